"""Positions as lines of a text file: why | seat | hand | trick | good cards | what else is known.

The last column holds, separated by semicolons: ``re SE`` (the Re seats; South and North unless
told), ``solo TYPE SEAT``, ``gone CARDS`` (fell before), ``has SEAT CARDS``, ``void SEAT CLASSES``,
``unknown`` (the sides are not certain).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dokodesk.engine.seat_view import SeatView
from tests.ai.positions import cards, late

SEATS = "SWNE"


def view_of(seat: str, hand: str, trick: str, more: str) -> SeatView:
    """The view of a position."""
    options: dict[str, Any] = {"others": {}, "voids": {}}
    for part in filter(None, (part.strip() for part in more.split(";"))):
        word, _, rest = part.partition(" ")
        match word:
            case "re":
                options["re"] = tuple(SEATS.index(letter) for letter in rest)
            case "solo":
                options["contract"], who = rest.split()
                options["soloist"] = SEATS.index(who)
                options["re"] = (SEATS.index(who),)
            case "gone":
                options["gone"] = rest
            case "has":
                options["others"][SEATS.index(rest[0])] = rest[2:]
            case "void":
                options["voids"][SEATS.index(rest[0])] = rest[2:].split()
            case "unknown":
                options["known"] = False
            case _:
                raise ValueError(part)
    return late(SEATS.index(seat), hand, trick=trick, **options)


def spots(section: str) -> list[Any]:
    """The positions of a section of ``spots.txt`` as test parameters: view, good cards."""
    text = Path(__file__).with_name("spots.txt").read_text(encoding="utf-8")
    block = text.split(f"[{section}]")[1].split("[")[0]
    found = []
    for line in block.strip().splitlines():
        columns = [column.strip() for column in line.split("|")]
        why, seat, hand, trick, good, more = (*columns, "")[:6]
        try:
            view = view_of(seat, hand, trick, more)
        except AssertionError as error:
            raise AssertionError(f"{line}: {error}") from error
        found.append(pytest.param(view, cards(good), id=why.replace(" ", "_")))
    return found
