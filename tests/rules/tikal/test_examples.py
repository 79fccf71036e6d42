"""The rulebook's worked examples, point by point."""

import pytest

from patolli.testing import play
from tests.rules.tikal.table import legal, pieces, player, position, seen, space

RODOLPHE, IGOR = 0, 1


@pytest.mark.rule("TIK-TURN-2", "TIK-BRING-1", "TIK-MOVE-1", "TIK-DIG-1", "TIK-DIG-3")
def test_a_first_turn() -> None:
    """Rodolphe draws a ruin with four masks."""
    state = position(next=["A2", "A3"], pile=["owl", "bat", "frog", "deer"])
    play(state, "place c4; turn N")
    assert space(state, "c4")["treasures"] == 4
    play(state, "bring leader a5")
    assert state.action_points == 9  # 1. the leader comes in
    play(state, "move leader a5; walk c4")
    assert state.action_points == 7  # 2. over two stones
    play(state, "dig c4")
    assert state.action_points == 4  # 3. a treasure, open before him
    assert player(state, RODOLPHE)["treasures"]["deer"] == 1  # the one on top of the pile
    assert "dig c4" not in legal(state)  # 4. alone he digs no second one
    play(state, "bring explorer a5; bring explorer a5")
    assert state.action_points == 2
    play(state, "move explorer a5; step a4")
    assert (state.action_points, legal(state)) == (0, ["end"])  # 5. on the temple, all spent
    assert (pieces(state, RODOLPHE, "a5"), pieces(state, RODOLPHE, "a4")) == (1, 1)
    play(state, "end")
    assert state.seat == IGOR


@pytest.mark.rule("TIK-TURN-2", "TIK-LEVEL-1", "TIK-LEVEL-2", "TIK-LEVEL-3")
def test_a_second_turn() -> None:
    """Igor draws a clearing and uncovers two levels of the temple."""
    state = position(
        turn=IGOR,
        next=["A3", "A1"],
        hexes=["A2 c4"],
        ruins={"c4": 3},
        seat=[{"leader": "c4", "explorers": {"a5": 1, "a4": 1}, "treasures": ["deer"]}],
    )
    play(state, "place c5; turn N")
    play(state, "bring explorer a5; bring explorer a5")
    assert state.action_points == 8  # 1.
    play(state, "move explorer a5; step a4; move explorer a5; step a4")
    assert state.action_points == 4  # 2. two stones each
    play(state, "uncover a4; uncover a4")
    assert state.action_points == 0  # 3. two levels, having two explorers there
    assert space(state, "a4")["value"] == 3
    assert space(state, "a4")["holder"] == IGOR  # two against one
    assert (seen(state, "levels")["2"], seen(state, "levels")["3"]) == (2, 5)


GUILLAUME, ROD, OTHER_IGOR, SEB = range(4)


@pytest.mark.rule("TIK-AUCT-3", "TIK-AUCT-8", "TIK-AUCT-10", "TIK-AUCT-11", "TIK-AUCT-13")
def test_a_round_of_auctions_for_four() -> None:
    """Guillaume, Rod, Igor and Seb play the first round of the advanced rules."""
    state = position(
        seats=4,
        turn=GUILLAUME,
        options={"auction": True},
        offer=["A1", "A2", "A3", "A4"],
    )
    order = []
    for call in ("bid 1", "bid 2", "pass", "bid 3", "bid 4", "bid 5", "pass", "pass"):
        order.append(state.seat)
        play(state, call)
    assert order == [GUILLAUME, ROD, OTHER_IGOR, SEB, GUILLAUME, ROD, SEB, GUILLAUME]
    assert (state.seat, state.scores()) == (ROD, [20, 15, 20, 20])
    play(state, "choose A2; place c4; turn N; bring leader a5; end")
    assert not player(state, ROD)["amulet"]

    order = []
    for call in ("bid 1", "bid 3", "bid 4", "pass", "pass"):
        order.append(state.seat)
        play(state, call)
    assert order == [OTHER_IGOR, SEB, GUILLAUME, OTHER_IGOR, SEB]
    assert (state.seat, state.scores()) == (GUILLAUME, [16, 15, 20, 20])
    play(state, "choose A1; place c5; turn N; end")

    assert state.seat == OTHER_IGOR  # Rod has played
    play(state, "pass")
    assert state.seat == SEB
    play(state, "pass")
    assert (state.seat, state.scores()) == (OTHER_IGOR, [16, 15, 20, 20])  # free: he passed first
    play(state, "choose A4; place b3; turn N; end")

    assert (state.seat, seen(state, "hand")["hex"]) == (SEB, "A3")  # the last one, free
    play(state, "place a3; turn N; end")

    assert (state.seat, len(seen(state, "offer"))) == (GUILLAUME, 4)  # left of Seb
    assert legal(state)[0] == "bid 1"
    assert state.scores() == [16, 15, 20, 20]
