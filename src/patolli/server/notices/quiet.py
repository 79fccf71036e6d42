"""Quiet hours: when a notice has to wait, and until when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from patolli.server.notices.forms import Wishes


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wishes: Wishes, at: int) -> int | None:
    """When the quiet hours end in which this moment lies (both in milliseconds); None: it lies in
    none. They may go over midnight."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    zone = zone_of(wishes.zone)
    if begin is None or end is None or begin == end or zone is None:
        return None
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not quiet:
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if minute >= end:
        over += timedelta(days=1)
    return max(at + 1, round(over.timestamp() * 1000))
