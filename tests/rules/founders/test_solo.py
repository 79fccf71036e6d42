"""The Rival Architect."""

from typing import Any

import pytest

from patolli.games.founders.components import load
from patolli.games.founders.solo.cards import LEVELS
from patolli.games.founders.state import FoundersState
from patolli.testing import play
from tests.rules.founders.table import face_up, new, player, position, seen, shown, space

RIVAL = load().rival
MASTER = RIVAL.levels[LEVELS.index("master")]


def solo(intention: str, more: str = "") -> FoundersState:
    """A solo position just after the rival carried out an intention; seat 0 is to play."""
    return position(
        f"""
        seats = 1
        decide = ["turn 0", "rival-turn -1"]
        [rival]
        intentions = ["{intention}", "pyramid-red"]
        {more}
        """
    )


def rival(state: FoundersState) -> dict[str, Any]:
    """What all see of the rival."""
    return dict(seen(state, "rival"))


@pytest.mark.rule("FOU-SOLO-1")
def test_set_up_as_for_two_players() -> None:
    state = new(1)
    assert [one["id"] for one in seen(state, "spaces") if not one["open"]] == [
        "building-3",
        "temple-3",
        "pyramid-3",
    ]
    assert (player(state)["discs"], rival(state)["discs"]) == (6, 6)
    assert seen(state, "rounds") == 4
    assert seen(state, "masks")["yellow"] == [8, 5, 3]
    assert shown(state, "wood2") == 1
    assert len(seen(state, "players")) == 1
    assert seen(state, "pyramid_tiles")["supply"]["green"] == 14 - 2 - 1


@pytest.mark.rule("FOU-SOLO-2")
def test_three_levels() -> None:
    assert rival(new(1))["level"] == "master"
    for level in LEVELS:
        assert rival(new(1, options={"level": level}))["level"] == level
    for word in ("square_vp", "offering_vp", "harmony_vp", "bonus_vp"):
        values = [getattr(level, word) for level in RIVAL.levels]
        assert values == sorted(values)
    assert [level.mask_squares for level in RIVAL.levels] == sorted(
        (level.mask_squares for level in RIVAL.levels), reverse=True
    )


@pytest.mark.rule("FOU-SOLO-3")
def test_a_deck_of_nine_intentions_with_an_open_card() -> None:
    assert len(RIVAL.names) == 9
    assert len({rival(new(1, seed))["intention"] for seed in range(40)}) == 9
    state = solo("building-wood")
    assert rival(state)["intention"] == "pyramid-red"
    last = solo("building-wood", "left = 2\n")
    assert rival(last)["intentions_left"] == []
    again = position("seats = 1\ndecide = ['turn 0', 'rival-turn -1']\nrival.left = 1")
    assert len(rival(again)["intentions_left"]) == 8


@pytest.mark.rule("FOU-SOLO-4")
def test_the_rival_takes_turns() -> None:
    firsts = {seen(new(1, seed), "first") for seed in range(20)}
    assert firsts == {0, 1}
    state = position("seats = 1\nfirst = 0\nturn = 0\n[spaces.pyramid-1]\nbonus = 'vp2'")
    play(state, "space pyramid-1; discs 1; decline")
    assert rival(state)["discs"] < 6
    assert state.seat == 0
    play(state, "pass")  # the rival plays on until its discs are gone
    assert seen(state, "round") == 2
    assert seen(state, "first") == 1


@pytest.mark.rule("FOU-SOLO-5")
def test_the_tallest_stack_with_room() -> None:
    text = "[spaces.building-1]\nstack = [0]\n[spaces.building-2]\nstack = [0, 0]\n"
    state = solo("building-stone", text)
    assert space(state, "building-2")["stack"] == [0, 0, "rival"]
    state = solo("building-stone")
    assert space(state, "building-1")["stack"] == ["rival"]
    full = "[spaces.building-1]\nstack = [0, 0, 0]\n[spaces.building-2]\nstack = [0, 0, 1]\n"
    state = solo("building-stone", full)
    assert space(state, "temple-1")["stack"] == ["rival"]


@pytest.mark.rule("FOU-SOLO-4")
def test_without_discs_it_passes() -> None:
    state = position("seats = 1\nround = 4\n[spaces.temple-1]\nstack = [1, 1, 1]")
    play(state, "pass")
    assert state.over


@pytest.mark.rule("FOU-SOLO-6")
def test_discs_and_a_visible_bonus() -> None:
    state = solo("building-wood", "[spaces.building-1]\nbonus = 'any_influence'")
    count = RIVAL.discs[RIVAL.names.index("building-wood")]
    assert space(state, "building-1")["stack"] == ["rival"] * count
    size = 1 + count
    assert rival(state)["points"] == MASTER.bonus_vp + size * MASTER.square_vp
    state = solo("building-wood", "[spaces.building-1]\nstack = [0, 0]")
    assert space(state, "building-1")["stack"] == [0, 0, "rival"]  # one fits
    assert rival(state)["points"] == 4 * MASTER.square_vp


@pytest.mark.rule("FOU-SOLO-6")
def test_an_event_tells_of_the_bonus() -> None:
    state = new(1)
    state.events.clear()
    while not any(event.key == "founders-rival-took-space" for event in state.events):
        state.apply(state.legal()[0])
    told = [event.data for event in state.events if event.key == "founders-rival-bonus"]
    assert told == [{"points": MASTER.bonus_vp}]  # the spaces of a new round show their bonus


@pytest.mark.rule("FOU-SOLO-7")
def test_the_largest_building_of_its_resource() -> None:
    for wish, taken in (("gold", "gold4"), ("stone", "stone4"), ("wood", "stone4")):
        state = solo(f"building-{wish}", "[spaces.building-1]\nstack = [0, 0]")
        assert rival(state)["buildings"][taken] == 1
        assert shown(state, taken) == 0
        assert rival(state)["squares"] == 4


@pytest.mark.rule("FOU-SOLO-8")
def test_a_temple_and_its_worship_tile() -> None:
    more = """
        [spaces.temple-1]
        stack = [0]
        [worship.blue]
        beside = "blue-4"
        top = "blue-13"
        pile = ["blue-9"]
        """
    state = solo("temple-blue", more)
    assert rival(state)["temples"] == {"green": 0, "blue": 1, "red": 0}
    assert rival(state)["points"] == MASTER.offering_vp
    assert face_up(state, "blue") == ["blue-13", "blue-9"]
    assert seen(state, "worship")[1]["known_at_bottom"] == ["blue-4"]
    state = solo("temple-blue", "[temples]\nblue = 0")
    assert rival(state)["temples"] == {"green": 0, "blue": 0, "red": 1}


@pytest.mark.rule("FOU-SOLO-9")
def test_a_pyramid_tile() -> None:
    state = solo("pyramid-green", "[spaces.pyramid-1]\nstack = [0]")
    assert rival(state)["pyramid_tiles"] == {"green": 1, "blue": 0, "red": 0}
    assert rival(state)["points"] == 2


@pytest.mark.rule("FOU-SOLO-10")
def test_without_a_tile_it_gains_a_favour() -> None:
    more = """
        [spaces.pyramid-1]
        stack = [0]
        [pyramid_tiles]
        green = 0
        blue = 0
        red = 0
        """
    state = solo("pyramid-green", more)
    assert (rival(state)["favour"], rival(state)["points"]) == (1, 3)
    full = "[spaces.temple-1]\nstack = [0, 0, 0]\n[spaces.temple-2]\nstack = [0, 0, 1]\n"
    state = solo("temple-red", full + "[spaces.pyramid-1]\nstack = [1]")
    assert rival(state)["pyramid_tiles"]["green"] == 1


@pytest.mark.rule("FOU-SOLO-11")
def test_masks_by_measure() -> None:
    before = "buildings = { wood2 = 1, wood3 = 1, stone4 = 1 }\n"
    assert MASTER.mask_squares - 1 == 2 + 3 + 4
    state = solo("temple-green", before + "[spaces.temple-1]\nstack = [0]")
    assert rival(state)["masks"] == [{"colour": "red", "vp": 10}]
    assert rival(state)["points"] == MASTER.offering_vp + 10
    taken = before + "masks = ['red 10', 'turquoise 9']\n"
    state = solo("temple-green", taken + "[spaces.temple-1]\nstack = [0]")
    assert {"colour": "yellow", "vp": 8} in rival(state)["masks"]


@pytest.mark.rule("FOU-SOLO-12")
def test_harmony_at_the_end() -> None:
    state = position(
        """
        seats = 1
        round = 4
        [rival]
        passed = true
        points = 10
        temples = { green = 2, blue = 3, red = 1 }
        pyramid_tiles = { green = 3, blue = 0, red = 2 }
        """
    )
    assert rival(state)["harmony"] == 8 * MASTER.harmony_vp
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rivals == [10 + 8 * MASTER.harmony_vp]


@pytest.mark.rule("FOU-SOLO-13")
@pytest.mark.parametrize(("points", "rank"), [(9, 2), (10, 2), (11, 1)])
def test_only_more_points_win(points: int, rank: int) -> None:
    state = position(
        f"""
        seats = 1
        round = 4
        rival = {{ passed = true, points = 10 }}
        [[seat]]
        points = {points}
        """
    )
    outcome = play(state, "pass").outcome()
    assert outcome is not None
    assert outcome.ranks == [rank]
