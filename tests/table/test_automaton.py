"""An automaton's turn can be followed: the view is told as it stood at each of its events."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from tests.table.test_secrets import running

import patolli
from patolli.table import play, presentation
from patolli.table.fold import fold
from patolli.table.history import moment
from patolli.table.messages.parts import Edit
from patolli.table.messages.replies import Update
from patolli.table.presentation import Presence


def played(game_id: str, seats: int = 1, actions: int = 10_000) -> Iterator[tuple[Any, Update]]:
    """A game at random: after each decision the view before it, and what the person is sent."""
    table, state = running(patolli.load(game_id), seats, {}, seed=3)
    chance = random.Random(1)
    while table.status == "running" and table.length < actions:
        before = state.observe(0)
        assert table.asked is not None
        entry, state = play.act(table, table.asked, chance.choice(state.legal()), None, at=0)
        fold(table, entry, state)
        update = presentation.update(table, "p0", None, entry.version - 1, Presence(), "", 0)
        assert moment(table, "p0", table.length).scenes == update.steps[0].scenes
        yield before, update


def edited(view: Any, edits: list[Edit]) -> Any:
    """A view with what is different in it."""
    view = deepcopy(view)
    for edit in edits:
        *way, last = edit.path
        part = view
        for key in way:
            part = part[key]
        if edit.gone:
            del part[last]
        else:
            part[last] = edit.value
    return view


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["teotihuacan", "founders"])
def test_the_last_scene_is_the_view_but_for_what_is_asked(game_id: str) -> None:
    followed, largest = 0, 0
    for view, update in played(game_id):
        step = update.steps[0]
        if not step.scenes:
            continue
        followed += 1
        assert [scene.event for scene in step.scenes] == list(
            range(step.scenes[0].event, len(step.events))
        )
        for scene in step.scenes:
            view = edited(view, scene.edits)
        assert view["scores"] == update.view["scores"]  # type: ignore[index]
        assert view.keys() == update.view.keys()  # type: ignore[union-attr]
        told = [[edit.path, edit.value] for scene in step.scenes for edit in scene.edits]
        largest = max(largest, len(json.dumps(told)))
    assert followed > 10
    assert largest < 40_000  # a whole view is about as large


@pytest.mark.slow
def test_the_tile_that_teotibot_rolled_lies_where_its_sum_says() -> None:
    rolls = 0
    for view, update in played("teotihuacan", actions=150):
        step = update.steps[0]
        for scene in step.scenes:
            view = edited(view, scene.edits)
            event = step.events[scene.event]
            if scene.event >= 0 and event.key == "teotihuacan-bot-rolled":
                rolls += 1
                data: Any = event.data
                lies = view["teotibot"]["actions"][data["position"] - 1]
                assert data["action"]["name"].endswith(lies)
    assert rolls > 5


def test_the_rival_shows_the_card_that_it_is_about_to_carry_out() -> None:
    turns = 0
    for view, update in played("founders", actions=150):
        step = update.steps[0]
        for scene in step.scenes:
            before, view = view, edited(view, scene.edits)
            if scene.event >= 0 and step.events[scene.event].key == "founders-rival-took-space":
                turns += 1
                discs = step.events[scene.event].data["discs"]
                assert before["rival"]["discs"] - view["rival"]["discs"] == discs
    assert turns > 3


def test_with_other_players_each_action_has_its_own_view() -> None:
    for _, update in played("tikal", 2, 30):
        assert update.steps[0].scenes == []
