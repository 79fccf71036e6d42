"""How a game ended."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """The places, the points and what decided equal points.

    `ranks[seat]` is 1 for the winner; equal places are shared (1, 1, 3). `tie_breaks[seat]` lists
    the values that were compared after the points, most important first. `rivals` holds the points
    of the automata of a solo game, which have no seat.
    """

    def __init__(
        self,
        ranks: list[int],
        scores: list[int],
        tie_breaks: list[list[int]],
        rivals: list[int] | None = None,
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.tie_breaks = tie_breaks
        self.rivals: list[int] = rivals if rivals is not None else []

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none when an automaton won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def json(self) -> dict[str, object]:
        """The outcome as JSON."""
        return {
            "ranks": self.ranks,
            "scores": self.scores,
            "tie_breaks": self.tie_breaks,
            "rivals": self.rivals,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.ranks, self.scores, self.tie_breaks, self.rivals)

    def __repr__(self) -> str:
        rivals = f", rivals={self.rivals}" if self.rivals else ""
        return (
            f"Outcome(ranks={self.ranks}, scores={self.scores}, "
            f"tie_breaks={self.tie_breaks}{rivals})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((tuple(self.ranks), tuple(self.scores)))


def ranked(
    scores: list[int],
    tie_breaks: list[list[int]] | None = None,
    rivals: list[int] | None = None,
) -> Outcome:
    """The outcome in which more points, then larger tie-breaks, win.

    Rivals take places too: each that has at least a seat's points stands before that seat.
    """
    breaks = tie_breaks if tie_breaks is not None else [[] for _ in scores]
    keys = [[points, *broken] for points, broken in zip(scores, breaks, strict=True)]
    ranks: list[int] = []
    for seat, key in enumerate(keys):
        better = sum(1 for other in keys if other > key)
        better += sum(1 for points in rivals or [] if points >= scores[seat])
        ranks.append(1 + better)
    return Outcome(ranks, list(scores), breaks, rivals)
