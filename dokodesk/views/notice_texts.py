"""What storage and session have to tell, in the language of the program.

The sentences are those of ``storage.errors``, repeated here where the translation tools find them;
a test holds both against each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.session import SessionNotice
from dokodesk.storage.errors import Notice, NoticeCode

__all__ = ["SENTENCES", "notice_text", "session_text"]

SENTENCES: Final = {
    NoticeCode.NO_HOME: QT_TRANSLATE_NOOP(
        "Notices",
        "No folder for personal files was found on this computer. Name one with "
        "--data-dir; until then nothing is saved.",
    ),
    NoticeCode.FOLDER_NOT_MADE: QT_TRANSLATE_NOOP(
        "Notices",
        "The folder {folder} cannot be made ({cause}). Make it yourself or name "
        "another one with --data-dir.",
    ),
    NoticeCode.FOLDER_NOT_WRITABLE: QT_TRANSLATE_NOOP(
        "Notices",
        "Nothing can be saved in the folder {folder} ({cause}). Check its "
        "permissions or name another one with --data-dir.",
    ),
    NoticeCode.FILE_NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "Notices", "{file} could not be saved ({cause}). What was there before is unchanged."
    ),
    NoticeCode.FILE_NOT_READ: QT_TRANSLATE_NOOP("Notices", "{file} cannot be read ({cause})."),
    NoticeCode.FILE_PROTECTED: QT_TRANSLATE_NOOP(
        "Notices",
        "{file} is write-protected and was left as it is. Take the protection off to save changes.",
    ),
    NoticeCode.DISK_FULL: QT_TRANSLATE_NOOP(
        "Notices",
        "There is no room left to save {file}. Free some space on that disk and "
        "try again. What was there before is unchanged.",
    ),
    NoticeCode.TEXT_NOT_STORABLE: QT_TRANSLATE_NOOP(
        "Notices",
        "{file} was not saved: the text holds half a character, such as "
        "U+{code_point}. Type the text anew.",
    ),
    NoticeCode.PREFERENCES_SET_ASIDE: QT_TRANSLATE_NOOP(
        "Notices",
        "The preferences in {file} could not be read ({cause}). The file was kept"
        " as {kept}; the program starts with its defaults.",
    ),
    NoticeCode.PREFERENCES_STUCK: QT_TRANSLATE_NOOP(
        "Notices",
        "The preferences in {file} could not be read ({cause}) and the file could"
        " not be moved away. The program uses its defaults; changes last until it"
        " ends.",
    ),
    NoticeCode.PREFERENCES_NEWER: QT_TRANSLATE_NOOP(
        "Notices",
        "{file} was written by a newer version of the program (format {format}). "
        "It is left as it is; changes of preferences last until the program ends.",
    ),
    NoticeCode.PREFERENCE_REPAIRED: QT_TRANSLATE_NOOP(
        "Notices",
        "The preference {key} in {file} had the value {value}, which is not "
        "possible. The default is used: {used}.",
    ),
    NoticeCode.HISTORY_RECOVERED: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} was damaged ({cause}). It was kept as {kept}; "
        "{matches} matches with {deals} deals could be read from it and are in "
        "the new one.",
    ),
    NoticeCode.HISTORY_NEWER: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} was written by a newer version of the program "
        "(version {version}, this program knows {known}). It is left as it is; "
        "matches played now are lost when the program ends.",
    ),
    NoticeCode.HISTORY_HELD: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} needs repair or an update, but the program is "
        "open a second time. Close the other window and start again; until then "
        "matches are lost when the program ends.",
    ),
    NoticeCode.HISTORY_NOT_KEPT: QT_TRANSLATE_NOOP(
        "Notices",
        "Matches played now are lost when the program ends, because the history "
        "cannot be used: {reason}",
    ),
    NoticeCode.HISTORY_NOT_OPENED: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} cannot be opened ({cause}). Check the folder "
        "and its permissions or name another one with --data-dir.",
    ),
    NoticeCode.HISTORY_BUSY: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} is in use by another program. Close other "
        "windows of this program and try again.",
    ),
    NoticeCode.HISTORY_READ_ONLY: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} is write-protected. Check the permissions of "
        "the file and its folder or name another folder with --data-dir.",
    ),
    NoticeCode.HISTORY_DAMAGED: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} is damaged ({cause}). Start the program again: "
        "it will save what can be read.",
    ),
    NoticeCode.HISTORY_FAILED: QT_TRANSLATE_NOOP(
        "Notices", "The match history {file} could not be used ({cause})."
    ),
    NoticeCode.HISTORY_CLOSED: QT_TRANSLATE_NOOP("Notices", "The match history is closed."),
    NoticeCode.MIGRATION_FAILED: QT_TRANSLATE_NOOP(
        "Notices",
        "The match history {file} could not be brought from version {old} to "
        "version {new} ({cause}). It is unchanged; a copy is {backup}.",
    ),
    NoticeCode.MATCH_UNKNOWN: QT_TRANSLATE_NOOP("Notices", "There is no match {match}."),
    NoticeCode.MATCH_UNREADABLE: QT_TRANSLATE_NOOP(
        "Notices", "Match {match} is stored, but its data cannot be understood ({cause})."
    ),
    NoticeCode.MATCH_IN_USE: QT_TRANSLATE_NOOP(
        "Notices", "Match {match} is being played in another window of this program."
    ),
    NoticeCode.MATCH_CLOSED: QT_TRANSLATE_NOOP(
        "Notices", "Match {match} is {status}; nothing can be added to it."
    ),
    NoticeCode.DEAL_UNKNOWN: QT_TRANSLATE_NOOP("Notices", "There is no deal {deal}."),
    NoticeCode.DEAL_CLOSED: QT_TRANSLATE_NOOP(
        "Notices", "Deal {deal} is {status}; its actions cannot be changed."
    ),
    NoticeCode.DEAL_OPEN: QT_TRANSLATE_NOOP(
        "Notices", "Deal {deal} of match {match} is not finished."
    ),
    NoticeCode.DEAL_NOT_LAST: QT_TRANSLATE_NOOP(
        "Notices", "Deal {deal} is not the last of its match; its actions stay."
    ),
    NoticeCode.ACTION_OUT_OF_ORDER: QT_TRANSLATE_NOOP(
        "Notices", "Deal {deal}: the next action is number {expected}, not {given}."
    ),
}


def notice_text(notice: Notice) -> str:
    """A notice as a sentence."""
    sentence = QCoreApplication.translate("Notices", SENTENCES[notice.code])
    return sentence.format(**notice.facts)


def session_text(code: SessionNotice, facts: Mapping[str, object], names: tuple[str, ...]) -> str:
    """What the session has to tell, as a sentence.

    Args:
        code: what happened.
        facts: the values for the sentence.
        names: who sits at seats 0-3.
    """
    match code:
        case SessionNotice.NOT_STORED:
            fault = facts.get("fault", "")
            return QCoreApplication.translate(
                "Notices",
                "The match goes on, but it is not being saved: {fault}",
            ).format(fault=notice_text(fault) if isinstance(fault, Notice) else fault)
        case SessionNotice.PLAYER_REPLACED:
            seat = facts.get("seat")
            name = names[seat] if isinstance(seat, int) else ""
            return QCoreApplication.translate(
                "Notices",
                "{name} could not decide ({fault}), so a simple player chose this time.",
            ).format(name=name, fault=facts.get("fault", ""))
