"""The options of group D, solos (rules 3.1, compulsory solos 2.12)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import MixOf, Need, Number, OneOf, Option, SetOf, Switch, Value
from dokodesk.engine.option_needs import (
    AGAINST_OLD,
    DEALS,
    SOLOS,
    STANDARD_CALLS,
    WINNERS_OR_LOSERS,
    WITH_COMPULSORY,
)
from dokodesk.engine.option_texts_solo_types import SOLO_TYPES
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

SOLOS_GROUP: Final[tuple[Option, ...]] = (
    SetOf(
        key="solo_types",
        title=QT_TRANSLATE_NOOP("Rules", "Kinds of solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "In a solo one player plays alone against the other three and chooses "
            "what is trump; in a pure suit solo that is nothing but one suit.",
        ),
        names=(
            "Solo, Soli, Farbsolo, Damensolo, Bubensolo, Fleischloser, Asssolo, Königssolo, "
            "Köhler, Nullo, Bildersolo, Trumpfsolo"
        ),
        sources=(
            "suits, queens, jacks, aces: pagat, DDV",
            "queens, jacks, kings: Chile",
            "queens, jacks, aces: Switzerland",
            "pictures: FreeDoko",
            "queen_suit, jack_suit: Rasche",
            "negative: Koppeldopf",
        ),
        values=SOLO_TYPES,
        words=QT_TRANSLATE_NOOP("Rules", "Solos: {list}."),
        empty_words=QT_TRANSLATE_NOOP("Rules", "No solos are played."),
        quiet_empty=False,
    ),
    OneOf(
        key="solo_leader",
        title=QT_TRANSLATE_NOOP("Rules", "First card in a solo"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Who plays the first card of a solo: the player after the dealer, as in a "
            "normal game, or the soloist.",
        ),
        names="Aufspiel, herauskommen, Vorhand, Solist kommt raus, lead, lustsolo player leads",
        sources=("forehand: Vietnam", "compulsory_soloist: Finland, DDV", "soloist: FreeDoko"),
        needs=(SOLOS,),
        values=(
            Value(
                "forehand",
                QT_TRANSLATE_NOOP("Rules", "the player after the dealer"),
                QT_TRANSLATE_NOOP(
                    "Rules", "In a solo the player after the dealer leads, as always."
                ),
            ),
            Value(
                "soloist",
                QT_TRANSLATE_NOOP("Rules", "the soloist"),
                QT_TRANSLATE_NOOP("Rules", "The soloist leads to the first trick."),
            ),
            Value(
                "compulsory_soloist",
                QT_TRANSLATE_NOOP("Rules", "the soloist, in compulsory solos only"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The soloist leads in a compulsory solo; in others the player after the "
                    "dealer does.",
                ),
            ),
        ),
    ),
    OneOf(
        key="solo_same_dealer",
        title=QT_TRANSLATE_NOOP("Rules", "Same dealer after a solo"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "After which solos the same dealer deals again; after a forced compulsory "
            "solo the deal always moves on.",
        ),
        names="Geber bleibt, Lustsolo, Pflichtsolo, same dealer",
        sources=("compulsory: Finland, DDV", "all: FreeDoko"),
        needs=(SOLOS,),
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "after none"),
                QT_TRANSLATE_NOOP("Rules", "After a solo the next player deals."),
                quiet=True,
            ),
            Value(
                "compulsory",
                QT_TRANSLATE_NOOP("Rules", "after compulsory solos"),
                QT_TRANSLATE_NOOP("Rules", "After a compulsory solo the same dealer deals again."),
                needs=WITH_COMPULSORY,
            ),
            Value(
                "all",
                QT_TRANSLATE_NOOP("Rules", "after every solo"),
                QT_TRANSLATE_NOOP("Rules", "After a solo the same dealer deals again."),
            ),
        ),
    ),
    Number(
        key="compulsory_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "How many solos everybody must play in the course of a match."
        ),
        names="Pflichtsolo, Pflichtsoli, duty solo, compulsory",
        sources=("1: Finland, DDV", "FreeDoko"),
        needs=(DEALS, SOLOS),
        low=0,
        high=3,
        words=QT_TRANSLATE_NOOP("Rules", "Everybody must play {n} compulsory solos."),
        words_at=(
            (0, QT_TRANSLATE_NOOP("Rules", "There are no compulsory solos.")),
            (1, QT_TRANSLATE_NOOP("Rules", "Everybody must play one compulsory solo.")),
        ),
        labels_at=((0, QT_TRANSLATE_NOOP("Rules", "no compulsory solos")),),
        quiet_at=(0,),
    ),
    MixOf(
        key="compulsory_solo_mix",
        title=QT_TRANSLATE_NOOP("Rules", "Kinds of compulsory solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many of the compulsory solos must at least be suit solos, and how "
            "many solos with pictures as trumps.",
        ),
        names="Pflichtsolo, Farbsolo, Bildersolo, duty color soli, duty picture soli",
        sources=("FreeDoko",),
        needs=WITH_COMPULSORY,
        high=3,
        words=QT_TRANSLATE_NOOP(
            "Rules", "Compulsory solos, at least: suit solos {suit}, picture solos {picture}."
        ),
        empty_words=QT_TRANSLATE_NOOP("Rules", "Any solo can be the compulsory one."),
    ),
    OneOf(
        key="compulsory_enforcement",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory solos not yet played"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "What happens when the match nears its end and somebody still owes a compulsory solo.",
        ),
        names="Pflichtsolo, Vorführung, vorgeführt, Zwangssolo, forced solo",
        sources=("forced_when_due: DDV", "extra_deal: Finland"),
        needs=WITH_COMPULSORY,
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "nothing"),
                QT_TRANSLATE_NOOP("Rules", "A compulsory solo that was not played is forgotten."),
            ),
            Value(
                "forced_when_due",
                QT_TRANSLATE_NOOP("Rules", "forced in the last deals"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When as many compulsory solos are owed as deals are left, they must be "
                    "played.",
                ),
            ),
            Value(
                "extra_deal",
                QT_TRANSLATE_NOOP("Rules", "played after the last deal"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Compulsory solos still owed are played in extra deals at the end."
                ),
            ),
        ),
    ),
    Switch(
        key="compulsory_offer",
        title=QT_TRANSLATE_NOOP("Rules", "Offering a forced solo"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a player who is forced to play the compulsory solo may let "
            "another one who owes one go first.",
        ),
        names="Pflichtsolo, Vorführung, anbieten, offer duty solo",
        sources=("FreeDoko",),
        needs=(
            *WITH_COMPULSORY,
            Need(
                ("compulsory_enforcement", "time_limit_min"),
                lambda rules: rules.compulsory_enforcement != "none" or rules.time_limit_min > 0,
                QT_TRANSLATE_NOOP("Rules", "only when somebody can be forced to play a solo"),
            ),
        ),
        on=QT_TRANSLATE_NOOP(
            "Rules", "A forced player may offer the deal to others who owe a solo."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "A forced player must play the solo."),
    ),
    Switch(
        key="compulsory_first",
        title=QT_TRANSLATE_NOOP("Rules", "Compulsory solo first"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the first solo somebody plays is always the compulsory one; "
            "otherwise a player may declare it as voluntary.",
        ),
        names="Pflichtsolo, Lustsolo, voluntary solo",
        sources=("Finland", "DDV"),
        needs=WITH_COMPULSORY,
        on=QT_TRANSLATE_NOOP("Rules", "The first solo of a player is the compulsory one."),
        off=QT_TRANSLATE_NOOP(
            "Rules", "A player may play voluntary solos before the compulsory one."
        ),
        quiet_off=False,
    ),
    Switch(
        key="silent_counts_compulsory",
        title=QT_TRANSLATE_NOOP("Rules", "Playing alone with both ♣Q settles a compulsory solo"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a compulsory solo is settled when a player plays alone with both "
            "♣Q, in secret or because no partner was found.",
        ),
        names="stille Hochzeit, stilles Solo, Pflichtsolo, silent wedding",
        sources=("no: DDV",),
        needs=WITH_COMPULSORY,
        on=QT_TRANSLATE_NOOP(
            "Rules", "Whoever plays alone with both ♣Q has played the compulsory solo."
        ),
        off=QT_TRANSLATE_NOOP(
            "Rules", "Playing alone with both ♣Q does not count as the compulsory solo."
        ),
    ),
    Number(
        key="solo_multiplier",
        title=QT_TRANSLATE_NOOP("Rules", "Factor for the soloist"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "How many times the value of the game counts for a player alone against three."
        ),
        names="Solo dreifach, Faktor, triple",
        sources=("3: Finland, Vietnam, DDV, Switzerland", "1: Chile"),
        needs=(WINNERS_OR_LOSERS,),
        low=1,
        high=9,
        words=QT_TRANSLATE_NOOP(
            "Rules", "For a player alone against three the points count {n} times."
        ),
        words_at=(
            (
                1,
                QT_TRANSLATE_NOOP(
                    "Rules", "A player alone against three writes no more points than others."
                ),
            ),
            (
                2,
                QT_TRANSLATE_NOOP(
                    "Rules", "For a player alone against three the points count double."
                ),
            ),
            (
                3,
                QT_TRANSLATE_NOOP(
                    "Rules", "For a player alone against three the points count three times."
                ),
            ),
        ),
    ),
    Switch(
        key="solo_triple_when_lost",
        title=QT_TRANSLATE_NOOP("Rules", "Factor for the opponents too"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether the soloist's factor also holds for what the three opponents write."
        ),
        names="Solo dreifach, solo always counts triple, verlorenes Solo",
        sources=("yes: FreeDoko", "no: Switzerland"),
        needs=(
            WINNERS_OR_LOSERS,
            Need(
                ("solo_multiplier",),
                lambda rules: rules.solo_multiplier > 1,
                QT_TRANSLATE_NOOP("Rules", "only when the soloist's points count more than once"),
            ),
        ),
        on=QT_TRANSLATE_NOOP(
            "Rules", "The soloist's opponents write the points as many times too."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "The soloist's opponents write the points once."),
    ),
    OneOf(
        key="solo_bonus",
        title=QT_TRANSLATE_NOOP("Rules", "Bonus for declared solos"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether a declared solo counts double, or as if Re had been announced."
        ),
        names="Solo doppelt, Solo Re, automatisches Re, implicit Re",
        sources=("Finland",),
        needs=(SOLOS,),
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "no bonus"),
                QT_TRANSLATE_NOOP("Rules", "A solo brings no bonus."),
                quiet=True,
            ),
            Value(
                "double",
                QT_TRANSLATE_NOOP("Rules", "the value is doubled"),
                QT_TRANSLATE_NOOP("Rules", "The value of a declared solo is doubled."),
            ),
            Value(
                "implicit_re",
                QT_TRANSLATE_NOOP("Rules", "counts as announced Re"),
                QT_TRANSLATE_NOOP("Rules", "A declared solo counts as if Re had been announced."),
                needs=(STANDARD_CALLS,),
            ),
        ),
    ),
    OneOf(
        key="extras_in_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Extra points when one plays alone"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Which extra points (fox, Charlie, Doppelkopf) count when one player is "
            "alone against three.",
        ),
        names="Sonderpunkte, Extrapunkte, Doppelkopf, Solo, extra points",
        sources=("none: Finland, Vietnam, DDV, FreeDoko", "doppelkopf: pagat"),
        values=(
            Value(
                "none",
                QT_TRANSLATE_NOOP("Rules", "no extra points"),
                QT_TRANSLATE_NOOP("Rules", "There are no extra points when one plays alone."),
            ),
            Value(
                "doppelkopf",
                QT_TRANSLATE_NOOP("Rules", "only the Doppelkopf"),
                QT_TRANSLATE_NOOP(
                    "Rules", "When one plays alone, only the Doppelkopf counts as extra point."
                ),
            ),
            Value(
                "all",
                QT_TRANSLATE_NOOP("Rules", "all of them"),
                QT_TRANSLATE_NOOP("Rules", "Extra points count too when one plays alone."),
            ),
        ),
    ),
    OneOf(
        key="against_old_in_solos",
        title=QT_TRANSLATE_NOOP("Rules", "Beating Re when Re is one player"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether the point for winning as Kontra also counts against a single player."
        ),
        names="gegen die Alten, Solo, against the old ones",
        sources=("never: DDV", "always: Finland, Vietnam", "silent_wedding: Switzerland"),
        needs=(AGAINST_OLD,),
        values=(
            Value(
                "never",
                QT_TRANSLATE_NOOP("Rules", "never"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Against a single player there is no point for beating Re."
                ),
            ),
            Value(
                "silent_wedding",
                QT_TRANSLATE_NOOP("Rules", "only against a silent wedding"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Against a single player, beating Re brings a point only if they kept "
                    "both ♣Q secret.",
                ),
            ),
            Value(
                "always",
                QT_TRANSLATE_NOOP("Rules", "always"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Beating Re brings its point against a single player too."
                ),
            ),
        ),
    ),
    Switch(
        key="solo_claim",
        title=QT_TRANSLATE_NOOP("Rules", "Claiming or giving away the rest"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a soloist who leads to a trick may end the deal early, by "
            "claiming the rest if it is certain or by giving it away.",
        ),
        names="abkürzen, Rest gehört mir, aufdecken, claim",
        sources=("DDV",),
        needs=(SOLOS,),
        on=QT_TRANSLATE_NOOP(
            "Rules", "The soloist may claim the rest when it is certain, or give it away."
        ),
        off=QT_TRANSLATE_NOOP("Rules", "Every solo is played to the last card."),
    ),
)
