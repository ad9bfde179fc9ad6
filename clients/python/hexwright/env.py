"""Games as environments: turn by turn for all seats (like PettingZoo's AEC), or from one seat (like Gymnasium)."""

from __future__ import annotations

from array import array
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Tuple

from .engine import Engine, Seed
from .legend import Legend

Observation = Dict[str, Any]
"""`observation`: the cells as the seat sees them; `action_mask`: a byte for each code, 1 where it is legal"""


class AECEnv:
    """
    All seats in turn, with the interface of PettingZoo's agent environments: `reset`, `step`, `last`, `observe`,
    `agent_iter`, `agents`, `rewards`, `terminations`, `truncations`, `infos`. Actions are codes of listed moves.
    The winner's reward is 1, everybody else's -1 divided among them, all others 0 until the end.
    """

    metadata: Dict[str, Any] = {"name": "hexwright", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        engine: Engine,
        game: str = "first-island/base",
        seats: int = 4,
        options: Optional[Mapping[str, Any]] = None,
        max_moves: int = 20_000,
    ):
        self.engine = engine
        self.game_id = game
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(seats)]
        self.max_moves = max_moves
        self._options = dict(options or {})
        self._open: Optional[str] = None
        self.legend: Legend = self._begin(0)
        self._forget()

    @property
    def action_count(self) -> int:
        return self.legend.codes

    @property
    def observation_size(self) -> int:
        return self.legend.cells

    def reset(self, seed: Optional[Seed] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        if options is not None:
            self._options = dict(options)
        self.legend = self._begin(seed)
        self._forget()

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} is done: its action must be None")
            self._leave(agent)
            return
        if action is None:
            raise ValueError(f"{agent} must choose one of its codes")
        self._cumulative[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        self._made += 1
        self._take(self.engine.step([self._game()], [int(action)], observe=True))

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        if seat == self._seat:
            return {"observation": self._cells, "action_mask": self.legend.mask(self._codes)}
        view = self.engine.call("view", game=self._game(), seat=seat)
        return {"observation": _flat(self.legend, view["fields"]), "action_mask": bytearray(self.legend.codes)}

    def last(self) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent),
            self._cumulative[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 1 << 62) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    @property
    def codes(self) -> List[int]:
        """the legal codes of the seat that must decide"""
        return self._codes

    @property
    def winners(self) -> List[str]:
        return [self.possible_agents[seat] for seat in self._winners]

    def bot_action(self, bot: str = "normal", **budget: Any) -> int:
        """The code of what a bot would do now; where it would make an offer, which has no code, of something else."""
        assert self._seat is not None
        for salt in range(20):
            move = self.engine.bot(self._game(), self._seat, bot, seed=salt, **budget)
            for code in self._codes:
                if self.legend.name(code) == move:
                    return code
        return self._codes[0]

    def close(self) -> None:
        if self._open is not None:
            self.engine.close_game(self._open)
            self._open = None

    def _begin(self, seed: Optional[Seed]) -> Legend:
        self.close()
        self._open = self.engine.new_game(
            self.game_id, len(self.possible_agents), seed=seed, options=self._options
        )
        return self.engine.legend(self._open)

    def _forget(self) -> None:
        self.agents: List[str] = list(self.possible_agents)
        self.rewards: Dict[str, float] = {each: 0.0 for each in self.agents}
        self._cumulative: Dict[str, float] = {each: 0.0 for each in self.agents}
        self.terminations: Dict[str, bool] = {each: False for each in self.agents}
        self.truncations: Dict[str, bool] = {each: False for each in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {each: {} for each in self.agents}
        self._made = 0
        self._winners: List[int] = []
        self._take(self.engine.look([self._game()], observe=True))

    def _game(self) -> str:
        if self._open is None:
            raise ValueError("the environment is closed: reset it first")
        return self._open

    def _take(self, stepped: Any) -> None:
        self._seat: Optional[int] = stepped.seat[0]
        self._codes: List[int] = stepped.codes[0]
        self._cells: "array[int]" = stepped.observations[0]
        winners = stepped.winners[0]
        if winners is not None:
            self._winners = winners
            losers = len(self.possible_agents) - len(winners)
            for seat, agent in enumerate(self.possible_agents):
                won = seat in winners
                self.rewards[agent] = 1.0 / len(winners) if won else -1.0 / max(1, losers)
                self.terminations[agent] = True
        elif self._made >= self.max_moves:
            self.truncations = {each: True for each in self.agents}
        for agent, reward in self.rewards.items():
            self._cumulative[agent] = self._cumulative.get(agent, 0.0) + reward
        self.agent_selection: str = (
            self.possible_agents[self._seat] if self._seat is not None and self._seat >= 0 else self.agents[0]
        )

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]


class SeatEnv:
    """One seat's side of a game, like a Gymnasium environment: `reset` and `step`. The others are played by bots."""

    def __init__(
        self,
        engine: Engine,
        game: str = "first-island/base",
        seats: int = 4,
        seat: int = 0,
        opponent: "str | Callable[[AECEnv], int]" = "normal",
        **more: Any,
    ):
        self.env = AECEnv(engine, game, seats, **more)
        self.me = self.env.possible_agents[seat]
        self._opponent = opponent

    def reset(self, seed: Optional[Seed] = None) -> Tuple[Observation, Dict[str, Any]]:
        self.env.reset(seed)
        self._others()
        return self.env.observe(self.me), {}

    def step(self, action: int) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        self.env.step(action)
        self._others()
        env = self.env
        reward = env.rewards[self.me] if env.terminations[self.me] else 0.0
        return env.observe(self.me), reward, env.terminations[self.me], env.truncations[self.me], env.infos[self.me]

    def close(self) -> None:
        self.env.close()

    def _others(self) -> None:
        env = self.env
        while env.agent_selection != self.me and not env.terminations[self.me] and not env.truncations[self.me]:
            chosen = self._opponent(env) if callable(self._opponent) else env.bot_action(self._opponent)
            env.step(chosen)


def _flat(legend: Legend, fields: Mapping[str, Any]) -> "array[int]":
    from .legend import UNKNOWN

    cells = array("i", [0]) * legend.cells
    for name, field in legend.fields.items():
        numbers: List[int] = []
        _unfold(fields[name], numbers)
        cells[field.at : field.at + field.size] = array("i", [UNKNOWN if n is None else n for n in numbers])
    return cells


def _unfold(value: Any, out: List[Any]) -> None:
    if isinstance(value, list):
        for each in value:
            _unfold(each, out)
    else:
        out.append(value)
