"""
The standard environments. PettingZoo's and Gymnasium's own checkers are run where they are installed; where they are not, as on a machine without a
package index, `standards.py` asks what they ask. Run with: python3 -m unittest discover -s clients/python/tests
"""

import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
sys.path.insert(0, os.path.dirname(__file__))

try:
    import numpy as np
except ImportError:
    raise unittest.SkipTest("NOT RUN: there is no numpy, which the environments need")

import standards  # noqa: E402
from hexwright import Engine  # noqa: E402
from hexwright.gym import (  # noqa: E402
    Batch,
    HexwrightAEC,
    HexwrightEnv,
    HexwrightParallel,
    HexwrightVectorEnv,
    sample,
)
from hexwright.spiel import CHANCE, TERMINAL, SpielGame  # noqa: E402

BASE = "first-island/base"


class GymTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_the_agent_environment_meets_the_standard(self) -> None:
        for wish in ({"seats": 3}, {"game": "rivals/introductory", "seats": 2}, {"seats": 3, "form": "tensor"}):
            env = HexwrightAEC(self.engine, render_mode="ansi", **wish)
            standards.api_test(env, 60)
            env.close()

    def test_the_same_seed_gives_the_same_game_of_agents(self) -> None:
        standards.seed_test(lambda: HexwrightAEC(self.engine, seats=3), 40)

    def test_the_agent_environment_plays_to_the_end(self) -> None:
        env = HexwrightAEC(self.engine, seats=3)
        env.reset(seed=4)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            total[agent] += reward
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if ended or cut else int(legal[len(total) * 7 % len(legal)]))
        self.assertEqual(env.agents, [])
        self.assertAlmostEqual(sum(total.values()), 0.0)
        self.assertEqual(max(total.values()), 1.0)

    def test_the_parallel_environment_meets_the_standard(self) -> None:
        env = HexwrightParallel(self.engine, seats=4, offers=1)
        standards.parallel_api_test(env, 120)
        env.close()

    def test_the_environment_of_one_seat_meets_the_standard(self) -> None:
        env = HexwrightEnv(self.engine, seats=3, seat=1, render_mode="rgb_array")
        standards.check_env(env)
        self.assertEqual(env.render().shape[2], 3)
        env.close()

    def test_opponents_may_be_functions(self) -> None:
        seen = []

        def first(observation: np.ndarray, mask: np.ndarray) -> int:
            seen.append(observation.shape)
            return int(np.flatnonzero(mask)[0])

        env = HexwrightEnv(self.engine, seats=3, opponents=[first, "random"])
        _, info = env.reset(seed=1)
        for _ in range(30):
            _, _, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            if ended or cut:
                break
        self.assertGreater(len(seen), 5)
        env.close()

    def test_an_illegal_action_is_replaced_and_told_or_refused(self) -> None:
        env = HexwrightEnv(self.engine, seats=3)
        _, info = env.reset(seed=1)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        self.assertTrue(env.step(illegal)[4].get("illegal"))
        env.close()
        strict = HexwrightEnv(self.engine, seats=3, illegal="refuse")
        strict.reset(seed=1)
        with self.assertRaisesRegex(Exception, "not legal"):
            strict.step(illegal)
        strict.close()

    def test_many_games_at_once_end_and_begin_anew(self) -> None:
        envs = HexwrightVectorEnv(16, self.engine, seats=3, form="none", reward="win")
        chance = np.random.default_rng(1)
        _, infos = envs.reset(seed=3)
        ended, paid = 0, 0.0
        for _ in range(1500):
            _, rewards, terminated, truncated, infos = envs.step(sample(infos["action_mask"], chance))
            self.assertTrue(((rewards != 0) <= terminated).all())
            ended += int(terminated.sum())
            paid += float((rewards == 1).sum())
            self.assertFalse(truncated.any())
            if ended > 20:
                break
        self.assertGreater(ended, 20)
        self.assertGreater(paid, 0)
        self.assertLess(paid, ended)
        envs.close()

    def test_the_forms_of_an_observation_say_the_same(self) -> None:
        flat, tensor = (Batch(self.engine, seats=4, seed=5, form=form) for form in ("flat", "tensor"))
        one, other = flat.reset(), tensor.reset()
        chance = np.random.default_rng(2)
        for _ in range(120):
            actions = sample(one.masks, chance)
            one, other = flat.step(actions), tensor.step(actions)
        cells, planes = one.observations[0], tensor.layout.grounds(other.observations[0])
        graph = tensor.layout.graph(other.observations[0])
        names = [each["name"] for each in tensor.layout.planes["grounds"][1]["planes"]]
        own = planes["corner"][names.index("settlement of seat 0")]
        pieces = flat.layout.field(cells, "building")
        self.assertEqual(flat.layout.field(cells, "hold").shape[0], 4)
        self.assertTrue(((own == 1) <= (pieces > 0)).all())
        self.assertTrue((graph["corner_features"].T == planes["corner"]).all())
        self.assertEqual(graph["corner_edges"].shape, (2, planes["edge"].shape[1]))
        degree = np.bincount(graph["corner_edges"].reshape(-1))
        self.assertEqual((degree.min(), degree.max()), (2, 3))
        flat.close()
        tensor.close()

    def test_boards_options_and_modules_are_taken_everywhere(self) -> None:
        for make in (HexwrightAEC, HexwrightParallel, HexwrightEnv):
            env = make(self.engine, seats=4, options={"points": 12}, modules=["variant/friendly-robber"])
            batch = env.batch if hasattr(env, "batch") else env._batch
            self.assertEqual(batch.target, 12)
            self.assertIn("variant/friendly-robber", batch.layout.setup["modules"])
            env.close()
        with self.assertRaisesRegex(Exception, "layout"):
            HexwrightAEC(self.engine, layout={"format": "nonsense"})

    def test_openspiel_s_words_play_a_game_with_chance_made_explicit(self) -> None:
        game = SpielGame(self.engine, BASE, 3)
        state = game.new_initial_state()
        chance = np.random.default_rng(7)
        met = set()
        while len(state.history()) < 400 and not state.is_terminal():
            met.add(state.current_player())
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                self.assertAlmostEqual(sum(p for _, p in outcomes), 1.0)
                state.apply_action(int(chance.choice([a for a, _ in outcomes], p=[p for _, p in outcomes])))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        self.assertEqual(met, {CHANCE, 0, 1, 2})
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        player = state.current_player()
        before = state.observation_tensor(player)
        other = state.resample_from_infostate(player, lambda: 0.5)
        self.assertEqual(other.observation_tensor(player), before)
        self.assertEqual(other.legal_actions(), state.legal_actions())
        child = state.child(state.legal_actions()[0])
        self.assertEqual(len(child.history()), len(state.history()) + 1)
        self.assertEqual(state.observation_tensor(player), before)
        self.assertEqual(state.legal_actions(player + 1), [])
        self.assertEqual(state.returns(), [0.0, 0.0, 0.0])
        self.assertNotEqual(state.current_player(), TERMINAL)


if __name__ == "__main__":
    unittest.main()
