"""TIK-LEVEL, TIK-DIG and TIK-EXCH: uncovering, digging, exchanging."""

import pytest

from patolli.testing import play
from tests.rules.tikal.table import data, legal, player, position, seen, space


@pytest.mark.rule("TIK-LEVEL-1")
def test_a_level_is_one_higher() -> None:
    """The rulebook's example: on a temple of value 4 comes a 5, on that a 6."""
    state = position(action_points=10, hexes=["C1 c4"], seat=[{"explorers": {"c4": 2}}])
    assert space(state, "c4")["value"] == 4
    assert data(state, "uncover c4")["value"] == 5
    play(state, "uncover c4")
    assert (space(state, "c4")["value"], state.action_points) == (5, 8)
    assert seen(state, "levels")["5"] == 10
    play(state, "uncover c4")
    assert (space(state, "c4")["value"], seen(state, "levels")["6"]) == (6, 7)


@pytest.mark.rule("TIK-LEVEL-1")
def test_uncovering_needs_a_piece_there() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a5": 5}}, {"explorers": {"a4": 1}}])
    assert legal(state, "uncover") == []


@pytest.mark.rule("TIK-LEVEL-2")
def test_two_levels_a_turn_at_most() -> None:
    state = position(
        action_points=10, next=["A3", "A5"], seat=[{"explorers": {"a4": 5}}, {"leader": "a4"}]
    )
    play(state, "uncover a4; uncover a4")
    assert legal(state, "uncover") == []
    play(state, "end; place c4; turn N")
    assert legal(state, "uncover") == ["uncover a4"]  # another turn


@pytest.mark.rule("TIK-LEVEL-3")
def test_the_second_level_needs_two_pieces() -> None:
    one = position(action_points=10, seat=[{"leader": "a4"}])
    play(one, "uncover a4")
    assert legal(one, "uncover") == []  # the leader works as one
    two = position(action_points=10, seat=[{"leader": "a4", "explorers": {"a4": 1}}])
    play(two, "uncover a4")
    assert legal(two, "uncover") == ["uncover a4"]


@pytest.mark.rule("TIK-LEVEL-3")
def test_the_pieces_must_be_there_at_that_moment() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a4": 2}}])
    play(state, "uncover a4; move explorer a4; step a5")
    assert legal(state, "uncover") == []
    play(state, "move explorer a5; step a4")
    assert legal(state, "uncover") == ["uncover a4"]


@pytest.mark.rule("TIK-LEVEL-4")
def test_several_temples_in_one_turn() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a4": 2, "b5": 2}}])
    play(state, "uncover a4; uncover b5; uncover a4; uncover b5")
    assert (space(state, "a4")["value"], space(state, "b5")["value"]) == (3, 3)
    assert state.action_points == 2


@pytest.mark.rule("TIK-LEVEL-5")
def test_no_level_of_that_value_left() -> None:
    # The only 10 lies on D1; E1 stands at 9 and stays there.
    state = position("""
        action_points = 10
        hexes = ["D1 c4", "E1 c5"]
        temples = { c4 = 10, c5 = 9 }
        [[seat]]
        explorers = { c4 = 2, c5 = 2, a4 = 1 }
    """)
    assert seen(state, "levels")["10"] == 0
    assert legal(state, "uncover") == ["uncover a4"]


@pytest.mark.rule("TIK-LEVEL-6")
def test_a_guarded_temple_is_uncovered_no_further() -> None:
    state = position(
        action_points=10,
        guards={"a4": "0 explorer", "b5": "1 explorer"},
        seat=[{"explorers": {"a4": 2, "b5": 2}}],
    )
    assert legal(state, "uncover") == []


RUIN = """
    action_points = 10
    hexes = ["A2 c4", "A5 c5"]
    ruins = { c4 = ["owl", "bat", "frog"], c5 = 4 }
    pile = ["deer", "deer"]
    next = ["B3", "B4"]
    [[seat]]
    explorers = { c4 = 1, c5 = 1 }
    leader = "c4"
    [[seat]]
    explorers = { c4 = 1 }
"""


@pytest.mark.rule("TIK-DIG-1")
def test_the_top_treasure_of_the_ruin() -> None:
    state = position(RUIN)
    play(state, "dig c4")
    assert player(state, 0)["treasures"]["owl"] == 1
    assert (space(state, "c4")["treasures"], state.action_points) == (2, 7)
    play(state, "dig c4")
    assert player(state, 0)["treasures"]["bat"] == 1
    empty = position(action_points=10, hexes=["A2 c4"], seat=[{"explorers": {"b4": 1}}])
    assert legal(empty, "dig") == []


@pytest.mark.rule("TIK-DIG-2")
def test_two_treasures_a_turn_at_most() -> None:
    state = position(RUIN)
    play(state, "dig c4; dig c4")
    assert "dig c4" not in legal(state)
    play(state, "end; place b3; turn N")
    assert legal(state, "dig") == ["dig c4"]


@pytest.mark.rule("TIK-DIG-3")
def test_the_second_treasure_needs_two_pieces() -> None:
    state = position(RUIN)
    play(state, "dig c5")
    assert legal(state, "dig") == ["dig c4"]
    play(state, "dig c4; move leader c4; step b4")
    assert legal(state, "dig") == []
    state = position(RUIN.replace('leader = "c4"', 'leader = "c5"'))
    play(state, "dig c5; dig c5")
    assert legal(state, "dig") == ["dig c4"]


@pytest.mark.rule("TIK-DIG-4")
def test_several_ruins_in_one_turn() -> None:
    state = position(RUIN)
    play(state, "dig c4; dig c5")
    assert player(state, 0)["treasure_count"] == 2


@pytest.mark.rule("TIK-DIG-5")
def test_treasures_lie_open() -> None:
    state = position(RUIN)
    play(state, "dig c4")
    for seat in (0, 1, None):
        own = state.observe(seat)["players"][0]["treasures"]  # type: ignore[index]
        assert own == {
            "jaguar": 0, "serpent": 0, "quetzal": 0, "monkey": 0,
            "bat": 0, "frog": 0, "deer": 0, "owl": 1,
        }  # fmt: skip


SWAP = """
    seats = 3
    action_points = 10
    [[seat]]
    treasures = ["owl", "bat", "frog", "frog"]
    [[seat]]
    treasures = ["owl", "deer", "jaguar", "jaguar"]
    [[seat]]
    treasures = ["monkey", "monkey", "monkey", "bat"]
"""


@pytest.mark.rule("TIK-EXCH-1")
def test_a_single_for_a_single() -> None:
    state = position(SWAP)
    assert legal(state, "give") == ["give bat", "give owl"]
    play(state, "give bat")
    assert legal(state) == ["take deer 1", "take owl 1"]
    play(state, "take owl 1")
    assert player(state, 0)["treasures"]["owl"] == 2
    assert player(state, 1)["treasures"]["bat"] == 1
    assert player(state, 1)["treasures"]["owl"] == 0
    assert state.action_points == 7
    assert state.seat == 0  # no one was asked to agree


@pytest.mark.rule("TIK-EXCH-2")
def test_doubles_are_neither_given_nor_taken() -> None:
    state = position(SWAP)
    assert "give frog" not in legal(state)
    play(state, "give owl")
    assert legal(state) == ["take bat 2", "take deer 1"]


@pytest.mark.rule("TIK-EXCH-3")
def test_different_kinds() -> None:
    state = position(
        action_points=10, seat=[{"treasures": ["owl"]}, {"treasures": ["owl", "bat", "bat"]}]
    )
    assert legal(state, "give") == []


@pytest.mark.rule("TIK-EXCH-4")
def test_as_often_as_points_last() -> None:
    state = position(SWAP)
    play(state, "give bat; take deer 1; give deer; take bat 1; give bat; take deer 1")
    assert state.action_points == 1
    assert legal(state, "give") == []
