"""Ascension, and the technologies of the other boards."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    asked,
    board,
    goods,
    legal,
    play,
    power,
    table,
    temples,
    tiles,
    used,
)

AWAY = {"workers": ["b1 1", "b1 1", "b1 1"]}


def ascending(**spec: Any) -> TeotihuacanState:
    """A worker of the first player has just reached power 6 at the Quarry."""
    seat = {"workers": ["b4 5", "b8 1", "b8 2"], "vp": 0, "cocoa": 3}
    seat.update(spec.pop("mine", {}))
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    return play(s, "worker w1; to b3; main")


@pytest.mark.rule("TEO-ASCENSION-1", "TEO-CALENDAR-3", "TEO-POWER-1")
def test_what_an_ascension_does() -> None:
    s = ascending(light=3)
    assert s.avenue[0] == 1
    assert (board(s, 1), power(s, 1)) == (1, 1)
    assert asked(s) == "ascension"
    assert legal(s) == [f"ascend {way}" for way in ("vp", "cocoa", "temple", "temples", "worker")]
    assert s.light == 3
    play(s, "ascend vp")
    assert s.light == 4


@pytest.mark.rule("TEO-ASCENSION-2")
def test_the_new_worker_arrives_without_an_action() -> None:
    s = ascending(mine={"cocoa": 0, "technologies": [1]})
    # It passed the Palace on its way (4 to 3), so technology 1 paid once, for the move alone.
    assert s.cocoa[0] == 1
    play(s, "ascend vp")
    assert s.cocoa[0] == 1
    assert s.seat == 1


@pytest.mark.rule("TEO-ASCENSION-3")
def test_reward_points() -> None:
    assert play(ascending(), "ascend vp").vp[0] == 5


@pytest.mark.rule("TEO-ASCENSION-4")
def test_reward_cocoa() -> None:
    assert play(ascending(), "ascend cocoa").cocoa[0] == 3 + 5
    s = play(ascending(options={"ascension_cocoa": 6}), "ascend cocoa")
    assert s.cocoa[0] == 3 + 6


@pytest.mark.rule("TEO-ASCENSION-5")
def test_reward_step() -> None:
    s = play(ascending(), "ascend temple; temple green")
    assert (temples(s), s.cocoa[0]) == ((0, 0, 1), 4)


@pytest.mark.rule("TEO-ASCENSION-6")
def test_reward_two_steps_for_three_cocoa() -> None:
    s = play(ascending(), "ascend temples; temple red; temple red")
    assert (temples(s), s.cocoa[0]) == ((0, 2, 0), 0)
    s = play(ascending(), "ascend temples; temple red; temple green")
    assert (temples(s), s.cocoa[0]) == ((0, 1, 1), 1)
    assert "ascend temples" not in legal(ascending(mine={"cocoa": 2}))


@pytest.mark.rule("TEO-ASCENSION-7")
def test_reward_fourth_worker() -> None:
    s = play(ascending(), "ascend worker")
    assert (board(s, 4), power(s, 4), s.cocoa[0]) == (1, 3, 5)
    s = ascending(mine={"workers": ["b4 5", "b8 1", "b8 2", "b8 3"]})
    assert "ascend worker" not in legal(s)


@pytest.mark.rule("TEO-ASCENSION-8")
def test_the_disc_moves_at_the_end_of_the_avenue_too() -> None:
    s = play(ascending(light=3, mine={"avenue": 9}), "ascend vp")
    assert (s.avenue[0], s.light) == (9, 4)


@pytest.mark.rule("TEO-ASCENSION-9")
def test_several_ascensions_in_a_turn() -> None:
    seat = {"workers": ["b5 5", "b2 5", "b2 5"], "cocoa": 1}
    s = table(light=11, seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b2; main; ascend vp; power w2; ascend cocoa")
    assert s.avenue[0] == 2
    assert s.light == 12  # stopped at the dark disc
    assert s.eclipses == 0
    assert s.seat == 1


@pytest.mark.rule("TEO-ASCENSION-1")
def test_avenue_tiles_come_before_the_reward() -> None:
    s = ascending(discoveries={"avenue3": ["temple_red"]}, mine={"avenue": 2})
    assert asked(s) == "avenue"
    play(s, "claim temple_red")
    assert asked(s) == "ascension"
    assert tiles(s) == ["temple_red"]


# -- technologies --------------------------------------------------------------------------------


@pytest.mark.rule("TEO-TECH-1")
def test_technology_1_pays_for_landing_and_passing() -> None:
    for start, target, cocoa in (("b4", "b1", 1), ("b4", "b3", 1), ("b6", "b3", 1), ("b1", "b3", 0),
                                 ("b8", "b4", 0)):  # fmt: skip
        other = {"workers": ["b2 1", "b2 1", "b2 1"]}
        s = table(
            seat=[{"workers": [f"{start} 1", "b2 2", "b2 3"], "technologies": [1]},
                  other, other, other]
        )  # fmt: skip
        play(s, f"worker w1; to {target}")
        assert s.cocoa[0] == cocoa


@pytest.mark.rule("TEO-TECH-1")
def test_technology_1_with_tiles_for_moving() -> None:
    seat = {
        "workers": ["b4 1", "b4 2", "b2 3"], "technologies": [1],
        "tiles": ["double_move", "move_anywhere"],
    }  # fmt: skip
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; pair w2; to b3")
    assert s.cocoa[0] == 1  # one cocoa for the move
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; anywhere; to b3")
    assert s.cocoa[0] == 0  # no path, so it does not pass
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; anywhere; to b1")
    assert s.cocoa[0] == 1


@pytest.mark.rule("TEO-TECH-3")
def test_technology_3() -> None:
    seat = {"workers": ["b8 1", "b1 2", "b1 3"], "technologies": [3], "wood": 2}
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b6; main")
    assert s.vp[0] == 3 + 3
    seat = {"workers": ["b1 1", "b8 2", "b8 3"], "technologies": [3], "gold": 1}
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b5; main; tech 1")
    assert s.vp[0] == 3


@pytest.mark.rule("TEO-TECH-5", "TEO-TECH-7")
@pytest.mark.parametrize(("number", "start", "good"), [(2, 5, 0), (3, 1, 1), (4, 6, 2)])
def test_technologies_5_and_7(number: int, start: int, good: int) -> None:
    seat = {"workers": [f"b{start} 2", "b8 2", "b8 3"], "technologies": [5, 7]}
    s = table(technologies=[1, 3, 5, 7, 15, 17], seat=[seat, {"workers": ["b8 1"] * 3}, AWAY, AWAY])
    play(s, f"worker w1; to b{number}; main")
    assert goods(s)[good] == 1 + 1
    assert (s.cocoa[0], s.vp[0]) == (1, 1)


@pytest.mark.rule("TEO-TECH-13")
def test_technology_13_buys_one_more_power_up() -> None:
    spec: dict[str, Any] = {"technologies": [1, 3, 5, 9, 13, 17]}
    seat = {"workers": ["b5 1", "b2 2", "b2 4"], "technologies": [13], "cocoa": 3}
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    play(s, "worker w1; to b2; main; power w1; stop")
    assert asked(s) == "bought-power-up"
    assert legal(s) == ["power w1", "power w3", "decline"]
    cocoa = s.cocoa[0]
    play(s, "power w3")
    assert (power(s, 3), s.cocoa[0], s.seat) == (5, cocoa - 1, 1)  # once
    # Not when the only worker there has just ascended.
    seat = {"workers": ["b1 5", "b8 2", "b8 4"], "technologies": [13], "cocoa": 3}
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    play(s, "worker w1; to b3; main; ascend vp")
    assert s.seat == 1
    # Not when there was no power-up: a lone strong worker in the second row of Alchemy.
    seat = {"workers": ["b1 5", "b8 2", "b8 4"], "technologies": [13], "gold": 3, "cocoa": 3}
    s = table(seat=[seat, AWAY, AWAY, AWAY], **spec)
    play(s, "worker w1; to b5; main; tech 6")
    assert s.seat == 1


@pytest.mark.rule("TEO-TECH-19")
def test_a_technology_does_not_help_the_action_that_bought_it() -> None:
    seat = {"workers": ["b1 1", "b8 2", "b8 3"], "gold": 1}
    s = table(seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b5; main; tech 2")
    assert s.vp[0] == 1  # the red step alone
    seat = {"workers": ["b1 1", "b5 2", "b8 3"], "gold": 2, "cocoa": 4}
    s = table(technologies=[1, 3, 5, 9, 13, 17], seat=[seat, AWAY, AWAY, AWAY])
    play(s, "worker w1; to b5; main; tech 5; power w1")
    assert s.seat == 1


# -- the wide reading of the free-cocoa tile -------------------------------------------------------


@pytest.mark.rule("TEO-OPTION-3")
def test_free_cocoa_by_the_rulebook_covers_nothing_else() -> None:
    s = ascending(mine={"cocoa": 2, "tiles": ["free_cocoa"]})
    assert "ascend temples" not in legal(s)
    s = table(seat=[{"workers": ["royal-a 1", "b8 1", "b8 2"], "tiles": ["free_cocoa"]}])
    assert "unlock tile" not in legal(s)


@pytest.mark.rule("TEO-OPTION-4")
def test_wide_free_cocoa_tile() -> None:
    wide = {"free_cocoa_scope": "wide"}
    s = ascending(options=wide, mine={"cocoa": 2, "tiles": ["free_cocoa"]})
    play(s, "ascend temples; temple red; temple red")
    assert (s.cocoa[0], used(s)) == (2, ["free_cocoa"])
    s = table(
        options=wide, seat=[{"workers": ["royal-a 1", "b8 1", "b8 2"], "tiles": ["free_cocoa"]}]
    )
    play(s, "unlock tile")
    assert board(s, 1) == 1
    s = table(
        options=wide, royal=[4, 6, 8],
        seat=[
            {"workers": ["b7 3", "b8 1", "b8 2"], "tiles": ["free_cocoa"]}, AWAY, AWAY, AWAY
        ],
    )  # fmt: skip
    play(s, "worker w1; to b1; worship royal-b; free")
    assert legal(s) == ["times 0", "times 1", "times 2", "times 3"]
    play(s, "times 3")
    assert goods(s) == (0, 3, 3)
    s = table(
        options=wide, royal=[4, 7, 8],
        seat=[
            {"workers": ["b7 3", "b8 1", "b8 2"], "tiles": ["free_cocoa", "free_cocoa"], "wood": 1},
            AWAY, AWAY, AWAY,
        ],
    )  # fmt: skip
    play(s, "worker w1; to b1; worship royal-b; free; give wood; take gold")
    assert goods(s) == (0, 0, 3)
    s = table(
        options=wide, royal=[4, 7, 8],
        seat=[
            {"workers": ["b7 3", "b8 1", "b8 2"], "tiles": ["free_cocoa"]}, AWAY, AWAY, AWAY,
        ],
    )  # fmt: skip
    play(s, "worker w1; to b1; worship royal-c; free; temple red; temple red")
    assert temples(s) == (0, 2, 0)
