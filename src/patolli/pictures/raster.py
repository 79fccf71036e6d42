"""Pictures as pixels: PNG, and a recorded game as an animated GIF."""

from __future__ import annotations

from patolli.pictures.boards import HERE, NoPictures

FONTS = [str(path) for path in sorted((HERE / "fonts").glob("*.ttf"))]


def png(svg: str, width: int | None = None) -> bytes:
    """A drawing as PNG, in our own fonts, so that it is the same on every machine."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPictures("resvg-py") from None
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=FONTS,
        font_family="Patolli Sans",
        sans_serif_family="Patolli Sans",
        serif_family="Patolli Serif",
    )
