"""The games of the proof, kept one line each in a file per match, with what played them.

The first line says the match and a hash of the bots' code and weights (see sources.py): a file
whose first line is not today's is of other bots, counts for nothing and is begun anew.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import patolli
from patolli.arena.claims import Claim
from patolli.arena.play import Played
from patolli.arena.sources import fingerprint


@dataclass(frozen=True)
class Kept:
    """What the proof needs of a game: the first player's part of it, and the others' points."""

    index: int
    seed: int
    seat: int
    win: float
    points: int
    others: float
    decisions: int
    seconds: float
    slowest: float
    thoughts: int
    compiled: bool


def essence(played: Played) -> Kept:
    """A game as it is kept."""
    seat = played.seating.index(0)
    others = [score for who, score in enumerate(played.scores) if who != seat] or played.rivals
    return Kept(
        played.index,
        played.seed,
        seat,
        round(played.wins[seat], 4),
        played.scores[seat],
        round(sum(others) / len(others), 2) if others else 0.0,
        played.decisions[seat],
        round(played.seconds[seat], 3),
        round(played.slowest[seat], 3),
        played.thoughts[seat],
        patolli.compiled,
    )


class Store:
    """A folder with a file for each claim."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, dict[int, Kept]] = {}

    def path(self, claim: Claim) -> Path:
        """Where the games of a claim are kept."""
        return self.folder / f"{claim.name}.jsonl"

    def games(self, claim: Claim) -> list[Kept]:
        """The games that today's bots have played, in the order of the match."""
        if claim.name not in self._known:
            self._known[claim.name] = self._read(claim)
        known = self._known[claim.name]
        return [known[index] for index in sorted(known)]

    def keep(self, claim: Claim, played: Played) -> None:
        """Add a game; a file of other bots is begun anew."""
        fresh = not self.games(claim)
        kept = essence(played)
        self._known[claim.name][kept.index] = kept
        path = self.path(claim)
        path.parent.mkdir(parents=True, exist_ok=True)
        cut = not fresh and path.read_bytes()[-1:] != b"\n"  # by a crash
        with path.open("w" if fresh else "a", encoding="utf-8") as file:
            if cut:
                file.write("\n")
            if fresh:
                file.write(_line(head(claim)))
            file.write(_line(asdict(kept)))

    def _read(self, claim: Claim) -> dict[int, Kept]:
        path = self.path(claim)
        if not path.exists():
            return {}
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or _parsed(lines[0]) != json.loads(json.dumps(head(claim))):
            return {}
        found: dict[int, Kept] = {}
        for line in lines[1:]:
            data = _parsed(line)
            if data is not None:  # a line may be cut off by a crash
                kept = Kept(**data)
                found[kept.index] = kept
        return found


def head(claim: Claim) -> dict[str, object]:
    """The first line of a claim's file."""
    match = claim.match().json()
    del match["games"]
    return {**match, "bots": fingerprint(claim.game, claim.kinds)}


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        data: dict[str, Any] = json.loads(line)
    except json.JSONDecodeError:
        return None
    return data
