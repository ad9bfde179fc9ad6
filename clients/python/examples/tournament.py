"""
A tournament with intervals, between two bots of the engine or functions of yours: pairs of games share board and dice, and both sit in both seats.
python3 tournament.py [pairs]
"""

import math
import random
import sys
from typing import Callable, List, Tuple

from hexwright import Engine

Player = Callable[[Engine, str, int, int], int]
"""answers the code of a move: engine, game, seat, and a number of chance"""


def random_player(engine: Engine, game: str, _seat: int, seed: int) -> int:
    return random.Random(seed).choice(engine.look([game]).codes[0])


def builder(engine: Engine, game: str, _seat: int, seed: int) -> int:
    """Builds whenever it can."""
    codes = engine.look([game]).codes[0]
    legend = engine.legend(game)
    best = [code for code in codes if legend.name(code)["move"] in ("city", "settlement", "buy-card")]
    return random.Random(seed).choice(best or codes)


def wilson(won: float, games: int) -> Tuple[float, float]:
    """The 95 % interval of a share, sound for few games."""
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def play(engine: Engine, seats: List[Player], seed: int, points: int) -> int:
    """Who wins; the board and the dice follow from the seed and the moves."""
    game = engine.new_game("house/base-for-two", 2, seed=seed, options={"points": points})
    now = engine.look([game])
    moves = 0
    while now.winners[0] is None:
        seat = now.seat[0]
        assert seat is not None
        now = engine.step([game], [seats[seat](engine, game, seat, seed * 100_003 + moves)])
        moves += 1
    engine.close_game(game)
    return now.winners[0][0]


def main(pairs: int, points: int = 5) -> None:
    won = 0
    with Engine() as engine:
        for pair in range(pairs):
            won += play(engine, [builder, random_player], pair, points) == 0
            won += play(engine, [random_player, builder], pair, points) == 1
    low, high = wilson(won, 2 * pairs)
    print(f"builder won {won} of {2 * pairs} games against random: {won / (2 * pairs):.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
