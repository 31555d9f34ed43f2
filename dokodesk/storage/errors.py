"""What the storage layer has to tell: notices, and errors that carry one.

Every message is a code with its facts, so that the window can say it in any language;
``str(notice)`` is the English sentence for the command line and for logs.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from pathlib import Path

__all__ = ["Notice", "NoticeCode", "StorageError", "cause_of", "write_error"]


@unique
class NoticeCode(StrEnum):
    """What happened. The value is the English sentence, filled from the facts."""

    NO_HOME = (
        "No folder for personal files was found on this computer. "
        "Name one with --data-dir; until then nothing is saved."
    )
    FOLDER_NOT_MADE = (
        "The folder {folder} cannot be made ({cause}). "
        "Make it yourself or name another one with --data-dir."
    )
    FOLDER_NOT_WRITABLE = (
        "Nothing can be saved in the folder {folder} ({cause}). "
        "Check its permissions or name another one with --data-dir."
    )
    FILE_NOT_WRITTEN = "{file} could not be saved ({cause}). What was there before is unchanged."
    FILE_NOT_READ = "{file} cannot be read ({cause})."
    FILE_PROTECTED = (
        "{file} is write-protected and was left as it is. Take the protection off to save changes."
    )
    DISK_FULL = (
        "There is no room left to save {file}. Free some space on that disk and try again. "
        "What was there before is unchanged."
    )
    TEXT_NOT_STORABLE = (
        "{file} was not saved: the text holds half a character, such as U+{code_point}. "
        "Type the text anew."
    )

    PREFERENCES_SET_ASIDE = (
        "The preferences in {file} could not be read ({cause}). "
        "The file was kept as {kept}; the program starts with its defaults."
    )
    PREFERENCES_STUCK = (
        "The preferences in {file} could not be read ({cause}) and the file could not be moved "
        "away. The program uses its defaults; changes last until it ends."
    )
    PREFERENCES_NEWER = (
        "{file} was written by a newer version of the program (format {format}). "
        "It is left as it is; changes of preferences last until the program ends."
    )
    PREFERENCE_REPAIRED = (
        "The preference {key} in {file} had the value {value}, which is not possible. "
        "The default is used: {used}."
    )

    HISTORY_RECOVERED = (
        "The match history {file} was damaged ({cause}). It was kept as {kept}; "
        "{matches} matches with {deals} deals could be read from it and are in the new one."
    )
    HISTORY_NEWER = (
        "The match history {file} was written by a newer version of the program "
        "(version {version}, this program knows {known}). It is left as it is; "
        "matches played now are lost when the program ends."
    )
    HISTORY_HELD = (
        "The match history {file} needs repair or an update, but the program is open a second "
        "time. Close the other window and start again; "
        "until then matches are lost when the program ends."
    )
    HISTORY_NOT_KEPT = (
        "Matches played now are lost when the program ends, because the history cannot be used: "
        "{reason}"
    )
    HISTORY_NOT_OPENED = (
        "The match history {file} cannot be opened ({cause}). "
        "Check the folder and its permissions or name another one with --data-dir."
    )
    HISTORY_BUSY = (
        "The match history {file} is in use by another program. "
        "Close other windows of this program and try again."
    )
    HISTORY_READ_ONLY = (
        "The match history {file} is write-protected. Check the permissions of the file and its "
        "folder or name another folder with --data-dir."
    )
    HISTORY_DAMAGED = (
        "The match history {file} is damaged ({cause}). "
        "Start the program again: it will save what can be read."
    )
    HISTORY_FAILED = "The match history {file} could not be used ({cause})."
    HISTORY_CLOSED = "The match history is closed."
    MIGRATION_FAILED = (
        "The match history {file} could not be brought from version {old} to version {new} "
        "({cause}). It is unchanged; a copy is {backup}."
    )

    MATCH_UNKNOWN = "There is no match {match}."
    MATCH_UNREADABLE = "Match {match} is stored, but its data cannot be understood ({cause})."
    MATCH_IN_USE = "Match {match} is being played in another window of this program."
    MATCH_CLOSED = "Match {match} is {status}; nothing can be added to it."
    DEAL_UNKNOWN = "There is no deal {deal}."
    DEAL_CLOSED = "Deal {deal} is {status}; its actions cannot be changed."
    DEAL_OPEN = "Deal {deal} of match {match} is not finished."
    DEAL_NOT_LAST = "Deal {deal} is not the last of its match; its actions stay."
    ACTION_OUT_OF_ORDER = "Deal {deal}: the next action is number {expected}, not {given}."


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should know.

    Attributes:
        code: what happened; its value is the English sentence.
        facts: the values for the sentence, as plain text or numbers.
    """

    code: NoticeCode
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # Names of files can hold bytes that are no text in the encoding of the system.
        facts = {key: _text(v) if isinstance(v, str) else v for key, v in self.facts.items()}
        object.__setattr__(self, "facts", facts)

    def __str__(self) -> str:
        return self.code.value.format(**self.facts)


def _text(value: str) -> str:
    """The text as it can be shown: undecoded bytes taken for UTF-8, other halves as ``?``."""
    try:
        return value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    except UnicodeEncodeError:
        return value.encode("utf-8", "replace").decode("utf-8")


class StorageError(Exception):
    """Something could not be stored or read; ``notice`` says what and what to do about it."""

    def __init__(self, code: NoticeCode, **facts: str | int) -> None:
        self.notice = Notice(code, facts)
        super().__init__(code, self.notice.facts)

    def __str__(self) -> str:
        return str(self.notice)


def cause_of(error: BaseException) -> str:
    """The reason in a few words, without file names and numbers of the system."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    text = " ".join(str(error).split())
    return text or type(error).__name__


_NO_ROOM = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})


def write_error(error: OSError, path: str | os.PathLike[str]) -> StorageError:
    """The error to raise when writing a file failed: a full disk has its own words."""
    shown = str(Path(path))
    if error.errno in _NO_ROOM:
        return StorageError(NoticeCode.DISK_FULL, file=shown)
    return StorageError(NoticeCode.FILE_NOT_WRITTEN, file=shown, cause=cause_of(error))
