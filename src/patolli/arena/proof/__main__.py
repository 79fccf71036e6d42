"""The proof of how good the bots are: plays the matches and writes the tables of docs/bots.md.

`python -m patolli.arena.proof` goes on where it was stopped, here or elsewhere: every game is kept
in bench/proof, one line each. Games of bots that have changed since are dropped and played again;
`--renew` is for a change that leaves every decision as it was. The tables are made from the games
that were played, however many these are.
"""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

import patolli
from patolli.arena.proof.games import missing, prove
from patolli.arena.proof.renewal import renew
from patolli.arena.proof.store import Store
from patolli.arena.proof.tables import PROOF, STRENGTH, tables, write
from patolli.arena.proof.targets import BEFORE, strength, targets


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
    parser.add_argument(
        "--strength",
        action="store_true",
        help="the searcher against the one of before and the automata (see `make measured`)",
    )
    parser.add_argument("--table", action="store_true", help="play nothing: write the tables")
    parser.add_argument(
        "--renew",
        type=int,
        metavar="GAMES",
        help="play so many games of each match again and keep all if they come out the same",
    )
    parser.add_argument(
        "--clock", action="store_true", help="with --renew: keep those by the clock, too"
    )
    options = parser.parse_args()
    store = Store(options.folder)
    found = strength(options.searcher) if options.strength else targets(options.searcher)
    chosen = [
        target
        for target in found
        if options.game in (None, target.game)
        and options.seats in (None, target.seats)
        and options.first in (None, target.players[0])
    ]
    if options.renew is not None:
        for line in renew(chosen, store, options.renew, options.clock):
            print(line, flush=True)
    elif not options.table:
        if options.strength:
            check_before()
        games = missing(chosen, store, options.games, options.share)
        prove(games, store, options.jobs, options.minutes * 60)
    write(options.page, tables(found, store), STRENGTH if options.strength else PROOF)


def check_before() -> None:
    """Refuse a match against a searcher of before that is not there, or is not compiled as ours is:
    interpreted it would have half the nodes of a second."""
    package, module = BEFORE.partition(":")[0].split(".")
    found = find_spec(package)
    if found is None:
        raise SystemExit(f"{BEFORE} is not on the path: `make measured` says how to play")
    spec = find_spec(f"{package}.{module}")
    if spec is None or not spec.origin or patolli.compiled == spec.origin.endswith(".py"):
        raise SystemExit(
            f"{BEFORE} is interpreted and our searcher compiled, or the other way round:"
            " `make measured` compiles both, PYTHONPATH=build/measured plays with them"
        )


if __name__ == "__main__":
    main()
