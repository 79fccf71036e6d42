"""What is law and was long unsaid: printed values, limits of the last turn, what is hidden."""

from collections import Counter
from typing import Any

import pytest

from patolli.games.tikal.components import HEXES, KIND, STACK_SIZE, TEMPLE
from patolli.testing import play, random_game
from tests.rules.tikal.table import GAME, legal, position, space

AUCTION = {"auction": True}
LAST: dict[str, Any] = {"stack": [], "action_points": 1}


@pytest.mark.rule("TIK-BOX-9")
def test_the_printed_values_of_the_temples() -> None:
    values = [HEXES[i].value for i in range(STACK_SIZE) if KIND[i] == TEMPLE]
    assert len(values) == 15
    assert Counter(values) == {1: 1, 2: 3, 3: 4, 4: 3, 5: 3, 6: 1}


@pytest.mark.rule("TIK-BOX-10")
def test_pieces_never_hide_stones() -> None:
    bare = space(position(), "a4")
    full = space(position(seat=[{"explorers": {"a4": 5}, "leader": "a4"}]), "a4")
    assert full["pieces"] != bare["pieces"]
    assert (full["stones"], full["paths"]) == (bare["stones"], bare["paths"])


@pytest.mark.rule("TIK-SETUP-9")
def test_the_order_of_the_stack_and_face_down_treasures_are_hidden_from_all() -> None:
    state = random_game(GAME, 3, seed=5, until=lambda state: state.turn > 12)
    fields = [name for name in type(state).fields if name not in ("hex_stack", "treasures")]
    for seat in (0, 1, 2, None):
        here, there = state.dump(), state.determinize(seat, 9).dump()
        assert [here[name] for name in fields] == [there[name] for name in fields]
        assert here["hex_stack"] != there["hex_stack"]
        assert here["treasures"] != there["treasures"]


@pytest.mark.rule("TIK-TURN-6")
def test_a_turn_without_points_is_ended_by_the_player() -> None:
    state = position(action_points=1)
    play(state, "bring explorer a5")
    assert (state.seat, state.action_points) == (0, 0)
    assert legal(state) == ["end"]


@pytest.mark.rule("TIK-END-6")
def test_the_final_turn_has_limits_of_its_own() -> None:
    state = position(stack=[], turn=0, action_points=4, seat=[{"explorers": {"a4": 2}}])
    play(state, "uncover a4; uncover a4")
    assert legal(state, "uncover") == []
    play(state, "end; end")  # the other's final turn comes first
    assert (state.seat, state.action_points) == (0, 10)
    assert legal(state, "uncover") == ["uncover a4"]


@pytest.mark.rule("TIK-AUCT-19")
def test_ties_are_broken_in_the_auction_game_too() -> None:
    state = position(
        **LAST,
        options=AUCTION,
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
