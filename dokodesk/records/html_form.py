"""Score sheets as a page for any browser: no script, nothing from elsewhere, fit to be printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from dokodesk.records.sheet_document import Cell, Curve, DealSheet, SheetDocument, Words

__all__ = ["html_text"]

_COLORS: Final = ("#1f6b4b", "#a3322a", "#1f4f8a", "#865a0c", "#6a3d8f", "#0f6f7a", "#5b5b5b")
_DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "14 5", "5 2 2 2 2 2", "3 6")
_WIDTH: Final = 720
_HEIGHT: Final = 240
_RIGHT: Final = 150
_LEFT: Final = 50
_LINE: Final = 16

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2620; --muted: #665c4e; --line: #d5c9b4;
  --paper: #fffdf8; --head: #efe8da; --good: #1f6b4b; --bad: #a3322a; }
@media (prefers-color-scheme: dark) { @media screen { :root { --ink: #ece6d8; --muted: #aea795;
  --line: #434a45; --paper: #1d201e; --head: #303632; --good: #79c9a0; --bad: #f0938a; } } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 100%/1.45 system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { margin: 0 0 .2rem; font-size: 1.8rem; overflow-wrap: anywhere; }
h2 { margin: 1.6rem 0 .5rem; font-size: 1.2rem; }
h3 { margin: 0 0 .3rem; font-size: 1rem; }
p { margin: .2rem 0; } .muted { color: var(--muted); font-size: .9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top; }
thead th { background: var(--head); overflow-wrap: anywhere; }
.n { text-align: right; white-space: nowrap; } .alone { font-weight: 700; }
.good { color: var(--good); } .bad { color: var(--bad); } .sum { font-weight: 700; }
tfoot td, tfoot th { border-top: 2px solid var(--ink); border-bottom: 0; font-weight: 700; }
ol { padding-left: 1.6rem; margin: .2rem 0; }
article { break-inside: avoid; border: 1px solid var(--line); border-radius: .5rem;
  padding: .7rem 1rem; margin: .7rem 0; }
svg { width: 100%; height: auto; max-width: 48rem; } svg text { fill: var(--muted);
  font: 12px system-ui, sans-serif; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; }
  thead { display: table-header-group; } tr { break-inside: avoid; } }
"""


def html_text(documents: Sequence[SheetDocument]) -> str:
    """The text of a ``.html`` file.

    Args:
        documents: at least one sheet, one after the other on the page.
    """
    first = documents[0]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(first.words.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(first.title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<main>",
    ]
    for document in documents:
        parts += _sheet(document)
    if first.words.made_with:
        parts.append(f'<p class="muted">{escape(first.words.made_with)}</p>')
    parts += ["</main>", "</body>", "</html>", ""]
    return "\n".join(parts)


def _sheet(document: SheetDocument) -> Iterator[str]:
    words = document.words
    yield "<section>"
    yield f"<h1>{escape(document.title)}</h1>"
    for fact in document.facts:
        yield f"<p>{escape(fact)}</p>"
    if document.lines:
        yield from _table(document)
    if words.legend and document.lines:
        yield f'<p class="muted">{escape(words.legend)}</p>'
    for note in document.notes:
        yield f"<p>{escape(note)}</p>"
    if document.standing:
        yield f"<h2>{escape(words.standing)}</h2>"
        yield "<ol>"
        for place, name, total in document.standing:
            yield f'<li value="{place}"><bdi>{escape(name)}</bdi>: <b>{escape(total)}</b></li>'
        yield "</ol>"
    if document.curves and document.lines:
        yield f"<h2>{escape(words.course)}</h2>"
        yield from _chart(document.curves, words.course)
    if document.deals:
        yield f"<h2>{escape(words.deals)}</h2>"
        for deal in document.deals:
            yield from _deal(deal, words)
    yield "</section>"


def _table(document: SheetDocument) -> Iterator[str]:
    yield '<div class="wide"><table>'
    yield "<thead><tr>"
    for head, numeric in zip(document.heads, document.numeric, strict=True):
        yield f'<th scope="col"{_class(numeric)}>{escape(head)}</th>'
    for name in document.names:
        yield f'<th scope="col" colspan="2" class="n">{escape(name)}</th>'
    yield "</tr></thead>"
    yield "<tbody>"
    for line in document.lines:
        cells = [
            f"<td{_class(numeric)}>{escape(fact)}</td>"
            for fact, numeric in zip(line.facts, document.numeric, strict=True)
        ]
        cells += [_cell(cell) for cell in line.cells]
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody>"
    sums = "".join(f'<td colspan="2" class="n">{escape(total)}</td>' for total in document.totals)
    span = len(document.heads)
    head = f'<th scope="row" colspan="{span}">{escape(document.words.total)}</th>'
    yield f"<tfoot><tr>{head}{sums}</tr></tfoot>"
    yield "</table></div>"


def _class(numeric: bool) -> str:
    return ' class="n"' if numeric else ""


def _cell(cell: Cell) -> str:
    tone = "good" if cell.tone > 0 else "bad" if cell.tone < 0 else ""
    looks = " ".join(filter(None, ("n", tone, "alone" if cell.alone else "")))
    score = f"{'● ' if cell.re else ''}{escape(cell.score)}"
    return f'<td class="{looks}">{score}</td><td class="n sum">{escape(cell.total)}</td>'


def _deal(deal: DealSheet, words: Words) -> Iterator[str]:
    yield "<article>"
    yield f"<h3>{escape(deal.title)}</h3>"
    for sentence in deal.sentences:
        yield f"<p>{escape(sentence)}</p>"
    if deal.lines or deal.value:
        yield "<table><tbody>"
        for reason, points in deal.lines:
            yield f'<tr><td>{escape(reason)}</td><td class="n">{escape(points)}</td></tr>'
        value = f'<td class="n">{escape(deal.value)}</td>'
        yield f'<tr class="sum"><td>{escape(words.value)}</td>{value}</tr>'
        yield "</tbody></table>"
    if deal.seats:
        yield "<table><tbody>"
        for name, side, score, hand in deal.seats:
            facts = f"<th scope='row'>{escape(name)}</th><td>{escape(side)}</td>"
            yield f'<tr>{facts}<td>{escape(hand)}</td><td class="n">{escape(score)}</td></tr>'
        yield "</tbody></table>"
    yield "</article>"


def _chart(curves: Sequence[Curve], title: str) -> Iterator[str]:
    every = [0, *(point for curve in curves for point in curve.points)]
    low, high = min(every), max(every)
    span, count = max(1, high - low), max(1, len(curves[0].points))

    def x(deal: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * deal / count

    def y(total: float) -> float:
        return 10 + (_HEIGHT - 20) * (high - total) / span

    yield f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(title)}">'
    for mark in dict.fromkeys((low, 0, high)):
        yield (
            f'<line x1="{_LEFT}" y1="{y(mark):.1f}" x2="{_WIDTH - _RIGHT}" y2="{y(mark):.1f}" '
            'stroke="currentColor" stroke-opacity=".3"/>'
        )
        yield f'<text x="{_LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>'
    heights = _spread([y(curve.points[-1]) for curve in curves])
    for place, curve in enumerate(curves):
        color, dash = _COLORS[place % len(_COLORS)], _DASHES[place % len(_DASHES)]
        points = " ".join(f"{x(n):.1f},{y(t):.1f}" for n, t in enumerate((0, *curve.points)))
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        yield f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"{dashes}/>'
        name = escape(f"{_shortened(curve.name)}{_LTR} {curve.text}")
        yield (
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{heights[place] + 4:.1f}" '
            f'style="fill:{color}">{name}</text>'
        )
    yield "</svg>"


_LONGEST: Final = 14
#: After a name that runs from right to left it keeps the number behind it from changing places.
_LTR: Final = "\u200e"


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def _spread(heights: list[float]) -> list[float]:
    """Heights near those wanted, so that no name lies over another."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    least = 10.0
    for place in order:
        heights[place] = max(heights[place], least)
        least = heights[place] + _LINE
    most = float(_HEIGHT - 6)
    for place in reversed(order):
        heights[place] = min(heights[place], most)
        most = heights[place] - _LINE
    return heights
