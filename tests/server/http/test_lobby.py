"""Tables around the game: making, finding, sitting, leaving, bots, rematch, fork, records."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from tests.server.clients import Person, together
from tests.server.running import Server
from tests.server.sockets.test_play import meet

import patolli
from patolli.text import Words

ANY = ["drawn", 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": [{"kind": "me"}]}, 422, "bad_option"),
        ({"options": {"pieces": 99}}, 422, "bad_option"),
        ({"options": {"wings": True}}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "exec:true"}]}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "os:path"}]}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice:bold"}]}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "style": "temples"}]}, 422, "bad_option"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}, 422, "bad_option"),
        ({"pace": {"kind": "live", "bank": 0}}, 400, "bad_pace"),
        ({"seats": "all"}, 400, "bad_request"),
        ({"undo": "always"}, 400, "bad_request"),
    ],
)
def test_a_table_that_can_not_be(
    server: Server, form: dict[str, Any], status: int, code: str
) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        whole = {"game": "patolli", "seats": [{"kind": "me"}, {"kind": "bot"}], **form}
        assert (await ann.post("/api/tables", whole, status))["code"] == code

    asyncio.run(work())


def test_a_bot_plays_in_a_style_and_is_called_by_it(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        bold = {"kind": "bot", "level": "novice", "style": "bold"}
        form = {"game": "patolli", "seats": [{"kind": "me"}, bold, bold]}
        table = await ann.post("/api/tables", form, 201)
        seats = table["seats"]
        assert [seat["style"] for seat in seats] == ["", "bold", "bold"]
        called = [Words("en").text(x["called"]["key"], x["called"]["data"]) for x in seats[1:]]
        assert called == ["Novice 1, bold", "Novice 2, bold"]
        games = {game["id"]: game for game in (await ann.get("/api/games"))["games"]}
        assert games["patolli"]["styles"] == ["bold", "careful"]
        wrong = {**form, "seats": [{"kind": "me"}, {**bold, "style": "wild"}]}
        refused = await ann.post("/api/tables", wrong, 422)
        assert "bold, careful" in str(refused)

    asyncio.run(work())


def test_the_lobby_shows_what_is_open_and_hides_what_is_private(any_server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        shown = await ann.table("patolli", ["me", "open"], visibility="public")
        hidden = await ann.table("patolli", ["me", "invited"])
        page = await ben.get("/api/tables?free=true&game=patolli")
        ids = [table["id"] for table in page["tables"]]
        assert shown["id"] in ids
        assert hidden["id"] not in ids
        assert shown["id"] not in str(await ben.get("/api/tables?game=tikal"))
        mine = await ann.get("/api/tables?mine=true")
        assert {shown["id"], hidden["id"]} <= {table["id"] for table in mine["tables"]}
        for path in ("", "/update", "/chat", "/history/0", "/record"):
            answer = await ben.get(f"/api/tables/{hidden['id']}{path}", 404)
            assert answer["code"] == "unknown_table"
        assert hidden["invite"]
        seen = await ben.get(f"/api/tables/{hidden['id']}?invite={hidden['invite']}")
        assert seen["invite"] is None
        refused = await ben.post(f"/api/tables/{hidden['id']}/join", {"invite": "x"}, 404)
        assert refused["code"] == "unknown_table"
        joined = await ben.post(f"/api/tables/{hidden['id']}/join", {"invite": hidden["invite"]})
        assert joined["my_seats"] == [1]
        assert (await ben.get(f"/api/tables/{hidden['id']}"))["invite"] == hidden["invite"]

    asyncio.run(work())


def test_a_seat_that_is_open_to_all_can_be_found_by_all(any_server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        made = await ann.table("patolli", ["me", "open"])  # "private" unless said otherwise
        assert made["visibility"] == "public"
        lobby = await ben.get("/api/tables?free=true&status=open")
        assert made["id"] in [table["id"] for table in lobby["tables"]]
        path = f"/api/tables/{made['id']}"
        assert (await ben.post(f"{path}/join", {}))["my_seats"] == [1]
        await ann.post(f"{path}/start")
        running = await Person(any_server).get("/api/tables?status=running")
        assert made["id"] in [table["id"] for table in running["tables"]], "spectators find it"

    asyncio.run(work())


def test_a_public_table_by_invitation_has_no_seat_for_all(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("patolli", ["me", "invited"], visibility="public")
        lobby = await ben.get("/api/tables?free=true&status=open")
        assert made["id"] not in [table["id"] for table in lobby["tables"]]

    asyncio.run(work())


def test_a_seat_of_a_private_table_is_freed_for_those_with_the_link(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("patolli", ["me", "invited"])
        path = f"/api/tables/{made['id']}"
        await ben.post(f"{path}/join", {"invite": made["invite"]})
        await ben.post(f"{path}/leave")
        assert (await ann.get(path))["seats"][1]["kind"] == "invited"
        refused = await ann.post(f"{path}/seats/1", {"kind": "open"}, 422)
        assert refused["code"] == "bad_option"
        assert (await ben.get(path, 404))["code"] == "unknown_table"

    asyncio.run(work())


def test_finished_games_are_also_one_s_own(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(made["id"]) as chair:
            await chair.play(random.Random(1))
        for person, shown in ((ann, True), (ben, False), (Person(server), False)):
            found = await person.get("/api/tables?status=finished")
            assert (made["id"] in [table["id"] for table in found["tables"]]) is shown

    asyncio.run(work())


def test_my_turn_comes_first_and_leads_to_the_next(any_server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(any_server).guest("Ann"), await Person(any_server).guest("Ben")
        assert (await ann.get("/api/tables/next"))["table"] is None
        options = {"first_player": 0}
        mine: list[str] = []
        for _ in range(3):
            made = await ann.table("tikal", ["me", "invited"], options=options)
            await ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
            await ann.post(f"/api/tables/{made['id']}/start")
            mine.append(made["id"])
        newest = (await ann.table("patolli", ["me", "open"]))["id"]
        listed = (await ann.get("/api/tables?mine=true"))["tables"]
        assert [table["id"] for table in listed] == [*mine, newest]
        assert [table["my_turn"] for table in listed] == [True, True, True, False]
        of_ben = (await ben.get("/api/tables?mine=true"))["tables"]
        assert [table["id"] for table in of_ben] == mine[::-1]
        open_ones = (await ann.get("/api/tables?mine=true&status=open"))["tables"]
        assert [table["id"] for table in open_ones] == [newest]

        async def following(after: str) -> str | None:
            found = (await ann.get(f"/api/tables/next?after={after}"))["table"]
            return found["id"] if found else None

        assert [await following(one) for one in mine] == [mine[1], mine[2], mine[0]]
        assert await following(newest) == mine[0]
        async with ann.at(mine[0]) as chair:
            while chair.update["table"]["my_turn"]:
                await chair.act(chair.update["choices"][-1]["id"])
        assert await following(mine[0]) == mine[1]
        assert await following(mine[1]) == mine[2]
        assert (await ben.get("/api/tables/next"))["table"]["id"] == mine[0]
        assert (await ben.get(f"/api/tables/next?after={mine[0]}"))["table"] is None
        await Person(any_server).get("/api/tables/next", 401)

    asyncio.run(work())


def test_the_form_offers_only_what_a_number_of_seats_allows(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        games = (await ann.get("/api/games"))["games"]
        first = {
            game["id"]: option["allowed"]
            for game in games
            for option in game["options"]
            if option["key"] == "first_player"
        }
        assert first["tikal"] == {"2": ["drawn", 0, 1], "3": ["drawn", 0, 1, 2], "4": ANY}
        assert first["teotihuacan"]["1"] == ["drawn"]
        assert [len(first["founders"][str(seats)]) for seats in (1, 2, 3, 4)] == [1, 3, 4, 5]
        for choice in first["founders"]["2"]:
            await ann.table("founders", ["me", "hotseat"], options={"first_player": choice})

    asyncio.run(work())


def called(table: dict[str, Any], language: str) -> list[str]:
    """What the seats are called, for a reader of a language."""
    words = Words(language)
    told = [seat["called"] for seat in table["seats"]]
    return [words.text(text["key"], text["data"]) for text in told]


def test_seats_are_called_by_the_best_name_that_is_known(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        seats = [
            {"kind": "me"},
            {"kind": "hotseat", "name": "Zoé"},
            {"kind": "hotseat"},
            {"kind": "bot", "level": "apprentice"},
        ]
        made = await ann.post("/api/tables", {"game": "tikal", "seats": seats}, 201)
        assert called(made, "en") == ["Ann", "Zoé", "Player 3", "Apprentice"]
        assert called(made, "fr") == ["Ann", "Zoé", "Joueur 3", "Apprenti"]
        listed = (await ann.get("/api/tables?mine=true"))["tables"][0]
        assert called(listed, "fr") == called(made, "fr")
        made = await ann.table("tikal", ["me", "master", "master", "novice"])
        assert called(made, "fr") == ["Ann", "Maître 1", "Maître 2", "Novice"]

    asyncio.run(work())


def test_a_name_that_is_given_later_is_seen_where_one_sits(any_server: Server) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("")
        made = await ann.table("patolli", ["me", "hotseat", "novice"])
        assert called(made, "en") == ["Guest", "Player 2", "Novice"]
        async with ann.at(made["id"]) as chair:
            await ann.request("PATCH", "/api/me", {"name": "Ann"})
            while called(chair.update["table"], "en")[0] != "Ann":
                await chair.receive()
            assert called(chair.update["table"], "en") == ["Ann", "Player 2", "Novice"]
            assert chair.update["steps"][-1]["kind"] in ("name", "action")

    asyncio.run(work())


def test_a_friend_is_invited_by_name_and_says_a_better_one(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest(""), await Person(server).guest("", "fr")
        seats = [{"kind": "me"}, {"kind": "invited", "name": "Ben"}, {"kind": "invited"}]
        made = await ann.post("/api/tables", {"game": "tikal", "seats": seats}, 201)
        assert called(made, "en") == ["Guest", "Kept for Ben", "Kept for a guest"]
        assert called(made, "fr")[0] == "Invité"
        path = f"/api/tables/{made['id']}"
        joined = await ben.post(f"{path}/join", {"invite": made["invite"], "seat": 1})
        assert called(joined, "en")[1] == "Ben", "as the invitation says"
        cid = await Person(server).guest("")
        await cid.table("patolli", ["me", "invited"])
        body = {"invite": made["invite"], "name": "Cid"}
        assert called(await cid.post(f"{path}/join", body), "en")[2] == "Cid"
        assert (await cid.get("/api/me"))["person"]["name"] == "Cid", "they keep it"
        assert called((await cid.get("/api/tables?mine=true"))["tables"][0], "en")[0] == "Cid"
        two = await ann.post("/api/tables", {"game": "tikal", "seats": [seats[0], seats[2]]}, 201)
        await (await Person(server).guest("")).post(
            f"/api/tables/{two['id']}/join", {"invite": two["invite"]}
        )
        assert called(await ann.get(f"/api/tables/{two['id']}"), "fr") == ["Invité 1", "Invité 2"]

    asyncio.run(work())


def test_pages_of_the_lobby_follow_each_other(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = [(await ann.table("patolli", ["me", "open"]))["id"] for _ in range(53)]
        first = await ann.get("/api/tables?mine=true")
        second = await ann.get(f"/api/tables?mine=true&before={first['more']}")
        listed = [table["id"] for table in first["tables"] + second["tables"]]
        assert sorted(listed) == sorted(made)
        assert second["more"] is None
        assert (await ann.get("/api/tables?before=x", 400))["code"] == "bad_request"

    asyncio.run(work())


def test_sitting_down_standing_up_and_starting(server: Server) -> None:
    async def work() -> None:
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table("patolli", ["me", "open", "open"], visibility="public")
        path = f"/api/tables/{made['id']}"
        assert (await ben.post(f"{path}/start", None, 403))["code"] == "forbidden"
        assert (await ann.post(f"{path}/start", None, 409))["code"] == "seats_open"
        assert (await ben.post(f"{path}/join", {"seat": 2}))["my_seats"] == [2]
        assert (await ben.post(f"{path}/join", {"seat": 1}, 409))["code"] == "seat_taken"
        assert (await ben.post(f"{path}/leave"))["my_seats"] == []
        await ben.post(f"{path}/join", {})
        bot = {"kind": "bot", "level": "novice"}
        assert (await ben.post(f"{path}/seats/2", bot, 403))["code"] == "forbidden"
        await ann.post(f"{path}/seats/2", bot)
        started = await ann.post(f"{path}/start")
        assert started["status"] == "running"
        assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
        assert (await ann.post(f"{path}/start", None, 409))["code"] == "not_open"
        assert (await ann.post(f"{path}/close", None, 403))["code"] == "forbidden"
        await ben.post(f"{path}/leave")
        program = {"kind": "bot", "level": "exec:true"}  # which a person may not run here
        assert (await ann.post(f"{path}/replace/1", program, 422))["code"] == "bad_option"
        replaced = await ann.post(f"{path}/replace/1", {"kind": "bot", "level": "novice"})
        assert replaced["seats"][1]["kind"] == "bot"
        back = await ben.post(f"{path}/join", {})
        assert back["my_seats"] == [1], "a player who left may come back"
        await ben.post(f"{path}/leave", {"hand_over": True})
        await ann.post(f"{path}/replace/1", {"kind": "open"})
        cid = await Person(server).guest("Cid")
        assert (await cid.post(f"{path}/join", {}))["my_seats"] == [1]
        async with cid.at(made["id"]) as chair, ann.at(made["id"]) as other:
            await asyncio.gather(chair.play(random.Random(1)), other.play(random.Random(2)))
            assert chair.update["table"]["status"] == "finished"
        again = await ann.post(f"{path}/rematch")
        assert again["rematch_of"] == made["id"]
        assert (await cid.post(f"{path}/rematch"))["id"] == again["id"]
        assert (await cid.post(f"/api/tables/{again['id']}/join", {}))["my_seats"] == [1]
        assert (await ann.post(f"/api/tables/{again['id']}/start"))["status"] == "running"

    asyncio.run(work())


def test_around_one_screen_a_curtain_falls_between_hidden_hands(server: Server) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(made["id"]) as chair:
            assert chair.update["curtain"] is None, "nothing is hidden in Patolli"
            for _ in range(6):
                asked = chair.update["asked"]
                assert chair.update["viewer"] == asked
                await chair.act(chair.update["choices"][0]["id"])

    asyncio.run(work())


def test_history_and_what_happened_since_my_last_turn(any_server: Server) -> None:
    async def work() -> None:
        people, table = await meet(any_server, 2)
        chance = random.Random(3)
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            await together([ann, ben], 9, chance)
            for at in (0, 4, 9):
                moment = await people[0].get(f"/api/tables/{table}/history/{at}")
                assert (moment["at"], moment["length"], moment["viewer"]) == (at, 9, 0)
            assert moment["view"] == ann.update["view"]
            for nowhere in (10, -1, -(2**33), 2**33):  # PostgreSQL's integers have 32 bits
                await people[0].get(f"/api/tables/{table}/history/{nowhere}", 404)
            forbidden = await people[0].get(f"/api/tables/{table}/history/3?seat=1", 403)
            assert forbidden["code"] == "forbidden"
            assert (await people[0].get(f"/api/tables/{table}/record", 409))["code"]
            assert (await people[0].get(f"/api/tables/{table}/stats", 409))["code"]
            for me in (0, 1):
                since = await people[me].get(f"/api/tables/{table}/since")
                missed = [step["seat"] for step in since["steps"] if step["kind"] == "action"]
                assert len(missed) == 9 - since["at"]
                # First what the other one did, then what I have begun in answer.
                others = missed.count(1 - me)
                assert others > 0 or not missed
                assert missed == [1 - me] * others + [me] * (len(missed) - others)
                earlier = await people[me].get(f"/api/tables/{table}/history/{since['at']}")
                assert earlier["at"] == 9 - len(missed)

    asyncio.run(work())


def test_records_go_out_and_come_back(any_server: Server) -> None:
    async def work() -> None:
        ann = await Person(any_server).guest("Ann")
        made = await ann.table("patolli", ["me", "hotseat"], seed=11)
        async with ann.at(made["id"]) as chair:
            await chair.play(random.Random(1))
        path = f"/api/tables/{made['id']}"
        record = await ann.get(f"{path}/record")
        assert record["seed"] == 11
        state = patolli.replay(record)
        assert state.over
        text = (await ann.http.get(f"{path}/record?format=text")).text
        assert text.splitlines()[0] == "game: patolli"
        for body in ({"record": record}, {"text": text}, {"text": str(state.record().text())}):
            table = await ann.post("/api/records", body, 201)
            assert (table["status"], table["length"]) == ("finished", len(record["actions"]))
            assert table["outcome"] == state.outcome().json()  # type: ignore[union-attr]
            copy = await ann.get(f"/api/tables/{table['id']}/record")
            assert copy == record
            view = await ann.get(f"/api/tables/{table['id']}/history/5?seat=1")
            assert view["action"] == record["actions"][4]
        half = await ann.post(
            "/api/records", {"record": {**record, "actions": record["actions"][:6]}}, 201
        )
        assert (half["status"], half["length"]) == ("closed", 6)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        fork = await ann.post(f"/api/tables/{half['id']}/fork", {"at": 6, "seats": seats}, 201)
        async with ann.at(fork["id"]) as chair:
            expected = patolli.replay(record, to=6).observe(None)
            got = {**chair.update["view"], "viewer": None}
            assert got == httpx.Response(200, json=expected).json()

    asyncio.run(work())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": ""},
        {"text": "{"},
        {"text": "game: chess\nrules: 1\nseats: 2\nseed: 1\n\nmove e4"},
        {"text": "game: patolli\nrules: 1\nseats: 2\nseed: 1\n\nmove sideways"},
        {"text": "game: patolli\nrules: 99\nseats: 2\nseed: 1\n\npass"},
        {"text": "seats: 2"},
        {"record": {"game": "patolli"}},
        {"record": {"game": "patolli", "rules_version": 1, "seats": 2, "seed": 1, "actions": [9]}},
        {"record": {"game": "patolli", "rules_version": 1, "seats": 9, "seed": 1, "actions": []}},
        {
            "record": {
                "game": "patolli",
                "rules_version": 1,
                "seats": 2,
                "seed": 1,
                "actions": [],
                "position": {"game": "patolli", "rules_version": 1},
            }
        },
    ],
)
def test_a_broken_record_is_refused_with_a_reason(server: Server, body: dict[str, Any]) -> None:
    async def work() -> None:
        ann = await Person(server).guest("Ann")
        answer = await ann.post("/api/records", body, 422)
        assert answer["code"] == "bad_record"
        assert len(answer["data"]["detail"]) > 5

    asyncio.run(work())


def test_a_fork_of_a_running_game_deals_the_unknown_anew(server: Server) -> None:
    async def work() -> None:
        people, table = await meet(server, 2)
        chance = random.Random(3)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        async with people[0].at(table) as ann, people[1].at(table) as ben:
            await together([ann, ben], 5, chance)
            form = {"at": 5, "seats": seats}
            stranger = await Person(server).guest("Eve")
            refused = await stranger.post(f"/api/tables/{table}/fork", form, 409)
            assert refused["code"] == "not_finished"
            fork = await people[0].post(f"/api/tables/{table}/fork", form, 201)
            assert fork["forked_from"] == table
            now = await people[0].get(f"/api/tables/{fork['id']}/history/0")
            assert now["view"] == ann.update["view"]
            await people[0].post(f"/api/tables/{fork['id']}/close")
            record = await people[0].get(f"/api/tables/{fork['id']}/record")
            assert record["position"]["actions"] == []
            assert patolli.replay(record).observe(0)["scores"]

    asyncio.run(work())
