"""Hexwright from Python: the engine as a process, and games as environments for learning and search."""

from .engine import Engine, HexwrightError, Stepped
from .env import AECEnv, SeatEnv
from .lab import Game, GamesFile, Position
from .legend import Field, Legend, MoveKind

__all__ = [
    "AECEnv",
    "Engine",
    "Field",
    "Game",
    "GamesFile",
    "HexwrightError",
    "Legend",
    "MoveKind",
    "Position",
    "SeatEnv",
    "Stepped",
]
