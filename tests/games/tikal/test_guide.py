"""The guided first game: its script fits the engine, choice by choice, and tells true figures."""

from __future__ import annotations

import re
from pathlib import Path

import patolli

GUIDE = Path(__file__).parents[3] / "web/src/games/tikal/guide.ts"
YOU = re.compile(r'\byou\("([a-z-]+)", "([^"]+)"')
ITZEL = re.compile(r'\bitzel\("[a-z-]+", ([^)]+)\)')
DUG = ["frog", "frog", "jaguar", "quetzal"]
OPTION = re.compile(r'(\w+): "(\w+)"')


def script() -> list[tuple[int, str | None, str]]:
    """Each choice of the script: whose it is, the prompt it waits for, its notation."""
    found: list[tuple[int, str | None, str]] = []
    for line in GUIDE.read_text(encoding="utf-8").splitlines():
        if mine := YOU.search(line):
            found.append((0, mine[1], mine[2]))
        elif hers := ITZEL.search(line):
            found += [(1, None, choice) for choice in re.findall(r'"([^"]+)"', hers[1])]
    return found


def test_every_choice_of_the_guide_is_asked_and_legal() -> None:
    source = GUIDE.read_text(encoding="utf-8")
    options = dict(OPTION.findall(source[source.index("options:") :].splitlines()[0]))
    seed = int(source.split("seed: ")[1].split(",")[0])
    game = patolli.load("tikal")
    state = game.new(2, seed=seed, options=options)
    steps = script()
    assert sum(seat == 0 for seat, _, _ in steps) == 47
    for seat, prompt, chosen in steps:
        asked = state.prompt()
        assert asked is not None
        assert state.seat == seat, chosen
        assert prompt is None or asked.key == f"tikal-prompt-{prompt}", chosen
        action = game.actions.parse(chosen)
        assert action in state.legal(), chosen
        state.apply(action)

    # It ends when Itzel is to move, and the figures that the guide tells of are right.
    assert state.seat == 1

    def told(key: str, *names: str) -> list[list[object]]:
        return [[e.data[name] for name in names] for e in state.events if e.key == key]

    treasures = [{"name": f"tikal-treasure-{kind}"} for kind in DUG]
    assert told("tikal-dug", "treasure") == [[treasure] for treasure in treasures]
    assert told("tikal-scored", "points", "temples", "treasures") == [[10, 7, 3], [8, 6, 2]]
    assert told("tikal-guarded", "space", "value", "lost") == [["b3", 7, 1]]
    assert told("tikal-ended", "lost") == [[0]] * 9  # no action point is left over
    players = state.observe(0)["players"]
    assert isinstance(players, list)
    assert [(one["temple_points"], one["treasure_points"]) for one in players] == [(11, 3), (3, 2)]
