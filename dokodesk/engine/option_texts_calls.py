"""The first half of group H: who may announce what and when (rules 3.1, system 2.10)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, NumberList, OneOf, Option, Switch, Value
from dokodesk.engine.option_needs import (
    CALLS,
    NOT_TABLE_CARDS,
    STANDARD_CALLS,
    WEDDING,
    WITH_FORCED,
    WITH_REPLIES,
)
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

#: The five steps of the usual announcements, for lists of numbers.
STEPS: Final = (
    QT_TRANSLATE_NOOP("Rules", "Re and Kontra"),
    QT_TRANSLATE_NOOP("Rules", "no 90"),
    QT_TRANSLATE_NOOP("Rules", "no 60"),
    QT_TRANSLATE_NOOP("Rules", "no 30"),
    QT_TRANSLATE_NOOP("Rules", "schwarz"),
)

CALLING: Final[tuple[Option, ...]] = (
    OneOf(
        key="announcements",
        title=QT_TRANSLATE_NOOP("Rules", "Announcements"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Usually Re or Kontra raises the value, then a side may promise to hold "
            "the other under 90, 60 or 30 or to take every trick; in Chile the result "
            "is predicted late in the deal.",
        ),
        names="Ansage, Absage, Re, Kontra, keine 90, keine 60, keine 30, schwarz, calls, bids",
        sources=("standard: everywhere", "chilean: Chile"),
        values=(
            Value(
                "standard",
                QT_TRANSLATE_NOOP("Rules", "Re, Kontra, no 90, no 60, no 30, schwarz"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Announcements are Re and Kontra, then no 90, no 60, no 30 and schwarz.",
                ),
                quiet=True,
            ),
            Value(
                "chilean",
                QT_TRANSLATE_NOOP("Rules", "Chilean predictions"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Once the second ♣Q has been played, a side may predict no 90, no 60, no "
                    "30 or schwarz, and raise it once in the next trick.",
                ),
            ),
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no announcements"),
                QT_TRANSLATE_NOOP("Rules", "Nothing is announced."),
            ),
        ),
    ),
    NumberList(
        key="announce_latest",
        title=QT_TRANSLATE_NOOP("Rules", "Deadlines"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many cards you may have played at most when you announce; 1 means "
            "that with twelve cards you must still hold eleven.",
        ),
        names=(
            "Frist, Zeitpunkt, elf Karten, 11 Karten, bis wann, Ansage, Absage, announcement "
            "no 90, deadline"
        ),
        sources=("1, 2, 3, 4, 5: pagat, DDV, Switzerland", "1, 3, 6, 9, 9: FreeDoko"),
        needs=(
            STANDARD_CALLS,
            Need(
                ("announce_scheme",),
                lambda rules: rules.announce_scheme == "own_cards",
                QT_TRANSLATE_NOOP("Rules", "only when your own cards are counted"),
            ),
        ),
        labels=STEPS,
        low=0,
        high=12,
    ),
    OneOf(
        key="announce_skip",
        title=QT_TRANSLATE_NOOP("Rules", "Skipping steps"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether, say, no 60 may be announced at once, including the steps below "
            "it, or each step must be announced by itself.",
        ),
        names="überspringen, Absage, skip, jump",
        sources=("explicit: Finland, Vietnam", "implicit: DDV, FreeDoko"),
        needs=(STANDARD_CALLS,),
        values=(
            Value(
                "explicit",
                QT_TRANSLATE_NOOP("Rules", "every step must be said"),
                QT_TRANSLATE_NOOP("Rules", "Every step must be announced by itself, in order."),
            ),
            Value(
                "implicit",
                QT_TRANSLATE_NOOP("Rules", "a higher step includes the lower ones"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A higher step includes the lower ones, as long as each of them is still "
                    "in time.",
                ),
            ),
        ),
    ),
    Number(
        key="reply_extra_cards",
        title=QT_TRANSLATE_NOOP("Rules", "Reply to an announcement"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A side that has said nothing yet may answer with Re or Kontra, even when "
            "it holds this many cards fewer than the answered announcement needed.",
        ),
        names="Erwiderung, Antwort, Gegenansage, eine Karte weniger, reply",
        sources=("1: Finland, Vietnam, DDV", "FreeDoko"),
        needs=WITH_REPLIES,
        low=0,
        high=12,
        words=QT_TRANSLATE_NOOP(
            "Rules", "An announcement may be answered with Re or Kontra up to {n} cards later."
        ),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "There is no extra time to answer an announcement.")),
            (
                1,
                QT_TRANSLATE_NOOP(
                    "Rules", "An announcement may be answered with Re or Kontra one card later."
                ),
            ),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "no extra time")),),
    ),
    Switch(
        key="late_reply_allows_levels",
        title=QT_TRANSLATE_NOOP("Rules", "More after a late reply"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a side whose reply would have been too late as a first "
            "announcement may go on with no 90 and so on.",
        ),
        names="Erwiderung, Absage, late reply",
        sources=("no: DDV", "yes: Finland, Vietnam"),
        needs=(
            *WITH_REPLIES,
            Need(
                ("reply_extra_cards",),
                lambda rules: rules.reply_extra_cards > 0,
                QT_TRANSLATE_NOOP("Rules", "only when there is extra time to reply"),
            ),
        ),
        on=QT_TRANSLATE_NOOP(
            "Rules", "After a late reply the side may go on with no 90 and higher, if in time."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "After a late reply the side may announce nothing more."),
        quiet_on=True,
    ),
    Switch(
        key="announce_off_turn",
        title=QT_TRANSLATE_NOOP("Rules", "Announcing out of turn"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether announcements are possible at any moment, or only in turn before "
            "playing a card.",
        ),
        names="jederzeit, außer der Reihe, am Zug, out of turn",
        sources=("yes: DDV, Vietnam",),
        needs=(CALLS,),
        on=QT_TRANSLATE_NOOP("Rules", "Announcements may be made out of turn."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Announcements may only be made in turn, before playing a card."
        ),
        quiet_on=True,
        quiet_off=False,
    ),
    Switch(
        key="anonymous_announce",
        title=QT_TRANSLATE_NOOP("Rules", "Knocking: secret announcements"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether an announcement hides the side of the player; then everybody "
            "announces for themselves and cannot build on the partner.",
        ),
        names="klopfen, Tuck, Tuck-Runde, verdeckt ansagen, knocking",
        sources=("FreeDoko", "Wikipedia-de"),
        needs=(CALLS,),
        on=QT_TRANSLATE_NOOP(
            "Rules", "Announcements do not tell the side; everybody announces for themselves."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "Announcements tell the side."),
    ),
    Switch(
        key="announce_open_trick_counts",
        title=QT_TRANSLATE_NOOP("Rules", "The card in the open trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether your card in a trick that is not complete still counts as held "
            "in hand for the deadlines.",
        ),
        names="Frist, offener Stich, announcement till full trick",
        sources=("FreeDoko",),
        needs=(CALLS, NOT_TABLE_CARDS),
        on=QT_TRANSLATE_NOOP(
            "Rules", "A card in a trick that is not complete still counts as held in hand."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "A card counts as played when it lies on the table."),
    ),
    Number(
        key="announce_min_left",
        title=QT_TRANSLATE_NOOP("Rules", "No announcements near the end"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "With fewer cards in hand than this nobody may announce anything, not even as a reply.",
        ),
        names="Frist, letzte Ansage, last announcement",
        sources=("3 or 5: FreeDoko",),
        needs=(CALLS,),
        low=0,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "Nobody may announce with fewer than {n} cards in hand."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "There is no further deadline for announcements.")),
            (1, QT_TRANSLATE_NOOP("Rules", "Nobody may announce without a card in hand.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "no limit for the last cards")),),
        quiet_at=(0, 1),
    ),
    OneOf(
        key="announce_scheme",
        title=QT_TRANSLATE_NOOP("Rules", "What deadlines count"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the deadlines count your own cards, the cards on the table, or "
            "move on with every announcement.",
        ),
        names="Frist, fünfte Karte, 13. Karte, Verlängerung, deadline",
        sources=(
            "own_cards: everywhere",
            "table_cards: Wikipedia-de, fischer-degenhardt",
            "extending: Koppeldopf",
        ),
        needs=(STANDARD_CALLS,),
        values=(
            Value(
                "own_cards",
                QT_TRANSLATE_NOOP("Rules", "your own cards"),
                QT_TRANSLATE_NOOP("Rules", "Deadlines count your own cards."),
                quiet=True,
            ),
            Value(
                "table_cards",
                QT_TRANSLATE_NOOP("Rules", "the cards on the table"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Re before the fifth card of the deal, Kontra before the 13th; each "
                    "further step four cards later.",
                ),
            ),
            Value(
                "extending",
                QT_TRANSLATE_NOOP("Rules", "moving on with each announcement"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The first announcement before one's second card; every announcement "
                    "gives all one trick more.",
                ),
            ),
        ),
    ),
    Switch(
        key="forced_announce",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a player who takes a rich trick early in the deal must announce Re or Kontra.",
        ),
        names="Pflichtansage, Zwangsansage, 30 Augen, dreißig, thirty points, forced",
        sources=("Chile", "FreeDoko", "locodoko", "Koppeldopf"),
        needs=(CALLS,),
        on=QT_TRANSLATE_NOOP(
            "Rules", "Whoever takes a rich early trick must announce Re or Kontra."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "Nobody is ever forced to announce."),
    ),
    Number(
        key="forced_announce_points",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: points"),
        help=QT_TRANSLATE_NOOP("Rules", "How many card points make an announcement compulsory."),
        names="Pflichtansage, 30 Augen, thirty points",
        sources=("30: Chile, FreeDoko", "35: Koppeldopf"),
        needs=WITH_FORCED,
        low=0,
        high=240,
        words=QT_TRANSLATE_NOOP("Rules", "Points for the compulsory announcement: {n}."),
    ),
    OneOf(
        key="forced_announce_compare",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: at least or more"),
        help=QT_TRANSLATE_NOOP("Rules", "Whether exactly that many card points are enough."),
        names="Pflichtansage, mindestens, mehr als",
        sources=("gt: Chile", "ge: FreeDoko"),
        needs=WITH_FORCED,
        values=(
            Value(
                "ge",
                QT_TRANSLATE_NOOP("Rules", "at least"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Exactly that many points are enough for the compulsory announcement."
                ),
            ),
            Value(
                "gt",
                QT_TRANSLATE_NOOP("Rules", "more than"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The compulsory announcement needs more points than that."
                ),
            ),
        ),
    ),
    Number(
        key="forced_announce_window",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: tricks"),
        help=QT_TRANSLATE_NOOP("Rules", "How many tricks from the beginning are watched for this."),
        names="Pflichtansage, erster Stich, first trick",
        sources=("3: Chile", "1: FreeDoko", "2: Koppeldopf"),
        needs=WITH_FORCED,
        low=1,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "Tricks watched for the compulsory announcement: {n}."),
    ),
    OneOf(
        key="forced_announce_measure",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: one trick or all"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether one trick must be worth that much, or a player's tricks together."
        ),
        names="Pflichtansage, zusammen, cumulative",
        sources=("single_trick: FreeDoko", "cumulative: Chile"),
        needs=(
            *WITH_FORCED,
            Need(
                ("forced_announce_window",),
                lambda rules: rules.forced_announce_window > 1,
                QT_TRANSLATE_NOOP("Rules", "only when more than one trick is watched"),
            ),
        ),
        values=(
            Value(
                "single_trick",
                QT_TRANSLATE_NOOP("Rules", "a single trick"),
                QT_TRANSLATE_NOOP("Rules", "A single trick must be worth that much."),
            ),
            Value(
                "cumulative",
                QT_TRANSLATE_NOOP("Rules", "all tricks of a player together"),
                QT_TRANSLATE_NOOP("Rules", "A player's tricks together must be worth that much."),
            ),
        ),
    ),
    Switch(
        key="forced_announce_once",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: only once"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether only the first player who reaches the points must announce."
        ),
        names="Pflichtansage, only first",
        sources=("Chile",),
        needs=WITH_FORCED,
        on=QT_TRANSLATE_NOOP(
            "Rules", "Only the first player who reaches the points must announce."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "Everybody who reaches the points must announce."),
    ),
    OneOf(
        key="forced_announce_raise",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement: if already announced"),
        help=QT_TRANSLATE_NOOP("Rules", "What a player must do whose side has already announced."),
        names="Pflichtansage, erhöhen, only re/contra",
        sources=("re_kontra_only: FreeDoko", "next_level: Koppeldopf"),
        needs=(STANDARD_CALLS, *WITH_FORCED),
        values=(
            Value(
                "re_kontra_only",
                QT_TRANSLATE_NOOP("Rules", "nothing more than Re or Kontra"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If the side has already announced, nothing more is compulsory."
                ),
                quiet=True,
            ),
            Value(
                "next_level",
                QT_TRANSLATE_NOOP("Rules", "the next step"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If the side has already announced, it must announce the next step."
                ),
            ),
            Value(
                "none_if_called",
                QT_TRANSLATE_NOOP("Rules", "nothing"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If the side has already announced, nothing is compulsory."
                ),
                quiet=True,
            ),
        ),
    ),
    Switch(
        key="forced_announce_in_wedding",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory announcement in a wedding"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the rule also holds in a wedding; the announcement is then made "
            "as soon as the partner is found.",
        ),
        names="Pflichtansage, Hochzeit, in marriage",
        sources=("FreeDoko",),
        needs=(*WITH_FORCED, WEDDING),
        on=QT_TRANSLATE_NOOP(
            "Rules", "Announcements are compulsory in a wedding too, once the partner is found."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "In a wedding no announcement is compulsory."),
    ),
)
