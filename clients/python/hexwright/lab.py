"""Reads the files of games that `hexwright lab export` writes (docs/lab-files.md)."""

from __future__ import annotations

import json
import struct
import sys
from array import array
from dataclasses import dataclass
from typing import Any, BinaryIO, Dict, Iterator, List, Tuple, Union

MAGIC = b"HEXLAB1\n"
NOBODY = 255

#: A move by its code, or by its name and arguments where it has no code.
Move = Union[int, Dict[str, Any]]


@dataclass(frozen=True)
class Position:
    """What a position looked like when a turn began."""

    turn: int
    #: whose turn it was; -1 before the first
    active: int
    #: by seat: what the position was worth to it by the judgement made by hand
    worth: "array[float]"
    #: ``features[seat * len(names) + i]``
    features: "array[float]"


@dataclass(frozen=True)
class Game:
    """One game, from the first move to the last."""

    number: int
    finished: bool
    winners: Tuple[int, ...]
    points: Tuple[int, ...]
    positions: List[Position]
    #: who moved (-1: nature) and the move
    moves: List[Tuple[int, Move]]


class GamesFile:
    """A file of games: ``head`` says what was played, and iterating gives the games one by one."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("is no file of games")
        (length,) = struct.unpack("<I", self._exactly(4))
        self.head: Dict[str, Any] = json.loads(self._exactly(length))
        self.seats: int = self.head["seats"]
        #: the names of each seat's numbers
        self.features: List[str] = self.head["features"]

    def __iter__(self) -> Iterator[Game]:
        while True:
            size = self._file.read(4)
            if not size:
                return
            if len(size) < 4:
                raise ValueError("ends in the middle of a game")
            yield self._game(self._exactly(struct.unpack("<I", size)[0]))

    def _exactly(self, count: int) -> bytes:
        read = self._file.read(count)
        if len(read) < count:
            raise ValueError("ends in the middle of a game")
        return read

    def _game(self, block: bytes) -> Game:
        number, finished, bits = struct.unpack_from("<IBH", block, 0)
        points = struct.unpack_from(f"<{self.seats}h", block, 7)
        at = 7 + 2 * self.seats
        (count,) = struct.unpack_from("<I", block, at)
        at += 4
        positions = []
        for _ in range(count):
            turn, active = struct.unpack_from("<HB", block, at)
            at += 3
            worth, at = _floats(block, at, self.seats)
            features, at = _floats(block, at, self.seats * len(self.features))
            positions.append(Position(turn, -1 if active == NOBODY else active, worth, features))
        (count,) = struct.unpack_from("<I", block, at)
        at += 4
        moves: List[Tuple[int, Move]] = []
        for _ in range(count):
            by = -1 if block[at] == NOBODY else block[at]
            code, at = _varint(block, at + 1)
            if code:
                moves.append((by, code - 1))
                continue
            length, at = _varint(block, at)
            moves.append((by, json.loads(block[at : at + length])))
            at += length
        if at != len(block):
            raise ValueError(f"game {number} does not end where it should")
        winners = tuple(seat for seat in range(self.seats) if bits >> seat & 1)
        return Game(number, finished == 1, winners, points, positions, moves)


def _floats(block: bytes, at: int, count: int) -> Tuple["array[float]", int]:
    numbers = array("f")
    numbers.frombytes(block[at : at + 4 * count])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers, at + 4 * count


def _varint(block: bytes, at: int) -> Tuple[int, int]:
    value = 0
    shift = 0
    while True:
        byte = block[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7
