"""The actions of Patolli: pass, enter a piece, or move the piece that has gone so many squares."""

from __future__ import annotations

from typing import Final

from patolli.core.catalogue import Catalogue
from patolli.games.patolli.components import TRACK

ACTIONS: Final = Catalogue()
PASS: Final = ACTIONS.declare("pass")
ENTER: Final = ACTIONS.declare("enter")
MOVE: Final = ACTIONS.declare("move", [[str(at) for at in range(TRACK)]])
