"""The options of group E, wedding, and of group F, poverty (rules 3.1, procedures 2.5 and 2.6)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, OneOf, Option, SetOf, Switch, Value
from dokodesk.engine.option_needs import AGAINST_OLD, EXCHANGE, POVERTY, STANDARD_CALLS, WEDDING
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

WEDDINGS: Final[tuple[Option, ...]] = (
    Switch(
        key="wedding",
        title=QT_TRANSLATE_NOOP("Rules", "Wedding"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever is dealt both ♣Q may declare a wedding and look for a partner "
            "instead of playing alone.",
        ),
        names="Hochzeit, heiraten, Kreuz-Damen, die Alten, marriage",
        sources=("everywhere",),
        on=QT_TRANSLATE_NOOP(
            "Rules", "Whoever has both ♣Q may declare a wedding and find a partner."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "There are no weddings: whoever has both ♣Q plays alone."),
        quiet_on=True,
        quiet_off=False,
    ),
    SetOf(
        key="wedding_conditions",
        title=QT_TRANSLATE_NOOP("Rules", "How the partner is found"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "The bride, who has both ♣Q, names one of these; the first other player "
            "to win a trick that was led like that becomes the partner.",
        ),
        names=(
            "Hochzeit, Klärungsstich, Findungsstich, erster Fremder, erster Fehl, erster "
            "Trumpf, marriage"
        ),
        sources=("any: Finland, Vietnam, DDV", "plain, trump: Chile", "all: Switzerland, FreeDoko"),
        needs=(WEDDING,),
        values=(
            Value("any", QT_TRANSLATE_NOOP("Rules", "first trick of another player")),
            Value("plain", QT_TRANSLATE_NOOP("Rules", "first plain-suit trick")),
            Value("trump", QT_TRANSLATE_NOOP("Rules", "first trump trick")),
            Value("clubs", QT_TRANSLATE_NOOP("Rules", "first clubs trick")),
            Value("spades", QT_TRANSLATE_NOOP("Rules", "first spades trick")),
            Value("hearts", QT_TRANSLATE_NOOP("Rules", "first hearts trick")),
        ),
        words=QT_TRANSLATE_NOOP("Rules", "In a wedding the bride finds a partner by: {list}."),
        empty_words=QT_TRANSLATE_NOOP(
            "Rules", "There is no way to find a partner, so no wedding can be declared."
        ),
        quiet_empty=False,
    ),
    Number(
        key="wedding_limit",
        title=QT_TRANSLATE_NOOP("Rules", "Tricks to find a partner"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "The partner must be found within this many tricks; otherwise the bride plays alone.",
        ),
        names="Hochzeit, drei Stiche, Klärungsstich, marriage determination",
        sources=("3: Finland, Vietnam, Chile, DDV", "no limit: Switzerland"),
        needs=(WEDDING,),
        low=1,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "The partner must be found in the first {n} tricks."),
        words_at=(
            (1, QT_TRANSLATE_NOOP("Rules", "The partner must be found in the first trick.")),
        ),
    ),
    Switch(
        key="wedding_first_match_decides",
        title=QT_TRANSLATE_NOOP("Rules", "The first such trick decides"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the bride is alone at once if she wins the first trick of the "
            "named kind herself; otherwise the search goes on.",
        ),
        names="Hochzeit, Klärungsstich, marriage first one decides",
        sources=("Chile", "FreeDoko"),
        needs=(WEDDING,),
        on=QT_TRANSLATE_NOOP(
            "Rules", "If the bride wins the first trick of the named kind herself, she plays alone."
        ),
        off=QT_TRANSLATE_NOOP(
            "Rules", "If the bride wins a trick of the named kind herself, the search goes on."
        ),
    ),
    OneOf(
        key="wedding_shift",
        title=QT_TRANSLATE_NOOP("Rules", "Announcements after a wedding is settled"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Nobody may announce before the partner is found; this is how much later "
            "all deadlines are after that.",
        ),
        names="Hochzeit, Klärungsstich, Ansagefrist, deadline",
        sources=("n_minus_1: DDV, FreeDoko", "n: Finland, Vietnam"),
        needs=(WEDDING, STANDARD_CALLS),
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "deadlines stay"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A wedding does not move the deadlines of announcements."
                ),
                quiet=True,
            ),
            Value(
                "n_minus_1",
                QT_TRANSLATE_NOOP("Rules", "later by the tricks before the deciding one"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If a wedding is settled in the second trick, announcements may be one "
                    "card later; in the third, two.",
                ),
                quiet=True,
            ),
            Value(
                "n",
                QT_TRANSLATE_NOOP("Rules", "later by all tricks so far"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If a wedding is settled in the first trick, announcements may be one "
                    "card later; in the second, two; in the third, three.",
                ),
                quiet=True,
            ),
        ),
    ),
    OneOf(
        key="wedding_failed_extras",
        title=QT_TRANSLATE_NOOP("Rules", "Extra points of a failed wedding"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether extra points won before the search for a partner failed still count."
        ),
        names="Hochzeit, Sonderpunkte, ungeklärt, extra points",
        sources=("none: DDV", "before_clarification: FreeDoko"),
        needs=(
            WEDDING,
            Need(
                ("extras_in_solos",),
                lambda rules: rules.extras_in_solos != "all",
                QT_TRANSLATE_NOOP("Rules", "not when all extra points count in solos anyway"),
            ),
        ),
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "count like in any solo"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If a wedding fails, its extra points are those of a solo."
                ),
                quiet=True,
            ),
            Value(
                "before_clarification",
                QT_TRANSLATE_NOOP("Rules", "those of the search count"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If a wedding fails, the extra points won during the search still count.",
                ),
            ),
        ),
    ),
    OneOf(
        key="silent_wedding",
        title=QT_TRANSLATE_NOOP("Rules", "Silent wedding"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a player with both ♣Q may say nothing and secretly play alone against three.",
        ),
        names="stille Hochzeit, stilles Solo, silent wedding",
        sources=("allowed: Finland, Vietnam, DDV, Switzerland", "must_declare: Chile"),
        values=(
            Value(
                "allowed",
                QT_TRANSLATE_NOOP("Rules", "allowed"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever has both ♣Q may keep them secret and play alone against three "
                    "(silent wedding).",
                ),
            ),
            Value(
                "must_declare",
                QT_TRANSLATE_NOOP("Rules", "both ♣Q must be declared"),
                QT_TRANSLATE_NOOP("Rules", "Both ♣Q must be declared, as a wedding or a solo."),
            ),
        ),
    ),
    OneOf(
        key="silent_wedding_scoring",
        title=QT_TRANSLATE_NOOP("Rules", "Score of a silent wedding"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether a silent wedding is scored like a solo or like a normal game."
        ),
        names="stille Hochzeit, stilles Solo, Wertung",
        sources=("solo: DDV, Switzerland, FreeDoko",),
        needs=(
            Need(
                ("silent_wedding", "wedding", "wedding_conditions", "solo_types"),
                lambda rules: (
                    rules.silent_wedding == "allowed"
                    or not (rules.solo_types or (rules.wedding and rules.wedding_conditions))
                ),
                QT_TRANSLATE_NOOP("Rules", "only when a silent wedding is possible"),
            ),
        ),
        values=(
            Value(
                "solo",
                QT_TRANSLATE_NOOP("Rules", "like a solo"),
                QT_TRANSLATE_NOOP("Rules", "A silent wedding is scored like a solo."),
                quiet=True,
            ),
            Value(
                "normal",
                QT_TRANSLATE_NOOP("Rules", "like a normal game"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A silent wedding is scored like a normal game, with extra points."
                ),
            ),
        ),
    ),
)

POVERTIES: Final[tuple[Option, ...]] = (
    OneOf(
        key="poverty",
        title=QT_TRANSLATE_NOOP("Rules", "Poverty"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "A player with very few trumps may declare a poverty: throw the hand in, "
            "or offer the trumps to somebody who then becomes the partner.",
        ),
        names="Armut, Trumpfarmut, arm, Trumpfabgabe, poverty shift",
        sources=("exchange: Finland, Vietnam, Switzerland, FreeDoko", "off: DDV, Chile"),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no poverty"),
                QT_TRANSLATE_NOOP("Rules", "There is no poverty."),
            ),
            Value(
                "redeal",
                QT_TRANSLATE_NOOP("Rules", "the hand may be thrown in"),
                QT_TRANSLATE_NOOP("Rules", "A poor hand may be thrown in."),
            ),
            Value(
                "exchange",
                QT_TRANSLATE_NOOP("Rules", "trumps are offered to the others"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A poor player offers the trumps round; whoever takes them becomes the "
                    "partner.",
                ),
            ),
        ),
    ),
    Number(
        key="poverty_max_trumps",
        title=QT_TRANSLATE_NOOP("Rules", "Trumps in a poverty"),
        help=QT_TRANSLATE_NOOP("Rules", "With at most this many trumps a hand is poor."),
        names="Armut, drei Trumpf, Trumpfarmut",
        sources=("3: everywhere",),
        needs=(POVERTY,),
        low=0,
        high=12,
        words=QT_TRANSLATE_NOOP("Rules", "A hand with {n} trumps or fewer is poor."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "Only a hand without any trump is poor.")),
            (1, QT_TRANSLATE_NOOP("Rules", "A hand with one trump or none is poor.")),
        ),
    ),
    OneOf(
        key="poverty_fox_count",
        title=QT_TRANSLATE_NOOP("Rules", "Foxes in a poverty"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether ♦A, the foxes, count as trumps when a hand is judged poor."
        ),
        names="Armut, Fuchs, Füchse zählen nicht, fox do not count",
        sources=("ignore_foxes: FreeDoko, Koppeldopf", "ignore_single_fox: max-merz"),
        needs=(POVERTY,),
        values=(
            Value(
                "count_all",
                QT_TRANSLATE_NOOP("Rules", "foxes count"),
                QT_TRANSLATE_NOOP("Rules", "Foxes count as trumps in a poverty."),
                quiet=True,
            ),
            Value(
                "ignore_foxes",
                QT_TRANSLATE_NOOP("Rules", "foxes do not count"),
                QT_TRANSLATE_NOOP("Rules", "Foxes are not counted when a hand is judged poor."),
            ),
            Value(
                "ignore_single_fox",
                QT_TRANSLATE_NOOP("Rules", "a single fox does not count"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A single fox is not counted when a hand is judged poor; two are."
                ),
            ),
        ),
    ),
    OneOf(
        key="poverty_pass",
        title=QT_TRANSLATE_NOOP("Rules", "Cards handed over"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many cards the poor player hands over; all trumps are among them, "
            "and as many cards come back.",
        ),
        names="Armut, drei Karten, nur Trumpf, shift only trump",
        sources=(
            "three_cards: Finland, Vietnam, FreeDoko",
            "only_trumps: Switzerland, dokogoetter",
        ),
        needs=(EXCHANGE,),
        values=(
            Value(
                "three_cards",
                QT_TRANSLATE_NOOP("Rules", "three cards"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The poor player hands over three cards, with all trumps among them."
                ),
            ),
            Value(
                "only_trumps",
                QT_TRANSLATE_NOOP("Rules", "only the trumps"),
                QT_TRANSLATE_NOOP("Rules", "The poor player hands over only the trumps."),
            ),
        ),
    ),
    Switch(
        key="poverty_fox_extra",
        title=QT_TRANSLATE_NOOP("Rules", "Foxes on top"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether foxes that were not counted are handed over on top of the other cards.",
        ),
        names="Armut, Fuchs, fox shift extra",
        sources=("FreeDoko",),
        needs=(
            EXCHANGE,
            Need(
                ("poverty_fox_count",),
                lambda rules: rules.poverty_fox_count == "ignore_foxes",
                QT_TRANSLATE_NOOP("Rules", "only when foxes do not count in a poverty"),
            ),
        ),
        on=QT_TRANSLATE_NOOP("Rules", "Foxes are handed over on top of the other cards."),
        off=QT_TRANSLATE_NOOP("Rules", "Foxes are handed over like other trumps."),
    ),
    Switch(
        key="poverty_fox_open",
        title=QT_TRANSLATE_NOOP("Rules", "Foxes handed over face up"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether everybody sees the foxes that the poor player hands over."
        ),
        names="Armut, Fuchs, offen, fox shift open",
        sources=("FreeDoko",),
        needs=(EXCHANGE,),
        on=QT_TRANSLATE_NOOP("Rules", "Foxes are handed over face up."),
        off=QT_TRANSLATE_NOOP("Rules", "All cards are handed over face down."),
    ),
    OneOf(
        key="poverty_return_tell",
        title=QT_TRANSLATE_NOOP("Rules", "Trumps that come back"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "What the player who took the poverty must say about trumps among the "
            "cards handed back.",
        ),
        names="Armut, Trumpf zurück, trumps returned",
        sources=(
            "nothing: Finland, Vietnam",
            "yes_no: Koppeldopf, Bünde",
            "count: Switzerland, FreeDoko, doko.wtf",
        ),
        needs=(EXCHANGE,),
        values=(
            Value(
                "nothing",
                QT_TRANSLATE_NOOP("Rules", "nothing"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Nothing is said about trumps that come back from a poverty."
                ),
                quiet=True,
            ),
            Value(
                "yes_no",
                QT_TRANSLATE_NOOP("Rules", "whether there are any"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever takes a poverty says whether trumps come back."
                ),
            ),
            Value(
                "count",
                QT_TRANSLATE_NOOP("Rules", "how many"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever takes a poverty says how many trumps come back."
                ),
            ),
        ),
    ),
    OneOf(
        key="poverty_refused",
        title=QT_TRANSLATE_NOOP("Rules", "If nobody takes the poverty"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "What happens when all three others refuse the poor player's cards."
        ),
        names="Armut, abgelehnt, nicht genommen, schwarze Sau, refused",
        sources=(
            "redeal: Finland, Vietnam, Switzerland, FreeDoko",
            "last_must_take: Palast",
            "black_sow: Koppeldopf",
        ),
        needs=(EXCHANGE,),
        values=(
            Value(
                "redeal",
                QT_TRANSLATE_NOOP("Rules", "new cards"),
                QT_TRANSLATE_NOOP("Rules", "If nobody takes a poverty, the cards are dealt again."),
            ),
            Value(
                "last_must_take",
                QT_TRANSLATE_NOOP("Rules", "the last one asked must take it"),
                QT_TRANSLATE_NOOP("Rules", "The last one asked must take a poverty."),
            ),
            Value(
                "black_sow",
                QT_TRANSLATE_NOOP("Rules", "play on with the black sow"),
                QT_TRANSLATE_NOOP(
                    "Rules", "If nobody takes a poverty, the deal is played on with the black sow."
                ),
                needs=(
                    Need(
                        ("black_sow",),
                        lambda rules: rules.black_sow != "off",
                        QT_TRANSLATE_NOOP(
                            "Rules", "only with the black sow; without it the cards are dealt again"
                        ),
                    ),
                ),
            ),
        ),
    ),
    OneOf(
        key="poverty_leader",
        title=QT_TRANSLATE_NOOP("Rules", "First card in a poverty"),
        help=QT_TRANSLATE_NOOP("Rules", "Who plays the first card after a poverty was taken."),
        names="Armut, Aufspiel, herauskommen, lead",
        sources=("left_of_taker: Koppeldopf",),
        needs=(EXCHANGE,),
        values=(
            Value(
                "forehand",
                QT_TRANSLATE_NOOP("Rules", "the player after the dealer"),
                QT_TRANSLATE_NOOP(
                    "Rules", "In a poverty the player after the dealer leads, as always."
                ),
                quiet=True,
            ),
            Value(
                "left_of_taker",
                QT_TRANSLATE_NOOP("Rules", "the player after the taker"),
                QT_TRANSLATE_NOOP(
                    "Rules", "In a poverty the player after the one who took it leads."
                ),
            ),
        ),
    ),
    OneOf(
        key="poverty_two_poor",
        title=QT_TRANSLATE_NOOP("Rules", "Two poor players"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "What happens when two players declare a poverty in the same deal."
        ),
        names="Armut, zwei Arme, doppelte Armut",
        sources=("redeal: udodomroese",),
        needs=(EXCHANGE,),
        values=(
            Value(
                "first_in_order",
                QT_TRANSLATE_NOOP("Rules", "the first one's is played"),
                QT_TRANSLATE_NOOP("Rules", "Of two poverties the one declared first is played."),
                quiet=True,
            ),
            Value(
                "redeal",
                QT_TRANSLATE_NOOP("Rules", "new cards"),
                QT_TRANSLATE_NOOP("Rules", "If two players are poor, the cards are dealt again."),
            ),
        ),
    ),
    Switch(
        key="poverty_one_trump_redeal",
        title=QT_TRANSLATE_NOOP("Rules", "Throwing in: one trump or none"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a hand with at most one trump may be thrown in, whatever else is "
            "said about poverty.",
        ),
        names="Schmeißen, Armut, ein Trumpf, throw with one trump",
        sources=("FreeDoko", "Bünde", "jetztaberlos"),
        on=QT_TRANSLATE_NOOP("Rules", "A hand with one trump or none may be thrown in."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Having one trump or none is no reason by itself to throw in a hand."
        ),
    ),
    Switch(
        key="against_old_in_poverty",
        title=QT_TRANSLATE_NOOP("Rules", "Beating Re in a poverty"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the point for winning as Kontra counts when Re is the poor "
            "player and the partner.",
        ),
        names="Armut, gegen die Alten, against the old ones",
        sources=("yes: FreeDoko", "no: uncaught"),
        needs=(EXCHANGE, AGAINST_OLD),
        on=QT_TRANSLATE_NOOP("Rules", "Beating a poverty brings the point for beating Re."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Beating a poverty does not bring the point for beating Re."
        ),
        quiet_on=True,
        quiet_off=False,
    ),
)
