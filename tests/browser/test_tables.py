"""The tables of a browser: everything that is answered is stored first, and can be loaded again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import patolli
from patolli.browser.inbox import Inbox
from patolli.browser.thinker import think
from patolli.core.record import Record


class Page:
    """A page with its store, as web/src/connection/local makes them: it stores, then passes on."""

    def __init__(self, store: dict[str, dict[str, Any]] | None = None) -> None:
        self.store: dict[str, dict[str, Any]] = {} if store is None else store
        self.at = 0
        self.inbox = Inbox(self._now)
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[int, tuple[Any, Any]] = {}
        self.jobs: list[dict[str, Any]] = []
        self._refs = 0

    def _now(self) -> int:
        self.at += 1
        return self.at

    def handle(self, **message: Any) -> None:
        found = json.loads(self.inbox.handle(json.dumps(message)))
        for write in found["writes"]:
            kept = self.store.setdefault(
                write["table"],
                {"entries": [], "snapshot": None, "final": None, "reviews": []},
            )
            if write["origin"] is not None:
                kept |= write["origin"]
            for entry in write["entries"]:
                assert entry["version"] == len(kept["entries"]) + 1
                kept["entries"].append(entry)
            kept["card"] = write["card"]
            for part in ("snapshot", "final"):
                if write[part] is not None:
                    kept[part] = write[part]
        for review in found["reviews"]:
            kept = self.store[review["table"]]
            kept["reviews"].append([review["number"], review["body"]])
        self.heard += [reply for _, reply in found["said"]]
        for ref, value, problem in found["answers"]:
            self.answers[ref] = (value, problem)
        self.jobs += found["jobs"]

    def ask(self, name: str, *given: Any) -> Any:
        """A request that is not refused."""
        self._refs += 1
        self.handle(do="request", ref=self._refs, name=name, given=list(given))
        value, problem = self.answers[self._refs]
        assert problem is None, problem
        return value

    def refused(self, name: str, *given: Any) -> str:
        """The code with which a request is refused."""
        self._refs += 1
        self.handle(do="request", ref=self._refs, name=name, given=list(given))
        problem: dict[str, str] = self.answers[self._refs][1]
        return problem["code"]

    def sit(self, table: str) -> None:
        """Look at a table, loaded if need be."""
        if not self.inbox.has(table):
            self.handle(do="load", table=table, stored=self.store[table])
        self.handle(do="connect", connection=1, table=table)
        self.say(type="hello", version=None)

    def say(self, **command: Any) -> None:
        self.handle(do="command", connection=1, data=command)

    def think(self) -> None:
        """Do every job that waits."""
        while self.jobs:
            job = self.jobs.pop(0)
            self.handle(do="result", job=job["id"], found=json.loads(think(json.dumps(job))))

    def now(self) -> dict[str, Any]:
        """The newest update."""
        return next(reply for reply in reversed(self.heard) if reply["type"] == "update")

    def play(self, decisions: int, chance: random.Random) -> None:
        """Decide by chance, so often or until the game is over."""
        for _ in range(decisions):
            self.think()
            update = self.now()
            if update["curtain"] is not None:
                self.say(type="look", seat=update["curtain"])
                update = self.now()
            if update["table"]["status"] != "running":
                return
            action = chance.choice(update["choices"])["id"]
            self.say(type="act", version=update["version"], action=action)


ALONE = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
SCREEN = [{"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Bo"}]


@pytest.mark.parametrize("game", ["patolli", "tikal", "founders", "teotihuacan"])
@pytest.mark.parametrize("seats", [ALONE, SCREEN])
def test_a_game_goes_on_after_every_reload(game: str, seats: list[dict[str, str]]) -> None:
    page = Page()
    table = page.ask("open", {"game": game, "seats": seats, "seed": 5}, "Ana")["id"]
    chance = random.Random(3)
    for _ in range(6):
        page.sit(table)
        page.play(5, chance)
        before = page.inbox.tables.tables[table]
        page = Page(page.store)  # the tab is closed, and all that was in memory is gone
        page.sit(table)
        after = page.inbox.tables.tables[table]
        assert after.line == before.line
        assert after.state == before.state
    last = page.inbox.tables.tables[table]
    assert last.state is not None
    assert last.length >= 25 or last.state.over  # a race may be short


def test_a_whole_game_is_played_reviewed_and_moved() -> None:
    page = Page()
    form = {"game": "patolli", "seats": ALONE, "options": {"pieces": 2}, "seed": 2}
    table = page.ask("open", form, "")["id"]
    page.sit(table)
    page.play(2000, random.Random(1))
    card = page.store[table]["card"]
    assert card["status"] == "finished"
    assert card["outcome"] is not None
    stats = page.ask("stats", table)
    assert stats["length"] == card["length"]
    assert "best_turn" in [one["kind"] for one in stats["highlights"]]
    for one in stats["highlights"]:
        assert page.ask("moment", table, one["at"])["view"]["game"] == "patolli"
    assert page.ask("moment", table, 3)["at"] == 3

    assert page.ask("startReview", table)["status"] == "thinking"
    page.think()
    review = page.ask("review", table, 0)
    assert (review["status"], review["done"]) == ("done", len(review["turns"]))
    assert review["turns"][0]["from"] == 0
    page = Page(page.store)
    page.sit(table)
    assert page.ask("review", table, 0) == review

    record = page.ask("record", table, "json")
    assert patolli.replay(Record.read(record)).over
    shown = page.ask("upload", page.ask("record", table, "text"))["id"]
    fork = page.ask("fork", shown, {"at": 4, "seats": ALONE}, "Ana")
    assert (fork["status"], fork["forked_from"]) == ("running", shown)
    again = page.ask("rematch", table)
    assert again["rematch_of"] == table
    assert page.store[table]["card"]["rematch"] == again["id"]


def test_a_running_table_is_moved_by_its_record() -> None:
    page = Page()
    table = page.ask("open", {"game": "tikal", "seats": ALONE, "seed": 8}, "Ana")["id"]
    page.sit(table)
    page.play(12, random.Random(1))
    state = page.inbox.tables.tables[table].state
    shown = Page().ask("upload", page.ask("record", table, "json"))
    assert state is not None
    assert shown["length"] == len(state.actions)


def test_hints_previews_undo_and_refusals() -> None:
    page = Page()
    table = page.ask("open", {"game": "tikal", "seats": ALONE, "seed": 8}, "Ana")["id"]
    page.sit(table)
    page.think()
    update = page.now()
    page.say(type="preview", version=update["version"], ref=7)
    found = page.heard[-1]
    assert (found["type"], found["ref"]) == ("previews", 7)
    assert len(found["previews"]) == len(update["choices"])
    page.say(type="hint", version=update["version"], ref=8)
    page.think()
    hint = page.heard[-1]
    assert (hint["type"], hint["ref"]) == ("hint", 8)
    assert hint["action"] in [choice["id"] for choice in update["choices"]]
    page.say(type="act", version=update["version"], action=update["choices"][0]["id"], ref=9)
    assert page.now()["ref"] == 9
    page.say(type="act", version=update["version"], action=0, ref=10)
    assert (page.heard[-1]["code"], page.heard[-1]["ref"]) == ("stale", 10)
    page.say(type="dance", ref=11)
    assert page.heard[-1]["code"] == "bad_request"
    assert page.refused("table", "nowhere") == "unknown_table"
    assert page.refused("open", {"game": "go", "seats": ALONE}, "") == "unknown_game"
    assert page.refused("open", {"game": "tikal", "seats": [{"kind": "open"}]}, "") == "bad_option"
    strange = [{"kind": "me"}, {"kind": "bot", "level": "novice", "style": "temples"}]
    assert page.refused("open", {"game": "patolli", "seats": strange}, "") == "bad_option"
    program = [{"kind": "me"}, {"kind": "bot", "level": "exec:true"}]
    assert page.refused("open", {"game": "patolli", "seats": program}, "") == "bad_option"


def test_a_bot_plays_in_its_style() -> None:
    page = Page()
    seats = [{"kind": "bot", "level": "novice", "style": "bold"}] * 2
    table = page.ask("open", {"game": "patolli", "seats": seats, "seed": 5}, "Ana")
    assert table["seats"][0]["style"] == "bold"
    page.sit(table["id"])
    assert [job["given"][1] for job in page.jobs] == ["novice:bold"]


def test_what_another_tab_stored_is_told_and_what_it_took_is_given_up() -> None:
    first = Page()
    table = first.ask("open", {"game": "patolli", "seats": SCREEN, "seed": 5}, "Ana")["id"]
    first.sit(table)
    second = Page(first.store)
    second.sit(table)
    known = second.inbox.version(table)
    first.play(3, random.Random(1))
    news = first.store[table]["entries"][known:]
    second.handle(do="advance", table=table, stored=news)
    assert second.now()["version"] == first.now()["version"]
    assert second.now()["view"] == first.now()["view"]

    second.handle(do="lost", table=table, connection=1, ref=4)
    assert (second.heard[-1]["code"], second.heard[-1]["ref"]) == ("stale", 4)
    assert not second.inbox.has(table)
    second.sit(table)
    assert second.now()["version"] == first.now()["version"]
