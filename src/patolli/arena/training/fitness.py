"""How well an evaluation foretells the games that were held back."""

from __future__ import annotations

import numpy as np

from patolli.arena.training.linear import by_stage, hats
from patolli.arena.training.samples import Floats, Samples
from patolli.bots.evaluation.network import Network


def values(network: Network, part: Samples) -> Floats:
    """The points that a network expects, by row and seat; those of an automaton last."""
    knots = len(network.linear)
    hat = hats(part.stage, knots)
    linear = np.array(network.linear).reshape(-1)
    found = np.stack(
        [by_stage(part.terms[:, seat], hat) @ linear for seat in range(part.seats)], axis=1
    )
    found += (hat @ np.array(network.offset)[part.seats - 1])[:, None]
    if network.out:
        total = part.terms.sum(axis=1, keepdims=True)
        rivals = (total - part.terms) / max(1, part.seats - 1)
        layer = part.terms @ np.array(network.own).T + rivals @ np.array(network.rivals).T
        layer += part.stage[:, None, None] * np.array(network.stage)
        layer += np.array(network.seats)[part.seats - 1] + np.array(network.bias)
        found += np.maximum(0.0, layer) @ np.array(network.out)
    if part.rivals.shape[1]:
        bot = by_stage(part.automaton, hat) @ np.array(network.automaton).reshape(-1)
        found = np.hstack([found, bot[:, None]])
    return found


def explained(found: Floats, part: Samples) -> float:
    """The part of the variance of the final margins that was foretold; a shift is forgiven.

    None of it where all margins are the same, as in too few games.
    """
    points = np.hstack([part.scores, part.rivals])
    wanted: list[Floats] = []
    missed: list[Floats] = []
    count = points.shape[1]
    for a in range(count):
        for b in range(a + 1, count):
            margin = points[:, a] - points[:, b]
            wanted.append(margin)
            missed.append(margin - (found[:, a] - found[:, b]))
    spread = float(np.concatenate(wanted).var())
    return 1.0 - float(np.concatenate(missed).var()) / spread if spread else 0.0


def explained_by_weights(weights: list[float], part: Samples) -> float:
    """The same of an evaluation that is a sum of terms; of an automaton it expects nothing."""
    found = part.terms @ np.array(weights)
    return explained(np.hstack([found, 0.0 * part.rivals]), part)
