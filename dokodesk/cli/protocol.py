"""The lines of the bot protocol, as the table says them (FORMATS 2).

What a seat hears are the actions of the record as that seat may see them, each followed by what
everybody can tell from it:

* ``event ACTION``: an action; hidden parts are ``?``.
* ``event known ACTION``: an earlier action with a hidden part that this seat may know from now on
  (the reservation that is played; the cards of a poverty for its taker).
* ``event contract NAME``: the game is settled, as everybody knows it.
* ``event trick SEAT POINTS``: who took the trick, and its card points.
* ``event party SEAT re`` or ``kontra``: this side has become certain for everybody.
* ``event alone SEAT``: the search of a wedding is over without a partner.
* ``event trumps SEAT NUMBER``: what a poverty's taker says about returned trumps; where only yes or
  no is told, 1 or 0.
* ``event sow SEAT``: this seat has taken the black sow.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from dokodesk.engine.actions import Action, Choice, Choose, Lay, Return
from dokodesk.engine.events import (
    ContractSettled,
    Event,
    PartnerFound,
    SowTaken,
    TrickWon,
    TrumpsReturned,
)
from dokodesk.engine.rules import to_dict
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import ALL_SEATS, DealSetup
from dokodesk.records.from_engine import result_data, state_data

GREETING: Final = "doko-bot 1"
GOODBYE: Final = "bye"
SILENCE: Final = "-"


def deal_line(setup: DealSetup, seat: int, seed: int) -> str:
    """The line that opens a deal for a seat.

    Args:
        setup: the deal.
        seat: whose cards are told.
        seed: the only chance the bot may use.
    """
    told: dict[str, Any] = {"seat": seat}
    if setup.dealer is None:
        told |= {"dealer": "out", "forehand": setup.forehand}
    else:
        told["dealer"] = setup.dealer
    told |= {
        "rules": to_dict(setup.rules),
        "state": state_data(setup),
        "hand": [card.name for card in setup.hands[seat]],
        "seed": seed,
    }
    return f"deal {json.dumps(told)}"


def ask_line(choices: Iterable[Action]) -> str:
    """The question to the seat to move."""
    return f"ask {json.dumps([choice.text for choice in choices])}"


def ask_call_line(calls: Iterable[Action]) -> str:
    """The question whether a seat wants to speak."""
    return f"ask-call {json.dumps([call.text for call in calls])}"


def result_line(result: Result) -> str:
    """The line that closes a deal."""
    return f"result {json.dumps(result_data(result))}"


def event_lines(old: SeatView, events: Iterable[Event], new: SeatView) -> list[str]:
    """What a seat hears of one step of the deal.

    Args:
        old: what it knew before the action.
        events: what ``apply`` gave.
        new: what it knows after it.
    """
    lines = [f"event {new.history[-1].text}"]
    lines += [
        f"event known {now.text}"
        for was, now in zip(old.history, new.history, strict=False)
        if has_hidden_part(was) and not has_hidden_part(now)
    ]
    for event in events:
        line = _derived(event)
        if line:
            lines.append(line)
    lines += _new_parties(old, new)
    return lines


def has_hidden_part(action: Action) -> bool:
    """Whether something in an action is hidden from the seat that sees it like this."""
    match action:
        case Choose(what=Choice.HIDDEN):
            return True
        case Lay(cards=cards) | Return(cards=cards):
            return None in cards
        case _:
            return False


def _derived(event: Event) -> str:
    match event:
        case ContractSettled(contract=contract):
            return f"event contract {contract}"
        case TrickWon(winner=winner, points=points):
            return f"event trick {winner} {points}"
        case PartnerFound(bride=bride, partner=None):
            return f"event alone {bride}"
        case TrumpsReturned(taker=taker, count=count):
            return f"event trumps {taker} {count}"
        case SowTaken(seat=taker):
            return f"event sow {taker}"
        case _:
            return ""


def _new_parties(old: SeatView, new: SeatView) -> list[str]:
    if not new.contract:
        return []
    return [
        f"event party {seat} {party.value}"
        for seat in ALL_SEATS
        if (party := new.public_parties[seat]) is not None
        and (party is not old.public_parties[seat] or not old.contract)
    ]
