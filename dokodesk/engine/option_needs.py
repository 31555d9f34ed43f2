"""What options depend on: the conditions that several declarations share (rules 3.1, record 9).

An option whose need is not met has no effect; that is never an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dokodesk.engine.option_model import Need
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from dokodesk.engine.options import Rules

NINES: Final = Need(
    ("deck",), lambda rules: rules.deck == "48", QT_TRANSLATE_NOOP("Rules", "only with nines")
)
NO_NINES: Final = Need(
    ("deck",), lambda rules: rules.deck == "40", QT_TRANSLATE_NOOP("Rules", "only without nines")
)

H10: Final = Need(
    ("h10_trump",),
    lambda rules: rules.h10_trump,
    QT_TRANSLATE_NOOP("Rules", "only when the ♥10 are top trumps"),
)
SECOND_WINS: Final = Need(
    ("dulle_rule",),
    lambda rules: rules.dulle_rule != "first",
    QT_TRANSLATE_NOOP("Rules", "only when the second ♥10 can beat the first"),
)

PIGS: Final = Need(
    ("pigs",), lambda rules: rules.pigs != "off", QT_TRANSLATE_NOOP("Rules", "only with pigs")
)
BOTH_PIGS: Final = Need(
    ("pigs",),
    lambda rules: rules.pigs != "second_after_first_safe",
    QT_TRANSLATE_NOOP("Rules", "not when only the second ace can become a pig"),
)
PIGS_AT_START: Final = Need(
    ("pigs",),
    lambda rules: rules.pigs == "start",
    QT_TRANSLATE_NOOP("Rules", "only when pigs are declared before the first card too"),
)
SUPER_PIGS: Final = Need(
    ("super_pigs",),
    lambda rules: rules.super_pigs != "off",
    QT_TRANSLATE_NOOP("Rules", "only with super pigs"),
)
WITH_SUPER_PIGS: Final = (PIGS, BOTH_PIGS, SUPER_PIGS)

SOLOS: Final = Need(
    ("solo_types",),
    lambda rules: bool(rules.solo_types),
    QT_TRANSLATE_NOOP("Rules", "only when solos are offered"),
)
SUIT_SOLOS: Final = Need(
    ("solo_types",),
    lambda rules: any(name.startswith("suit_") for name in rules.solo_types),
    QT_TRANSLATE_NOOP("Rules", "only when suit solos are offered"),
)

DEALS: Final = Need(
    ("match_end",),
    lambda rules: rules.match_end == "deals",
    QT_TRANSLATE_NOOP("Rules", "only when a match has a fixed number of deals"),
)
COMPULSORY: Final = Need(
    ("compulsory_solos",),
    lambda rules: rules.compulsory_solos > 0,
    QT_TRANSLATE_NOOP("Rules", "only with compulsory solos"),
)
WITH_COMPULSORY: Final = (DEALS, SOLOS, COMPULSORY)

WEDDING: Final = Need(
    ("wedding",), lambda rules: rules.wedding, QT_TRANSLATE_NOOP("Rules", "only with weddings")
)

POVERTY: Final = Need(
    ("poverty",),
    lambda rules: rules.poverty != "off",
    QT_TRANSLATE_NOOP("Rules", "only with poverty"),
)
EXCHANGE: Final = Need(
    ("poverty",),
    lambda rules: rules.poverty == "exchange",
    QT_TRANSLATE_NOOP("Rules", "only when a poverty is offered to the others"),
)

CALLS: Final = Need(
    ("announcements",),
    lambda rules: rules.announcements != "off",
    QT_TRANSLATE_NOOP("Rules", "only with announcements"),
)
STANDARD_CALLS: Final = Need(
    ("announcements",),
    lambda rules: rules.announcements == "standard",
    QT_TRANSLATE_NOOP("Rules", "only with the usual announcements Re, Kontra, no 90 and so on"),
)
NOT_CHILEAN: Final = Need(
    ("announcements",),
    lambda rules: rules.announcements != "chilean",
    QT_TRANSLATE_NOOP("Rules", "not with Chilean predictions"),
)
OPEN_CALLS: Final = Need(
    ("anonymous_announce",),
    lambda rules: not rules.anonymous_announce,
    QT_TRANSLATE_NOOP("Rules", "only when an announcement shows the side"),
)
NOT_EXTENDING: Final = Need(
    ("announce_scheme",),
    lambda rules: rules.announce_scheme != "extending",
    QT_TRANSLATE_NOOP("Rules", "not when each announcement moves the deadline on"),
)
NOT_TABLE_CARDS: Final = Need(
    ("announce_scheme",),
    lambda rules: rules.announce_scheme != "table_cards",
    QT_TRANSLATE_NOOP("Rules", "not when the cards on the table are counted"),
)
WITH_REPLIES: Final = (STANDARD_CALLS, OPEN_CALLS, NOT_EXTENDING)
FORCED: Final = Need(
    ("forced_announce",),
    lambda rules: rules.forced_announce,
    QT_TRANSLATE_NOOP("Rules", "only with compulsory announcements"),
)
WITH_FORCED: Final = (CALLS, FORCED)
LOSING: Final = Need(
    ("failed_level_effect",),
    lambda rules: rules.failed_level_effect == "lose_game",
    QT_TRANSLATE_NOOP("Rules", "only when a missed announcement loses the game"),
)

AGAINST_OLD: Final = Need(
    ("against_old",),
    lambda rules: rules.against_old > 0,
    QT_TRANSLATE_NOOP("Rules", "only when beating Re brings a point"),
)
WINNERS_OR_LOSERS: Final = Need(
    ("score_mode",),
    lambda rules: rules.score_mode != "plus_minus",
    QT_TRANSLATE_NOOP(
        "Rules",
        "not with plus and minus points: there the soloist settles with each "
        "opponent, so it is always 3",
    ),
)
BOCK: Final = Need(
    ("bock",), lambda rules: rules.bock, QT_TRANSLATE_NOOP("Rules", "only with bock rounds")
)


def can_throw_in(rules: Rules) -> bool:
    """Whether some hand may be thrown in as a reservation (rules 3.1 G, ``poverty``)."""
    nines = rules.redeal_nines > 0 or rules.redeal_nines_kings > 0
    return (
        (nines and rules.deck == "48")
        or rules.redeal_kings > 0
        or rules.redeal_points_high > 0
        or rules.redeal_points_low > 0
        or rules.redeal_trumps_max >= 0
        or rules.redeal_fox_highest
        or rules.redeal_top_trump_max != "off"
        or rules.poverty_one_trump_redeal
        or rules.poverty == "redeal"
    )


def can_be_void(rules: Rules) -> bool:
    """Whether a deal can end without having been played."""
    if can_throw_in(rules):
        return True
    if rules.poverty != "exchange":
        return False
    refused = rules.poverty_refused == "redeal" or (
        rules.poverty_refused == "black_sow" and rules.black_sow == "off"
    )
    return refused or rules.poverty_two_poor == "redeal"


_THROW_IN_KEYS: Final = (
    "deck",
    "redeal_nines",
    "redeal_kings",
    "redeal_nines_kings",
    "redeal_points_high",
    "redeal_points_low",
    "redeal_trumps_max",
    "redeal_fox_highest",
    "redeal_top_trump_max",
    "poverty_one_trump_redeal",
    "poverty",
)
THROW_IN: Final = Need(
    _THROW_IN_KEYS,
    can_throw_in,
    QT_TRANSLATE_NOOP("Rules", "only when some hands can be thrown in"),
)
VOID: Final = Need(
    (*_THROW_IN_KEYS, "poverty_refused", "poverty_two_poor", "black_sow"),
    can_be_void,
    QT_TRANSLATE_NOOP("Rules", "only when a deal can be thrown in"),
)
