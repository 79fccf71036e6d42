"""Hand-written positions of Tikal; the format is described in docs/positions/tikal.md."""

from __future__ import annotations

from typing import Final

from patolli.core.position import Spec
from patolli.games.tikal.actions import EXPLORER, PIECES
from patolli.games.tikal.board import GONE, RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    ACTION_POINTS,
    CAMPS,
    COPIES,
    EXCAVATIONS_PER_HEX,
    EXPLORERS,
    GUARDS,
    HEX_NAMES,
    HEXES,
    KIND,
    LETTER,
    LEVELS,
    MAX_SEATS,
    RUIN,
    SIDES,
    STACK_SIZE,
    TEMPLE,
    TREASURE_COUNT,
    TREASURE_KINDS,
    TREASURES,
    VOLCANO,
)
from patolli.games.tikal.rules import auction, turn
from patolli.games.tikal.rules.action_points import Act
from patolli.games.tikal.rules.auction import Auction, Bid, Flip, Round
from patolli.games.tikal.rules.placing import Lay
from patolli.games.tikal.rules.scoring import Score
from patolli.games.tikal.rules.scoring_rounds import push_scoring
from patolli.games.tikal.rules.turn import Draw
from patolli.games.tikal.state import UNWORKED, TikalState

KNOWN_SEATS: Final[list[str]] = [str(seat) for seat in range(MAX_SEATS)]


def begin_turn(s: TikalState, seat: int) -> None:
    """What is decided first, unless the position said so itself."""
    if s.stack:
        return
    if s.options["auction"]:
        if s.hand >= 0:
            auction.push_turn(s, seat)
        elif s.offer:
            s.push(Auction(seat))
        else:
            s.push(Round(seat))
    elif s.hand >= 0:
        turn.push_turn(s, seat)
    else:
        s.push(Draw(seat))


def read_position(s: TikalState, spec: Spec) -> None:
    """Put what the position says on the table."""
    s.action_points = spec.integer("action_points", 0, 0, ACTION_POINTS)
    s.hand = spec.choice("hand", HEX_NAMES)
    s.offer = sorted(spec.choices("offer", HEX_NAMES))
    s.removed = spec.choices("removed", HEX_NAMES)
    for tile in s.removed:
        if KIND[tile] == VOLCANO:  # TIK-PLACE-4, TIK-PLACE-6
            spec.error("removed", f"{HEX_NAMES[tile]} is a volcano: it always fits somewhere")
    s.removed = spec.choices("out", HEX_NAMES) + s.removed
    _read_hexes(s, spec)
    _read_stack(s, spec)
    _read_temples(s, spec)
    for seat, table in enumerate(spec.tables("seat", most=s.seats)):
        _read_seat(s, seat, table)
    _read_guards(s, spec)
    _read_treasures(s, spec)
    s.worked = UNWORKED[:]
    worked = spec.table("worked")
    for space in _spaces(worked):
        if s.jungle.kind(space) not in (TEMPLE, RUIN):
            worked.error(SPACES[space], "there is neither a temple nor a ruin here")
        s.worked[space] = worked.integer(SPACES[space], 0, 0, EXCAVATIONS_PER_HEX)
    _read_auction(s, spec)
    _read_scoring(s, spec)
    _read_spending(s, spec)


def _spaces(table: Spec) -> list[int]:
    """The spaces that are the keys of a table."""
    found: list[int] = []
    names = table.keys()
    for key in names:
        space = table.index(key, key, SPACES, -1)
        if space >= 0:
            found.append(space)
    return found


def _read_hexes(s: TikalState, spec: Spec) -> None:
    """`hexes`: each a hex, a space and the side that its printed north faces."""
    for text in spec.texts("hexes"):
        words = text.split()
        if len(words) not in (2, 3):
            spec.error("hexes", f"{text!r} is not a hex, a space and a side (A1 b3 NE)")
            continue
        tile = spec.index("hexes", words[0], HEX_NAMES, -1)
        space = spec.index("hexes", words[1], SPACES, -1)
        rotation = spec.index("hexes", words[2], SIDES, 0) if len(words) == 3 else 0
        if tile < 0 or space < 0:
            continue
        if s.jungle.hexes[space] >= 0:
            spec.error("hexes", f"{text!r}: there is a hex on {words[1]} already")
            continue
        s.jungle = s.jungle.placed(tile, space, rotation)
        s.value[space] = HEXES[tile].value
        s.buried[space] = HEXES[tile].masks


def _read_stack(s: TikalState, spec: Spec) -> None:
    """`stack`: all hexes still to come; `next`: the top ones. What is nowhere is out of play."""
    used = [tile for tile in s.jungle.hexes if 0 <= tile < STACK_SIZE] + s.offer + s.removed
    if s.hand >= 0:
        used.append(s.hand)
    coming = [tile for tile in s.hex_stack if tile not in used]
    if spec.has("stack"):
        coming = spec.choices("stack", HEX_NAMES)
    if spec.has("next"):
        top = spec.choices("next", HEX_NAMES)
        last = max([LETTER[tile] for tile in top], default=0)
        coming = top + [tile for tile in coming if tile not in top and LETTER[tile] >= last]
    for tile in coming:
        if tile in used or coming.count(tile) > 1:
            spec.error("stack", f"{HEX_NAMES[tile]} is elsewhere already")
            return
    s.removed += [tile for tile in range(STACK_SIZE) if tile not in used and tile not in coming]
    first = [tile for tile in range(STACK_SIZE) if tile not in coming]
    if spec.has("drawn"):
        drawn = spec.choices("drawn", HEX_NAMES)
        if sorted(drawn) != first:
            spec.error("drawn", "these must be all hexes that are not in the stack, each once")
        first = drawn
    s.hex_stack = first + coming
    s.drawn = len(first)


def _read_temples(s: TikalState, spec: Spec) -> None:
    """`temples`: their values now; the levels on them are not in the supply."""
    table = spec.table("temples")
    for space in _spaces(table):
        if s.jungle.kind(space) != TEMPLE:
            table.error(SPACES[space], "there is no temple here")
            continue
        printed = s.value[space]
        s.value[space] = table.integer(SPACES[space], printed, printed, len(LEVELS) - 2)
        for value in range(printed + 1, s.value[space] + 1):
            s.levels[value] -= 1


def _read_seat(s: TikalState, seat: int, table: Spec) -> None:
    """One `[[seat]]`: points, explorers by space, leader, camps, treasures, explorers gone."""
    s.points[seat] = table.integer("points", s.points[seat], 0)
    explorers = table.table("explorers")
    for space in _spaces(explorers):
        count = explorers.integer(SPACES[space], 0, 0, EXPLORERS)
        s.explorers[seat * SPACE_COUNT + space] = count
        s.reserve[seat] -= count
    leader = table.choice("leader", ["reserve", "gone", *SPACES], 0)
    s.leader[seat] = RESERVE if leader == 0 else GONE if leader == 1 else leader - 2
    camps = sorted(table.choices("camps", SPACES))
    if len(camps) > CAMPS:
        table.error("camps", f"{len(camps)} camps, a player has {CAMPS}")
        camps = camps[:CAMPS]
    for i, space in enumerate(camps):
        s.tents[seat * CAMPS + i] = space
    s.gone[seat] = table.integer("gone", 0, 0, EXPLORERS)
    s.reserve[seat] -= s.gone[seat]
    for kind in table.choices("treasures", TREASURES):
        s.held[seat * TREASURE_KINDS + kind] += 1
    s.played[seat] = 1 if table.flag("played") else 0
    if s.played[seat] and not s.options["auction"]:
        table.error("played", "amulets are turned only with the option `auction`")


def _read_guards(s: TikalState, spec: Spec) -> None:
    """`guards`: by space the seat and the piece, `a4 = "0 leader"`."""
    table = spec.table("guards")
    for space in _spaces(table):
        words = table.text(SPACES[space]).split()
        if len(words) != 2 or words[1] not in PIECES or words[0] not in KNOWN_SEATS:
            table.error(SPACES[space], 'a guard is a seat and a piece: "0 explorer"')
            continue
        seat = int(words[0])
        if seat >= s.seats:
            table.error(SPACES[space], f"there is no seat {seat}")
            continue
        piece = PIECES.index(words[1])
        s.guard[space] = seat * len(PIECES) + piece
        s.guards[seat] -= 1
        if piece == EXPLORER:
            s.reserve[seat] -= 1
        elif s.leader[seat] >= 0:
            table.error(SPACES[space], f"the leader of seat {seat} stands elsewhere")
        else:
            s.leader[seat] = GONE
        if s.guards[seat] < 0:
            table.error(SPACES[space], f"seat {seat} has more than {GUARDS} guards")


def _read_treasures(s: TikalState, spec: Spec) -> None:
    """`ruins`: by space how many treasures are left, or which, the top one first; `pile`: the
    treasures to be laid next. All others are dealt from the seed."""
    named: list[list[int]] = []
    table = spec.table("ruins")
    spaces = _spaces(table)
    for space in range(SPACE_COUNT):
        kinds: list[int] = []
        if space in spaces:
            if s.jungle.kind(space) != RUIN:
                table.error(SPACES[space], "there is no ruin here")
            elif isinstance(table.data[SPACES[space]], list):
                kinds = table.choices(SPACES[space], TREASURES)
                kinds.reverse()
                s.buried[space] = len(kinds)
            else:
                s.buried[space] = table.integer(SPACES[space], 0, 0, s.buried[space])
        named.append(kinds)
    pile = spec.choices("pile", TREASURES)
    laid = spec.table("laid")
    if laid.data:
        _read_laid(s, laid, named, pile)
        return
    rest = s.treasures[:]
    held = [i % TREASURE_KINDS for i, count in enumerate(s.held) for _ in range(count)]
    for kind in held + [kind for kinds in named for kind in kinds] + pile:
        if kind not in rest:
            spec.error("treasures", f"more than {COPIES} of the {TREASURES[kind]}")
            return
        rest.remove(kind)
    dealt = sum(s.buried[space] for space in range(SPACE_COUNT) if not named[space])
    if dealt > len(rest):
        spec.error("treasures", f"{dealt} more lie in the ruins, but only {len(rest)} are left")
        return
    treasures = held
    for space in range(SPACE_COUNT):
        if s.jungle.kind(space) != RUIN:
            continue
        s.first[space] = len(treasures)
        if named[space]:
            treasures = treasures + named[space]
        else:
            treasures = treasures + rest[: s.buried[space]]
            rest = rest[s.buried[space] :]
    s.laid = len(treasures)
    s.treasures = treasures + pile + rest


def _read_laid(s: TikalState, laid: Spec, named: list[list[int]], pile: list[int]) -> None:
    """`[laid]`: all treasures ever laid, in that order, and where those of each ruin begin."""
    treasures = laid.choices("treasures", TREASURES)
    first = laid.table("first")
    for space in _spaces(first):
        if s.jungle.kind(space) != RUIN:
            first.error(SPACES[space], "there is no ruin here")
        s.first[space] = first.integer(SPACES[space], 0, 0, len(treasures))
    if any(named):
        laid.error("treasures", "which treasures a ruin has is said twice")
    if len(treasures) + len(pile) != TREASURE_COUNT:
        count = len(treasures) + len(pile)
        laid.error("treasures", f"with the `pile` there are {count}, not {TREASURE_COUNT}")
    s.laid = len(treasures)
    s.treasures = treasures + pile


def _read_auction(s: TikalState, spec: Spec) -> None:
    """`[auction]`: the highest `bid` and its `bidder`, and who has `passed`, in that order."""
    table = spec.table("auction")
    if not s.options["auction"] and (s.offer or table.data):
        spec.error("offer", "hexes are offered only with the option `auction`")
    if not table.data:
        return
    s.bid = table.integer("bid", 0, 0)
    s.bidder = table.integer("bidder", -1, 0, s.seats - 1)
    passed = table.integers("passed", [], 0, s.seats - 1)
    for seat in passed:
        s.passed[seat] = 1
    if (s.bid > 0) != (s.bidder >= 0):
        table.error("bid", "a bid has a bidder and a bidder a bid")
    if spec.has("decide"):
        return
    if not s.offer:
        table.error("bid", "an auction needs hexes in the `offer`")
    s.push(Bid(spec.integer("turn", 0, 0, s.seats - 1), passed[0] if passed else -1))


def _read_scoring(s: TikalState, spec: Spec) -> None:
    """`scoring`: who is still to spend and score, in this order; the first spends now."""
    order = spec.integers("scoring", [], 0, s.seats - 1)
    if not order:
        return
    if spec.has("decide"):
        spec.error("scoring", "who is to score is in `decide` already: say one of the two")
    seat = spec.integer("turn", 0, 0, s.seats - 1)
    if s.hand >= 0:
        s.push(Flip(seat) if s.options["auction"] else Draw((seat + 1) % s.seats))
        s.push(Lay(seat))
    if not spec.has("action_points"):
        push_scoring(s, order)
        return
    push_scoring(s, order[1:])
    s.push(Score(order[0]))
    s.push(Act(order[0]))


def _read_spending(s: TikalState, spec: Spec) -> None:
    """`action_points`: the player in `turn` is spending them, also when none are left."""
    if not spec.has("action_points") or s.stack or spec.has("decide"):
        return
    if s.hand >= 0:
        spec.error("hand", "a hex is placed before action points are spent: say one of the two")
    seat = spec.integer("turn", 0, 0, s.seats - 1)
    s.push(Flip(seat) if s.options["auction"] else Draw((seat + 1) % s.seats))
    s.push(Act(seat))
