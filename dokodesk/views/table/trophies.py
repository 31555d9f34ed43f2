"""What players lay open beside a pile at a real table: the caught fox, the Doppelkopf, Charlie.

Made from what one seat may know. While the sides are open a fox is only put aside: whether it was
caught is seen later. What counts at the end is the engine's matter; this only marks tricks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, unique

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import Special
from dokodesk.engine.cards import Card, Suit, hand_size
from dokodesk.engine.contracts import CONTRACTS, FAILED_WEDDING, NORMAL
from dokodesk.engine.events import TrickWon
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, SeenTrick

__all__ = ["Trophy", "TrophyKind", "in_trick_won", "trophies_of", "trophy_mark", "trophy_text"]


@unique
class TrophyKind(Enum):
    """What makes a trick worth marking."""

    DOPPELKOPF = "doppelkopf"
    FOX = "fox"
    FOX_WINS = "fox_wins"
    CHARLIE = "charlie"
    CHARLIE_CAUGHT = "charlie_caught"
    DULLE_CAUGHT = "dulle_caught"
    HEARTS = "hearts"


@dataclass(frozen=True, slots=True)
class Trophy:
    """Something marked in a pile.

    Attributes:
        kind: what it is.
        winner: whose pile it lies in.
        trick: number of the trick in the deal, from 0.
        card: the card that is laid open.
        sure: whether the sides are known, so that it is certain.
    """

    kind: TrophyKind
    winner: int
    trick: int
    card: Card
    sure: bool = True


def trophies_of(view: SeatView) -> tuple[Trophy, ...]:
    """Everything that is marked in the piles now, in the order of the tricks."""
    if view.contract not in CONTRACTS or view.contract == FAILED_WEDDING:
        return ()
    return tuple(
        trophy
        for number, trick in enumerate(view.tricks)
        for trophy in _in_trick(view, number, trick)
        if _counts(view, trophy.kind)
    )


def _counts(view: SeatView, kind: TrophyKind) -> bool:
    """Whether such a thing counts in the game that is played (``extras_in_solos``)."""
    contract, wanted = CONTRACTS[view.contract], view.rules.extras_in_solos
    if contract.negative:
        return False
    if not contract.declared_solo and not _silently_alone(view):
        return True
    if wanted != "all":
        return wanted == "doppelkopf" and kind is TrophyKind.DOPPELKOPF
    match kind:
        case TrophyKind.FOX | TrophyKind.FOX_WINS:
            return contract.suit_order and contract.suit is Suit.DIAMONDS
        case TrophyKind.CHARLIE | TrophyKind.CHARLIE_CAUGHT:
            return contract.suit_order
        case _:
            return True


def _in_trick(view: SeatView, number: int, trick: SeenTrick) -> Iterator[Trophy]:
    rules, winner = view.rules, trick.winner
    top = trick.cards[trick.seats.index(winner)]
    last = number == hand_size(rules.deck) - 1

    def taken(card: Card) -> Iterator[bool]:
        """For each such card of somebody else, whether it is certain that he is no partner."""
        for seat, played in zip(trick.seats, trick.cards, strict=True):
            if played is card and seat != winner and not _together(view, seat, winner):
                yield _apart(view, seat, winner)

    if 0 < rules.doppelkopf_min <= trick.points:
        best = max(trick.cards, key=lambda card: card.points)
        yield Trophy(TrophyKind.DOPPELKOPF, winner, number, best)
    if rules.fox_caught > 0 and not _pigs(view):
        for sure in taken(Card.DA):
            yield Trophy(TrophyKind.FOX, winner, number, Card.DA, sure)
    if rules.dulle_caught and rules.dulle_rule != "first" and view.order.dulle and top is Card.H10:
        for sure in taken(Card.H10):
            yield Trophy(TrophyKind.DULLE_CAUGHT, winner, number, Card.H10, sure)
    if (
        rules.heart_trick
        and rules.deck == "40"
        and all(card.suit is Suit.HEARTS and card is not Card.H10 for card in trick.cards)
    ):
        yield Trophy(TrophyKind.HEARTS, winner, number, top)
    if not last:
        return
    if rules.charlie_wins_last > 0 and top is Card.CJ:
        yield Trophy(TrophyKind.CHARLIE, winner, number, Card.CJ)
    if rules.fox_wins_last > 0 and top is Card.DA and not _pigs(view):
        yield Trophy(TrophyKind.FOX_WINS, winner, number, Card.DA)
    if rules.charlie_caught == "any" or (rules.charlie_caught != "off" and top is Card.DQ):
        for sure in taken(Card.CJ):
            yield Trophy(TrophyKind.CHARLIE_CAUGHT, winner, number, Card.CJ, sure)


def _silently_alone(view: SeatView) -> bool:
    """Whether it is known that one player has both queens of clubs and scores as a soloist."""
    return (
        view.contract == NORMAL
        and view.rules.silent_wedding_scoring != "normal"
        and None not in view.parties
        and view.parties.count(Party.RE) == 1
    )


def _pigs(view: SeatView) -> bool:
    return any(special is Special.PIGS for _, special, _ in view.specials)


def _sides(view: SeatView, first: int, second: int) -> tuple[Party | None, Party | None]:
    known = list(view.parties)
    if known[view.seat] is None:
        known[view.seat] = view.own_party
    return known[first], known[second]


def _together(view: SeatView, first: int, second: int) -> bool:
    one, other = _sides(view, first, second)
    return one is not None and one is other


def _apart(view: SeatView, first: int, second: int) -> bool:
    one, other = _sides(view, first, second)
    return one is not None and other is not None and one is not other


def trophy_text(trophy: Trophy) -> str:
    """A trophy in a word or two; with a question mark while it is not certain."""
    match trophy.kind:
        case TrophyKind.DOPPELKOPF:
            text = QCoreApplication.translate("Trophies", "Doppelkopf")
        case TrophyKind.FOX if trophy.sure:
            text = QCoreApplication.translate("Trophies", "fox caught")
        case TrophyKind.FOX:
            text = QCoreApplication.translate("Trophies", "fox put aside")
        case TrophyKind.FOX_WINS:
            text = QCoreApplication.translate("Trophies", "fox wins the last trick")
        case TrophyKind.CHARLIE:
            text = QCoreApplication.translate("Trophies", "Charlie")
        case TrophyKind.CHARLIE_CAUGHT:
            text = QCoreApplication.translate("Trophies", "Charlie caught")
        case TrophyKind.DULLE_CAUGHT:
            text = QCoreApplication.translate("Trophies", "ten of hearts caught")
        case TrophyKind.HEARTS:
            text = QCoreApplication.translate("Trophies", "heart trick")
    if not trophy.sure and trophy.kind is not TrophyKind.FOX:
        text = QCoreApplication.translate("Trophies", "{trophy}?").format(trophy=text)
    return text


def trophy_mark(trophy: Trophy) -> str:
    """A trophy in a single word, for the small mark at its owner's seat."""
    match trophy.kind:
        case TrophyKind.DOPPELKOPF:
            text = QCoreApplication.translate("Trophies", "Doppelkopf")
        case TrophyKind.FOX | TrophyKind.FOX_WINS:
            text = QCoreApplication.translate("Trophies", "Fox")
        case TrophyKind.CHARLIE | TrophyKind.CHARLIE_CAUGHT:
            text = QCoreApplication.translate("Trophies", "Charlie")
        case TrophyKind.DULLE_CAUGHT:
            text = "♥10"
        case TrophyKind.HEARTS:
            text = "♥♥♥♥"
    if trophy.sure:
        return text
    return QCoreApplication.translate("Trophies", "{trophy}?").format(trophy=text)


def in_trick_won(view: SeatView, event: TrickWon) -> tuple[Trophy, ...]:
    """The trophies of the trick that has just been won."""
    return tuple(trophy for trophy in trophies_of(view) if trophy.trick == event.number - 1)
