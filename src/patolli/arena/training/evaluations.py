"""The evaluations that play in a training: the committed one, or the one of a network's file."""

from __future__ import annotations

from pathlib import Path

from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.learned import learned

COMMITTED = ""  # the evaluation that the package plays with


def evaluation_in(game: str, file: str) -> Evaluation:
    """The evaluation of a network's file; the committed one of COMMITTED."""
    if file == COMMITTED:
        return evaluation_of(game)
    return learned(game, tuned(game, weights_of(game)), Path(file))
