"""
A tiny training loop without any library: a linear guess at who wins, learned from random games.
Each position gives a few numbers by seat (points, cards, pieces left); after each game the weights move towards who won.
python3 tiny_training.py [games]
"""

import math
import random
import sys
from typing import List, Sequence

from hexwright import Engine, Legend


def features(legend: Legend, state: dict, seats: int) -> List[List[float]]:
    """By seat: pieces built, cards in hand, knights played."""
    supply = state["supply"]
    hand = state["handSize"]
    return [[1 - sum(supply[seat]) / 24.0, hand[seat] / 7.0, 1.0] for seat in range(seats)]


def chances(weights: Sequence[float], rows: List[List[float]]) -> List[float]:
    scores = [sum(w * x for w, x in zip(weights, row)) for row in rows]
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    return [power / sum(powers) for power in powers]


def main(games: int) -> None:
    chance = random.Random(2)
    weights = [0.0, 0.0, 0.0]
    losses: List[float] = []
    with Engine() as engine:
        for number in range(games):
            game = engine.new_game("first-island/base", 3, seed=number)
            legend = engine.legend(game)
            now, seen = engine.look([game]), []
            while now.winners[0] is None:
                if chance.random() < 0.02:
                    seen.append(features(legend, engine.call("state", game=game)["fields"], 3))
                now = engine.step([game], [chance.choice(now.codes[0])])
            winner = now.winners[0][0]
            engine.close_game(game)
            for rows in seen:
                p = chances(weights, rows)
                losses.append(-math.log(max(p[winner], 1e-9)))
                for i in range(len(weights)):
                    slope = rows[winner][i] - sum(p[seat] * rows[seat][i] for seat in range(3))
                    weights[i] += 0.05 * slope
    half = len(losses) // 2
    first, last = sum(losses[:half]) / half, sum(losses[half:]) / (len(losses) - half)
    print(f"loss {first:.3f} in the first half, {last:.3f} in the second (guessing: {math.log(3):.3f}); weights {weights}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
