"""Places: points, then tie-breaks, shared places, and rivals without a seat."""

import pytest

from patolli.core.outcome import Outcome, ranked


@pytest.mark.parametrize(
    ("scores", "breaks", "ranks"),
    [
        ([3, 9, 5], None, [3, 1, 2]),
        ([5, 5, 3], None, [1, 1, 3]),
        ([5, 5, 3], [[1], [2], [9]], [2, 1, 3]),
        ([5, 5, 5], [[1, 4], [1, 5], [1, 4]], [2, 1, 2]),
        ([-2, -5], None, [1, 2]),
    ],
)
def test_more_points_then_larger_tie_breaks_win(
    scores: list[int], breaks: list[list[int]] | None, ranks: list[int]
) -> None:
    outcome = ranked(scores, breaks)
    assert outcome.ranks == ranks
    assert outcome.scores == scores


def test_a_rival_with_as_many_points_stands_before_a_seat() -> None:
    assert ranked([40], rivals=[40]).ranks == [2]
    assert ranked([40], rivals=[39]).ranks == [1]
    assert ranked([40, 50], rivals=[45, 60]).ranks == [4, 2]
    assert ranked([40], rivals=[60]).winners == []


def test_winners_share_the_first_place() -> None:
    assert ranked([7, 2, 7]).winners == [0, 2]


def test_an_outcome_is_a_value() -> None:
    assert ranked([1, 2]) == Outcome([2, 1], [1, 2], [[], []])
    assert hash(ranked([1, 2])) == hash(ranked([1, 2]))
    assert repr(ranked([1, 2])) == "Outcome(ranks=[2, 1], scores=[1, 2], tie_breaks=[[], []])"
    assert ranked([1], rivals=[3]).json()["rivals"] == [3]
