"""Record files by their ending: what can be read and what can be written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from dokodesk.cli.console import CommandError
from dokodesk.records.json_form import read_json
from dokodesk.records.model import Record
from dokodesk.records.problems import RecordError
from dokodesk.records.reader import load_bytes, read_record

READERS: Final[dict[str, Callable[[bytes], Record]]] = {
    ".doko": read_record,
    ".json": read_json,
}


def load(name: str) -> Record:
    """The record in a file; one without a known ending is read as ``.doko``.

    Raises:
        RecordError: it is none; every problem names the file.
    """
    path = Path(name)
    try:
        return READERS.get(path.suffix.lower(), read_record)(load_bytes(path))
    except RecordError as error:
        raise RecordError(
            msgspec.structs.replace(problem, file=name) for problem in error.problems
        ) from None


def store(path: Path, text: str | bytes) -> None:
    """Write a file as a whole or not at all.

    Raises:
        CommandError: it cannot be written.
    """
    from dokodesk.storage.atomic import write_atomic
    from dokodesk.storage.errors import StorageError

    try:
        write_atomic(path, text)
    except StorageError as error:
        raise CommandError(str(error)) from None
