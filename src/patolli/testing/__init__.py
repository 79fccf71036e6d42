"""Trust in a game: `check_game` plays random games and tests every promise of the contract.

    >>> import patolli
    >>> from patolli.testing import check_game
    >>> check_game(patolli.load("patolli"), games=3, seed=1).games
    3

A contributor runs it first; every game's tests run it over all seats and options. A broken promise
raises `BrokenPromise`, which tells how to see it again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from patolli.core.errors import BadOption, BadPosition, UnknownAction
from patolli.core.game import Game
from patolli.core.options import Value
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.testing.options import option_sets, setups
from patolli.testing.promises import PROMISES, BrokenPromise, Report
from patolli.testing.run import Run

__all__ = [
    "PROMISES",
    "BrokenPromise",
    "Report",
    "check_game",
    "option_sets",
    "play",
    "random_game",
]

NONSENSE = 0.5  # nothing in a position is half a number


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 0,
    seats: list[int] | None = None,
    options: dict[str, Value] | None = None,
    thorough: float = 0.1,
    progress: bool | None = None,
) -> Report:
    """Play random games over seats, options and seeds and test every promise.

    `seats` and `options` narrow what is played; `thorough` is the share of decisions at which the
    expensive promises are tested too. Progress is shown on a terminal unless told otherwise.
    """
    shown = sys.stderr.isatty() if progress is None else progress
    _check_catalogue(game)
    _check_options(game)
    _check_position(game)
    report = Report()
    dealt: set[str] = set()
    tables = setups(game, seed, seats, options)
    for number in range(games):
        count, chosen = next(tables)
        run = Run(game, count, chosen, seed + (number + 1) * 1_000_003, thorough, dealt)
        run.play()
        report.games += 1
        report.decisions += run.decisions
        report.longest = max(report.longest, run.decisions)
        report.widest = max(report.widest, run.widest)
        if shown:
            bar = "#" * (30 * (number + 1) // games)
            print(f"\r{game.id}: [{bar:<30}] {number + 1}/{games}", end="", file=sys.stderr)
    if shown:
        print(file=sys.stderr)
    if thorough > 0 and games >= 20 and seats is None and options is None:
        for name in _hidden_fields(game):
            if name not in dealt:
                raise BrokenPromise(
                    "dealt again",
                    f"{name!r} is declared hidden and determinize never changed it",
                    f"  {games} games of {game.id} from seed {seed}",
                )
    return report


def play(state: State, *transcript: str) -> State:
    """Apply a transcript in notation: actions separated by `;` or line ends. For rule tests."""
    for text in transcript:
        for line in text.replace(";", "\n").splitlines():
            if line.strip():
                state.apply(state.game.actions.parse(line))
    return state


def random_game(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, Value] | None = None,
    until: Callable[[State], bool] | None = None,
    events: bool = False,
) -> State:
    """A game played at random to its end, or until a condition holds."""
    state = game.new(seats, seed, options, events)
    rng = Rng.seeded(seed + 1)
    if until is None:
        state.play_out(rng)
    while not state.over and not (until is not None and until(state)):
        state.apply(rng.pick(state.legal()))
    return state


# -- promises that need no play ------------------------------------------------------------------


def _check_catalogue(game: Game) -> None:
    for action in range(len(game.actions)):
        name = game.actions.name(action)
        if game.actions.parse(name) != action or game.actions.parse(f"  {name} ") != action:
            raise BrokenPromise("catalogue", f"{name!r} does not lead back to {action}", "")
    for bad in (-1, len(game.actions)):
        try:
            game.actions.name(bad)
        except UnknownAction:
            continue
        raise BrokenPromise("catalogue", f"{bad} has a name", "")


def _check_options(game: Game) -> None:
    for count in game.seats:
        game.new(count, seed=0)
        wrong: list[dict[str, Value]] = [{"no such option": True}]
        wrong += [{option.key: "no such value"} for option in game.options]
        for given in wrong:
            _refused(game, count, given)
    _refused(game, max(game.seats) + 1, {})
    _refused(game, 0, {})


def _refused(game: Game, seats: int, options: dict[str, Value]) -> None:
    try:
        game.new(seats, seed=0, options=options)
    except BadOption:
        return
    raise BrokenPromise("options", f"{seats} seats with {options} was accepted", "")


def _check_position(game: Game) -> None:
    for count in game.seats:
        try:
            state = game.position({"seats": count})
        except BadPosition as error:
            raise BrokenPromise("positions", f"{count} seats: {error}", "") from error
        if state.check() or state.over:
            raise BrokenPromise("positions", f"{count} seats: {state.check() or 'over'}", "")
    _check_place(game, max(game.seats))


def _check_place(game: Game, seats: int) -> None:
    """What `place` reads is refused when it is nonsense, and so is what it does not know."""
    reader = Spec({})
    game.place(game.new(seats, seed=0), reader)
    if not reader.known:
        raise BrokenPromise("positions", "`place` reads nothing: no position can be written", "")
    for key in [*dict.fromkeys(reader.known), "no such key"]:
        try:
            game.position({"seats": seats, key: NONSENSE})
        except BadPosition:
            continue
        raise BrokenPromise("positions", f"{key} = {NONSENSE} was accepted: it is ignored", "")


def _hidden_fields(game: Game) -> tuple[str, ...]:
    return type(game.new(max(game.seats), seed=0)).hidden
