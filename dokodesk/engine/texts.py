"""Marks texts for translation without needing Qt.

The engine declares texts that a person will read (titles of rule options, reasons why something
does not fit) but must not import Qt. The function below does nothing at run time; it is here so
that ``pyside6-lupdate`` finds the texts by its name. Whoever shows such a text looks the
translation up in the given context.
"""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 - as lupdate knows it
    """The text itself, marked for translation in ``context``."""
    return text
