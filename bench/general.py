"""How well the general player plays: `python bench/general.py --nodes 4000 --games 320`.

`ismcts`, which knows nothing but the rules, meets random play and greedy play by the points on the
track, in Patolli and in the game that `patolli new-game` writes; two seats, rotated. A shared first
place is half a win. Prints rows of a table. `--most` works out the most that anybody can win in the
written game against random play; it has few enough states for that.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

import patolli
from patolli.arena import wilson
from patolli.bots import Bot, Budget, Knowledge, make
from patolli.bots.evaluation.evaluation import generic
from patolli.cli.new_game import write
from patolli.core.game import Game

NEW = "kakao"  # the name of the game that is written
RIVALS = ["random", "greedy"]


def written(folder: Path) -> Game:
    """The game that `patolli new-game` writes into a folder."""
    sys.path.insert(0, str(write(NEW, folder / NEW) / "src"))
    game = import_module(NEW).GAME
    assert isinstance(game, Game)
    return game


def rival(kind: str, seed: int) -> Bot:
    """Who it plays against; greedy play knows no more of a game than its points."""
    return make(kind, seed, evaluation=generic() if kind == "greedy" else None)


def won(game: Game, kind: str, nodes: int, seed: int, number: int) -> float:
    """What the general player made of one game: 1, 0.5 or 0."""
    state = game.new(2, seed + number // 2, events=False)
    own = number % 2
    bots = [rival(kind, 7919 * number + seed) for _ in range(2)]
    bots[own] = make("ismcts", 7919 * number + seed + 1, Budget(nodes=nodes))
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(Knowledge(state)))
    outcome = state.outcome()
    assert outcome is not None
    return 1.0 / len(outcome.winners) if own in outcome.winners else 0.0


def most(sacks: list[int], limit: int) -> float:
    """The most that a player can win against random play, seats rotated: the best reply to it.

    By what is left in the pile, from the last sack back: `known[pile][load, mover, lead]` is what
    the player (mover 0) wins from there, where the lead of its sales is counted from -total on.
    """
    total = sum(sacks)
    won = np.sign(np.arange(-total, total + 1)) / 2 + 0.5
    known: dict[tuple[int, ...], NDArray[np.float64]] = {}

    def later(pile: tuple[int, ...], sold: int, mover: int) -> NDArray[np.float64]:
        """What the other's turn is worth after a sale."""
        leads = known[pile][0, 1 - mover] if pile else won
        shift = sold if mover == 0 else -sold
        return leads[np.clip(np.arange(2 * total + 1) + shift, 0, 2 * total)]

    def value(pile: tuple[int, ...]) -> None:
        known[pile] = np.zeros((limit + 1, 2, 2 * total + 1))
        for load in range(limit + 1):
            for mover in range(2):
                draw = np.zeros(2 * total + 1)
                for i in range(len(pile)):
                    left = pile[:i] + pile[i + 1 :]
                    loaded = load + pile[i]
                    if loaded > limit:
                        draw += later(left, 0, mover)
                    else:
                        draw += known[left][loaded, mover] if left else later(left, loaded, mover)
                draw /= len(pile)
                if load == 0:
                    best = draw
                else:
                    sell = later(pile, load, mover)
                    best = np.maximum(draw, sell) if mover == 0 else (draw + sell) / 2
                known[pile][load, mover] = best

    piles: set[tuple[int, ...]] = {()}
    for sack in sorted(sacks):
        piles |= {(*pile, sack) for pile in piles}
    for pile in sorted(piles, key=len):
        if pile:
            value(pile)
    begun = known[tuple(sorted(sacks))][0, :, total]
    return float(begun.mean())


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", nargs="*", default=["patolli", NEW], choices=["patolli", NEW])
    parser.add_argument("--rival", nargs="*", default=RIVALS, choices=RIVALS)
    parser.add_argument("--nodes", type=int, default=4000)
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--seed", type=int, default=640000)
    parser.add_argument("--most", action="store_true", help="work that out, and play nothing")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        if wanted.most:
            written(Path(folder))
            components = import_module(f"{NEW}.components")
            print(f"{NEW}: {most(components.SACKS, components.LIMIT[2]):.2%} against random play")
            return
        for name in wanted.game:
            game = patolli.load(name) if name != NEW else written(Path(folder))
            for kind in wanted.rival:
                wins = sum(
                    won(game, kind, wanted.nodes, wanted.seed, number)
                    for number in range(wanted.games)
                )
                low, high = wilson(wins, wanted.games)
                print(
                    f"| {name} | {kind} | {wanted.nodes} | {wanted.games} "
                    f"| {wins / wanted.games:.1%} | {low:.1%} – {high:.1%} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
