"""What is wrong with a table that is to be taken in, in the language of the program."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.records.csv_import import CellProblem, CellTrouble, TableProblem, TableTrouble
from dokodesk.records.problems import Problem
from dokodesk.views.record_texts import record_problem_text

__all__ = ["problem_text"]

_CELLS: Final = {
    CellTrouble.NUMBER: QT_TRANSLATE_NOOP(
        "ImportTexts", "Line {line}: “{cell}” under “{title}” is no whole number."
    ),
    CellTrouble.DATE: QT_TRANSLATE_NOOP("ImportTexts", "Line {line}: “{cell}” is no date."),
    CellTrouble.DEALER: QT_TRANSLATE_NOOP(
        "ImportTexts", "Line {line}: “{cell}” dealt, but has no column with points."
    ),
    CellTrouble.FACTOR: QT_TRANSLATE_NOOP(
        "ImportTexts", "Line {line}: “{cell}” is no bock factor."
    ),
}

_TABLES: Final = {
    TableTrouble.TOO_LARGE: QT_TRANSLATE_NOOP(
        "ImportTexts", "The file is larger than {amount} MB; that is no score sheet."
    ),
    TableTrouble.BROKEN: QT_TRANSLATE_NOOP(
        "ImportTexts",
        "Line {line} cannot be read as a line of a table. Save the table anew as CSV.",
    ),
    TableTrouble.EMPTY: QT_TRANSLATE_NOOP("ImportTexts", "There is no table in the file."),
    TableTrouble.TOO_WIDE: QT_TRANSLATE_NOOP(
        "ImportTexts", "The table has more than {amount} columns."
    ),
    TableTrouble.NO_TEXT: QT_TRANSLATE_NOOP(
        "ImportTexts",
        "This is no text file. Open the table in a spreadsheet program and save it as CSV.",
    ),
    TableTrouble.ENCODING: QT_TRANSLATE_NOOP(
        "ImportTexts", "The encoding of the text is not known. Save the table as CSV in UTF-8."
    ),
    TableTrouble.PERSONS: QT_TRANSLATE_NOOP(
        "ImportTexts",
        "Columns with points or running totals: {amount}. A sheet needs 2 to 12 of them, one for "
        "each player.",
    ),
    TableTrouble.NO_SCORES: QT_TRANSLATE_NOOP("ImportTexts", "No line has points."),
}


def problem_text(problem: Problem) -> str:
    """A problem as a sentence."""
    match problem:
        case CellProblem():
            text = QCoreApplication.translate("ImportTexts", _CELLS[problem.trouble])
            return text.format(line=problem.line, cell=problem.cell, title=problem.title)
        case TableProblem():
            text = QCoreApplication.translate("ImportTexts", _TABLES[problem.trouble])
            return text.format(line=problem.line, amount=problem.amount)
        case _:
            return record_problem_text(problem)
