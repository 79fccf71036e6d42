"""The golden records of Founders: `python -m tests.games.founders.golden` recounts their events.

Events are told beside the game: a new kind of event changes their number and nothing else. Whatever
else differs from what was kept is a change of the rules, and is refused.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import patolli
from patolli.core.state import State

FOLDER = Path(__file__).parents[2] / "records" / "founders"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def golden(name: str) -> dict[str, Any]:
    """A record with how it is expected to end."""
    return cast(dict[str, Any], json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def ending(state: State) -> dict[str, Any]:
    """What is kept of the end of a game."""
    outcome = state.outcome()
    assert outcome is not None
    players = cast(list[dict[str, Any]], state.observe(None)["players"])
    return {
        "outcome": outcome.json(),
        "turns": state.turn,
        "reveals": state.reveals,
        "events": len(state.events),
        "points": [player["points_by_source"] for player in players],
    }


def main() -> None:
    """Count the events of every record again."""
    for name in NAMES:
        data = golden(name)
        found = ending(patolli.replay(data))
        kept = {**data["expected"], "events": found["events"]}
        if found != kept:
            raise SystemExit(f"{name}: the game itself ends otherwise: {found}")
        print(f"{name}: {data['expected']['events']} -> {found['events']} events")
        text = json.dumps({**data, "expected": kept}, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
