"""How far the levels lie apart: `python bench/steps.py --games 60 [GAME ...]`.

One seat of the upper level meets the lower level in all other seats, rotated. Counted are pairings:
how often the upper one ends before each of the others (a shared place is half). So a step means the
same with two, three and four seats. Prints rows of a table.

`--pair searcher@1s searcher@0.1s` measures two players in the place of levels; `--sight
apprentice=600,2,1` (nodes, first beam, worlds, error) measures a level as it could be.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

import patolli
from patolli.arena import Match, Played, run, wilson
from patolli.bots import levels
from patolli.bots.levels import PLANNERS, SECONDS, Sight


def pairings(played: list[Played]) -> tuple[float, int]:
    """The pairings that player 0 won, and all it had."""
    won, count = 0.0, 0
    for game in played:
        own = game.ranks[game.seating.index(0)]
        for player, rank in zip(game.seating, game.ranks, strict=True):
            if player != 0:
                won += 1.0 if own < rank else 0.5 if own == rank else 0.0
                count += 1
    return won, count


def try_sight(games: list[str], text: str) -> str:
    """Let a level of these games see as far as `level=nodes,beam,worlds[,error]` says; its name."""
    level, _, numbers = text.partition("=")
    if level not in PLANNERS[""]:
        raise SystemExit(f"{level!r} is no level that plans: {', '.join(PLANNERS[''])}")
    try:
        nodes, beam, worlds = (int(word) for word in numbers.split(",")[:3])
        error = float(",".join(numbers.split(",")[3:]) or 0.0)
    except ValueError:
        raise SystemExit(
            f"{text!r}: write LEVEL=NODES,BEAM,WORLDS or LEVEL=NODES,BEAM,WORLDS,ERROR"
        ) from None
    sight = Sight(nodes, beam, worlds, error)
    for game in games:
        PLANNERS[game] = {**PLANNERS.get(game, PLANNERS[""]), level: sight}
        for seats in (1, 2, 3, 4):
            PLANNERS.get(f"{game} {seats}", {}).pop(level, None)
    return level


def main() -> None:
    """Measure the steps and print them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=patolli.games(), help="all, if none is named")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--clock", action="store_true", help="the levels that think by the clock")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="a folder that keeps every game")
    parser.add_argument("--pair", nargs=2, metavar=("UPPER", "LOWER"), help="two players instead")
    parser.add_argument("--sight", action="append", default=[], metavar="LEVEL=NODES,BEAM,WORLDS")
    wanted = parser.parse_args()
    tried = {try_sight(wanted.game, text) for text in wanted.sight}
    if tried and (wanted.jobs > 1 or wanted.logs):
        parser.error("--sight is of this process alone: leave out --jobs and --logs")
    steps = [
        (upper, lower)
        for lower, upper in pairwise(levels())
        if (upper in SECONDS) == wanted.clock and (not tried or tried & {lower, upper})
    ]
    if wanted.pair:
        upper, lower = wanted.pair
        steps = [(upper, lower)]
    for game in wanted.game:
        for upper, lower in steps:
            for seats in wanted.seats:
                match = Match.of(game, seats, [upper, lower], wanted.games)
                log = wanted.logs and wanted.logs / f"{game}-{seats}-{upper}-{lower}.jsonl"
                won, count = pairings(run(match, wanted.jobs, log=log))
                low, high = wilson(won, count)
                step = f"{upper} – {lower}" if seats == 2 else f"{upper} – {seats - 1} × {lower}"
                print(
                    f"| {game} | {seats} | {step} | {wanted.games} | {won / count:.0%} "
                    f"| {low:.0%} – {high:.0%} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
