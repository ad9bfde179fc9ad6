"""Plays many random games at once and counts who wins: python3 random_play.py [games]"""

import random
import sys
import time

from hexwright import Engine

TABLES = 64


def main(games: int) -> None:
    chance = random.Random(1)
    wins = [0, 0, 0, 0]
    done = begun = moves = 0
    with Engine() as engine:
        start = time.perf_counter()
        open_games = [engine.new_game("first-island/base", 4, seed=begun + i) for i in range(TABLES)]
        begun += TABLES
        now = engine.look(open_games)
        while done < games:
            codes = [chance.choice(each) if each else None for each in now.codes]
            for i, winners in enumerate(now.winners):
                if winners is None:
                    continue
                for seat in winners:
                    wins[seat] += 1
                done += 1
                engine.close_game(open_games[i])
                open_games[i] = engine.new_game("first-island/base", 4, seed=begun)
                begun += 1
                codes[i] = None
            now = engine.step(open_games, codes)
            moves += TABLES
        seconds = time.perf_counter() - start
    print(f"{done} games, wins by seat {wins}, {moves / seconds:.0f} moves a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
