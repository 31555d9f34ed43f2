"""Fits ``ai/solo_table.py`` to games of ``tools.selfplay --solos``.

    python -m tools.fit_solos solos.txt [--write]

Every fifth deal is kept apart; for these it prints how often solos of each foretold chance were
won, what they brought, and what the same hands brought in the normal game.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

import msgspec

from dokodesk.ai.arena import deal_setup
from dokodesk.ai.handvalue import NormalHand, normal_hand
from dokodesk.ai.solos import Model, SoloHand, kind_of, solo_hand
from dokodesk.engine.contracts import CONTRACTS, solo_names
from dokodesk.engine.rules import preset
from tools.fitting import Squares, along, chance_line, log_loss, table_text
from tools.selfplay import finished, games

TARGET: Final = Path(__file__).resolve().parent.parent / "dokodesk" / "ai" / "solo_table.py"
_KINDS: Final = ("suit", "picture", "aces")
_APART: Final = 5
_STEPS: Final = 10
_HANDS: Final = 3000
_DEALS: Final = 24


class Solo(msgspec.Struct, frozen=True):
    """A solo that was played: kind, counts, score, the score of the same seat without it."""

    kind: str
    values: tuple[float, ...]
    score: int
    normal: int | None
    apart: bool


class Normal(msgspec.Struct, frozen=True):
    """A hand in a normal game: counts and score."""

    values: tuple[float, ...]
    score: int
    apart: bool


def read(paths: Sequence[Path]) -> tuple[list[Solo], list[Normal]]:
    """The solos and the hands of normal games of some files."""
    solos: list[Solo] = []
    normals: list[Normal] = []
    base: dict[tuple[str, str, int], tuple[int, ...]] = {}
    for game in games(paths):
        end = finished(game)
        if end is None or end.result is None:
            continue
        setup, scores = game.setup, end.result.scores
        place, apart = (game.rules, game.seed, game.number), game.number % _APART == 0
        if not game.solo and not CONTRACTS[end.result.contract].declared_solo:
            base[place] = scores
            for seat in range(4):
                counted = normal_hand(setup.rules, setup.hands[seat], setup.forehand == seat)
                normals.append(Normal(msgspec.structs.astuple(counted), scores[seat], apart))
        if not game.solo:
            continue
        who, _, name = game.solo.partition(":")
        seat = int(who)
        counts = solo_hand(setup.rules, setup.hands[seat], name, setup.forehand == seat)
        normal = base[place][seat] if place in base else None
        solos.append(Solo(kind_of(name), counts.values, scores[seat], normal, apart))
    return solos, normals


Lines = dict[str, tuple[float, ...]]


def chances_of(solos: Sequence[Solo]) -> Lines:
    """For each kind the row of the chance to win."""
    found = {}
    for kind in _KINDS:
        rows = [solo for solo in solos if solo.kind == kind]
        hits = [solo.score > 0 for solo in rows]
        found[kind] = chance_line([solo.values for solo in rows], hits, ridge=2.0)
    return found


def chance(line: Sequence[float], values: Sequence[float]) -> float:
    """The chance that a row gives."""
    return Model(line[0], tuple(line[1:])).chance(values)


def points_of(solos: Sequence[Solo], lines: Lines) -> list[float]:
    """What a solo with a chance of 0, 0.1, ... 1 brings: a cubic through all of them."""
    squares = Squares(3)
    for solo in solos:
        p = chance(lines[solo.kind], solo.values)
        squares.add((p, p**2, p**3), solo.score)
    line = squares.line(0.5)
    return [along(line, (p, p**2, p**3)) for p in (step / _STEPS for step in range(_STEPS + 1))]


def value(points: Sequence[float], p: float) -> float:
    """What a chance is worth; the same as ``handvalue.solo_points``."""
    place = p * _STEPS
    low = min(int(place), _STEPS - 1)
    return points[low] + (place - low) * (points[low + 1] - points[low])


def normal_line(normals: Sequence[Normal]) -> tuple[float, ...]:
    """The row of the normal game."""
    squares = Squares(len(NormalHand.__struct_fields__))
    for hand in normals:
        squares.add(hand.values, hand.score)
    return squares.line()


def owed(lines: Lines, points: Sequence[float], normal: Sequence[float]) -> list[float]:
    """What an owed solo must bring beyond the normal game, by the chances that are left.

    With one chance left anything goes. With more, what a hand brings is compared with the value of
    waiting: the best of the next hands, less what free solos of these would have brought anyway.
    """
    rules = preset("ddv_tournament")
    gains = []
    for number in range(1, _HANDS // 4):
        setup = deal_setup(rules, "owed", number)
        for seat in range(4):
            hand = setup.hands[seat]
            best = max(
                chance(lines[kind_of(solo)], solo_hand(rules, hand, solo, True).values)
                for solo in solo_names(rules.solo_types)
            )
            plain = along(normal, msgspec.structs.astuple(normal_hand(rules, hand, False)))
            gains.append(value(points, best) - plain)
    free = mean(max(0.0, gain) for gain in gains)
    waiting = mean(gains) - free
    found = [-99.0, -99.0]
    for _ in range(2, _DEALS + 1):
        found.append(waiting)
        waiting = mean(max(gain, waiting) for gain in gains) - free
    return found


def report(solos: Sequence[Solo], normals: Sequence[Normal]) -> None:
    """How well the deals kept apart are foretold."""
    lines = chances_of([solo for solo in solos if not solo.apart])
    normal = normal_line([hand for hand in normals if not hand.apart])
    bins: dict[tuple[str, int], list[Solo]] = defaultdict(list)
    for kind in _KINDS:
        apart = [solo for solo in solos if solo.apart and solo.kind == kind]
        foretold = [chance(lines[kind], solo.values) for solo in apart]
        print(f"{kind}: log-loss {log_loss(foretold, [s.score > 0 for s in apart]):.4f}")
        for p, solo in zip(foretold, apart, strict=True):
            bins[kind, min(9, int(p * _STEPS))].append(solo)
    for (kind, step), some in sorted(bins.items()):
        won = mean(solo.score > 0 for solo in some)
        plain = [solo.normal for solo in some if solo.normal is not None]
        print(
            f"{kind:8} {step / _STEPS:.1f} {len(some):4} solos, won {won:.2f}, "
            f"{mean(solo.score for solo in some):+.2f} points, else "
            f"{mean(plain) if plain else 0:+.2f}"
        )
    strays = [hand.score - along(normal, hand.values) for hand in normals if hand.apart]
    print(f"normal games: mean error {mean(strays):+.2f}, square {mean(s * s for s in strays):.2f}")


def write(solos: Sequence[Solo], normals: Sequence[Normal]) -> None:
    """Write the module."""
    lines, normal = chances_of(solos), normal_line(normals)
    points = points_of(solos, lines)
    parts = [
        '"""Made by ``tools/fit_solos.py``: what the counts of a hand say before the first card."""',
        "",
        "from typing import Final",
        "",
        "#: The chance to win a solo: the rest, then a weight for each count of ``SoloHand``.",
        table_text("CHANCES", {kind: [line] for kind, line in lines.items()}),
        "",
        "#: What a solo with a chance of 0, 0.1, ... 1 brings.",
        numbers("SOLO_POINTS", points),
        "",
        "#: What a hand brings in a normal game: the rest, then for each count of ``NormalHand``.",
        numbers("NORMAL_POINTS", normal),
        "",
        "#: What an owed solo must bring beyond the normal game, by the chances left.",
        numbers("OWED", owed(lines, points, normal)),
        "",
    ]
    TARGET.write_text("\n".join(parts), encoding="utf-8")


def numbers(name: str, values: Sequence[float]) -> str:
    """A tuple of a module as text."""
    text = table_text(name, {"": [values]}, 3).splitlines()[3:-3]
    return "\n".join([f"{name}: Final[tuple[float, ...]] = (", *(x[8:] for x in text), ")"])


def main() -> None:
    """Fit, report, write."""
    parser = argparse.ArgumentParser(description="fit solos and normal games")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    solos, normals = read(arguments.files)
    print(f"{len(solos)} solos, {len(normals)} hands; counts {SoloHand.__struct_fields__}")
    report(solos, normals)
    if arguments.write:
        write(solos, normals)


if __name__ == "__main__":
    main()
