"""
A search with hidden information: each legal move is tried on several re-deals of what the seat may not know, each of which is cloned and played to the end by
chance. python3 search.py [games [moves [deals]]]
"""

import random
import sys
from typing import Dict, Optional

from hexwright import Engine

SEATS = 3
POINTS = 4


def search(engine: Engine, game: str, seat: int, deals: int, chance: random.Random) -> int:
    """The code of the move that wins most of the stories that follow it, on the same deals for every move."""
    codes = engine.look([game]).codes[0]
    if len(codes) == 1:
        return codes[0]
    won: Dict[int, float] = dict.fromkeys(codes, 0.0)
    for _ in range(deals):
        seed = chance.randrange(1 << 30)
        imagined = engine.call("resample", game=game, seat=seat, seed=seed)["game"]
        for code in codes:
            copy = engine.call("clone", game=imagined, seed=seed)["game"]
            engine.step([copy], [code])
            story = engine.call("playout", game=copy, seed=seed, games=1)
            won[code] += story["wins"][seat]
            engine.close_game(copy)
        engine.close_game(imagined)
    best = max(won.values())
    return chance.choice([code for code in codes if won[code] == best])


def main(games: int, moves: int, deals: int) -> Optional[float]:
    """How many of the games that ended the search won, in seat 0 against random players."""
    chance = random.Random(5)
    won = ended = 0
    with Engine() as engine:
        for number in range(games):
            game = engine.new_game("first-island/base", SEATS, seed=number, options={"points": POINTS})
            now = engine.look([game])
            for _ in range(moves):
                seat = now.seat[0]
                if seat is None:
                    break
                code = search(engine, game, 0, deals, chance) if seat == 0 else chance.choice(now.codes[0])
                now = engine.step([game], [code])
            if now.winners[0] is not None:
                ended += 1
                won += 0 in now.winners[0]
            engine.close_game(game)
    print(f"the search won {won} of {ended} games that ended, against {SEATS - 1} random players")
    return won / ended if ended else None


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(*(given + [4, 400, 3][len(given) :]))
