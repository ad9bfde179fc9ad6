"""A player of its own: builds what it can and never trades. From the root of the repository:

    PYTHONPATH=clients/python npm run -s hexwright -- lab tournament first-island/base \
        --players 'stdio:python3 clients/python/examples/bot.py,random' --games 40
"""

import random

from hexwright.player import Turn, play

BEST_FIRST = ["city", "settlement", "buy-card", "play-card", "road"]


def choose(turn: Turn) -> int:
    """The place of the best kind of move, any of them; the seed makes games that can be played again."""
    chance = random.Random(turn.seed)

    def worth(move: dict) -> int:
        name = move["move"]
        return 10 - BEST_FIRST.index(name) if name in BEST_FIRST else {"bank-trade": -1, "end-turn": -2}.get(name, 1)

    most = max(map(worth, turn.legal))
    return chance.choice([place for place, move in enumerate(turn.legal) if worth(move) == most])


if __name__ == "__main__":
    play(choose)
