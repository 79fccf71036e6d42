"""What is law and was long unsaid: refilling, presets, what is hidden, the printed tables."""

from __future__ import annotations

from typing import Any, cast

import pytest

from patolli.games.teotihuacan.components import KIND_COCOA, KIND_GOODS, KIND_NAMES
from patolli.games.teotihuacan.solo import difficulty
from patolli.games.teotihuacan.solo.difficulty import KNOB_KEYS
from tests.rules.teotihuacan.printed_tables import TABLES, written
from tests.rules.teotihuacan.table import (
    gains,
    goods,
    legal,
    new,
    play,
    salaries,
    table,
    tiles,
)
from tests.rules.teotihuacan.test_calendar_and_eclipse import eclipse

AWAY = {"workers": ["b5 1", "b5 1", "b5 1"]}
RONDEL = [1, 2, 3, 4, 8, 5, 6, 7]


@pytest.mark.rule("TEO-AVENUE-3")
def test_the_tiles_of_the_avenue_are_not_refilled() -> None:
    mine = {"workers": ["b1 2", "b8 1", "b8 1"], "avenue": 2, "wood": 1, "tiles": ["avenue"]}
    said = {"avenue3": ["mask_4"], "next": ["mask_5", "mask_6"]}
    s = table(discoveries=said, rondel=RONDEL, seat=[mine, AWAY, AWAY, AWAY])
    left = len(s.discovery_pile)
    play(s, "use avenue; claim mask_4")
    assert tiles(s) == ["mask_4"]
    assert (sum(s.stash), len(s.discovery_pile)) == (0, left)


@pytest.mark.rule("TEO-MAIN-8")
def test_own_locked_workers_do_not_count_for_a_main_action() -> None:
    others = [AWAY, AWAY, AWAY]
    with_locked = {"workers": ["b1 2", "forest 5", "b8 1"], "cocoa": 9}
    without = {"workers": ["b1 2", "b7 5", "b8 1"], "cocoa": 9}
    found = []
    for mine in (with_locked, without):
        s = table(rondel=RONDEL, seat=[mine, *others])
        play(s, "worker w1; to b2; main")
        found.append((goods(s), s.cocoa[0]))
    assert found[0] == found[1]


@pytest.mark.rule("TEO-DISCOVERY-19")
def test_a_tile_without_a_price_is_free() -> None:
    free = [
        name
        for kind, name in enumerate(KIND_NAMES)
        if not KIND_COCOA[kind] and not any(KIND_GOODS[kind])
    ]
    assert "extra_worker" in free
    mine = {"workers": ["b1 2", "b8 1", "b8 1"], "avenue": 2, "tiles": ["avenue"]}
    for name in free:
        said = {"avenue3": [name]}
        s = table(discoveries=said, rondel=RONDEL, seat=[mine, AWAY, AWAY, AWAY])
        play(s, "use avenue")
        assert f"claim {name}" in legal(s)
        play(s, f"claim {name}")
        assert (s.cocoa[0], goods(s)) == (0, (0, 0, 0))


@pytest.mark.rule("TEO-DISCOVERY-20", "TEO-TEMPLE-8")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", list(TABLES))
def test_the_tables_are_those_of_the_component_file(name: str, language: str) -> None:
    assert written(language, name) == TABLES[name](language)


@pytest.mark.rule("TEO-ECLIPSE-16")
def test_masks_score_in_every_eclipse_that_is_left() -> None:
    mine = {"workers": ["b1 1", "b2 1", "b3 1"], "tiles": ["mask_1", "mask_2"], "cocoa": 9}
    for scored in (0, 1, 2):
        s = eclipse(mine, eclipses=scored, light=[12, 11, 10][scored])
        told = [gain["amount"] for gain in gains(s) if "masks" in str(gain["source"])]
        assert told == [3]
        salaries(s)
        assert tiles(s) == ["mask_1", "mask_2"]


PRESETS = {
    "easy": ([1, 1, 1], 1, 2, 1, 10, 1),
    "normal": ([2, 2, 2], 2, 3, 2, 15, 2),
    "hard": ([3, 3, 3], 3, 4, 3, 20, 3),
    "ruthless": ([3, 3, 3], 3, 5, 3, 25, 4),
}


@pytest.mark.rule("TEO-KNOB-8", "TEO-KNOB-9", "TEO-KNOB-10", "TEO-KNOB-11")
@pytest.mark.parametrize("preset", list(PRESETS))
def test_the_figures_of_a_preset(preset: str) -> None:
    s = new(1, difficulty=preset)
    assert (
        [difficulty.start_power(s, k) for k in range(3)],
        difficulty.start_goods(s),
        difficulty.exchange_points(s),
        difficulty.worship_steps(s),
        difficulty.bonus_vp(s),
        difficulty.technology_vp(s),
    ) == PRESETS[preset]


@pytest.mark.rule("TEO-KNOB-12")
def test_the_knob_of_the_technologies_turns_nothing_else() -> None:
    usual, turned = new(1), new(1, bot_technology=2)
    assert difficulty.technology_vp(turned) == difficulty.technology_vp(usual) + 2
    for knob, key in enumerate(KNOB_KEYS):
        if key != "bot_technology":
            assert difficulty.turn_of(turned, knob) == difficulty.turn_of(usual, knob) == 0


@pytest.mark.rule("TEO-HIDDEN-1", "TEO-HIDDEN-3")
def test_the_order_of_the_piles_is_hidden_from_all() -> None:
    s = new(2, seed=3, setup="first_game")
    for seat in (0, 1, None):
        world = s.determinize(seat, 8)
        piles = ("decoration_pile", "pyramid_pile", "discovery_pile")
        for name in piles:
            mine, theirs = getattr(s, name), getattr(world, name)
            assert mine != theirs
            assert sorted(mine) == sorted(theirs)
        here, there = s.dump(), world.dump()
        open_fields = [name for name in type(s).fields if name not in type(s).hidden]
        assert {name: here[name] for name in open_fields} == {
            name: there[name] for name in open_fields
        }


@pytest.mark.rule("TEO-HIDDEN-2")
def test_dealt_starting_tiles_are_seen_by_their_player_alone() -> None:
    s = new(2, seed=3, setup="standard")
    worlds = [s.determinize(1, seed) for seed in range(6)]
    hands = {tuple(cast(Any, world).dealt[:4]) for world in worlds}
    assert len(hands) > 1
    assert {tuple(cast(Any, world).dealt[4:]) for world in worlds} == {tuple(s.dealt[4:])}
    assert all(world.observe(1) == s.observe(1) for world in worlds)
    assert any(world.observe(0) != s.observe(0) for world in worlds)
