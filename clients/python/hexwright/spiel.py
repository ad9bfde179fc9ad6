"""Games in OpenSpiel's vocabulary, for algorithms that are written against it: states, chance nodes, returns, information states, resampling."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple

from .engine import Engine, Seed
from .legend import Legend

CHANCE = -1
TERMINAL = -4
"""as OpenSpiel numbers them"""


class SpielGame:
    """One setup. Actions are the codes of the protocol, chance's included; chance is made explicit, one outcome at a time."""

    def __init__(
        self,
        engine: Engine,
        game: str = "first-island/base",
        seats: int = 4,
        *,
        modules: Sequence[str] = (),
        options: Optional[Dict[str, Any]] = None,
        layout: Optional[Dict[str, Any]] = None,
        chance: str = "manual",
        seed: Optional[Seed] = None,
    ):
        self.engine = engine
        self._wish: Dict[str, Any] = {"game": game, "seats": seats, "modules": modules, "options": options, "layout": layout}
        self._wish.update(chance=chance, seed=seed)
        first = engine.new_game(**self._wish)
        self.legend: Legend = engine.legend(first)
        self._observed = engine.call("observations", game=first)["size"]
        engine.close_game(first)
        self._seats = seats

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.engine.new_game(**self._wish), [])

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self.legend.codes

    def max_chance_outcomes(self) -> int:
        return self.legend.codes

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> List[int]:
        return [self._observed]


class SpielState:
    """A position with the way that led there. Close it, or let its game's engine end, when it is done with."""

    def __init__(self, game: SpielGame, open_game: str, history: List[int]):
        self._game, self._id, self._history = game, open_game, history
        self._look()

    def _look(self) -> None:
        found = self._game.engine.look([self._id])
        self._seat, self._codes, self._winners = found.seat[0], found.codes[0], found.winners[0]

    def get_game(self) -> SpielGame:
        return self._game

    def current_player(self) -> int:
        return TERMINAL if self._seat is None else self._seat

    def is_terminal(self) -> bool:
        return self._winners is not None

    def is_chance_node(self) -> bool:
        return self._seat == CHANCE

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        if player is not None and player != self._seat:
            return []
        return sorted(self._codes)

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        return list(self._game.legend.mask(self.legal_actions(player)))

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        if not self.is_chance_node():
            raise ValueError("this is no chance node")
        told = self._game.engine.call("decision", game=self._id)["outcomes"]
        return [(code, each["probability"]) for code, each in zip(self._codes, told)]

    def apply_action(self, action: int) -> None:
        found = self._game.engine.step([self._id], [int(action)])
        self._history.append(int(action))
        self._seat, self._codes, self._winners = found.seat[0], found.codes[0], found.winners[0]

    def child(self, action: int) -> "SpielState":
        found = self.clone()
        found.apply_action(action)
        return found

    def clone(self) -> "SpielState":
        copy = self._game.engine.call("clone", game=self._id)["game"]
        return SpielState(self._game, copy, list(self._history))

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player could not tell from this one."""
        seed = int(probability_sampler() * (1 << 30))
        other = self._game.engine.call("resample", game=self._id, seat=player, seed=seed)["game"]
        return SpielState(self._game, other, list(self._history))

    def returns(self) -> List[float]:
        seats = self._game.num_players()
        if self._winners is None:
            return [0.0] * seats
        losers = max(1, seats - len(self._winners))
        return [1.0 / len(self._winners) if seat in self._winners else -1.0 / losers for seat in range(seats)]

    def rewards(self) -> List[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> List[int]:
        return list(self._history)

    def action_to_string(self, player: int, action: int) -> str:
        move = self._game.legend.name(action)
        return " ".join(f"{value}" if name == "move" else f"{name}={value}" for name, value in move.items())

    def observation_tensor(self, player: int) -> List[int]:
        return self._game.engine.call("observe", game=self._id, seat=player)["cells"]

    def observation_string(self, player: int) -> str:
        return self._game.engine.call("observe", game=self._id, seat=player, form="text")["text"]

    def information_state_string(self, player: int) -> str:
        """Positions hold what the rules remember of the way; nothing else of it counts."""
        return self.observation_string(player)

    def information_state_tensor(self, player: int) -> List[int]:
        return self.observation_tensor(player)

    def close(self) -> None:
        self._game.engine.close_game(self._id)

    def __str__(self) -> str:
        return self._game.engine.call("observe", game=self._id, form="text")["text"]
