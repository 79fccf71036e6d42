"""Which options are played: few sets in which every value and every pair of values occurs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.core.rng import Rng

TRIES = 40  # sets looked at before one is chosen
Chosen = tuple[int, int]  # the number of an option and that of its value


def option_sets(game: Game, seats: int, seed: int = 0) -> list[dict[str, Value]]:
    """Sets of options that this number of seats allows; the defaults are the first.

    Every value of every option (of a number: its bounds) and every two values of two options that
    go together occur in one of them. Another seed gives other sets.
    """
    return _Cover(game, seats, Rng.seeded(seed)).sets()


def setups(
    game: Game, seed: int, seats: list[int] | None, options: dict[str, Value] | None
) -> Iterator[tuple[int, dict[str, Value]]]:
    """Seat counts in turn; for each, the defaults first and then the other sets."""
    counts = seats if seats is not None else game.seats
    sets = {count: option_sets(game, count, seed) for count in counts}
    turn = 0
    while True:
        for count in counts:
            if options is not None:
                yield count, options
            elif turn == 0:
                yield count, {}
            else:
                yield count, sets[count][turn % len(sets[count])]
        turn += 1


class _Cover:
    """Covers all pairs greedily: each set holds a missing pair and as many more as were found."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.values = [_values(option, seats) for option in game.options]
        self.found: list[dict[str, Value]] = []
        self.missing: dict[tuple[Chosen, ...], None] = {}  # in the order of the options
        for option, values in enumerate(self.values):
            for value in range(len(values)):
                self.missing[((option, value),)] = None
        for one, other in combinations(range(len(self.values)), 2):
            for first in range(len(self.values[one])):
                for second in range(len(self.values[other])):
                    self.missing[((one, first), (other, second))] = None

    def sets(self) -> list[dict[str, Value]]:
        """All sets, once everything possible is covered."""
        self._take([0] * len(self.values))
        while self.missing:
            wanted = next(iter(self.missing))
            best = self._best(wanted)
            if best is None:
                del self.missing[wanted]  # the game does not allow it
            else:
                self._take(best)
        return self.found

    def _best(self, wanted: tuple[Chosen, ...]) -> list[int] | None:
        """The allowed set with the wanted values that covers the most; None if none was found."""
        best: list[int] | None = None
        most = 0
        for attempt in range(TRIES):
            picks = [0] * len(self.values)  # the defaults: most likely to be allowed
            if attempt:
                picks = [self.rng.below(len(values)) for values in self.values]
            for option, value in wanted:
                picks[option] = value
            new = sum(1 for pair in _pairs(picks) if pair in self.missing)
            if new > most and self._allowed(picks):
                best, most = picks, new
        return best

    def _take(self, picks: list[int]) -> None:
        self.found.append(self._options(picks))
        for pair in _pairs(picks):
            self.missing.pop(pair, None)

    def _allowed(self, picks: list[int]) -> bool:
        try:
            self.game.check_options(self._options(picks), self.seats)
        except BadOption:
            return False
        return True

    def _options(self, picks: list[int]) -> dict[str, Value]:
        options = self.game.options
        return {options[i].key: self.values[i][pick] for i, pick in enumerate(picks)}


def _values(option: Option, seats: int) -> list[Value]:
    """The values of an option that are played, the default first."""
    if option.seats is not None and seats not in option.seats:
        return [option.default]
    values: list[Value] = list(option.choices)
    if option.kind == "number":
        values = sorted({option.low, option.high})
    return [option.default, *[value for value in values if value != option.default]]


def _pairs(picks: list[int]) -> list[tuple[Chosen, ...]]:
    """The values of a set, alone and two by two."""
    chosen = list(enumerate(picks))
    return [*[(one,) for one in chosen], *combinations(chosen, 2)]
