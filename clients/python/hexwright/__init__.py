"""Hexwright from Python: the engine as a process, and games as environments for learning and search."""

from .engine import Engine, HexwrightError, Stepped
from .env import AECEnv, SeatEnv
from .legend import Field, Legend, MoveKind

__all__ = ["AECEnv", "Engine", "Field", "HexwrightError", "Legend", "MoveKind", "SeatEnv", "Stepped"]
