"""
Learns to play by policy gradients: REINFORCE on a linear policy, over kinds of moves and what a corner brings. It plays one seat of three against
random players, 32 games at a time, and prints how many it wins as it learns. With numpy alone; two minutes on one core.

    python3 policy_gradient.py [updates [games]]
"""

import sys
from typing import List

import numpy as np

from hexwright.batch import OVER, Batch

SEATS = 3
POINTS = 6
STEP = 4.0


class Policy:
    """A chance for each legal action: the softmax of a weighted sum of what the action is."""

    def __init__(self, batch: Batch, chance: np.random.Generator):
        layout = batch.layout
        kinds = [kind["name"] for kind in layout.actions["kinds"]]
        self.chance = chance
        self.kind = np.full(layout.size, len(kinds))
        self.corner = np.full(layout.size, -1)
        for action in range(layout.actions["rest"]["base"]):
            named = layout.name(action)
            self.kind[action] = kinds.index(named["move"])
            if "corner" in named:
                self.corner[action] = named["corner"]
        # one weight for each kind of move, and one for what a corner brings
        self.weights = np.zeros(len(kinds) + 2)
        self.batch = batch
        assert layout.planes is not None
        self.hex_corners = np.asarray(layout.planes["graph"]["hexCorners"]).reshape(-1, 6)

    def features(self, cells: np.ndarray) -> np.ndarray:
        """By row and action: the chance of the numbers around its corner."""
        numbers = self.batch.layout.field(cells, "numbers")
        pips = np.zeros(numbers.shape)
        for number in range(2, 13):
            if number != 7:
                pips += ((numbers >> number) & 1) * (6 - abs(7 - number))
        # Actions are numbered for the largest board of the row; this one may have fewer corners.
        corners = np.zeros((len(cells), max(self.corner.max(), self.hex_corners.max()) + 1))
        for place in range(6):
            np.add.at(corners, (slice(None), self.hex_corners[:, place]), pips)
        worth = np.where(self.corner >= 0, corners[:, np.maximum(self.corner, 0)] / 10, 0)
        return worth

    def choose(self, masks: np.ndarray, cells: np.ndarray):
        worth = self.features(cells)
        scores = self.weights[self.kind][None, :] + self.weights[-1] * worth
        scores = np.where(masks > 0, scores, -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * (masks > 0)
        p = powers / powers.sum(axis=1, keepdims=True)
        picks = (p.cumsum(axis=1) > self.chance.random((len(p), 1))).argmax(axis=1)
        # The slope of the logarithm of what was chosen: what it is, less what is expected.
        slopes = np.zeros((len(p), len(self.weights)))
        np.add.at(slopes.T, self.kind, -p.T)
        slopes[np.arange(len(p)), self.kind[picks]] += 1
        slopes[:, -1] = worth[np.arange(len(p)), picks] - (p * worth).sum(axis=1)
        return picks, slopes


def main(updates: int, games: int) -> List[float]:
    chance = np.random.default_rng(3)
    curve: List[float] = []
    batch = Batch(
        game="first-island/base",
        seats=SEATS,
        count=games,
        seed="policy gradient",
        options={"points": POINTS},
        opponents=[None] + ["random"] * (SEATS - 1),
        limit=2000,
    )
    policy = Policy(batch, chance)
    for update in range(updates):
        told = batch.reset(seed=f"update {update}")
        sums = np.zeros((games, len(policy.weights)))
        lengths = np.zeros(games)
        rewards = np.zeros(games)
        going = np.ones(games, bool)
        while going.any():
            # A game that is over begins anew with the next step, and what becomes of it is of no interest.
            live = going & (told.seat == 0)
            actions = np.zeros(games, np.int64)
            asked = told.masks.sum(axis=1) > 0
            picks, slopes = policy.choose(told.masks[asked], told.observations[asked])
            actions[asked] = picks
            every = np.zeros((games, len(policy.weights)))
            every[asked] = slopes
            sums[live] += every[live]
            lengths[live] += 1
            told = batch.step(actions)
            rewards[going] += told.rewards[going, 0]
            going &= (told.flags & (OVER | 2)) == 0
        won = rewards > 0
        curve.append(float(won.mean()))
        # Games of any length count alike, and so do updates with many wins and with few.
        advantage = (won - np.mean(curve[-10:])) / max(0.1, won.std())
        policy.weights += STEP * (advantage[:, None] * sums / np.sqrt(np.maximum(lengths, 1))[:, None]).mean(axis=0)
        if update % 10 == 9:
            recent = np.mean(curve[-10:])
            print(f"update {update + 1:3d}: won {recent:.0%} of {10 * games} games (a third is even)", flush=True)
    batch.close()
    return curve


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    curve = main(*(given + [60, 32][len(given) :]))
    tenth = max(1, len(curve) // 6)
    print(f"won {np.mean(curve[:tenth]):.0%} at first and {np.mean(curve[-tenth:]):.0%} in the end")
