"""Pictures show what the view says, nothing hidden, and stand alone."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.pictures import BadPicture, NoPictures, Picture
from patolli.pictures import boards as module
from tests.pictures.states import (
    GAMES,
    NS,
    TABLES,
    along,
    around,
    parsed,
    place,
    seats_in,
    texts,
    view_of,
)

PACKAGE = Path(module.__file__).parent


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_picture_stands_alone_and_names_every_player(game: str, seats: int) -> None:
    for state in along(game, seats):
        svg = Picture(state).svg()
        picture = parsed(svg)
        assert "var(" not in svg
        assert not any("class" in one.attrib or "style" in one.attrib for one in picture.iter())
        words = texts(picture)
        assert not [word for word in words if re.match(r"(web|core|[a-z]+-board)-", word)]
        for seat, points in enumerate(view_of(state)["scores"]):
            [plate] = [one for one in picture.iter() if one.get("data-seat") == str(seat)]
            assert f"Player {seat + 1}" in texts(plate)
            assert str(points) in texts(plate)
            assert seats_in(plate) == {seat}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_is_not_drawn(game: str) -> None:
    seats = max(patolli.load(game).seats)
    for state in along(game, seats, seed=8, count=3):
        for seat in (None, 0):
            drawn = Picture(state, seat).svg()
            for seed in range(2):
                assert Picture(state.determinize(seat, seed), seat).svg() == drawn


@pytest.mark.parametrize("seats", patolli.load("tikal").seats)
def test_tikal_shows_every_piece_on_its_space(seats: int) -> None:
    pieces = 0
    for state in along("tikal", seats):
        picture = parsed(Picture(state).svg())
        for space in view_of(state)["board"]["spaces"]:
            if space["hex"] is None:
                continue  # the jungle far away may be out of sight
            here = place(picture, f"space {space['space']}")
            assert space["space"] in texts(here)
            shown = {one["seat"] for one in space["pieces"]}
            shown |= {seat for seat in (space["holder"], space["camp"]) if seat is not None}
            shown |= {space["guard"]["seat"]} if space["guard"] else set()
            assert seats_in(here) == shown
            counts = [one["explorers"] for one in space["pieces"] if one["explorers"] > 1]
            assert {str(count) for count in counts} <= set(texts(here))
            if space["type"] == "temple":
                assert str(space["value"]) in texts(here)
            pieces += len(space["pieces"])
    assert pieces > 10


@pytest.mark.parametrize("seats", patolli.load("teotihuacan").seats)
def test_teotihuacan_shows_workers_and_discs(seats: int) -> None:
    workers = 0
    for state in along("teotihuacan", seats):
        view = view_of(state)
        picture = parsed(Picture(state).svg())
        names = {board["number"]: board["name"] for board in view["boards"]}
        for player in view["players"]:
            for colour, step in player["temples"].items():
                assert player["player"] in seats_in(place(picture, f"temple {colour} {step}"))
            for worker in player["workers"]:
                if worker["in_play"] and worker["board"]:
                    board = around(picture, f"board {names[worker['board']]}")
                    assert player["player"] in seats_in(board)
                    workers += 1
    assert workers > 5


@pytest.mark.parametrize("seats", patolli.load("founders").seats)
def test_founders_shows_every_city_and_favour(seats: int) -> None:
    for state in along("founders", seats):
        view = view_of(state)
        picture = parsed(Picture(state, 0).svg())
        for player in view["players"][1:]:
            city = place(picture, f"city {player['seat']}")
            assert player["seat"] in seats_in(city)
            assert str(player["points"]) in texts(city)
        for player in view["players"]:
            if player["favour"]:
                assert player["seat"] in seats_in(place(picture, f"favour {player['favour']}"))


@pytest.mark.parametrize("seats", patolli.load("patolli").seats)
def test_patolli_shows_every_piece_on_the_track(seats: int) -> None:
    for state in along("patolli", seats, count=6):
        on_track = [
            seat
            for seat, pieces in enumerate(view_of(state)["progress"])
            for at in pieces
            if 0 <= at < 52  # TRACK: 52 squares, then home
        ]
        picture = parsed(Picture(state).svg())
        moved = [
            one
            for one in picture.iter(f"{NS}g")
            if re.fullmatch(r"translate\(\d+, \d+\)", one.get("transform", ""))
        ]
        assert sorted(seat for one in moved for seat in seats_in(one)) == sorted(on_track)


def test_the_last_turn_is_marked() -> None:
    state = next(along("tikal", 2, count=2))
    while not any(event.key == "tikal-placed" for event in state.events):
        state.apply(state.answers[0])
    space = next(one.data["space"] for one in state.events if one.key == "tikal-placed")
    marked = parsed(Picture(state, last=state.events).svg())
    assert "#6f4a8e" in {one.get("stroke") for one in place(marked, f"space {space}").iter()}
    assert "#6f4a8e" not in Picture(state).svg()


def test_french_dark_and_names() -> None:
    state = patolli.load("tikal").new(2, 1)
    french = texts(parsed(Picture(state, language="fr", names=["Ana", "Bo"]).svg()))
    assert {"Ana", "Bo", "Points d’action"} <= set(french)
    assert "#141816" in Picture(state, theme="dark").svg()
    with pytest.raises(BadPicture, match="'pink': it must be light or dark"):
        Picture(state, theme="pink")
    with pytest.raises(BadPicture, match="no words in the language 'xx'"):
        Picture(state, language="xx").svg()


def test_a_game_without_a_board_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    state = patolli.load("patolli").new(2, 1)
    monkeypatch.setattr(module.boards(), "games", [])
    shown = texts(parsed(Picture(state).svg()))
    assert shown[0].startswith("patolli: turn ")
    assert any("progress" in line for line in shown)


def test_a_state_shows_itself_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    state = patolli.load("tikal").new(2, 1)
    assert state._repr_svg_() == Picture(state).svg()
    monkeypatch.setattr(module, "_here", type("Empty", (), {})())
    monkeypatch.setitem(sys.modules, "quickjs", None)
    assert state._repr_svg_() is None
    with pytest.raises(NoPictures, match=r'pictures need quickjs-ng: pip install "patolli\[pict'):
        Picture(state).svg()


def test_pixels_need_the_rasteriser(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Picture(patolli.load("patolli").new(2, 1))
    assert picture.png(320).startswith(b"\x89PNG")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPictures, match="pictures need resvg-py"):
        picture.png()


@pytest.mark.parametrize("width", [0, -1, 10**7, "wide", 80.5])
def test_a_width_that_no_picture_has_is_refused(width: Any) -> None:
    picture = Picture(patolli.load("patolli").new(2, 1))
    with pytest.raises(BadPicture, match="must be a whole number from 1 to 8192"):
        picture.png(width)


def test_a_file_is_svg_or_png(tmp_path: Path) -> None:
    picture = Picture(patolli.load("patolli").new(2, 1))
    picture.save(tmp_path / "a.svg")
    picture.save(str(tmp_path / "a.png"), 200)
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == picture.svg()
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    with pytest.raises(BadPicture, match=r"a\.jpg: the name must end in \.svg or \.png"):
        picture.save(tmp_path / "a.jpg")


def test_the_shipped_drawings_stay_small() -> None:
    sizes = {path.name: path.stat().st_size for path in PACKAGE.rglob("*.*") if path.is_file()}
    assert sizes["boards.js"] < 400_000
    assert sizes["boards.css"] < 80_000
    assert sizes["patolli-sans.ttf"] + sizes["patolli-serif.ttf"] < 80_000
