"""The terminal table: the board, what happened, the choices, and the people's answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from patolli.bots.selfplay import Agent, all_leave
from patolli.bots.styles import split
from patolli.cli.boards import board
from patolli.cli.replay import result
from patolli.cli.rules import rules_text
from patolli.cli.shared.console import out
from patolli.cli.shared.players import advice, agent
from patolli.cli.terminal.choices import NumberedChoice, numbered, sift
from patolli.core.game import Game
from patolli.core.state import State
from patolli.ledger import NoLedger
from patolli.table.preview import preview
from patolli.text import Words

MOST_CHANGES: Final = 12
LAST_LINES: Final = 30  # of the log


class TerminalTable:
    """One game at one terminal. The first seats are people, the others are played for them."""

    def __init__(
        self,
        state: State,
        people: int,
        bots: list[str],
        words: Words,
        path: Path,
        console: Console = out,
    ) -> None:
        self.state = state
        self.people = people
        self.opponents = bots
        self.bots: list[Agent] = [agent(name, seat + 1) for seat, name in enumerate(bots)]
        self.words = words
        self.path = path
        self.console = console
        self.decided: list[int] = []  # how many actions there were before each person's choice
        self.told = 0  # events already told
        self.facing = 0 if people else None  # the seat that looks at the screen
        self.asking = False  # whether the same choices are still on the screen
        self.commands: dict[str, Callable[[], None]] = {
            "u": self.undo,
            "a": self.advise,
            "l": self.log,
            "r": self.rules,
            "h": self.help,
        }

    def run(self) -> None:
        """Play until the end or until a person quits; the record is saved either way."""
        self.introduce()
        self.help()
        shown = -1
        try:
            while self.state.seat is not None:
                seat = self.state.seat
                if seat >= self.people:
                    self.state.apply(self.bots[seat - self.people](self.state))
                    continue
                if shown != len(self.state.actions):
                    self.show(seat)
                if not self.ask(seat):
                    break
                shown = len(self.state.actions) if self.asking else -1
        finally:
            all_leave(self.bots)
        if self.state.over:
            self.tell(self.facing)
            self.console.print(board(self.state, self.facing, self.words))
            self.console.print(result(self.state, self.words))
        self.path.write_text(self.state.record().text() + "\n", encoding="utf-8")
        self.say("cli-saved", {"file": str(self.path)}, style="dim")

    # -- one decision --------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """What happened, the board, and the choices of a seat."""
        self.hand_over(seat)
        self.console.rule(Text(self.words.seat(seat), "bold"))
        self.tell(seat)
        self.console.print()
        self.console.print(board(self.state, seat, self.words))
        self.choices(numbered(self.state, self.words))

    def choices(self, choices: list[NumberedChoice]) -> None:
        """What is being asked, and the numbered answers."""
        prompt = self.state.prompt()
        assert prompt is not None
        self.console.print()
        self.console.print(Text(self.words.say(prompt), "bold"))
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(justify="right", style="bold cyan")
        table.add_column()
        table.add_column(style="dim")
        for choice in choices:
            table.add_row(str(choice.number), Text(choice.label), Text(choice.notation))
        self.console.print(table)

    def ask(self, seat: int) -> bool:
        """Read one answer; False when the person leaves the table."""
        self.asking = True
        try:
            answer = self.console.input("[bold]> [/]").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        choices = numbered(self.state, self.words)
        if answer == "q":
            return False
        if answer in self.commands:
            self.commands[answer]()
        elif answer.startswith("?"):
            self.hint(seat, answer[1:].strip(), choices)
        elif answer == "":
            self.asking = False
        else:
            self.answer(answer, choices)
        return True

    def answer(self, text: str, choices: list[NumberedChoice]) -> None:
        """A number, a notation, or a word that sifts the choices."""
        found = sift(text, choices)
        if not found:
            self.say("cli-no-such-choice", {"answer": text, "most": len(choices)}, style="red")
        elif len(found) > 1:
            self.choices(found)
        else:
            self.decided.append(len(self.state.actions))
            self.state.apply(found[0].action)
            self.asking = False

    # -- commands ------------------------------------------------------------------------------

    def hint(self, seat: int, text: str, choices: list[NumberedChoice]) -> None:
        """What a choice means, or what all of them do."""
        found = sift(text, choices) if text else choices
        if not found:
            self.say("cli-no-such-choice", {"answer": text, "most": len(choices)}, style="red")
        for choice in found:
            self.console.print(f"[bold cyan]{choice.number}[/] [bold]{escape(choice.label)}[/]")
            self.consequences(seat, choice, brief=len(found) > 1)

    def consequences(self, seat: int, choice: NumberedChoice, brief: bool) -> None:
        """The certain consequences of a choice: events, points, and changed numbers."""
        means = preview(self.state, seat, choice.action)
        for event in means.events:
            self.console.print(f"   {self.words.text(event.key, event.data)}", markup=False)
        for other, (before, after) in enumerate(
            zip(self.state.scores(), means.scores, strict=True)
        ):
            points = after - before
            if points:
                gain: dict[str, object] = {"seat": {"seat": other}, "points": f"{points:+d}"}
                self.say("cli-hint-points", gain, style="bold green" if points > 0 else "bold red")
        if not brief:
            for change in means.changes[:MOST_CHANGES]:
                where = " ".join(str(part) for part in change.path).replace("_", " ")
                told = f"   {where}: {change.before} → {change.after}"
                self.console.print(told, markup=False, style="dim")
        if means.reveals and not means.ends_turn:
            self.say("cli-hint-uncertain", style="dim italic")

    def advise(self) -> None:
        """What a good bot would do, and what it expects of it."""
        for message in advice(self.state):
            self.console.print(f"   {self.words.say(message)}", markup=False)

    def undo(self) -> None:
        """Go back to the last decision of a person; ask first if more than one's own is lost."""
        if not self.decided:
            self.say("cli-nothing-to-undo", style="red")
            return
        to = self.decided[-1]
        before = cast(Game, self.state.game).replay(self.state.record(), to)
        if before.reveals != self.state.reveals or before.turn != self.state.turn:
            question = self.words.text("cli-undo-more")
            if self.console.input(f"{escape(question)} ").strip().lower() not in ("y", "o"):
                return
        self.decided.pop()
        self.state = before
        self.told = len(before.events)
        self.asking = False

    def log(self) -> None:
        """The last lines of what has happened."""
        for event in self.state.events_for(self.facing)[-LAST_LINES:]:
            self.console.print(self.words.say(event), markup=False)

    def introduce(self) -> None:
        """Who sits in the other seats, and how they play."""
        for seat, name in enumerate(self.opponents, start=self.people):
            level, style = split(name)
            about = f"bots-{level}-about"
            if not self.words.has(about):
                continue
            told: dict[str, object] = {
                "seat": {"seat": seat},
                "level": {"name": f"bots-{level}"},
                "about": {"name": about},
            }
            if style:
                key = f"bots-style-{self.state.game.id}-{style}"
                told |= {"style": {"name": key}, "style_about": {"name": f"{key}-about"}}
            self.say("cli-opponent-style" if style else "cli-opponent", told, style="dim")

    def rules(self) -> None:
        """The rules, in a pager."""
        try:
            text = rules_text(self.state.game.id, self.words.language)
        except NoLedger as error:
            self.console.print(str(error), markup=False)
            return
        with self.console.pager(styles=True):
            self.console.print(Markdown(text))

    def help(self) -> None:
        """How to answer."""
        self.say("cli-help", style="dim")

    # -- helpers -------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Clear the screen before the next person looks, if there is something to hide."""
        if self.facing == seat:
            return
        self.facing = seat
        mine, others = self.state.observe(seat), self.state.observe(None)
        if {**mine, "viewer": None} != {**others, "viewer": None}:
            self.console.clear()
            self.console.input(
                escape(self.words.text("cli-hand-over", {"seat": {"seat": seat}})) + " "
            )

    def tell(self, seat: int | None) -> None:
        """What has happened since it was last told, as far as the seat may know."""
        for event in self.state.events_for(seat, self.told):
            self.console.print(self.words.say(event), markup=False)
        self.told = len(self.state.events)

    def say(self, key: str, data: dict[str, object] | None = None, style: str = "") -> None:
        """A sentence of the table itself."""
        self.console.print(self.words.text(key, data), style=style, markup=False)
