"""Fits straight lines and chances to many rows of counts, without any package."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Rows = Sequence[Sequence[float]]


class Squares:
    """Sums of products of counts, from which a line is fitted; rows are added one at a time."""

    def __init__(self, width: int) -> None:
        """Begin.

        Args:
            width: the number of counts of a row.
        """
        size = width + 1
        self._size = size
        self._products = [[0.0] * size for _ in range(size)]
        self._right = [0.0] * size
        self._rows = 0
        self._weight = self._total = 0.0

    def add(self, row: Sequence[float], value: float, weight: float = 1.0) -> None:
        """Take a row and what came out of it; it counts like so many rows."""
        used = [(i, x) for i, x in enumerate((1.0, *row)) if x]
        for i, x in used:
            line = self._products[i]
            scaled = x * weight
            for j, y in used:
                line[j] += scaled * y
            self._right[i] += scaled * value
        self._rows += 1
        self._weight += weight
        self._total += value * value * weight

    def __len__(self) -> int:
        return self._rows

    def line(self, ridge: float = 3.0) -> tuple[float, ...]:
        """The rest and the weight of each count that come nearest to the values.

        Args:
            ridge: how many rows a weight must be worth to differ from 0.
        """
        matrix = [list(line) for line in self._products]
        count = max(1e-9, self._weight)
        for i in range(1, self._size):
            mean = matrix[0][i] / count
            spread = matrix[i][i] / count - mean * mean
            matrix[i][i] += ridge * max(spread, 1e-6)
        return tuple(solve(matrix, list(self._right)))

    def spread(self, line: Sequence[float]) -> float:
        """How far the values usually stray from a line."""
        size = self._size
        twice = sum(line[i] * self._right[i] for i in range(size))
        square = sum(
            line[i] * line[j] * self._products[i][j] for i in range(size) for j in range(size)
        )
        return math.sqrt(max(0.0, self._total - 2 * twice + square) / max(1, self._rows - size))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations (Gauss with pivots); the arguments are used up."""
    size = len(right)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        right[column], right[pivot] = right[pivot], right[column]
        head = matrix[column]
        if abs(head[column]) < 1e-12:
            raise ValueError(f"column {column} follows from the others")
        for row in range(column + 1, size):
            factor = matrix[row][column] / head[column]
            if factor:
                line = matrix[row]
                for i in range(column, size):
                    line[i] -= factor * head[i]
                right[row] -= factor * right[column]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(matrix[row][i] * found[i] for i in range(row + 1, size))
        found[row] = (right[row] - rest) / matrix[row][row]
    return found


def along(line: Sequence[float], row: Sequence[float]) -> float:
    """What a line gives for a row."""
    return line[0] + sum(w * x for w, x in zip(line[1:], row, strict=True))


def chance_line(rows: Rows, hits: Sequence[bool], ridge: float = 3.0) -> tuple[float, ...]:
    """Fit a chance (logistic regression): the rest and the weight of each count in the logit."""
    line = [0.0] * (len(rows[0]) + 1)
    for _ in range(12):
        squares = Squares(len(rows[0]))
        for row, hit in zip(rows, hits, strict=True):
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, along(line, row)))))
            weight = max(1e-4, p * (1 - p))
            squares.add(row, along(line, row) + (float(hit) - p) / weight, weight)
        line = list(squares.line(ridge))
    return tuple(line)


def log_loss(chances: Sequence[float], hits: Sequence[bool]) -> float:
    """The mean surprise of chances that were given."""
    total = 0.0
    for chance, hit in zip(chances, hits, strict=True):
        p = min(1 - 1e-4, max(1e-4, chance))
        total -= math.log(p if hit else 1 - p)
    return total / max(1, len(chances))


def table_text(name: str, rows: Mapping[str, Sequence[Sequence[float]]], digits: int = 3) -> str:
    """A constant of a module as text, lines not longer than they may be."""
    lines = [f"{name}: Final[dict[str, tuple[tuple[float, ...], ...]]] = {{"]
    for key, many in rows.items():
        lines.append(f'    "{key}": (')
        for row in many:
            lines.append("        (")
            line = "           "
            for number in row:
                text = f" {round(number, digits) + 0.0},"
                if len(line) + len(text) > 98:
                    lines.append(line)
                    line = "           "
                line += text
            lines += [line, "        ),"]
        lines.append("    ),")
    lines.append("}")
    return "\n".join(lines)
