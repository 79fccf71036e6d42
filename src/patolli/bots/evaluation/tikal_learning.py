"""Learning what open temples of Tikal pay, from games that `patolli train tikal` keeps.

    python -m patolli.bots.evaluation.tikal_learning training/tikal --into tables.json

The records are played again. At the end of every turn each seat's stand at each open temple is a
sample: its cell (tikal_temples.py), and what that temple really paid that seat in the seat's next
scoring and in those after it. Least squares find the figures of each cell from its own samples.
NumPy is needed here, and nowhere in play.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from patolli.bots.evaluation.tikal_temples import CELLS, FAR_OFF, MOST, Outlook, growth, stands
from patolli.bots.parallel import spread
from patolli.core.errors import PatolliError
from patolli.core.native import i64
from patolli.core.record import Record
from patolli.games.tikal.bitboards import lowest
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.rules.camps import camps_of
from patolli.games.tikal.state import TikalState
from patolli.registry import load

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Tables = tuple[Floats, Floats]  # the figures for the next scoring, and for those after it

GAME = "tikal"
ROWS = 3 * 2 * MOST  # by 2 to 4 seats, whether the seat has just acted, scorings to come
SOON = 6  # figures of a cell for the next scoring: three for one close by, three for one far off
AFTER = 3  # for those after it
TRUST = 1.0  # samples' worth of trust in the figures that are begun with
HELD_BACK = 10  # one game in so many is not learned from: it tells how well the rest was learned


class BadGames(PatolliError):
    """Games or settings that tables can't be learned from."""


@dataclass(frozen=True)
class Samples:
    """One row for each seat, open temple and end of a turn.

    `cell` is the place in a table, `temple` the value, what it has beyond four, and the levels that
    it can still grow by; `far` how far off the next scoring is (1: far); `scorings` how many are to
    come; `soon` and `after` what the next one and all others paid; `held` marks games held back.
    """

    cell: Whole
    temple: Floats
    far: Floats
    scorings: Whole
    soon: Floats
    after: Floats
    held: NDArray[np.bool_]

    @property
    def close_and_far(self) -> Floats:
        """What the figures for the next scoring are multiplied with."""
        far = self.far[:, None]
        return np.hstack([self.temple * (1.0 - far), self.temple * far])


def read(folder: Path, jobs: int = 1) -> tuple[Samples, dict[str, int]]:
    """The samples of all games in a folder, and how many games there are by number of seats."""
    paths = sorted((folder / "games").glob("[0-9]*.jsonl.gz"))
    if not paths:
        raise BadGames(f"{folder} holds no games: make some with `patolli train {GAME}`")
    found = dict(spread(rows_of, paths, jobs))
    rows = np.concatenate([found[path][0] for path in paths])
    games: dict[str, int] = {}
    for path in paths:
        seats, count = found[path][1]
        games[str(seats)] = games.get(str(seats), 0) + count
    return samples_of(rows), games


def samples_of(rows: Floats) -> Samples:
    """Samples from rows of their numbers."""
    return Samples(
        rows[:, 0].astype(np.int64),
        rows[:, 1:4],
        rows[:, 4],
        rows[:, 5].astype(np.int64),
        rows[:, 6],
        rows[:, 7],
        rows[:, 8] > 0,
    )


def rows_of(path: Path) -> tuple[Floats, tuple[int, int]]:
    """The rows of the games in a file; their number of seats, and how many games they are."""
    rows: list[list[float]] = []
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    seats = 0
    for line in lines:
        data = json.loads(line)
        record = Record.read(data)
        seats = record.seats
        held = float(data["number"] % HELD_BACK == 0)
        rows.extend([*row, held] for row in rows_of_game(record))
    return np.array(rows).reshape(-1, 9), (seats, len(lines))


def rows_of_game(record: Record) -> list[list[float]]:
    """The rows of one game, without the mark of those held back."""
    game = load(GAME)
    if record.game != GAME:
        raise BadGames(f"a game of {record.game}: tables are learned from games of {GAME}")
    if record.rules_version != game.rules_version:
        raise BadGames(
            f"a game was made by rules version {record.rules_version} of {GAME}, "
            f"today's is {game.rules_version}: make new games"
        )
    s = cast(TikalState, game.new(record.seats, record.seed, record.options, events=True))
    paid: list[list[dict[int, int]]] = [[] for _ in range(s.seats)]  # by seat and scoring: spaces
    seen: list[tuple[int, int, int, list[float]]] = []  # seat, its next scoring, space, the row
    turn = s.turn
    told = len(s.events)
    for action in record.actions:
        s.apply(action)
        for event in s.events[told:]:
            if event.key == "tikal-scored":
                data: Any = event.data
                spaces = [SPACES.index(name) for name in data["spaces"]]
                paid[data["seat"]["seat"]].append({space: s.value[space] for space in spaces})
        told = len(s.events)
        if s.stack and s.turn != turn:
            turn = s.turn
            add_stands(s, [len(scored) for scored in paid], seen)
    rows: list[list[float]] = []
    for seat, scoring, space, row in seen:
        points = [scored.get(space, 0) for scored in paid[seat][scoring:]]
        rows.append([*row, float(points[0]), float(sum(points[1:]))])
    return rows


def add_stands(
    s: TikalState, scored: list[int], seen: list[tuple[int, int, int, list[float]]]
) -> None:
    """Add how every seat stands to every open temple at the end of a turn."""
    look = Outlook(s)
    camps: list[i64] = [camps_of(s, seat) for seat in range(s.seats)]
    temples = s.jungle.temples
    while temples:
        space = lowest(temples)
        temples &= temples - 1
        if s.guard[space] >= 0:
            continue
        value = s.value[space]
        temple = [float(value), float(max(0, value - 4)), float(growth(s, space))]
        cells = stands(s, space, camps, -1, [])
        for seat in range(s.seats):
            scorings = look.scorings[seat]
            if scorings > 0:
                acted = int(seat == look.acted)
                row = ((s.seats - 2) * 2 + acted) * MOST + min(scorings, MOST) - 1
                far = min(1.0, look.turns[seat] / FAR_OFF)
                cell = float(row * CELLS + cells[seat])
                seen.append((seat, scored[seat], space, [cell, *temple, far, float(scorings)]))


def fitted(cell: Whole, known: Floats, paid: Floats, begun: Floats, trust: float) -> Floats:
    """The figures of each cell that foretell best what its temples paid.

    `trust` samples as they are on average, which paid what the figures that are begun with say,
    stand beside those of each cell: a cell that was seldom seen stays near them.
    """
    count, width = begun.shape
    missed = paid - foretold(cell, known, begun)
    squares = np.zeros((count, width, width))
    products = np.zeros((count, width))
    for i in range(width):
        products[:, i] = np.bincount(cell, known[:, i] * missed, count)
        for j in range(width):
            squares[:, i, j] = np.bincount(cell, known[:, i] * known[:, j], count)
    usual = squares.sum(axis=0) / max(1, len(cell))
    step: Floats = np.linalg.solve(squares + trust * usual, products[:, :, None])[:, :, 0]
    return begun + step


def foretold(cell: Whole, known: Floats, figures: Floats) -> Floats:
    """What the figures say that each sample's temple pays."""
    points: Floats = (known * figures[cell]).sum(axis=1)
    return points


def explained(said: Floats, paid: Floats) -> float:
    """The part of the variance of what was paid that was foretold."""
    whole = float(paid.var()) if len(paid) else 0.0
    return 1.0 - float(((paid - said) ** 2).mean()) / whole if whole else 0.0


def learn(samples: Samples, begun: Tables, trust: float) -> Tables:
    """The figures for the next scoring and for those after it, from games not held back."""
    soon, after = begun
    own = ~samples.held
    more = own & (samples.scorings > 1)
    new_soon = fitted(samples.cell[own], samples.close_and_far[own], samples.soon[own], soon, trust)
    new_after = fitted(samples.cell[more], samples.temple[more], samples.after[more], after, trust)
    return new_soon, new_after


def compared(samples: Samples, begun: Tables, learned: Tables) -> dict[str, dict[str, float]]:
    """What the games held back paid and what both tables say of it, on average by sample."""
    found: dict[str, dict[str, float]] = {}
    for name, rows, known, paid in (
        ("soon", samples.held, samples.close_and_far, samples.soon),
        ("after", samples.held & (samples.scorings > 1), samples.temple, samples.after),
    ):
        at = 0 if name == "soon" else 1
        old = foretold(samples.cell[rows], known[rows], begun[at])
        new = foretold(samples.cell[rows], known[rows], learned[at])
        found[name] = {
            "paid": mean(paid[rows]),
            "begun": mean(old),
            "learned": mean(new),
            "explained by begun": round(explained(old, paid[rows]), 3),
            "explained by learned": round(explained(new, paid[rows]), 3),
            "correlation": correlation(old, new),
        }
    return found


def correlation(one: Floats, two: Floats) -> float:
    """How much alike two forecasts are, rounded; nought where one says always the same."""
    if not len(one) or not one.std() or not two.std():
        return 0.0
    return round(float(np.corrcoef(one, two)[0, 1]), 3)


def mean(points: Floats) -> float:
    """The mean, rounded; nought of nothing."""
    return round(float(points.mean()), 2) if len(points) else 0.0


def begun_with(path: Path | None) -> Tables:
    """The figures of a file of tables; nothing but noughts without one."""
    if path is None:
        return np.zeros((ROWS * CELLS, SOON)), np.zeros((ROWS * CELLS, AFTER))
    data = json.loads(path.read_text(encoding="utf-8"))
    return np.array(data["soon"]).reshape(-1, SOON), np.array(data["after"]).reshape(-1, AFTER)


def written(figures: Floats) -> list[float]:
    """Figures as a file of tables has them."""
    return [round(float(figure), 3) + 0.0 for figure in figures.reshape(-1)]


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line of `python -m patolli.bots.evaluation.tikal_learning`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    name = "python -m patolli.bots.evaluation.tikal_learning"
    parser = argparse.ArgumentParser(prog=name, description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="that of `patolli train tikal`")
    parser.add_argument("--into", type=Path, required=True, help="the file of tables to write")
    parser.add_argument("--start", type=Path, help="tables that cells seldom seen stay near")
    parser.add_argument(
        "--trust", type=float, default=TRUST, help="samples' worth of trust in these (or in nought)"
    )
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(given)
    if options.trust <= 0:
        parser.error(f"--trust is {options.trust:g}: it must be more than 0")
    if options.start is not None and not options.start.is_file():
        parser.error(f"{options.start} is no file: name one of tables")
    if not options.into.parent.is_dir():
        parser.error(f"{options.into.parent} is no folder: name one that is there")
    if options.jobs < 1:
        parser.error(f"--jobs is {options.jobs}: it must be at least 1")
    try:
        samples, games = read(options.folder, options.jobs)
    except PatolliError as error:
        parser.error(str(error))
    begun = begun_with(options.start)
    soon, after = learn(samples, begun, options.trust)
    held_back = compared(samples, begun, (soon, after))
    settings = options.folder / "training.json"
    made = {
        "command": f"{name} {shlex.join(given)}",
        "training": json.loads(settings.read_text(encoding="utf-8")) if settings.exists() else {},
        "games": games,
        "samples": len(samples.cell),
        "held back": held_back,
    }
    data = {"game": GAME, "made": made, "soon": written(soon), "after": written(after)}
    options.into.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{made['samples']} samples of {sum(games.values())} games; of those held back")
    for part, figures in held_back.items():
        print(f"  {part}: " + ", ".join(f"{what} {figure}" for what, figure in figures.items()))
    print(f"written: {options.into}")


if __name__ == "__main__":
    main()
