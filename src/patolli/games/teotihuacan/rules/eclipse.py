"""The Eclipse: scoring, salaries, and what follows it."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import FREE, SALARY_PAID, USE
from patolli.games.teotihuacan.components import (
    COCOA_4,
    DARK_DISC,
    ECLIPSES,
    FREE_COCOA,
    LEADER_VP,
    STARTING_TILES,
    TRACK_VP,
    UNPAID_VP,
    VP_4,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.goods import pay_cocoa, score
from patolli.games.teotihuacan.rules.main_actions.nobles import avenue_value
from patolli.games.teotihuacan.rules.scoring import (
    leads_track,
    mask_points,
    salary_due,
    unlocked_bonuses,
)
from patolli.games.teotihuacan.rules.setting_up.neutral_workers import place_neutral_workers
from patolli.games.teotihuacan.solo.setting_up import score_bot_finale
from patolli.games.teotihuacan.state import ECLIPSE, OVER, TeotihuacanState
from patolli.games.teotihuacan.tiles.discovery_tiles import use_discovery
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import bonus_points


@final
class ScoreEclipse(Step[TeotihuacanState]):
    """Avenue, Pyramid track and masks; then the salaries and the end of the Eclipse."""

    name: ClassVar[str] = "eclipse"

    def run(self, s: TeotihuacanState) -> None:
        s.phase = ECLIPSE
        s.turn += 1  # every salary is a turn of its own
        if s.recording:
            events.eclipse(s, s.eclipses + 1)
        value = avenue_value(s)
        for player in range(s.players):
            score(s, player, value * s.avenue[player], "source-eclipse-avenue")  # TEO-ECLIPSE-2
        for player in range(s.players):
            if leads_track(s, player):
                score(s, player, LEADER_VP, "source-eclipse-leader")
        for player in range(s.players):  # TEO-ECLIPSE-5
            score(s, player, TRACK_VP[s.eclipses] * s.track[player], "source-eclipse-track")
            if s.lent:
                s.own_steps()
            s.track[player] = 0  # TEO-ECLIPSE-6
        for player in range(s.players):
            score(s, player, mask_points(s, player), "source-eclipse-masks")
        s.push(EndEclipse(-1))
        for i in range(s.players - 1, -1, -1):
            player = (s.first + i) % s.players
            if not s.is_bot(player):  # TEO-SOLO-16
                s.push(PaySalary(player))


@final
class PaySalary(Decision):
    """Pay the workers, fully or in part: each cocoa not paid costs points."""

    name: ClassVar[str] = "salary"

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if holds(s, self.seat, FREE_COCOA):  # TEO-DISCOVERY-12
            answers.append(FREE)
        most = min(s.cocoa[self.seat], salary_due(s, self.seat))
        for paid in range(most + 1):
            answers.append(SALARY_PAID.first + paid)
        if holds(s, self.seat, COCOA_4):  # TEO-ECLIPSE-11
            answers.append(USE.first + COCOA_4 - VP_4)
        return answers

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if USE.has(action):
            s.push(self)
            use_discovery(s, self.seat, COCOA_4)
            return
        s.turn += 1
        if action == FREE:
            use_tile(s, self.seat, FREE_COCOA)
        else:
            paid = SALARY_PAID.index(action)
            pay_cocoa(s, self.seat, paid, "source-salary")
            lose_points(s, self.seat, UNPAID_VP * (salary_due(s, self.seat) - paid))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        due = salary_due(s, self.seat)
        if action == FREE:
            return Message("teotihuacan-label-free", {"amount": due})
        if SALARY_PAID.has(action):
            paid = SALARY_PAID.index(action)
            lost = min(s.vp[self.seat], UNPAID_VP * (due - paid))
            return Message("teotihuacan-label-salary", {"paid": paid, "due": due, "lost": lost})
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-salary",
            {"due": salary_due(s, self.seat), "points": UNPAID_VP},
        )


def lose_points(s: TeotihuacanState, player: int, points: int) -> None:
    """Take points away, never below nought."""  # TEO-ECLIPSE-10
    lost = min(points, s.vp[player])
    if s.lent:
        s.own_points()
    s.vp[player] -= lost
    if s.recording and points > 0:
        events.points_lost(s, player, lost)


@final
class EndEclipse(Step[TeotihuacanState]):
    """Reset the Calendar and the neutral workers, or score the bonus tiles and end the game."""

    name: ClassVar[str] = "eclipse-over"

    def run(self, s: TeotihuacanState) -> None:
        s.eclipses += 1
        if s.eclipses == ECLIPSES or s.completed:  # TEO-ECLIPSE-14, TEO-END-1
            for player in range(s.players):
                if s.is_bot(player):
                    score_bot_finale(s, player)
                else:
                    score_bonuses(s, player)
            s.phase = OVER
            if s.recording:
                events.over(s)
            return
        s.light = 0  # TEO-ECLIPSE-12
        s.dark = DARK_DISC[s.players][s.eclipses]
        s.countdown = 0
        if s.recording:
            events.calendar_reset(s, s.dark)
        tiles = list(range(STARTING_TILES))
        s.rng.shuffle(tiles)
        place_neutral_workers(s, tiles)  # TEO-ECLIPSE-13


def score_bonuses(s: TeotihuacanState, player: int) -> None:
    """Score every temple bonus tile that a player has unlocked."""
    for temple in unlocked_bonuses(s, player):
        bonus = s.bonus[temple]
        points = bonus_points(s, player, bonus)
        if s.recording:
            events.bonus_scored(s, player, bonus, points)
        score(s, player, points, "source-bonus")
