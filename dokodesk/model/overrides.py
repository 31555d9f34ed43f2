"""Makes faults inside methods that Qt calls harmless for the process.

In Python 3.11 an exception made by the interpreter itself (a wrong number of values, an index too
large, an object of Qt that is gone) is at first not a complete object. When it leaves a method that
Qt has called, and Qt in turn was called from Python, PySide takes it for a complete one and the
process dies. A handler on its way completes it; from then on it goes the way of every other
exception: to whoever called Qt, and at last to the global handler.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import ParamSpec, TypeVar

__all__ = ["complete_exceptions", "is_override"]

P = ParamSpec("P")
R = TypeVar("R")


def complete_exceptions() -> None:
    """Puts such a handler around every method that takes the place of one of Qt.

    It holds for all classes that are made afterwards, so it is called before the first of them.
    """
    if sys.version_info >= (3, 12):  # here exceptions are complete from the start
        return
    try:
        from shiboken6 import Shiboken
    except ImportError:  # the command line can do without Qt
        return

    def made(cls: type, /, **kwargs: object) -> None:
        # ``super`` with the class it is put into.
        super(Shiboken.Object, cls).__init_subclass__(**kwargs)  # type: ignore[misc]
        for name, value in list(vars(cls).items()):
            if isinstance(value, FunctionType) and is_override(cls, name):
                setattr(cls, name, _completing(value))

    setattr(Shiboken.Object, "__init_subclass__", classmethod(made))  # noqa: B010 - for mypy


def is_override(cls: type, name: str) -> bool:
    """Whether a method of a class takes the place of one of Qt."""
    return not name.startswith("__") and any(
        base.__module__.startswith("PySide6") and hasattr(base, name) for base in cls.__mro__[1:]
    )


def _completing(method: Callable[P, R]) -> Callable[P, R]:
    @wraps(method)
    def called(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except BaseException:
            raise  # getting here is what completes it

    return called
