"""Rounds, turns, power, reach and the new round."""

import pytest

from patolli.testing import play
from tests.rules.founders.table import (
    GAME,
    cubes,
    decision,
    legal,
    player,
    points,
    position,
    seen,
    shown,
    space,
)


@pytest.mark.rule("FOU-TURN-1", "FOU-TURN-6")
def test_turns_go_clockwise_until_all_have_passed() -> None:
    state = position("seats = 3\nturn = 1\nfirst = 1")
    order = [state.seat]
    play(state, "pass")
    order.append(state.seat)
    play(state, "pass")
    order.append(state.seat)
    assert order == [1, 2, 0]
    assert seen(state, "round") == 1
    play(state, "pass")
    assert (seen(state, "round"), state.seat) == (2, 2)


@pytest.mark.rule("FOU-TURN-6")
def test_who_passed_takes_no_more_turns() -> None:
    state = position("[spaces.pyramid-1]\nbonus = 'vp2'\n[spaces.pyramid-2]\nbonus = 'vp2'")
    play(state, "pass")
    play(state, "space pyramid-1; discs 1; decline")
    assert state.seat == 1
    play(state, "space pyramid-2; discs 1; decline")
    assert state.seat == 1


@pytest.mark.rule("FOU-TURN-2")
def test_act_or_pass() -> None:
    answers = legal(position())
    assert answers[0] == "pass"
    assert all(answer.startswith("space ") for answer in answers[1:])


@pytest.mark.rule("FOU-TURN-3", "FOU-POWER-1")
def test_one_to_three_discs_on_a_space() -> None:
    state = position("[spaces.building-1]\nbonus = 'vp2'\nstack = []")
    play(state, "space building-1")
    assert legal(state, "discs") == ["1", "2", "3"]
    play(state, "discs 3")
    assert space(state, "building-1")["stack"] == [0, 0, 0]
    assert seen(state, "power") == 4
    assert player(state)["discs"] == 3


@pytest.mark.rule("FOU-TURN-3")
def test_no_more_discs_than_one_has() -> None:
    text = "round = 4\n[spaces.building-1]\nstack = [0]\n[spaces.pyramid-1]\nbonus = 'vp2'"
    state = position(text)
    play(state, "space pyramid-1")
    assert legal(state, "discs") == ["1", "2"]


@pytest.mark.rule("FOU-TURN-4", "FOU-POWER-2")
def test_the_rulebook_example_of_power() -> None:
    state = position(
        """
        seats = 4
        [spaces.building-1]
        stack = [1, 2]
        [spaces.building-2]
        stack = [3]
        [spaces.building-3]
        stack = [2, 2, 0]
        """
    )
    assert [name for name in legal(state, "space") if name.startswith("building")] == [
        "building-1",
        "building-2",
    ]
    left = state.copy()
    play(left, "space building-1")
    assert (decision(left), seen(left, "power")) == ("act", 4)  # one disc, and no more fit
    play(state, "space building-2")
    assert legal(state, "discs") == ["1", "2"]
    play(state, "discs 2")
    assert seen(state, "power") == 4


@pytest.mark.rule("FOU-TURN-5")
def test_without_discs_one_passes() -> None:
    state = position(
        """
        round = 4
        [spaces.building-1]
        stack = [1, 1, 1]
        [spaces.pyramid-1]
        bonus = "vp2"
        """
    )
    play(state, "space pyramid-1; discs 1; decline")
    assert state.seat == 0
    assert player(state, 1)["passed"]


@pytest.mark.rule("FOU-TURN-7")
@pytest.mark.parametrize(
    ("zone", "actions"),
    [
        ("building", ["construct building", "influence produce"]),
        ("temple", ["construct temple", "influence offering"]),
        ("pyramid", ["construct pyramid", "influence favour"]),
    ],
)
def test_each_zone_has_two_actions(zone: str, actions: list[str]) -> None:
    state = position(
        f"""
        [spaces.{zone}-1]
        bonus = "vp2"
        [[seat]]
        worship = ["red-5"]
        cubes.gold = ["a1", "a2", "a3", "a4", "a5", "a6"]
        cubes.stone = ["b1", "b2"]
        cubes.wood = ["c1", "c2"]
        """
    )
    play(state, f"space {zone}-1; discs 1")
    assert legal(state) == actions


NOTHING = """
[display]
wood2 = 0
stone2 = 0
wood3 = 0
stone3 = 0
gold3 = 0
"""


@pytest.mark.rule("FOU-TURN-8")
def test_a_space_opens_with_enough_discs_for_its_action() -> None:
    # Size-1 buildings are gone, so producing does nothing; only size 4 is left to build.
    ones = [f"wood1 x {column}{row}" for row in (1, 3) for column in "acegi"]
    more = [f"stone1 x {column}{row}" for row in (8, 10) for column in "acegi"]
    state = position(
        NOTHING
        + f"""
        [spaces.building-1]
        bonus = "vp2"
        [[seat]]
        [[seat]]
        buildings = {ones + more}
        """
    )
    play(state, "space building-1")
    assert seen(state, "power") == 4  # three discs are the only number that opens it
    assert legal(state) == ["tile stone4", "tile gold4"]


@pytest.mark.rule("FOU-TURN-8")
def test_a_power_bonus_counts_towards_the_power() -> None:
    ones = [f"wood1 x {column}{row}" for row in (1, 3) for column in "acegi"]
    more = [f"stone1 x {column}{row}" for row in (8, 10) for column in "acegi"]
    state = position(
        NOTHING
        + f"""
        [spaces.building-1]
        bonus = "vp1_power"
        [[seat]]
        [[seat]]
        buildings = {ones + more}
        """
    )
    play(state, "space building-1")
    assert legal(state, "discs") == ["2", "3"]
    play(state, "discs 2")  # power 3: only with the bonus first can a size-4 building be built
    assert seen(state, "power") == 4
    assert points(state) == 1
    assert decision(state) == "build-building"


@pytest.mark.rule("FOU-TURN-8")
def test_a_space_whose_actions_do_nothing_is_closed() -> None:
    state = position("[spaces.temple-1]\nbonus = 'vp2'\n[spaces.temple-2]\nbonus = 'vp1_resource'")
    # No cubes for a temple, no worship tile to offer; but the second bonus gives a resource.
    assert [name for name in legal(state, "space") if name.startswith("temple")] == ["temple-2"]


@pytest.mark.rule("FOU-TURN-9")
def test_a_favour_at_the_end_of_its_track_is_no_action() -> None:
    text = """
        [spaces.pyramid-1]
        bonus = "vp2"
        [spaces.pyramid-2]
        bonus = "vp2"
        [[seat]]
        favour = 10
        """
    assert not [name for name in legal(position(text), "space") if name.startswith("pyramid")]
    assert "pyramid-1" in legal(position(text + "worship = ['red-14']"), "space")


@pytest.mark.rule("FOU-TURN-9")
def test_producing_nothing_and_an_empty_offering_are_no_actions() -> None:
    state = position(
        """
        [spaces.temple-1]
        bonus = "vp2"
        [spaces.temple-2]
        bonus = "vp2"
        [[seat]]
        worship = ["green-12", "blue-9"]
        """
    )
    assert not [name for name in legal(state, "space") if name.startswith("temple")]


@pytest.mark.rule("FOU-TURN-10")
def test_the_architect_moves_after_an_action_only() -> None:
    state = position("[spaces.pyramid-1]\nbonus = 'vp2'")
    play(state, "space pyramid-1; discs 1; decline; pass")
    assert [player(state, seat)["architect"] for seat in (0, 1)] == ["right", "right"]
    state = position("[spaces.pyramid-1]\nbonus = 'vp2'\n[[seat]]\narchitect = 'left'")
    play(state, "space pyramid-1; discs 1; decline")
    assert player(state)["architect"] == "top"


@pytest.mark.rule("FOU-TURN-11")
def test_the_architect_stays_between_rounds() -> None:
    state = position("[[seat]]\narchitect = 'bottom'\n[[seat]]\narchitect = 'left'")
    play(state, "pass; pass")
    assert seen(state, "round") == 2
    assert [player(state, seat)["architect"] for seat in (0, 1)] == ["bottom", "left"]


@pytest.mark.rule("FOU-POWER-3")
def test_influence_ignores_power_and_reach() -> None:
    state = position(
        """
        [spaces.building-1]
        bonus = "vp2"
        [[seat]]
        architect = "top"
        buildings = ["stone4 x./x./xx a8"]
        """
    )
    play(state, "space building-1; discs 1; influence produce; produce")
    assert legal(state) == ["square a7", "square b8", "square b9", "square c10"]


@pytest.mark.rule("FOU-POWER-4")
def test_power_runs_from_two_to_five() -> None:
    text = "[spaces.building-1]\nbonus = 'vp1_power'"
    state = play(position(text), "space building-1; discs 1")
    assert seen(state, "power") == 2
    state = play(position(text), "space building-1; discs 3; bonus")
    assert seen(state, "power") == 5


@pytest.mark.rule("FOU-REACH-1")
@pytest.mark.parametrize(
    ("side", "squares"),
    [
        ("top", {"a1", "j5"}),
        ("right", {"j1", "f10"}),
        ("bottom", {"a6", "j10"}),
        ("left", {"a1", "e10"}),
    ],
)
def test_two_quarters_are_in_reach(side: str, squares: set[str]) -> None:
    state = position(f"[spaces.building-1]\nbonus = 'vp2'\n[[seat]]\narchitect = '{side}'")
    play(state, "space building-1; discs 1; influence produce; tile wood1")
    places = {name.split()[1] for name in legal(state, "place")}
    assert squares <= places
    assert len(places) == 42
    columns = {"top": "abcdefghij", "bottom": "abcdefghij", "left": "abcde", "right": "fghij"}
    assert {name[0] for name in places} == set(columns[side])


@pytest.mark.rule("FOU-REACH-2")
@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        ("top", ["nw", "n", "ne", "w", "e"]),
        ("right", ["n", "ne", "e", "s", "se"]),
        ("bottom", ["w", "e", "sw", "s", "se"]),
        ("left", ["nw", "n", "w", "sw", "s"]),
    ],
)
def test_six_spaces_of_the_base_are_in_reach(side: str, spaces: list[str]) -> None:
    state = position(
        f"""
        [spaces.pyramid-1]
        bonus = "vp2"
        [[seat]]
        architect = "{side}"
        cubes.gold = ["a1", "a2"]
        cubes.wood = ["a3"]
        """
    )
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid red")
    assert legal(state, "set") == [f"base-{space}" for space in spaces]  # and the white centre


@pytest.mark.rule("FOU-REACH-3")
def test_resources_are_spent_and_put_anywhere() -> None:
    state = position(
        """
        [spaces.temple-1]
        bonus = "vp1_resource"
        [[seat]]
        architect = "top"
        cubes.stone = ["a10", "j10"]
        """
    )
    play(state, "space temple-1; discs 3; bonus; resource wood; square e9; temple blue")
    assert legal(state, "place")  # both stones at the far end were paid
    assert cubes(state, "stone") == []
    assert cubes(state, "wood") == ["e9"]


FULL_BASE = """
        [spaces.pyramid-1]
        bonus = "vp2"
        [[seat]]
        architect = "{side}"
        cubes.gold = ["a1", "a2"]
        cubes.wood = ["a3"]
        [seat.pyramid]
        base-nw = "red"
        base-n = "red"
        base-ne = "red"
        base-w = "red"
        base-e = "red"
        base-sw = "red"
        base-s = "red"
        base-se = "red"
"""


@pytest.mark.rule("FOU-REACH-4", "FOU-PYRAMID-3")
def test_upper_tiles_need_their_supports_in_reach() -> None:
    state = position(FULL_BASE.format(side="top"))
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid green")
    assert legal(state, "set") == ["upper-nw", "upper-ne"]
    state = position(FULL_BASE.format(side="left"))
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid green")
    assert legal(state, "set") == ["upper-nw", "upper-sw"]


@pytest.mark.rule("FOU-REACH-4", "FOU-PYRAMID-3")
@pytest.mark.parametrize("side", ["top", "right", "bottom", "left"])
def test_the_top_is_always_in_reach(side: str) -> None:
    upper = "".join(f"upper-{corner} = 'blue'\n" for corner in ("nw", "ne", "sw", "se"))
    state = position(FULL_BASE.format(side=side) + upper)
    play(state, "space pyramid-1; discs 3; construct pyramid; pyramid green")
    assert player(state)["pyramid"]["top"] == "green"


@pytest.mark.rule("FOU-ROUND-1")
def test_the_game_ends_after_the_last_round() -> None:
    state = position("round = 4\nturn = 0\n[[seat]]\n[[seat]]\npassed = true")
    play(state, "pass")
    assert state.over
    assert state.outcome() is not None


@pytest.mark.rule("FOU-ROUND-2")
@pytest.mark.parametrize(("seats", "discs"), [(2, [6, 5, 4, 3]), (3, [5, 4, 3]), (4, [5, 4, 3, 2])])
def test_one_disc_less_each_round(seats: int, discs: list[int]) -> None:
    state = position(f"seats = {seats}\n[spaces.pyramid-1]\nbonus = 'vp2'")
    play(state, "space pyramid-1; discs 2; decline")
    counts = [player(state, 1)["discs"]]
    while not state.over:
        number = seen(state, "round")
        while not state.over and seen(state, "round") == number:
            play(state, "pass")
        if not state.over:
            counts.append(player(state)["discs"])
            assert all(one["stack"] == [] for one in seen(state, "spaces"))
    assert counts == discs


@pytest.mark.rule("FOU-ROUND-3")
def test_bonus_discs_are_dealt_again() -> None:
    deals = set()
    for seed in range(12):
        state = position(f"seed = {seed}\n[spaces.building-1]\nbonus = 'any_construction'")
        play(state, "pass; pass")
        discs = [one["bonus"] for one in seen(state, "spaces") if one["open"]]
        assert len(discs) == 6
        deals.add(tuple(discs))
    assert len(deals) > 6


@pytest.mark.rule("FOU-ROUND-4")
def test_displays_are_filled_for_the_new_round() -> None:
    state = position(
        """
        seats = 4
        [display]
        wood2 = 0
        stone3 = 1
        gold4 = 0
        [temples]
        green = 0
        red = 1
        [pyramid_tiles]
        blue = 0
        """
    )
    play(state, "pass; pass; pass; pass")
    assert [shown(state, name) for name in ("wood2", "stone3", "gold4")] == [2, 2, 1]
    assert [temple["display"] for temple in seen(state, "temples")] == [2, 2, 2]
    assert seen(state, "pyramid_tiles")["display"] == {"green": 2, "blue": 2, "red": 2}


@pytest.mark.rule("FOU-ROUND-5")
def test_the_first_player_passes_on() -> None:
    state = position("seats = 3\nturn = 2\nfirst = 2")
    play(state, "pass; pass; pass")
    assert (seen(state, "first"), state.seat) == (0, 0)


@pytest.mark.rule("FOU-TURN-8", "FOU-POWER-1")
def test_a_space_says_the_powers_it_opens_with() -> None:
    ones = [f"wood1 x {column}{row}" for row in (1, 3) for column in "acegi"]
    more = [f"stone1 x {column}{row}" for row in (8, 10) for column in "acegi"]
    state = position(
        NOTHING
        + f"""
        [spaces.building-1]
        bonus = "vp2"
        [spaces.pyramid-1]
        bonus = "any_influence"
        [spaces.pyramid-2]
        stack = [1, 1]
        [[seat]]
        [[seat]]
        buildings = {ones + more}
        """
    )
    said = {name: state.label(GAME.actions.parse(name)).data for name in legal(state)}
    powers = {
        name: (data["low"], data["high"], data["span"])
        for name, data in said.items()
        if name != "pass"
    }
    assert powers["space building-1"] == (4, 4, 0)  # three discs, or nothing can be built
    assert powers["space pyramid-1"] == (2, 4, 2)
    assert powers["space pyramid-2"] == (4, 4, 0)
    assert (said["space building-1"]["points"], said["space building-1"]["only"]) == (2, 1)
    assert (said["space pyramid-1"]["points"], said["space pyramid-1"]["only"]) == (0, 0)
