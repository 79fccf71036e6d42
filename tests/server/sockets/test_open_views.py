"""Views that are shared: every receiver is shown what the engine says, and its own where it has
secrets."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.table.test_secrets import option_sets

import patolli
from patolli.core.message import Data
from patolli.core.state import State
from patolli.server.sockets.open_views import OpenViews

SHARED = {"founders", "patolli", "tikal"}


def sent(views: OpenViews, state: State, viewer: int | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(views.observe(state, viewer)))


def plain(view: Data) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game_id", patolli.games())
def test_every_viewer_is_shown_what_it_may_know(game_id: str) -> None:
    game, chance = patolli.load(game_id), random.Random(1)
    differed = shared = 0
    for options in option_sets(game, 2):
        state = game.new(2, seed=3, options=options)
        views = OpenViews()
        for _ in range(60):
            if state.over:
                break
            for viewer in (0, 1, None, 1):
                assert sent(views, state, viewer) == plain(state.observe(viewer))
            shared += isinstance(views.observe(state, 0), msgspec.Raw)
            differed += plain(state.observe(0)) != {**plain(state.observe(1)), "viewer": 0}
            state = state.copy()
            state.apply(chance.choice(state.legal()))
    assert bool(shared) == (game_id in SHARED)
    assert not (shared and differed)
    if game_id == "teotihuacan":
        assert differed, "the seats' secrets were not met: this test shows nothing"
