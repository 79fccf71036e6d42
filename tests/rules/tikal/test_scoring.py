"""TIK-VOLC, TIK-SCORE and TIK-END: scoring rounds and the end of the game."""

from typing import Any

import pytest

from patolli.testing import play
from tests.rules.tikal.table import legal, player, position, seen, space


@pytest.mark.rule("TIK-VOLC-1")
def test_a_drawn_volcano_starts_a_round() -> None:
    state = position(seats=3, turn=1, next=["B1", "B3"])
    assert seen(state, "scoring") == {"kind": "volcano", "order": [1, 2, 0]}
    assert seen(state, "hand")["hex"] == "B1"
    assert (state.seat, state.action_points) == (1, 10)
    assert all(at["hex"] != "B1" for at in seen(state, "board")["spaces"])


@pytest.mark.rule("TIK-VOLC-2")
def test_each_spends_and_scores_before_the_next() -> None:
    state = position(
        seats=3,
        turn=1,
        next=["B1", "B3"],
        seat=[{"explorers": {"a4": 1}}, {"explorers": {"b5": 1}}, {"treasures": ["owl"]}],
    )
    play(state, "end")
    assert (state.seat, state.action_points, state.scores()) == (2, 10, [0, 1, 0])
    play(state, "bring leader a5; move leader a5; step a4; end")  # three against one
    assert (state.seat, state.scores()) == (0, [0, 1, 2])
    play(state, "end")
    assert state.scores() == [0, 1, 2]  # seat 0 has lost a4


@pytest.mark.rule("TIK-VOLC-3")
def test_a_turn_of_its_own_for_the_limits() -> None:
    state = position(next=["B1", "B3"], seat=[{"explorers": {"a4": 2}}])
    play(state, "uncover a4; uncover a4")
    assert legal(state, "uncover") == []
    play(state, "end; end; place c5")
    assert (state.seat, legal(state, "uncover")) == (0, ["uncover a4"])


@pytest.mark.rule("TIK-VOLC-4")
def test_then_the_drawer_places_it_and_plays() -> None:
    state = position(seats=3, turn=1, next=["B1", "B3"])
    play(state, "end; end; end")
    assert (state.seat, seen(state, "scoring")) == (1, None)
    assert all(name.startswith("place") for name in legal(state))
    play(state, "place c4")
    assert (space(state, "c4")["type"], state.action_points) == ("volcano", 10)
    play(state, "end")
    assert (state.seat, seen(state, "hand")["hex"]) == (2, "B3")


LAST: dict[str, Any] = {"stack": [], "action_points": 1}


@pytest.mark.rule("TIK-SCORE-1")
def test_temples_pay_their_holder() -> None:
    state = position(
        **LAST,
        scoring=[0, 1],
        hexes=["D1 c4", "C1 c5"],
        temples={"c4": 7, "a4": 3},
        guards={"c5": "0 explorer"},
        seat=[{"explorers": {"c4": 2, "b5": 1}}, {"explorers": {"c4": 1, "a4": 1, "c5": 6}}],
    )
    assert player(state, 0)["temple_points"] == 12
    play(state, "end; end")
    assert state.scores() == [7 + 1 + 4, 3]


@pytest.mark.rule("TIK-SCORE-2")
def test_level_at_the_top_pays_no_one() -> None:
    state = position(
        **LAST,
        seats=3,
        scoring=[0, 1, 2],
        temples={"a4": 3},
        seat=[{"explorers": {"a4": 2}}, {"explorers": {"a4": 2}}, {"explorers": {"a4": 1}}],
    )
    assert space(state, "a4")["holder"] is None
    play(state, "end; end; end")
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("TIK-SCORE-3")
def test_the_leader_counts_three() -> None:
    state = position(
        **LAST,
        scoring=[0, 1],
        seat=[{"leader": "a4"}, {"explorers": {"a4": 2, "b5": 1}}],
    )
    play(state, "end; end")
    assert state.scores() == [1, 1]
    level = position(**LAST, scoring=[0, 1], seat=[{"leader": "a4"}, {"explorers": {"a4": 3}}])
    play(level, "end; end")
    assert level.scores() == [0, 0]


@pytest.mark.rule("TIK-SCORE-4")
def test_treasures_pay_1_3_6_every_time() -> None:
    state = position(
        next=["B1", "B3"],
        seat=[
            {"treasures": ["owl"]},
            {"treasures": ["bat", "bat", "frog", "frog", "frog", "deer"]},
        ],
    )
    play(state, "end; end")
    assert state.scores() == [1, 3 + 6 + 1]
    assert player(state, 1)["treasure_count"] == 6  # they are kept
    assert player(state, 1)["treasure_points"] == 10


@pytest.mark.rule("TIK-SCORE-5")
def test_one_temple_may_pay_several_players() -> None:
    state = position(
        next=["B1", "B3"],
        temples={"a4": 3},
        seat=[{"explorers": {"a4": 1}}, {"explorers": {"a5": 2}}],
    )
    play(state, "end; move explorer a5; step a4; move explorer a5; step a4; end")
    assert state.scores() == [3, 3]


@pytest.mark.rule("TIK-END-1")
def test_the_last_round_begins_left_of_the_last_player() -> None:
    state = position(seats=4, turn=2, action_points=3, stack=[])
    play(state, "end")
    assert seen(state, "scoring") == {"kind": "final", "order": [3, 0, 1, 2]}
    order = [state.seat]
    for _ in range(3):
        assert state.action_points == 10
        play(state, "end")
        order.append(state.seat)
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("TIK-END-2")
def test_most_points_win() -> None:
    state = position(
        **LAST, seats=3, scoring=[2], seat=[{"points": 30}, {"points": 12}, {"points": 33}]
    )
    assert state.outcome() is None
    play(state, "end")
    assert state.over
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ([2, 3, 1], [30, 12, 33])


@pytest.mark.rule("TIK-END-3")
def test_a_tie_goes_to_the_best_guarded_temple() -> None:
    state = position(
        **LAST,
        seats=3,
        scoring=[2],
        hexes=["C1 c4", "D1 c5", "A1 b3"],
        guards={"c4": "0 explorer", "b3": "0 leader", "c5": "1 explorer"},
        seat=[
            {"points": 30, "treasures": ["owl", "bat", "deer"]},
            {"points": 30},
            {"points": 29, "treasures": ["frog"]},
        ],
    )
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [30, 30, 30]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.tie_breaks == [[4, 3], [5, 0], [0, 1]]


@pytest.mark.rule("TIK-END-4")
def test_then_to_the_number_of_treasures() -> None:
    state = position(
        **LAST,
        scoring=[1],
        guards={"a4": "0 explorer", "b5": "1 explorer"},
        seat=[
            {"points": 9, "treasures": ["owl", "owl"]},
            {"points": 7, "treasures": ["bat"]},
        ],
    )
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [9, 9]
    assert (outcome.ranks, outcome.tie_breaks) == ([1, 2], [[1, 2], [1, 1]])


@pytest.mark.rule("TIK-END-5")
def test_then_the_place_is_shared() -> None:
    state = position(
        **LAST,
        seats=3,
        scoring=[2],
        seat=[
            {"points": 9, "treasures": ["owl"]},
            {"points": 9, "treasures": ["bat"]},
            {"points": 3},
        ],
    )
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ([1, 1, 3], [0, 1])
