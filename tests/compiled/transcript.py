"""Digests of seeded random games, to compare the interpreted engine with the compiled one.

Run as a script it prints, as JSON, whether it ran compiled and the digest of every game played.
"""

import hashlib
import json
import sys

import patolli
from patolli.core.game import Game
from patolli.core.rng import Rng

SEEDS = 3


def digest(game: Game, seats: int, seed: int) -> str:
    """One random game with all that it showed: events, prompts, labels, views, the last state."""
    state = game.new(seats, seed=seed)
    draw = Rng.seeded(seed)
    said = hashlib.sha256()
    while not state.over:
        action = draw.pick(state.legal())
        prompt = state.prompt()
        shown = [prompt.json() if prompt else None, state.label(action).json(), state.legal()]
        said.update(json.dumps(shown, sort_keys=True).encode())
        state.apply(action)
        if len(state.actions) % 16 == 0:
            said.update(json.dumps(state.observe(state.seat), sort_keys=True).encode())
            said.update(json.dumps(state.determinize(0, draw).dump(), sort_keys=True).encode())
    outcome = state.outcome()
    end = [state.dump(), [event.json() for event in state.events], outcome and outcome.json()]
    said.update(json.dumps(end, sort_keys=True).encode())
    return said.hexdigest()


def digests(id: str) -> dict[str, str]:
    """The digests of a few games with every number of seats."""
    game = patolli.load(id)
    return {
        f"{id}, {seats} seats, seed {seed}": digest(game, seats, seed)
        for seats in game.seats
        for seed in range(SEEDS)
    }


if __name__ == "__main__":
    json.dump({"compiled": patolli.compiled, "digests": digests(sys.argv[1])}, sys.stdout)
