"""The arithmetic behind the fitted tables."""

from __future__ import annotations

import math
import random

import pytest

from tools.fitting import Squares, along, chance_line, log_loss, solve, table_text


def test_line_is_found_again() -> None:
    rng = random.Random(1)
    squares = Squares(2)
    for _ in range(3000):
        row = (rng.uniform(0, 5), rng.uniform(-2, 2))
        squares.add(row, 4 + 2 * row[0] - 3 * row[1] + rng.gauss(0, 1.5))
    line = squares.line(ridge=0.0)
    assert line == pytest.approx((4, 2, -3), abs=0.15)
    assert squares.spread(line) == pytest.approx(1.5, abs=0.1)
    assert along(line, (1.0, 1.0)) == pytest.approx(3, abs=0.2)


def test_a_count_that_never_changes_gets_no_weight() -> None:
    squares = Squares(2)
    for x in range(10):
        squares.add((x, 0.0), 2.0 * x)
    rest, slope, nothing = squares.line(ridge=0.01)
    assert slope == pytest.approx(2, abs=0.05)
    assert rest == pytest.approx(0, abs=0.2)
    assert nothing == 0


def test_chance_is_found_again() -> None:
    rng = random.Random(2)
    rows, hits = [], []
    for _ in range(4000):
        x = rng.uniform(-3, 3)
        rows.append((x,))
        hits.append(rng.random() < 1 / (1 + math.exp(-(0.5 + 1.2 * x))))
    assert chance_line(rows, hits, ridge=0.0) == pytest.approx((0.5, 1.2), abs=0.15)


def test_equations_without_a_solution_are_refused() -> None:
    with pytest.raises(ValueError, match="column 1"):
        solve([[1.0, 2.0], [2.0, 4.0]], [1.0, 2.0])


def test_log_loss_is_lower_for_the_better_prophet() -> None:
    hits = [True, True, False]
    assert log_loss([0.9, 0.8, 0.1], hits) < log_loss([0.5, 0.5, 0.5], hits)
    assert log_loss([0.5, 0.5, 0.5], hits) == pytest.approx(math.log(2))


def test_table_is_a_module_constant_again() -> None:
    text = table_text("ROWS", {"a": [(1.0, 2.5)], "b": [tuple(range(40))]})
    assert max(len(line) for line in text.splitlines()) <= 100
    found: dict[str, object] = {}
    exec("from typing import Final\n" + text, found)
    assert found["ROWS"] == {"a": ((1.0, 2.5),), "b": (tuple(float(x) for x in range(40)),)}
