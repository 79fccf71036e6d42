"""TIK-AUCT: the advanced rules."""

from typing import Any

import pytest

from patolli.core.errors import IllegalAction
from patolli.core.options import Value
from patolli.games.tikal.actions import MAX_BID
from patolli.games.tikal.state import TikalState
from patolli.testing import play
from tests.rules.tikal.table import data, legal, new, player, position, seen, space

AUCTION: dict[str, Value] = {"auction": True}


def offered(seats: int, turn: int = 0, **more: Any) -> TikalState:
    """The first auction of a round, the hexes A1, A3 and so on lying open."""
    hexes = ["A1", "A3", "A4", "A6"][:seats]
    return position(seats=seats, turn=turn, options=AUCTION, offer=hexes, **more)


@pytest.mark.rule("TIK-AUCT-1")
def test_twenty_points_and_an_amulet() -> None:
    state = new(3, 4, AUCTION)
    assert state.scores() == [20, 20, 20]
    assert [player(state, seat)["amulet"] for seat in range(3)] == [True, True, True]


@pytest.mark.rule("TIK-AUCT-2")
def test_as_many_hexes_as_players_and_a_turn_each() -> None:
    for seats in (2, 3, 4):
        state = position(seats=seats, options=AUCTION)
        assert len(seen(state, "offer")) == seats
        played = []
        for _ in range(seats):
            while legal(state, "pass"):
                play(state, "pass")
            while not legal(state, "end"):
                play(state, legal(state)[0])
            played.append(state.seat)
            play(state, "end")
        assert sorted(str(seat) for seat in played) == [str(seat) for seat in range(seats)]
        assert seen(state, "stack")["left"] == 36 - 2 * seats


@pytest.mark.rule("TIK-AUCT-3")
def test_the_first_player_opens_and_bidding_goes_clockwise() -> None:
    state = new(4, 1, {"auction": True, "first_player": 2})
    order = []
    for bid in (1, 2, 3, 4, 5):
        order.append(state.seat)
        play(state, f"bid {bid}")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("TIK-AUCT-4")
def test_a_bid_is_more_than_the_last() -> None:
    state = offered(3)
    assert legal(state)[0] == "bid 1"
    play(state, "bid 4")
    assert legal(state)[0] == "bid 5"
    with pytest.raises(IllegalAction):
        play(state, "bid 4")


@pytest.mark.rule("TIK-AUCT-5")
def test_no_seat_bids_more_than_its_points() -> None:
    state = offered(3, seat=[{"points": 7}])
    assert legal(state)[-2:] == ["bid 7", "pass"]
    assert data(state, "bid 7") == {"bid": 7, "left": 0}
    rich = offered(3, seat=[{"points": 999}])  # more than anybody can have
    assert legal(rich)[-2:] == [f"bid {MAX_BID}", "pass"]


@pytest.mark.rule("TIK-AUCT-6")
def test_who_passes_is_out_of_this_auction_only() -> None:
    state = offered(3)
    play(state, "pass; bid 1; bid 2")
    assert state.seat == 1  # seat 0 is not asked again
    play(state, "pass; choose A1; place c4; turn N; end")
    assert (state.seat, legal(state)[0]) == (0, "bid 1")  # but in the next auction it is
    poor = offered(3, seat=[{}, {"points": 3}, {}])
    play(poor, "bid 3")
    assert poor.seat == 2  # seat 1 can't bid 4 and has passed
    assert seen(poor, "auction")["passed"] == [1]


@pytest.mark.rule("TIK-AUCT-7")
def test_the_last_one_is_asked_too() -> None:
    state = offered(3)
    play(state, "pass; pass")
    assert (state.seat, legal(state)[0], legal(state)[-1]) == (2, "bid 1", "pass")
    play(state, "bid 1")
    assert (state.seat, legal(state, "choose")) == (2, ["choose A1", "choose A3", "choose A4"])
    assert state.scores() == [20, 20, 19]


@pytest.mark.rule("TIK-AUCT-8")
def test_the_highest_bidder_alone_pays() -> None:
    state = offered(3)
    play(state, "bid 2; bid 6; bid 7; pass; pass")
    assert (state.seat, state.scores()) == (2, [20, 20, 13])


@pytest.mark.rule("TIK-AUCT-9")
def test_the_winner_takes_a_hex_and_plays() -> None:
    state = offered(2)
    play(state, "bid 1; pass; choose A3")
    assert seen(state, "hand")["hex"] == "A3"
    play(state, "place c4; turn N")
    assert (state.action_points, player(state, 0)["amulet"]) == (10, True)
    play(state, "end")
    assert not player(state, 0)["amulet"]


@pytest.mark.rule("TIK-AUCT-10")
def test_no_seat_bids() -> None:
    state = offered(4, turn=2)
    play(state, "pass; pass; pass; pass")
    assert (state.seat, state.scores()) == (2, [20, 20, 20, 20])
    assert len(legal(state, "choose")) == 4


@pytest.mark.rule("TIK-AUCT-11")
def test_who_opens_the_next_auction() -> None:
    state = position(
        seats=4,
        turn=1,
        action_points=1,
        options=AUCTION,
        hexes=["A1 c4", "A2 c5"],
        offer=["A3", "A4"],
        stack=["G1", "G2", "G3", "G4"],
        seat=[{}, {}, {"played": True}, {}],
    )
    play(state, "end")
    assert state.seat == 3  # seat 2 has played already
    play(state, "bid 1")
    assert state.seat == 0


@pytest.mark.rule("TIK-AUCT-12")
def test_the_last_hex_is_free() -> None:
    state = offered(2)
    play(state, "bid 5; pass; choose A1; place c4; turn N; end")
    assert (state.seat, seen(state, "hand")["hex"]) == (1, "A3")
    assert state.scores() == [15, 20]
    play(state, "place c5; turn N")
    assert state.action_points == 10


@pytest.mark.rule("TIK-AUCT-13")
def test_a_new_round() -> None:
    state = offered(3)
    play(state, "pass; bid 1; pass; choose A1; place c4; turn N; end")
    assert state.seat == 2
    play(state, "bid 1; pass; choose A3; place b3; turn N; end")
    assert (state.seat, seen(state, "hand")["hex"]) == (0, "A4")
    play(state, "place c5; turn N; end")
    assert (state.seat, len(seen(state, "offer"))) == (1, 3)  # left of seat 0
    assert [player(state, seat)["amulet"] for seat in range(3)] == [True, True, True]


VOLCANO = {"options": AUCTION, "offer": ["B1", "B3"], "stack": ["G1", "G2"]}


@pytest.mark.rule("TIK-AUCT-14")
def test_a_volcano_chosen() -> None:
    state = position(
        seats=3,
        turn=1,
        options=AUCTION,
        offer=["B1", "B3"],
        stack=["G1", "G2", "G3"],
        seat=[{"played": True, "treasures": ["owl"]}, {"explorers": {"a4": 1}}, {}],
    )
    play(state, "bid 2; pass; choose B1")
    assert seen(state, "scoring") == {"kind": "volcano", "order": [1, 2, 0]}
    play(state, "end")
    assert state.scores() == [20, 19, 20]
    play(state, "end; end")
    assert state.scores() == [21, 19, 20]
    assert [player(state, seat)["amulet"] for seat in range(3)] == [False, True, True]
    assert (state.seat, legal(state)[0].split()[0]) == (1, "place")
    play(state, "place c4")
    assert (space(state, "c4")["type"], state.action_points) == ("volcano", 10)
    play(state, "end")
    assert not player(state, 1)["amulet"]
    assert seen(state, "hand")["hex"] == "B3"


@pytest.mark.rule("TIK-AUCT-15")
def test_a_volcano_left_over() -> None:
    state = position(turn=0, **VOLCANO)
    play(state, "bid 1; pass; choose B3; place c4; turn N; end")
    assert (state.seat, seen(state, "hand")["hex"]) == (1, "B1")
    assert seen(state, "scoring") == {"kind": "volcano", "order": [1, 0]}
    play(state, "end; end; place c5")
    assert (state.seat, state.action_points) == (1, 10)


@pytest.mark.rule("TIK-AUCT-16")
def test_the_final_order_is_by_points_and_fixed() -> None:
    state = position(
        seats=4,
        turn=0,
        options=AUCTION,
        stack=[],
        action_points=1,
        seat=[
            {"points": 9, "played": False},
            {"points": 12, "played": True},
            {"points": 5, "played": True, "treasures": ["owl", "owl", "owl", "bat", "bat"]},
            {"points": 11, "played": True},
        ],
    )
    play(state, "end")
    assert seen(state, "scoring") == {"kind": "final", "order": [2, 0, 3, 1]}
    order = [state.seat]
    for _ in range(3):
        play(state, "end")
        order.append(state.seat)
    assert order == [2, 0, 3, 1]  # though seat 2 has 14 points now
    assert state.scores()[2] == 14


@pytest.mark.rule("TIK-AUCT-17")
def test_equal_players_follow_clockwise_after_the_last_hex() -> None:
    played = {"points": 20, "played": True}
    state = position(
        seats=4,
        turn=2,
        options=AUCTION,
        stack=[],
        action_points=1,
        seat=[played, {"points": 19, "played": True}, {"points": 20}, played],
    )
    play(state, "end")
    assert seen(state, "scoring") == {"kind": "final", "order": [1, 3, 0, 2]}


@pytest.mark.rule("TIK-AUCT-18")
def test_hexes_that_look_alike_are_one_choice() -> None:
    state = position(seats=3, options=AUCTION, offer=["E3", "E4", "F4"], stack=["G1", "G2", "G3"])
    play(state, "bid 1; pass; pass")
    assert legal(state) == ["choose E3", "choose F4"]
