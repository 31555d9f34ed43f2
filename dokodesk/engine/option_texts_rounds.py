"""The second half of group I: the black sow and bock rounds (rules 2.13, 3.1)."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.option_model import Need, Number, OneOf, Option, SetOf, Switch, Value
from dokodesk.engine.option_needs import BOCK
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

_NEGATIVE: Final = frozenset({"null_no_tricks", "slim_martin"})
_STARTED: Final = Need(
    ("bock_triggers",),
    lambda rules: bool(rules.bock_triggers),
    QT_TRANSLATE_NOOP(
        "Rules", "only when some event starts them; as it is there is never a bock round"
    ),
)

ROUNDS: Final[tuple[Option, ...]] = (
    OneOf(
        key="black_sow",
        title=QT_TRANSLATE_NOOP("Rules", "Black sow"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever takes the trick with the second ♠Q plays alone against the other "
            "three from then on.",
        ),
        names="Schwarze Sau, schwarze Sau, Sau, Pik-Dame, black sow",
        sources=("plays_alone: Switzerland", "forced_solo: Koppeldopf, Hamburg"),
        values=(
            Value(
                "off",
                QT_TRANSLATE_NOOP("Rules", "no black sow"),
                QT_TRANSLATE_NOOP("Rules", "There is no black sow."),
                quiet=True,
            ),
            Value(
                "plays_alone",
                QT_TRANSLATE_NOOP("Rules", "plays on alone"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever takes the second ♠Q, the black sow, plays alone from then on."
                ),
            ),
            Value(
                "forced_solo",
                QT_TRANSLATE_NOOP("Rules", "must name a solo"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever takes the second ♠Q, the black sow, must name a solo for the "
                    "rest of the deal.",
                ),
                needs=(
                    Need(
                        ("solo_types",),
                        lambda rules: bool(rules.solo_types - _NEGATIVE),
                        QT_TRANSLATE_NOOP(
                            "Rules",
                            "only when there is a solo to name; otherwise the player is just alone",
                        ),
                    ),
                ),
            ),
        ),
    ),
    OneOf(
        key="black_sow_trigger",
        title=QT_TRANSLATE_NOOP("Rules", "When there is a black sow"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether the black sow is part of every deal, or only of deals in which "
            "nobody took a poverty.",
        ),
        names="Schwarze Sau, Armut",
        sources=("always: Switzerland", "poverty_refused: Koppeldopf"),
        needs=(
            Need(
                ("black_sow",),
                lambda rules: rules.black_sow != "off",
                QT_TRANSLATE_NOOP("Rules", "only with the black sow"),
            ),
        ),
        values=(
            Value(
                "always",
                QT_TRANSLATE_NOOP("Rules", "always, except in solos"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The black sow is live in every deal that is not a solo."
                ),
            ),
            Value(
                "poverty_refused",
                QT_TRANSLATE_NOOP("Rules", "only after a refused poverty"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The black sow is only live when nobody took a poverty."
                ),
                needs=(
                    Need(
                        ("poverty", "poverty_refused"),
                        lambda rules: (
                            rules.poverty == "exchange" and rules.poverty_refused == "black_sow"
                        ),
                        QT_TRANSLATE_NOOP(
                            "Rules",
                            "only when a refused poverty is played on; as it is there is never a "
                            "black sow",
                        ),
                    ),
                ),
            ),
        ),
    ),
    Switch(
        key="bock",
        title=QT_TRANSLATE_NOOP("Rules", "Bock rounds"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "Whether certain events make the following deals count a multiple."
        ),
        names="Bock, Bockrunde, Bockspiele, doppelte Runde, bock",
        sources=("FreeDoko", "locodoko", "uncaught", "postelt", "fischer-degenhardt"),
        on=QT_TRANSLATE_NOOP("Rules", "There are bock rounds."),
        off=QT_TRANSLATE_NOOP("Rules", "There are no bock rounds."),
        on_needs=(_STARTED,),
    ),
    SetOf(
        key="bock_triggers",
        title=QT_TRANSLATE_NOOP("Rules", "What starts bock rounds"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "The events after which the next deals are bock deals; several in one deal count once.",
        ),
        names="Bock, Auslöser, 120:120, Herzstich, verlorenes Solo, Re verloren, trigger",
        sources=(
            "tie_120, lost_solo, lost_re_kontra, heart_trick, black_game: FreeDoko",
            "zero_value: uncaught",
            "both_called: fischer-degenhardt",
        ),
        needs=(BOCK,),
        values=(
            Value(
                "tie_120",
                QT_TRANSLATE_NOOP("Rules", "120 card points each"),
                QT_TRANSLATE_NOOP("Rules", "120 each"),
            ),
            Value(
                "heart_trick",
                QT_TRANSLATE_NOOP("Rules", "hearts trick"),
                QT_TRANSLATE_NOOP("Rules", "a trick of four plain hearts"),
            ),
            Value(
                "lost_solo",
                QT_TRANSLATE_NOOP("Rules", "lost solo"),
                QT_TRANSLATE_NOOP("Rules", "a lost solo"),
            ),
            Value(
                "lost_re_kontra",
                QT_TRANSLATE_NOOP("Rules", "lost with Re or Kontra announced"),
                QT_TRANSLATE_NOOP("Rules", "a game lost by a side that had announced Re or Kontra"),
            ),
            Value(
                "both_called",
                QT_TRANSLATE_NOOP("Rules", "Re and Kontra both announced"),
                QT_TRANSLATE_NOOP("Rules", "a game with both Re and Kontra announced"),
            ),
            Value(
                "zero_value",
                QT_TRANSLATE_NOOP("Rules", "game worth 0"),
                QT_TRANSLATE_NOOP("Rules", "a game worth 0"),
            ),
            Value(
                "black_game",
                QT_TRANSLATE_NOOP("Rules", "side that takes nothing"),
                QT_TRANSLATE_NOOP("Rules", "a game in which a side took nothing"),
            ),
        ),
        words=QT_TRANSLATE_NOOP("Rules", "Bock rounds follow: {list}."),
        empty_words=QT_TRANSLATE_NOOP("Rules", "No event starts a bock round."),
    ),
    Number(
        key="bock_multiplier",
        title=QT_TRANSLATE_NOOP("Rules", "Factor of bock"),
        help=QT_TRANSLATE_NOOP("Rules", "How many times a bock deal counts."),
        names="Bock, doppelt, Faktor, bock multiplier",
        sources=("2: everywhere",),
        needs=(BOCK, _STARTED),
        low=1,
        high=9,
        words=QT_TRANSLATE_NOOP("Rules", "A bock deal counts {n} times."),
        words_at=(
            (1, QT_TRANSLATE_NOOP("Rules", "A bock deal counts no more than others.")),
            (2, QT_TRANSLATE_NOOP("Rules", "A bock deal counts double.")),
        ),
    ),
    Number(
        key="bock_length",
        title=QT_TRANSLATE_NOOP("Rules", "Length of bock"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "How many deals a bock round lasts; deals that the same dealer repeats do "
            "not use one up.",
        ),
        names="Bock, Bockrunde, Länge, vier Spiele",
        sources=("one per player: FreeDoko, uncaught",),
        needs=(BOCK, _STARTED),
        low=1,
        high=99,
        words=QT_TRANSLATE_NOOP("Rules", "A bock round lasts {n} deals."),
        words_at=((1, QT_TRANSLATE_NOOP("Rules", "A bock round lasts one deal.")),),
    ),
    OneOf(
        key="bock_stack",
        title=QT_TRANSLATE_NOOP("Rules", "Bock during bock"),
        help=QT_TRANSLATE_NOOP(
            "Rules", "What happens when something starts a bock round while one is running."
        ),
        names="Bock, Doppelbock, anhängen, append bock",
        sources=("multiply, append: FreeDoko", "all: uncaught"),
        needs=(BOCK, _STARTED),
        values=(
            Value(
                "multiply",
                QT_TRANSLATE_NOOP("Rules", "the factors multiply"),
                QT_TRANSLATE_NOOP("Rules", "Bock rounds that overlap multiply each other."),
            ),
            Value(
                "append",
                QT_TRANSLATE_NOOP("Rules", "the new round is added at the end"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A bock round that starts during another one is added at its end."
                ),
            ),
            Value(
                "restart",
                QT_TRANSLATE_NOOP("Rules", "the round starts again"),
                QT_TRANSLATE_NOOP("Rules", "A new event during a bock round starts it again."),
            ),
            Value(
                "ignore",
                QT_TRANSLATE_NOOP("Rules", "nothing"),
                QT_TRANSLATE_NOOP("Rules", "A new event during a bock round does nothing."),
            ),
        ),
    ),
    OneOf(
        key="bock_scope",
        title=QT_TRANSLATE_NOOP("Rules", "What bock multiplies"),
        help=QT_TRANSLATE_NOOP(
            "Rules",
            "Whether a bock deal multiplies the whole value, only the game without "
            "extra points, or adds a fixed number of points.",
        ),
        names="Bock, Sonderpunkte, scope",
        sources=("all: FreeDoko", "game_only, plus_points: uncaught"),
        needs=(BOCK, _STARTED),
        values=(
            Value(
                "all",
                QT_TRANSLATE_NOOP("Rules", "the whole value"),
                QT_TRANSLATE_NOOP("Rules", "Bock multiplies the whole value, extra points too."),
                quiet=True,
            ),
            Value(
                "game_only",
                QT_TRANSLATE_NOOP("Rules", "everything but extra points"),
                QT_TRANSLATE_NOOP("Rules", "Bock multiplies everything but the extra points."),
            ),
            Value(
                "plus_points",
                QT_TRANSLATE_NOOP("Rules", "nothing; points are added"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In a bock deal the factor is added to the value instead of multiplying it.",
                ),
            ),
        ),
    ),
)
