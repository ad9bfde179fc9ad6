"""Gymnasium's spaces and bases where they are installed; else the little of them that environments need, over numpy alone."""

from __future__ import annotations

from typing import Any, Dict as DictOf, Optional, Tuple

import numpy as np

try:
    from gymnasium import Env, spaces
    from gymnasium.vector import VectorEnv

    Box, Dict, Discrete, MultiDiscrete = spaces.Box, spaces.Dict, spaces.Discrete, spaces.MultiDiscrete
    STANDARD = True
except ImportError:
    STANDARD = False

    class _Space:
        """What all spaces can do."""

        def __init__(self, shape: Optional[Tuple[int, ...]], dtype: Any):
            self.shape = shape
            self.dtype = None if dtype is None else np.dtype(dtype)
            self.np_random = np.random.default_rng()

        def seed(self, seed: Optional[int] = None) -> None:
            self.np_random = np.random.default_rng(seed)

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)

        def contains(self, x: Any) -> bool:
            raise NotImplementedError

    class Discrete(_Space):  # type: ignore[no-redef]
        def __init__(self, n: int):
            super().__init__((), np.int64)
            self.n = int(n)

        def sample(self, mask: Optional[np.ndarray] = None) -> np.int64:
            if mask is None:
                return np.int64(self.np_random.integers(self.n))
            if mask.shape != (self.n,) or mask.dtype != np.int8:
                raise ValueError("a mask has one number of 8 bits for each action")
            legal = np.flatnonzero(mask)
            return np.int64(self.np_random.choice(legal) if len(legal) else 0)

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and 0 <= x < self.n

        def __eq__(self, other: Any) -> bool:
            return isinstance(other, Discrete) and other.n == self.n

    class MultiDiscrete(_Space):  # type: ignore[no-redef]
        def __init__(self, nvec: Any):
            self.nvec = np.asarray(nvec, dtype=np.int64)
            super().__init__(self.nvec.shape, np.int64)

        def sample(self, mask: Any = None) -> np.ndarray:
            return self.np_random.integers(self.nvec)

        def contains(self, x: Any) -> bool:
            return isinstance(x, np.ndarray) and x.shape == self.shape and bool(((x >= 0) & (x < self.nvec)).all())

    class Box(_Space):  # type: ignore[no-redef]
        def __init__(self, low: Any, high: Any, shape: Tuple[int, ...], dtype: Any):
            super().__init__(shape, dtype)
            self.low = np.full(shape, low, dtype=dtype)
            self.high = np.full(shape, high, dtype=dtype)

        def sample(self, mask: Any = None) -> np.ndarray:
            low, high = self.low.astype(np.float64), self.high.astype(np.float64)
            return np.floor(self.np_random.uniform(low, high + 1)).astype(self.dtype)

        def contains(self, x: Any) -> bool:
            if not isinstance(x, np.ndarray) or x.shape != self.shape or not np.can_cast(x.dtype, self.dtype):
                return False
            return bool((x >= self.low).all() and (x <= self.high).all())

        def __eq__(self, other: Any) -> bool:
            return (
                isinstance(other, Box)
                and other.shape == self.shape
                and other.dtype == self.dtype
                and bool((other.low == self.low).all() and (other.high == self.high).all())
            )

    class Dict(_Space):  # type: ignore[no-redef]
        def __init__(self, spaces: DictOf[str, Any]):
            super().__init__(None, None)
            self.spaces = spaces

        def seed(self, seed: Optional[int] = None) -> None:
            for i, space in enumerate(self.spaces.values()):
                space.seed(None if seed is None else seed + i)

        def sample(self, mask: Any = None) -> DictOf[str, Any]:
            return {name: space.sample() for name, space in self.spaces.items()}

        def contains(self, x: Any) -> bool:
            return (
                isinstance(x, dict)
                and x.keys() == self.spaces.keys()
                and all(space.contains(x[name]) for name, space in self.spaces.items())
            )

        def __getitem__(self, name: str) -> Any:
            return self.spaces[name]

        def __eq__(self, other: Any) -> bool:
            return isinstance(other, Dict) and other.spaces == self.spaces

    class Env:  # type: ignore[no-redef]
        """Gymnasium's base, as far as it goes."""

        metadata: DictOf[str, Any] = {"render_modes": []}
        render_mode: Optional[str] = None
        spec = None
        _np_random: Optional[np.random.Generator] = None

        @property
        def unwrapped(self) -> "Env":
            return self

        @property
        def np_random(self) -> np.random.Generator:
            if self._np_random is None:
                self._np_random = np.random.default_rng()
            return self._np_random

        def reset(self, *, seed: Optional[int] = None, options: Any = None) -> Any:
            if seed is not None:
                self._np_random = np.random.default_rng(seed)

        def __enter__(self) -> Any:
            return self

        def __exit__(self, *_: Any) -> None:
            self.close()

        def close(self) -> None:
            """nothing is open"""

    class VectorEnv(Env):  # type: ignore[no-redef]
        num_envs: int


try:
    from pettingzoo import AECEnv as AECBase
    from pettingzoo import ParallelEnv as ParallelBase
except ImportError:

    class _Agents:
        agents: list
        possible_agents: list

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> Any:
            return self

        def close(self) -> None:
            """nothing is open"""

    class AECBase(_Agents):  # type: ignore[no-redef]
        """PettingZoo's base, as far as it goes."""

        def last(self, observe: bool = True) -> Any:
            agent = self.agent_selection  # type: ignore[attr-defined]
            seen = self.observe(agent) if observe else None  # type: ignore[attr-defined]
            return (
                seen,
                self._cumulative_rewards[agent],  # type: ignore[attr-defined]
                self.terminations[agent],  # type: ignore[attr-defined]
                self.truncations[agent],  # type: ignore[attr-defined]
                self.infos[agent],  # type: ignore[attr-defined]
            )

        def agent_iter(self, max_iter: int = 1 << 62) -> Any:
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection  # type: ignore[attr-defined]

    class ParallelBase(_Agents):  # type: ignore[no-redef]
        """PettingZoo's base, as far as it goes."""


def mask_space(actions: int) -> Any:
    return Box(0, 1, (actions,), np.int8)


def cells_space(width: int) -> Any:
    """whole numbers; what a seat may not know is -32768 (in the tensor form -1)"""
    return Box(-32768, 2**31 - 1, (width,), np.int32)
