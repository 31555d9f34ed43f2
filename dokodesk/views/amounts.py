"""Sentences of the card table that count something, in the right form for one and for many.

In a class, because the translation tools recognise plural forms only in ``tr``.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject

__all__ = ["Amounts", "amounts"]


class Amounts(QObject):
    """Counted things at the table, in the language of the program."""

    def cards(self, n: int) -> str:
        """Cards that nobody may see."""
        return self.tr("%n card(s)", "", n)

    def tricks(self, n: int) -> str:
        """Tricks won."""
        return self.tr("%n trick(s)", "", n)

    def owed_solos(self, n: int) -> str:
        """What a player still has to play."""
        return self.tr("owes %n solo(s)", "", n)

    def still_owed(self, n: int) -> str:
        """The same in few letters, for the small mark at a seat."""
        return self.tr("%n solo(s) due", "", n)

    def more_cards(self, n: int) -> str:
        """How long an announcement stays possible."""
        return self.tr("for %n more card(s)", "", n)

    def choose_to_offer(self, n: int) -> str:
        """What the poor player is asked."""
        return self.tr("Choose %n card(s) to offer", "", n)

    def give_back(self, n: int, name: str) -> str:
        """What the one who took a poverty is asked."""
        return self.tr("Give %n card(s) back to {name}", "", n).format(name=name)

    def offered(self, n: int, name: str) -> str:
        """What lies there when a poverty is offered."""
        text = self.tr("%n card(s) lie there, all of {name}'s trumps among them.", "", n)
        return text.format(name=name)

    def trumps_returned(self, n: int) -> str:
        """What is said about trumps that come back."""
        return self.tr("%n trump(s) returned", "", n)

    def lays_out(self, n: int, name: str) -> str:
        """A poor player lays cards out, as a sentence."""
        return self.tr("{name} lays out %n card(s).", "", n).format(name=name)

    def gives_back(self, n: int, name: str) -> str:
        """Cards come back to the poor player, as a sentence."""
        return self.tr("{name} gives %n card(s) back.", "", n).format(name=name)

    def wins_trick(self, n: int, name: str) -> str:
        """Somebody wins a trick with so many points, as a sentence."""
        return self.tr("{name} wins the trick with %n point(s).", "", n).format(name=name)

    def you_lay_out(self, n: int) -> str:
        """The person lays cards out, as a sentence."""
        return self.tr("You lay out %n card(s).", "", n)

    def you_give_back(self, n: int) -> str:
        """The person gives cards back, as a sentence."""
        return self.tr("You give %n card(s) back.", "", n)

    def you_win_trick(self, n: int) -> str:
        """The person wins a trick, as a sentence."""
        return self.tr("You win the trick with %n point(s).", "", n)


@cache
def amounts() -> Amounts:
    """The one object that counts."""
    return Amounts()
