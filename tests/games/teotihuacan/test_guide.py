"""The guided first game: its script fits the engine, decision by decision, to its end."""

from __future__ import annotations

import re
from pathlib import Path

import patolli

GUIDE = Path(__file__).parents[3] / "web/src/games/teotihuacan/guide.ts"
STEP = re.compile(r'step\("([a-z-]+)", "([^"]+)"')
OPTION = re.compile(r'(\w+): "(\w+)"')


def test_every_step_of_the_guide_is_asked_and_can_be_chosen() -> None:
    source = GUIDE.read_text(encoding="utf-8")
    options = dict(OPTION.findall(source[source.index("options:") :].splitlines()[0]))
    seed = int(source.split("seed: ")[1].split(",")[0])
    game = patolli.load("teotihuacan")
    state = game.new(1, seed=seed, options=options)
    steps = STEP.findall(source)
    assert len(steps) > 30
    for prompt, chosen in steps:
        asked = state.prompt()
        assert asked is not None
        assert asked.key == f"teotihuacan-prompt-{prompt}", chosen
        action = game.actions.parse(chosen)
        assert action in state.legal(), chosen
        state.apply(action)
    eclipse = state.observe(0)["calendar"]
    assert isinstance(eclipse, dict)
    assert eclipse["eclipses"] == 1  # the script ends in the second era
    assert state.scores()[0] == 38  # the 24 points that the guide tells of are among them
