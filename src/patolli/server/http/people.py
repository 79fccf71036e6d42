"""HTTP: signing in, one's own account, blocks, reports."""

from __future__ import annotations

from litestar import Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from patolli.core.message import Data
from patolli.server.http.dependencies import Asker, Asking, Serving
from patolli.server.http.errors import REFUSALS
from patolli.server.http.forms import (
    Block,
    ChangeMe,
    ChangePassword,
    Claim,
    DeleteMe,
    Me,
    NewGuest,
    NewReport,
    SessionOut,
    SignIn,
)
from patolli.server.people.middleware import CSRF, SESSION
from patolli.server.people.sessions import session_id
from patolli.server.services import Services
from patolli.server.storage.forgetting import forget
from patolli.table.errors import Refused


@get("/me", responses=REFUSALS)
async def show_me(services: Serving, asker: Asking) -> Response[Me]:
    """Who is signed in, and the token that changes must carry."""
    token = asker.token if asker.account is not None else None
    me = await _me(services, asker.account, asker.token)
    return Response(me, cookies=_cookies(services, token, me.csrf))


@post("/guests", responses=REFUSALS)
async def new_guest(services: Serving, asker: Asking, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once."""
    asker.refuse_banned()
    await services.limits.take_shared("guest", asker.address)
    person = await services.people.guest(data.name, data.language)
    return await _signed_in(services, asker, person)


@post("/sessions", responses=REFUSALS)
async def sign_in(services: Serving, asker: Asking, data: JSONBody[SignIn]) -> Response[Me]:
    """Come back to a claimed account."""
    await services.limits.take_shared("password", asker.address)
    person = await _proven(services, asker.address, data.login, data.password)
    await services.sanctions.refuse(person, "ban")
    return await _signed_in(services, asker, person)


@delete("/sessions", responses=REFUSALS)
async def sign_out(
    services: Serving, asker: Asking, everywhere: FromQuery[bool] = False
) -> Response[None]:
    """Sign out here, or everywhere."""
    if asker.account is not None:
        which = None if everywhere else session_id(asker.token)
        await services.end_sessions(asker.account, which)
        if everywhere:
            await services.notices.channels.remove_browsers(asker.account)
    gone = [Cookie(SESSION, value="", max_age=0), Cookie(CSRF, value="", max_age=0)]
    return Response(None, status_code=204, cookies=gone)


@get("/sessions", responses=REFUSALS)
async def list_sessions(services: Serving, asker: Asking) -> list[SessionOut]:
    """Where I am signed in."""
    return await services.sessions.of(asker.signed_in, asker.token)


@delete("/sessions/{session:str}", responses=REFUSALS)
async def end_session(services: Serving, asker: Asking, session: FromPath[str]) -> None:
    """Sign out there."""
    if not await services.end_sessions(asker.signed_in, session):
        raise Refused("not_found")


@post("/me/claim", status_code=200, responses=REFUSALS)
async def claim(services: Serving, asker: Asking, data: JSONBody[Claim]) -> Response[Me]:
    """Keep a guest's account. Its token is a new one: an old one may have been seen."""
    await services.limits.take_shared("password", asker.address)
    person = asker.signed_in
    await services.people.claim(person, data)
    await services.end_sessions(person)
    return await _signed_in(services, asker, person, 200)


@post("/me/password", status_code=200, responses=REFUSALS)
async def change_password(
    services: Serving, asker: Asking, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Another password. All sessions end, and this browser gets a new one."""
    await services.limits.take_shared("password", asker.address)
    person = asker.signed_in
    login = (await services.people.person(person)).login
    if login is None:
        raise Refused("forbidden")
    await _proven(services, asker.address, login, data.password)
    await services.people.set_password(person, data.new)
    await services.end_sessions(person)
    return await _signed_in(services, asker, person, 200)


@patch("/me", responses=REFUSALS)
async def change_me(services: Serving, asker: Asking, data: JSONBody[ChangeMe]) -> Me:
    """Another name or language."""
    person = asker.signed_in
    if data.name is not None:  # it changes every table where that person sits
        services.limits.take("name", person)
    before = (await services.people.person(person)).name
    await services.people.change(person, data.name, data.language)
    me = await _me(services, person, asker.token)
    if me.person is not None and me.person.name != before:
        await services.lobby.rename(person, before, me.person.name)
    return me


@get("/me/export", responses=REFUSALS)
async def export_me(services: Serving, asker: Asking) -> Data:
    """Everything that is stored about me."""
    await services.limits.take_shared("export", asker.own_account)
    notices = await services.notices.channels.export(asker.own_account)
    return await services.people.export(asker.own_account) | {"notices": notices}


@delete("/me", responses=REFUSALS)
async def delete_me(
    services: Serving, asker: Asking, data: JSONBody[DeleteMe | None] = None
) -> Response[None]:
    """Delete my account; the seats I play are left."""
    person = asker.own_account
    await services.limits.take_shared("password", asker.address)
    await services.people.confirm(person, data.password if data is not None else None)
    await services.end_sessions(person)
    await forget(services, person)
    return Response(None, status_code=204, cookies=[Cookie(SESSION, value="", max_age=0)])


@post("/blocks", status_code=204, responses=REFUSALS)
async def block(services: Serving, asker: Asking, data: JSONBody[Block]) -> None:
    """Keep that person's chat, invitations and person away from me."""
    await services.block(asker.signed_in, data.person, on=True)


@delete("/blocks/{person:str}", responses=REFUSALS)
async def unblock(services: Serving, asker: Asking, person: FromPath[str]) -> None:
    """Let that person near me again."""
    await services.block(asker.signed_in, person, on=False)


@post("/reports", status_code=204, responses=REFUSALS)
async def report(services: Serving, asker: Asking, data: JSONBody[NewReport]) -> None:
    """Show a moderator a person, a line of a chat, or a table."""
    await services.limits.take_shared("report", asker.signed_in)
    await services.reports.add(asker.signed_in, data)


async def _me(services: Services, person: str | None, token: str | None) -> Me:
    """Who is signed in."""
    known = await services.people.person(person) if person else None
    return Me(known, services.sessions.csrf(token))


async def _proven(services: Services, address: str, login: str, password: str) -> str:
    """The person whose login and password these are. Wrong ones make that address wait."""
    strict = bool(services.settings.rate_scale)
    if strict:
        services.backoff.check(address, login)
    try:
        person = await services.people.check(login, password)
    except Refused:
        if strict:
            services.backoff.failed(address, login)
        raise
    services.backoff.succeeded(address, login)
    return person


async def _signed_in(
    services: Services, asker: Asker, person: str, status: int = 201
) -> Response[Me]:
    token = await services.sessions.sign_in(person, asker.device)
    me = await _me(services, person, token)
    return Response(me, status_code=status, cookies=_cookies(services, token, me.csrf))


def _cookies(services: Services, token: str | None, csrf: str) -> list[Cookie]:
    """The session's cookie (hidden from scripts) and the CSRF token's (for our own page)."""
    settings = services.settings
    age = settings.session_days * 86_400
    cookies = [
        Cookie(CSRF, value=csrf, max_age=age, secure=settings.secure_cookies, samesite="lax")
    ]
    if token is not None:
        cookies.append(
            Cookie(
                SESSION,
                value=token,
                max_age=age,
                secure=settings.secure_cookies,
                httponly=True,
                samesite="lax",
            )
        )
    return cookies


PEOPLE = Router(
    "/api",
    route_handlers=[
        show_me,
        new_guest,
        sign_in,
        sign_out,
        list_sessions,
        end_session,
        claim,
        change_password,
        change_me,
        export_me,
        delete_me,
        block,
        unblock,
        report,
    ],
    tags=["people"],
)
