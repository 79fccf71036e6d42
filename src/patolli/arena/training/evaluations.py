"""The evaluations that play in a training: the committed one, or the one of a network's file.

A network is named by what stands in its file, so that it plays on machines of a cluster too, which
do not have the training's folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.learned import learned
from patolli.bots.evaluation.network import STEPS, NetworkEvaluation

COMMITTED = ""  # the evaluation that the package plays with


def evaluation_in(game: str, network: str) -> Evaluation:
    """The evaluation of the text of a network's file; the committed one of COMMITTED."""
    if network == COMMITTED:
        return evaluation_of(game)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "network.json"
        path.write_text(network, encoding="utf-8")
        return learned(game, tuned(game, weights_of(game)), path)


def committed_weights(game: str, seats: Sequence[int], knots: int) -> list[list[float]]:
    """The weights of the terms at so many stages that the package plays with; where a network
    judges some of these numbers of seats, its weights."""
    found = evaluation_of(game)
    while isinstance(found, NetworkEvaluation):
        if any(found.tables[number] for number in seats):
            places = [knot * STEPS // max(1, knots - 1) for knot in range(knots)]
            return [found.linear_at[place] for place in places]
        found = found.base
    return [found.weights] * knots
