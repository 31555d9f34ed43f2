"""What can go wrong when somebody asks the engine for something.

Every refusal carries a reason as an enum member and its facts as data, so that the window can say
it in any language; ``str(error)`` is the English sentence for the command line and for logs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dokodesk.engine.actions import Action


class Refusal(StrEnum):
    """Why an action is not allowed. The value is the English sentence, filled from ``facts``."""

    FINISHED = "the deal is over"
    NOT_YOUR_TURN = "it is the turn of seat {turn}"
    WRONG_PHASE = "this is not possible now: {phase}"
    NOT_IN_HAND = "{card} is not in the hand"
    MUST_FOLLOW_TRUMP = "trumps were led and the hand holds {card}"
    MUST_FOLLOW_SUIT = "{suit} were led and the hand holds {card}"
    NOTHING_TO_RESERVE = "this hand has nothing to reserve"
    MUST_DECLARE = "both club queens must be declared as a wedding or a solo"
    NOT_OFFERED = "{what} is not offered by these rules"
    HAND_DOES_NOT_ALLOW = "the hand does not allow {what}"
    ALREADY_ANSWERED = "this seat has already answered"
    COMPULSORY_ONLY = "only a compulsory solo is possible here"
    VOLUNTARY_POINTLESS = "the solo would not count as compulsory anyway"
    BID_TOO_LOW = "the next bid is {level}"
    AUCTION_AT_TOP = "the bidding is at its highest level"
    WRONG_NUMBER_OF_CARDS = "{expected} cards are needed, not {given}"
    ALL_TRUMPS_MUST_GO = "all trumps must be among the cards"
    TOO_LATE = "too late: possible with at least {least} cards in hand, this seat holds {held}"
    TOO_LATE_ON_TABLE = (
        "too late: possible with at most {most} cards on the table, {lying} lie there"
    )
    TOO_FEW_CARDS_LEFT = "no announcement with fewer than {least} cards in hand"
    PARTNER_NOT_FOUND = "no announcements before the wedding is settled"
    WRONG_SIDE = "this seat does not belong to {side}"
    ALREADY_CALLED = "{word} has already been called"
    STEP_MISSING = "{missing} must be called first"
    LATE_REPLY_NO_LEVELS = "after a late reply this side can call nothing more"
    NO_CALLS_IN_CONTRACT = "there are no announcements in this game"
    CALLS_OFF_TURN = "announcements are only possible in turn"
    PREDICTION_CLOSED = "no prediction is possible now"
    DUTY_FIRST = "seat {seat} must announce first: {word}"
    PLAY_DECLARED_CARD = "the declared card must be played now: {card}"
    DECLARE_NOT_NOW = "{what} cannot be declared now"
    NAME_A_SOLO = "seat {seat} must name a solo now"
    LEADS_NOTHING = "nobody else owes a compulsory solo"
    NO_CLAIM = "these rules know no claim"
    CLAIM_NOT_NOW = "only the soloist can end the deal, and only when leading to a trick"
    CLAIM_NOT_CERTAIN = "the remaining tricks are not certain"


class EngineError(ValueError):
    """Base of everything the engine refuses."""


class ActionSyntaxError(EngineError):
    """A text that is not an action at all, unlike one that is not allowed now."""


class IllegalAction(EngineError):
    """An action that the rules do not allow at this point. The state is unchanged.

    Attributes:
        action: what was asked.
        reason: why not.
        facts: the values for the reason's sentence, as plain text or numbers.
        allowed: what this seat could do instead, as action texts; empty if nothing.
    """

    def __init__(
        self,
        action: Action,
        reason: Refusal,
        facts: Mapping[str, str | int] | None = None,
        allowed: Sequence[str] = (),
    ) -> None:
        self.action = action
        self.reason = reason
        self.facts = dict(facts or {})
        self.allowed = tuple(allowed)
        super().__init__(reason, self.facts)

    def __str__(self) -> str:
        sentence = self.reason.value.format(**self.facts)
        if not self.allowed:
            return f"{self.action.text}: {sentence}"
        shown = ", ".join(self.allowed[:12]) + (", ..." if len(self.allowed) > 12 else "")
        return f"{self.action.text}: {sentence}; allowed: {shown}"


class MatchError(EngineError):
    """Something that does not fit the course of a match (rules 2.4, 2.12)."""


class DealError(EngineError):
    """Hands or carried-over state that cannot be dealt under these rules."""
