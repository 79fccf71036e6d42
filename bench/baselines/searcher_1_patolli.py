"""What a situation in Patolli is worth. To the first searcher."""

from __future__ import annotations

from typing import Final, cast, final

from baselines.searcher_1_evaluation import Evaluation
from baselines.searcher_1_games import HAND, HOME, SECTION, PatolliState
from patolli.core.state import State

NAMES: Final = ["points", "entered", "distance", "home", "exposed"]

WEIGHTS: Final = {
    "points": 1.0,
    "entered": 0.4,
    "distance": 1.2,
    "home": 0.2,
    "exposed": -0.3,
}


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


def evaluation() -> Evaluation:
    """The evaluation with the weights of the first searcher."""
    return PatolliEvaluation(NAMES, [WEIGHTS[name] for name in NAMES], scale=4.0, bonus=5.0)
