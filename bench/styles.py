"""How styles show in play, and what they cost: `python bench/styles.py --games 100 [GAME ...]`.

A bot of a level with a style meets one of the same level without it, two seats, rotated. Printed
for each style: how often it wins, and what it got from the source that it goes for, beside what
the other got in the same games.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any, cast

import patolli
from patolli.arena import wilson
from patolli.bots import Knowledge, make, styles
from patolli.core.state import State
from patolli.games.patolli.components import SECTION
from patolli.games.patolli.state import HAND, HOME, PatolliState
from patolli.table.entries import StoredEvent
from patolli.table.sources import gains_of, told_points

SEED = 810000
Amounts = list[dict[str, float]]  # by seat: what it got from each source

#: What a style goes for: a name, and the sources that count.
GOALS: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {
    ("tikal", "temples"): ("points of temples", ("temples",)),
    ("tikal", "treasures"): ("points of treasures", ("treasures",)),
    ("teotihuacan", "temples"): (
        "points of temples and bonus tiles",
        (
            "teotihuacan-temple-blue",
            "teotihuacan-temple-green",
            "teotihuacan-temple-red",
            "teotihuacan-source-bonus",
        ),
    ),
    ("teotihuacan", "pyramid"): (
        "points of building, decorating and the Pyramid track",
        (
            "teotihuacan-board-construction",
            "teotihuacan-source-match",
            "teotihuacan-board-decorations",
            "teotihuacan-source-eclipse-track",
            "teotihuacan-source-eclipse-leader",
        ),
    ),
    ("founders", "favour"): ("points of the favour track", ("founders-favour",)),
    ("founders", "pyramid"): (
        "points of pyramid tiles and quarters",
        ("founders-pyramid-built", "founders-quarter-scored"),
    ),
    ("patolli", "bold"): ("pieces on centre squares after a decision", ("exposed",)),
    ("patolli", "careful"): ("pieces on centre squares after a decision", ("exposed",)),
}


def play(game: str, names: list[str], seed: int, number: int) -> tuple[list[int], Amounts]:
    """One game: the places, and what the seats got."""
    state = patolli.load(game).new(len(names), seed)
    players = [make(name, 7919 * number + seat) for seat, name in enumerate(names)]
    found: Amounts = [{} for _ in names]
    scores, story = [state.scores()], list[list[StoredEvent]]()
    decisions = [0] * len(names)
    while state.seat is not None:
        seat, told = state.seat, len(state.events)
        state.apply(players[seat].choose(Knowledge(state, seat)))
        decisions[seat] += 1
        add(found[seat], "exposed", exposed(state, seat))
        scores.append(state.scores())
        story.append([(0, event.key, event.data, None) for event in state.events[told:]])
        for event in state.events[told:]:
            if event.key == "tikal-scored":
                for kind in ("temples", "treasures"):
                    data = cast(Any, event.data)
                    add(found[data["seat"]["seat"]], kind, data[kind])
    for seat, amounts in enumerate(found):
        amounts["exposed"] /= max(1, decisions[seat])
    for action in told_points(story, gains_of(scores)):
        for one in action:
            add(found[one.seat], one.source, one.points)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.ranks, found


def add(amounts: dict[str, float], source: str, amount: float) -> None:
    """Count what came from a source."""
    amounts[source] = amounts.get(source, 0.0) + amount


def exposed(state: State, seat: int) -> int:
    """The pieces of a seat of Patolli on centre squares, where they can be captured."""
    if not isinstance(state, PatolliState):
        return 0
    places = [at for at in state.progress[seat] if at not in (HAND, HOME)]
    return sum(state.square(seat, at) % SECTION == 0 for at in places)


def row(game: str, style: str, level: str, games: int) -> str:
    """A row of the table."""
    goal, sources = GOALS[game, style]
    wins, own, others = 0.0, list[float](), list[float]()
    for number in range(games):
        me = number % 2
        names = [level, level]
        names[me] = f"{level}:{style}"
        ranks, found = play(game, names, SEED + number // 2, number)
        wins += 1.0 if ranks[me] < ranks[1 - me] else 0.5 if ranks[me] == ranks[1 - me] else 0.0
        own.append(sum(found[me].get(source, 0.0) for source in sources))
        others.append(sum(found[1 - me].get(source, 0.0) for source in sources))
    low, high = wilson(wins, games)
    gains = [mine - theirs for mine, theirs in zip(own, others, strict=True)]
    mean = sum(gains) / games
    error = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)
    return (
        f"| {game} | {style} | {level} | {games} | {wins / games:.0%} | {low:.0%} – {high:.0%} "
        f"| {goal} | {sum(own) / games:.2f} : {sum(others) / games:.2f} "
        f"| {mean:+.2f} ± {error:.2f} |"
    )


def main() -> None:
    """Measure the styles and print them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=patolli.games(), help="all, if none is named")
    parser.add_argument("--level", default="apprentice")
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    for game in wanted.game:
        for style in styles(game):
            print(row(game, style, wanted.level, wanted.games), flush=True)


if __name__ == "__main__":
    main()
