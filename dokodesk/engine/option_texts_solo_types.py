"""The kinds of solos with their names (trump orders: rules 2.3)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Value
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

SOLO_TYPES: Final = (
    Value("suit_clubs", QT_TRANSLATE_NOOP("Rules", "clubs solo")),
    Value("suit_spades", QT_TRANSLATE_NOOP("Rules", "spades solo")),
    Value("suit_hearts", QT_TRANSLATE_NOOP("Rules", "hearts solo")),
    Value("suit_diamonds", QT_TRANSLATE_NOOP("Rules", "diamonds solo")),
    Value("queens", QT_TRANSLATE_NOOP("Rules", "queens solo")),
    Value("jacks", QT_TRANSLATE_NOOP("Rules", "jacks solo")),
    Value("aces", QT_TRANSLATE_NOOP("Rules", "ace solo (no trumps)")),
    Value("kings", QT_TRANSLATE_NOOP("Rules", "kings solo")),
    Value("pure_clubs", QT_TRANSLATE_NOOP("Rules", "pure clubs solo")),
    Value("pure_spades", QT_TRANSLATE_NOOP("Rules", "pure spades solo")),
    Value("pure_hearts", QT_TRANSLATE_NOOP("Rules", "pure hearts solo")),
    Value("pure_diamonds", QT_TRANSLATE_NOOP("Rules", "pure diamonds solo")),
    Value("queens_jacks", QT_TRANSLATE_NOOP("Rules", "queens over jacks solo")),
    Value("jacks_queens", QT_TRANSLATE_NOOP("Rules", "jacks over queens solo")),
    Value("kings_queens", QT_TRANSLATE_NOOP("Rules", "kings over queens solo")),
    Value("kings_jacks", QT_TRANSLATE_NOOP("Rules", "kings over jacks solo")),
    Value("koehler", QT_TRANSLATE_NOOP("Rules", "Köhler (kings, queens, jacks)")),
    Value("queen_suit", QT_TRANSLATE_NOOP("Rules", "queens and one suit")),
    Value("jack_suit", QT_TRANSLATE_NOOP("Rules", "jacks and one suit")),
    Value("null_no_tricks", QT_TRANSLATE_NOOP("Rules", "null (not a single trick)")),
    Value("slim_martin", QT_TRANSLATE_NOOP("Rules", "Slim Martin (fewest tricks)")),
)

#: Named together where all four are played.
SUIT_SOLOS_LABEL: Final = QT_TRANSLATE_NOOP("Rules", "all four suit solos")
PURE_SOLOS_LABEL: Final = QT_TRANSLATE_NOOP("Rules", "all four pure suit solos")
