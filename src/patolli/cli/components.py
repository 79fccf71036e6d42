"""`patolli components`: the printed figures of a game, and an owner's own edition of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from patolli.cli.shared.arguments import GameId, Language
from patolli.cli.shared.console import out
from patolli.core.components import differences, sources
from patolli.core.editions import edition_of
from patolli.core.errors import BadComponents, PatolliError
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.installation import components_of, use_components, use_standard
from patolli.registry import standard
from patolli.text import Words, languages

TRIALS: Final = 3  # games for each number of players


class NoEdition(PatolliError):
    """Figures that can't be shown or written."""


def components(
    game: GameId,
    lang: Language,
    export: Annotated[Path | None, typer.Option("--export", help="cli-help-export")] = None,
    check: Annotated[Path | None, typer.Option("--check", help="cli-help-check")] = None,
    use: Annotated[Path | None, typer.Option("--use", help="cli-help-use")] = None,
    back: Annotated[bool, typer.Option("--standard", help="cli-help-standard")] = False,
) -> None:
    """Show, export, check or replace the printed figures of a game."""
    words = Words(lang)
    ours = standard(game)
    if ours.components_file is None:
        raise NoEdition(f"{game} has no other editions: its figures are all printed in its rules")
    if export is not None:
        if export.exists():
            raise NoEdition(f"{export} is there already: choose another name")
        export.write_bytes(ours.components_file.read_bytes())
        _say(words, "cli-components-exported", file=str(export))
    elif check is not None:
        _differences(words, ours, accepted(ours, check))
    elif use is not None:
        edition = accepted(ours, use)
        path = use_components(game, use)
        _differences(words, ours, edition)
        _say(words, "cli-components-used", edition=edition.edition, file=str(path))
    elif back:
        use_standard(game)
        _say(words, "cli-components-standard", edition=ours.edition)
    else:
        _show(words, ours)


def accepted(ours: Game, file: Path) -> Game:
    """The game with the figures of a file that can be played; BadComponents has every reason."""
    edition = ours.with_components(file)
    reasons = [
        f"there is no word for {key.rsplit('-', 1)[1]!r} in {language!r}: {key}"
        for language in languages()
        for key in edition.printed_names()
        if not Words(language).has(key)
    ]
    if edition.rules_version != ours.rules_version and edition.edition == ours.edition:
        reasons.append(f"edition: {ours.edition!r} is what ours is called: name yours otherwise")
    reasons = reasons or _trials(edition)
    if reasons:
        raise BadComponents(str(file), reasons)
    return edition


def _trials(game: Game) -> list[str]:
    """What goes wrong in a few random games."""
    for seats in game.seats:
        for seed in range(TRIALS):
            state = game.new(seats, seed)
            rng = Rng.seeded(seed)
            try:
                while not state.over:
                    state.apply(rng.pick(state.legal()))
                broken = state.check()
            except Exception as error:
                broken = [f"{type(error).__name__}: {error}"]
            if broken:
                return [f"a game of {seats} (seed {seed}) can't be played: {broken[0]}"]
    return []


def _show(words: Words, ours: Game) -> None:
    """Which edition is in use, and what its figures rest on."""
    own = components_of(ours.id)
    assert ours.components_file is not None
    file = own or ours.components_file
    edition = ours if own is None else ours.with_components(own)
    _say(words, "cli-components-edition", edition=edition.edition, file=str(file))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.text("cli-components-table"))
    table.add_column(words.text("cli-components-source"))
    for name, source in sources(file):
        table.add_row(name, source.replace("; ", "\n"))
    out.print(table)
    if own is not None:
        _differences(words, ours, edition)


def _differences(words: Words, ours: Game, edition: Game) -> None:
    """What an edition prints otherwise than ours."""
    assert ours.components_file is not None
    assert edition.components_file is not None
    found = differences(ours.components_file, edition.components_file)
    if edition.rules_version == ours.rules_version:
        _say(words, "cli-components-same")
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("figure", "ours", "theirs"):
        table.add_column(words.text(f"cli-components-{head}"))
    for row in found:
        table.add_row(*row)
    out.print(table)
    code = edition_of(edition.rules_version)
    _say(words, "cli-components-sound", edition=edition.edition, code=code, count=len(found))


def _say(words: Words, key: str, **data: str | int) -> None:
    out.print(words.text(key, data), markup=False, soft_wrap=True)
