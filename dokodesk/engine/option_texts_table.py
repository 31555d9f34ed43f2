"""The options of group A, deck, seats and dealing, and of group J, match (rules 3.1)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, OneOf, Option, Switch, Value
from dokodesk.engine.option_needs import DEALS, VOID
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

TABLE: Final[tuple[Option, ...]] = (
    OneOf(
        key="deck",
        title=QT_TRANSLATE_NOOP("Rules", "Cards"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "With nines there are 48 cards and twelve tricks, without them 40 cards "
            "and ten tricks; the cards are worth 240 points either way.",
        ),
        names="mit Neunen, ohne Neunen, scharfer Doppelkopf, kurzes Blatt, Luschen, nines, deck",
        sources=("48: pagat, DDV", "40: Chile, Switzerland, FreeDoko"),
        values=(
            Value(
                "48",
                QT_TRANSLATE_NOOP("Rules", "48 cards, with nines"),
                QT_TRANSLATE_NOOP("Rules", "Played with nines: 48 cards, twelve in each hand."),
            ),
            Value(
                "40",
                QT_TRANSLATE_NOOP("Rules", "40 cards, without nines"),
                QT_TRANSLATE_NOOP("Rules", "Played without nines: 40 cards, ten in each hand."),
            ),
        ),
    ),
    Number(
        key="table_size",
        title=QT_TRANSLATE_NOOP("Rules", "People at the table"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A deal is always played by four; with five or more at the table the "
            "dealer and whoever else is left over sit it out and score nothing.",
        ),
        names="Fünfertisch, zu fünft, zu viert, aussetzen, five players, sitting out",
        sources=("Finland", "DDV", "FreeDoko"),
        low=4,
        high=7,
        words=QT_TRANSLATE_NOOP(
            "Rules", "{n} people sit at the table; the dealer sits the deal out."
        ),
        words_at=(
            (4, QT_TRANSLATE_NOOP("Rules", "Four people sit at the table, and all of them play.")),
            (
                6,
                QT_TRANSLATE_NOOP(
                    "Rules", "6 people sit at the table; the dealer and one more sit the deal out."
                ),
            ),
            (
                7,
                QT_TRANSLATE_NOOP(
                    "Rules", "7 people sit at the table; the dealer and two more sit the deal out."
                ),
            ),
        ),
        quiet_at=(4,),
    ),
    OneOf(
        key="deal_packet",
        title=QT_TRANSLATE_NOOP("Rules", "Dealing"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How the cards are handed out; which cards somebody gets does not depend on it.",
        ),
        names="geben, austeilen, packets, threes",
        sources=("threes: Finland, DDV",),
        values=(
            Value(
                "threes",
                QT_TRANSLATE_NOOP("Rules", "three cards at a time"),
                QT_TRANSLATE_NOOP("Rules", "The cards are dealt three at a time."),
                quiet=True,
            ),
            Value(
                "any",
                QT_TRANSLATE_NOOP("Rules", "as the dealer likes"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The dealer deals as many cards at a time as they like."
                ),
                quiet=True,
            ),
        ),
    ),
    Switch(
        key="deal_cut",
        title=QT_TRANSLATE_NOOP("Rules", "Cutting the cards"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether the cards are cut after shuffling; it is only for the look of it."
        ),
        names="abheben, cut",
        sources=("Chile", "DDV"),
        on=QT_TRANSLATE_NOOP("Rules", "The cards are cut before dealing."),
        off=QT_TRANSLATE_NOOP("Rules", "The cards are not cut."),
        quiet_on=True,
    ),
    OneOf(
        key="direction",
        title=QT_TRANSLATE_NOOP("Rules", "Direction of play"),
        help=QT_TRANSLATE_NOOP("Rules", "Which way round the table play and deal go."),
        names="Uhrzeigersinn, linksherum, rechtsherum, clockwise",
        sources=("ccw: Koppeldopf",),
        values=(
            Value(
                "cw",
                QT_TRANSLATE_NOOP("Rules", "clockwise"),
                QT_TRANSLATE_NOOP("Rules", "Play goes clockwise."),
                quiet=True,
            ),
            Value(
                "ccw",
                QT_TRANSLATE_NOOP("Rules", "counter-clockwise"),
                QT_TRANSLATE_NOOP("Rules", "Play goes counter-clockwise."),
            ),
        ),
    ),
    OneOf(
        key="redeal_dealer",
        title=QT_TRANSLATE_NOOP("Rules", "Dealer after a thrown-in deal"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Who deals next when a hand was thrown in or nobody took a poverty; such "
            "a deal does not count as one of the match.",
        ),
        names="Schmeißen, neu geben, Geber bleibt, redeal",
        sources=("same: Finland, Vietnam",),
        needs=(VOID,),
        values=(
            Value(
                "same",
                QT_TRANSLATE_NOOP("Rules", "the same dealer again"),
                QT_TRANSLATE_NOOP("Rules", "After a thrown-in deal the same dealer deals again."),
                quiet=True,
            ),
            Value(
                "next",
                QT_TRANSLATE_NOOP("Rules", "the next dealer"),
                QT_TRANSLATE_NOOP("Rules", "After a thrown-in deal the next player deals."),
            ),
        ),
    ),
)

MATCH: Final[tuple[Option, ...]] = (
    OneOf(
        key="match_end",
        title=QT_TRANSLATE_NOOP("Rules", "End of the match"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A match ends after a number of deals, when a pot of points is used up, "
            "or when you stop.",
        ),
        names="Rundenzahl, Spielende, Topf, Liste, match length, pot",
        sources=("deals: pagat, DDV", "points: FreeDoko"),
        values=(
            Value(
                "deals",
                QT_TRANSLATE_NOOP("Rules", "after a number of deals"),
                QT_TRANSLATE_NOOP("Rules", "The match has a fixed number of deals."),
                quiet=True,
            ),
            Value(
                "points",
                QT_TRANSLATE_NOOP("Rules", "when the pot is empty"),
                QT_TRANSLATE_NOOP("Rules", "The match ends when the pot of points is empty."),
            ),
            Value(
                "open",
                QT_TRANSLATE_NOOP("Rules", "when you stop"),
                QT_TRANSLATE_NOOP("Rules", "The match goes on until you stop."),
            ),
        ),
    ),
    Number(
        key="match_deals",
        title=QT_TRANSLATE_NOOP("Rules", "Deals in a match"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many deals a match has, compulsory solos included; thrown-in deals do not count.",
        ),
        names="Rundenlänge, Anzahl Spiele, Runden, deals",
        sources=("8: Vietnam", "24: Finland, DDV", "4: Chile, Switzerland"),
        needs=(DEALS,),
        low=1,
        high=999,
        words=QT_TRANSLATE_NOOP("Rules", "A match has {n} deals."),
        words_at=((1, QT_TRANSLATE_NOOP("Rules", "A match is a single deal.")),),
    ),
    Number(
        key="match_points",
        title=QT_TRANSLATE_NOOP("Rules", "Points in the pot"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "The match ends when all players together have written this many points."
        ),
        names="Topf, Punktelimit, pot",
        sources=("40: FreeDoko",),
        needs=(
            Need(
                ("match_end",),
                lambda rules: rules.match_end == "points",
                QT_TRANSLATE_NOOP("Rules", "only when a match ends with an empty pot"),
            ),
        ),
        low=1,
        high=9999,
        words=QT_TRANSLATE_NOOP("Rules", "There are {n} points in the pot."),
        words_at=((1, QT_TRANSLATE_NOOP("Rules", "There is one point in the pot.")),),
    ),
    Switch(
        key="match_full_rounds",
        title=QT_TRANSLATE_NOOP("Rules", "Full rounds only"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "The number of deals must let everybody deal equally often; repeated "
            "deals after a solo come on top.",
        ),
        names="volle Runden, gleich oft geben, full rounds",
        sources=("Finland", "Switzerland", "Palast"),
        needs=(DEALS,),
        on=QT_TRANSLATE_NOOP("Rules", "Everybody deals equally often."),
        off=QT_TRANSLATE_NOOP("Rules", "A match need not be made of full rounds."),
        quiet_on=True,
    ),
    Switch(
        key="daily_deal",
        title=QT_TRANSLATE_NOOP("Rules", "Match of the day"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the match of the day, with the same cards for everybody, can be "
            "played with these rules.",
        ),
        names="Tagesspiel, Spiel des Tages, daily",
        sources=("Vietnam",),
        on=QT_TRANSLATE_NOOP("Rules", "The match of the day can be played with these rules."),
        off=QT_TRANSLATE_NOOP("Rules", "There is no match of the day with these rules."),
        quiet_on=True,
    ),
    Number(
        key="time_limit_min",
        title=QT_TRANSLATE_NOOP("Rules", "Time limit in minutes"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "When the time is up, no more ordinary deals are played, but owed "
            "compulsory solos still are.",
        ),
        names="Zeitlimit, Rundenzeit, time limit",
        sources=("100: DDV",),
        low=0,
        high=1440,
        words=QT_TRANSLATE_NOOP("Rules", "A match lasts {n} minutes at most."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "There is no time limit.")),
            (1, QT_TRANSLATE_NOOP("Rules", "A match lasts one minute at most.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "no limit")),),
        quiet_at=(0,),
    ),
    Number(
        key="visible_tricks",
        title=QT_TRANSLATE_NOOP("Rules", "Tricks that may be looked at"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "How many of the last complete tricks may be looked at again during play."
        ),
        names="letzter Stich, Stich ansehen, nachsehen, last trick",
        sources=("1: DDV", "1-12: FreeDoko"),
        low=0,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "The last {n} tricks may be looked at again."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "No trick may be looked at again.")),
            (1, QT_TRANSLATE_NOOP("Rules", "The last trick may be looked at again.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "none of them")),),
        quiet_at=(1,),
    ),
)
