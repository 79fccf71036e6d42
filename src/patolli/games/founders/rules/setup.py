"""Setting up a game, and the starting pyramid tiles."""

from __future__ import annotations

from typing import ClassVar, cast, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Message, name
from patolli.core.native import mypyc_attr
from patolli.core.options import first_seat
from patolli.games.founders import events
from patolli.games.founders.city.pyramid import CENTRE, SPACES
from patolli.games.founders.names import COLOURS, IN_BOX, NONE, SOURCES, WHITE
from patolli.games.founders.rules.construction.pyramid import SetPyramid, colours_left
from patolli.games.founders.rules.influence.worship_display import open_display
from patolli.games.founders.rules.new_round import clear_spaces, deal_bonuses, fill_displays
from patolli.games.founders.rules.rounds_and_turns import push_turn
from patolli.games.founders.solo.cards import BUILDINGS, LEVEL, LEVELS
from patolli.games.founders.solo.rival import shuffle_intentions
from patolli.games.founders.state import FoundersState


def set_up(s: FoundersState, template: FoundersState) -> None:
    """Everything up to the starting pyramid tiles, which are the first decisions.

    The template has as many seats and is laid out already.
    """
    first = first_seat(s.options, s.rng.below(s.architects))  # FOU-SETUP-13
    template.copy_pieces(s)
    s.first = first
    stand_architects(s)
    deal_boards(s)
    for pile in s.piles:
        s.rng.shuffle(pile)
    deal_bonuses(s)
    if s.solo:
        s.rival[LEVEL] = LEVELS.index(cast(str, s.options["level"]))
        shuffle_intentions(s)
    if s.recording and s.first < s.seats:
        events.first_player(s, s.first)
    push_setup(s)


def push_setup(s: FoundersState) -> None:
    """Ask all for their starting tiles in turn order, then open the play (FOU-SETUP-16)."""
    s.push(OpenPlay(NONE))
    for turn in range(s.architects - 1, -1, -1):  # the first player is pushed last
        seat = (s.first + turn) % s.architects
        if seat < s.seats:
            s.push(StartTiles(seat))


def lay_out(s: FoundersState) -> None:
    """Put every piece where it begins; nothing here is left to chance."""
    c = s.c
    architects = s.architects
    s.points = [0] * architects
    s.passed = [0] * architects
    s.discs = [0] * architects
    s.earned = [0] * (architects * len(SOURCES))
    s.favour = [0] * architects
    s.architect = [0] * architects
    s.boards = [0] * architects
    s.north = [c.grid.hole_north] * architects
    s.south = [c.grid.hole_south] * architects
    s.east = [c.grid.hole_east] * architects
    s.west = [c.grid.hole_west] * architects
    s.amounts = [0] * (architects * 3)
    s.cubes_north = [0] * (architects * 3)
    s.cubes_south = [0] * (architects * 3)
    s.built = [[] for _ in range(architects)]
    s.built_class = [[] for _ in range(architects)]
    s.temples = [[] for _ in range(architects)]
    s.temple_colour = [[] for _ in range(architects)]
    s.hand = [[] for _ in range(architects)]
    s.groups = [0] * (architects * c.most_groups)
    s.mask_owner = [NONE if need <= architects else IN_BOX for need in c.mask_players]
    s.face_up = [NONE] * (2 * len(COLOURS))
    s.piles = [pile.copy() for pile in c.worship]
    s.known = [0] * len(COLOURS)
    s.supply = [building.count for building in c.buildings]
    s.display = [0] * len(c.buildings)
    s.temple_supply = [temple.count for temple in c.temples]
    s.temple_display = [0] * len(COLOURS)
    s.pyramid_supply = [c.pyramid_count[colour] - s.seats for colour in range(len(COLOURS))]
    s.pyramid_display = [0] * len(COLOURS)
    s.pyramid = [NONE] * (architects * SPACES)
    s.starting = [0] * (architects * len(COLOURS))
    for seat in range(s.seats):  # FOU-SETUP-12
        s.pyramid[seat * SPACES + CENTRE] = WHITE
        for colour in range(len(COLOURS)):
            s.starting[seat * len(COLOURS) + colour] = 1
    s.bonus = [NONE] * len(s.a.space_names)
    s.heights = [0] * len(s.a.space_names)
    s.stacks = [NONE] * (len(s.a.space_names) * (c.stack_limit - 1))
    s.intentions = []
    s.rival = [0] * (BUILDINGS + len(c.classes)) if s.solo else []
    clear_spaces(s)
    fill_displays(s)


def stand_architects(s: FoundersState) -> None:
    """The first player's architect stands at the top, the next ones follow (FOU-SETUP-14)."""
    for seat in range(s.architects):
        s.architect[seat] = (seat - s.first) % s.architects


def deal_boards(s: FoundersState) -> None:
    """Side A for all, or a different side B for each (FOU-SETUP-9, FOU-SETUP-10)."""
    if s.options["board"] == "A":
        return
    boards = list(range(1, len(s.c.boards)))
    s.rng.shuffle(boards)
    s.boards = boards[: s.architects]


@final
@mypyc_attr(free_list_len=1)
class StartTiles(Frame[FoundersState]):
    """Which starting pyramid tile to place next (FOU-SETUP-16)."""

    name: ClassVar[str] = "start-tiles"

    def legal(self, s: FoundersState) -> list[int]:
        return s.a.pyramids[colours_left(s.starting, self.seat * len(COLOURS))]

    def apply(self, s: FoundersState, action: int) -> None:
        colour = s.a.pyramid.index(action)
        first = self.seat * len(COLOURS)
        if s.lent:
            s.own_cities()
        s.starting[first + colour] = 0
        for left in range(first, first + len(COLOURS)):
            if s.starting[left]:
                s.push(self)
                break
        s.push(SetPyramid(self.seat, colour, 1))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-start-tiles")

    def label(self, s: FoundersState, action: int) -> Message:
        colour = name(f"founders-{COLOURS[s.a.pyramid.index(action)]}")
        return Message("founders-label-start-tile", {"colour": colour})


@final
@mypyc_attr(free_list_len=1)
class OpenPlay(Step[FoundersState]):
    """The worship tiles are turned up and the first round begins (FOU-SETUP-21)."""

    name: ClassVar[str] = "open-play"

    def run(self, s: FoundersState) -> None:
        open_display(s)
        if s.recording:
            events.round_begun(s)
        push_turn(s, s.first)
