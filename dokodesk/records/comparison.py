"""How a stored result differs from the right one, each difference by name (RECORD_DETAILS 1, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from dokodesk.records.problems import shown
from dokodesk.records.yaml_text import flow

_NOTHING: Final = object()


def differences(stored: Any, right: dict[str, Any]) -> Iterator[str]:
    """Every difference between a stored result and the right one, as a sentence.

    Results are compared as data: the same keys in any order, the same numbers and words, lists in
    the same order.
    """
    if not isinstance(stored, dict):
        yield f"the stored result is {shown(stored)}, not a mapping"
        return
    for key, value in right.items():
        yield from _compared(key, stored.get(key, _NOTHING), value)
    for key in stored:
        if key not in right:
            yield f"the stored result has the unknown key {shown(key)}"


def _compared(name: str, stored: Any, right: Any) -> Iterator[str]:
    if stored is _NOTHING:
        yield f"{name} is missing; it should be {flow(right)}"
    elif same(stored, right):
        return
    elif name == "lines" and isinstance(stored, list):
        yield from _lines(stored, right)
    elif isinstance(right, dict) and isinstance(stored, dict):
        for key, value in right.items():
            yield from _compared(f"{name} of {key}", stored.get(key, _NOTHING), value)
        for key in stored:
            if key not in right:
                yield f"{name} has the unknown key {shown(key)}"
    else:
        yield f"{name} is {flow(stored)}; it should be {flow(right)}"


def _lines(stored: list[Any], right: list[Any]) -> Iterator[str]:
    for place, (found, wanted) in enumerate(
        zip_longest(stored, right, fillvalue=_NOTHING), start=1
    ):
        if found is _NOTHING:
            yield f"line {place} is missing; it should be {flow(wanted)}"
        elif wanted is _NOTHING:
            yield f"line {place} is {flow(found)}; there should be no such line"
        elif not same(found, wanted):
            yield f"line {place} is {flow(found)}; it should be {flow(wanted)}"


def same(stored: Any, right: Any) -> bool:
    """Whether two values are equal as data; ``true`` and 1 are not."""
    if isinstance(stored, dict) and isinstance(right, dict):
        return stored.keys() == right.keys() and all(
            same(stored[key], value) for key, value in right.items()
        )
    if isinstance(stored, list) and isinstance(right, list):
        return len(stored) == len(right) and all(map(same, stored, right))
    return type(stored) is type(right) and bool(stored == right)
