"""What an audit has found, in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from dokodesk.model.audit import Finding, FindingKind
from dokodesk.model.hand_sheet import Change, HandEntry, HandSheet
from dokodesk.model.numbers import plain, signed
from dokodesk.model.sheet import Sheet
from dokodesk.views.cardnames import contract_text

__all__ = ["AuditWords"]


class AuditWords(QObject):
    """Sentences about findings and corrections."""

    def finding(self, sheet: Sheet, finding: Finding) -> str:
        """What is wrong, with the deal it is about."""
        person = "" if finding.person is None else sheet.names[finding.person]
        facts = {
            "person": person,
            "found": plain(finding.found),
            "wanted": plain(finding.wanted),
            "dealer": sheet.names[finding.wanted]
            if finding.kind is FindingKind.DEALER and finding.wanted < sheet.size
            else "",
        }
        text = self._texts(finding)[finding.kind]().format(**facts)
        if finding.place is None:
            return text
        number = sheet.rows[finding.place].number
        return self.tr("Deal {number}: {text}").format(number=number, text=text)

    def _texts(self, finding: Finding) -> dict[FindingKind, Callable[[], str]]:
        return {
            FindingKind.SUM: lambda: (
                self.tr("the scores add up to {found} instead of 0.")
                if finding.person is None
                else self.tr(
                    "the scores add up to {found} instead of 0; probably {person}'s is wrong."
                )
            ),
            FindingKind.AMOUNTS: lambda: self.tr(
                "the scores are neither two against two nor one against three."
            ),
            FindingKind.PARITY: lambda: self.tr(
                "from here on some totals are even and others odd; with four players that "
                "cannot be."
            ),
            FindingKind.PEOPLE: lambda: self.tr("{found} players have a score instead of 4."),
            FindingKind.SIDES: lambda: self.tr("partners have different scores."),
            FindingKind.DEALER: lambda: self.tr("{person} dealt, but it was {dealer}'s turn."),
            FindingKind.SOLO_TWICE: lambda: self.tr(
                "{person} has played {found} compulsory solos, {wanted} are owed."
            ),
            FindingKind.SOLO_MISSING: lambda: self.tr(
                "{person} has played {found} compulsory solos, {wanted} are owed."
            ),
            FindingKind.TOO_MANY: lambda: self.tr(
                "there are {found} deals, {wanted} were planned."
            ),
            FindingKind.TOTAL: lambda: self.tr(
                "the total of {person} is {found}, the scores give {wanted}."
            ),
            FindingKind.NUMBER: lambda: self.tr("the number is {found}, {wanted} would follow."),
        }

    def change(self, hand: HandSheet, change: Change) -> str:
        """A correction: when, where, and what stood and stands there."""
        moment = change.when.replace("T", " ").removesuffix("Z")
        facts = {
            "when": f"{moment} UTC",
            "row": change.place + 1,
            "before": "" if change.before is None else self.entry(hand, change.before),
            "after": "" if change.after is None else self.entry(hand, change.after),
        }
        if change.after is None:
            return self.tr("{when}: row {row} taken out: {before}").format(**facts)
        return self.tr("{when}: row {row}: {before} → {after}").format(**facts)

    def entry(self, hand: HandSheet, entry: HandEntry) -> str:
        """What was entered, in short."""
        if entry.scores is not None:
            return " ".join(signed(score) for score in entry.scores)
        names = ", ".join(hand.names[person] for person in entry.re if person < len(hand.names))
        game = contract_text(entry.contract)
        if not names:
            return game
        return self.tr("{game}, Re {names}, {points}").format(
            game=game, names=names, points=entry.re_points
        )
