"""Fits the rows of ``ai/outlook_table.py`` to games of ``tools.selfplay``.

    python -m tools.fit_outlook calls.txt solos.txt [--write]

Every fifth deal is kept apart. For these it prints how well the chances to win were foretold and
how often the announced side of each confidence really won. ``--write`` fits to all deals and
writes the table.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from dokodesk.ai.bidding import SOLO_MARGIN
from dokodesk.ai.features import Situation
from dokodesk.ai.handvalue import normal_points, solo_points
from dokodesk.ai.outlook import LAST_ROW, Common, Lone, Outlook, Pair, counts, kind_of_game
from dokodesk.ai.solos import solo_chance
from dokodesk.engine.actions import Play
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import seat_view
from tools.fitting import Squares, along, log_loss, table_text
from tools.selfplay import Game, finished, games

TARGET: Final = Path(__file__).resolve().parent.parent / "dokodesk" / "ai" / "outlook_table.py"
_APART: Final = 5
_STEPS: Final = (0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 1.01)
_KINDS: Final = ("pair", "lone", "against_lone")


class Seen(msgspec.Struct, frozen=True):
    """A moment: the kind of game, the trick, the counts, and the card points in the end."""

    kind: str
    number: int
    values: tuple[float, ...]
    points: int
    needed: int
    apart: bool


def seen(game: Game) -> Iterator[Seen]:
    """All moments of a game in which a seat is about to play one of its first cards."""
    end = finished(game)
    if end is None or end.result is None:
        return
    real = not game.solo or _would_play(game)
    for state, action in game.states():
        if not isinstance(action, Play) or len(state.tricks) > LAST_ROW:
            continue
        view = seat_view(state, action.seat)
        if view.condition:
            continue
        sit = Situation(view)
        kind = kind_of_game(sit)
        if kind == "against_lone" and not real:
            continue
        side = end.result.parties[action.seat]
        needed = 120 if side is Party.KONTRA else 121
        yield Seen(
            kind,
            sit.number,
            counts(sit, kind),
            end.result.card_points[0 if side is Party.RE else 1],
            needed,
            game.number % _APART == 0,
        )


def _would_play(game: Game) -> bool:
    """Whether the hand would have played this solo of free will.

    Who plays against a soloist meets good hands only, not all those that were made to play.
    """
    who, _, solo = game.solo.partition(":")
    seat, setup = int(who), game.setup
    hand, leads = setup.hands[seat], setup.forehand == seat
    chance = solo_chance(setup.rules, hand, solo, leads)
    gain = solo_points(chance) - normal_points(setup.rules, hand, leads)
    return gain >= SOLO_MARGIN


def fitted(rows: Sequence[Seen]) -> dict[str, list[tuple[tuple[float, ...], float]]]:
    """For each kind of game and each trick the row and the spread."""
    found = {}
    for kind in _KINDS:
        width = len(Common.__struct_fields__)
        width += len((Pair if kind == "pair" else Lone).__struct_fields__)
        tables = [Squares(width) for _ in range(LAST_ROW + 1)]
        for row in rows:
            if row.kind == kind:
                tables[row.number].add(row.values, row.points)
        lines = [table.line() for table in tables]
        found[kind] = [
            (line, table.spread(line)) for table, line in zip(tables, lines, strict=True)
        ]
    return found


def report(rows: Sequence[Seen]) -> None:
    """How well it foretells the deals that were kept apart."""
    table = fitted([row for row in rows if not row.apart])
    by_place: dict[tuple[str, int], list[tuple[float, bool]]] = defaultdict(list)
    for row in rows:
        if row.apart:
            line, spread = table[row.kind][row.number]
            chance = Outlook(along(line, row.values), spread).chance_of(row.needed)
            by_place[row.kind, row.number].append((chance, row.points >= row.needed))
    for (kind, number), many in sorted(by_place.items()):
        chances, hits = [c for c, _ in many], [h for _, h in many]
        text = f"{kind:13} trick {number + 1} {len(many):6} log-loss {log_loss(chances, hits):.4f} "
        for low, high in pairwise(_STEPS):
            some = [hit for chance, hit in many if low <= chance < high]
            if some:
                text += f" {low:.2f}: {sum(some) / len(some):.2f} of {len(some)}"
        print(text)


def write(rows: Sequence[Seen]) -> None:
    """Write the module."""
    table = fitted(rows)
    lines = {kind: [line for line, _ in table[kind]] for kind in _KINDS}
    parts = [
        '"""Made by ``tools/fit_outlook.py``: what each count of ``outlook`` says about the points.',
        "",
        "For each kind of game one row for each trick: the rest, then a weight for each count.",
        '"""',
        "",
        "from typing import Final",
        "",
        table_text("ROWS", lines, 2),
        "",
        "#: How far the points usually stray from what the row says.",
        "SPREADS: Final[dict[str, tuple[float, ...]]] = {",
    ]
    for kind in _KINDS:
        numbers = ", ".join(f"{spread:.1f}" for _, spread in table[kind])
        parts.append(f'    "{kind}": ({numbers}),')
    parts += ["}", ""]
    TARGET.write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Fit, report, write."""
    parser = argparse.ArgumentParser(description="fit the outlook to games of computer players")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rows = [row for game in games(arguments.files) for row in seen(game)]
    report(rows)
    if arguments.write:
        write(rows)


if __name__ == "__main__":
    main()
