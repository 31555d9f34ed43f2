"""Keeps a fault inside a method that Qt calls from tearing the whole program down.

An exception that leaves a painting method keeps its painter alive in the traceback, and Qt then
crashes when it shows what was painted. With Python 3.11 there is a second way: an exception made by
the interpreter itself (a wrong number of values, a wrong argument) that passes through Qt back into
Python is not a complete object yet, which PySide does not expect. Caught in time it is neither.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

__all__ = ["guarded"]

P = ParamSpec("P")


def guarded(paint: Callable[P, None]) -> Callable[P, None]:
    """Lets a painting method report its faults as any other fault, and end its painters.

    Args:
        paint: ``paintEvent`` of a widget, or ``paint`` of an item or a delegate.
    """

    @wraps(paint)
    def painted(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            paint(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing above can take it
            sys.excepthook(type(error), error, error.__traceback__)
            # Gives up the painters that still lie in the frames.
            traceback.clear_frames(error.__traceback__)

    return painted
