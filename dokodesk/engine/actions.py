"""Everything a seat can do, as small values with a text form (``2 play H10``).

The text form is the one of the record format and of the bot protocol; ``parse`` and ``Action.text``
are a pair. An action says what somebody wants to do; whether the rules allow it is asked of the
state.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec

from dokodesk.engine.cards import CARDS, Card
from dokodesk.engine.errors import ActionSyntaxError

SEATS: Final = (0, 1, 2, 3)


class Choice(StrEnum):
    """What a reservation turns out to be."""

    SOLO = "solo"
    WEDDING = "wedding"
    POVERTY = "poverty"
    THROW_IN = "throw_in"
    HIDDEN = "?"


class Word(StrEnum):
    """The words of announcements, in the order in which they build on each other."""

    RE = "re"
    KONTRA = "kontra"
    NO90 = "no90"
    NO60 = "no60"
    NO30 = "no30"
    SCHWARZ = "schwarz"
    PREDICT_NO90 = "predict_no90"
    PREDICT_NO60 = "predict_no60"
    PREDICT_NO30 = "predict_no30"
    PREDICT_SCHWARZ = "predict_schwarz"
    HIDDEN = "?"


LEVELS: Final = (Word.NO90, Word.NO60, Word.NO30, Word.SCHWARZ)
PREDICTIONS: Final = (
    Word.PREDICT_NO90,
    Word.PREDICT_NO60,
    Word.PREDICT_NO30,
    Word.PREDICT_SCHWARZ,
)


class Special(StrEnum):
    """Cards that can be declared to be more than they are (rules 2.13, ``exotic_cards``)."""

    PIGS = "pigs"
    SUPER_PIGS = "super_pigs"
    HYPER_PIGS = "hyper_pigs"
    REVERSE = "reverse"
    HEIDMANN = "heidmann"
    HEIDFRAU = "heidfrau"
    KEMMERICH = "kemmerich"


class Healthy(msgspec.Struct, frozen=True, tag=True):
    """``S healthy``: nothing to reserve."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} healthy"


class Reserve(msgspec.Struct, frozen=True, tag=True):
    """``S reservation``: this seat has something to say."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} reservation"


class Choose(msgspec.Struct, frozen=True, tag=True):
    """``S choose ...``: what the reservation is; ``detail`` is the solo type or the condition."""

    seat: int
    what: Choice
    detail: str = ""
    voluntary: bool = False

    @property
    def text(self) -> str:
        words = [str(self.seat), "choose", self.what.value]
        if self.detail:
            words.append(self.detail)
        if self.voluntary:
            words.append("voluntary")
        return " ".join(words)


class Offer(msgspec.Struct, frozen=True, tag=True):
    """``S offer``: a forced seat offers its deal to other debtors."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} offer"


class Bid(msgspec.Struct, frozen=True, tag=True):
    """``S bid LEVEL`` in the solo auction."""

    seat: int
    level: Word

    @property
    def text(self) -> str:
        return f"{self.seat} bid {self.level.value}"


class Pass(msgspec.Struct, frozen=True, tag=True):
    """``S pass`` in the solo auction."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} pass"


class Lay(msgspec.Struct, frozen=True, tag=True):
    """``S lay ...``: the poor player's cards; ``None`` is a card this observer may not see."""

    seat: int
    cards: tuple[Card | None, ...]

    @property
    def text(self) -> str:
        return _with_cards(self.seat, "lay", self.cards)


class Accept(msgspec.Struct, frozen=True, tag=True):
    """``S accept``: takes the poverty (or an offered compulsory solo)."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} accept"


class Decline(msgspec.Struct, frozen=True, tag=True):
    """``S decline``: does not take it."""

    seat: int

    @property
    def text(self) -> str:
        return f"{self.seat} decline"


class Return(msgspec.Struct, frozen=True, tag=True):
    """``S return ...``: the taker's cards back; ``None`` is a card this observer may not see."""

    seat: int
    cards: tuple[Card | None, ...]

    @property
    def text(self) -> str:
        return _with_cards(self.seat, "return", self.cards)


class Declare(msgspec.Struct, frozen=True, tag=True):
    """``S declare pigs`` and its higher tiers."""

    seat: int
    special: Special

    @property
    def text(self) -> str:
        return f"{self.seat} declare {self.special.value}"


class Genscher(msgspec.Struct, frozen=True, tag=True):
    """``S declare genscher PARTNER``: the partner is chosen anew; ``counter`` answers another."""

    seat: int
    partner: int
    counter: bool = False

    @property
    def text(self) -> str:
        word = "counter_genscher" if self.counter else "genscher"
        return f"{self.seat} declare {word} {self.partner}"


class Call(msgspec.Struct, frozen=True, tag=True):
    """``S call WORD``: an announcement."""

    seat: int
    word: Word

    @property
    def text(self) -> str:
        return f"{self.seat} call {self.word.value}"


class Play(msgspec.Struct, frozen=True, tag=True):
    """``S play CARD``."""

    seat: int
    card: Card

    @property
    def text(self) -> str:
        return f"{self.seat} play {self.card.name}"


class Claim(msgspec.Struct, frozen=True, tag=True):
    """``S claim``: the soloist takes all remaining tricks; ``S concede``: gives them all away."""

    seat: int
    concede: bool = False

    @property
    def text(self) -> str:
        return f"{self.seat} {'concede' if self.concede else 'claim'}"


Action = (
    Healthy
    | Reserve
    | Choose
    | Offer
    | Bid
    | Pass
    | Lay
    | Accept
    | Decline
    | Return
    | Declare
    | Genscher
    | Call
    | Play
    | Claim
)

#: The 96 plays, made once: ``PLAYS[seat][card]``.
PLAYS: Final[tuple[tuple[Play, ...], ...]] = tuple(
    tuple(Play(seat, card) for card in CARDS) for seat in SEATS
)


def _with_cards(seat: int, word: str, cards: tuple[Card | None, ...]) -> str:
    shown = ["?" if card is None else card.name for card in cards]
    return " ".join([str(seat), word, *shown])


def parse(text: str) -> Action:
    """The action that a text stands for.

    Args:
        text: words separated by one space, e.g. ``1 choose wedding any``.

    Raises:
        ActionSyntaxError: if the text is not of that form.
    """
    words = text.split(" ")
    if len(words) < 2 or words[0] not in ("0", "1", "2", "3"):
        raise ActionSyntaxError(f"{text!r} does not start with a seat (0-3) and a word")
    if "" in words:
        raise ActionSyntaxError(f"{text!r} has a space too many")
    reader = _READERS.get(words[1])
    if reader is None:
        known = ", ".join(_READERS)
        raise ActionSyntaxError(f"{text!r}: {words[1]!r} is not one of {known}")
    try:
        action = reader(int(words[0]), words[2:])
    except (ValueError, IndexError) as error:
        raise ActionSyntaxError(f"{text!r} cannot be read: {error}") from None
    return action


def _bare(kind: Callable[[int], Action]) -> Callable[[int, list[str]], Action]:
    def read(seat: int, rest: list[str]) -> Action:
        if rest:
            raise ValueError(f"nothing may follow, found {' '.join(rest)!r}")
        return kind(seat)

    return read


def _one(rest: list[str], what: str) -> str:
    if len(rest) != 1:
        raise ValueError(f"exactly one {what} must follow")
    return rest[0]


def _cards(rest: list[str]) -> tuple[Card | None, ...]:
    return tuple(None if code == "?" else Card.from_code(code) for code in rest)


def _read_choose(seat: int, rest: list[str]) -> Action:
    if not rest:
        raise ValueError("what is chosen is missing")
    what = Choice(rest[0])
    details = rest[1:]
    if what is Choice.SOLO:
        if not details or len(details) > 2 or details[1:] not in ([], ["voluntary"]):
            raise ValueError("a solo is written 'choose solo TYPE' or 'choose solo TYPE voluntary'")
        return Choose(seat, what, details[0], voluntary=len(details) == 2)
    if what is Choice.WEDDING:
        return Choose(seat, what, _one(details, "condition"))
    if details:
        raise ValueError(f"nothing may follow {what.value!r}")
    return Choose(seat, what)


def _read_bid(seat: int, rest: list[str]) -> Action:
    level = Word(_one(rest, "level"))
    if level not in LEVELS:
        raise ValueError(f"a bid is one of {', '.join(LEVELS)}")
    return Bid(seat, level)


def _read_declare(seat: int, rest: list[str]) -> Action:
    if rest and rest[0] in ("genscher", "counter_genscher"):
        partner = _one(rest[1:], "seat")
        if partner not in ("0", "1", "2", "3"):
            raise ValueError("the partner is a seat 0-3")
        return Genscher(seat, int(partner), counter=rest[0] == "counter_genscher")
    return Declare(seat, Special(_one(rest, "declaration")))


_READERS: Final[dict[str, Callable[[int, list[str]], Action]]] = {
    "healthy": _bare(Healthy),
    "reservation": _bare(Reserve),
    "choose": _read_choose,
    "offer": _bare(Offer),
    "bid": _read_bid,
    "pass": _bare(Pass),
    "lay": lambda seat, rest: Lay(seat, _cards(rest)),
    "accept": _bare(Accept),
    "decline": _bare(Decline),
    "return": lambda seat, rest: Return(seat, _cards(rest)),
    "declare": _read_declare,
    "call": lambda seat, rest: Call(seat, Word(_one(rest, "announcement"))),
    "play": lambda seat, rest: PLAYS[seat][Card.from_code(_one(rest, "card"))],
    "claim": _bare(Claim),
    "concede": _bare(lambda seat: Claim(seat, concede=True)),
}
