"""Views that are made and encoded once for all receivers, where all of them see the same."""

from __future__ import annotations

from typing import cast

import msgspec

from patolli.core.message import Data
from patolli.core.state import State


class OpenViews:
    """The views of one moment. Where a game may hide something from a seat (`observe_openly` is
    None), each seat gets its own."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._rest = b""  # the encoded view of the state without its viewer; empty: not the same

    def observe(self, state: State, viewer: int | None) -> Data:
        """What `State.observe` says, as it is or encoded already."""
        if state is not self._state:
            seen = state.observe_openly()
            self._state = state
            self._rest = msgspec.json.encode(seen)[1:] if seen is not None else b""
        if not self._rest:
            return state.observe(viewer)
        encoded = b'{"viewer":%b,%b' % (msgspec.json.encode(viewer), self._rest)
        return cast(Data, msgspec.Raw(encoded))
