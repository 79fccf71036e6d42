"""The guided first games of Founders and Patolli: their scripts fit the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import patolli

GAMES = Path(__file__).parents[2] / "web/src/games"
STEP = re.compile(r'prompt(?:: "([a-z-]+)")?, choose: "([^"]+)"')
OPTION = re.compile(r'(\w+): (?:"(\w+)"|(\d+))')


@pytest.mark.parametrize(("id", "seats", "over"), [("founders", 1, False), ("patolli", 2, True)])
def test_every_choice_of_the_guide_is_asked_and_legal(id: str, seats: int, over: bool) -> None:
    source = (GAMES / id / "guide.ts").read_text(encoding="utf-8")
    line = source[source.index("options:") :].splitlines()[0].removeprefix("options:")
    options = {key: text or int(number) for key, text, number in OPTION.findall(line)}
    seed = int(source.split("\n  seed: ")[1].split(",")[0])
    game = patolli.load(id)
    state = game.new(seats, seed=seed, options=options)
    steps = STEP.findall(source)
    assert len(steps) > 10
    for prompt, chosen in steps:
        asked = state.prompt()
        assert asked is not None
        assert state.seat == 0, chosen  # the rival is never asked
        assert prompt in ("", asked.key), chosen
        action = game.actions.parse(chosen)
        assert action in state.legal(), chosen
        state.apply(action)
    assert state.over is over
