"""Each custom names what is silly, and keeps quiet where it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from dokodesk.ai import manners
from dokodesk.ai.features import Situation
from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.seat_view import SeatView, seat_view
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, cards, deal, go, tricks
from tests.ai.spots import view_of

Custom = Callable[[Situation, Sequence[Card]], set[Card]]


def legal(view: SeatView) -> list[Card]:
    return [play.card for play in view.legal if isinstance(play, Play)]


def silly(custom: Custom, where: str) -> set[Card]:
    """What a custom says about a position: seat, hand, trick, what else (``spots.py``)."""
    seat, hand, trick, more = (*(part.strip() for part in where.split("|")), "", "")[:4]
    view = view_of(seat, hand, trick, more)
    return custom(Situation(view), legal(view))


@pytest.mark.parametrize(
    ("custom", "where", "expected"),
    [
        (manners.lone_ace, "S | CA S9 SK D9 SQ CJ DQ HJ DK DJ HK S10 | | secret", "S9 SK D9 SQ"),
        (manners.lone_ace, "S | CA C9 SK D9 SQ CJ DQ HJ DK DJ HK S10 | | secret", ""),
        (manners.early_ace, "S | CA C9 SK D9 SQ CJ DQ HJ DK DJ HK S10 | | secret", "D9 SQ CJ"),
        (manners.early_ace, "S | CA C9 C10 CK CK SQ CJ DQ HJ DK DJ S10 | | secret", ""),
        (manners.full_lead, "S | DA S9 DK HJ SQ C9", "DA"),
        (manners.full_lead, "S | DA S9 DK HJ | | out W trump; out E trump", ""),
        (manners.full_lead, "S | C10 S9 DK | | has E CA", "C10"),
        (manners.draw_first, "S | CQ CQ SQ SA SA S10 S10 CA | | solo queens S", "SA S10 CA"),
        (manners.draw_first, "S | CA SA S10 S9 C9 | | solo queens S", ""),
        (
            manners.bride_leads,
            "S | CQ CQ H10 CA CK C9 SJ DJ DQ HK S9 DK | | wedding S",
            "CQ H10 CA",
        ),
        (manners.bride_leads, "N | CA S9 SK S10 HK D9 CJ SQ DQ HJ DK DJ | | wedding W", ""),
        (
            manners.bride_waits,
            "S | CQ CQ D10 SK HA SJ DJ DQ HK S10 S9 DK | CA C9 | wedding S",
            "DQ DK",
        ),
        (manners.partners_trick, "S | DA D10 SQ | D9 H10 DK", "D10 SQ"),
        (manners.partners_trick, "S | DA D10 SQ | D9 DK H10", ""),
        (manners.partners_trick, "S | DA D10 SQ | D9 H10 DK | secret", ""),
        (manners.lost_trick, "S | D10 D9 SQ | D9 DK H10", "D10"),
        (manners.lost_trick, "S | D10 SQ HQ | D9 DK H10", ""),
        (manners.last_seat_takes, "S | H10 D9 DK | D10 DA CQ | gone H10; re NE", "D9 DK"),
        (manners.last_seat_takes, "S | H10 D9 DK | D9 DJ DQ | gone H10; re NE", ""),
        (manners.last_seat_cheaply, "S | H10 DJ CJ | SA S10 SK", "H10"),
        (manners.last_seat_cheaply, "S | DA SQ HQ | S10 SK SA", "SQ HQ"),
        (manners.last_seat_cheaply, "S | H10 DJ CJ | DA CA", ""),
        (manners.no_dulle_for_nothing, "S | H10 SK SQ CA HK D9 | D9 DJ HJ", "H10"),
        (manners.no_dulle_for_nothing, "S | H10 SK SQ CA HK D9 | D10 DJ HJ", ""),
        (manners.ruffed_next, "S | SK S10 D9 DJ | SA S9 | out W spades; has W SQ HQ DQ", "S10"),
        (manners.ruffed_next, "S | SK S10 D9 DJ | SA S9", ""),
        (manners.full_into_danger, "S | DA D9 SJ HK CK | CJ D9 | re SE", "DA"),
        (manners.full_into_danger, "S | DA D9 SJ HK CK | H10 D9 | gone H10", ""),
        (manners.ace_in_time, "S | CA C9 D9 SJ HK CK | C10 | re SN; gone SA SK S10 S9", "C9 CK"),
        (manners.ace_in_time, "S | CA C9 D9 SJ HK CK | D9", ""),
        (manners.master_last, "S | H10 DJ | D9 DK HJ | gone H10", "H10"),
        (manners.master_last, "S | H10 DJ | D10 DK HJ | gone H10", ""),
        (
            manners.win_the_bride,
            "E | DK SQ HQ S9 SK S10 HK H9 DJ HJ CJ DQ | CA C9 CK | wedding W",
            "S9 SK S10 HK H9",
        ),
    ],
)
def test_custom(custom: Custom, where: str, expected: str) -> None:
    found = silly(custom, where)
    wanted = set(cards(expected))
    assert wanted <= found if wanted else not found


def test_something_is_always_left() -> None:
    view = view_of("E", "DA", "H10 D9", "gone H10; re WN")
    assert manners.sensible(Situation(view), legal(view)) == [Card.DA]


def test_nothing_is_silly_in_games_without_tricks() -> None:
    from tests.ai.spots import negative_view_of

    view = negative_view_of("S", "SA SK S9", "SQ SJ S10", "solo null_no_tricks W")
    assert manners.sensible(Situation(view), legal(view)) == legal(view)


def test_hands_of_the_others_change_nothing() -> None:
    import msgspec

    view = view_of("S", "D10 D9 SQ", "D9 DK H10", "")
    opened = msgspec.structs.replace(view, open_hands=tuple(cards("CA CK C9") for _ in range(4)))
    assert manners.sensible(Situation(view), legal(view)) == manners.sensible(
        Situation(opened), legal(opened)
    )


def test_pigs_that_can_still_be_declared_are_no_foxes_to_be_saved() -> None:
    # The partner wins the trick for sure; whoever holds both pigs gives the ten, not a pig.
    rules = Rules(pigs="on_first_play")
    hands = {SOUTH: "CQ DA DA D10 DJ S9 SK", WEST: "D9", NORTH: "CQ H10", EAST: "DK"}
    state = deal(hands, rules=rules, forehand=WEST, keep={SOUTH: "H10", EAST: "CQ", WEST: "CQ"})
    state = tricks(go(state, "healthy", "2 call re"), "D9 H10 DK")
    view = seat_view(state, SOUTH)
    kept = [play.card for play in manners.sensible_plays(view, view.legal)]
    assert Card.D10 in kept
    assert Card.DA not in kept
