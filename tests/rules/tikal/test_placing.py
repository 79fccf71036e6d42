"""TIK-TURN, TIK-PLACE and TIK-TYPE: drawing a hex and putting it on the board."""

import pytest

from patolli.testing import play
from tests.rules.tikal.table import (
    data,
    full_board,
    legal,
    pieces,
    player,
    position,
    seen,
    space,
)


@pytest.mark.rule("TIK-TURN-1")
def test_turns_go_clockwise() -> None:
    state = position(seats=3, turn=1, next=["A1", "A3", "A4", "A6"])
    order = [state.seat]
    for at in ("a3", "b3", "c4"):
        play(state, f"place {at}; turn N; end")
        order.append(state.seat)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("TIK-TURN-2")
def test_a_hex_then_ten_action_points() -> None:
    state = position(next=["A1", "A3"])
    assert seen(state, "hand")["hex"] == "A1"
    assert all(name.startswith("place") for name in legal(state))
    play(state, "place c4; turn N")
    assert space(state, "c4")["hex"] == "A1"
    assert state.action_points == 10
    play(state, "end")
    assert (state.seat, seen(state, "hand")["hex"]) == (1, "A3")


@pytest.mark.rule("TIK-TURN-3")
def test_any_order_as_often_as_points_last() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a4": 1, "b4": 1}}])
    play(state, "uncover a4; bring explorer a5; move explorer b4; step a5; bring leader a5")
    assert state.action_points == 5
    play(state, "bring explorer a5; " * 5)
    assert legal(state) == ["end"]
    assert pieces(state, 0, "a5") == 8


@pytest.mark.rule("TIK-TURN-4")
def test_stopping_early_loses_the_rest() -> None:
    state = position(action_points=7, next=["A1"])
    assert "end" in legal(state)
    assert data(state, "end") == {"lost": 7}
    play(state, "end")
    assert (state.seat, state.action_points) == (1, 0)
    play(state, "place c4; turn N")
    assert state.action_points == 10  # no one keeps anything


@pytest.mark.rule("TIK-TURN-5")
def test_what_everything_costs() -> None:
    state = position("""
        action_points = 10
        hexes = ["A2 c4", "C2 c5 NW"]
        ruins = { c4 = 2 }
        [[seat]]
        explorers = { a4 = 3, b4 = 2, c4 = 1 }
        camps = ["c5"]
        treasures = ["owl"]
        [[seat]]
        treasures = ["bat"]
    """)
    costs = {
        "bring explorer a5": 1,
        "bring leader c5": 1,
        "uncover a4": 2,
        "dig c4": 3,
        "give owl": 3,
        "camp b4": 5,
        "guard explorer a4": 5,
    }
    for action, cost in costs.items():
        assert data(state, action)["cost"] == cost, action
        assert data(state, action)["left"] == 10 - cost
    for actions, cost in (
        ("bring explorer a5", 1),
        ("bring leader a5; move leader a5; trail c5", 2),
        ("move explorer b4; step c5", 4),
        ("uncover a4", 2),
        ("dig c4", 3),
        ("give owl", 3),  # one answer: the bat
        ("camp b4", 5),
        ("guard explorer a4", 5),
    ):
        other = state.copy()
        play(other, actions)
        assert other.action_points == 10 - cost, actions


@pytest.mark.rule("TIK-PLACE-1")
def test_beside_an_explored_hex() -> None:
    state = position(hand="A3")
    assert legal(state) == ["place a3", "place b3", "place c4", "place c5"]
    play(state, "place c4; turn N")
    assert legal(position(hand="A3", hexes=["A1 c4"])) == [
        "place a3", "place b3", "place c3", "place c5", "place d3", "place d4",
    ]  # fmt: skip


PICTURES = """
    hand = "C1"
    hexes = ["C2 c4 SW", "C5 c5 NW"]
"""


@pytest.mark.rule("TIK-PLACE-2")
def test_own_stones_make_the_path() -> None:
    """First picture: the temple 4 opens a path to the temple 3, none to the clearing."""
    state = position(PICTURES)
    play(state, "place d4; turn N")
    assert space(state, "d4")["paths"] == [0, 0, 0, 0, 1, 0]  # to c5, not to c4


@pytest.mark.rule("TIK-PLACE-2")
def test_the_neighbours_stones_make_the_path() -> None:
    """Second picture: the temple 3 brings no stone to that side, the clearing has one."""
    state = position(hand="C5")
    play(state, "place c4")
    assert len(legal(state, "turn")) == 6
    play(state, "turn NE")
    assert space(state, "c4")["paths"] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("TIK-PLACE-2")
def test_no_stone_on_either_side_is_no_path() -> None:
    """Third picture: turned so that it neither meets nor opens a path, the temple 4 can't stay."""
    state = position(PICTURES)
    play(state, "place d4")
    assert legal(state) == ["turn N", "turn NE", "turn SW", "turn NW"]


@pytest.mark.rule("TIK-PLACE-3")
def test_a_volcano_is_no_way_in() -> None:
    state = position(hand="A3", hexes=["B1 a3"])
    assert "place a2" not in legal(state)
    # Beside a volcano (d3) and a clearing that shows no stone (c4): only one turn is left.
    state = position(hand="C5", hexes=["C2 c4 SW", "D3 d3"])
    play(state, "place d4")
    assert space(state, "d4")["turn"] == "NW"


@pytest.mark.rule("TIK-PLACE-4")
def test_a_volcano_needs_a_neighbour_only() -> None:
    state = position(hand="D3", hexes=["B1 a3"], decide=["draw 1", "lay 0"])
    assert "place a2" in legal(state)  # beside the other volcano alone
    state = position(hand="D3", hexes=["C2 c4 SW"], decide=["draw 1", "lay 0"])
    assert "place d4" in legal(state)  # no stone there
    play(state, "place d4")
    assert space(state, "d4")["type"] == "volcano"


@pytest.mark.rule("TIK-PLACE-5")
def test_six_turns_but_only_different_ones() -> None:
    state = position(hand="A3")
    play(state, "place c4")
    assert len(legal(state)) == 6
    state = position(hand="D4")
    play(state, "place c4")
    assert legal(state) == ["turn N", "turn NE"]
    play(state, "turn NE")
    assert space(state, "c4")["stones"] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("TIK-PLACE-6")
def test_a_hex_that_fits_nowhere() -> None:
    hexes = full_board(volcanoes=["a2", "b1", "h5"], empty=["a1"], keep=["G4"])
    state = position(seats=3, turn=2, hand="G4", hexes=hexes)
    assert seen(state, "removed") == ["G4"]
    assert space(state, "a1")["hex"] is None
    assert seen(state, "treasures")["piles"] == [0, 2]  # its two treasures stay by the board
    assert (state.seat, state.action_points) == (2, 10)
    play(state, "end")
    assert state.seat == 0  # it was the last hex: the last round begins left of its player
    assert seen(state, "scoring") == {"kind": "final", "order": [0, 1, 2]}


@pytest.mark.rule("TIK-TYPE-1")
def test_a_ruin_takes_its_treasures() -> None:
    state = position(hand="A2", pile=["owl", "bat", "frog", "deer"])
    play(state, "place c4; turn N")
    assert space(state, "c4")["treasures"] == 4
    assert seen(state, "treasures")["piles"] == [8, 12]
    assert seen(state, "treasures")["face_down"]["owl"] == 3  # no one has seen it
    assert player(state, 0)["treasure_count"] == 0


@pytest.mark.rule("TIK-TYPE-2")
def test_the_piles_fill_ruins_only() -> None:
    state = position("""
        action_points = 10
        hexes = ["A2 c4"]
        ruins = { c4 = ["owl", "bat", "frog", "deer"] }
        pile = ["jaguar", "jaguar"]
        next = ["A5", "B1"]
        [[seat]]
        explorers = { c4 = 2 }
    """)
    assert seen(state, "treasures")["piles"] == [8, 12]
    play(state, "dig c4; dig c4; end")
    assert seen(state, "treasures")["piles"] == [8, 12]
    play(state, "place c5; turn N")
    assert seen(state, "treasures")["piles"] == [4, 12]


@pytest.mark.rule("TIK-TYPE-3")
def test_an_empty_ruin_is_a_clearing() -> None:
    state = position("""
        action_points = 10
        hexes = ["A2 c4"]
        ruins = { c4 = 1 }
        [[seat]]
        explorers = { c4 = 2 }
    """)
    assert not space(state, "c4")["clearing"]
    assert "camp c4" not in legal(state)
    play(state, "dig c4")
    assert space(state, "c4")["clearing"]
    assert legal(state, "dig") == []
    assert "camp c4" in legal(state)


@pytest.mark.rule("TIK-TYPE-4")
def test_no_piece_enters_a_volcano() -> None:
    # b4 shows a stone to c4 and c5; both paths end there, also for a walk.
    state = position(action_points=10, hexes=["B1 c4", "D3 c5"], seat=[{"leader": "b4"}])
    play(state, "move leader b4")
    assert legal(state) == ["step a5", "walk a4", "walk b5"]
    # A hex placed later, with all its stones towards the volcano, opens no path either.
    state = position(hand="C2", hexes=["B1 c4"], seat=[{"leader": "b4"}])
    play(state, "place b3; turn SE")
    assert space(state, "b3")["stones"] == [0, 0, 3, 0, 0, 0]
    assert space(state, "b3")["paths"] == [0, 0, 0, 1, 1, 0]  # to b4 and a4
