"""
Games as the standard environments for learning: PettingZoo's agent and parallel environments, Gymnasium's for one seat and for many games at once.
They are made of `Batch`; with the extra `[gym]` they are subclasses of Gymnasium's and PettingZoo's own bases, else of small ones that do the same.

Actions and observations are those of docs/research.md: an action is the same for every seat, and whoever looks sees itself first.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

import numpy as np

from ._spaces import AECBase, Dict as DictSpace, Discrete, Env, MultiDiscrete, ParallelBase, VectorEnv, cells_space, mask_space
from .batch import CUT, ILLEGAL, OVER, Batch, sample
from .engine import Engine, Seed
from .picture import picture

RENDER_MODES = ["ansi", "rgb_array", "human"]

Opponent = Union[str, Callable[[np.ndarray, np.ndarray], int]]
"""a bot of the engine by name, or a function of an observation and a mask that answers an action"""


def _fit(space: Any, width: int) -> Any:
    return DictSpace({"observation": cells_space(width), "action_mask": mask_space(space)})


def _render(batch: Batch, mode: Optional[str], seat: Optional[int]) -> Any:
    """One game as text or as a picture; None where no way was asked for."""
    if mode is None:
        return None
    game = batch.open(0)
    try:
        if mode == "rgb_array":
            return picture(batch.engine.call("board", game=game))
        text = batch.engine.call("observe", game=game, seat=seat, form="text")["text"]
    finally:
        batch.engine.close_game(game)
    if mode == "ansi":
        return text
    print(text)
    return None


class HexwrightAEC(AECBase):
    """All seats in turn, as PettingZoo has them. Observations are dictionaries with `observation` and `action_mask`."""

    metadata: Dict[str, Any] = {"name": "hexwright_v1", "render_modes": RENDER_MODES, "is_parallelizable": True}

    def __init__(self, engine: Optional[Engine] = None, *, render_mode: Optional[str] = None, **wish: Any):
        self._batch = Batch(engine, **wish)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self.agents: List[str] = []
        self.observation_spaces = {each: _fit(self._batch.actions, self._batch.width) for each in self.possible_agents}
        self.action_spaces = {each: Discrete(self._batch.actions) for each in self.possible_agents}
        self._none = np.zeros(self._batch.actions, np.int8)

    @property
    def batch(self) -> Batch:
        return self._batch

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[Seed] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {each: {} for each in self.agents}
        self._told = self._batch.reset(seed)
        self.agent_selection = self.possible_agents[int(self._told.seat[0])]

    def observe(self, agent: str) -> Dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        if seat == self._told.seat[0]:
            return {"observation": self._told.observations[0], "action_mask": self._told.masks[0]}
        return {"observation": self._batch.look(0, seat), "action_mask": self._none}

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} is done: its action must be None")
            self._leave(agent)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self._cumulative_rewards[agent] = 0.0
        self._told = self._batch.step([int(action)])
        flags = int(self._told.flags[0])
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(self._told.rewards[0, seat])
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = bool(flags & OVER)
            self.truncations[each] = bool(flags & CUT)
        if flags & (OVER | CUT):
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self._told.seat[0])]

    def _leave(self, agent: str) -> None:
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return _render(self._batch, self.render_mode, None)

    def close(self) -> None:
        self._batch.close()


class HexwrightParallel(ParallelBase):
    """
    All seats at once, as PettingZoo has them: those that are asked together answer together, all others wait. To wait is the last action. What
    is not legal is replaced by chance.
    """

    metadata: Dict[str, Any] = {"name": "hexwright_parallel_v1", "render_modes": RENDER_MODES}

    def __init__(self, engine: Optional[Engine] = None, *, render_mode: Optional[str] = None, **wish: Any):
        wish.setdefault("illegal", "random")
        self._batch = Batch(engine, everybody=True, **wish)
        self.render_mode = render_mode
        self.wait = self._batch.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self.agents: List[str] = []
        self.observation_spaces = {each: _fit(self.wait + 1, self._batch.width) for each in self.possible_agents}
        self.action_spaces = {each: Discrete(self.wait + 1) for each in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[Seed] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        self.agents = list(self.possible_agents)
        self._told = self._batch.reset(seed)
        return self._seen(), {each: {} for each in self.agents}

    def step(self, actions: Dict[str, int]) -> Tuple[Dict[str, Any], ...]:
        asked = self._told.masks.any(axis=1)
        chosen = [
            int(actions[agent]) if asked[seat] and agent in actions else -1 for seat, agent in enumerate(self.possible_agents)
        ]
        self._told = self._batch.step(chosen)
        flags = int(self._told.flags[0])
        live = list(self.agents)
        seen = self._seen()
        rewards = {each: float(self._told.rewards[0, seat]) for seat, each in enumerate(live)}
        ended = dict.fromkeys(live, bool(flags & OVER))
        cut = dict.fromkeys(live, bool(flags & CUT))
        infos: Dict[str, Dict[str, Any]] = {each: {"illegal": True} if flags & ILLEGAL else {} for each in live}
        if flags & (OVER | CUT):
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> Any:
        return _render(self._batch, self.render_mode, None)

    def close(self) -> None:
        self._batch.close()

    def _seen(self) -> Dict[str, Dict[str, np.ndarray]]:
        masks = np.concatenate([self._told.masks, np.zeros((self._batch.seats, 1), np.int8)], axis=1)
        masks[~masks.any(axis=1), self.wait] = 1
        return {
            agent: {"observation": self._told.observations[seat], "action_mask": masks[seat]}
            for seat, agent in enumerate(self.agents)
        }


class HexwrightEnv(Env):
    """
    One seat's side of a game, as Gymnasium has it. Bots of the engine play the other seats inside it, or functions of yours. The mask of legal
    actions is in `info["action_mask"]` and `action_masks()`; an action that is not legal is replaced by chance and told in `info["illegal"]`,
    or refused with `illegal="refuse"`.
    """

    metadata: Dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        engine: Optional[Engine] = None,
        *,
        seats: int = 4,
        seat: int = 0,
        opponents: Union[Opponent, Sequence[Opponent]] = "random",
        render_mode: Optional[str] = None,
        **wish: Any,
    ):
        others = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(others) != seats - 1:
            raise ValueError(f"{seats - 1} opponents are needed, not {len(others)}")
        players: List[Optional[Opponent]] = [*others[:seat], None, *others[seat:]]
        self._functions = {at: each for at, each in enumerate(players) if callable(each)}
        wish.setdefault("illegal", "random")
        names = [each if isinstance(each, str) else None for each in players]
        self.batch = Batch(engine, seats=seats, opponents=names, **wish)
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = Discrete(self.batch.actions)
        self.observation_space = cells_space(self.batch.width)
        self._gained = 0.0

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[np.ndarray, Dict[str, Any]]:
        super().reset(seed=seed)
        self._told = self.batch.reset(seed)
        self._gained = 0.0
        self._others()
        return self._seen(), self._info(0)

    def step(self, action: int) -> Tuple[np.ndarray, float, bool, bool, Dict[str, Any]]:
        self._gained = 0.0
        self._take([int(action)])
        met = int(self._told.flags[0]) & ILLEGAL
        self._others()
        flags = int(self._told.flags[0])
        return self._seen(), self._gained, bool(flags & OVER), bool(flags & CUT), self._info(met)

    def action_masks(self) -> np.ndarray:
        return self._told.masks[0].astype(bool)

    def render(self) -> Any:
        return _render(self.batch, self.render_mode, self.seat)

    def close(self) -> None:
        self.batch.close()

    def _take(self, actions: Sequence[int]) -> None:
        self._told = self.batch.step(actions)
        self._gained += float(self._told.rewards[0, self.seat])

    def _others(self) -> None:
        while not int(self._told.flags[0]) & (OVER | CUT) and int(self._told.seat[0]) != self.seat:
            player = self._functions[int(self._told.seat[0])]
            self._take([int(player(self._told.observations[0], self._told.masks[0]))])

    def _seen(self) -> np.ndarray:
        if int(self._told.flags[0]) & (OVER | CUT):
            return self.batch.look(0, self.seat)
        return self._told.observations[0]

    def _info(self, met: int) -> Dict[str, Any]:
        return {"action_mask": self._told.masks[0], **({"illegal": True} if met else {})}


class HexwrightVectorEnv(VectorEnv):
    """
    Many games at once, one seat of each: Gymnasium's vector environments. Opponents play inside the engine. A game that has ended begins anew
    with the next step (`NEXT_STEP`), whatever its action is. `infos["action_mask"]` has the legal actions of all.
    """

    metadata: Dict[str, Any] = {"render_modes": [], "autoreset_mode": "NextStep"}

    def __init__(
        self,
        num_envs: int = 64,
        engine: Optional[Engine] = None,
        *,
        seats: int = 4,
        seat: int = 0,
        opponents: Union[str, Sequence[str]] = "random",
        **wish: Any,
    ):
        others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        wish.setdefault("illegal", "random")
        self.batch = Batch(engine, seats=seats, opponents=[*others[:seat], None, *others[seat:]], count=num_envs, **wish)
        self.num_envs = num_envs
        self.seat = seat
        self.single_action_space = Discrete(self.batch.actions)
        self.single_observation_space = cells_space(self.batch.width)
        self.action_space = MultiDiscrete([self.batch.actions] * num_envs)
        self.observation_space = type(self.single_observation_space)(-32768, 2**31 - 1, (num_envs, self.batch.width), np.int32)

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[np.ndarray, Dict[str, Any]]:
        told = self.batch.reset(seed)
        return told.observations, {"action_mask": told.masks}

    def step(self, actions: Sequence[int]) -> Tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Dict[str, Any]]:
        told = self.batch.step(actions)
        infos: Dict[str, Any] = {"action_mask": told.masks}
        illegal = (told.flags & ILLEGAL) != 0
        if illegal.any():
            infos["illegal"] = illegal
        return (
            told.observations,
            told.rewards[:, self.seat].astype(np.float64),
            (told.flags & OVER) != 0,
            (told.flags & CUT) != 0,
            infos,
        )

    def close(self, **_: Any) -> None:
        self.batch.close()


def aec_env(**wish: Any) -> HexwrightAEC:
    return HexwrightAEC(**wish)


def parallel_env(**wish: Any) -> HexwrightParallel:
    return HexwrightParallel(**wish)


def register() -> None:
    """Makes `gymnasium.make("Hexwright-v1", …)` work."""
    import gymnasium

    gymnasium.register(id="Hexwright-v1", entry_point="hexwright.gym:HexwrightEnv")


__all__ = [
    "Batch",
    "HexwrightAEC",
    "HexwrightEnv",
    "HexwrightParallel",
    "HexwrightVectorEnv",
    "aec_env",
    "parallel_env",
    "register",
    "sample",
]
