"""The proof of how good the bots are: plays the matches and writes the tables of docs/bots.md.

`python -m patolli.arena.proof` goes on where it was stopped, here or elsewhere: every game is kept
in bench/proof, one line each. Games of bots that have changed since are dropped and played again.
The tables are made from the games that were played, however many these are.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from patolli.arena.claims import Claim, claims
from patolli.arena.keeping import Kept, Store
from patolli.arena.match import Match, Task
from patolli.arena.play import Played, play
from patolli.arena.statistics import wilson

BEGIN = "<!-- proof: begin -->"
END = "<!-- proof: end -->"
HEADS = (
    "game",
    "seats",
    "match",
    "games",
    "win rate",
    "95 % interval",
    "wanted",
    "points",
    "s/decision",
)
ENOUGH = 400  # games that a wanted rate asks for


def row(claim: Claim, kept: Sequence[Kept]) -> str:
    """One line of the table."""
    count = len(kept)
    wins = sum(game.win for game in kept)
    low, high = wilson(wins, count)
    own = sum(game.points for game in kept) / count
    others = sum(game.others for game in kept) / count
    seconds = sum(game.seconds for game in kept) / max(1, sum(game.decisions for game in kept))
    wanted = "–" if claim.wanted is None else f"≥ {claim.wanted:.0%} "
    if claim.wanted is not None:
        wanted += verdict(claim.wanted, wins / count, low, count)
    cells = (
        claim.game,
        str(claim.seats),
        f"{claim.players[0]} – {claim.against}",
        str(count),
        f"{wins / count:.1%}",
        f"{low:.1%} – {high:.1%}",
        wanted,
        f"{own:.0f} : {others:.0f}",
        f"{seconds:.2f}" if seconds >= 0.005 else "< 0.01",
    )
    return "| " + " | ".join(cells) + " |"


def verdict(wanted: float, rate: float, low: float, games: int) -> str:
    """Whether a rate is proved: enough games, and the whole interval above what is wanted."""
    if low >= wanted:
        return "met" if games >= ENOUGH else f"met so far, {ENOUGH} games are asked for"
    return "reached, not certain" if rate >= wanted else "**not met**"


def tables(found: Sequence[Claim], store: Store) -> str:
    """All lines for which there are games of today's bots, and a list of the rest."""
    lines = ["| " + " | ".join(HEADS) + " |", "|" + "---|" * len(HEADS)]
    missing: list[str] = []
    for claim in found:
        kept = store.games(claim)
        if kept:
            lines.append(row(claim, kept))
        else:
            missing.append(f"{claim.game} {claim.seats}: {claim.players[0]} – {claim.against}")
    if missing:
        lines += ["", "Not played yet with the bots of today: " + "; ".join(missing) + "."]
    return "\n".join(lines)


def write(page: Path, text: str) -> None:
    """Put the tables between their two marks."""
    old = page.read_text(encoding="utf-8")
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def waiting(
    found: Sequence[Claim], store: Store, games: int | None, share: int
) -> Iterator[tuple[Claim, Match, Task]]:
    """The games that are missing, `share` of each claim in turn, so that all of them grow."""
    queues: list[tuple[Claim, Match, list[Task]]] = []
    for claim in found:
        match = claim.match(games)
        done = {game.index for game in store.games(claim)}
        tasks = [task for task in match.tasks() if task.index not in done]
        queues.append((claim, match, tasks))
    while any(tasks for _, _, tasks in queues):
        for claim, match, tasks in queues:
            for task in tasks[:share]:
                yield claim, match, task
            del tasks[:share]


def prove(
    missing: Iterator[tuple[Claim, Match, Task]], store: Store, jobs: int, seconds: float
) -> int:
    """Play the missing games until there are none or the time is over; how many were played."""
    until = monotonic() + seconds
    running: dict[Future[Played], Claim] = {}
    count = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while True:
            while len(running) < jobs and monotonic() < until:
                job = next(missing, None)
                if job is None:
                    break
                running[pool.submit(play, job[1], job[2])] = job[0]
            if not running:
                return count
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                claim = running.pop(future)
                store.keep(claim, future.result())
                count += 1
                print(f"{claim.name}: {len(store.games(claim))}", flush=True)


def main() -> None:
    """The command line of `python -m patolli.arena.proof`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.arena.proof", description=__doc__)
    parser.add_argument("--games-in", type=Path, default=Path("bench/proof"), dest="folder")
    parser.add_argument("--page", type=Path, default=Path("docs/bots.md"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after that")
    parser.add_argument("--share", type=int, default=8, help="games of a match before the next")
    parser.add_argument("--games", type=int, help="games of each match, instead of the usual")
    parser.add_argument("--game", help="only the matches of one game")
    parser.add_argument("--seats", type=int, help="only the matches with so many seats")
    parser.add_argument("--first", help="only the matches whose first player is this")
    parser.add_argument(
        "--searcher", nargs="+", default=["searcher@1s"], help="the searcher with its budgets"
    )
    parser.add_argument("--table", action="store_true", help="play nothing: write the tables")
    options = parser.parse_args()
    store = Store(options.folder)
    found = claims(options.searcher)
    chosen = [
        claim
        for claim in found
        if options.game in (None, claim.game)
        and options.seats in (None, claim.seats)
        and options.first in (None, claim.players[0])
    ]
    if not options.table:
        missing = waiting(chosen, store, options.games, options.share)
        prove(missing, store, options.jobs, options.minutes * 60)
    write(options.page, tables(found, store))


if __name__ == "__main__":
    main()
