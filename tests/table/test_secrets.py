"""Nothing that a seat may not know is told: equal worlds are told in equal bytes."""

from __future__ import annotations

import json
import random
from dataclasses import asdict

import pytest

import patolli
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table import play, presentation
from patolli.table.entries import Seat, Terms
from patolli.table.fold import fold
from patolli.table.messages.parts import Pace
from patolli.table.presentation import Presence, question
from patolli.table.preview import previews
from patolli.table.table import Table

GAMES = patolli.games()


def option_sets(game: Game, seats: int) -> list[dict[str, Value]]:
    """The defaults, and every other answer of every option on its own."""
    sets: list[dict[str, Value]] = [{}]
    for option in game.options:
        sets += [{option.key: value} for value in answers(option) if value != option.default]
    allowed: list[dict[str, Value]] = []
    for options in sets:
        try:
            game.new(seats, seed=0, options=options)
        except patolli.BadOption:
            continue
        allowed.append(options)
    return allowed


def answers(option: Option) -> list[Value]:
    return list(option.choices) if option.kind != "number" else [option.low, option.high]


def running(game: Game, seats: int, options: dict[str, Value], seed: int) -> tuple[Table, State]:
    """A table in memory, with a person `p0`, `p1`, ... in each seat."""
    settled = dict(game.new(seats, seed=0, options=options).options)
    people = [Seat("person", f"p{number}", f"P{number}") for number in range(seats)]
    terms = Terms(game.id, "public", "free", True, True, False, Pace(), settled, "p0")
    table = play.create("t", terms, people, seed, None, at=0)
    entry, state = play.start(table, None, at=0)
    fold(table, entry, state)
    return table, state


def said(table: Table, person: str | None) -> str:
    """All that the table would tell a person now."""
    update = presentation.update(table, person, None, table.version, Presence(), "", 0)
    log = presentation.whole_log(table, table.seats_of(person))
    return json.dumps([asdict(update), [asdict(event) for event in log]])


CASES = [
    (game_id, seats, options)
    for game_id in GAMES
    for seats in patolli.load(game_id).seats
    for options in option_sets(patolli.load(game_id), seats)
]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_equal_worlds_are_told_in_equal_bytes(game_id: str) -> None:
    """Deal again what a seat can't know: its view, question, choices and previews are the same."""
    game = patolli.load(game_id)
    for number, (_, seats, options) in enumerate(case for case in CASES if case[0] == game_id):
        table, state = running(game, seats, options, seed=number)
        chance = random.Random(number)
        for step in range(40):
            if state.over:
                break
            for viewer in [None, *range(seats)] if step % 4 == 0 else [state.seat]:
                person = f"p{viewer}" if viewer is not None else None
                world = state.determinize(viewer, Rng.seeded(1000 + step))
                world.actions = state.actions.copy()
                before = said(table, person)
                table.state = world
                assert said(table, person) == before, (options, viewer, step)
                table.state = state
                if viewer is not None and viewer == state.seat:
                    assert question(world) == question(state)
                    if step % 8 == 0:
                        told = previews(world, viewer)
                        assert told == previews(state, viewer), (options, viewer, step)
            action = chance.choice(state.legal())
            assert table.asked is not None
            entry, state = play.act(table, table.asked, action, None, at=0)
            fold(table, entry, state)
