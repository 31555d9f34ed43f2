"""What happened in one step, for those who show or report it.

``apply`` returns these beside the new state. They follow from the states alone; nothing may be kept
only in an event. Only the ``Acted`` event can hold something that not everybody may know; ``hide``
takes it out (rules 2.4, 2.6).
"""

from __future__ import annotations

import msgspec

from dokodesk.engine.actions import (
    Action,
    Choice,
    Choose,
    Lay,
    Return,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result


class Acted(msgspec.Struct, frozen=True, tag=True):
    """A seat did something; always the first event of a step."""

    action: Action


class ContractSettled(msgspec.Struct, frozen=True, tag=True):
    """The game is known: its name as everybody knows it (a silent wedding is a ``normal`` game)."""

    contract: str
    soloist: int | None
    compulsory: bool = False


class PovertyTaken(msgspec.Struct, frozen=True, tag=True):
    """A poverty was accepted; the cards change hands."""

    poor: int
    taker: int
    cards: int


class TrumpsReturned(msgspec.Struct, frozen=True, tag=True):
    """What the taker says about the trumps he gave back (``poverty_return_tell``).

    ``count`` is the number of trumps, or 0/1 for no/yes where only that is told.
    """

    taker: int
    count: int
    exact: bool


class TrickWon(msgspec.Struct, frozen=True, tag=True):
    """A trick is complete."""

    number: int
    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


class PartnerFound(msgspec.Struct, frozen=True, tag=True):
    """The wedding is settled; ``partner`` is ``None`` when the bride stays alone (rules 2.5)."""

    bride: int
    partner: int | None
    trick: int


class PartyShown(msgspec.Struct, frozen=True, tag=True):
    """A seat's side has become certain for everybody (rules 2.11)."""

    seat: int
    party: Party


class DutyArose(msgspec.Struct, frozen=True, tag=True):
    """A seat must announce because it took a rich early trick (``forced_announce``)."""

    seat: int
    word: str


class SowTaken(msgspec.Struct, frozen=True, tag=True):
    """The second spade queen was taken; the taker stands alone (``black_sow``)."""

    seat: int


class DealFinished(msgspec.Struct, frozen=True, tag=True):
    """The deal is over; void deals have the contract ``void``."""

    result: Result


Event = (
    Acted
    | ContractSettled
    | PovertyTaken
    | TrumpsReturned
    | TrickWon
    | PartnerFound
    | PartyShown
    | DutyArose
    | SowTaken
    | DealFinished
)


def hide(action: Action) -> Action:
    """The action as somebody sees it who may not know what is in it."""
    match action:
        case Choose():
            return Choose(action.seat, Choice.HIDDEN)
        case Lay():
            return Lay(action.seat, (None,) * len(action.cards))
        case Return():
            return Return(action.seat, (None,) * len(action.cards))
        case _:
            return action
