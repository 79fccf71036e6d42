"""How a notebook shows a state: pictures are made above the core, which says so here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

#: What draws a state as SVG (None where it can't); `patolli` itself puts it here.
drawers: list[Callable[[Any], str | None]] = []
