"""A player for Hexwright's tables: `--players 'stdio:python3 my_bot.py'` (docs/players.md)."""

import json
import sys
from typing import Any, Callable, Dict, Optional, Sequence, Union

PROTOCOL = 1

Answer = Union[int, Dict[str, Any]]


class Turn:
    """What a player is told when a move is asked of it. `legal` lists every move; `view` and `text` are there if they were wanted."""

    def __init__(self, message: Dict[str, Any], hello: Dict[str, Any], rules: Optional[Dict[str, Any]]):
        self.row: str = hello["row"]
        self.seats: int = hello["seats"]
        self.rules = rules
        self.seat: int = message["seat"]
        self.turn: int = message["turn"]
        self.decision: Dict[str, Any] = message["decision"]
        self.legal: Sequence[Dict[str, Any]] = message["legal"]
        self.open: Sequence[Dict[str, Any]] = message["open"]
        self.points: Sequence[int] = message["points"]
        self.budget: Dict[str, int] = message["budget"]
        self.seed: int = message["seed"]
        self.view: Optional[Dict[str, Any]] = message.get("view")
        self.text: Optional[str] = message.get("text")


def play(choose: Callable[[Turn], Answer], wants: Sequence[str] = ()) -> None:
    """Answers every question on standard input until it ends. `choose` gives the place of a move in `turn.legal`, or a move;
    `wants` are some of "view" (the fields of the position), "text" (the same in words) and "rules" (what names and numbers mean)."""
    hello: Dict[str, Any] = {}
    rules: Optional[Dict[str, Any]] = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        answer: Dict[str, Any] = {}
        if kind == "hello":
            if message["protocol"] != PROTOCOL:
                answer = {"error": f"this player speaks protocol {PROTOCOL}, not {message['protocol']}"}
            else:
                hello = message
                answer = {"wants": list(wants)}
        elif kind == "rules":
            rules = message["rules"]
        elif kind == "move":
            chosen = choose(Turn(message, hello, rules))
            answer = {"choice": chosen} if isinstance(chosen, int) else {"move": chosen}
        # What is printed for people goes to standard error: standard output belongs to the engine.
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
