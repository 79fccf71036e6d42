"""What a network sees of a game beside the terms: how far the game has gone, and the automaton."""

from __future__ import annotations

from patolli.core.native import mypyc_attr
from patolli.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of a game that has none of its own: no stage, no automaton.

    A game's own features are the module `<game>_features` beside this one, with a function
    `features()`. `automaton_names` are the names of what `automaton` returns.
    """

    def __init__(self, automaton_names: list[str] | None = None) -> None:
        self.automaton_names: list[str] = automaton_names or []

    def stage(self, state: State) -> float:
        """How far the game has gone, 0 to 1."""
        return 0.0

    def automaton(self, state: State) -> list[float]:
        """What the automaton of a solo game has; nothing where there is none."""
        return []
