"""The state of one deal, as values. What may happen next is decided in ``deal`` and its helpers.

Invariants:
    * ``hands``, ``trick`` and ``tricks`` together hold every card of the deck exactly once
      (while a poverty is offered, ``talk.laid`` belongs to that sum).
    * ``turn`` is the seat that must act; it is ``None`` exactly when ``phase`` is ``FINISHED``.
    * ``game.re`` has one or two seats as soon as cards are played.
    * ``history`` replayed from ``setup`` gives this state again.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from dokodesk.engine.actions import Action, Choose, Special, Word
from dokodesk.engine.cards import Card, Hand, full_deck, hand_size
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.errors import DealError
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result
from dokodesk.engine.tricks import SEAT_ORDERS, Trick
from dokodesk.engine.trumps import CardOrder

ALL_SEATS: Final = (0, 1, 2, 3)


class Phase(StrEnum):
    """What the table is waiting for."""

    RESERVATION = "reservation"
    CHOICE = "choice"
    FORCED = "forced"
    OFFER = "offer"
    AUCTION = "auction"
    LAY = "lay"
    POVERTY = "poverty"
    RETURN = "return"
    PLAY = "play"
    NAME_SOLO = "name_solo"
    FINISHED = "finished"


class DealSetup(msgspec.Struct, frozen=True):
    """All that is fixed before the first word of a deal.

    Attributes:
        rules: the options in force.
        forehand: the seat that speaks first.
        dealer: the dealing seat, or ``None`` when the dealer sits out (five or more at the table).
        hands: the cards as dealt, four tuples.
        owed: compulsory solos each seat still owes.
        mix_owed: what is still missing of ``compulsory_solo_mix``, per seat.
        forced_solo: the seat that must play its compulsory solo now.
        bock: the factor of this deal.
        deals_left: how many deals of the match are left, this one included; ``None`` if nothing
            depends on that.
    """

    rules: Rules
    forehand: int
    dealer: int | None
    hands: tuple[tuple[Card, ...], ...]
    owed: tuple[int, ...] = (0, 0, 0, 0)
    mix_owed: tuple[SoloMix, ...] | None = None
    forced_solo: int | None = None
    bock: int = 1
    deals_left: int | None = None

    @property
    def step(self) -> int:
        """What to add to a seat to get the next one in the direction of play, modulo four."""
        return 1 if self.rules.direction == "cw" else 3

    def next_seat(self, seat: int) -> int:
        """The seat after this one in the direction of play."""
        return (seat + self.step) & 3

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All four seats in the direction of play, starting with this one."""
        return SEAT_ORDERS[self.step][seat]

    @property
    def hand_size(self) -> int:
        """Cards per seat, which is also the number of tricks."""
        return hand_size(self.rules.deck)


def check_setup(setup: DealSetup) -> None:
    """Refuse hands that are not a deal of this deck.

    Raises:
        DealError: with what is missing or too much.
    """
    size = setup.hand_size
    for seat, hand in enumerate(setup.hands):
        if len(hand) != size:
            raise DealError(f"seat {seat} has {len(hand)} cards instead of {size}")
    dealt = sorted([*setup.hands[0], *setup.hands[1], *setup.hands[2], *setup.hands[3]])
    wanted = list(full_deck(setup.rules.deck))
    if dealt != wanted:
        missing = _surplus(wanted, dealt)
        extra = _surplus(dealt, wanted)
        raise DealError(
            f"the hands are not the deck: missing {' '.join(missing)}, too many {' '.join(extra)}"
        )
    if setup.bock != 1 and not setup.rules.bock:
        raise DealError(f"a bock factor of {setup.bock} without the option bock")


def _surplus(these: list[Card], those: list[Card]) -> list[str]:
    rest = list(those)
    found = []
    for card in these:
        if card in rest:
            rest.remove(card)
        else:
            found.append(card.name)
    return found


class Made(msgspec.Struct, frozen=True):
    """A call that was made.

    Attributes:
        seat: who called.
        side: the side it was made for; it keeps that side whatever happens later.
        word: what was called.
        implied: it was not spoken but included in a higher call, a bid or an option.
        late: a Re or Kontra that was in time only as a reply.
        trick: the trick it belongs to, counted from 0; one lasts until the next lead.
        valid: false once it has been voided.
    """

    seat: int
    side: Party
    word: Word
    implied: bool = False
    late: bool = False
    trick: int = 0
    valid: bool = True


class Declared(msgspec.Struct, frozen=True):
    """Declared pigs of some tier: from card number ``since`` on this seat's ``face`` is special."""

    seat: int
    special: Special
    face: Card
    since: int


class Duty(msgspec.Struct, frozen=True):
    """A seat that has to announce (``forced_announce``)."""

    seat: int


class Game(msgspec.Struct, frozen=True):
    """What is being played. Replaced as a whole when it changes, which is seldom.

    Attributes:
        contract: the name in the result, e.g. ``silent_wedding``.
        order: the order of cards in force.
        re: the Re seats as a bit mask; in a wedding only the bride until the partner is found.
        settled: the sides are final as far as cards go (false while a partner is looked for).
        soloist: the lone player, bride, or poor player; ``None`` in a normal game.
        taker: who took the poverty.
        condition: the wedding's condition.
        clarified: the number of the trick that settled the wedding, counted from 1.
        compulsory: the solo counts as the soloist's compulsory one.
        forced: the solo had to be played now.
        calls: every call in order, included and bid ones too.
        specials: declared pigs.
        genscher: chooser and chosen.
        countered: that choice answered an earlier one.
        sow_live: the black sow rule can still trigger.
        sow_solo: the solo named for the rest after a black sow.
        duties: seats that must announce, in the order in which it arose.
        duty_used: seats that have had the duty (for ``cumulative`` and ``once``).
        pending: a declared card that must be played now.
        watch: whether anything but the next lead can follow from a complete trick.
        step: the direction of play, 1 clockwise and 3 the other way.
        turns_round: the direction changes after this trick.
        exotics: declared special cards (``exotic_cards``).
    """

    contract: str
    order: CardOrder
    re: int = 0
    settled: bool = True
    soloist: int | None = None
    taker: int | None = None
    condition: str = ""
    clarified: int = 0
    compulsory: bool = False
    forced: bool = False
    calls: tuple[Made, ...] = ()
    specials: tuple[Declared, ...] = ()
    genscher: tuple[int, int] | None = None
    countered: bool = False
    sow_live: bool = False
    sow_solo: str = ""
    duties: tuple[int, ...] = ()
    duty_used: tuple[int, ...] = ()
    pending: Card | None = None
    watch: bool = True
    step: int = 1
    turns_round: bool = False
    exotics: tuple[Declared, ...] = ()

    @property
    def duties_due(self) -> bool:
        """Whether somebody must announce before anything else may happen."""
        return bool(self.duties) and self.settled


class Talk(msgspec.Struct, frozen=True):
    """What was said before the first card.

    Attributes:
        reserved: seats that said reservation (or chose at once), in speaking order.
        choices: what they chose, in speaking order.
        bidders: seats in the solo auction, in order; the first one is the holder.
        bid: index of the highest bid level, -1 for none.
        answering: the holder has to answer a bid.
        offered_to: seats still to be asked about an offered compulsory solo.
        poor: the poor seat.
        laid: the cards it laid out, while they are on the table.
        passed: the cards that were handed over.
        returned: the cards that came back.
        refused: a poverty was refused and the game goes on (black sow).
    """

    reserved: tuple[int, ...] = ()
    choices: tuple[Choose, ...] = ()
    bidders: tuple[int, ...] = ()
    bid: int = -1
    answering: bool = False
    offered_to: tuple[int, ...] = ()
    poor: int | None = None
    laid: tuple[Card, ...] = ()
    passed: tuple[Card, ...] = ()
    returned: tuple[Card, ...] = ()
    refused: bool = False


class DealState(msgspec.Struct, frozen=True):
    """One moment of a deal."""

    setup: DealSetup
    phase: Phase
    turn: int | None
    hands: tuple[Hand, ...]
    talk: Talk
    game: Game
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    history: tuple[Action, ...]
    result: Result | None = None

    @property
    def rules(self) -> Rules:
        """The options in force."""
        return self.setup.rules

    @property
    def finished(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.FINISHED

    @property
    def cards_on_table(self) -> int:
        """How many cards have been played so far."""
        return 4 * len(self.tricks) + len(self.trick)

    @property
    def last_trick(self) -> bool:
        """Whether the current trick is the last of the deal."""
        return len(self.tricks) == self.setup.hand_size - 1

    def cards_played(self, seat: int) -> int:
        """How many cards this seat has played."""
        return len(self.tricks) + (1 if self.in_trick(seat) else 0)

    def in_trick(self, seat: int) -> bool:
        """Whether this seat's card lies in the unfinished trick."""
        return ((seat - self.leader) * self.game.step) % 4 < len(self.trick)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All four seats in the direction of play now in force, starting with this one."""
        return SEAT_ORDERS[self.game.step][seat]

    def party(self, seat: int) -> Party | None:
        """The true side of a seat; ``None`` while it is open (rules 2.2)."""
        if self.game.re >> seat & 1:
            return Party.RE
        return Party.KONTRA if self.game.settled else None


def no_game(order: CardOrder, step: int) -> Game:
    """The placeholder before a contract is settled."""
    return Game(contract=NORMAL, order=order, settled=False, step=step)
