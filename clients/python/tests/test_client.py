"""Run with: python3 -m unittest discover -s clients/python/tests"""

import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from hexwright import AECEnv, Engine, HexwrightError, SeatEnv  # noqa: E402
from hexwright.legend import UNKNOWN  # noqa: E402

BASE = "first-island/base"


class ClientTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_a_code_is_named_as_the_engine_names_it(self) -> None:
        game = self.engine.new_game(BASE, 4, seed=1)
        legend = self.engine.legend(game)
        for _ in range(80):
            now = self.engine.look([game])
            legal = self.engine.call("decision", game=game)["legal"][0]["moves"]
            self.assertEqual([legend.name(code) for code in now.codes[0]], legal)
            self.engine.step([game], [now.codes[0][-1]])
        self.engine.close_game(game)

    def test_an_environment_plays_a_whole_game(self) -> None:
        env = AECEnv(self.engine, BASE, 3)
        env.reset(seed=5)
        total = {agent: 0.0 for agent in env.possible_agents}
        moves = 0
        for agent in env.agent_iter():
            observation, reward, ended, cut, _ = env.last()
            total[agent] += reward
            mask = observation["action_mask"]
            self.assertEqual(len(mask), env.action_count)
            self.assertEqual(len(observation["observation"]), env.observation_size)
            if ended or cut:
                env.step(None)
                continue
            legal = [code for code, legal in enumerate(mask) if legal]
            self.assertEqual(legal, sorted(env.codes))
            env.step(legal[moves * 7 % len(legal)])
            moves += 1
        self.assertEqual(env.agents, [])
        self.assertEqual(len(env.winners), 1)
        self.assertAlmostEqual(sum(total.values()), 0.0)
        self.assertEqual(total[env.winners[0]], 1.0)
        env.close()

    def test_the_same_seed_gives_the_same_game(self) -> None:
        seen = []
        for _ in range(2):
            env = AECEnv(self.engine, "seafarers/heading-for-new-shores", 4)
            env.reset(seed="twice")
            for i in range(150):
                env.step(env.codes[i * 3 % len(env.codes)])
            seen.append(list(env.observe(env.agent_selection)["observation"]))
            env.close()
        self.assertEqual(seen[0], seen[1])

    def test_others_hands_are_not_seen(self) -> None:
        env = AECEnv(self.engine, BASE, 4)
        env.reset(seed=9)
        for i in range(150):
            env.step(env.codes[i % len(env.codes)])
        for agent in env.possible_agents:
            cells = env.observe(agent)["observation"]
            hold = env.legend.fields["hold"]
            row = hold.size // 4
            for seat in range(4):
                hidden = UNKNOWN in env.legend.read(cells, "hold")[seat * row : (seat + 1) * row]
                self.assertEqual(hidden, env.possible_agents[seat] != agent)
        env.close()

    def test_one_seat_plays_against_bots(self) -> None:
        env = SeatEnv(self.engine, BASE, seats=2 + 1, opponent="random")
        observation, _ = env.reset(seed=3)
        reward, done = 0.0, False
        for i in range(5000):
            legal = [code for code, legal in enumerate(observation["action_mask"]) if legal]
            self.assertTrue(legal)
            observation, reward, done, cut, _ = env.step(legal[i % len(legal)])
            if done or cut:
                break
        self.assertTrue(done)
        self.assertIn(reward, (1.0, -0.5))
        env.close()

    def test_an_error_names_what_was_wrong(self) -> None:
        with self.assertRaises(HexwrightError) as caught:
            self.engine.new_game("no/such-game", 4)
        self.assertEqual((caught.exception.code, caught.exception.field), ("game-unknown", "game"))
        game = self.engine.new_game(BASE, 4, seed=2)
        with self.assertRaises(HexwrightError) as caught:
            self.engine.step([game], [10**6])
        self.assertEqual(caught.exception.code, "code-unknown")
        self.engine.close_game(game)


if __name__ == "__main__":
    unittest.main()
