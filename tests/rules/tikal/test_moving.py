"""TIK-BRING, TIK-TRAIL and TIK-MOVE: bringing pieces in and moving them."""

import pytest

from patolli.core.errors import IllegalAction
from patolli.testing import play
from tests.rules.tikal.table import data, legal, pieces, player, position


@pytest.mark.rule("TIK-BRING-1")
def test_to_the_base_camp_or_an_own_camp() -> None:
    state = position(
        action_points=10,
        hexes=["A3 c4", "B3 c5"],
        seat=[{"camps": ["c4"]}, {"camps": ["c5"]}],
    )
    assert legal(state, "bring") == [
        "bring explorer a5", "bring explorer c4", "bring leader a5", "bring leader c4",
    ]  # fmt: skip
    play(state, "bring explorer c4")
    assert pieces(state, 0, "c4") == 1
    assert (player(state, 0)["explorers"], state.action_points) == (17, 9)


@pytest.mark.rule("TIK-BRING-2")
def test_as_many_as_the_reserve_has() -> None:
    state = position(action_points=10, seat=[{"explorers": {"b4": 15}}])
    play(state, "bring explorer a5; bring explorer a5; bring explorer a5")
    assert player(state, 0)["explorers"] == 0
    assert legal(state, "bring") == ["bring leader a5"]


@pytest.mark.rule("TIK-BRING-3")
def test_the_leader_is_an_explorer() -> None:
    state = position(action_points=10, hexes=["A2 c4"])
    play(state, "bring leader a5")
    assert state.action_points == 9
    assert legal(state, "bring") == ["bring explorer a5"]  # there is one leader
    play(state, "move leader a5; walk c4; dig c4")
    assert state.action_points == 4


CAMPS = """
    action_points = 10
    hexes = ["C2 c4", "B3 c5 S", "B4 b3 S"]
    [[seat]]
    leader = "c4"
    explorers = { a5 = 1, b3 = 1 }
    camps = ["c4", "c5"]
    [[seat]]
    camps = ["b3"]
"""


@pytest.mark.rule("TIK-TRAIL-1")
def test_trails_between_base_and_own_camps() -> None:
    state = position(CAMPS)
    play(state, "move leader c4")
    assert legal(state, "trail") == ["trail a5", "trail c5"]
    assert data(state, "trail c5")["cost"] == 1
    play(state, "trail c5; move explorer a5; trail c4")
    assert (pieces(state, 0, "c5"), pieces(state, 0, "c4")) == (1, 1)
    assert state.action_points == 8


@pytest.mark.rule("TIK-TRAIL-2")
def test_other_camps_are_of_no_use() -> None:
    state = position(CAMPS)
    assert "bring explorer b3" not in legal(state)
    play(state, "move explorer b3")
    assert legal(state, "trail") == []  # it stands on the other seat's camp
    state = position(CAMPS)
    play(state, "move leader c4")
    assert "trail b3" not in legal(state)


@pytest.mark.rule("TIK-MOVE-1")
def test_a_step_costs_the_stones_of_both_sides() -> None:
    state = position(action_points=10, hexes=["C2 c4 SW"], seat=[{"explorers": {"b4": 2}}])
    play(state, "move explorer b4")
    assert data(state, "step a5")["cost"] == 1  # one stone of the base camp, none of b4
    assert data(state, "step c4")["cost"] == 4  # one stone of b4, three of c4
    play(state, "step c4")
    assert (state.action_points, pieces(state, 0, "c4")) == (6, 1)


@pytest.mark.rule("TIK-MOVE-1")
def test_a_path_has_six_stones_at_most() -> None:
    state = position(
        action_points=10, hexes=["C2 c4 NE", "C4 d3 SW"], seat=[{"explorers": {"c4": 1}}]
    )
    play(state, "move explorer c4")
    assert data(state, "step d3")["cost"] == 6


@pytest.mark.rule("TIK-MOVE-2")
def test_no_stones_no_path() -> None:
    state = position(action_points=10, seat=[{"explorers": {"b4": 1}}])
    play(state, "move explorer b4")
    # b4 and a4 touch, as b4 and b5 do, but only the base camp joins them.
    assert legal(state) == ["step a5", "walk a4", "walk b5"]
    assert data(state, "walk a4")["cost"] == 3


@pytest.mark.rule("TIK-MOVE-3")
def test_a_step_is_paid_in_full_or_not_made() -> None:
    text = """
        action_points = 3
        hexes = ["C2 c4 SW"]
        [[seat]]
        explorers = { b4 = 1, c4 = 1 }
    """
    state = position(text)
    assert legal(state, "move") == ["move explorer b4"]  # c4 has one way out, for 4
    play(state, "move explorer b4")
    with pytest.raises(IllegalAction):
        play(state, "step c4")
    state = position(text.replace("action_points = 3", "action_points = 4"))
    play(state, "move explorer c4")  # one answer: b4
    assert (pieces(state, 0, "b4"), state.action_points) == (2, 0)


@pytest.mark.rule("TIK-MOVE-4")
def test_others_never_stand_in_the_way() -> None:
    state = position(
        action_points=10,
        hexes=["A3 c4"],
        seat=[{"explorers": {"a5": 1}}, {"explorers": {"b4": 9}, "camps": ["b4"], "leader": "b4"}],
    )
    play(state, "move explorer a5; step b4")
    assert pieces(state, 0, "b4") == 1
    play(state, "move explorer b4; step c4")
    assert pieces(state, 0, "c4") == 1


ROUND_ABOUT = """
    action_points = 10
    hexes = ["A1 c4 SW", "A3 b3 SW", "B1 c5"]
    [[seat]]
    explorers = { b4 = 1 }
"""


@pytest.mark.rule("TIK-MOVE-5")
def test_going_round_may_be_cheaper() -> None:
    """The picture: (a) straight to the temple for 3, (b) round for 1 and 1, (c) no way."""
    state = position(ROUND_ABOUT)
    play(state, "move explorer b4")
    assert data(state, "step c4")["cost"] == 3
    assert data(state, "step b3")["cost"] == 1
    assert data(state, "walk c4")["cost"] == 2
    assert "step b5" not in legal(state)  # no stones
    assert "step c5" not in legal(state)  # a volcano
    straight = state.copy()
    play(straight, "step c4")
    assert straight.action_points == 7
    play(state, "step b3; move explorer b3; step c4")
    assert state.action_points == 8


@pytest.mark.rule("TIK-MOVE-6")
def test_a_walk_is_its_single_moves() -> None:
    walk = position(ROUND_ABOUT)
    play(walk, "move explorer b4; walk c4")
    moves = position(ROUND_ABOUT)
    play(moves, "move explorer b4; step b3; move explorer b3; step c4")
    assert walk.observe(None) == moves.observe(None)
    assert walk.dump()["board"] == moves.dump()["board"]


@pytest.mark.rule("TIK-MOVE-6")
def test_a_walk_uses_own_trails() -> None:
    text = """
        action_points = 4
        hexes = ["C2 c4 SW", "A1 d4 NW"]
        [[seat]]
        explorers = { a4 = 1 }
        camps = ["c4"]
    """
    state = position(text)
    play(state, "move explorer a4")
    assert data(state, "walk c4") == {
        "from": "a4", "space": "c4", "cost": 3, "left": 1, "way": ["a4", "a5", "c4"],
    }  # fmt: skip
    assert "walk b4" in legal(state)
    play(state, "walk c4")
    assert state.action_points == 1


@pytest.mark.rule("TIK-MOVE-6")
def test_no_walk_where_one_move_does_the_same() -> None:
    state = position(CAMPS)
    play(state, "move leader c4")
    singles = [name.split()[1] for name in legal(state) if not name.startswith("walk")]
    for name in legal(state, "walk"):
        goal = name.split()[1]
        for single in ("step", "trail"):
            if goal in singles and f"{single} {goal}" in legal(state):
                assert data(state, name)["cost"] < data(state, f"{single} {goal}")["cost"]
