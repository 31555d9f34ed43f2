"""The first half of group I: points for the result and extra points (rules 2.8, 2.9, 3.1)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import (
    Need,
    Number,
    NumberList,
    OneOf,
    Option,
    SetOf,
    Switch,
    Value,
)
from dokodesk.engine.option_needs import H10, NINES, NO_NINES, NOT_CHILEAN, SECOND_WINS
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

_NO_POINTS: Final = ((0, QT_TRANSLATE_NOOP("Rules", "no point")),)

#: The four results beyond winning, for lists of numbers.
RESULTS: Final = (
    QT_TRANSLATE_NOOP("Rules", "under 90"),
    QT_TRANSLATE_NOOP("Rules", "under 60"),
    QT_TRANSLATE_NOOP("Rules", "under 30"),
    QT_TRANSLATE_NOOP("Rules", "schwarz"),
)

POINTS: Final[tuple[Option, ...]] = (
    Number(
        key="base_win",
        title=QT_TRANSLATE_NOOP("Rules", "Points for winning"),
        help=QT_TRANSLATE_NOOP("Rules", "How many points a won game counts."),
        names="gewonnen, Spielpunkt, Grundwert",
        sources=("1: everywhere", "2: Chile"),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "A won game counts {n} points."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Winning by itself brings no point.")),
            (1, QT_TRANSLATE_NOOP("Rules", "A won game counts 1 point.")),
        ),
        quiet_at=(1,),
    ),
    Number(
        key="against_old",
        title=QT_TRANSLATE_NOOP("Rules", "Beating Re"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many points Kontra gets in addition for winning against the ♣Q, “the old ones”.",
        ),
        names="gegen die Alten, gegen die Re-Partei, against the old ones, Kontra gewinnt",
        sources=("1: everywhere",),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "If Kontra wins, it gets {n} points more."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Kontra gets nothing extra for winning.")),
            (1, QT_TRANSLATE_NOOP("Rules", "If Kontra wins, it gets 1 point more.")),
        ),
        labels_at=_NO_POINTS,
        quiet_at=(1,),
    ),
    NumberList(
        key="level_points",
        title=QT_TRANSLATE_NOOP("Rules", "Points for results"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many points it counts when the losers stay under 90, under 60, under "
            "30, or take nothing, announced or not.",
        ),
        names="keine 90, unter 90, keine 60, keine 30, schwarz, Stufen",
        sources=("1, 1, 1, 1: everywhere", "0, 0, 0, 4: Chile"),
        labels=RESULTS,
        low=0,
        high=99,
    ),
    OneOf(
        key="schwarz_test",
        title=QT_TRANSLATE_NOOP("Rules", "What schwarz means"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a side is schwarz when it has no trick, or already when its "
            "tricks are worth nothing.",
        ),
        names="schwarz, ohne Stich, null Augen",
        sources=("tricks: Finland, DDV", "points: Switzerland, Chile"),
        needs=(NINES,),
        values=(
            Value(
                "tricks",
                QT_TRANSLATE_NOOP("Rules", "no trick"),
                QT_TRANSLATE_NOOP("Rules", "Schwarz means without a trick."),
                quiet=True,
            ),
            Value(
                "points",
                QT_TRANSLATE_NOOP("Rules", "no card point"),
                QT_TRANSLATE_NOOP("Rules", "Schwarz means without a card point."),
            ),
        ),
    ),
    OneOf(
        key="tie_120",
        title=QT_TRANSLATE_NOOP("Rules", "120 each"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Who wins when both sides have 120 card points and nothing was announced."
        ),
        names="120:120, Gleichstand, gespalten, gespaltener Arsch, tie",
        sources=("kontra: Finland, Vietnam, DDV, Switzerland",),
        values=(
            Value(
                "kontra",
                QT_TRANSLATE_NOOP("Rules", "Kontra wins"),
                QT_TRANSLATE_NOOP("Rules", "With 120 each, Kontra wins."),
                quiet=True,
            ),
            Value(
                "nobody",
                QT_TRANSLATE_NOOP("Rules", "nobody wins"),
                QT_TRANSLATE_NOOP("Rules", "With 120 each and nothing announced, nobody wins."),
            ),
        ),
    ),
    OneOf(
        key="tie_120_value",
        title=QT_TRANSLATE_NOOP("Rules", "Value of 120 each"),
        help=QT_TRANSLATE_NOOP("Rules", "What Kontra gets for winning with 120 card points each."),
        names="120:120, Gleichstand, gegen die Alten",
        sources=("against_old_only: Wikipedia-de",),
        values=(
            Value(
                "full",
                QT_TRANSLATE_NOOP("Rules", "like any win"),
                QT_TRANSLATE_NOOP("Rules", "With 120 each, a win of Kontra counts like any other."),
                quiet=True,
            ),
            Value(
                "against_old_only",
                QT_TRANSLATE_NOOP("Rules", "only the point for beating Re"),
                QT_TRANSLATE_NOOP(
                    "Rules", "With 120 each, Kontra gets only the point for beating Re."
                ),
            ),
        ),
    ),
    OneOf(
        key="loser_flip",
        title=QT_TRANSLATE_NOOP("Rules", "More extra points than the game is worth"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the losers' extra points can turn a won game into minus points "
            "for the winners.",
        ),
        names="umdrehen, Hintertür, Minus, Sonderpunkte",
        sources=("allowed: DDV", "capped_at_zero: Wikipedia-de"),
        needs=(NOT_CHILEAN,),
        values=(
            Value(
                "allowed",
                QT_TRANSLATE_NOOP("Rules", "may turn the result"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The losers' extra points may even turn the result around."
                ),
                quiet=True,
            ),
            Value(
                "capped_at_zero",
                QT_TRANSLATE_NOOP("Rules", "down to zero at most"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The losers' extra points can bring a won game down to zero at most."
                ),
            ),
        ),
    ),
    OneOf(
        key="score_mode",
        title=QT_TRANSLATE_NOOP("Rules", "Writing the points"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether winners write plus and losers minus, or only one of the two "
            "sides writes at all.",
        ),
        names="Plus-Minus, Pluspunkte, Minuspunkte, Abrechnung, zero sum, counting",
        sources=("plus_minus: Finland, Vietnam, DDV", "plus: Chile, Switzerland", "FreeDoko: all"),
        values=(
            Value(
                "plus_minus",
                QT_TRANSLATE_NOOP("Rules", "winners plus, losers minus"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Winners write plus points, losers minus; a player alone wins or loses "
                    "with three opponents.",
                ),
            ),
            Value(
                "plus",
                QT_TRANSLATE_NOOP("Rules", "only the winners"),
                QT_TRANSLATE_NOOP("Rules", "Only the winners write points."),
            ),
            Value(
                "minus",
                QT_TRANSLATE_NOOP("Rules", "only the losers, as minus"),
                QT_TRANSLATE_NOOP("Rules", "Only the losers write points, as minus."),
            ),
        ),
    ),
    Number(
        key="fox_caught",
        title=QT_TRANSLATE_NOOP("Rules", "Fox caught"),
        help=QT_TRANSLATE_NOOP("Rules", "Points for taking a ♦A, the fox, from the other side."),
        names="Fuchs, Fuchs gefangen, Karo-Ass, catch fox, Sonderpunkt",
        sources=("1: everywhere", "0: Chile"),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "A caught fox (♦A) counts {n} points."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "A caught fox (♦A) counts nothing.")),
            (1, QT_TRANSLATE_NOOP("Rules", "A caught fox (♦A) counts 1 point.")),
        ),
        labels_at=_NO_POINTS,
    ),
    Number(
        key="fox_caught_last",
        title=QT_TRANSLATE_NOOP("Rules", "Fox caught in the last trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Additional points if the fox is caught in the last trick."
        ),
        names="Fuchs, letzter Stich, catch fox last trick",
        sources=("FreeDoko",),
        needs=(
            Need(
                ("fox_caught",),
                lambda rules: rules.fox_caught > 0,
                QT_TRANSLATE_NOOP("Rules", "only when a caught fox counts"),
            ),
        ),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "A fox caught in the last trick counts {n} points more."),
        words_at=(
            (
                0,
                QT_TRANSLATE_NOOP(
                    "Rules", "A fox caught in the last trick counts no more than others."
                ),
            ),
            (1, QT_TRANSLATE_NOOP("Rules", "A fox caught in the last trick counts 1 point more.")),
        ),
        labels_at=_NO_POINTS,
        quiet_at=(0,),
    ),
    Number(
        key="fox_wins_last",
        title=QT_TRANSLATE_NOOP("Rules", "Fox wins the last trick"),
        help=QT_TRANSLATE_NOOP("Rules", "Points for winning the last trick with a ♦A."),
        names="Fuchs am End, Fuchs am Ende, letzter Stich, fox last trick",
        sources=("FreeDoko", "doppelkopf-web"),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "Winning the last trick with a fox counts {n} points."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Winning the last trick with a fox counts nothing.")),
            (1, QT_TRANSLATE_NOOP("Rules", "Winning the last trick with a fox counts 1 point.")),
        ),
        labels_at=_NO_POINTS,
        quiet_at=(0,),
    ),
    Switch(
        key="fox_wins_last_double",
        title=QT_TRANSLATE_NOOP("Rules", "Both foxes in the last trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether it counts twice if a fox wins the last trick and the partner's "
            "fox lies in it too.",
        ),
        names="Fuchs am End, Doppelfuchs, double fox last trick",
        sources=("FreeDoko",),
        needs=(
            Need(
                ("fox_wins_last",),
                lambda rules: rules.fox_wins_last > 0,
                QT_TRANSLATE_NOOP("Rules", "only when a fox winning the last trick counts"),
            ),
        ),
        on=QT_TRANSLATE_NOOP(
            "Rules", "That counts twice if the partner's fox lies in the same trick."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "A second fox in the last trick counts nothing more."),
    ),
    Number(
        key="charlie_wins_last",
        title=QT_TRANSLATE_NOOP("Rules", "Charlie wins the last trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Points for winning the last trick with a ♣J, called Charlie."
        ),
        names="Charlie, Charly, Karlchen, Karlchen Müller, Kreuz-Bube, letzter Stich",
        sources=("1: everywhere", "0: Chile"),
        low=0,
        high=99,
        words=QT_TRANSLATE_NOOP(
            "Rules", "Winning the last trick with Charlie (♣J) counts {n} points."
        ),
        words_at=(
            (
                0,
                QT_TRANSLATE_NOOP(
                    "Rules", "Winning the last trick with Charlie (♣J) counts nothing."
                ),
            ),
            (
                1,
                QT_TRANSLATE_NOOP(
                    "Rules", "Winning the last trick with Charlie (♣J) counts 1 point."
                ),
            ),
        ),
        labels_at=_NO_POINTS,
    ),
    OneOf(
        key="charlie_caught",
        title=QT_TRANSLATE_NOOP("Rules", "Charlie caught"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "A point for taking a ♣J of the other side in the last trick."
        ),
        names="Charlie, Charly, Karlchen, Karlchen gefangen, Karo-Dame, catch charlie",
        sources=(
            "any: Finland, Vietnam",
            "off: DDV, Switzerland",
            "diamond_queen_only: Koppeldopf",
            "FreeDoko: all",
        ),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "counts nothing"),
                QT_TRANSLATE_NOOP("Rules", "Catching Charlie counts nothing."),
                quiet=True,
            ),
            Value(
                "any",
                QT_TRANSLATE_NOOP("Rules", "1 point"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Catching the others' Charlie in the last trick counts 1 point."
                ),
            ),
            Value(
                "diamond_queen_only",
                QT_TRANSLATE_NOOP("Rules", "1 point, only with a ♦Q"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Catching the others' Charlie in the last trick with a ♦Q counts 1 point.",
                ),
            ),
        ),
    ),
    Switch(
        key="charlie_caught_double",
        title=QT_TRANSLATE_NOOP("Rules", "Two Charlies caught"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether two ♣J of the other side in the last trick count two points."
        ),
        names="Charlie, Karlchen, catch double charlie",
        sources=("yes: Finland", "FreeDoko"),
        needs=(
            Need(
                ("charlie_caught",),
                lambda rules: rules.charlie_caught != "off",
                QT_TRANSLATE_NOOP("Rules", "only when catching Charlie counts"),
            ),
        ),
        on=QT_TRANSLATE_NOOP("Rules", "Two Charlies caught count 2 points."),
        off=QT_TRANSLATE_NOOP("Rules", "Two Charlies caught count no more than one."),
        quiet_on=True,
    ),
    Switch(
        key="charlie_wins_double",
        title=QT_TRANSLATE_NOOP("Rules", "Both Charlies in the last trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether it counts twice if Charlie wins the last trick and the partner's "
            "Charlie lies in it too.",
        ),
        names="Charlie, Karlchen, double charlie",
        sources=("FreeDoko",),
        needs=(
            Need(
                ("charlie_wins_last",),
                lambda rules: rules.charlie_wins_last > 0,
                QT_TRANSLATE_NOOP("Rules", "only when Charlie winning the last trick counts"),
            ),
        ),
        on=QT_TRANSLATE_NOOP(
            "Rules",
            "Charlie winning the last trick counts twice if the partner's Charlie lies in it.",
        ),
        off=QT_TRANSLATE_NOOP(
            "Rules", "A partner's Charlie in the last trick counts nothing more."
        ),
    ),
    Number(
        key="doppelkopf_min",
        title=QT_TRANSLATE_NOOP("Rules", "Doppelkopf"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A trick worth at least this many card points brings its winner an extra "
            "point; 40 means nothing but aces and tens.",
        ),
        names="Doppelkopf, Doko, vierzig Augen, 40 Augen, alles Volle, vier Volle",
        sources=("40: everywhere",),
        low=0,
        high=44,
        words=QT_TRANSLATE_NOOP(
            "Rules", "A Doppelkopf, a trick worth {n} card points or more, counts 1 point."
        ),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "A Doppelkopf counts nothing.")),
            (1, QT_TRANSLATE_NOOP("Rules", "Every trick worth anything counts 1 point.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "counts nothing")),),
    ),
    Switch(
        key="dulle_caught",
        title=QT_TRANSLATE_NOOP("Rules", "♥10 caught"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether it counts a point when a ♥10 beats a ♥10 of the other side."
        ),
        names="Dulle, Dolle, Dulle gefangen, Herz-Zehn, Herz-Stich, dolle jabs dolle",
        sources=("FreeDoko", "doppelkopf-web"),
        needs=(H10, SECOND_WINS),
        on=QT_TRANSLATE_NOOP("Rules", "A ♥10 that beats a ♥10 of the other side counts 1 point."),
        off=QT_TRANSLATE_NOOP("Rules", "A ♥10 beating a ♥10 counts nothing."),
    ),
    Switch(
        key="heart_trick",
        title=QT_TRANSLATE_NOOP("Rules", "Hearts trick"),
        help=QT_TRANSLATE_NOOP("Rules", "Whether a trick of four plain hearts counts a point."),
        names="Herzstich, Herzrunde, Herz-Durchmarsch, heart trick",
        sources=("FreeDoko",),
        needs=(NO_NINES,),
        on=QT_TRANSLATE_NOOP("Rules", "A trick of four plain hearts counts 1 point."),
        off=QT_TRANSLATE_NOOP("Rules", "A trick of four plain hearts counts nothing."),
    ),
    SetOf(
        key="exotic_extras",
        title=QT_TRANSLATE_NOOP("Rules", "Special extra points"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Further extra points that only some tables count, 1 point each."
        ),
        names=(
            "Klabautermann, Kaffeekranz, Kaffeekränzchen, Agathe, Fischauge, Gans, Gans gefangen"
        ),
        sources=("Koppeldopf",),
        values=(
            Value("klabautermann", QT_TRANSLATE_NOOP("Rules", "♠K taken by a ♠Q")),
            Value("kaffeekranz", QT_TRANSLATE_NOOP("Rules", "four queens in a trick")),
            Value("agathe", QT_TRANSLATE_NOOP("Rules", "Charlie taken by a ♦Q in the last trick")),
            Value("fischauge", QT_TRANSLATE_NOOP("Rules", "a ♦9 wins a trick")),
            Value("gans", QT_TRANSLATE_NOOP("Rules", "a fox takes a ♦9")),
            Value("koppeldopf", QT_TRANSLATE_NOOP("Rules", "a trick worth nothing")),
        ),
        words=QT_TRANSLATE_NOOP("Rules", "1 point each for: {list}."),
        empty_words=QT_TRANSLATE_NOOP("Rules", "There are no special extra points."),
    ),
)
