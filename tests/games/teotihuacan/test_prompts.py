"""Prompts say what is in hand, so that a board can show it where it would go."""

from __future__ import annotations

from typing import Any

import patolli
from patolli.core.rng import Rng

Seen = dict[str, Any]

GAME = patolli.load("teotihuacan")


def asked(wanted: int) -> dict[str, list[tuple[Seen, Seen]]]:
    """Prompts by kind with the view they were asked in, from games at random."""
    found: dict[str, list[tuple[Seen, Seen]]] = {}
    rng = Rng.seeded(5)
    for seed in range(40):
        state = GAME.new(2, seed=seed)
        while not state.over:
            prompt = state.prompt()
            assert prompt is not None
            kind = prompt.key.removeprefix("teotihuacan-prompt-")
            found.setdefault(kind, []).append((prompt.data, state.observe(None)))
            state.apply(rng.pick(state.legal()))
        if all(len(found.get(kind, [])) >= wanted for kind in ("slot", "turn", "side")):
            break
    return found


def test_the_tile_in_hand_and_the_worker_in_hand_are_told() -> None:
    found = asked(3)
    for data, view in found["slot"] + found["turn"]:
        offer = [
            view["printed"]["pyramid"]["tiles"][i]
            for i in view["pyramid"]["offer"]
            if i is not None
        ]
        assert data["icons"] in offer
    for data, view in found["turn"]:
        assert data["slot"] in view["pyramid"]["open"]
    for data, view in found["side"]:
        tiles = view["printed"]["pyramid"]["decorations"]
        assert data["icons"] in [tiles[i] for i in view["decorations"]["offer"] if i is not None]
    for data, view in found["move"]:
        worker = view["players"][view["seat"]]["workers"][data["worker"] - 1]
        board = view["boards"][worker["board"] - 1]["name"]
        assert data["power"] == worker["power"]
        assert data["board"] == {"name": f"teotihuacan-board-{board}"}
