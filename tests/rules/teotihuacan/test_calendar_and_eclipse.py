"""The Calendar, Eclipses, bonus tiles and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan.rules.scoring import mask_points, mask_sets
from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    COMPLETED,
    asked,
    events,
    legal,
    new,
    play,
    salaries,
    table,
    used,
)

AWAY = {"workers": ["b1 1", "b1 1", "b1 1"]}
POOR = {"workers": ["b6 1", "b6 1", "b6 1"], "cocoa": 9}


def end_turn(s: TeotihuacanState) -> TeotihuacanState:
    """Play the turn of the active player, without an ascension."""
    turn = s.turn
    while s.turn == turn and not s.over and asked(s) != "salary":
        names = legal(s)
        choice = next((name for name in names if name in ("collect", "end")), names[0])
        play(s, choice)
    return s


def eclipse(*seats: dict[str, Any], **spec: Any) -> TeotihuacanState:
    """The last turn before an Eclipse has been played: salaries are asked for."""
    players = [{"cocoa": 9, **seat} for seat in list(seats) + [{}] * (4 - len(seats))]
    state: dict[str, Any] = {"light": 12, "rounds_left": 1, "turn": 3, **spec}
    s = table(seat=players, **state)
    return end_turn(s)


@pytest.mark.rule("TEO-CALENDAR-1", "TEO-ECLIPSE-12")
@pytest.mark.parametrize(("seats", "dark"), [(2, [10, 9, 8]), (3, [11, 10, 9]), (4, [12, 11, 10])])
def test_dark_disc_in_each_era(seats: int, dark: list[int]) -> None:
    assert new(seats).dark == dark[0]
    for scored in (0, 1):
        s = table(seats=seats, eclipses=scored, light=dark[scored], rounds_left=1, turn=seats - 1)
        end_turn(s)
        salaries(s)
        assert (s.light, s.dark, s.eclipses) == (0, dark[scored + 1], scored + 1)


@pytest.mark.rule("TEO-CALENDAR-2")
def test_the_light_disc_follows_the_last_player() -> None:
    s = table(first=1, turn=3, seat=[{"workers": ["forest 1", "b6 1", "b6 1"]}, {}, {}, {}])
    assert s.last() == 0
    end_turn(s)
    assert s.light == 0
    play(s, "unlock turn")  # the unlocking turn of the last player counts too
    assert s.light == 1


@pytest.mark.rule("TEO-CALENDAR-4")
def test_the_light_disc_stops_at_the_dark_one() -> None:
    s = table(light=12, rounds_left=2, turn=3)
    end_turn(s)
    assert s.light == 12
    assert s.eclipses == 0


@pytest.mark.rule("TEO-CALENDAR-5")
def test_discs_meet_in_the_last_turn_of_a_round() -> None:
    s = table(light=11, turn=3)
    end_turn(s)
    assert s.light == 12
    for _ in range(3):
        end_turn(s)
        assert asked(s) != "salary"
    end_turn(s)
    assert asked(s) == "salary"


@pytest.mark.rule("TEO-CALENDAR-6")
def test_example_the_second_player_ascends() -> None:
    # Four players: the third and fourth still play, then everybody once more, then the Eclipse.
    s = table(
        light=11, turn=1,
        seat=[POOR, {"workers": ["b1 5", "b6 1", "b6 1"]}, POOR, POOR],
    )  # fmt: skip
    play(s, "worker w1; to b3; main; ascend vp")
    assert s.light == 12
    turns = 0
    while asked(s) != "salary":
        end_turn(s)
        turns += 1
    assert turns == 2 + 4


@pytest.mark.rule("TEO-CALENDAR-7")
def test_completing_the_pyramid_when_an_eclipse_is_due() -> None:
    from tests.rules.teotihuacan.test_pyramid import GROUND, SECOND, THIRD, laid

    s = table(
        light=12, rounds_left=1, turn=3,
        pyramid={"tiles": laid(*GROUND, *SECOND, *THIRD), "offer": [30]},
        seat=[POOR, POOR, POOR, {"workers": ["b2 1", "b6 1", "b6 1"], "stone": 2, "wood": 3}],
    )  # fmt: skip
    play(s, "worker w1; to b8; main")
    assert asked(s) == "salary"
    salaries(s)
    assert s.over
    assert s.eclipses == 1


@pytest.mark.rule("TEO-ECLIPSE-1")
def test_order_of_the_steps() -> None:
    s = eclipse({"avenue": 1, "track": 1, "tiles": ["mask_4"], "cocoa": 9, "temples": [11, 0, 0]},
                eclipses=2, light=10)  # fmt: skip
    salaries(s)
    sources = [
        str(event.data.get("source", "")).removeprefix("{'name': 'teotihuacan-source-")
        for event in s.events
        if event.data.get("seat") == {"seat": 0} and "source" in event.data
    ]
    assert [source.removesuffix("'}") for source in sources] == [
        "eclipse-avenue", "eclipse-leader", "eclipse-track", "eclipse-masks", "salary", "bonus",
    ]  # fmt: skip


@pytest.mark.rule("TEO-ECLIPSE-2")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])))
def test_avenue_by_the_lowest_visible_number(taken: int, value: int) -> None:
    rows = [min(5, taken), min(4, max(0, taken - 5)), max(0, taken - 9)]
    s = eclipse({"avenue": 3}, {"avenue": 1}, buildings=rows)
    assert s.vp[:3] == [3 * value, value, 0]


@pytest.mark.rule("TEO-ECLIPSE-3", "TEO-ECLIPSE-5")
def test_leaders_of_the_pyramid_track() -> None:
    s = eclipse({"track": 3}, {"track": 3}, {"track": 1})
    assert s.vp == [3 * 4 + 4, 3 * 4 + 4, 4, 0]


@pytest.mark.rule("TEO-ECLIPSE-4")
def test_nobody_leads_at_nought() -> None:
    assert eclipse().vp == [0, 0, 0, 0]


@pytest.mark.rule("TEO-ECLIPSE-5")
@pytest.mark.parametrize(("scored", "light", "points"), [(0, 12, 4), (1, 11, 3), (2, 10, 2)])
def test_pyramid_steps_by_eclipse(scored: int, light: int, points: int) -> None:
    s = eclipse({"track": 2}, {"track": 5}, eclipses=scored, light=light)
    assert s.vp[0] == 2 * points
    s = eclipse({"track": 2}, {"track": 5}, eclipses=scored, light=light, **COMPLETED)
    assert s.vp[0] == 2 * points


@pytest.mark.rule("TEO-ECLIPSE-6")
def test_the_pyramid_track_is_reset() -> None:
    assert eclipse({"track": 2}, {"track": 5}).track == [0, 0, 0, 0]
    assert eclipse({"track": 2}, eclipses=2, light=10).track == [0, 0, 0, 0]


@pytest.mark.rule("TEO-ECLIPSE-7")
def test_mask_sets() -> None:
    for count, points in enumerate([0, 1, 3, 6, 10, 15, 21, 28]):
        s = table(seat=[{"tiles": [f"mask_{kind + 1}" for kind in range(count)]}])
        assert mask_points(s, 0) == points
    s = table(seat=[{"tiles": ["mask_4", "mask_4", "mask_5", "mask_6", "mask_5", "mask_4"]}])
    assert mask_sets(s, 0) == [3, 2, 1]
    assert mask_points(s, 0) == 6 + 3 + 1
    assert eclipse({"tiles": ["mask_1", "mask_2"]}).vp[0] == 3


@pytest.mark.rule("TEO-ECLIPSE-8")
def test_salary_due() -> None:
    s = eclipse({"workers": ["b2 1", "b3 3", "quarry 4", "b6 5"], "cocoa": 9})
    assert s.seat == 0
    assert legal(s)[-1] == "salary 6"
    s = eclipse({"workers": ["b2 1", "b3 3", "b3 2"], "cocoa": 9})
    assert legal(s)[-1] == "salary 3"


@pytest.mark.rule("TEO-ECLIPSE-9")
def test_unpaid_salary_costs_points() -> None:
    s = eclipse({"cocoa": 9, "vp": 20, "workers": ["b2 1", "b3 3", "b3 2"]})
    assert legal(s) == ["salary 0", "salary 1", "salary 2", "salary 3"]
    play(s, "salary 1")
    assert (s.cocoa[0], s.vp[0]) == (8, 20 - 2 * 3)


@pytest.mark.rule("TEO-ECLIPSE-10")
def test_nobody_falls_below_nought() -> None:
    s = eclipse({"cocoa": 1, "vp": 2, "workers": ["b2 1", "b3 3", "b3 2"]})
    play(s, "salary 0")
    assert s.vp[0] == 0


@pytest.mark.rule("TEO-ECLIPSE-11")
def test_cocoa_tile_at_the_salary() -> None:
    s = eclipse(
        {"vp": 20, "cocoa": 0, "tiles": ["cocoa_4", "vp_4"], "workers": ["b2 1", "b3 3", "b3 2"]}
    )
    assert legal(s) == ["salary 0", "use cocoa_4"]
    play(s, "use cocoa_4; salary 3")
    assert (s.cocoa[0], s.vp[0], used(s)) == (1, 20, ["cocoa_4"])


@pytest.mark.rule("TEO-ECLIPSE-13", "TEO-NEUTRAL-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_workers_are_drawn_anew(seats: int) -> None:
    places = set()
    for seed in range(8):
        s = table(seats=seats, seed=seed, light=12 - (4 - seats), rounds_left=1, turn=seats - 1)
        before = s.place[seats * 4 :].copy()
        end_turn(s)
        salaries(s)
        after = s.place[seats * 4 :]
        assert len([place for place in after if place]) == len([p for p in before if p])
        places.add(tuple(after))
    assert len(places) > 4


@pytest.mark.rule("TEO-ECLIPSE-14")
def test_bonus_tiles_of_the_two_highest_steps() -> None:
    seats: tuple[dict[str, Any], ...] = (
        {"temples": [10, 0, 0]}, {"temples": [11, 9, 0]}, {"temples": [9, 10, 10], "avenue": 2}, {}
    )  # fmt: skip
    s = salaries(eclipse(*seats, eclipses=2, light=10, bonus=[3, 4, 2]))
    assert s.vp == [15, 15, 2 * 5 + 3 * 2 + 0, 0]
    s = salaries(eclipse(*seats, bonus=[3, 4, 2]))  # the first Eclipse: no bonus tiles
    assert s.vp == [0, 0, 2 * 5, 0]
    s = salaries(eclipse(*seats, bonus=[3, 4, 2], **COMPLETED))
    assert s.vp[0] == 15


@pytest.mark.rule("TEO-ECLIPSE-15")
def test_play_goes_on_after_an_eclipse() -> None:
    s = salaries(eclipse())
    assert not s.over
    assert s.seat == 0
    assert asked(s) in ("worker", "move")


def bonus(tile: int, **seat: Any) -> int:
    """What a bonus tile scores in the last Eclipse."""
    spec = {"temples": [0, 10, 0], **seat}
    s = eclipse(
        spec, eclipses=2, light=10, bonus=[3 if tile != 3 else 1, tile, 7 if tile != 7 else 1]
    )
    salaries(s)
    scored = [data for data in events(s, "bonus-scored") if data["seat"] == {"seat": 0}]
    assert str(scored[0]["bonus"]).endswith(f"bonus-{tile}'}}")
    return int(str(scored[0]["vp"]))


@pytest.mark.rule("TEO-BONUS-1")
def test_bonus_1() -> None:
    assert bonus(1, tiles=["mask_1", "mask_2", "mask_3", "mask_2"]) == 6
    assert bonus(1) == 0


@pytest.mark.rule("TEO-BONUS-2")
def test_bonus_2() -> None:
    assert bonus(2, technologies=[1, 5, 17]) == 15


@pytest.mark.rule("TEO-BONUS-3")
def test_bonus_3() -> None:
    assert bonus(3) == 15


@pytest.mark.rule("TEO-BONUS-4")
def test_bonus_4() -> None:
    assert bonus(4, avenue=7) == 21


@pytest.mark.rule("TEO-BONUS-5")
def test_bonus_5() -> None:
    assert bonus(5) == 9
    assert bonus(5, temples=[0, 11, 10]) == 18


@pytest.mark.rule("TEO-BONUS-6")
def test_bonus_6() -> None:
    assert bonus(6, tiles=["mask_1", "vp_4"], used=["cocoa_4", "cocoa_4"]) == 6


@pytest.mark.rule("TEO-BONUS-7")
def test_bonus_7() -> None:
    assert bonus(7, workers=["b2 1", "b3 3", "b3 4"]) == 4 + 4 + 9
    assert bonus(7, workers=["b2 1", "forest 5", "b3 4", "b6 2"]) == 4 + 9 + 9 + 4


@pytest.mark.rule("TEO-END-1", "TEO-END-2")
def test_the_game_ends_with_the_third_eclipse() -> None:
    s = salaries(eclipse({"vp": 30}, {"vp": 50}, eclipses=2, light=10))
    assert s.over
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    s = salaries(eclipse({"vp": 30}, **COMPLETED))
    assert s.over


@pytest.mark.rule("TEO-END-3")
def test_ties() -> None:
    seats: tuple[dict[str, Any], ...] = (
        {"vp": 30, "cocoa": 4},
        {"vp": 30, "cocoa": 5},
        {"vp": 30, "cocoa": 4},
        {},
    )
    s = salaries(eclipse(*seats, eclipses=2, light=10))
    outcome = s.outcome()
    assert outcome is not None
    paid = [s.cocoa[0], s.cocoa[1], s.cocoa[2]]
    assert paid[1] > paid[0] == paid[2]
    assert outcome.ranks == [2, 1, 3, 4]


# -- Dark Eclipse ----------------------------------------------------------------------------------


DARK = {"eclipse": "dark"}


@pytest.mark.rule("TEO-DARK-1", "TEO-DARK-2")
def test_dark_eclipse_comes_at_once() -> None:
    seats = [POOR, {"workers": ["b1 5", "b6 1", "b6 1"]}, POOR, POOR]
    s = table(options=DARK, light=11, turn=1, seat=seats)
    play(s, "worker w1; to b3; main; ascend vp")
    assert s.eclipses == 1 or asked(s) == "salary"
    salaries(s)
    assert (s.eclipses, s.light, s.dark) == (1, 0, 11)
    assert s.seat == 2  # the next player goes on
    s = table(options=DARK, light=9, eclipses=2, turn=1, seat=seats)
    play(s, "worker w1; to b3; main; ascend vp")
    salaries(s)
    assert s.over  # in the middle of a round


@pytest.mark.rule("TEO-DARK-1")
def test_dark_eclipse_after_the_last_player() -> None:
    s = table(options=DARK, light=11, turn=3)
    end_turn(s)
    salaries(s)
    assert (s.eclipses, s.seat) == (1, 0)


@pytest.mark.rule("TEO-DARK-3")
def test_dark_eclipse_ties_go_to_the_higher_token() -> None:
    seats: tuple[dict[str, Any], ...] = ({"vp": 30}, {"vp": 30}, {"vp": 30}, {})
    s = salaries(eclipse(*seats, eclipses=2, light=10, options=DARK))
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 2, 1, 4]
