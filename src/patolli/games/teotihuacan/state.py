"""The state of a game: flat lists of numbers, indexed by player, worker, board or tile.

A player is a seat; in a solo game player 1 is Teotibot, who has none. Colours 0 to 3 are the
players', then the neutral ones. Worker k of colour c is `c * 4 + k`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.native import i64
from patolli.core.state import Start, State
from patolli.games.teotihuacan.components import BOARDS, COLOURS, WORKERS

# Phases.
SETUP: Final = 0
TURNS: Final = 1
ECLIPSE: Final = 2
OVER: Final = 3

# Where a worker is: not in play (on the Ascension wheel), the general area of board 1 to 8, or
# locked on worship space `place - LOCKED`.
OUT: Final = 0
LOCKED: Final = BOARDS + 1
NO_WORKER: Final = -1

# Lists that copies share until one of them changes theirs, by what lies in them.
LENT_WORKERS: Final[i64] = 1
LENT_POWER: Final[i64] = 1 << 1
LENT_COCOA: Final[i64] = 1 << 2
LENT_GOODS: Final[i64] = 1 << 3
LENT_POINTS: Final[i64] = 1 << 4
LENT_STEPS: Final[i64] = 1 << 5
LENT_TILES: Final[i64] = 1 << 6
LENT_DISCOVERIES: Final[i64] = 1 << 7
LENT_BOARD: Final[i64] = 1 << 8
LENT_SETUP: Final[i64] = 1 << 9
LENT_BOT: Final[i64] = 1 << 10
ALL_LENT: Final[i64] = (1 << 11) - 1

NOTHING: Final[list[int]] = []

#: By worker where the numbers of its colour begin in `present`.
FIRST_PRESENT: Final[list[int]] = [
    worker // WORKERS * (BOARDS + 1) for worker in range(COLOURS * WORKERS)
]


@final
class TeotihuacanState(State):
    """A game of Teotihuacan in progress.

    A copy shares the lists. Before a rule changes one while any are lent it asks for its own:
    `own_workers` and the like.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "players", "first", "active", "phase", "landing", "light", "dark", "countdown",
        "eclipses", "completed", "board_at", "position_of", "royal", "bonus", "technologies",
        "cocoa", "goods", "vp", "place", "power", "present", "temple", "avenue", "track", "tech",
        "buildings", "decoration_pile", "decoration_offer", "decoration_at", "decorated",
        "pyramid_pile", "pyramid_offer", "slot_tile", "slot_turn", "cell", "open_slots",
        "discovery_pile", "spot", "stash", "hand", "used", "ready", "discarded",
        "starting_pile", "dealt", "kept", "drawn", "actions_of_bot", "directions",
    )  # fmt: skip
    hidden: ClassVar[tuple[str, ...]] = (
        "decoration_pile", "pyramid_pile", "discovery_pile", "starting_pile", "dealt", "drawn",
    )  # fmt: skip

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.players: int = max(2, start.seats)
        self.first: int = 0
        self.active: int = 0
        self.phase: int = SETUP
        # The board just landed on, until its main action (or the choice of another) is over.
        self.landing: int = 0
        self.light: int = 0
        self.dark: int = 0
        # Rounds to be finished before the Eclipse; 0 while the discs are apart.
        self.countdown: int = 0
        self.eclipses: int = 0
        self.completed: bool = False
        self.lent: i64 = 0  # which lists other states hold, too

    # Fixed once the game is set up, so that copies share them.
    board_at: list[int]  # by position 1..8
    position_of: list[int]  # by board 1..8
    royal: list[int]
    bonus: list[int]  # by temple
    technologies: list[int]  # by slot of the Alchemy board
    # Players.
    cocoa: list[int]
    goods: list[int]  # player * 3 + good
    vp: list[int]
    temple: list[int]  # player * 3 + temple
    avenue: list[int]
    track: list[int]
    tech: list[int]  # bits of technologies
    hand: list[int]  # player * KINDS + kind: face up
    used: list[int]  # the same, face down
    ready: list[int]  # face-up tiles that are not masks
    # Workers.
    place: list[int]
    power: list[int]
    present: list[int]  # colour * 9 + board: unlocked workers there
    # The main board.
    buildings: list[int]  # by row of Nobles: bits of the spaces from the left
    decoration_pile: list[int]  # the last is the top
    decoration_offer: list[int]
    decoration_at: list[int]
    decorated: list[int]  # by side
    pyramid_pile: list[int]
    pyramid_offer: list[int]
    slot_tile: list[int]
    slot_turn: list[int]
    cell: list[int]  # visible shapes
    open_slots: list[int]
    discovery_pile: list[int]
    spot: list[int]
    stash: list[int]  # stash * KINDS + kind
    discarded: list[int]  # discovery tiles out of the game, by kind
    # Setup only.
    starting_pile: list[int]
    dealt: list[int]  # player * 4 + i; the open tiles of a draft
    kept: list[int]  # player * 2 + i
    drawn: list[int]  # the discovery tile drawn for each dealt tile
    # Solo only.
    actions_of_bot: list[int]  # positions 1..6, then the tile set aside
    directions: list[int]  # top, bottom

    def copy(self, events: bool = False) -> TeotihuacanState:
        """An independent state, equal to this one."""
        other = TeotihuacanState(self.start)
        self.copy_base(other, events)
        other.first = self.first
        other.active = self.active
        other.phase = self.phase
        other.landing = self.landing
        other.light = self.light
        other.dark = self.dark
        other.countdown = self.countdown
        other.eclipses = self.eclipses
        other.completed = self.completed
        other.board_at = self.board_at
        other.position_of = self.position_of
        other.royal = self.royal
        other.bonus = self.bonus
        other.technologies = self.technologies
        other.cocoa = self.cocoa
        other.goods = self.goods
        other.vp = self.vp
        other.temple = self.temple
        other.avenue = self.avenue
        other.track = self.track
        other.tech = self.tech
        other.hand = self.hand
        other.used = self.used
        other.ready = self.ready
        other.place = self.place
        other.power = self.power
        other.present = self.present
        other.buildings = self.buildings
        other.decoration_pile = self.decoration_pile
        other.decoration_offer = self.decoration_offer
        other.decoration_at = self.decoration_at
        other.decorated = self.decorated
        other.pyramid_pile = self.pyramid_pile
        other.pyramid_offer = self.pyramid_offer
        other.slot_tile = self.slot_tile
        other.slot_turn = self.slot_turn
        other.cell = self.cell
        other.open_slots = self.open_slots
        other.discovery_pile = self.discovery_pile
        other.spot = self.spot
        other.stash = self.stash
        other.discarded = self.discarded
        other.starting_pile = self.starting_pile
        other.dealt = self.dealt
        other.kept = self.kept
        other.drawn = self.drawn
        other.actions_of_bot = self.actions_of_bot
        other.directions = self.directions
        self.lent = ALL_LENT
        other.lent = ALL_LENT
        return other

    def own_workers(self) -> None:
        """Before workers move."""
        if self.lent & LENT_WORKERS:
            self.lent &= ~LENT_WORKERS
            self.place = self.place.copy()
            self.present = self.present.copy()

    def own_power(self) -> None:
        """Before the power of a worker changes."""
        if self.lent & LENT_POWER:
            self.lent &= ~LENT_POWER
            self.power = self.power.copy()

    def own_cocoa(self) -> None:
        """Before cocoa changes."""
        if self.lent & LENT_COCOA:
            self.lent &= ~LENT_COCOA
            self.cocoa = self.cocoa.copy()

    def own_goods(self) -> None:
        """Before resources change."""
        if self.lent & LENT_GOODS:
            self.lent &= ~LENT_GOODS
            self.goods = self.goods.copy()

    def own_points(self) -> None:
        """Before points change."""
        if self.lent & LENT_POINTS:
            self.lent &= ~LENT_POINTS
            self.vp = self.vp.copy()

    def own_steps(self) -> None:
        """Before markers in temples, on tracks or on technologies change."""
        if self.lent & LENT_STEPS:
            self.lent &= ~LENT_STEPS
            self.temple = self.temple.copy()
            self.avenue = self.avenue.copy()
            self.track = self.track.copy()
            self.tech = self.tech.copy()

    def own_tiles(self) -> None:
        """Before the players' discovery tiles change."""
        if self.lent & LENT_TILES:
            self.lent &= ~LENT_TILES
            self.hand = self.hand.copy()
            self.used = self.used.copy()
            self.ready = self.ready.copy()

    def own_discoveries(self) -> None:
        """Before other discovery tiles change."""
        if self.lent & LENT_DISCOVERIES:
            self.lent &= ~LENT_DISCOVERIES
            self.discovery_pile = self.discovery_pile.copy()
            self.spot = self.spot.copy()
            self.stash = self.stash.copy()
            self.discarded = self.discarded.copy()

    def own_board(self) -> None:
        """Before buildings, decorations or the Pyramid change."""
        if self.lent & LENT_BOARD:
            self.lent &= ~LENT_BOARD
            self.buildings = self.buildings.copy()
            self.decoration_pile = self.decoration_pile.copy()
            self.decoration_offer = self.decoration_offer.copy()
            self.decoration_at = self.decoration_at.copy()
            self.decorated = self.decorated.copy()
            self.pyramid_pile = self.pyramid_pile.copy()
            self.pyramid_offer = self.pyramid_offer.copy()
            self.slot_tile = self.slot_tile.copy()
            self.slot_turn = self.slot_turn.copy()
            self.cell = self.cell.copy()
            self.open_slots = self.open_slots.copy()

    def own_setup(self) -> None:
        """Before starting tiles change."""
        if self.lent & LENT_SETUP:
            self.lent &= ~LENT_SETUP
            self.starting_pile = self.starting_pile.copy()
            self.dealt = self.dealt.copy()
            self.kept = self.kept.copy()
            self.drawn = self.drawn.copy()

    def own_bot(self) -> None:
        """Before Teotibot's action tiles change."""
        if self.lent & LENT_BOT:
            self.lent &= ~LENT_BOT
            self.actions_of_bot = self.actions_of_bot.copy()
            self.directions = self.directions.copy()

    def scores(self) -> list[int]:
        """The points of the seats (Teotibot has none)."""
        return self.vp[: self.seats]

    # -- workers ---------------------------------------------------------------------------------

    def put(self, worker: int, place: int) -> None:
        """Move a worker to a place; the one way to do it."""
        if self.lent:
            self.own_workers()
        base: i64 = FIRST_PRESENT[worker]
        present = self.present
        old: i64 = self.place[worker]
        new: i64 = place
        if 0 < old < LOCKED:
            present[base + old] = present[base + old] - 1
        if 0 < new < LOCKED:
            present[base + new] = present[base + new] + 1
        self.place[worker] = place

    def unlocked(self, player: int, board: int) -> int:
        """How many unlocked workers a player (or neutral colour) has on a board."""
        return self.present[player * (BOARDS + 1) + board]

    def colours(self, board: int) -> int:
        """How many colours have an unlocked worker on a board."""
        count: i64 = 0
        present = self.present
        last: i64 = len(present)
        at: i64 = board
        while at < last:
            workers: i64 = present[at]
            if workers > 0:
                count += 1
            at += BOARDS + 1
        return count

    def has_locked(self, player: int) -> bool:
        """Whether a player has a locked worker."""
        workers: i64 = WORKERS
        worker = player * workers
        last = worker + workers
        places = self.place
        locked: i64 = LOCKED
        while worker < last:
            place: i64 = places[worker]  # a machine word is read and compared faster
            if place >= locked:
                return True
            worker += 1
        return False

    def occupant(self, space: int) -> int:
        """The worker locked on a worship space, or NO_WORKER; neutral ones are never locked."""
        wanted: i64 = LOCKED + space
        places = self.place
        worker: i64 = 0
        last: i64 = self.players * WORKERS
        while worker < last:
            if places[worker] == wanted:
                return worker
            worker += 1
        return NO_WORKER

    def in_play(self, player: int) -> int:
        """How many workers a player has in play."""
        count = 0
        for worker in range(player * WORKERS, player * WORKERS + WORKERS):
            if self.place[worker] != OUT:
                count += 1
        return count

    # -- seats -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether player 1 is Teotibot."""
        return self.seats == 1

    @property
    def wide(self) -> bool:
        """Whether the free-cocoa tile also covers unlocking, royal tiles and ascensions."""
        return self.start.options["free_cocoa_scope"] == "wide"

    @property
    def dark_eclipse(self) -> bool:
        """Whether an Eclipse comes at once, without the extra round."""
        return self.start.options["eclipse"] == "dark"

    def is_bot(self, player: int) -> bool:
        """Whether a player is Teotibot."""
        return player >= self.seats

    def last(self) -> int:
        """The player with the Last Player token."""
        return (self.first + self.players - 1) % self.players

    def order(self, player: int) -> int:
        """The number on a player's Player Order token."""
        return (player - self.first) % self.players + 1
