"""Alone against Teotibot."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import components as t
from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    COMPLETED,
    asked,
    board,
    events,
    gains,
    goods,
    legal,
    locked,
    new,
    play,
    power,
    salaries,
    table,
    technologies,
    temples,
    tiles,
)

BOT = 1
ME = {"workers": ["b1 2", "b2 1", "b2 2"]}
FAR = [1, 1, 1, 1, 1, 1]  # neutral workers out of the way
ACTIONS = ["construction", "decorations", "nobles", "alchemy", "mastery", "worship", "masks"]


def solo(
    action: str, transcript: str = "worker w1; to b3; collect", **spec: Any
) -> TeotihuacanState:
    """Teotibot has just performed an action tile: the first seed whose dice choose it."""
    bot = {"directions": ["up_right", "up_right"], **spec.pop("bot", {})}
    bot["actions"] = [action] + [name for name in ACTIONS if name != action]
    me = {**ME, "cocoa": 1, **spec.pop("me", {})}
    for seed in range(60):
        s = table(seats=1, seed=seed, neutral=FAR, seat=[me], bot=bot, **spec)
        play(s, transcript)
        rolled = events(s, "bot-rolled")
        if rolled and str(rolled[0]["action"]).endswith(f"bot-{action}'}}"):
            assert s.check() == []
            return s
    raise AssertionError(f"no seed rolls {action}")


def bot_workers(s: TeotihuacanState) -> list[tuple[int, int]]:
    """Place and power of Teotibot's workers."""
    return [(board(s, k, BOT), power(s, k, BOT)) for k in (1, 2, 3, 4)]


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-SOLO-1")
def test_set_up_for_two_players() -> None:
    s = new(1)
    assert s.players == 2
    assert (goods(s, BOT), s.cocoa[BOT]) == ((2, 2, 2), 0)
    assert s.dark == 10


@pytest.mark.rule("TEO-SOLO-2")
def test_markers_of_teotibot() -> None:
    s = new(1)
    assert (temples(s, BOT), s.avenue[BOT], s.track[BOT], s.vp[BOT]) == ((1, 1, 1), 1, 0, 0)


@pytest.mark.rule("TEO-SOLO-3")
def test_technology_of_teotibot() -> None:
    s = new(1)
    assert s.tech[BOT] == 1 << s.technologies[2]


@pytest.mark.rule("TEO-SOLO-4")
def test_workers_of_teotibot() -> None:
    s = new(1)
    assert bot_workers(s)[:3] == [(4, 2), (6, 2), (8, 2)]
    assert locked(s, 4, BOT)
    assert power(s, 4, BOT) == 1
    assert s.observe(0)["boards"][6]["spaces"][0]["worker"]["colour"] == BOT  # type: ignore[index]


@pytest.mark.rule("TEO-SOLO-5")
def test_action_pyramid() -> None:
    orders = set()
    directions = set()
    for seed in range(30):
        view = new(1, seed).observe(0)["teotibot"]
        assert len(view["actions"]) == 6  # type: ignore[index]
        orders.add((*view["actions"], view["set_aside"]))  # type: ignore[index]
        directions.add(tuple(view["directions"]))  # type: ignore[index]
    assert len(orders) > 25
    assert len(directions) == 4


@pytest.mark.rule("TEO-SOLO-6", "TEO-OPTION-2")
def test_the_person_begins() -> None:
    for seed in range(5):
        s = new(1, seed)
        assert (s.first, s.last(), s.cocoa[0]) == (0, BOT, 1)


# -- a turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-SOLO-7")
def test_dice_choose_a_place() -> None:
    places = {2: 4, 3: 4, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 3, 10: 3, 11: 6, 12: 6}
    seen = set()
    for seed in range(40):
        s = table(seats=1, seed=seed, seat=[{**ME, "cocoa": 1}], bot={"actions": ACTIONS})
        play(s, "worker w1; to b3; collect")
        data = events(s, "bot-rolled")[0]
        total = int(str(data["sum"]))
        assert data["position"] == places[total]
        wanted = ACTIONS[places[total] - 1]
        assert str(data["action"]).endswith(f"bot-{wanted}'}}")
        seen.add(places[total])
    assert seen == {1, 2, 3, 4, 6}


@pytest.mark.rule("TEO-SOLO-8")
def test_the_action_pyramid_shifts() -> None:
    from patolli.games.teotihuacan.solo.turn import shift

    def after(position: int, *directions: str) -> tuple[list[int], list[int]]:
        s = table(seats=1, seat=[ME], bot={"actions": ACTIONS, "directions": list(directions)})
        shift(s, position)
        return s.actions_of_bot, s.directions

    # The top: the lower left neighbour moves up, then the lower right one of that gap.
    tiles_, faces = after(1, "up_right", "up_left")
    assert tiles_ == [1, 4, 2, 3, 6, 5, 0]
    assert faces == [1, 1]  # the bottom one is on top now, the other turned over below
    tiles_, _ = after(1, "up_left", "up_right")
    assert tiles_ == [2, 1, 4, 3, 6, 5, 0]
    # The middle row uses the top direction tile only.
    tiles_, faces = after(2, "up_right", "up_left")
    assert tiles_ == [0, 3, 2, 6, 4, 5, 1]
    assert faces == [1, 1]
    tiles_, _ = after(3, "up_left", "up_left")
    assert tiles_ == [0, 1, 5, 3, 4, 6, 2]
    # The bottom row is filled at once; the direction tiles change all the same.
    tiles_, faces = after(6, "up_left", "up_left")
    assert tiles_ == [0, 1, 2, 3, 4, 6, 5]
    assert faces == [1, 0]


@pytest.mark.rule("TEO-SOLO-9")
def test_ten_cocoa_for_three_points() -> None:
    s = solo("masks", bot={"cocoa": 19})  # it fails and gains 5
    assert (s.cocoa[BOT], s.vp[BOT]) == (24 - 10, 3)
    s = solo("masks", bot={"cocoa": 4})
    assert (s.cocoa[BOT], s.vp[BOT]) == (9, 0)


@pytest.mark.rule("TEO-SOLO-10")
def test_offers_slide_when_alone() -> None:
    s = table(
        seats=1, neutral=FAR,
        seat=[{"workers": ["b2 1", "b1 2", "b1 3"], "stone": 2, "cocoa": 3}],
        pyramid={"offer": [30, 9, 10], "next": [4, 5]},
        bot={"workers": ["b5 2", "b5 2", "b5 2", "decorations 1"]},
    )  # fmt: skip
    play(s, "worker w1; to b8; main; tile 1; at 1d1")
    assert s.pyramid_offer == [9, 10, 4]
    s = table(
        seats=1, neutral=FAR,
        seat=[{"workers": ["b8 1", "b1 2", "b1 3"], "gold": 3, "cocoa": 3}],
        decorations={"offer": [0, 1, 2, 3], "next": [9, 8]},
        bot={"workers": ["b5 2", "b5 2", "b5 2", "quarry 1"]},
    )  # fmt: skip
    play(s, "worker w1; to b7; main; tile 2; side top")
    assert s.decoration_offer == [0, 2, 3, 9]


@pytest.mark.rule("TEO-SOLO-11", "TEO-SOLO-14")
def test_a_bumped_worker_of_teotibot_goes_on() -> None:
    # The temple spaces lie in the order 3 (Quarry), 2 (Forest), 7 (Decorations), 4 (Gold).
    s = table(
        seats=1, neutral=FAR, seat=[{**ME, "cocoa": 1}],
        bot={"workers": ["b5 2", "b5 2", "b5 2", "quarry 1"]},
    )  # fmt: skip
    play(s, "worker w1; to b3; worship quarry")
    moved = events(s, "bot-worshipper-moved")
    assert str(moved[0]["board"]).endswith("board-forest'}")
    assert temples(s, BOT)[1] <= 3  # the bump itself gives no steps
    assert locked(s, 1)
    assert s.cocoa[0] == 0 + 1  # one paid, one from the green step


@pytest.mark.rule("TEO-SOLO-12")
def test_a_bumped_worker_without_an_empty_space_bumps_back() -> None:
    s = table(
        seats=1, neutral=FAR,
        seat=[{"workers": ["b1 2", "forest 1", "decorations 2", "gold 3"], "cocoa": 1}],
        bot={"workers": ["b5 2", "b5 2", "b5 2", "quarry 1"], "actions": ACTIONS},
    )  # fmt: skip
    play(s, "worker w1; to b3; worship quarry")
    assert board(s, 2) == 2  # freed in the Forest, the next space clockwise
    assert locked(s, 1)
    assert s.check() == []


@pytest.mark.rule("TEO-SOLO-13")
def test_the_light_disc_moves_after_teotibot() -> None:
    s = solo("masks")
    assert s.light == 1
    s = solo("masks", light=9)
    assert (s.light, s.eclipses) == (10, 0)  # they met: one more round is played
    assert s.seat == 0
    s = solo("masks", light=10, rounds_left=1)
    assert asked(s) == "salary"
    s = solo("masks", light=9, options={"eclipse": "dark"})
    assert asked(s) == "salary"


@pytest.mark.rule("TEO-SOLO-14")
def test_shared_technologies_score_both_ways() -> None:
    s = table(
        seats=1, neutral=FAR, seat=[{"workers": ["b1 2", "b2 1", "b2 2"], "gold": 1}],
        bot={"technologies": [5], "workers": ["b6 2", "b6 2", "b6 2", "decorations 1"]},
    )  # fmt: skip
    before = s.vp[BOT]
    play(s, "worker w1; to b5; main; tech 3")
    shared = [data for data in gains(s) if "technology-shared" in str(data["source"])]
    assert [data["amount"] for data in shared] == [3]
    assert before == 0


# -- its actions -----------------------------------------------------------------------------------


@pytest.mark.rule("TEO-BOT-1")
def test_it_pays_no_cocoa_and_its_worshipper_is_not_there() -> None:
    s = solo("alchemy", bot={"gold": 1, "workers": ["b5 2", "b6 2", "b6 2", "decorations 1"]},
             me={"workers": ["b1 2", "b5 1", "b2 2"]})  # fmt: skip
    assert s.cocoa[BOT] == 0
    assert s.tech[BOT] == technologies(1)
    s = solo("decorations", bot={"gold": 2, "workers": ["b6 2", "b6 2", "b6 2", "decorations 1"]})
    assert s.cocoa[BOT] == 5  # it failed: no worker on Decorations or Gold Deposits


@pytest.mark.rule("TEO-BOT-2", "TEO-BOT-3")
@pytest.mark.parametrize(
    ("action", "number", "gain"),
    [("construction", 3, (0, 2, 0)), ("decorations", 4, (0, 0, 2)), ("nobles", 2, (2, 0, 0))],
)
def test_it_gathers_when_it_can_not_build(
    action: str, number: int, gain: tuple[int, int, int]
) -> None:
    s = solo(action, bot={"workers": [f"b{number} 2", "b5 2", "b5 2", "quarry 1"]})
    assert goods(s, BOT) == gain
    following = {3: 5, 4: 3, 2: 8}[number]  # from Gold Deposits the Palace is skipped
    assert bot_workers(s)[0] == (following, 3)


@pytest.mark.rule("TEO-BOT-3", "TEO-BOT-12")
def test_an_ascended_worker_moves_on_from_the_palace() -> None:
    s = solo("construction", bot={"workers": ["b3 5", "b5 2", "b5 2", "quarry 1"], "avenue": 2})
    assert bot_workers(s)[0] == (3, 1)  # reborn in the Palace, then one board on
    assert (s.vp[BOT], s.avenue[BOT]) == (5, 3)
    assert s.light == 2  # the ascension and the end of the turn


@pytest.mark.rule("TEO-BOT-4")
def test_failing_brings_five_cocoa() -> None:
    s = solo("construction", bot={"workers": ["b6 3", "b5 2", "b7 4", "quarry 1"]})
    assert s.cocoa[BOT] == 5
    assert bot_workers(s)[1] == (2, 3)  # the weakest unlocked worker, not the worshipper


@pytest.mark.rule("TEO-BOT-5")
def test_the_strongest_on_the_board_is_powered_up() -> None:
    s = solo("construction", bot={"workers": ["b3 2", "b3 4", "b5 1", "quarry 1"]})
    assert bot_workers(s)[:2] == [(3, 2), (2, 5)]


@pytest.mark.rule("TEO-BOT-6", "TEO-BOT-19", "TEO-BOT-20")
def test_mastery_equal_workers_farthest_from_the_palace() -> None:
    # Forest (position 4) and Gold Deposits (position 8), both of power 3.
    s = solo("mastery", bot={"workers": ["b2 3", "b4 3", "b5 1", "quarry 1"]})
    assert goods(s, BOT) == (0, 0, 2)
    assert bot_workers(s)[1] == (5, 4)  # two boards on, the Palace not counted


@pytest.mark.rule("TEO-BOT-7")
def test_equally_weak_workers_closest_to_the_palace() -> None:
    # Nobles (position 7), Alchemy (position 3): the latter is closer.
    s = solo("construction", bot={"workers": ["b6 2", "b5 2", "b6 3", "quarry 1"]})
    assert bot_workers(s)[1] == (2, 3)


@pytest.mark.rule("TEO-BOT-8")
def test_how_far_its_workers_move() -> None:
    from patolli.games.teotihuacan.solo.turn import advance_worker

    for number, strength, target in (
        (4, 1, 3), (4, 3, 3), (4, 4, 5), (6, 5, 3), (1, 1, 3), (8, 4, 6), (6, 2, 4),
    ):  # fmt: skip
        s = table(
            seats=1, seat=[ME],
            bot={"workers": [f"b{number} {strength}", "b5 2", "b5 2", "quarry 1"]},
        )  # fmt: skip
        advance_worker(s, 4)
        assert board(s, 1, BOT) == target


@pytest.mark.rule("TEO-BOT-9")
def test_any_temple_is_the_highest() -> None:
    for steps, after in (
        ([2, 5, 3], (2, 6, 3)), ([3, 3, 3], (4, 3, 3)), ([3, 4, 4], (3, 5, 4)),
        ([11, 4, 6], (11, 4, 7)),
    ):  # fmt: skip
        s = solo("decorations", bot={
            "gold": 2, "temples": steps, "workers": ["b7 2", "b5 2", "b5 2", "quarry 1"],
        })  # fmt: skip
        assert temples(s, BOT) == after
    # It ignores a temple whose top is taken, and chooses again for each step.
    s = solo(
        "worship",
        bot={"temples": [10, 9, 8], "workers": ["b6 2", "b5 2", "b5 2", "forest 1"]},
        me={"temples": [11, 0, 0]},
    )
    assert temples(s, BOT) == (10, 11, 9)


@pytest.mark.rule("TEO-BOT-10")
def test_it_takes_printed_rewards() -> None:
    s = solo(
        "worship",
        discoveries={"red5": ["mask_4"], "avenue3": ["temple_red"]},
        bot={"temples": [0, 4, 0], "workers": ["b6 2", "b5 2", "b5 2", "quarry 1"]},
    )
    assert temples(s, BOT) == (0, 6, 0)
    assert s.vp[BOT] == 2 + 3
    assert tiles(s, BOT) == []
    s = solo(
        "nobles", discoveries={"avenue3": ["temple_red"]},
        bot={"avenue": 2, "wood": 2, "workers": ["b6 2", "b5 2", "b5 2", "quarry 1"]},
    )  # fmt: skip
    assert (s.avenue[BOT], tiles(s, BOT)) == (3, [])


@pytest.mark.rule("TEO-BOT-11")
def test_goods_of_its_choice() -> None:
    for have, after in (
        ((0, 0, 0), (0, 1, 1)), ((1, 2, 3), (2, 2, 3)), ((5, 1, 4), (5, 3, 4)),
        ((1, 1, 1), (1, 2, 2)),
    ):  # fmt: skip
        steps = 4 if have == (1, 2, 3) else 5
        s = solo("worship", bot={
            "temples": [steps, 0, 0], "wood": have[0], "stone": have[1], "gold": have[2],
            "workers": ["b6 2", "b5 2", "b5 2", "decorations 1"],
        }, options={"bot_worship": -1})  # fmt: skip
        wood, stone, gold = goods(s, BOT)
        expected = sum(have) + 2
        assert wood + stone + gold == expected
        if steps == 5:
            assert (wood, stone, gold) == after


@pytest.mark.rule("TEO-BOT-12")
def test_its_ascension_scores_five() -> None:
    s = solo("nobles", bot={"workers": ["b2 5", "b5 2", "b5 2", "quarry 1"]})
    assert s.vp[BOT] == 5


@pytest.mark.rule("TEO-BOT-13")
def test_its_construction() -> None:
    s = solo(
        "construction",
        pyramid={"tiles": ["1b1 0 0"], "offer": [9, 10, 11], "next": [12]},
        bot={"stone": 3, "workers": ["b8 2", "b5 2", "b5 2", "quarry 1"]},
    )
    assert goods(s, BOT)[1] == 1
    assert s.slot_tile[0] == 9  # top left of the lowest level
    assert (s.vp[BOT], s.track[BOT]) == (1 + 2, 1)
    assert sum(temples(s, BOT)) == 1
    assert s.pyramid_offer == [10, 11, 12]
    assert bot_workers(s)[0] == (7, 3)


@pytest.mark.rule("TEO-BOT-13")
def test_it_turns_tiles_at_random() -> None:
    turns = set()
    for seed in range(60):
        s = table(
            seats=1, seed=seed, neutral=FAR, seat=[{**ME, "cocoa": 1}],
            pyramid={"tiles": [], "offer": [9]},
            bot={"stone": 2, "workers": ["b8 2", "b5 2", "b5 2", "quarry 1"], "actions": ACTIONS},
        )  # fmt: skip
        play(s, "worker w1; to b3; collect")
        if s.slot_tile[0] == 9:
            turns.add(s.slot_turn[0])
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("TEO-BOT-13")
def test_it_may_complete_the_pyramid() -> None:
    from tests.rules.teotihuacan.test_pyramid import GROUND, SECOND, THIRD, laid

    s = solo(
        "construction",
        pyramid={"tiles": laid(*GROUND, *SECOND, *THIRD), "offer": [30]},
        bot={"stone": 2, "workers": ["b8 2", "b5 2", "b5 2", "quarry 1"]},
    )
    assert s.completed
    assert s.vp[BOT] == 7 + 2
    assert s.seat == 0  # one more round is played


@pytest.mark.rule("TEO-BOT-14")
def test_its_decorations() -> None:
    s = solo(
        "decorations",
        pyramid={"tiles": []},
        decorations={"offer": [3, 4, 5, 6], "next": [7], "top": [1]},
        bot={"gold": 2, "workers": ["b7 2", "b5 2", "b5 2", "quarry 1"]},
    )
    # The top side has no tiles for its second space, so the right side is decorated.
    assert s.decorated == [1, 1, 0, 0]
    assert s.decoration_at[4] == 3
    assert (s.vp[BOT], s.track[BOT]) == (5, 1)
    assert (temples(s, BOT), goods(s, BOT)) == ((1, 0, 0), (0, 0, 1))  # the step brings a gold
    assert s.decoration_offer == [4, 5, 6, 7]


@pytest.mark.rule("TEO-BOT-15")
def test_its_alchemy() -> None:
    worker = ["b5 2", "b6 2", "b6 2", "quarry 1"]
    s = solo(
        "alchemy", me={"technologies": [1]}, bot={"gold": 2, "technologies": [3], "workers": worker}
    )
    assert s.tech[BOT] == technologies(3, 5)  # the lowest without any marker
    assert (goods(s, BOT)[2], temples(s, BOT)) == (1, (0, 0, 1))
    assert s.cocoa[BOT] == 1
    assert s.vp[0] == 0
    s = solo(
        "alchemy", me={"technologies": [1, 5, 15, 17]},
        bot={"gold": 2, "technologies": [3, 9], "workers": worker},
    )  # fmt: skip
    assert s.tech[BOT] == technologies(1, 3, 9)
    assert s.vp[0] == 3
    s = solo("alchemy", bot={"gold": 2, "technologies": [1, 3, 5, 9, 15, 17], "workers": worker})
    assert goods(s, BOT)[2] == 2  # it has them all: failed


@pytest.mark.rule("TEO-BOT-15")
def test_technologies_do_not_help_it() -> None:
    s = solo("nobles", bot={
        "technologies": [3, 5], "workers": ["b2 2", "b5 2", "b5 2", "quarry 1"],
    })  # fmt: skip
    assert goods(s, BOT) == (2, 0, 0)
    s = solo("nobles", bot={
        "technologies": [3], "wood": 2, "workers": ["b6 2", "b5 2", "b5 2", "quarry 1"],
    })  # fmt: skip
    assert s.vp[BOT] == 3


@pytest.mark.rule("TEO-BOT-16")
def test_alchemy_failing() -> None:
    s = solo("alchemy", bot={"workers": ["b6 2", "b7 2", "b8 4", "quarry 1"]})
    # Decorations (position 6) is closer to the Palace than Nobles (7): it has both.
    assert bot_workers(s)[:3] == [(6, 2), (7, 4), (8, 4)]
    s = solo("alchemy", bot={"workers": ["b6 1", "b7 3", "b8 4", "quarry 1"]})
    assert bot_workers(s)[:3] == [(6, 3), (7, 3), (8, 4)]
    assert s.cocoa[BOT] == 0


@pytest.mark.rule("TEO-BOT-16")
def test_alchemy_failing_raises_one_worker_by_two_although_another_is_weaker_then() -> None:
    s = solo("alchemy", bot={"workers": ["b6 3", "b7 4", "b8 3", "quarry 1"]})
    assert sorted(power for _, power in bot_workers(s)[:3]) == [3, 4, 5]


@pytest.mark.rule("TEO-BOT-16", "TEO-BOT-12")
def test_alchemy_failing_with_an_ascension_goes_on_with_the_same_die() -> None:
    s = solo("alchemy", bot={"workers": ["b6 5", "b7 5", "b8 5", "quarry 1"]})
    reborn = [place for place in bot_workers(s)[:3] if place[1] != 5]
    assert reborn == [(1, 2)]
    assert s.avenue[BOT] == 1


@pytest.mark.rule("TEO-BOT-17")
@pytest.mark.parametrize(("scored", "light", "points"), [(0, 0, 3), (1, 0, 5), (2, 0, 7)])
def test_its_nobles_by_era(scored: int, light: int, points: int) -> None:
    s = solo("nobles", eclipses=scored, light=light, bot={
        "wood": 2, "workers": ["b6 2", "b5 2", "b5 2", "quarry 1"],
    })  # fmt: skip
    assert (s.vp[BOT], s.avenue[BOT], goods(s, BOT)[0]) == (points, 1, 0)
    assert s.buildings[scored] == 1


@pytest.mark.rule("TEO-BOT-18")
def test_its_row_is_full() -> None:
    bot = {"wood": 2, "workers": ["b6 2", "b5 2", "b5 2", "quarry 1"]}
    s = solo("nobles", eclipses=1, buildings=[1, 4, 0], bot=bot)
    assert s.vp[BOT] == 1
    assert s.buildings[0] == 0b01001  # the left one of the two spaces of 1
    s = solo("nobles", eclipses=2, buildings=[5, 0, 3], bot=bot)
    assert s.vp[BOT] == 3
    assert s.buildings[1] == 0b0100


@pytest.mark.rule("TEO-BOT-19")
def test_mastery_tries_the_next_strongest() -> None:
    s = solo("mastery", bot={"workers": ["b8 4", "b6 3", "b3 2", "forest 1"]})
    assert goods(s, BOT) == (0, 2, 0)  # no stone to build, no wood for nobles: the Quarry
    assert bot_workers(s)[2] == (5, 3)


@pytest.mark.rule("TEO-BOT-20")
def test_mastery_failing() -> None:
    s = solo("mastery", bot={"workers": ["b8 4", "b6 3", "b7 2", "forest 1"]})
    assert s.cocoa[BOT] == 5
    assert bot_workers(s)[2] == (6, 3)


@pytest.mark.rule("TEO-BOT-21", "TEO-BOT-22")
def test_its_worship() -> None:
    # From the Forest to Decorations: three steps in any temple, the tile there is discarded.
    s = solo(
        "worship",
        discoveries={"decorations": "mask_4", "next": ["vp_4"]},
        me={"workers": ["b1 2", "decorations 1", "b2 2"]},
        bot={"temples": [0, 1, 0], "workers": ["b6 2", "b5 2", "b5 2", "forest 1"]},
    )
    assert temples(s, BOT) == (0, 4, 0)
    assert board(s, 2) == 7  # the person's worker was freed
    assert s.discarded[t.KIND_NAMES.index("mask_4")] == 1
    assert s.observe(0)["boards"][6]["discovery"] == "vp_4"  # type: ignore[index]
    assert bot_workers(s)[:3] == [(6, 2), (5, 2), (5, 2)]
    # From Gold Deposits, past the Palace, to the Quarry: two green steps.
    s = solo("worship", bot={"workers": ["b6 2", "b5 2", "b5 2", "gold 1"]})
    assert temples(s, BOT) == (0, 0, 2)
    assert s.cocoa[BOT] == 2


@pytest.mark.rule("TEO-BOT-23")
def test_its_mask_collection() -> None:
    bot = {"cocoa": 2, "wood": 1, "gold": 1, "workers": ["b6 2", "b5 2", "b5 2", "forest 1"]}
    s = solo(
        "masks", bot=bot,
        discoveries={"palace": "mask_4", "forest": "mask_2", "gold": "mask_1", "next": ["vp_4"]},
    )  # fmt: skip
    assert tiles(s, BOT) == ["mask_1"]  # the rarest
    assert (s.cocoa[BOT], goods(s, BOT)) == (0, (1, 0, 0))
    assert s.observe(0)["boards"][3]["discovery"] == "vp_4"  # type: ignore[index]
    assert bot_workers(s)[:3] == [(6, 2), (5, 2), (5, 2)]
    # One that it has already does not count; of equal rarity the first from the Palace.
    s = solo(
        "masks", bot={**bot, "tiles": ["mask_1"]},
        discoveries={"quarry": "mask_5", "forest": "mask_4", "gold": "mask_6"},
    )  # fmt: skip
    assert tiles(s, BOT) == ["mask_1", "mask_5"]  # the Quarry lies before the Forest
    s = solo("masks", bot={"workers": ["b6 2", "b5 2", "b5 2", "forest 1"]},
             discoveries={"quarry": "mask_5"})  # fmt: skip
    assert s.cocoa[BOT] == 5  # it can't pay


# -- Eclipse and end -------------------------------------------------------------------------------


@pytest.mark.rule("TEO-SOLO-15", "TEO-SOLO-16")
def test_its_eclipse() -> None:
    s = solo(
        "masks", light=10, rounds_left=1, me={"track": 1},
        bot={"avenue": 2, "track": 2, "tiles": ["mask_4", "mask_5"]},
    )  # fmt: skip
    assert s.vp[BOT] == 2 * 5 + 4 + 2 * 4 + 3
    cocoa = s.cocoa[BOT]
    salaries(s)
    assert s.cocoa[BOT] == cocoa


@pytest.mark.rule("TEO-SOLO-17")
def test_its_finale() -> None:
    bot = {"wood": 1, "stone": 2, "technologies": [1, 3], "temples": [10, 11, 0]}
    s = solo("masks", light=8, eclipses=2, rounds_left=1, bot=bot)
    salaries(s)
    assert s.over
    assert s.vp[BOT] == 3 + 5 + 2 * 2 + 2 * 15
    s = solo("masks", light=10, rounds_left=1, bot=bot, **COMPLETED)
    salaries(s)
    assert s.over
    assert s.vp[BOT] == 3 + 5 + 2 * 2 + 2 * 15


@pytest.mark.rule("TEO-SOLO-18")
def test_a_tie_is_lost() -> None:
    for points, rank in ((30, 2), (31, 1), (29, 2)):
        s = solo(
            "masks", light=8, eclipses=2, rounds_left=1,
            me={"vp": points, "cocoa": 9}, bot={"vp": 25},
        )  # fmt: skip
        salaries(s)
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.rivals == [30]
        assert outcome.ranks == [rank]


# -- difficulty ---------------------------------------------------------------------------------


@pytest.mark.rule("TEO-KNOB-1")
@pytest.mark.parametrize(
    ("turn", "powers"), [(-3, [1, 1, 1]), (-1, [1, 2, 2]), (0, [2, 2, 2]), (2, [3, 3, 2])]
)
def test_knob_power(turn: int, powers: list[int]) -> None:
    s = new(1, bot_power=turn)
    assert [power(s, k, BOT) for k in (1, 2, 3)] == powers
    assert power(s, 4, BOT) == 1


@pytest.mark.rule("TEO-KNOB-2")
@pytest.mark.parametrize("turn", [-1, 0, 1])
def test_knob_goods(turn: int) -> None:
    assert goods(new(1, bot_goods=turn), BOT) == (2 + turn, 2 + turn, 2 + turn)


@pytest.mark.rule("TEO-KNOB-3")
@pytest.mark.parametrize("turn", [-2, -1, 1, 2])
def test_knob_exchange(turn: int) -> None:
    assert solo("masks", bot={"cocoa": 9}, options={"bot_exchange": turn}).vp[BOT] == 3 + turn


@pytest.mark.rule("TEO-KNOB-4")
@pytest.mark.parametrize("turn", [-1, 1])
def test_knob_worship(turn: int) -> None:
    workers = ["b6 2", "b5 2", "b5 2", "gold 1"]
    s = solo("worship", bot={"workers": workers}, options={"bot_worship": turn})
    assert temples(s, BOT) == (0, 0, 2 + turn)
    workers[3] = "forest 1"
    s = solo("worship", bot={"workers": workers}, options={"bot_worship": turn})
    assert sum(temples(s, BOT)) == 3 + turn


@pytest.mark.rule("TEO-KNOB-5", "TEO-KNOB-6")
@pytest.mark.parametrize(("bonus", "technology"), [(-10, -2), (-5, -1), (5, 1), (10, 2)])
def test_knobs_of_the_finale(bonus: int, technology: int) -> None:
    s = solo(
        "masks", light=8, eclipses=2, rounds_left=1,
        options={"bot_bonus": bonus, "bot_technology": technology},
        bot={"technologies": [1, 3], "temples": [10, 0, 0]},
    )  # fmt: skip
    salaries(s)
    assert s.vp[BOT] == 5 + 2 * (2 + technology) + 15 + bonus


@pytest.mark.rule("TEO-KNOB-7")
def test_presets() -> None:
    from patolli.games.teotihuacan.solo import difficulty as k

    wanted = {
        "easy": (1, 1, 2, 1, 10, 1), "normal": (2, 2, 3, 2, 15, 2),
        "hard": (3, 3, 4, 3, 20, 3), "ruthless": (3, 3, 5, 3, 25, 4),
    }  # fmt: skip
    for name, values in wanted.items():
        s = new(1, difficulty=name)
        assert [k.start_power(s, i) for i in range(3)] == [values[0]] * 3
        found = (
            k.start_goods(s), k.exchange_points(s), k.worship_steps(s), k.bonus_vp(s),
            k.technology_vp(s),
        )  # fmt: skip
        assert found == values[1:]
    s = new(1, difficulty="hard", bot_goods=-1)
    assert (k.start_goods(s), k.bonus_vp(s)) == (1, 20)
    assert legal(s)
