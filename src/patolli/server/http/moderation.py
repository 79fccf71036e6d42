"""HTTP: the page of moderation. Every handler asks first whether the person is a moderator."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from patolli.server.http.dependencies import Asker, Asking, Serving
from patolli.server.http.errors import REFUSALS
from patolli.server.http.forms import SanctionKind
from patolli.server.http.moderation_forms import (
    LogPage,
    NewSanction,
    PeoplePage,
    Reason,
    ReportPage,
    TablePage,
)
from patolli.server.moderation.actions import Moderator
from patolli.server.services import Services

Wanted = Annotated[str, QueryParameter(max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=0, lt=2**31)]
MOST = 2**31


@get("/reports", responses=REFUSALS)
async def list_reports(
    services: Serving, asker: Asking, handled: FromQuery[bool] = False, before: Before = None
) -> ReportPage:
    """The reports that wait, or those that were handled."""
    await _moderator(services, asker)
    return await services.reports.read(handled, before)


@post("/reports/{report:int}", status_code=204, responses=REFUSALS)
async def handle_report(
    services: Serving, asker: Asking, report: FromPath[int], data: JSONBody[Reason]
) -> None:
    """Say what was done about a report."""
    moderator = await _moderator(services, asker)
    await services.reports.handle(moderator.person, _stored(report), data.reason)


@get("/people", responses=REFUSALS)
async def find_people(services: Serving, asker: Asking, find: Wanted = "") -> PeoplePage:
    """People by name, login or id."""
    return await (await _moderator(services, asker)).find_people(find.strip())


@post("/people/{person:str}", status_code=204, responses=REFUSALS)
async def sanction(
    services: Serving, asker: Asking, person: FromPath[str], data: JSONBody[NewSanction]
) -> None:
    """Mute or ban a person."""
    await (await _moderator(services, asker)).sanction(person, data)


@delete("/people/{person:str}/{kind:str}", responses=REFUSALS)
async def lift(
    services: Serving,
    asker: Asking,
    person: FromPath[str],
    kind: FromPath[SanctionKind],
    data: JSONBody[Reason],
) -> None:
    """Let a person chat or play again."""
    await (await _moderator(services, asker)).lift(person, kind, data.reason)


@get("/tables", responses=REFUSALS)
async def find_tables(services: Serving, asker: Asking, find: Wanted = "") -> TablePage:
    """Tables by id, game or person."""
    return await (await _moderator(services, asker)).find_tables(find.strip())


@post("/tables/{table_id:str}/look", status_code=204, responses=REFUSALS)
async def look(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Reason]
) -> None:
    """Look at a table, also a private one, as a spectator does."""
    await (await _moderator(services, asker)).look(table_id, data.reason)


@delete("/tables/{table_id:str}", responses=REFUSALS)
async def delete_table(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Reason]
) -> None:
    """Delete a table for good."""
    await (await _moderator(services, asker)).delete_table(table_id, data.reason)


@delete("/lines/{line:int}", responses=REFUSALS)
async def delete_line(
    services: Serving, asker: Asking, line: FromPath[int], data: JSONBody[Reason]
) -> None:
    """Take a line of a chat away."""
    await (await _moderator(services, asker)).delete_line(_stored(line), data.reason)


@get("/log", responses=REFUSALS)
async def read_log(services: Serving, asker: Asking, before: Before = None) -> LogPage:
    """What moderators have done."""
    await _moderator(services, asker)
    return await services.moderation_log.read(before)


async def _moderator(services: Services, asker: Asker) -> Moderator:
    return await Moderator.of(services, asker.signed_in)


def _stored(number: int) -> int:
    """A number that a row can have (0: none)."""
    return number if 0 < number < MOST else 0


MODERATION = Router(
    "/api/moderation",
    route_handlers=[
        list_reports,
        handle_report,
        find_people,
        sanction,
        lift,
        find_tables,
        look,
        delete_table,
        delete_line,
        read_log,
    ],
    tags=["moderation"],
)
