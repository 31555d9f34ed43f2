"""Sheets as web pages: whole, escaped, and with nothing from elsewhere."""

from __future__ import annotations

from html.parser import HTMLParser

import html5lib
import msgspec
import pytest

from dokodesk.records.html_form import html_text
from dokodesk.records.sheet_document import (
    Cell,
    Curve,
    DealSheet,
    SheetDocument,
    SheetLine,
    Words,
)

EVIL = '<script>alert("x")</script> & "Jürgen" ♣'
_VOID = frozenset({"meta", "line", "polyline"})


def document(name: str = EVIL, rows: int = 3) -> SheetDocument:
    return SheetDocument(
        title=f"Sheet of {name}",
        facts=("Rules: Standard",),
        heads=("No.", "Game"),
        numeric=(True, False),
        names=(name, "Ben"),
        lines=tuple(
            SheetLine((str(n), name), (Cell("+3", "3", 1, True, True), Cell("−3", "−3", -1)))
            for n in range(rows)
        ),
        totals=("3", "−3"),
        standing=((1, name, "3"), (2, "Ben", "−3")),
        notes=(name,),
        deals=(DealSheet(name, (name,), ((name, "+1"),), "1", ((name, "Re", "+3", "♣A"),)),),
        curves=(Curve(name, tuple(range(rows)), "3"), Curve("Ben", tuple(range(rows)), "−3")),
        words=Words(language="de"),
    )


class Checker(HTMLParser):
    """Takes note of the elements, and of those that are not closed in order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [value or "" for key, value in attrs if key in ("src", "href")]
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def checked(text: str) -> Checker:
    checker = Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    return checker


def test_names_are_shown_as_typed_and_never_run() -> None:
    found = checked(html_text([document()]))
    assert "script" not in found.seen
    assert EVIL in found.text
    assert found.text.count(EVIL) >= 8


def test_it_needs_nothing_from_elsewhere() -> None:
    text = html_text([document()])
    found = checked(text)
    assert found.addresses == []
    assert "http" not in text
    assert "@import" not in text
    assert text.startswith("<!DOCTYPE html>")
    assert '<html lang="de">' in text


def test_every_row_has_every_column() -> None:
    text = html_text([document("Anna", rows=5)])
    for row in text.split("<tbody>")[1].split("</tbody>")[0].strip().splitlines():
        assert row.count("<td") == 2 + 2 * 2


def test_several_sheets_stand_one_after_the_other() -> None:
    found = checked(html_text([document("A"), document("B")]))
    assert found.seen.count("h1") == 2


@pytest.mark.parametrize("rows", [0, 1, 200])
def test_empty_and_long_sheets(rows: int) -> None:
    found = checked(html_text([document(rows=rows)]))
    assert ("svg" in found.seen) == bool(rows)


def test_a_strict_parser_has_no_complaint() -> None:
    html5lib.HTMLParser(strict=True).parse(html_text([document()]))
    bare = msgspec.structs.replace(document(), curves=(), deals=(), standing=(), notes=())
    html5lib.HTMLParser(strict=True).parse(html_text([bare]))
