"""
A study of a variant: what changes for the players when it is added to a game? Bots play the same number of games with and without it, and the lengths, the
shares of the seats and the points are compared, with 95 % intervals. python3 balance_study.py [games [variant]]
"""

import json
import math
import os
import subprocess
import sys
import tempfile
from typing import Any, Dict, List, Sequence, Tuple

from hexwright.engine import command


def played(games: int, modules: Sequence[str]) -> List[Dict[str, Any]]:
    """Games of four quick bots, as `hexwright sim --json` tells them."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.jsonl")
        start = command()
        asked = ["sim", "first-island/base", "--games", str(games), "--players", "normal", "--seed", "balance"]
        asked += ["--json", path] + (["--modules", ",".join(modules)] if modules else [])
        # The engine's own command without its last word, `stdio`.
        subprocess.run(start[:-1] + asked, check=True, stdout=subprocess.DEVNULL)
        with open(path) as file:
            return [json.loads(line) for line in file]


def mean(values: Sequence[float]) -> Tuple[float, float]:
    """A mean, and how far it may be off."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return middle, 1.96 * spread / math.sqrt(len(values))


def main(games: int, variant: str) -> None:
    measures = {
        "turns": lambda game: game["turns"],
        "points of all": lambda game: sum(game["points"]),
        "between first and last": lambda game: max(game["points"]) - min(game["points"]),
        "won by who begins": lambda game: float(0 in game["winners"]),
    }
    usual, other = played(games, []), played(games, [variant])
    print(f"{games} games each of four normal bots, without and with {variant}")
    for name, measure in measures.items():
        without, within = mean([measure(game) for game in usual])
        with_it, within_it = mean([measure(game) for game in other])
        apart = math.hypot(within, within_it)
        said = "changed" if abs(with_it - without) > apart else "no difference shown"
        print(f"{name:24s} {without:7.2f} ± {within:.2f}   {with_it:7.2f} ± {within_it:.2f}   {said}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "variant/friendly-robber")
