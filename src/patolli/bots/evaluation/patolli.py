"""What a situation in Patolli is worth."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.state import State
from patolli.games.patolli.components import SECTION
from patolli.games.patolli.state import HAND, HOME, PatolliState

NAMES: Final = ["points", "entered", "distance", "home", "exposed"]


@final
class PatolliEvaluation(Evaluation):
    """Counters, pieces on the track, how far they have gone, and who can be captured."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(PatolliState, state)
        found: list[list[float]] = []
        for seat in range(s.seats):
            entered = 0.0
            distance = 0.0
            home = 0.0
            exposed = 0.0
            for at in s.progress[seat]:
                if at == HAND:
                    continue
                entered += 1.0
                distance += at / HOME
                if at == HOME:
                    home += 1.0
                elif s.square(seat, at) % SECTION == 0:
                    exposed += at / HOME
            found.append([float(s.counters[seat]), entered, distance, home, exposed])
        return found


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return PatolliEvaluation(NAMES, [weights[name] for name in NAMES], scale=4.0, bonus=5.0)
