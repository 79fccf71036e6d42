"""No garbage collection during a search: its states hold no cycles, only very many lists."""

from __future__ import annotations

import gc


def pause_collecting() -> bool:
    """Let the collector rest; whether it was at work, which `resume_collecting` wants to know."""
    working = gc.isenabled()
    gc.disable()
    return working


def resume_collecting(working: bool) -> None:
    """Let the collector go on, if it was at work. Searches in several threads may overlap."""
    if working:
        gc.enable()
