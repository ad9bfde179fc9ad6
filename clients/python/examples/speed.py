"""
How many steps a second: one game or 64 games a call, with masks alone, flat or tensor observations; then one seat against three random bots inside
the engine, as one game alone (Gymnasium) and as 64. python3 speed.py [seconds]
"""

import sys
import time

import numpy as np

from hexwright import Engine
from hexwright.gym import Batch, HexwrightEnv, HexwrightVectorEnv, sample


def batch(engine: Engine, form: str, count: int, seconds: float) -> float:
    chance = np.random.default_rng(1)
    games = Batch(engine, count=count, seed=1, form=form)
    told, steps = games.reset(), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        told = games.step(sample(told.masks, chance))
        steps += count
    games.close()
    return steps / (time.perf_counter() - start)


def seat(engine: Engine, count: int, seconds: float) -> float:
    chance = np.random.default_rng(1)
    steps = 0
    if count == 1:
        env = HexwrightEnv(engine, opponents="random")
        _, info = env.reset(seed=1)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            legal = np.flatnonzero(info["action_mask"])
            _, _, ended, cut, info = env.step(int(chance.choice(legal)))
            if ended or cut:
                _, info = env.reset()
            steps += 1
    else:
        env = HexwrightVectorEnv(count, engine, opponents="random")
        _, info = env.reset(seed=1)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            _, _, _, _, info = env.step(sample(info["action_mask"], chance))
            steps += count
    taken = time.perf_counter() - start
    env.close()
    return steps / taken


def main(seconds: float) -> None:
    with Engine() as engine:
        for form in ("none", "flat", "tensor"):
            for count in (1, 64):
                print(f"all seats, {form}, {count} a call: {batch(engine, form, count, seconds):.0f} steps a second")
        for count in (1, 64):
            print(f"one seat against three bots inside, {count} a call: {seat(engine, count, seconds):.0f} steps a second")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
