"""HTTP: games, texts, rules, health, metrics and the web client's files."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

import patolli
from patolli import bots, ledger
from patolli.bots.plugins import PICTURES, BadPlugin, plugin
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Option, Value, settle
from patolli.edition_figures import edition_figures
from patolli.ledger import NoLedger
from patolli.resources import PACKAGE
from patolli.server.http.dependencies import AnyRequest, Serving
from patolli.server.http.errors import REFUSALS
from patolli.server.http.forms import GameInfo, Games, Health, OptionInfo, Texts
from patolli.server.ops.logs import log
from patolli.server.thinking.executor import LEVELS
from patolli.table.errors import Refused
from patolli.text import DEFAULT_LANGUAGE, folders, languages

KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
    ".md": "text/markdown",
}
FRESH = {"cache-control": "no-cache"}
PACKED = {".html", ".js", ".css", ".json", ".svg", ".txt", ".md", ".webmanifest"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Patolli</title>
<p>The server runs, but the web table is not built: run <code>make web</code>.</p></html>"""


@cache
def all_games() -> list[GameInfo]:
    """The games that load."""
    found: list[GameInfo] = []
    for game_id in patolli.games():
        try:
            game = patolli.load(game_id)
        except Exception:  # a broken game must not stop the others
            log("game-not-loaded", level="error", exception=True, game=game_id)
            continue
        options = [
            msgspec.convert({**option.json(), "allowed": allowed(game, option)}, OptionInfo)
            for option in game.options
        ]
        styles = bots.styles(game.id)
        found.append(GameInfo(game.id, game.rules_version, list(game.seats), options, styles))
    return found


def allowed(game: Game, option: Option) -> dict[str, list[Value]]:
    """The choices of an option by the number of seats, as the game itself allows them."""

    def fits(choice: Value, seats: int) -> bool:
        try:
            game.check_options(settle(game.options, {option.key: choice}, seats), seats)
        except BadOption:
            return False
        return True

    return {
        str(seats): [choice for choice in option.choices if fits(choice, seats)]
        for seats in game.seats
    }


@get("/api/games", responses=REFUSALS)
async def games(services: Serving) -> Games:
    """What can be played here."""
    return Games(all_games(), LEVELS, list(services.settings.bots))


@get("/api/texts/{language:str}", responses=REFUSALS)
async def texts(request: AnyRequest, language: FromPath[str]) -> Response[Texts | None]:
    """All sentences of a language."""
    if language not in languages():
        raise Refused("not_found")
    files: dict[str, str] = {}
    for folder in folders():
        for path in sorted((folder / language).glob("*.ftl")):
            files[path.stem] = files.get(path.stem, "") + path.read_text(encoding="utf-8")
    tag = '"' + hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16] + '"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(Texts(language, files), headers=headers)


@get("/locales/{language:str}/{file:str}", responses=REFUSALS, media_type="text/plain")
async def one_text(language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """One file of sentences."""
    if language in languages() and file.endswith(".ftl"):
        for folder in folders():
            for path in (folder / language).glob("*.ftl"):
                if path.name == file:
                    return Response(path.read_bytes(), media_type="text/plain")
    raise Refused("not_found")


@get("/api/rules/{game:str}", responses=REFUSALS, media_type="text/markdown")
async def rules(
    game: FromPath[str], language: Annotated[str, QueryParameter(max_length=8)] = "en"
) -> Response[bytes]:
    """The rules of a game in our own words."""
    if any(known.id == game for known in all_games()):
        for wanted in (language, DEFAULT_LANGUAGE):
            if wanted in languages():
                try:
                    path = ledger.page(game, wanted)
                except NoLedger:
                    continue
                text = path.read_bytes() + edition_figures(game, wanted).encode()
                return Response(text, media_type=KINDS[".md"])
    raise Refused("not_found")


@get("/pictures/{game:str}/{file:path}", include_in_schema=False)
async def pictures(game: FromPath[str], file: FromPath[Path]) -> Response[bytes]:
    """A file of the web board that another distribution ships for its game.

    Every game has a `board.js`; that of a game without pictures says so, and is no error.
    """
    name = str(file).lstrip("/")
    found = picture_files(game).get(name)
    if found is not None:
        return Response(found.read_bytes(), media_type=KINDS[found.suffix], headers=FRESH)
    if name == "board.js" and any(known.id == game for known in all_games()):
        return Response(b"export default null;\n", media_type=KINDS[".js"], headers=FRESH)
    raise Refused("not_found")


@cache
def picture_files(game: str) -> dict[str, Path]:
    """The files beside a game's `board.js`, by their path from there."""
    try:
        package = plugin(PICTURES, game)
    except BadPlugin:  # the game is played on the board that every game has
        log("pictures-not-loaded", level="error", exception=True, game=game)
        return {}
    if not isinstance(package, ModuleType) or package.__file__ is None:
        return {}
    folder = Path(package.__file__).parent
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix in KINDS)
    return {path.relative_to(folder).as_posix(): path for path in files}


@get("/healthz", responses=REFUSALS)
async def health(services: Serving) -> Response[Health]:
    """Whether the server can do its work."""
    database = await services.storage.healthy()
    status = 200 if database else 503
    return Response(Health(database, database, patolli.__version__), status_code=status)


@get("/metrics", include_in_schema=False)
async def metrics(services: Serving) -> Response[bytes]:
    """For Prometheus."""
    if not services.settings.metrics:
        raise Refused("not_found")
    services.metrics.crashes.set(services.executor.crashes)
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the web client; every other address is the client's own to understand."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/ws/", "/locales/", "/pictures/", "/schema/")):
        raise Refused("not_found")
    files = client_files()
    found = files.get(path.lstrip("/"))
    if found is None:
        if Path(path).suffix in KINDS and Path(path).suffix != ".html":
            raise Refused("not_found")
        found = files.get("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type="text/html")
    lasting = path.startswith("/assets/")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    packs = found.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(
        packed(found) if packs else found.read_bytes(),
        media_type=KINDS.get(found.suffix, "application/octet-stream"),
        headers=headers,
    )


@cache
def packed(path: Path) -> bytes:
    """A file of the web client, compressed once. Nothing secret is in it."""
    return gzip.compress(path.read_bytes(), mtime=0)


@cache
def client_files() -> dict[str, Path]:
    """The files of the built web client by their path; none when it is not built."""
    folder = PACKAGE / "server" / "static"
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


SITE = Router(
    "/",
    route_handlers=[games, texts, one_text, rules, pictures, health, metrics, page],
    tags=["site"],
)
