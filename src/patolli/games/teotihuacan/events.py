"""What happens at the table: one function for each event, with what its sentence needs.

Callers guard them with `if s.recording`, so that a search pays nothing for them.
"""

from __future__ import annotations

from patolli.games.teotihuacan.components import DECORATION_ICONS, PYRAMID_ICONS, letters
from patolli.games.teotihuacan.geometry import MARKS, SLOT_NAMES, TURNED
from patolli.games.teotihuacan.names import (
    board_name,
    bonus_name,
    bot_tile_name,
    kind_name,
    noun,
    player_name,
    row_name,
    side_name,
    starting_name,
    technology_name,
    temple_name,
)
from patolli.games.teotihuacan.state import TeotihuacanState

# -- setting up ------------------------------------------------------------------------------------


def kept(s: TeotihuacanState, seat: int, one: int, two: int) -> None:
    """A player has chosen two starting tiles; only that player may know which."""
    s.emit(
        "teotihuacan-kept",
        {"seat": player_name(s, seat), "tiles": [starting_name(one), starting_name(two)]},
        seats=[seat],
    )


def drafted(s: TeotihuacanState, seat: int, tile: int) -> None:
    """A player has taken an open starting tile."""
    s.emit("teotihuacan-drafted", {"seat": player_name(s, seat), "tile": starting_name(tile)})


def kept_tiles(s: TeotihuacanState, seat: int, tiles: list[int]) -> None:
    """The kept starting tiles of a player are shown."""
    s.emit(
        "teotihuacan-kept-tiles",
        {"seat": player_name(s, seat), "tiles": [starting_name(tile) for tile in tiles]},
    )


def start_power(s: TeotihuacanState, player: int, worker: int, power: int) -> None:
    """A starting worker has become stronger."""
    s.emit(
        "teotihuacan-start-power",
        {"seat": player_name(s, player), "worker": worker, "power": power},
    )


def starter_placed(s: TeotihuacanState, player: int, power: int, board: int) -> None:
    """A starting worker is placed."""
    s.emit(
        "teotihuacan-starter-placed",
        {"seat": player_name(s, player), "power": power, "board": board_name(board)},
    )


def neutral_placed(s: TeotihuacanState, boards: list[int]) -> None:
    """The workers of a neutral colour are placed."""
    s.emit("teotihuacan-neutral-placed", {"boards": [board_name(board) for board in boards]})


# -- turns and workers -----------------------------------------------------------------------------


def turn(s: TeotihuacanState, player: int) -> None:
    """A turn begins."""
    s.emit("teotihuacan-turn", {"seat": player_name(s, player)})


def unlock_turn(s: TeotihuacanState, player: int) -> None:
    """A player spends the turn unlocking."""
    s.emit("teotihuacan-unlock-turn", {"seat": player_name(s, player)})


def unlocked(s: TeotihuacanState, player: int, worker: int, board: int) -> None:
    """A worker is unlocked."""
    s.emit(
        "teotihuacan-unlocked",
        {"seat": player_name(s, player), "worker": worker, "board": board_name(board)},
    )


def moved(s: TeotihuacanState, player: int, worker: int, origin: int, board: int) -> None:
    """A worker moves from a board to a board."""
    s.emit(
        "teotihuacan-moved",
        {
            "seat": player_name(s, player),
            "worker": worker,
            "from": board_name(origin),
            "to": board_name(board),
        },
    )


def main_action(s: TeotihuacanState, player: int, board: int, workers: int) -> None:
    """A player takes the main action of a board."""
    s.emit(
        "teotihuacan-main-action",
        {"seat": player_name(s, player), "board": board_name(board), "workers": workers},
    )


def worshipped(s: TeotihuacanState, player: int, worker: int, board: int) -> None:
    """A worker is locked on a worship space."""
    s.emit(
        "teotihuacan-worshipped",
        {"seat": player_name(s, player), "worker": worker, "board": board_name(board)},
    )


def powered_up(s: TeotihuacanState, player: int, worker: int, power: int, board: int) -> None:
    """A worker has become stronger."""
    s.emit(
        "teotihuacan-powered-up",
        {
            "seat": player_name(s, player),
            "worker": worker,
            "power": power,
            "board": board_name(board),
        },
    )


def ascended(s: TeotihuacanState, player: int, worker: int) -> None:
    """A worker ascends."""
    s.emit("teotihuacan-ascended", {"seat": player_name(s, player), "worker": worker})


def fourth_worker(s: TeotihuacanState, player: int) -> None:
    """A player's fourth worker comes into play."""
    s.emit("teotihuacan-fourth-worker", {"seat": player_name(s, player)})


# -- cocoa, goods and points -----------------------------------------------------------------------


def gained_cocoa(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player gains cocoa."""
    s.emit(
        "teotihuacan-gained-cocoa",
        {
            "seat": player_name(s, player),
            "amount": amount,
            "what": "cocoa",
            "source": noun(source),
        },
    )


def gained_wood(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player gains wood."""
    s.emit(
        "teotihuacan-gained-wood",
        {"seat": player_name(s, player), "amount": amount, "what": "wood", "source": noun(source)},
    )


def gained_stone(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player gains stone."""
    s.emit(
        "teotihuacan-gained-stone",
        {
            "seat": player_name(s, player),
            "amount": amount,
            "what": "stone",
            "source": noun(source),
        },
    )


def gained_gold(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player gains gold."""
    s.emit(
        "teotihuacan-gained-gold",
        {"seat": player_name(s, player), "amount": amount, "what": "gold", "source": noun(source)},
    )


def gained_vp(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player scores points."""
    s.emit(
        "teotihuacan-gained-vp",
        {"seat": player_name(s, player), "amount": amount, "what": "vp", "source": noun(source)},
    )


def paid_cocoa(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player pays cocoa."""
    s.emit(
        "teotihuacan-paid-cocoa",
        {
            "seat": player_name(s, player),
            "amount": amount,
            "what": "cocoa",
            "source": noun(source),
        },
    )


def paid_wood(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player pays wood."""
    s.emit(
        "teotihuacan-paid-wood",
        {"seat": player_name(s, player), "amount": amount, "what": "wood", "source": noun(source)},
    )


def paid_stone(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player pays stone."""
    s.emit(
        "teotihuacan-paid-stone",
        {
            "seat": player_name(s, player),
            "amount": amount,
            "what": "stone",
            "source": noun(source),
        },
    )


def paid_gold(s: TeotihuacanState, player: int, amount: int, source: str) -> None:
    """A player pays gold."""
    s.emit(
        "teotihuacan-paid-gold",
        {"seat": player_name(s, player), "amount": amount, "what": "gold", "source": noun(source)},
    )


def points_lost(s: TeotihuacanState, player: int, amount: int) -> None:
    """A player loses points for a salary not paid."""
    s.emit("teotihuacan-points-lost", {"seat": player_name(s, player), "amount": amount})


# -- tracks, temples and tiles ---------------------------------------------------------------------


def temple_advanced(s: TeotihuacanState, player: int, temple: int, step: int) -> None:
    """A player takes a step in a temple."""
    s.emit(
        "teotihuacan-temple-advanced",
        {"seat": player_name(s, player), "temple": temple_name(temple), "step": step},
    )


def temple_stayed(s: TeotihuacanState, player: int, temple: int) -> None:
    """A player can't advance in a temple."""
    s.emit(
        "teotihuacan-temple-stayed",
        {"seat": player_name(s, player), "temple": temple_name(temple)},
    )


def bonus_unlocked(s: TeotihuacanState, player: int, temple: int) -> None:
    """A player has unlocked the bonus tile of a temple."""
    s.emit(
        "teotihuacan-bonus-unlocked",
        {"seat": player_name(s, player), "temple": temple_name(temple)},
    )


def avenue_advanced(s: TeotihuacanState, player: int, step: int) -> None:
    """A player takes a step on the avenue."""
    s.emit("teotihuacan-avenue-advanced", {"seat": player_name(s, player), "step": step})


def avenue_stayed(s: TeotihuacanState, player: int) -> None:
    """A player is at the end of the avenue."""
    s.emit("teotihuacan-avenue-stayed", {"seat": player_name(s, player)})


def track_advanced(s: TeotihuacanState, player: int, step: int) -> None:
    """A player advances on the Pyramid track."""
    s.emit("teotihuacan-track-advanced", {"seat": player_name(s, player), "step": step})


def claimed(s: TeotihuacanState, player: int, kind: int) -> None:
    """A player claims a discovery tile."""
    s.emit("teotihuacan-claimed", {"seat": player_name(s, player), "tile": kind_name(kind)})


def used(s: TeotihuacanState, player: int, kind: int) -> None:
    """A player turns a discovery tile face down."""
    s.emit("teotihuacan-used", {"seat": player_name(s, player), "tile": kind_name(kind)})


def discovery_drawn(s: TeotihuacanState, kind: int, board: int) -> None:
    """A discovery tile is drawn for a board."""
    s.emit("teotihuacan-discovery-drawn", {"tile": kind_name(kind), "board": board_name(board)})


def discovery_discarded(s: TeotihuacanState, kind: int) -> None:
    """Teotibot discards a discovery tile."""
    s.emit("teotihuacan-discovery-discarded", {"tile": kind_name(kind)})


# -- main actions ----------------------------------------------------------------------------------


def learned(s: TeotihuacanState, player: int, technology: int) -> None:
    """A player has a technology."""
    s.emit(
        "teotihuacan-learned",
        {"seat": player_name(s, player), "technology": technology_name(technology)},
    )


def built(s: TeotihuacanState, player: int, row: int, vp: int) -> None:
    """A player builds in a row of Nobles."""
    s.emit("teotihuacan-built", {"seat": player_name(s, player), "row": row_name(row), "vp": vp})


def decorated(s: TeotihuacanState, player: int, tile: int, space: int) -> None:
    """A player lays a decoration tile."""
    s.emit(
        "teotihuacan-decorated",
        {
            "seat": player_name(s, player),
            "side": side_name(space // MARKS),
            "mark": space % MARKS + 1,
            "icons": letters(DECORATION_ICONS[tile]),
        },
    )


def decoration_drawn(s: TeotihuacanState, tile: int) -> None:
    """A decoration tile comes into the offer."""
    s.emit("teotihuacan-decoration-drawn", {"icons": letters(DECORATION_ICONS[tile])})


def constructed(s: TeotihuacanState, player: int, tile: int, turn: int, slot: int) -> None:
    """A player lays a pyramid tile, turned by quarter turns."""
    s.emit(
        "teotihuacan-constructed",
        {
            "seat": player_name(s, player),
            "slot": SLOT_NAMES[slot],
            "icons": letters(TURNED[tile * 4 + turn]),
            "turn": turn * 90,
        },
    )


def pyramid_drawn(s: TeotihuacanState, tile: int) -> None:
    """A pyramid tile comes into the offer."""
    s.emit("teotihuacan-pyramid-drawn", {"icons": letters(PYRAMID_ICONS[tile])})


# -- Calendar and Eclipse --------------------------------------------------------------------------


def light_advanced(s: TeotihuacanState, space: int, dark: int) -> None:
    """The light disc moves."""
    s.emit("teotihuacan-light-advanced", {"space": space, "dark": dark})


def pyramid_completed(s: TeotihuacanState, dark: int) -> None:
    """The top tile completes the Pyramid."""
    s.emit("teotihuacan-pyramid-completed", {"dark": dark})


def discs_met(s: TeotihuacanState, space: int) -> None:
    """The light disc has reached the dark one."""
    s.emit("teotihuacan-discs-met", {"space": space})


def eclipse(s: TeotihuacanState, number: int) -> None:
    """An Eclipse is scored."""
    s.emit("teotihuacan-eclipse", {"number": number})


def calendar_reset(s: TeotihuacanState, dark: int) -> None:
    """The discs go back for the next era."""
    s.emit("teotihuacan-calendar-reset", {"dark": dark})


def bonus_scored(s: TeotihuacanState, player: int, bonus: int, vp: int) -> None:
    """A player scores a temple bonus tile."""
    s.emit(
        "teotihuacan-bonus-scored",
        {"seat": player_name(s, player), "bonus": bonus_name(bonus), "vp": vp},
    )


def over(s: TeotihuacanState) -> None:
    """The game is over."""
    s.emit("teotihuacan-over", {})


# -- Teotibot --------------------------------------------------------------------------------------


def bot_rolled(s: TeotihuacanState, one: int, two: int, position: int, tile: int) -> None:
    """Teotibot rolls its dice for an action tile."""
    s.emit(
        "teotihuacan-bot-rolled",
        {
            "seat": noun("teotibot"),
            "dice": [one, two],
            "sum": one + two,
            "position": position,
            "action": bot_tile_name(tile),
        },
    )


def bot_failed(s: TeotihuacanState) -> None:
    """No action is possible for Teotibot."""
    s.emit("teotihuacan-bot-failed", {"seat": noun("teotibot")})


def bot_shifted(s: TeotihuacanState, used: int, entered: int) -> None:
    """Teotibot's action pyramid changes."""
    s.emit(
        "teotihuacan-bot-shifted",
        {
            "seat": noun("teotibot"),
            "used": bot_tile_name(used),
            "entered": bot_tile_name(entered),
        },
    )


def bot_worshipper_moved(s: TeotihuacanState, board: int) -> None:
    """Teotibot's locked worker goes to another worship space."""
    s.emit(
        "teotihuacan-bot-worshipper-moved",
        {"seat": noun("teotibot"), "board": board_name(board)},
    )
