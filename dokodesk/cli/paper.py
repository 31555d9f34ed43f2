"""Score sheets on paper for the command line, which has no window."""

from __future__ import annotations

import os
from collections.abc import Sequence

from dokodesk.cli.console import CommandError
from dokodesk.records.sheet_document import SheetDocument


def pdf_of(documents: Sequence[SheetDocument]) -> bytes:
    """The bytes of a PDF file with these sheets.

    Raises:
        CommandError: the parts that paint are not installed.
    """
    # Without a window no display is needed, and on a server there is none.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from dokodesk.views.sheet.paper import painted_pdf
    except ImportError as error:
        raise CommandError(f"PDF files need the packages of the window: {error}") from None
    return painted_pdf(documents)
