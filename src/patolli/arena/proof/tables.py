"""The tables of the proof: a line for each target, from the games that today's bots have played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from patolli.arena.proof.store import Kept, Store
from patolli.arena.proof.targets import Target
from patolli.arena.statistics import wilson

PROOF = "proof"  # the tables' marks: <!-- proof: begin --> and <!-- proof: end -->
STRENGTH = "strength"
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


def row(target: Target, kept: Sequence[Kept]) -> str:
    """One line of the table."""
    count = len(kept)
    wins = sum(game.win for game in kept)
    low, high = wilson(wins, count)
    own = sum(game.points for game in kept) / count
    others = sum(game.others for game in kept) / count
    seconds = sum(game.seconds for game in kept) / max(1, sum(game.decisions for game in kept))
    wanted = "–"
    if target.wanted is not None:
        wanted = f"≥ {target.wanted:.0%} " + verdict(target, wins / count, low, count)
    cells = (
        target.game,
        str(target.seats),
        f"{target.players[0]} – {target.against}",
        str(count),
        f"{wins / count:.1%}",
        f"{low:.1%} – {high:.1%}",
        wanted,
        f"{own:.0f} : {others:.0f}",
        f"{seconds:.2f}" if seconds >= 0.005 else "< 0.01",
    )
    return "| " + " | ".join(cells) + " |"


def verdict(target: Target, rate: float, low: float, games: int) -> str:
    """Whether a rate is proved: enough games, and the whole interval above what is wanted."""
    if target.wanted is None:
        return ""
    if low >= target.wanted:
        return "met" if games >= target.games else f"met so far, {target.games} games are asked for"
    return "reached, not certain" if rate >= target.wanted else "**not met**"


def tables(found: Sequence[Target], store: Store) -> str:
    """All lines for which there are games of today's bots, and a list of the rest."""
    lines = ["| " + " | ".join(HEADS) + " |", "|" + "---|" * len(HEADS)]
    missing: list[str] = []
    for target in found:
        kept = store.games(target)
        if kept:
            lines.append(row(target, kept))
        else:
            missing.append(f"{target.game} {target.seats}: {target.players[0]} – {target.against}")
    if missing:
        lines += ["", "Not played yet with the bots of today: " + "; ".join(missing) + "."]
    return "\n".join(lines)


def write(page: Path, text: str, name: str = PROOF) -> None:
    """Put the tables between the two marks of that name."""
    begin, end = marks(name)
    old = page.read_text(encoding="utf-8")
    before, _, rest = old.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def marks(name: str) -> tuple[str, str]:
    """The two marks that tables stand between."""
    return f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
