"""The worker that thinks: one job after the other, from JSON text to JSON text."""

from __future__ import annotations

import json
from typing import TypedDict

from patolli.table.work import do


class Job(TypedDict):
    """What is to be done, as `effects.Job` says it."""

    name: str
    given: list[object]
    seed: int


def think(text: str) -> str:
    """Do a job: the next decisions of a bot, or its review of a turn."""
    job: Job = json.loads(text)
    return json.dumps(do(job["name"], job["given"], job["seed"]), ensure_ascii=False)
