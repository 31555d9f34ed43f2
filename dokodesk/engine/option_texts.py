"""The groups of options A to J (rules 3.1); the declarations stand in the modules imported here."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Group
from dokodesk.engine.option_texts_call_effects import CALL_EFFECTS
from dokodesk.engine.option_texts_calls import CALLING
from dokodesk.engine.option_texts_reservations import RESERVATIONS, THROWING_IN
from dokodesk.engine.option_texts_rounds import ROUNDS
from dokodesk.engine.option_texts_scoring import POINTS
from dokodesk.engine.option_texts_solos import SOLOS_GROUP
from dokodesk.engine.option_texts_table import MATCH, TABLE
from dokodesk.engine.option_texts_tricks import TRICKS
from dokodesk.engine.option_texts_weddings import POVERTIES, WEDDINGS
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

GROUPS: Final[tuple[Group, ...]] = (
    Group("A", QT_TRANSLATE_NOOP("Rules", "Deck, seats and dealing"), TABLE),
    Group("B", QT_TRANSLATE_NOOP("Rules", "Tricks and trumps"), TRICKS),
    Group("C", QT_TRANSLATE_NOOP("Rules", "Reservations"), RESERVATIONS),
    Group("D", QT_TRANSLATE_NOOP("Rules", "Solos"), SOLOS_GROUP),
    Group("E", QT_TRANSLATE_NOOP("Rules", "Weddings"), WEDDINGS),
    Group("F", QT_TRANSLATE_NOOP("Rules", "Poverties"), POVERTIES),
    Group("G", QT_TRANSLATE_NOOP("Rules", "Throwing in"), THROWING_IN),
    Group("H", QT_TRANSLATE_NOOP("Rules", "Announcing"), (*CALLING, *CALL_EFFECTS)),
    Group("I", QT_TRANSLATE_NOOP("Rules", "Points"), (*POINTS, *ROUNDS)),
    Group("J", QT_TRANSLATE_NOOP("Rules", "Match"), MATCH),
)
