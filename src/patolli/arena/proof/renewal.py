"""Keeping the games of the proof after a change of the bots' code that alters no decision.

The change makes every kept game stale, though the same bots would play the same again. Here that
is checked: some games of each target are played again and must come out the same to the last node.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from patolli.arena.play import bot_of, play
from patolli.arena.proof.store import Kept, Store, essence
from patolli.arena.proof.targets import Target


def renew(targets: Sequence[Target], store: Store, count: int, clock: bool) -> Iterator[str]:
    """Renew the stale games of targets of which `count` come out the same; what was done.

    Bots that search by the clock never play the same twice. Their games are renewed only if `clock`
    says that they were compared otherwise: with a fixed number of nodes, before and after.
    """
    for target in targets:
        games = store.stale(target)
        if not games:
            continue
        if on_clock(target):
            said = f"{len(games)} games by the clock" + ("" if clock else ": not renewed")
            same = clock
        else:
            again = games[:count]
            same = all(comes_out_the_same(target, game) for game in again)
            said = f"{len(again)} of {len(games)} games played again: " + (
                "the same" if same else "DIFFERENT, not renewed"
            )
        if same:
            store.renew(target, games)
        yield f"{target.name}: {said}"


def on_clock(target: Target) -> bool:
    """Whether a bot of the target has a budget in seconds."""
    bots = [bot_of(player, target.game, 0) for player in target.match().players]
    return any(bot.budget.seconds is not None for bot in bots)


def comes_out_the_same(target: Target, kept: Kept) -> bool:
    """Play a kept game again: whether all but the time it took is the same."""
    match = target.match(kept.index + 1)
    again = essence(play(match, match.tasks()[kept.index]))
    timeless = replace(again, seconds=kept.seconds, slowest=kept.slowest, compiled=kept.compiled)
    return timeless == kept
