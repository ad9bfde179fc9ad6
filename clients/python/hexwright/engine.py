"""The engine in a process of its own, spoken to with one line of JSON a message."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from array import array
from base64 import b64decode
from types import TracebackType
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Type, Union

from .legend import Legend

Seed = Union[int, str]


class HexwrightError(Exception):
    """The engine refused something. Nothing has changed by it; `code` is for programs, `field` says what was wrong."""

    def __init__(self, message: str, code: str, data: Dict[str, Any]):
        super().__init__(message)
        self.code = code
        self.field: Optional[str] = data.get("field")
        self.data = data


class Stepped(NamedTuple):
    """Where many games stand, each list by game."""

    seat: List[Optional[int]]
    """who must decide next: -1 for nature, None once the game is over"""
    codes: List[List[int]]
    """the listed moves of that seat"""
    length: List[int]
    winners: List[Optional[List[int]]]
    observations: Optional[List["array[int]"]]
    """the cells as that seat sees them, where they were asked for"""


INSIDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "engine.mjs")
"""the engine that a wheel has inside"""


def command() -> List[str]:
    """
    How the engine is started: the environment variable HEXWRIGHT; else the engine inside of this package, where it was installed from a wheel; else
    `hexwright stdio` from the path.
    """
    given = os.environ.get("HEXWRIGHT")
    if given:
        return shlex.split(given)
    if os.path.exists(INSIDE):
        return [_node(), INSIDE]
    if shutil.which("hexwright"):
        return ["hexwright", "stdio"]
    raise HexwrightError(
        "there is no engine: install the wheel that has it inside, or the command `hexwright` (npm install -g hexwright), or say in the "
        "environment variable HEXWRIGHT how it is started",
        "no-engine",
        {},
    )


def _node() -> str:
    """Node, which runs the engine: NODE in the environment, or on the path, and new enough."""
    node = os.environ.get("NODE") or shutil.which("node")
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    except OSError:
        said = ""
    found = re.match(r"v(\d+)\.(\d+)", said)
    if node and found and (int(found.group(1)), int(found.group(2))) >= NODE:
        return node
    raise HexwrightError(
        f"the engine runs on Node {NODE[0]}.{NODE[1]} or newer, and {'there is ' + said.strip() if found else 'it is not here'}: install it from "
        "https://nodejs.org, or name it in the environment variable NODE",
        "no-node",
        {},
    )


NODE = (20, 19)


class Engine:
    """One process of the engine with any number of open games. Use it in a `with` block, or `close` it."""

    def __init__(self, argv: Optional[Sequence[str]] = None, cwd: Optional[str] = None):
        self._process = subprocess.Popen(
            list(argv) if argv is not None else command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=cwd,
            bufsize=1 << 20,
        )
        self._asked = 0
        self._legends: Dict[str, Legend] = {}

    def call(self, method: str, **params: Any) -> Any:
        """Asks the engine for anything that docs/protocol.md describes."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        self._asked += 1
        asked = {"jsonrpc": "2.0", "id": self._asked, "method": method, "params": params}
        stdin.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
        stdin.flush()
        line = stdout.readline()
        if not line:
            raise HexwrightError(f"the engine has ended with {self._process.wait()}", "ended", {})
        answer = json.loads(line)
        error = answer.get("error")
        if error is not None:
            data = error.get("data") or {}
            raise HexwrightError(error["message"], data.get("code", "unknown"), data)
        return answer["result"]

    def call_bytes(self, method: str, **params: Any) -> bytes:
        """The same for the methods whose answer is followed by bytes: these."""
        count = self.call(method, **params)["bytes"]
        assert self._process.stdout is not None
        block = self._process.stdout.read(count)
        if len(block) < count:
            raise HexwrightError(f"the engine has ended with {self._process.wait()}", "ended", {})
        return block

    def catalog(self) -> List[Dict[str, Any]]:
        """Everything that can be played."""
        return self.call("catalog")

    def new_game(
        self,
        game: str,
        seats: int,
        seed: Optional[Seed] = None,
        modules: Sequence[str] = (),
        options: Optional[Dict[str, Any]] = None,
        layout: Optional[Dict[str, Any]] = None,
        chance: Optional[str] = None,
    ) -> str:
        """Opens a table; the answer is the id of the game. `layout` is a board of your own, `chance` "seeded" or "manual"."""
        params: Dict[str, Any] = {"game": game, "seats": seats, "modules": list(modules), "options": options or {}}
        for name, value in (("seed", seed), ("layout", layout), ("chance", chance)):
            if value is not None:
                params[name] = value
        return self.call("newGame", **params)["game"]

    def legend(self, game: str) -> Legend:
        """What the numbers of this game mean; games of one setup share it."""
        found = self.call("rules", game=game)
        key = json.dumps(found["setup"], sort_keys=True)
        if key not in self._legends:
            self._legends[key] = Legend(found)
        return self._legends[key]

    def step(
        self, games: Sequence[str], codes: Sequence[Optional[int]], observe: bool = False
    ) -> Stepped:
        """Makes one move in each of these games, or only looks where the code is None."""
        found = self.call("step", games=list(games), codes=list(codes), observe=observe)
        seen = found.get("observations")
        return Stepped(
            found["seat"],
            found["codes"],
            found["length"],
            found["winners"],
            None if seen is None else [_cells(text) for text in seen],
        )

    def look(self, games: Sequence[str], observe: bool = False) -> Stepped:
        return self.step(games, [None] * len(games), observe)

    def bot(self, game: str, seat: int, bot: str = "normal", **budget: Any) -> Dict[str, Any]:
        """The move that a bot would make. `imagine` or `ms` say how long it may think, `seed` varies it."""
        return self.call("bot", game=game, seat=seat, bot=bot, **budget)["move"]

    def apply(self, game: str, seat: int, move: Dict[str, Any]) -> Dict[str, Any]:
        """Makes a named move, also one that has no code."""
        return self.call("apply", game=game, seat=seat, move=move, events=False)

    def points(self, game: str) -> List[int]:
        return [each["total"] for each in self.call("points", game=game)]

    def close_game(self, game: str) -> None:
        self.call("close", game=game)

    def close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(timeout=10)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()


def _cells(text: str) -> "array[int]":
    cells = array("i")
    cells.frombytes(b64decode(text))
    return cells
