"""The figures of Patolli, read from components.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_DATA: Final = tomllib.loads(
    Path(__file__).with_name("components.toml").read_text(encoding="utf-8")
)

ARMS: Final[int] = _DATA["track"]["arms"]
ARM_SQUARES: Final[int] = _DATA["track"]["arm_squares"]
TIPS: Final[list[int]] = _DATA["track"]["tips"]
TRIANGLES: Final[list[int]] = _DATA["track"]["triangles"]
SECTION: Final[int] = ARM_SQUARES + 1  # a centre square and the arm behind it
TRACK: Final[int] = ARMS * SECTION

BEANS: Final[int] = _DATA["beans"]["count"]
ALL_MARKED: Final[int] = _DATA["beans"]["all_marked"]

FEWEST_PIECES: Final[int] = _DATA["players"]["pieces"][0]
MOST_PIECES: Final[int] = _DATA["players"]["pieces"][1]
USUAL_PIECES: Final[int] = _DATA["players"]["pieces"][2]
STAKE: Final[int] = _DATA["players"]["stake"]
FEE: Final[int] = _DATA["players"]["fee"]
REWARD: Final[int] = _DATA["players"]["reward"]
ENTERING_THROW: Final[int] = _DATA["players"]["entering_throw"]
NIGHTFALL: Final[int] = _DATA["players"]["nightfall"]
