"""What must hold of the pending decisions: they belong to the phase and to the player on turn."""

from __future__ import annotations

from typing import Any, Final

from patolli.core.frame import Frame, argument_names
from patolli.games.teotihuacan.actions import ABILITY, BOTH, DISCOVERY
from patolli.games.teotihuacan.components import (
    DEALT,
    DOUBLE_MOVE,
    DRAFT_OPEN,
    ECLIPSES,
    EMPTY,
    FREE_COCOA,
    KEPT,
    MOVE_ANYWHERE,
    PALACE,
    SPACE_BOARD,
    SPOT_OF_BOARD,
    START_POWER,
    STARTING_GAIN,
    STARTING_TILES,
    WORKERS,
)
from patolli.games.teotihuacan.frame_arguments import RANGES
from patolli.games.teotihuacan.rules.discovery_tiles import PayOrWaive, can_claim, holds
from patolli.games.teotihuacan.rules.eclipse import EndEclipse, PaySalary, ScoreEclipse
from patolli.games.teotihuacan.rules.landing import ChooseAction, ChooseWorship, EndMain, StartMain
from patolli.games.teotihuacan.rules.main_actions.alchemy import BuyTechnology
from patolli.games.teotihuacan.rules.main_actions.construction import (
    ChooseDiscount,
    ChooseSlot,
    ChooseTile,
    TurnTile,
)
from patolli.games.teotihuacan.rules.main_actions.decorations import (
    ChooseDecoration,
    PlaceDecoration,
)
from patolli.games.teotihuacan.rules.main_actions.nobles import BuildNobles
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import (
    STARTERS,
    BeginGame,
    ClaimStart,
    PlaceStarter,
    StartBenefits,
    StartPower,
    starting_boards,
)
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import (
    DraftTile,
    KeepTiles,
    RevealKept,
)
from patolli.games.teotihuacan.rules.turn import ChooseWorker, EndTurn, MoveWorker, NextTurn
from patolli.games.teotihuacan.rules.worship import BothInOrder, Worship
from patolli.games.teotihuacan.state import (
    ECLIPSE,
    LOCKED,
    OUT,
    OVER,
    SETUP,
    TURNS,
    TeotihuacanState,
)

Kinds = tuple[type[Frame[Any]], ...]

# What a turn comes to in the end: one of these at a time.
COURSE: Final[Kinds] = (
    ChooseWorker, MoveWorker, ChooseAction, StartMain, ChooseWorship, Worship, BothInOrder,
    ChooseTile, ChooseSlot, ChooseDiscount, TurnTile, BuyTechnology, BuildNobles,
    ChooseDecoration, PlaceDecoration,
)  # fmt: skip
OF_SETUP: Final[Kinds] = (
    KeepTiles, DraftTile, RevealKept, StartBenefits, ClaimStart, StartPower, PlaceStarter,
    BeginGame,
)  # fmt: skip
OF_ECLIPSE: Final[Kinds] = (ScoreEclipse, PaySalary, EndEclipse)
OF_TURN: Final[Kinds] = (*COURSE, EndTurn, EndMain)
# Nothing can come between these and their answer.
ON_TOP: Final[Kinds] = (PayOrWaive, ChooseDiscount, KeepTiles, DraftTile, PaySalary)
# Those during which tiles can't power up the workers of the board landed on.
LANDED: Final[Kinds] = (ChooseAction, ChooseWorship, StartMain, EndMain, Worship)


def check_stack(s: TeotihuacanState, broken: list[str]) -> None:
    """Every reason why these decisions can't be pending."""
    before = len(broken)
    for frame in s.stack:
        _check_arguments(frame, broken)
    if len(broken) > before:
        return  # what they stand for can't be looked up
    _check_phase(s, broken)
    if s.phase == SETUP:
        _check_setup(s, broken)
    elif s.phase == TURNS:
        _check_turn(s, broken)
    elif s.phase == ECLIPSE:
        _check_eclipse(s, broken)


def _check_arguments(frame: Frame[Any], broken: list[str]) -> None:
    for name, value in zip(argument_names(type(frame)), frame.args(), strict=True):
        bounds = RANGES.get(name)
        if bounds is not None and not bounds[0] <= value <= bounds[1]:  # type: ignore[operator]
            broken.append(f"{frame.name}: {name} {value} is not one of {bounds[0]} to {bounds[1]}")


def _check_phase(s: TeotihuacanState, broken: list[str]) -> None:
    """The game is over when nothing is pending, and only then; frames belong to their phase."""
    if (s.phase == OVER) != s.over:
        broken.append("the game is over, or something is decided, not both")
    if s.over and not (s.eclipses == ECLIPSES or (s.completed and s.eclipses > 0)):
        broken.append(f"the game is over after {s.eclipses} Eclipses, the Pyramid not completed")
    if not s.over and s.eclipses == ECLIPSES:
        broken.append(f"the game is over: {ECLIPSES} Eclipses are scored")
    if not 0 <= s.active < s.players:
        broken.append(f"player {s.active} is on turn, who is not there")
    for phase, frames in ((SETUP, OF_SETUP), (TURNS, OF_TURN), (ECLIPSE, OF_ECLIPSE)):
        for frame in s.stack:
            if isinstance(frame, frames) and phase != s.phase and not _scored_next(s, frame):
                broken.append(f"{frame.name}: this is not decided in this phase")
    for frame in s.stack[:-1]:
        if isinstance(frame, ON_TOP) and not isinstance(frame, (KeepTiles, DraftTile, PaySalary)):
            broken.append(f"{frame.name} must come last: nothing comes in between")
    if s.phase != SETUP and (s.dealt or s.kept or s.drawn or s.starting_pile):
        broken.append("starting tiles are dealt, but the setup is over")
    if s.phase in (ECLIPSE, OVER) and s.light != s.dark:
        broken.append("an Eclipse is scored, but the discs have not met")


def _scored_next(s: TeotihuacanState, frame: Frame[Any]) -> bool:
    """Whether a frame is the scoring of an Eclipse that has not begun."""
    return s.phase == TURNS and isinstance(frame, ScoreEclipse)


# -- a turn ----------------------------------------------------------------------------------------


def _check_turn(s: TeotihuacanState, broken: list[str]) -> None:
    bottom = s.stack[0] if s.stack else None
    if isinstance(bottom, NextTurn):
        if (len(s.stack) > 1 and not isinstance(s.stack[1], ScoreEclipse)) or len(s.stack) > 2:
            broken.append("next-turn: only an Eclipse can come after it in a position")
        return
    if not isinstance(bottom, EndTurn):
        broken.append("the first decision must be 'end': the turn ends with it")
    for at, frame in enumerate(s.stack):
        if frame.seat != s.active:
            broken.append(f"{frame.name} of seat {frame.seat}, but player {s.active} is on turn")
        if isinstance(frame, EndTurn) and at > 0:
            broken.append("end: the turn ends only once")
        if isinstance(frame, NextTurn):
            broken.append("next-turn can't come after the end of a turn")
    course = [frame for frame in s.stack if isinstance(frame, COURSE)]
    if len(course) > 1:
        names = ", ".join(frame.name for frame in course)
        broken.append(f"{names}: only one of these can be pending")
    _check_landing(s, broken)
    for at, frame in enumerate(s.stack):
        _check_decision(s, frame, at, broken)


def _check_landing(s: TeotihuacanState, broken: list[str]) -> None:
    """The board landed on is remembered until its action is over."""
    landed = [frame for frame in s.stack if isinstance(frame, LANDED)]
    if not landed and s.landing:
        broken.append(f"landing: board {s.landing}, but no action there is pending")
    if landed and not s.landing:
        broken.append(f"{landed[0].name}: the `landing` board is not said")
    for frame in landed:
        board = _board_of(frame)
        if board and s.landing and board != s.landing:
            broken.append(f"{frame.name}: its board is {board}, the landing board {s.landing}")
    if sum(1 for frame in landed if isinstance(frame, EndMain)) > 1:
        broken.append("main-over: there is one main action in a turn")


def _board_of(frame: Frame[Any]) -> int:
    if isinstance(frame, (ChooseAction, ChooseWorship, StartMain)):
        return frame.board
    return SPACE_BOARD[frame.space] if isinstance(frame, Worship) else 0


def _check_decision(s: TeotihuacanState, frame: Frame[Any], at: int, broken: list[str]) -> None:
    """What a decision needs on the table."""
    if isinstance(frame, (MoveWorker, ChooseAction, ChooseWorship, Worship)):
        place = s.place[frame.worker]
        if isinstance(frame, MoveWorker) and not OUT < place < LOCKED:
            broken.append(f"{frame.name}: the worker is not on a board")
        elif not isinstance(frame, MoveWorker) and place != _board_of(frame):
            broken.append(f"{frame.name}: the worker is not on board {_board_of(frame)}")
    if isinstance(frame, (MoveWorker, ChooseAction, ChooseWorship)):
        own = frame.partner == -1 or frame.partner // WORKERS == frame.seat
        if not own or frame.partner == frame.worker:
            broken.append(f"{frame.name}: the partner must be another worker of the same player")
    if isinstance(frame, MoveWorker):
        if frame.anywhere and not holds(s, frame.seat, MOVE_ANYWHERE):
            broken.append(f"{frame.name}: the player has no move_anywhere tile")
        if frame.partner != -1 and not holds(s, frame.seat, DOUBLE_MOVE):
            broken.append(f"{frame.name}: the player has no double_move tile")
    if isinstance(frame, StartMain) and frame.board == PALACE:
        broken.append(f"{frame.name}: the Palace has no main action")
    if isinstance(frame, ChooseWorship) and SPACE_BOARD[frame.space] != frame.board:
        broken.append(f"{frame.name}: that worship space is not on board {frame.board}")
    if isinstance(frame, Worship):
        _check_worship(s, frame, at, broken)
    if isinstance(frame, PayOrWaive):
        if s.cocoa[frame.seat] < frame.amount:
            broken.append(f"{frame.name}: {frame.amount} cocoa, there are {s.cocoa[frame.seat]}")
        if not holds(s, frame.seat, FREE_COCOA):
            broken.append(f"{frame.name}: the player has no free_cocoa tile")
    if isinstance(frame, ChooseDiscount) and not frame.legal(s):
        broken.append(f"{frame.name}: the player can't pay for the tile")
    if isinstance(frame, PlaceDecoration) and not frame.options(s):
        broken.append(f"{frame.name}: no side of the Pyramid has room for a decoration")


def _check_worship(s: TeotihuacanState, frame: Worship, at: int, broken: list[str]) -> None:
    if frame.choice not in (ABILITY, DISCOVERY, BOTH):
        broken.append(f"{frame.name}: the choice is the ability, the discovery tile or both")
    if frame.choice != DISCOVERY:
        return
    spot = SPOT_OF_BOARD[SPACE_BOARD[frame.space]]
    above = s.stack[at + 1] if at + 1 < len(s.stack) else None
    due = above.amount if isinstance(above, PayOrWaive) else 0
    if s.spot[spot] == EMPTY or not can_claim(s, frame.seat, s.spot[spot], due):
        broken.append(f"{frame.name}: there is no discovery tile that the player can pay")


# -- an Eclipse ------------------------------------------------------------------------------------


def _check_eclipse(s: TeotihuacanState, broken: list[str]) -> None:
    names = [frame.name for frame in s.stack]
    paying = [frame.seat for frame in s.stack if isinstance(frame, PaySalary)]
    expected = [NextTurn.name, EndEclipse.name, *[PaySalary.name for _ in paying]]
    if names not in (expected, [NextTurn.name, ScoreEclipse.name]):
        broken.append(f"an Eclipse is scored: next-turn, eclipse-over, salaries; not {names}")
    order = [player for player in _in_order(s) if not s.is_bot(player)]
    paying.reverse()
    if paying != order[len(order) - len(paying) :]:
        broken.append(f"salaries: seats {paying} can't be the last of {order}")


def _in_order(s: TeotihuacanState) -> list[int]:
    """The players in turn order."""
    return [(s.first + i) % s.players for i in range(s.players)]


# -- the setup -------------------------------------------------------------------------------------


def _check_setup(s: TeotihuacanState, broken: list[str]) -> None:
    _check_dealt(s, broken)
    bottom = s.stack[0] if s.stack else None
    if not isinstance(bottom, BeginGame):
        broken.append("the first step must be 'begin': the game begins with it")
    if sum(1 for frame in s.stack if isinstance(frame, BeginGame)) > 1:
        broken.append("begin: the game begins only once")
    waiting = [frame.seat for frame in s.stack if isinstance(frame, StartBenefits)]
    waiting.reverse()
    order = [player for player in _in_order(s) if not s.is_bot(player)]
    if waiting != order[len(order) - len(waiting) :]:
        broken.append(f"start-benefits: seats {waiting} can't be the last of {order}")
    if waiting and not s.dealt:
        broken.append("start-benefits: no starting tiles are dealt")
    choosing = [frame for frame in s.stack if isinstance(frame, (KeepTiles, DraftTile))]
    revealing = [frame for frame in s.stack if isinstance(frame, RevealKept)]
    above = 1 + len(waiting) + len(revealing)
    if choosing or revealing:
        if len(waiting) < len(order) or len(revealing) != 1 or len(s.stack) > above + len(choosing):
            broken.append(
                "starting tiles are chosen: begin, start-benefits of all, kept, then that"
            )
        elif not isinstance(s.stack[above - 1], RevealKept):
            broken.append("kept must come right before the choices of starting tiles")
        _check_choosing(s, choosing, broken)
        for seat in range(s.seats):
            _check_starting_workers(s, seat, START_POWER, order, -1, broken)
    elif EMPTY in s.kept:
        broken.append("the starting tiles are not all kept, and no player is choosing")
    else:
        _check_benefits(s, waiting, order, broken)


def _check_dealt(s: TeotihuacanState, broken: list[str]) -> None:
    draft = s.options["setup"] == "draft"
    count = DRAFT_OPEN[s.players] if draft else DEALT * s.seats
    if sorted(s.starting_pile + s.dealt) != list(range(STARTING_TILES)):
        broken.append("the starting tiles are not each in one place")
    if s.dealt and len(s.dealt) != count:
        broken.append(f"{len(s.dealt)} starting tiles are dealt instead of {count}")
    if len(s.drawn) != len(s.dealt) or len(s.kept) != (s.seats * KEPT if s.dealt else 0):
        broken.append("a discovery tile or a choice belongs to no starting tile")
        return
    for tile, kind in zip(s.dealt, s.drawn, strict=True):
        if kind != EMPTY and not STARTING_GAIN[tile].discovery:
            broken.append(f"starting tile {tile + 1} has no discovery tile")
    kept = [tile for tile in s.kept if tile != EMPTY]
    if len(set(kept)) != len(kept) or not set(kept) <= set(s.dealt):
        broken.append(f"the kept tiles {[tile + 1 for tile in kept]} are not among those dealt")
    if not s.dealt and s.options["setup"] != "first_game":
        broken.append("no starting tiles are dealt")


def _check_choosing(
    s: TeotihuacanState, choosing: list[KeepTiles | DraftTile], broken: list[str]
) -> None:
    seats = [frame.seat for frame in reversed(choosing)]
    if s.options["setup"] != "draft":
        if any(isinstance(frame, DraftTile) for frame in choosing):
            broken.append('draft: only with the option `setup = "draft"`')
        if seats != sorted(set(seats)):
            broken.append(f"keep: seats {seats} choose, not each once and in order")
        if any(tile != EMPTY for tile in s.kept):
            broken.append("kept tiles are shown only when all have chosen")
        for seat in seats:
            hand = s.dealt[seat * DEALT : seat * DEALT + DEALT]
            if hand != sorted(hand):
                broken.append(f"seat {seat} has still to choose: its tiles are not in order")
        return
    order = _in_order(s)
    turns = [*order, *reversed(order)]  # TEO-DRAFT-3
    done = turns[: len(turns) - len(seats)]
    if any(isinstance(frame, KeepTiles) for frame in choosing) or seats != turns[len(done) :]:
        broken.append(f"draft: seats {seats} can't be the last of {turns}")
        return
    for seat in order:
        kept = [tile for tile in s.kept[seat * KEPT : seat * KEPT + KEPT] if tile != EMPTY]
        if len(kept) != done.count(seat) or (len(kept) == 1 and s.kept[seat * KEPT] == EMPTY):
            broken.append(f"seat {seat} has drafted {done.count(seat)} tiles, not {len(kept)}")


def _check_benefits(
    s: TeotihuacanState, waiting: list[int], order: list[int], broken: list[str]
) -> None:
    """One player after another gains the benefits of the kept tiles and places workers."""
    if s.dealt and s.options["setup"] != "draft":
        for seat in range(s.seats):
            hand = s.dealt[seat * DEALT : seat * DEALT + KEPT]
            if hand != s.kept[seat * KEPT : seat * KEPT + KEPT]:
                broken.append(f"the kept tiles of seat {seat} do not come first in its hand")
    done = len(order) - len(waiting)
    on_turn = order[done - 1] if s.dealt and done else -1
    asked = s.stack[1 + len(waiting) :]
    for frame in asked:
        if s.dealt and frame.seat != on_turn:
            broken.append(f"{frame.name} of seat {frame.seat}: seat {on_turn} is being set up")
        if not s.dealt and isinstance(frame, OF_SETUP):
            broken.append(f"{frame.name}: there are no starting tiles in this setup")
    for at, frame in enumerate(asked):
        if isinstance(frame, ClaimStart):
            kept = s.kept[frame.seat * KEPT : frame.seat * KEPT + KEPT]
            if frame.tile not in kept or asked.count(frame) > 1:
                broken.append(f"start-discovery: starting tile {frame.tile + 1} is not kept")
        if isinstance(frame, PlaceStarter):
            _check_starters(s, frame, at == len(asked) - 1, broken)
    most = START_POWER + KEPT - sum(1 for frame in asked if isinstance(frame, StartPower))
    for seat in range(s.seats):
        _check_starting_workers(s, seat, most, waiting, on_turn, broken)
    placing = [frame for frame in asked if isinstance(frame, PlaceStarter)]
    if s.dealt and on_turn >= 0 and len(placing) != 1 and _unplaced(s, on_turn):
        broken.append(f"seat {on_turn} has workers to place: one 'start' must be pending")


def _unplaced(s: TeotihuacanState, seat: int) -> int:
    """How many starting workers of a player are not on the board."""
    return s.place[seat * WORKERS : seat * WORKERS + STARTERS].count(OUT)


def _check_starting_workers(
    s: TeotihuacanState,
    seat: int,
    most: int,
    waiting: list[int],
    on_turn: int,
    broken: list[str],
) -> None:
    first = seat * WORKERS
    if not s.dealt:
        if _unplaced(s, seat):
            broken.append(f"seat {seat} has {_unplaced(s, seat)} workers to place")
        return
    if seat in waiting:
        most = START_POWER
    if seat in waiting and _unplaced(s, seat) != STARTERS:
        broken.append(f"seat {seat} has placed workers before its benefits")
    if seat not in waiting and seat != on_turn and _unplaced(s, seat):
        broken.append(f"seat {seat} has {_unplaced(s, seat)} workers to place")
    for power in s.power[first : first + STARTERS]:
        if not START_POWER <= power <= most:
            broken.append(f"a starting worker of seat {seat} has power {power}")
    if s.place[first + STARTERS] != OUT:
        broken.append(f"the fourth worker of seat {seat} is in play before the game begins")


def _check_starters(s: TeotihuacanState, frame: PlaceStarter, top: bool, broken: list[str]) -> None:
    first = frame.seat * WORKERS
    placed = s.place[first : first + STARTERS]
    if placed.count(OUT) != STARTERS - frame.k or OUT in placed[: frame.k]:
        broken.append(f"start: worker {frame.k + 1} is to be placed, but not as the next one")
    elif top and not frame.options(s):
        broken.append(f"start: worker {frame.k + 1} can't be placed on any board")
    elif not top and frame.k > 0:
        broken.append("start must come last: the workers are placed at the end")
    elif len(starting_boards(s, frame.seat)) < STARTERS:
        broken.append(f"start: the tiles of seat {frame.seat} show too few boards")
