"""A greedy player against bots: it takes the move after which its own points are highest. python3 greedy.py [games [moves]]"""

import random
import sys

from hexwright import AECEnv, Engine


def greedy(env: AECEnv, chance: random.Random) -> int:
    """Tries each legal code on a copy of the game as this seat imagines it."""
    engine, game = env.engine, env._game()
    seat = env.possible_agents.index(env.agent_selection)
    best, value = [], -1
    for code in env.codes:
        copy = engine.call("resample", game=game, seat=seat, seed=chance.randrange(1 << 30))["game"]
        engine.step([copy], [code])
        points = engine.points(copy)[seat]
        engine.close_game(copy)
        if points > value:
            best, value = [code], points
        elif points == value:
            best.append(code)
    return chance.choice(best)


def main(games: int, moves: int) -> None:
    chance = random.Random(1)
    won = 0
    with Engine() as engine:
        env = AECEnv(engine, max_moves=moves)
        for number in range(games):
            env.reset(seed=number)
            for agent in env.agent_iter():
                done = env.terminations[agent] or env.truncations[agent]
                if done:
                    env.step(None)
                else:
                    env.step(greedy(env, chance) if agent == "seat_0" else env.bot_action("random"))
            won += "seat_0" in env.winners
    print(f"greedy won {won} of {games} games against three random players")


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(*(given + [2, 20_000][len(given) :]))
