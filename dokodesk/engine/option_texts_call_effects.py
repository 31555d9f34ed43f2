"""The second half of group H: what announcements are worth and oblige to (rules 2.7, 2.8, 3.1)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, OneOf, Option, Switch, Value
from dokodesk.engine.option_needs import LOSING, NOT_CHILEAN, STANDARD_CALLS
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

CALL_EFFECTS: Final[tuple[Option, ...]] = (
    OneOf(
        key="re_kontra_effect",
        title=QT_TRANSLATE_NOOP("Rules", "Value of Re and Kontra"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "What an announced Re or Kontra does to the value of the game; it counts "
            "for whoever wins.",
        ),
        names="Re, Kontra, verdoppeln, zwei Punkte, doppelt, re/contra doubles",
        sources=(
            "add2: Finland, Vietnam, DDV",
            "add1: Switzerland",
            "double: FreeDoko, locodoko, doko.wtf",
            "none: Chile",
        ),
        needs=(STANDARD_CALLS,),
        values=(
            Value(
                "add2",
                QT_TRANSLATE_NOOP("Rules", "2 points each"),
                QT_TRANSLATE_NOOP("Rules", "Re and Kontra count 2 points each."),
            ),
            Value(
                "add1",
                QT_TRANSLATE_NOOP("Rules", "1 point each"),
                QT_TRANSLATE_NOOP("Rules", "Re and Kontra count 1 point each."),
            ),
            Value(
                "double",
                QT_TRANSLATE_NOOP("Rules", "each doubles the game"),
                QT_TRANSLATE_NOOP("Rules", "Re and Kontra each double the game."),
            ),
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "nothing by themselves"),
                QT_TRANSLATE_NOOP("Rules", "Re and Kontra bring no points by themselves."),
            ),
        ),
    ),
    OneOf(
        key="double_scope",
        title=QT_TRANSLATE_NOOP("Rules", "What is doubled"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Which points Re and Kontra double; the others are added afterwards."
        ),
        names="verdoppeln, Sonderpunkte, gegen die Alten, contra doubles against re",
        sources=(
            "game_levels: FreeDoko",
            "plus_against_old: FreeDoko",
            "all: doppelkopf-web, kratzdiekurve",
        ),
        needs=(
            STANDARD_CALLS,
            Need(
                ("re_kontra_effect",),
                lambda rules: rules.re_kontra_effect == "double",
                QT_TRANSLATE_NOOP("Rules", "only when Re and Kontra double"),
            ),
        ),
        values=(
            Value(
                "game_levels",
                QT_TRANSLATE_NOOP("Rules", "the game, its steps and announced steps"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Doubled are the points for the game, its steps and announced steps; the "
                    "rest is added afterwards.",
                ),
            ),
            Value(
                "plus_against_old",
                QT_TRANSLATE_NOOP("Rules", "also the point for beating Re"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Doubled are the points for the game, its steps and beating Re; extra "
                    "points are added afterwards.",
                ),
            ),
            Value(
                "all",
                QT_TRANSLATE_NOOP("Rules", "everything, extra points too"),
                QT_TRANSLATE_NOOP("Rules", "Everything is doubled, extra points too."),
            ),
        ),
    ),
    Number(
        key="level_call_value",
        title=QT_TRANSLATE_NOOP("Rules", "Value of an announced step"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "How many points each announced step (no 90, no 60, no 30, schwarz) counts."
        ),
        names="Absage, keine 90, Wert",
        sources=("1: everywhere", "2: doko.wtf"),
        needs=(STANDARD_CALLS,),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "Each announced step from no 90 on counts {n} points."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Announced steps bring no points by themselves.")),
            (1, QT_TRANSLATE_NOOP("Rules", "Each announced step from no 90 on counts 1 point.")),
        ),
        quiet_at=(1,),
    ),
    Switch(
        key="re_kontra_binding",
        title=QT_TRANSLATE_NOOP("Rules", "Re and Kontra are promises"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a side that said Re or Kontra must itself reach 121 points (120 "
            "as a reply), so that both sides can fail.",
        ),
        names="Re, Kontra, 121, strict limit",
        sources=("FreeDoko",),
        needs=(STANDARD_CALLS, LOSING),
        on=QT_TRANSLATE_NOOP(
            "Rules", "A side that announced Re or Kontra must reach 121 points, or 120 as a reply."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "Re and Kontra by themselves promise nothing."),
    ),
    Switch(
        key="kontra_alone_121",
        title=QT_TRANSLATE_NOOP("Rules", "Kontra alone needs 121"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "If only Kontra was announced, Kontra needs 121 card points and Re wins "
            "with 120; otherwise it is the other way round.",
        ),
        names="Kontra, 120, 121, Gleichstand",
        sources=("Finland", "Vietnam", "DDV"),
        needs=(STANDARD_CALLS,),
        on=QT_TRANSLATE_NOOP("Rules", "If only Kontra was announced, Re wins with 120 points."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Re always needs 121 points, even if only Kontra was announced."
        ),
        quiet_on=True,
        quiet_off=False,
    ),
    OneOf(
        key="failed_level_effect",
        title=QT_TRANSLATE_NOOP("Rules", "Missing an announced step"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a side that misses its promise loses the game, or only hands the "
            "points for it to the others.",
        ),
        names="Absage verfehlt, verloren, failed",
        sources=("lose_game: Finland, Vietnam, DDV, Switzerland", "points_to_opponents: Chile"),
        needs=(STANDARD_CALLS,),
        values=(
            Value(
                "lose_game",
                QT_TRANSLATE_NOOP("Rules", "loses the game"),
                QT_TRANSLATE_NOOP("Rules", "A side that misses an announced step loses the game."),
                quiet=True,
            ),
            Value(
                "points_to_opponents",
                QT_TRANSLATE_NOOP("Rules", "only its points go over"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A side that misses an announced step only hands its points to the others.",
                ),
            ),
        ),
    ),
    OneOf(
        key="failed_level_scoring",
        title=QT_TRANSLATE_NOOP("Rules", "Score of the losers' announcements"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "What the steps announced by the losing side bring to the winners."
        ),
        names="Absage verfehlt, Punkte, doppelt",
        sources=(
            "ddv: DDV",
            "all_announced_double: Finland, pagat",
            "missed_double: Vietnam",
            "single: Switzerland",
        ),
        needs=(STANDARD_CALLS, LOSING),
        values=(
            Value(
                "ddv",
                QT_TRANSLATE_NOOP("Rules", "once, and 1 point more if missed by 30"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Steps announced by the losers count for the winners, and 1 point more "
                    "for each that was missed by 30 card points.",
                ),
            ),
            Value(
                "all_announced_double",
                QT_TRANSLATE_NOOP("Rules", "each announced step twice"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Each step announced by the losers counts double for the winners."
                ),
            ),
            Value(
                "missed_double",
                QT_TRANSLATE_NOOP("Rules", "each missed step twice"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each step that the losers missed counts double for the winners; steps "
                    "they met count nothing.",
                ),
            ),
            Value(
                "single",
                QT_TRANSLATE_NOOP("Rules", "each announced step once"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Each step announced by the losers counts for the winners."
                ),
            ),
        ),
    ),
    OneOf(
        key="both_failed",
        title=QT_TRANSLATE_NOOP("Rules", "Both sides miss their announcement"),
        help=QT_TRANSLATE_NOOP("Rules", "Who wins when both sides miss what they announced."),
        names="beide verfehlt, kein Gewinner, both failed",
        sources=("no_winner: Vietnam, DDV",),
        needs=(STANDARD_CALLS, LOSING),
        values=(
            Value(
                "no_winner",
                QT_TRANSLATE_NOOP("Rules", "nobody wins"),
                QT_TRANSLATE_NOOP("Rules", "If both sides miss their announcement, nobody wins."),
                quiet=True,
            ),
            Value(
                "kontra_wins",
                QT_TRANSLATE_NOOP("Rules", "Kontra wins"),
                QT_TRANSLATE_NOOP("Rules", "If both sides miss their announcement, Kontra wins."),
            ),
        ),
    ),
    OneOf(
        key="no_winner_scoring",
        title=QT_TRANSLATE_NOOP("Rules", "Score when nobody wins"),
        help=QT_TRANSLATE_NOOP("Rules", "What is settled when neither side has won."),
        names="kein Gewinner, Abrechnung, no winner",
        sources=("ddv: DDV",),
        needs=(
            Need(
                ("tie_120", "announcements", "failed_level_effect", "both_failed"),
                lambda rules: (
                    rules.tie_120 == "nobody"
                    or (
                        rules.announcements == "standard"
                        and rules.failed_level_effect == "lose_game"
                        and rules.both_failed == "no_winner"
                    )
                ),
                QT_TRANSLATE_NOOP("Rules", "only when it can happen that nobody wins"),
            ),
        ),
        values=(
            Value(
                "ddv",
                QT_TRANSLATE_NOOP("Rules", "results, announcements and extra points"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If nobody wins, each side scores the steps it held the other under, "
                    "announcements the other missed by 30, and its extra points.",
                ),
                quiet=True,
            ),
            Value(
                "extras_only",
                QT_TRANSLATE_NOOP("Rules", "only extra points"),
                QT_TRANSLATE_NOOP("Rules", "If nobody wins, only extra points are settled."),
                quiet=True,
            ),
        ),
    ),
    Number(
        key="cowardice",
        title=QT_TRANSLATE_NOOP("Rules", "Cowardice"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "If the winners did at least this many steps better than they announced, "
            "the points for the game go to the losers; not when one plays alone.",
        ),
        names="Feigheit, feige, cowardice",
        sources=("3: postelt, Koppeldopf",),
        needs=(NOT_CHILEAN,),
        low=0,
        high=5,
        words=QT_TRANSLATE_NOOP(
            "Rules",
            "Cowardice: whoever wins {n} or more steps above what was announced hands "
            "the game points to the losers.",
        ),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "There is no penalty for announcing too little.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "off")),),
        quiet_at=(0,),
    ),
)
