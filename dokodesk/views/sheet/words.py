"""Words about score sheets that several places need."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from dokodesk.engine.match import is_last_deal, is_over
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.numbers import money, plain
from dokodesk.model.sheet import Counting, Role, Sheet

__all__ = ["SheetWords", "counting_text", "number_text", "role_text", "status_text", "words"]

_COUNTINGS: Final = {
    Counting.AS_PLAYED: QT_TRANSLATE_NOOP("Counting", "As the rules say"),
    Counting.PLUS_MINUS: QT_TRANSLATE_NOOP("Counting", "Plus and minus"),
    Counting.PLUS: QT_TRANSLATE_NOOP("Counting", "Only plus"),
    Counting.MINUS: QT_TRANSLATE_NOOP("Counting", "Only minus"),
    Counting.MONEY: QT_TRANSLATE_NOOP("Counting", "Money"),
    Counting.LIST: QT_TRANSLATE_NOOP("Counting", "Tournament list"),
}
_ROLES: Final = {
    Role.RE: QT_TRANSLATE_NOOP("Counting", "with Re"),
    Role.KONTRA: QT_TRANSLATE_NOOP("Counting", "with Kontra"),
    Role.ALONE: QT_TRANSLATE_NOOP("Counting", "alone"),
    Role.AGAINST_ONE: QT_TRANSLATE_NOOP("Counting", "against one alone"),
}


def counting_text(counting: Counting) -> str:
    """What a way of counting is called."""
    return QCoreApplication.translate("Counting", _COUNTINGS[counting])


def role_text(role: Role) -> str:
    """What somebody was in a deal."""
    return QCoreApplication.translate("Counting", _ROLES[role])


def number_text(points: int, counting: Counting) -> str:
    """A total as it is written when counted like this."""
    return money(points) if counting is Counting.MONEY else plain(points)


class SheetWords(QObject):
    """Sentences about sheets."""

    def status(self, sheet: Sheet) -> str:
        """How far a sheet is."""
        match = sheet.match
        if match is None:
            if sheet.planned is None:
                return self.tr("%n deal(s) written down", "", len(sheet.rows))
            return self.tr("{written} of {planned} deals").format(
                written=len(sheet.rows), planned=sheet.planned
            )
        if is_over(match):
            return self.tr("The match is over.")
        if match.rules.match_end != "deals":
            return self.tr("Deal {number}").format(number=match.ledger.number)
        text = self.tr("Deal {number} of {planned}").format(
            number=match.ledger.number, planned=match.planned
        )
        if match.deals_left <= 0:
            text = self.tr("Extra deal for a solo that is still owed")
        if is_last_deal(match):
            return self.tr("{deal}: the last deal").format(deal=text)
        return text

    def payment(self, sheet: Sheet, payer: int, receiver: int, amount: int) -> str:
        """Who pays whom."""
        return self.tr("{payer} pays {receiver} {amount}").format(
            payer=sheet.names[payer], receiver=sheet.names[receiver], amount=money(amount)
        )


@cache
def words() -> SheetWords:
    """The one object that speaks."""
    return SheetWords()


def status_text(sheet: Sheet) -> str:
    """How far a sheet is."""
    return words().status(sheet)
