"""Observations as one flat float array with a named layout, the same for envs and learned bots."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from patolli.core.errors import BadOption
from patolli.core.message import Data
from patolli.core.state import State
from patolli.envs.layout import Layout, committed, discover
from patolli.registry import load

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


@cache
def layout(game: str) -> Layout:
    """The layout of a game: the committed one, or one found by playing where there is none."""
    rules = load(game)
    return committed(rules) or discover(rules)


def describe(game: str) -> list[str]:
    """The name of every place in the array: `players.0.points`, `board.spaces.3.value` …"""
    return layout(game).columns.copy()


def encode(observation: Data) -> Floats:
    """An observation as an array; -1 stands for what is not there."""
    if "game" not in observation:
        raise BadOption("this is not an observation: it does not say its game")
    form = layout(str(observation["game"]))
    return np.frombuffer(form.values(observation), dtype=np.float32)


class Encoder:
    """Encodes one observation after another; what has not changed since the last one is kept.

    For the steps of one game this takes a tenth of the time of `encode`, with the same result.
    """

    def __init__(self, game: str) -> None:
        self.layout = layout(game)
        self._last: Data = {}
        self._values = self.layout.blank()
        self._shared: Floats = np.frombuffer(self._values, dtype=np.float32)

    def encode(self, observation: Data) -> Floats:
        """The observation as an array of its own; the observation must not be changed after."""
        return self.look(observation).copy()

    def look(self, observation: Data) -> Floats:
        """The observation as an array that the next call changes."""
        self.layout.tree.change(self._last, observation, self.layout.codes, self._values)
        self._last = observation
        return self._shared


def mask(state: State) -> Mask:
    """Which actions are legal, as zeros and ones."""
    array = np.zeros(len(state.game.actions), dtype=np.int8)
    array[state.legal()] = 1
    return array


def returns(state: State) -> list[float]:
    """What the end of a game is worth to each seat: 1 for the first place down to -1 for the last.

    Equal places share the mean; alone against an automaton it is 1 or -1; 0 before the end.
    """
    outcome = state.outcome() if state.over else None
    if outcome is None:
        return [0.0] * state.seats
    if state.seats == 1:
        return [1.0 if outcome.ranks[0] == 1 else -1.0]
    values: list[float] = []
    for rank in outcome.ranks:
        place = rank - 1 + (outcome.ranks.count(rank) - 1) / 2
        values.append(1.0 - 2.0 * place / (state.seats - 1))
    return values
