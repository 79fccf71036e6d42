"""Trust in positions: states are written and read back, and what can't be is refused.

    python -m patolli.testing.positions tikal --count 5000

takes descriptions of states of random games, changes them in thousands of ways, and expects of each
that it is refused with `BadPosition`, or that the state is sound and games from it end.
"""

from __future__ import annotations

import argparse
import json
import tomllib
import traceback
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from patolli.core.errors import BadPosition
from patolli.core.game import Game
from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.registry import load
from patolli.testing.descriptions import read_back
from patolli.testing.options import setups

SOURCES = 40  # descriptions that are changed
CHANGES = (1, 1, 1, 2, 3)  # of one description
CHANCE = ("rng", "seed")  # any of it is as good as another
WRONG: list[object] = ["", "none", "no such name", 0.5, True, -1, 99, [], {}, [1], ["a"], {"a": 1}]

Spec = dict[str, Any]


@dataclass
class PositionReport:
    """How many changed descriptions were refused and accepted, and what went wrong with some."""

    refused: int = 0
    accepted: int = 0
    failures: list[str] = field(default_factory=list)


def check_described(
    game: Game,
    games: int,
    seed: int = 0,
    every: int = 1,
    seats: list[int] | None = None,
    options: dict[str, Value] | None = None,
) -> int:
    """Write and read back the states of random games, or one in so many; how many it were."""
    count = 0
    tables = setups(game, seed, seats, options)
    for number in range(games):
        chosen_seats, chosen = next(tables)
        state = game.new(chosen_seats, seed + number, chosen, events=False)
        rng = Rng.seeded(seed + number + 1)
        while True:
            if state.over or rng.below(every) == 0:
                read_back(game, state)
                count += 1
            if state.over:
                break
            state.apply(rng.pick(state.legal()))
    return count


def fuzz(
    game: Game,
    count: int,
    seed: int = 0,
    plays: int = 20,
    seats: list[int] | None = None,
    most_failures: int = 20,
) -> PositionReport:
    """Try changed descriptions: each is refused, or games can be played from it to their end."""
    report = PositionReport()
    rng = Rng.seeded(seed)
    sources: list[Spec] = []
    for number in range(count):
        if number % (SOURCES * 10) == 0:
            sources = _sources(game, seed + number, seats)
        spec = deepcopy(sources[rng.below(len(sources))])
        for _ in range(CHANGES[rng.below(len(CHANGES))]):
            _change(spec, sources, rng)
        try:
            state = game.position(deepcopy(spec))
        except BadPosition as refused:
            report.refused += 1
            if not refused.reasons or not all(refused.reasons):
                report.failures.append(f"refused without a reason: {spec!r}")
        except Exception:
            report.failures.append(f"position: {_last(spec)}")
        else:
            report.accepted += 1
            try:
                _trusted(game, state, plays, rng)
            except Exception:
                report.failures.append(f"accepted: {_last(spec)}")
        if len(report.failures) >= most_failures:
            break
    return report


def _last(spec: Spec) -> str:
    """What was raised and where, and the description."""
    return f"{traceback.format_exc(limit=-4)}\n  {spec!r}"


def _trusted(game: Game, state: State, plays: int, rng: Rng) -> None:
    """A state is sound, can be looked at, described and played from."""
    _sound(state)
    for seat in [*range(state.seats), None]:
        state.observe(seat)
        _sound(state.determinize(seat, rng.spawn()))
    read_back(game, state)
    for number in range(plays):
        played = state.copy(events=number == 0)
        decisions = 0
        while not played.over:
            if decisions > game.longest:
                raise AssertionError(f"still going after {decisions} decisions")
            action = rng.pick(played.legal())
            if number == 0:
                played.prompt()
                played.label(action)
                played.observe(played.seat)
            played.apply(action)
            if number == 0:
                _sound(played)
            decisions += 1
        played.outcome()
        played.observe(None)
        _sound(played)


def _sound(state: State) -> None:
    broken = state.check()
    if broken:
        raise AssertionError("; ".join(broken))


# -- changing a description -----------------------------------------------------------------------


def _sources(game: Game, seed: int, seats: list[int] | None) -> list[Spec]:
    """Descriptions of states of random games, from the setup to the end."""
    found: list[Spec] = []
    tables = setups(game, seed, seats, None)
    rng = Rng.seeded(seed)
    while len(found) < SOURCES:
        chosen_seats, chosen = next(tables)
        states = [game.new(chosen_seats, seed + len(found), chosen, events=False)]
        state = states[0].copy()
        while not state.over:
            state.apply(rng.pick(state.legal()))
            states.append(state.copy())
        for at in (rng.below(8), rng.below(len(states)), rng.below(len(states)), len(states) - 1):
            found.append(tomllib.loads(game.describe(states[min(at, len(states) - 1)])))
    return found


def _change(spec: Spec, sources: list[Spec], rng: Rng) -> None:
    """Make one change to a description."""
    kind = rng.below(10)
    if kind == 0:
        _borrow(spec, sources[rng.below(len(sources))], rng)
        return
    places = list(_places(spec))
    if not places:
        return
    inside, key = places[rng.below(len(places))]
    value = inside[key]
    if kind == 1:
        del inside[key]
    elif kind == 2:
        inside[key] = WRONG[rng.below(len(WRONG))]
    elif kind == 3:
        other_inside, other_key = places[rng.below(len(places))]
        inside[key] = deepcopy(other_inside[other_key])
    elif kind == 4 and isinstance(inside, list):
        inside.insert(rng.below(len(inside) + 1), deepcopy(value))
    elif kind == 5 and isinstance(inside, list):
        other = rng.below(len(inside))
        inside[key], inside[other] = inside[other], value
    else:
        inside[key] = _near(value, places, rng)


def _near(value: Any, places: list[tuple[Any, Any]], rng: Rng) -> Any:
    """A value of the same kind: a number close by, a text with another word in it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value + 1, value - 1, value + 1, value - 1, 0, -value, value + 5, rng.below(40)]
        return near[rng.below(len(near))]
    if isinstance(value, str):
        texts = [inside[key] for inside, key in places if isinstance(inside[key], str)]
        words, others = value.split(), texts[rng.below(len(texts))].split()
        if words and others:
            words[rng.below(len(words))] = others[rng.below(len(others))]
        return " ".join(words)
    if isinstance(value, list) and value:
        items = list(value)
        order = list(range(len(items)))
        rng.shuffle(order)
        return [items[i] for i in order[: len(order) - rng.below(2)]]
    return value


def _borrow(spec: Spec, other: Spec, rng: Rng) -> None:
    """Take a key, or a key of a player, as another description has it."""
    seats, others = spec.get("seat"), other.get("seat")
    if isinstance(seats, list) and isinstance(others, list) and seats and others and rng.below(2):
        spec, other = seats[rng.below(len(seats))], others[rng.below(len(others))]
        if not isinstance(spec, dict) or not other:
            return
    keys = sorted(other)
    if keys:
        key = keys[rng.below(len(keys))]
        spec[key] = deepcopy(other[key])


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of nested tables and lists, as what it is in and its key."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = [key for key in value if key not in CHANCE]
    elif isinstance(value, list):
        keys = list(range(len(value)))
    for key in keys:
        yield value, key
        yield from _places(value[key])


def main() -> None:
    """Try positions of a game from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=5000, help="changed descriptions")
    parser.add_argument("--plays", type=int, default=20, help="games from each that is accepted")
    parser.add_argument("--games", type=int, default=20, help="games whose states are read back")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    game = load(wanted.game)
    described = check_described(game, wanted.games, wanted.seed)
    print(f"{game.id}: {described} states of {wanted.games} games written and read back")
    report = fuzz(game, wanted.count, wanted.seed, wanted.plays)
    for failure in report.failures:
        print(failure)
    print(json.dumps({"refused": report.refused, "accepted": report.accepted}))
    raise SystemExit(1 if report.failures else 0)


if __name__ == "__main__":
    main()
