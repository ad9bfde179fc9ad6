"""What the numbers of a game mean."""

from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Sequence, Tuple

UNKNOWN = -32768
"""a cell that the seat may not know"""


class Field(NamedTuple):
    """A named part of the cells: `per` says how many there are of it, one number for each way to count them."""

    name: str
    at: int
    size: int
    per: Tuple[int, ...]
    audience: str


class MoveKind(NamedTuple):
    """A kind of move with its codes: from `code` on, `codes` of them."""

    name: str
    code: int
    codes: int
    args: Tuple[Tuple[str, Tuple[Any, ...]], ...]
    """each argument with its name and its values in order"""


class Legend:
    """The fields and moves of one setup."""

    def __init__(self, rules: Dict[str, Any]):
        self.rules = rules
        self.cells: int = rules["cells"]
        self.codes: int = rules["codes"]
        self.fields: Dict[str, Field] = {
            each["name"]: Field(each["name"], each["at"], each["size"], tuple(each["per"]), str(each["audience"]))
            for each in rules["fields"]
        }
        self.moves: List[MoveKind] = [_kind(each) for each in rules["moves"] if "code" in each]

    def read(self, cells: Sequence[int], name: str) -> Sequence[int]:
        """The numbers of one field out of an observation."""
        field = self.fields[name]
        return cells[field.at : field.at + field.size]

    def name(self, code: int) -> Dict[str, Any]:
        """The move that a code stands for, as the engine names it."""
        for kind in self.moves:
            if kind.code <= code < kind.code + kind.codes:
                return {"move": kind.name, **_arguments(kind, code - kind.code)}
        raise ValueError(f"no move has the code {code}")

    def mask(self, codes: Sequence[int]) -> bytearray:
        """One byte for each code there is: 1 where it is legal."""
        mask = bytearray(self.codes)
        for code in codes:
            mask[code] = 1
        return mask


def _kind(move: Dict[str, Any]) -> MoveKind:
    args = tuple(
        (arg["name"], tuple(arg["values"]) if "values" in arg else tuple(range(arg["size"]))) for arg in move["args"]
    )
    return MoveKind(move["name"], move["code"], move["codes"], args)


def _arguments(kind: MoveKind, rest: int) -> Dict[str, Any]:
    named: Dict[str, Any] = {}
    for name, values in reversed(kind.args):
        rest, digit = divmod(rest, len(values))
        named[name] = values[digit]
    return {name: named[name] for name, _ in kind.args}
