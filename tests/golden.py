"""Golden records: finished games that must replay to the same end for ever.

A file holds the record, what is special about the game, its outcome and a digest of the last state.
A rules change that alters a replay raises the game's rules version and writes new files.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import patolli
from patolli.core.state import State

RECORDS = Path(__file__).parent / "records"


def files(game: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((RECORDS / game).glob("*.json"))


def write(path: Path, state: State, about: str) -> None:
    """Keep a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    kept = {
        "about": about,
        "record": state.record().json(),
        "outcome": outcome.json(),
        "digest": digest(state),
    }
    path.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")


def replayed(path: Path) -> State:
    """Replay a golden record and compare its end."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    state = patolli.replay(kept["record"])
    outcome = state.outcome()
    assert outcome is not None, f"{path.name} does not reach its end any more"
    assert outcome.json() == kept["outcome"]
    assert digest(state) == kept["digest"]
    assert state.check() == []
    return state


def digest(state: State) -> str:
    """A fingerprint of the whole state."""
    return hashlib.sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()
