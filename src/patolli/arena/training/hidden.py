"""The hidden layer, learned with PyTorch on what least squares leave over.

One network for all numbers of seats: a situation of two seats is one of four of which two are
empty and count for nothing. PyTorch is needed here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from patolli.arena.training.fitness import explained, values
from patolli.arena.training.linear import ABSOLUTE
from patolli.arena.training.samples import Floats, Samples
from patolli.arena.training.settings import BadTraining
from patolli.bots.evaluation.network import MOST_SEATS, Network

BATCH = 4096  # at most: few samples are learned in smaller ones
STEPS = 16  # at least, in each pass over the samples
RATE = 2e-3
DECAY = 1e-3  # of the weights, so that few samples say little


@dataclass(frozen=True)
class Rows:
    """The samples of all numbers of seats: empty seats are nought; `left` is to be learned."""

    terms: Floats
    rivals: Floats
    stage: Floats
    seats: Floats
    left: Floats
    alone: Floats


def torch_module() -> Any:
    """PyTorch, or a sentence that says what is missing."""
    try:
        import torch
    except ImportError:
        raise BadTraining(
            "a hidden layer needs PyTorch: pip install 'patolli[training]', "
            "or learn with --hidden 0"
        ) from None
    return torch


def rows_of(samples: Sequence[Samples], linear: Network) -> Rows:
    """All samples in one shape, and what the weights of the terms do not foretell."""
    parts: list[list[Floats]] = [[] for _ in range(6)]
    for part in samples:
        count, seats, width = part.terms.shape
        terms = np.zeros((count, MOST_SEATS, width))
        terms[:, :seats] = part.terms
        rivals = np.zeros_like(terms)
        total = part.terms.sum(axis=1, keepdims=True)
        rivals[:, :seats] = (total - part.terms) / max(1, seats - 1)
        number = np.zeros((count, MOST_SEATS))
        number[:, seats - 1] = 1.0
        points = np.hstack([part.scores, part.rivals])
        missed = points - values(linear, part)
        left = np.zeros((count, MOST_SEATS))
        left[:, :seats] = missed[:, :seats]
        if part.rivals.shape[1]:
            left[:, 0] -= missed[:, seats]  # alone, the margin over the automaton
        alone = np.full(count, 1.0 if seats == 1 else 0.0)
        found = (terms, rivals, part.stage, number, left, alone)
        for kept, array in zip(parts, found, strict=True):
            kept.append(array)
    return Rows(*[np.concatenate(kept) for kept in parts])


def learn(
    samples: Sequence[Samples],
    linear: Network,
    hidden: int,
    epochs: int,
    seed: int,
    progress: Callable[[int, float], None] | None = None,
) -> Network:
    """The network with so many hidden units; the epoch that foretells held-back games best."""
    torch = torch_module()
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = rows_of([part.part(held=False) for part in samples], linear)
    held = [part.part(held=True) for part in samples]
    width = rows.terms.shape[2]
    scale = rows.terms.reshape(-1, width).std(axis=0)
    scale[scale == 0.0] = 1.0

    def tensor(array: Floats) -> Any:
        return torch.tensor(array, dtype=torch.float32, device=device)

    spread = float(rows.left.std()) or 1.0
    seen = torch.cat(
        [
            tensor(rows.terms / scale),
            tensor(rows.rivals / scale),
            tensor(rows.stage)[:, None, None].expand(-1, MOST_SEATS, 1),
            tensor(rows.seats)[:, None, :].expand(-1, MOST_SEATS, MOST_SEATS),
        ],
        dim=2,
    )
    left = tensor(rows.left / spread)
    count = tensor(rows.seats @ np.arange(1.0, MOST_SEATS + 1))
    here = (torch.arange(MOST_SEATS, device=device)[None, :] < count[:, None]).float()
    both = here[:, :, None] * here[:, None, :]
    alone = tensor(rows.alone)
    layer = torch.nn.Linear(seen.shape[2], hidden).to(device)
    last = torch.nn.Linear(hidden, 1, bias=False).to(device)
    torch.nn.init.zeros_(last.weight)
    learned = [*layer.parameters(), *last.parameters()]
    optimiser = torch.optim.AdamW(learned, lr=RATE, weight_decay=DECAY)
    batch = max(1, min(BATCH, len(seen) // STEPS))
    steps = epochs * (len(seen) // batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE * 3, total_steps=steps + 1)

    def exported() -> Network:
        weight = layer.weight.detach().double().cpu().numpy()
        out = last.weight.detach().double().cpu().numpy()[0] * spread
        return Network(
            linear.linear,
            linear.automaton,
            linear.offset,
            own=(weight[:, :width] / scale).tolist(),
            rivals=(weight[:, width : 2 * width] / scale).tolist(),
            stage=weight[:, 2 * width].tolist(),
            seats=weight[:, 2 * width + 1 :].T.tolist(),
            bias=layer.bias.detach().double().cpu().numpy().tolist(),
            out=out.tolist(),
        )

    best = linear
    most = foretold(best, held)
    for epoch in range(epochs):
        order = torch.randperm(len(seen), device=device)
        for begin in range(0, len(order), batch):
            pick = order[begin : begin + batch]
            value = last(torch.relu(layer(seen[pick]))).squeeze(2)
            missed = (left[pick] - value) * here[pick]
            margins = (missed[:, :, None] - missed[:, None, :]) * both[pick]
            loss = (margins**2).sum(dim=(1, 2)) / (2.0 * count[pick])
            points = (missed**2).sum(dim=1) / count[pick]
            loss = loss + points * torch.where(alone[pick] > 0.0, 1.0, ABSOLUTE)
            optimiser.zero_grad()
            loss.mean().backward()
            optimiser.step()
            schedule.step()
        if epoch % 5 == 4 or epoch == epochs - 1:
            network = exported()
            fitness = foretold(network, held)
            if progress is not None:
                progress(epoch + 1, fitness)
            if fitness > most:
                best, most = network, fitness
    return best


def foretold(network: Network, held: Sequence[Samples]) -> float:
    """The mean over the numbers of seats of the variance that is explained."""
    return sum(explained(values(network, part), part) for part in held) / len(held)
