"""Many games at once, with observations, masks and rewards as numpy arrays out of one answer of bytes."""

from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional, Sequence

import numpy as np

from .engine import Engine, Seed

OVER, CUT, BEGUN, FRESH, ILLEGAL = 1, 2, 4, 8, 16
"""the flags of a game: it has ended, was cut off, is amid a move of several steps, has just begun, met an illegal action"""


class Told(NamedTuple):
    """Where all games stand. A game has one row, or one for each seat where everybody answers."""

    seat: np.ndarray
    """by game: who decides; -1 once it is over"""
    flags: np.ndarray
    moves: np.ndarray
    rewards: np.ndarray
    """by game and seat"""
    masks: np.ndarray
    """by row and action: 1 where it is legal"""
    observations: np.ndarray
    """by row: what the seat sees, with itself first"""


class Layout:
    """What actions and observations of one setup are (docs/research.md)."""

    def __init__(self, opened: Dict[str, Any]):
        self.setup: Dict[str, Any] = opened["setup"]
        self.actions: Dict[str, Any] = opened["actions"]
        self.size: int = self.actions["size"]
        self.observations: Dict[str, Any] = opened["observations"]
        self.planes: Optional[Dict[str, Any]] = self.observations["planes"]

    def name(self, action: int) -> Dict[str, Any]:
        """What an action says: its kind of move, with the arguments that it holds."""
        rest = self.actions["rest"]
        if action >= rest["base"]:
            return {"move": "…", "next": action - rest["base"]}
        for kind in self.actions["kinds"]:
            left = action - kind["base"]
            if 0 <= left < kind["size"]:
                named: Dict[str, Any] = {}
                for arg in reversed(kind["args"][: kind["held"]]):
                    left, index = divmod(left, arg["size"])
                    named[arg["name"]] = arg["values"][index] if "values" in arg else index
                return {"move": kind["name"], **dict(reversed(list(named.items())))}
        raise ValueError(f"there is no action {action}")

    def field(self, cells: np.ndarray, name: str) -> np.ndarray:
        """The numbers of one field out of a flat observation, in its own shape."""
        for field in self.observations["fields"]:
            if field["name"] == name:
                return cells[..., field["at"] : field["at"] + field["size"]].reshape(*cells.shape[:-1], *field["per"])
        raise KeyError(name)

    def grounds(self, cells: np.ndarray) -> Dict[str, np.ndarray]:
        """A tensor observation as planes by ground (`hex`, `corner`, `edge`: planes × places) and `rest`."""
        if self.planes is None:
            raise ValueError("this game is not played on a board of hexes")
        found: Dict[str, np.ndarray] = {}
        at = 0
        for ground in self.planes["grounds"]:
            shape = (len(ground["planes"]), ground["places"])
            found[ground["on"]] = cells[..., at : at + shape[0] * shape[1]].reshape(*cells.shape[:-1], *shape)
            at += shape[0] * shape[1]
        found["rest"] = cells[..., at:]
        return found

    def graph(self, cells: np.ndarray) -> Dict[str, np.ndarray]:
        """
        A tensor observation as a graph: features of hexes, corners and edges (places × features), with `corner_edges` (the two corners of each
        edge) and `hex_corners` (pairs of a hex and one of its corners).
        """
        planes = self.grounds(cells)
        assert self.planes is not None
        graph = self.planes["graph"]
        corners = np.asarray(graph["hexCorners"]).reshape(-1, 6)
        return {
            **{f"{on}_features": np.swapaxes(planes[on], -1, -2) for on in ("hex", "corner", "edge")},
            "rest": planes["rest"],
            "corner_edges": np.asarray(graph["edgeCorners"]).reshape(-1, 2).T,
            "hex_corners": np.stack([np.repeat(np.arange(len(corners)), 6), corners.reshape(-1)]),
        }


class Batch:
    """
    Games of one setup in the engine. `opponents` names a bot for each seat that the engine plays, None for yours; `form` is `flat`, `tensor` or
    `none`. A game that has ended begins anew with the next step, whatever its action is.
    """

    def __init__(
        self,
        engine: Optional[Engine] = None,
        game: str = "first-island/base",
        seats: int = 4,
        *,
        count: int = 1,
        seed: Optional[Seed] = None,
        modules: Sequence[str] = (),
        options: Optional[Dict[str, Any]] = None,
        layout: Optional[Dict[str, Any]] = None,
        form: str = "flat",
        opponents: Optional[Sequence[Optional[str]]] = None,
        everybody: bool = False,
        offers: int = 0,
        reward: str = "win",
        limit: int = 20_000,
        illegal: str = "refuse",
    ):
        self._own = engine is None
        self.engine = Engine() if engine is None else engine
        asked: Dict[str, Any] = {
            "game": game,
            "seats": seats,
            "modules": list(modules),
            "options": options or {},
            "count": count,
            "form": form,
            "everybody": everybody,
            "offers": offers,
            "reward": reward,
            "limit": limit,
            "illegal": illegal,
        }
        for name, value in (("seed", seed), ("layout", layout), ("opponents", opponents)):
            if value is not None:
                asked[name] = list(value) if name == "opponents" else value  # type: ignore[call-overload]
        opened = self.engine.call("newEnvs", **asked)
        self.id: str = opened["envs"]
        self.count, self.seats, self.rows, self.width = count, seats, opened["rows"], opened["width"]
        self.layout = Layout(opened)
        self.target: int = opened["target"]
        self._parts = opened["layout"]

    @property
    def actions(self) -> int:
        return self.layout.size

    def reset(self, seed: Optional[Seed] = None, only: Optional[Sequence[int]] = None) -> Told:
        asked: Dict[str, Any] = {} if seed is None else {"seed": seed}
        if only is not None:
            asked["only"] = [int(index) for index in only]
        return self._read(self.engine.call_bytes("resetEnvs", envs=self.id, **asked))

    def step(self, actions: Sequence[int]) -> Told:
        """One action for each row: -1 for seats that are not asked, where everybody answers."""
        chosen: List[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(each) for each in actions]
        return self._read(self.engine.call_bytes("stepEnvs", envs=self.id, actions=chosen))

    def look(self, index: int, seat: int) -> np.ndarray:
        """What any seat sees of one of the games."""
        return np.frombuffer(self.engine.call_bytes("lookIntoEnv", envs=self.id, index=index, seat=seat), "<i4")

    def open(self, index: int = 0, seed: Seed = 0) -> str:
        """One of the games as a game of the engine, to be looked at, searched or played on; close it when done."""
        return self.engine.call("openEnv", envs=self.id, index=index, seed=seed)["game"]

    def close(self) -> None:
        if self.id:
            self.engine.call("closeEnvs", envs=self.id)
            self.id = ""
            if self._own:
                self.engine.close()

    def _read(self, block: bytes) -> Told:
        def part(name: str, kind: str) -> np.ndarray:
            at, shape = self._parts[name]["at"], self._parts[name]["shape"]
            return np.frombuffer(block, kind, int(np.prod(shape)), at).reshape(shape)

        bits = part("masks", "u1")
        masks = np.unpackbits(bits, axis=1, count=self.actions, bitorder="little").view(np.int8)
        return Told(
            part("seat", "<i4"),
            part("flags", "<i4"),
            part("moves", "<i4"),
            part("rewards", "<f4"),
            masks,
            part("observations", "<i4"),
        )


def sample(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """A random legal action for each row; -1 where there is none."""
    counts = masks.sum(axis=1, dtype=np.int64)
    legal = np.flatnonzero(masks)
    first = np.concatenate(([0], np.cumsum(counts)[:-1]))
    if len(legal) == 0:
        return np.full(len(masks), -1)
    picks = first + (chance.random(len(masks)) * counts).astype(np.int64)
    found = legal[np.minimum(picks, len(legal) - 1)] % masks.shape[1]
    return np.where(counts > 0, found, -1)


