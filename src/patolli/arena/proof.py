"""The proof of how good the bots are: plays the matches and writes the tables of docs/bots.md.

`python -m patolli.arena.proof` goes on where it was stopped: every game is kept in a log. The
tables are made from the games that were played, however many these are.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from patolli.arena.match import Match
from patolli.arena.play import Played
from patolli.arena.run import read, run
from patolli.arena.statistics import Standing, standings

BEGIN = "<!-- proof: begin -->"
END = "<!-- proof: end -->"
GAMES = ("tikal", "founders", "teotihuacan")
HEADS = ("game", "seats", "match", "games", "win rate", "95 % interval", "wanted", "points")


@dataclass(frozen=True)
class Claim:
    """A match, the rate that its first player should reach (None: none is set), and games."""

    game: str
    seats: int
    players: tuple[str, ...]
    wanted: float | None
    games: int

    def match(self, games: int | None = None) -> Match:
        """The match that tests it."""
        return Match.of(self.game, self.seats, self.players, games or self.games)

    def log(self, folder: Path) -> Path:
        """Where its games are kept."""
        names = "-".join(self.players).replace("@", "_")
        return folder / f"{self.game}-{self.seats}-{names}.jsonl"


def claims(searcher: str) -> list[Claim]:
    """Everything to be proved, the quickest first."""
    found: list[Claim] = []
    for game in GAMES:
        found.append(Claim(game, 2, ("greedy", "random"), 0.99, 400))
    for game in GAMES:
        found.append(Claim(game, 2, ("planner", "greedy"), 0.80, 400))
    for game in GAMES:
        for seats in (3, 4):
            found.append(Claim(game, seats, ("greedy", "random"), None, 120))
            found.append(Claim(game, seats, ("planner", "greedy"), None, 120))
    for game in ("teotihuacan", "founders"):
        found.append(Claim(game, 1, ("planner",), None, 100))
        found.append(Claim(game, 1, (searcher,), None, 100))
    for game in GAMES:
        found.append(Claim(game, 2, (searcher, "planner"), 0.65, 400))
        for seats in (3, 4):
            found.append(Claim(game, seats, (searcher, "planner"), None, 120))
    return found


def row(claim: Claim, played: list[Played]) -> str:
    """One line of the table."""
    table = standings(claim.match(len(played)), played, rate=False)
    first = table[0]
    points = " : ".join(f"{standing.mean_points:.0f}" for standing in table)
    if claim.seats == 1:
        rivals = [sum(game.rivals) / len(game.rivals) for game in played if game.rivals]
        points += f" : {sum(rivals) / len(rivals):.0f}" if rivals else ""
    others = claim.players[1] if len(claim.players) > 1 else "the automaton"
    count = f"{claim.seats - 1} × " if claim.seats > 2 else ""
    wanted = "–" if claim.wanted is None else f"≥ {claim.wanted:.0%}"
    if claim.wanted is not None:
        wanted += f" {verdict(claim.wanted, first)}"
    cells = (
        claim.game,
        str(claim.seats),
        f"{claim.players[0]} – {count}{others}",
        str(len(played)),
        f"{first.win_rate:.1%}",
        f"{first.win_rate_low:.1%} – {first.win_rate_high:.1%}",
        wanted,
        points,
    )
    return "| " + " | ".join(cells) + " |"


def verdict(wanted: float, first: Standing) -> str:
    """Whether a rate is proved: its whole interval must lie above what is wanted."""
    if first.win_rate_low >= wanted:
        return "met"
    return "reached, not certain" if first.win_rate >= wanted else "**not met**"


def tables(found: list[Claim], folder: Path) -> str:
    """All lines for which there are games."""
    lines = ["| " + " | ".join(HEADS) + " |", "|" + "---|" * len(HEADS)]
    for claim in found:
        if claim.log(folder).exists():
            _, played = read(claim.log(folder))
            if played:
                lines.append(row(claim, played))
    return "\n".join(lines)


def write(page: Path, text: str) -> None:
    """Put the tables between their two marks."""
    old = page.read_text(encoding="utf-8")
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """The command line of `python -m patolli.arena.proof`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.arena.proof", description=__doc__)
    parser.add_argument("--logs", type=Path, default=Path("build/proof"))
    parser.add_argument("--page", type=Path, default=Path("docs/bots.md"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, help="games of each match, instead of the usual")
    parser.add_argument("--game", help="only the matches of one game")
    parser.add_argument("--seats", type=int, help="only the matches with so many seats")
    parser.add_argument("--first", help="only the matches whose first player is this")
    parser.add_argument("--searcher", default="searcher@1s", help="the searcher and its budget")
    parser.add_argument("--table", action="store_true", help="play nothing: write the tables")
    options = parser.parse_args()
    found = claims(options.searcher)
    for claim in found:
        chosen = (
            options.game in (None, claim.game)
            and options.seats in (None, claim.seats)
            and options.first in (None, claim.players[0])
        )
        if chosen and not options.table:
            played = run(claim.match(options.games), options.jobs, log=claim.log(options.logs))
            print(row(claim, played), flush=True)
    write(options.page, tables(found, options.logs))


if __name__ == "__main__":
    main()
