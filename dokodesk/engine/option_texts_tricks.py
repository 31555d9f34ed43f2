"""The options of group B, tricks and trumps (rules 3.1, procedures 2.13)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, OneOf, Option, SetOf, Switch, Value
from dokodesk.engine.option_needs import (
    BOTH_PIGS,
    CALLS,
    EXCHANGE,
    H10,
    NINES,
    PIGS,
    PIGS_AT_START,
    SECOND_WINS,
    SUIT_SOLOS,
    WITH_SUPER_PIGS,
)
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

_PIGS_IN_SOLOS: Final = Need(
    ("pigs_in_solos",),
    lambda rules: rules.pigs_in_solos != "off",
    QT_TRANSLATE_NOOP("Rules", "only with pigs in suit solos"),
)
_PIGS_IN_POVERTY: Final = Need(
    ("pigs_in_poverty",),
    lambda rules: rules.pigs_in_poverty != "off",
    QT_TRANSLATE_NOOP("Rules", "only with pigs in a poverty"),
)

TRICKS: Final[tuple[Option, ...]] = (
    Switch(
        key="h10_trump",
        title=QT_TRANSLATE_NOOP("Rules", "♥10 are the top trumps"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "The two ♥10 stand above the queens in normal games and suit solos; "
            "otherwise they are plain hearts between ace and king.",
        ),
        names="Dulle, Dullen, Dolle, Dollen, Tolle, Herz Zehn, Herz 10, hearts ten, H10",
        sources=("everywhere", "switch: FreeDoko"),
        on=QT_TRANSLATE_NOOP("Rules", "The two ♥10 are the highest trumps."),
        off=QT_TRANSLATE_NOOP("Rules", "The ♥10 are plain hearts, between ace and king."),
        quiet_on=True,
        quiet_off=False,
    ),
    OneOf(
        key="dulle_rule",
        title=QT_TRANSLATE_NOOP("Rules", "Two ♥10 in one trick"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Which of the two ♥10 is higher when both lie in the same trick."
        ),
        names=(
            "Dulle, Dullen, Dolle, Tolle, zweite sticht erste, zweite Dulle, second ten, Herz Zehn"
        ),
        sources=(
            "first: pagat, DDV, Chile, Switzerland",
            "second: Finland",
            "second_except_last: Vietnam, doko.wtf, Koppeldopf",
            "FreeDoko: all",
        ),
        needs=(H10,),
        values=(
            Value(
                "first",
                QT_TRANSLATE_NOOP("Rules", "the first wins"),
                QT_TRANSLATE_NOOP("Rules", "Of two ♥10 in one trick the first wins."),
            ),
            Value(
                "second",
                QT_TRANSLATE_NOOP("Rules", "the second wins"),
                QT_TRANSLATE_NOOP("Rules", "The second ♥10 beats the first."),
            ),
            Value(
                "second_except_last",
                QT_TRANSLATE_NOOP("Rules", "the second wins, in the last trick the first"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The second ♥10 beats the first, except in the last trick."
                ),
            ),
            Value(
                "first_except_last",
                QT_TRANSLATE_NOOP("Rules", "the first wins, in the last trick the second"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Only in the last trick does the second ♥10 beat the first."
                ),
            ),
        ),
    ),
    Switch(
        key="dulle_first_with_pigs",
        title=QT_TRANSLATE_NOOP("Rules", "First ♥10 wins once there are pigs"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "As soon as somebody has declared pigs, the first ♥10 beats the second "
            "for the rest of the deal.",
        ),
        names="Dulle, Dollen, Schweinchen, Schweine, pigs",
        sources=("FreeDoko",),
        needs=(H10, SECOND_WINS, PIGS),
        on=QT_TRANSLATE_NOOP("Rules", "Once pigs are declared, the first ♥10 wins."),
        off=QT_TRANSLATE_NOOP("Rules", "Declared pigs change nothing between the two ♥10."),
    ),
    Switch(
        key="dulle_rule_in_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Rule for two ♥10 in suit solos too"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the rule for two ♥10 in one trick also holds in suit solos; "
            "otherwise the first one wins there.",
        ),
        names="Dulle, Dollen, Farbsolo, suit solo",
        sources=("FreeDoko",),
        needs=(
            H10,
            SECOND_WINS,
            SUIT_SOLOS,
            Need(
                ("h10_in_suit_solos",),
                lambda rules: rules.h10_in_suit_solos,
                QT_TRANSLATE_NOOP("Rules", "only when the ♥10 are trumps in suit solos"),
            ),
        ),
        on=QT_TRANSLATE_NOOP("Rules", "The rule for two ♥10 holds in suit solos too."),
        off=QT_TRANSLATE_NOOP("Rules", "In suit solos the first ♥10 always wins."),
        quiet_on=True,
        quiet_off=False,
    ),
    Switch(
        key="h10_in_suit_solos",
        title=QT_TRANSLATE_NOOP("Rules", "♥10 trumps in suit solos too"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the ♥10 stay the highest trumps in the four suit solos; "
            "otherwise they are hearts between ace and king there.",
        ),
        names="Dulle, Dollen, Farbsolo, Herzsolo, suit solo",
        sources=("everywhere",),
        needs=(H10, SUIT_SOLOS),
        on=QT_TRANSLATE_NOOP("Rules", "The ♥10 are top trumps in suit solos too."),
        off=QT_TRANSLATE_NOOP("Rules", "In suit solos the ♥10 are hearts between ace and king."),
        quiet_on=True,
        quiet_off=False,
    ),
    OneOf(
        key="pigs",
        title=QT_TRANSLATE_NOOP("Rules", "Pigs"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever is dealt both ♦A may declare them as pigs, the highest trumps of "
            "all; without that they stay foxes that others can catch.",
        ),
        names=(
            "Schweinchen, Schweine, Schwein, Sau, Sau sticht, Füchse, Karo-Ass, swines, "
            "diamond aces"
        ),
        sources=("FreeDoko", "Palast", "doko.wtf", "Koppeldopf"),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no pigs"),
                QT_TRANSLATE_NOOP("Rules", "There are no pigs."),
                quiet=True,
            ),
            Value(
                "start",
                QT_TRANSLATE_NOOP("Rules", "declared before the first card"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Both ♦A in one hand may be declared as pigs before the first card: the "
                    "highest trumps.",
                ),
            ),
            Value(
                "on_first_play",
                QT_TRANSLATE_NOOP("Rules", "declared when the first is played"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Both ♦A in one hand are pigs, the highest trumps, if declared when the "
                    "first is played.",
                ),
            ),
            Value(
                "second_after_first_safe",
                QT_TRANSLATE_NOOP("Rules", "only the second, once the first is safe"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If the first of both ♦A in one hand is safe, the second may be declared "
                    "as a pig, the highest trump.",
                ),
            ),
        ),
    ),
    OneOf(
        key="pigs_second_scope",
        title=QT_TRANSLATE_NOOP("Rules", "When the first ♦A is safe"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whose trick the first ♦A must be in, so that its player may make the "
            "second one a pig.",
        ),
        names="Schweinchen, Fuchs durch, eigener Stich, swine only second",
        sources=("own_trick: udodomroese", "own_party: FreeDoko"),
        needs=(
            Need(
                ("pigs",),
                lambda rules: rules.pigs == "second_after_first_safe",
                QT_TRANSLATE_NOOP("Rules", "only when the second ace alone can become a pig"),
            ),
        ),
        values=(
            Value(
                "own_trick",
                QT_TRANSLATE_NOOP("Rules", "in its player's own trick"),
                QT_TRANSLATE_NOOP("Rules", "The first ♦A is safe when it wins its trick."),
            ),
            Value(
                "own_party",
                QT_TRANSLATE_NOOP("Rules", "in a trick of the same side"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The first ♦A is safe when its player, or a partner everybody knows of, "
                    "wins the trick.",
                ),
            ),
        ),
    ),
    OneOf(
        key="pigs_in_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Pigs in suit solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether there are pigs in suit solos, and which two aces they are; other "
            "solos never have pigs.",
        ),
        names="Schweinchen, Farbsolo, Solo, swines in solo",
        sources=("FreeDoko", "Doko-Lounge"),
        needs=(PIGS, SUIT_SOLOS),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no pigs in solos"),
                QT_TRANSLATE_NOOP("Rules", "There are no pigs in solos."),
            ),
            Value(
                "trump_ace",
                QT_TRANSLATE_NOOP("Rules", "the aces of the trump suit"),
                QT_TRANSLATE_NOOP(
                    "Rules", "In a suit solo the aces of the trump suit can be pigs."
                ),
            ),
            Value(
                "diamond_ace",
                QT_TRANSLATE_NOOP("Rules", "always the ♦A"),
                QT_TRANSLATE_NOOP("Rules", "In every suit solo the ♦A can be pigs."),
            ),
        ),
    ),
    OneOf(
        key="pigs_in_poverty",
        title=QT_TRANSLATE_NOOP("Rules", "Pigs in a poverty"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether pigs can be declared in a poverty, and when both aces must have "
            "been in the same hand.",
        ),
        names="Schweinchen, Armut, swines in poverty",
        sources=("FreeDoko",),
        needs=(PIGS, EXCHANGE),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no pigs in a poverty"),
                QT_TRANSLATE_NOOP("Rules", "There are no pigs in a poverty."),
                quiet=True,
            ),
            Value(
                "before_exchange",
                QT_TRANSLATE_NOOP("Rules", "both dealt"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In a poverty whoever was dealt both ♦A, and has them after the exchange, "
                    "may declare pigs.",
                ),
            ),
            Value(
                "after_exchange",
                QT_TRANSLATE_NOOP("Rules", "both after the exchange"),
                QT_TRANSLATE_NOOP(
                    "Rules", "In a poverty whoever has both ♦A after the exchange may declare pigs."
                ),
            ),
        ),
    ),
    OneOf(
        key="super_pigs",
        title=QT_TRANSLATE_NOOP("Rules", "Super pigs"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "After pigs have been declared, two equal cards in one hand can be "
            "declared as super pigs, which beat even the pigs; in a suit solo they "
            "are of the trump suit.",
        ),
        names=("Superschweine, Superschweinchen, Hyperschweine, Karo-Neun, Karo-Zehn, hyperswines"),
        sources=(
            "nine: FreeDoko, doko.wtf, Doko-Lounge",
            "ten: postelt, dokogoetter, Koppeldopf",
            "king: FreeDoko without nines",
        ),
        needs=(PIGS, BOTH_PIGS),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no super pigs"),
                QT_TRANSLATE_NOOP("Rules", "There are no super pigs."),
                quiet=True,
            ),
            Value(
                "nine",
                QT_TRANSLATE_NOOP("Rules", "both ♦9"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "After pigs, both ♦9 in one hand may be declared as super pigs, above the "
                    "pigs.",
                ),
                needs=(NINES,),
            ),
            Value(
                "ten",
                QT_TRANSLATE_NOOP("Rules", "both ♦10"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "After pigs, both ♦10 in one hand may be declared as super pigs, above "
                    "the pigs.",
                ),
            ),
            Value(
                "king",
                QT_TRANSLATE_NOOP("Rules", "both ♦K"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "After pigs, both ♦K in one hand may be declared as super pigs, above the "
                    "pigs.",
                ),
            ),
        ),
    ),
    OneOf(
        key="hyper_pigs",
        title=QT_TRANSLATE_NOOP("Rules", "Hyper pigs"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A third step: after super pigs have been declared, both ♦K in one hand "
            "can be declared as hyper pigs, which beat everything.",
        ),
        names="Hyperschweine, Megaschweine, Karo-König, hyper pigs",
        sources=("dokogoetter", "Koppeldopf"),
        needs=(
            *WITH_SUPER_PIGS,
            Need(
                ("super_pigs",),
                lambda rules: rules.super_pigs == "ten",
                QT_TRANSLATE_NOOP("Rules", "only when the super pigs are both ♦10"),
            ),
        ),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no hyper pigs"),
                QT_TRANSLATE_NOOP("Rules", "There are no hyper pigs."),
                quiet=True,
            ),
            Value(
                "king",
                QT_TRANSLATE_NOOP("Rules", "both ♦K"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "After super pigs, both ♦K in one hand may be declared as hyper pigs, "
                    "above everything.",
                ),
            ),
        ),
    ),
    OneOf(
        key="super_pigs_timing",
        title=QT_TRANSLATE_NOOP("Rules", "When super pigs are declared"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether super pigs and hyper pigs are declared before the first card or "
            "when the first of them is played.",
        ),
        names="Superschweine, Ansage, hyperswines announcement begin",
        sources=("FreeDoko",),
        needs=WITH_SUPER_PIGS,
        values=(
            Value(
                "start",
                QT_TRANSLATE_NOOP("Rules", "before the first card"),
                QT_TRANSLATE_NOOP("Rules", "Super pigs are declared before the first card."),
                needs=(PIGS_AT_START,),
            ),
            Value(
                "on_first_play",
                QT_TRANSLATE_NOOP("Rules", "when the first is played"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Super pigs are declared when the first of them is played."
                ),
            ),
        ),
    ),
    Switch(
        key="super_pigs_same_hand",
        title=QT_TRANSLATE_NOOP("Rules", "Pigs and super pigs in one hand"),
        help=QT_TRANSLATE_NOOP("Rules", "Whether the same player may declare pigs and super pigs."),
        names="Superschweine, eine Hand, swines and hyperswines joint",
        sources=("FreeDoko",),
        needs=WITH_SUPER_PIGS,
        on=QT_TRANSLATE_NOOP("Rules", "One player may declare both pigs and super pigs."),
        off=QT_TRANSLATE_NOOP("Rules", "Nobody may declare both pigs and super pigs."),
        quiet_off=False,
    ),
    Switch(
        key="super_pigs_in_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Super pigs in suit solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether there are super pigs in suit solos; they are cards of the trump suit."
        ),
        names="Superschweine, Farbsolo, hyperswines in solo",
        sources=("FreeDoko", "Doko-Lounge"),
        needs=(*WITH_SUPER_PIGS, SUIT_SOLOS, _PIGS_IN_SOLOS),
        on=QT_TRANSLATE_NOOP("Rules", "There are super pigs in suit solos too."),
        off=QT_TRANSLATE_NOOP("Rules", "There are no super pigs in solos."),
    ),
    Switch(
        key="super_pigs_in_poverty",
        title=QT_TRANSLATE_NOOP("Rules", "Super pigs in a poverty"),
        help=QT_TRANSLATE_NOOP("Rules", "Whether super pigs can be declared in a poverty."),
        names="Superschweine, Armut, hyperswines in poverty",
        sources=("FreeDoko",),
        needs=(*WITH_SUPER_PIGS, EXCHANGE, _PIGS_IN_POVERTY),
        on=QT_TRANSLATE_NOOP("Rules", "There are super pigs in a poverty too."),
        off=QT_TRANSLATE_NOOP("Rules", "There are no super pigs in a poverty."),
    ),
    OneOf(
        key="genscher",
        title=QT_TRANSLATE_NOOP("Rules", "Genscher: a new partner"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever holds a certain pair of cards may choose the partner anew during "
            "the deal; the two then are Re (never in solos and poverties).",
        ),
        names="Genscher, Genschern, Genschermann, Karo-König, Partnerwechsel, Herz-Dame",
        sources=(
            "diamond_kings: FreeDoko, postelt",
            "diamond_kings_last_two: kratzdiekurve",
            "heart_queens: Koppeldopf",
        ),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no Genscher"),
                QT_TRANSLATE_NOOP("Rules", "Nobody can choose a new partner."),
                quiet=True,
            ),
            Value(
                "diamond_kings",
                QT_TRANSLATE_NOOP("Rules", "with both ♦K, when the first is played"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever holds both ♦K may choose a new partner when playing the first.",
                ),
            ),
            Value(
                "diamond_kings_last_two",
                QT_TRANSLATE_NOOP("Rules", "with both ♦K in the last two tricks"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever plays both ♦K in the last two tricks may choose a new partner "
                    "afterwards.",
                ),
            ),
            Value(
                "heart_queens",
                QT_TRANSLATE_NOOP("Rules", "with both ♥Q, when the first is played"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever holds both ♥Q may choose a new partner when playing the first.",
                ),
            ),
        ),
    ),
    OneOf(
        key="genscher_calls",
        title=QT_TRANSLATE_NOOP("Rules", "Announcements after a Genscher"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "What becomes of earlier announcements when somebody has chosen a new partner."
        ),
        names="Genscher, Ansagen verfallen, Absagen",
        sources=("void_levels: FreeDoko", "void_all: Koppeldopf", "keep_all: kratzdiekurve"),
        needs=(
            Need(
                ("genscher",),
                lambda rules: rules.genscher != "off",
                QT_TRANSLATE_NOOP("Rules", "only with Genscher"),
            ),
            CALLS,
        ),
        values=(
            Value(
                "void_levels",
                QT_TRANSLATE_NOOP("Rules", "only Re and Kontra stay"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "After a new choice of partner only Re and Kontra stay; no 90 and the "
                    "like lapse.",
                ),
            ),
            Value(
                "void_all",
                QT_TRANSLATE_NOOP("Rules", "all lapse"),
                QT_TRANSLATE_NOOP(
                    "Rules", "After a new choice of partner all announcements lapse."
                ),
            ),
            Value(
                "keep_all",
                QT_TRANSLATE_NOOP("Rules", "all stay"),
                QT_TRANSLATE_NOOP("Rules", "After a new choice of partner all announcements stay."),
            ),
        ),
    ),
    SetOf(
        key="exotic_cards",
        title=QT_TRANSLATE_NOOP("Rules", "Special pairs of cards"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Pairs of cards with a power of their own: whoever holds both may use it "
            "when playing the first of them, except in solos.",
        ),
        names="Heidmann, Heidfrau, Kemmerich, Gegengenscher, Rückwärtsgang, Richtungswechsel",
        sources=("Koppeldopf",),
        values=(
            Value(
                "reverse_direction",
                QT_TRANSLATE_NOOP(
                    "Rules", "both ♦J: from the next trick on play goes the other way round"
                ),
            ),
            Value(
                "heidmann", QT_TRANSLATE_NOOP("Rules", "both ♠J: the jacks rank above the queens")
            ),
            Value(
                "heidfrau",
                QT_TRANSLATE_NOOP("Rules", "both ♠Q: the queens are back above the jacks"),
            ),
            Value(
                "kemmerich",
                QT_TRANSLATE_NOOP("Rules", "both ♥J: the own last announcement is withdrawn"),
            ),
            Value(
                "counter_genscher",
                QT_TRANSLATE_NOOP("Rules", "both ♦Q: a new partner in reply to a Genscher"),
            ),
        ),
        words=QT_TRANSLATE_NOOP("Rules", "Pairs with a power of their own: {list}."),
        empty_words=QT_TRANSLATE_NOOP("Rules", "No pairs of cards have a power of their own."),
    ),
)
