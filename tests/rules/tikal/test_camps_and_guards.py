"""TIK-CAMP and TIK-GUARD: camps and guards."""

import pytest

from patolli.testing import play
from tests.rules.tikal.table import data, legal, pieces, player, position, space


@pytest.mark.rule("TIK-CAMP-1")
def test_a_camp_on_a_clearing_with_an_own_piece() -> None:
    state = position(action_points=10, hexes=["A3 c4"], seat=[{"leader": "b4"}])
    assert legal(state, "camp") == ["camp b4"]
    play(state, "camp b4")
    assert (space(state, "b4")["camp"], state.action_points) == (0, 5)
    assert player(state, 0)["camps"] == ["b4"]
    assert player(state, 0)["camps_left"] == 1
    short = position(action_points=4, seat=[{"leader": "b4"}])
    assert legal(short, "camp") == []


@pytest.mark.rule("TIK-CAMP-2")
def test_one_camp_on_a_clearing() -> None:
    for owner in (0, 1):
        seats: list[dict[str, object]] = [{"leader": "b4"}, {}]
        seats[owner]["camps"] = ["b4"]
        state = position(action_points=10, seat=seats)
        assert legal(state, "camp") == []


@pytest.mark.rule("TIK-CAMP-3")
def test_what_is_a_clearing() -> None:
    everywhere = dict.fromkeys(("a5", "a4", "b4", "b3", "c4", "c5"), 1)
    state = position(
        action_points=10,
        hexes=["A3 b3", "A2 c4", "A5 c5"],
        ruins={"c4": 0, "c5": 1},
        seat=[{"explorers": everywhere}],
    )
    # The printed clearing, a placed one and an emptied ruin; not base camp, temple, ruin.
    assert legal(state, "camp") == ["camp b3", "camp b4", "camp c4"]


@pytest.mark.rule("TIK-CAMP-4")
def test_two_camps_that_never_move() -> None:
    state = position(
        action_points=10,
        hexes=["A3 b3", "C2 c4"],
        seat=[{"explorers": {"b3": 1, "b4": 1, "c4": 1}, "camps": ["c4"]}],
    )
    play(state, "camp b4")
    assert player(state, 0)["camps"] == ["b4", "c4"]
    assert legal(state, "camp") == []


@pytest.mark.rule("TIK-GUARD-1")
def test_a_guard_stays_for_good() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a4": 1, "b4": 1}}])
    play(state, "guard explorer a4")
    assert space(state, "a4")["guard"] == {"seat": 0, "piece": "explorer"}
    assert state.action_points == 5
    assert legal(state, "move") == ["move explorer b4"]
    short = position(action_points=4, seat=[{"explorers": {"a4": 1}}])
    assert legal(short, "guard") == []


@pytest.mark.rule("TIK-GUARD-2")
def test_more_than_each_other_player() -> None:
    def may(own: dict[str, object], *others: dict[str, object]) -> bool:
        state = position(seats=3, action_points=10, seat=[own, *others])
        return "guard explorer a4" in legal(state)

    assert may({"explorers": {"a4": 2}}, {"explorers": {"a4": 1}}, {"explorers": {"a4": 1}})
    assert not may({"explorers": {"a4": 2}}, {"explorers": {"a4": 2}})
    assert not may({"explorers": {"a4": 2}}, {"leader": "a4"})  # three
    assert not may({"explorers": {"a4": 3}}, {}, {"leader": "a4"})
    assert may({"explorers": {"a4": 4}}, {}, {"leader": "a4"})
    assert may({"explorers": {"a4": 1}, "leader": "a4"}, {"explorers": {"a4": 3}})


@pytest.mark.rule("TIK-GUARD-3")
def test_two_guards_at_most() -> None:
    state = position(
        action_points=10,
        hexes=["A1 c4"],
        guards={"a4": "0 explorer"},
        seat=[{"explorers": {"b5": 1, "c4": 1}}],
    )
    play(state, "guard explorer b5")
    assert player(state, 0)["guards_left"] == 0
    assert player(state, 0)["guards"] == ["a4", "b5"]
    assert legal(state, "guard") == []


@pytest.mark.rule("TIK-GUARD-4")
def test_the_others_there_leave_the_game() -> None:
    state = position(
        action_points=10,
        seat=[{"explorers": {"a4": 4, "b5": 1}, "leader": "a4"}, {"explorers": {"a4": 2}}],
    )
    assert data(state, "guard explorer a4")["lost"] == 4
    play(state, "guard explorer a4")
    own = player(state, 0)
    assert (own["explorers"], own["explorers_out"], own["leader"]) == (13, 3, "out")
    assert (pieces(state, 0, "a4"), pieces(state, 1, "a4"), pieces(state, 0, "b5")) == (0, 2, 1)
    assert "bring leader a5" not in legal(state)


@pytest.mark.rule("TIK-GUARD-5")
def test_explorer_or_leader() -> None:
    state = position(action_points=10, seat=[{"explorers": {"a4": 2}, "leader": "a4"}])
    assert legal(state, "guard") == ["guard explorer a4", "guard leader a4"]
    play(state, "guard leader a4")
    assert space(state, "a4")["guard"] == {"seat": 0, "piece": "leader"}
    own = player(state, 0)
    assert (own["leader"], own["explorers_out"], own["explorers"]) == ("guard", 2, 16)


@pytest.mark.rule("TIK-GUARD-6")
def test_one_guard_on_a_temple() -> None:
    state = position(
        action_points=10,
        guards={"a4": "1 explorer", "b5": "0 explorer"},
        seat=[{"explorers": {"a4": 3, "b5": 3}}],
    )
    assert legal(state, "guard") == []


@pytest.mark.rule("TIK-GUARD-7")
def test_the_points_are_the_guards_for_good() -> None:
    state = position(
        scoring=[0, 1],
        action_points=10,
        stack=[],
        temples={"a4": 3},
        guards={"a4": "1 explorer"},
        seat=[{"explorers": {"a5": 1, "a4": 5}}],
    )
    assert space(state, "a4")["holder"] == 1
    play(state, "move explorer a5; step a4; move explorer a4; step a5; end; end")
    assert state.scores() == [0, 3]
