"""
What PettingZoo's `api_test`, `seed_test` and `parallel_api_test` and Gymnasium's `check_env` ask of an environment. Where those packages are installed
they are asked themselves, first; the same questions follow in our own words, so that they are asked everywhere.
"""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any, Callable, Dict, List

import numpy as np

try:
    from pettingzoo.test import api_test as zoo_api_test
    from pettingzoo.test import parallel_api_test as zoo_parallel_api_test
    from pettingzoo.test import seed_test as zoo_seed_test
except ImportError:
    zoo_api_test = zoo_parallel_api_test = zoo_seed_test = None

try:
    from gymnasium.utils.env_checker import check_env as gym_check_env
except ImportError:
    gym_check_env = None


def ask(answer: Any, wrong: str) -> None:
    if not answer:
        raise AssertionError(wrong)


def _legal(seen: Any, space: Any) -> int:
    if isinstance(seen, dict) and "action_mask" in seen:
        return int(random.choice(np.flatnonzero(seen["action_mask"])))
    return int(space.sample())


def api_test(env: Any, cycles: int) -> None:
    if zoo_api_test is not None:
        zoo_api_test(env, num_cycles=cycles)
    ask(env.metadata.get("name") and isinstance(env.metadata["render_modes"], list), "metadata names it and its ways to render")
    env.reset()
    ask(not any(env.terminations.values()) and not any(env.truncations.values()), "nobody is done after a reset")
    ask(isinstance(env.num_agents, int) and env.num_agents > 0, "there are agents")
    ask(env.unwrapped is env, "it is no wrapper")
    ask(env.last(observe=False)[0] is None, "nothing is seen where nothing was asked for")
    first = env.agent_selection
    for agent in env.possible_agents:
        ask(env.observation_space(agent) is env.observation_space(agent), "a space is the same each time")
        ask(env.action_space(agent) is env.action_space(agent), "a space is the same each time")
        ask(env.observation_space(agent) == env.observation_space(first), "all see alike")
        ask(env.action_space(agent) == env.action_space(first), "all do alike")
        name, _, number = agent.rpartition("_")
        ask(name.isalpha() and number.isdigit(), "agents are named and numbered")
    _play(env, cycles)
    _flexible(env)
    rendered = env.render()
    ask(rendered is not None, "what is to be rendered is rendered")


def _play(env: Any, cycles: int) -> None:
    env.reset()
    owed: Dict[str, float] = dict.fromkeys(env.agents, 0.0)
    live, finished = list(env.agents), set()
    for agent in env.agent_iter(env.num_agents * cycles):
        seen, reward, ended, cut, info = env.last()
        ask(isinstance(info, dict) and info == env.infos[agent], "an info is a dictionary")
        ask(ended == env.terminations[agent] and cut == env.truncations[agent], "last tells who is done")
        ask(type(ended) is bool and type(cut) is bool, "done is True or False")
        ask(env.observation_space(agent).contains(seen), "what is seen is in its space")
        ask(reward == owed[agent] and np.isfinite(reward), "a reward is what came together since last time")
        done = ended or cut
        action = None if done else _legal(seen, env.action_space(agent))
        ask(env.step(action) is None, "step answers nothing")
        owed[agent] = 0.0
        for each, gained in env.rewards.items():
            owed[each] += gained
        ask(not (done and agent in finished), "nobody is done twice")
        if done:
            live.remove(agent)
            finished.add(agent)
        ask(env.agents == live and env.num_agents == len(live), "who is done leaves, nobody else")
        for by_agent in (env.rewards, env.terminations, env.truncations, env.infos):
            ask(set(by_agent) == set(env.agents), "what is told is told of those who are there")
        if not env.agents:
            ask(finished == set(env.possible_agents), "everybody has finished")
            return


def _flexible(env: Any) -> None:
    """an action may be a number of Python or of numpy"""
    for kind in (int, np.int32, np.int64):
        env.reset()
        env.step(kind(_legal(env.last()[0], env.action_space(env.agent_selection))))


def seed_test(make: Callable[[], Any], cycles: int) -> None:
    if zoo_seed_test is not None:
        zoo_seed_test(make, num_cycles=cycles)
    one, other = make(), make()
    ask(_trace(one, cycles) == _trace(one, cycles), "nothing is kept over a reset with a seed")
    ask(_trace(one, cycles) == _trace(other, cycles), "two of them with one seed do the same")
    one.close()
    other.close()


def _trace(env: Any, cycles: int) -> List[bytes]:
    sampler, trace = random.Random(42), []
    for seed in range(3):
        env.reset(seed=seed)
        np.random.normal(size=10)
        for i, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(42 + i)
        for agent in env.agent_iter(cycles * env.num_agents):
            seen, reward, ended, cut, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            masked = env.action_space(agent).sample(seen["action_mask"])
            env.step(None if ended or cut else int(masked if sampler.random() < 0.5 else sampler.choice(list(legal))))
            trace.append(pickle.dumps((agent, seen["observation"].tobytes(), float(reward))))
    return trace


def parallel_api_test(env: Any, cycles: int) -> None:
    if zoo_parallel_api_test is not None:
        zoo_parallel_api_test(env, num_cycles=cycles)
    for masked in (True, False):
        seen, infos = env.reset()
        live = set(env.agents)
        ask(set(seen) == live and set(infos) == live, "all are told how they begin")
        for _ in range(cycles):
            actions = {
                agent: _legal(seen[agent], None) if masked else int(env.action_space(agent).sample()) for agent in env.agents
            }
            told = env.step(actions)
            ask(len(told) == 5 and all(isinstance(each, dict) for each in told), "five dictionaries answer")
            seen, rewards, ended, cut, infos = told
            for each in told:
                ask(set(each) == live, "what is told is told of those who were there")
            for agent in live:
                ask(env.observation_space(agent).contains(seen[agent]), "what is seen is in its space")
                ask(seen[agent]["action_mask"].any(), "everybody can do something, if only wait")
                ask(np.isfinite(rewards[agent]), "a reward is a number")
            live -= {agent for agent in live if ended[agent] or cut[agent]}
            ask(set(env.agents) == live, "who is done leaves, nobody else")
            if not live:
                break


def check_env(env: Any) -> None:
    if gym_check_env is not None:
        gym_check_env(env.unwrapped, skip_render_check=True)
    ask(env.unwrapped is env and not callable(getattr(env, "seed", None)), "it is no wrapper and has no seed method")
    first = env.reset()
    ask(isinstance(first, tuple) and len(first) == 2 and isinstance(first[1], dict), "a reset answers what is seen and an info")
    ask(first[0] in env.observation_space, "what is seen is in its space")
    one, _ = env.reset(seed=123)
    generator = copy.deepcopy(env.np_random.bit_generator.state)
    again, _ = env.reset(seed=123)
    ask((one == again).all(), "one seed gives one game")
    ask(env.np_random.bit_generator.state == generator, "and one generator")
    other, _ = env.reset(seed=456)
    ask((one != other).any(), "another seed gives another game")
    ask(env.np_random.bit_generator.state != generator, "and another generator")
    env.reset(options={})
    for _ in range(20):
        told = env.step(env.action_space.sample())
        ask(isinstance(told, tuple) and len(told) == 5, "a step answers five things")
        seen, reward, ended, cut, info = told
        ask(seen in env.observation_space, "what is seen is in its space")
        ask(isinstance(reward, float) and np.isfinite(reward), "a reward is a number")
        ask(type(ended) is bool and type(cut) is bool and isinstance(info, dict), "the end is True or False")
        if ended or cut:
            env.reset()
    ask(env.metadata["render_modes"] and env.render_mode in env.metadata["render_modes"], "it says how it is rendered")
    picture = env.render()
    ask(picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3, "a picture has three colours")
