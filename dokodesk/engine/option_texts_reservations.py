"""The options of group C, reservations, and of group G, throwing in (rules 3.1, order 2.4).

In group G the sentence of a rule that is on is only a part: the page in plain words lists all these
parts in one sentence.
"""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, OneOf, Option, Ranking, Switch, Value
from dokodesk.engine.option_needs import NINES, SOLOS, STANDARD_CALLS, THROW_IN
from dokodesk.engine.option_texts_solo_types import SOLO_TYPES
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

_OFF: Final = ((0, QT_TRANSLATE_NOOP("Rules", "off")),)

RESERVATIONS: Final[tuple[Option, ...]] = (
    OneOf(
        key="reservation_protocol",
        title=QT_TRANSLATE_NOOP("Rules", "Asking for reservations"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever does not want a normal game has a reservation; it is asked for "
            "in two steps, which keeps losing ones secret, or named at once.",
        ),
        names="Vorbehalt, gesund, Abfrage, healthy, reservation",
        sources=("two_step: Finland, DDV, FreeDoko",),
        values=(
            Value(
                "two_step",
                QT_TRANSLATE_NOOP("Rules", "first “reservation”, then which"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Everybody says “healthy” or “reservation”; only the highest reservation "
                    "is revealed.",
                ),
                quiet=True,
            ),
            Value(
                "direct",
                QT_TRANSLATE_NOOP("Rules", "named at once"),
                QT_TRANSLATE_NOOP("Rules", "Everybody says at once what they want to play."),
                quiet=True,
            ),
        ),
    ),
    Ranking(
        key="reservation_priority",
        title=QT_TRANSLATE_NOOP("Rules", "Which reservation comes first"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "If several players have a reservation, the one named first here is "
            "played; between equal ones the player who speaks earlier has it.",
        ),
        names=(
            "Vorbehalt, Rangfolge, Vorrang, Pflichtsolo, Lustsolo, Armut vor Hochzeit, "
            "Hochzeit vor Armut, priority"
        ),
        sources=(
            "solo, poverty, wedding: Vietnam",
            "compulsory, solo, wedding: DDV",
            "solo, redeal, poverty, wedding: FreeDoko",
        ),
        values=(
            Value("compulsory_solo", QT_TRANSLATE_NOOP("Rules", "compulsory solo")),
            Value("solo", QT_TRANSLATE_NOOP("Rules", "solo")),
            Value("redeal", QT_TRANSLATE_NOOP("Rules", "throwing in")),
            Value("poverty", QT_TRANSLATE_NOOP("Rules", "poverty")),
            Value("wedding", QT_TRANSLATE_NOOP("Rules", "wedding")),
        ),
        words=QT_TRANSLATE_NOOP(
            "Rules", "Of several reservations the higher one is played: {list}."
        ),
        empty_words=QT_TRANSLATE_NOOP("Rules", "Reservations have their usual order."),
    ),
    OneOf(
        key="solo_auction",
        title=QT_TRANSLATE_NOOP("Rules", "Several solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "If several players want a solo, a later one may bid for it by promising "
            "no 90 or more; the earlier one keeps it by promising the same; what was "
            "promised counts as announced.",
        ),
        names="Solo reizen, überbieten, Versteigerung, bidding",
        sources=("Finland", "udodomroese", "fischer-degenhardt"),
        needs=(SOLOS, STANDARD_CALLS),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "the earlier player has it"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If several players want a solo, the one who speaks earlier has it."
                ),
                quiet=True,
            ),
            Value(
                "announcement_levels",
                QT_TRANSLATE_NOOP("Rules", "bidding with no 90 and more"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If several players want a solo, they bid for it with no 90, no 60, no 30 "
                    "and schwarz.",
                ),
            ),
        ),
    ),
    Ranking(
        key="solo_ranking",
        title=QT_TRANSLATE_NOOP("Rules", "Ranking of the solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "If several players want a solo, the kind named first here is played; "
            "kinds that are not named come last.",
        ),
        names="Solo, Rangfolge, Rang, Vorrang, ranking",
        sources=("equal: Finland, Vietnam", "ranked: jetztaberlos, dokogoetter, Koppeldopf"),
        needs=(
            SOLOS,
            Need(
                ("solo_auction", "announcements"),
                lambda rules: rules.solo_auction == "off" or rules.announcements != "standard",
                QT_TRANSLATE_NOOP("Rules", "not when players bid for the solo"),
            ),
        ),
        values=SOLO_TYPES,
        words=QT_TRANSLATE_NOOP("Rules", "Of several solos the higher one is played: {list}."),
        empty_words=QT_TRANSLATE_NOOP("Rules", "All solos rank equal."),
        empty="equal",
    ),
)

THROWING_IN: Final[tuple[Option, ...]] = (
    Number(
        key="redeal_nines",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: nines"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A hand with at least this many nines may be thrown in: it is not played, "
            "and the cards are dealt again.",
        ),
        names="Schmeißen, fünf Neunen, 5 Neunen, Neunen, Luschen, einwerfen, throw in",
        sources=("5: FreeDoko, doko.wtf, jetztaberlos",),
        needs=(NINES,),
        low=0,
        high=8,
        words=QT_TRANSLATE_NOOP("Rules", "{n} or more nines"),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Nines are no reason to throw in a hand.")),
            (1, QT_TRANSLATE_NOOP("Rules", "a single nine")),
        ),
        labels_at=_OFF,
        quiet_at=(0,),
    ),
    Number(
        key="redeal_kings",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: kings"),
        help=QT_TRANSLATE_NOOP("Rules", "A hand with at least this many kings may be thrown in."),
        names="Schmeißen, fünf Könige, 5 Könige, Könige, einwerfen, throw in",
        sources=("5: Switzerland, udodomroese, postelt", "5 or 6: FreeDoko"),
        low=0,
        high=8,
        words=QT_TRANSLATE_NOOP("Rules", "{n} or more kings"),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Kings are no reason to throw in a hand.")),
            (1, QT_TRANSLATE_NOOP("Rules", "a single king")),
        ),
        labels_at=_OFF,
        quiet_at=(0,),
    ),
    Number(
        key="redeal_nines_kings",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: nines and kings"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "A hand with at least this many nines and kings together may be thrown in."
        ),
        names="Schmeißen, Neunen und Könige, einwerfen, throw in",
        sources=("7: FreeDoko", "8: Koppeldopf"),
        needs=(NINES,),
        low=0,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "{n} or more nines and kings together"),
        words_at=(
            (
                0,
                QT_TRANSLATE_NOOP(
                    "Rules", "Nines and kings together are no reason to throw in a hand."
                ),
            ),
            (1, QT_TRANSLATE_NOOP("Rules", "a single nine or king")),
        ),
        labels_at=_OFF,
        quiet_at=(0,),
    ),
    Number(
        key="redeal_points_high",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: many card points"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "A hand whose cards are worth at least this many points may be thrown in."
        ),
        names="Schmeißen, Augen, Volle, zu viele Augen, richness, throw in",
        sources=("70: FreeDoko", "80: dokogoetter", "81: fischer-degenhardt, Koppeldopf"),
        low=0,
        high=240,
        words=QT_TRANSLATE_NOOP("Rules", "{n} or more card points"),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Many card points are no reason to throw in a hand.")),
            (1, QT_TRANSLATE_NOOP("Rules", "any card points")),
        ),
        labels_at=_OFF,
        quiet_at=(0,),
    ),
    Number(
        key="redeal_points_low",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: few card points"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "A hand whose cards are worth less than this many points may be thrown in."
        ),
        names="Schmeißen, Augen, zu wenig Augen, throw in",
        sources=("35: Koppeldopf",),
        low=0,
        high=240,
        words=QT_TRANSLATE_NOOP("Rules", "fewer than {n} card points"),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Few card points are no reason to throw in a hand.")),
            (1, QT_TRANSLATE_NOOP("Rules", "no card points at all")),
        ),
        labels_at=_OFF,
        quiet_at=(0,),
    ),
    Number(
        key="redeal_trumps_max",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: few trumps"),
        help=QT_TRANSLATE_NOOP("Rules", "A hand with at most this many trumps may be thrown in."),
        names="Schmeißen, Trumpf, Trumpfarmut, zu wenig Trumpf, throw in",
        sources=("1: FreeDoko", "2: fischer-degenhardt"),
        low=-1,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "{n} trumps at most"),
        words_at=(
            (-1, QT_TRANSLATE_NOOP("Rules", "Few trumps are no reason to throw in a hand.")),
            (0, QT_TRANSLATE_NOOP("Rules", "no trump at all")),
            (1, QT_TRANSLATE_NOOP("Rules", "one trump at most")),
        ),
        labels_at=((-1, QT_TRANSLATE_NOOP("Rules", "off")),),
        quiet_at=(-1,),
    ),
    Switch(
        key="redeal_fox_highest",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: no trump above ♦A"),
        help=QT_TRANSLATE_NOOP("Rules", "A hand with no trump above the ♦A may be thrown in."),
        names="Schmeißen, Fuchs höchster Trumpf, throw in, fox highest",
        sources=("FreeDoko", "dokogoetter"),
        on=QT_TRANSLATE_NOOP("Rules", "no trump above the ♦A"),
        off=QT_TRANSLATE_NOOP("Rules", "A ♦A as highest trump is no reason to throw in a hand."),
    ),
    OneOf(
        key="redeal_top_trump_max",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: low trumps only"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "A hand whose highest trump is at most the ♦J may be thrown in."
        ),
        names="Schmeißen, Karo-Bube, throw in",
        sources=("Koppeldopf",),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "off"),
                QT_TRANSLATE_NOOP("Rules", "Low trumps are no reason to throw in a hand."),
                quiet=True,
            ),
            Value(
                "diamond_jack",
                QT_TRANSLATE_NOOP("Rules", "highest trump at most the ♦J"),
                QT_TRANSLATE_NOOP("Rules", "no trump above the ♦J"),
            ),
        ),
    ),
    Switch(
        key="redeal_before_solo",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in before a solo"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether a hand can be thrown in even when somebody else wants to play a solo."
        ),
        names="Schmeißen, vor Solo, Vorrang, throwing before solo",
        sources=("FreeDoko", "udodomroese", "Bünde"),
        needs=(THROW_IN,),
        on=QT_TRANSLATE_NOOP("Rules", "Throwing in comes before a solo."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Throwing in ranks where the order of reservations puts it."
        ),
    ),
)
