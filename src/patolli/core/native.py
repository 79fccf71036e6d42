"""The mypyc hints that the engine needs, usable where mypyc is not installed.

A class marked `mypyc_attr(allow_interpreted_subclasses=True)` can be subclassed by plain Python
even when it is compiled: a game written yesterday runs on the compiled core. A number annotated as
`i64` is a bare machine word there, for hot arithmetic that never leaves 63 bits; interpreted it is
an int like any other. `mypyc_attr(free_list_len=1)` keeps the memory of one dropped object for the
next one of its class: for frames that a game makes at every turn. This module itself is never
compiled.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_hints: Any) -> Any:
        """Do nothing: only the compiler reads the hints."""
        return lambda cls: cls
