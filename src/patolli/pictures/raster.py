"""Pictures as pixels: our own fonts, so that they are the same on every machine."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from patolli.pictures.boards import HERE
from patolli.pictures.errors import BadPicture, NoPictures

if TYPE_CHECKING:
    from PIL.Image import Image

FONTS = [str(path) for path in sorted((HERE / "fonts").glob("*.ttf"))]

WIDEST = 8192  # the rasteriser ends the process where memory is short


def png(svg: str, width: int | None = None) -> bytes:
    """A drawing as PNG, that many pixels wide (None: as large as it is drawn)."""
    if width is not None and not (isinstance(width, int) and 1 <= width <= WIDEST):
        raise BadPicture(f"width is {width!r}: it must be a whole number from 1 to {WIDEST}")
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPictures("resvg-py") from None
    return bytes(
        svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=FONTS,
            font_family="Patolli Sans",
            sans_serif_family="Patolli Sans",
            serif_family="Patolli Serif",
        )
    )


def image(svg: str, width: int | None = None) -> Image:
    """A drawing as an image of Pillow, without transparency."""
    try:
        from PIL import Image
    except ImportError:
        raise NoPictures("Pillow") from None
    return Image.open(io.BytesIO(png(svg, width))).convert("RGB")
