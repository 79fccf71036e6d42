"""Polyominoes: how they are drawn, turned and flipped."""

from __future__ import annotations

Cells = list[tuple[int, int]]


def read_shape(rows: list[str]) -> Cells:
    """The cells of a drawn shape: X a square, . nothing."""
    return [
        (row, col) for row, line in enumerate(rows) for col, mark in enumerate(line) if mark == "X"
    ]


def normal(cells: Cells) -> Cells:
    """The same cells moved to the north-west corner, sorted."""
    top = min(row for row, _ in cells)
    left = min(col for _, col in cells)
    return sorted((row - top, col - left) for row, col in cells)


def orientations(cells: Cells) -> list[Cells]:
    """The different ways a shape can lie: turned, then flipped and turned."""
    found: list[Cells] = []
    now = normal(cells)
    for flip in range(2):
        if flip:
            now = normal([(row, -col) for row, col in cells])
        for _ in range(4):
            if now not in found:
                found.append(now)
            now = normal([(col, -row) for row, col in now])
    return found


def drawing(cells: Cells) -> str:
    """An oriented shape as a word: `xx/x.`."""
    height = max(row for row, _ in cells) + 1
    width = max(col for _, col in cells) + 1
    lines = [
        "".join("x" if (row, col) in cells else "." for col in range(width))
        for row in range(height)
    ]
    return "/".join(lines)


def contiguous(cells: Cells) -> bool:
    """Whether the cells hang together by their sides."""
    if not cells:
        return False
    reached = [cells[0]]
    for row, col in reached:
        for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if near in cells and near not in reached:
                reached.append(near)
    return len(reached) == len(cells)
