"""The store of the proof: its games, one line each in a file per match, with what played them.

The first line says the match and a hash of the bots' code and weights (see fingerprint.py): a file
whose first line is not today's is of other bots, does not count and is written over.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import patolli
from patolli.arena.play import Played
from patolli.arena.proof.fingerprint import fingerprint
from patolli.arena.proof.targets import Target


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
    nodes: int
    compiled: bool


def essence(played: Played) -> Kept:
    """A game as it is kept."""
    seat = played.seating.index(0)
    others = [score for other, score in enumerate(played.scores) if other != seat] or played.rivals
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
        played.nodes[seat],
        patolli.compiled,
    )


class Store:
    """A folder with a file for each target."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, dict[int, Kept]] = {}

    def path(self, target: Target) -> Path:
        """Where the games of a target are kept."""
        return self.folder / f"{target.name}.jsonl"

    def games(self, target: Target) -> list[Kept]:
        """The games that today's bots have played, in the order of the match."""
        if target.name not in self._known:
            self._known[target.name] = self._read(target)
        known = self._known[target.name]
        return [known[index] for index in sorted(known)]

    def keep(self, target: Target, played: Played) -> None:
        """Add a game; a file of other bots is written over."""
        fresh = not self.games(target)
        kept = essence(played)
        self._known[target.name][kept.index] = kept
        path = self.path(target)
        path.parent.mkdir(parents=True, exist_ok=True)
        cut = not fresh and path.read_bytes()[-1:] != b"\n"  # by a crash
        with path.open("w" if fresh else "a", encoding="utf-8") as file:
            if cut:
                file.write("\n")
            if fresh:
                file.write(_line(head(target)))
            file.write(_line(asdict(kept)))

    def stale(self, target: Target) -> list[Kept]:
        """The games of a target that other bots than today's have played."""
        first, games = self._lines(target)
        today = _today(target)
        if first == today or {**(first or {}), "bots": today["bots"]} != today:
            return []
        return games

    def renew(self, target: Target, games: Sequence[Kept]) -> None:
        """Count games as those of today's bots."""
        text = _line(head(target)) + "".join(_line(asdict(game)) for game in games)
        self.path(target).write_text(text, encoding="utf-8")
        self._known.pop(target.name, None)

    def _read(self, target: Target) -> dict[int, Kept]:
        first, games = self._lines(target)
        return {game.index: game for game in games} if first == _today(target) else {}

    def _lines(self, target: Target) -> tuple[dict[str, object] | None, list[Kept]]:
        """The first line of a target's file, and its games."""
        path = self.path(target)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if not lines:
            return None, []
        found = [_parsed(line) for line in lines[1:]]
        whole = [data for data in found if data is not None]  # a crash may cut a line off
        return _parsed(lines[0]), [_kept(data) for data in whole]


def head(target: Target) -> dict[str, object]:
    """The first line of a target's file."""
    match = target.match().json()
    del match["games"]
    return {**match, "bots": fingerprint(target.game, target.seats, target.kinds)}


def _today(target: Target) -> dict[str, object]:
    """The first line as it is read back."""
    found: dict[str, object] = json.loads(json.dumps(head(target)))
    return found


def _kept(data: dict[str, object]) -> Kept:
    if "thoughts" in data:  # the former name
        data["nodes"] = data.pop("thoughts")
    return Kept(**data)  # type: ignore[arg-type]


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _parsed(line: str) -> dict[str, object] | None:
    try:
        data: dict[str, object] = json.loads(line)
    except json.JSONDecodeError:
        return None
    return data
