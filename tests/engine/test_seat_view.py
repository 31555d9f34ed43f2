"""What a seat may know: nothing more than the rules let it see, and everything they do."""

from __future__ import annotations

import msgspec
import pytest

from dokodesk.engine import deal
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Call, Choice, Choose, Claim, Lay, Play, Return, Word, parse
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.match import may_be_forced
from dokodesk.engine.options import SoloMix
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealSetup, DealState
from tests.engine.case_runner import some_hands
from tests.engine.test_public_faults import codes, say, setup_with

PAGAT = preset("pagat_standard")
replace = msgspec.structs.replace
POOR = "CA C10 CK C9 SA S10 SK S9 HA HK D9 DA"


def offered_poverty(**options: object) -> DealState:
    """West (seat 1) has laid out a poverty with a fox; seat 2 is asked."""
    rules = replace(PAGAT, **options)
    state = deal.start(setup_with(rules, seat1=POOR))
    state = say(state, "0 healthy", "1 reservation", "2 healthy", "3 healthy", "1 choose poverty")
    return say(state, "1 lay D9 DA CA")


def test_poverty_cards_are_backs_until_they_are_taken() -> None:
    """Nobody but the poor seat sees them; the taker does; the others never (public fault 16)."""
    state = offered_poverty()
    assert seat_view(state, 1).laid == (Card.D9, Card.DA, Card.CA)
    for seat in (0, 2, 3):
        assert seat_view(state, seat).laid == (None, None, None)
    state = say(state, "2 decline", "3 accept")
    assert seat_view(state, 3).laid == (Card.D9, Card.DA, Card.CA)
    assert seat_view(state, 0).laid == (None, None, None)
    given = deal.legal_actions(state)[0]
    assert isinstance(given, Return)
    state, _ = deal.apply(state, given)
    assert seat_view(state, 1).history[-1] == given
    assert seat_view(state, 0).history[-1] == Return(3, (None, None, None))
    assert not any(
        isinstance(action, Lay) and any(action.cards) for action in seat_view(state, 0).history
    )


def test_foxes_passed_face_up_tell_nothing_about_the_rest() -> None:
    """Shown foxes come first, wherever they lay among the cards."""
    state = offered_poverty(poverty_fox_open=True)
    assert seat_view(state, 0).laid == (Card.DA, None, None)
    refused = say(state, "2 decline", "3 decline", "0 decline")
    shown = [action for action in seat_view(refused, 0).history if isinstance(action, Lay)]
    assert shown == [Lay(1, (Card.DA, None, None))]


def test_only_the_winning_reservation_becomes_known() -> None:
    """Two step: a losing wedding stays hidden, also from the other losers."""
    state = deal.start(setup_with(PAGAT, seat0="CQ CQ"))
    state = say(state, "0 reservation", "1 healthy", "2 reservation", "3 healthy")
    state = say(state, "0 choose wedding any")
    assert seat_view(state, 2).history[-1] == Choose(0, Choice.HIDDEN)
    state = say(state, "2 choose solo queens")
    history = seat_view(state, 1).history
    assert history[-2:] == (Choose(0, Choice.HIDDEN), Choose(2, Choice.SOLO, "queens"))
    assert seat_view(state, 0).history[-2] == Choose(0, Choice.WEDDING, "any")


def test_a_silent_wedding_is_silent() -> None:
    """Only its holder knows it; for the others it is a normal game with open sides."""
    state = deal.start(setup_with(PAGAT, seat0="CQ CQ"))
    state = say(state, *(f"{seat} healthy" for seat in range(4)))
    assert seat_view(state, 0).parties == (Party.RE, *[Party.KONTRA] * 3)
    other = seat_view(state, 1)
    assert (other.contract, other.soloist, other.parties) == (
        "normal",
        None,
        (None, Party.KONTRA, None, None),
    )


def test_a_solo_named_during_play_stays_known() -> None:
    """Black sow: what the taker named can be read in the history for the rest of the deal."""
    rules = replace(PAGAT, black_sow="forced_solo")
    for number in range(60):
        setup = DealSetup(
            rules=rules,
            forehand=0,
            dealer=3,
            hands=matches_hands(number),
        )
        state = deal.start(setup)
        state = say(state, *(f"{seat} healthy" for seat in range(4)))
        while not state.finished and not state.game.sow_solo:
            state, _ = deal.apply(state, deal.legal_actions(state)[0])
        if state.finished:
            continue
        named = state.history[-1]
        for _ in range(3):
            if not state.finished:
                state, _ = deal.apply(state, deal.legal_actions(state)[0])
        watcher = next(seat for seat in range(4) if seat != named.seat)
        assert named in seat_view(state, watcher).history
        return
    raise AssertionError("no deal had a black sow with cards left")


def matches_hands(number: int) -> tuple[tuple[Card, ...], ...]:
    """Some deals."""

    return deal_hands(f"sow-{number}", "48")


def test_a_forced_call_after_its_limit_has_no_limit_to_tell() -> None:
    """A duty that arises past every deadline is due now; the view must not stumble over it."""
    rules = replace(
        PAGAT,
        forced_announce=True,
        forced_announce_points=0,
        announce_latest=(0, 0, 0, 0, 0),
    )
    state = deal.start(DealSetup(rules=rules, forehand=0, dealer=3, hands=some_hands(rules)))
    state = say(state, *(f"{seat} healthy" for seat in range(4)))
    for _ in range(4):
        state, _ = deal.apply(state, deal.legal_actions(state)[0])
    (call,) = deal.legal_actions(state)
    assert isinstance(call, Call)
    assert seat_view(state, call.seat).call_limits == ((call.word, None),)


def test_anonymous_calls_do_not_give_a_side_away() -> None:
    """Re and Kontra are a knock for the others, also when a higher call includes them."""
    rules = replace(PAGAT, anonymous_announce=True, announce_skip="implicit")
    state = deal.start(setup_with(rules, seat0="CQ", seat2="CQ"))
    state = say(state, *(f"{seat} healthy" for seat in range(4)), "1 call no90", "0 call re")
    other = seat_view(state, 3)
    assert {seen.call.word for seen in other.calls} == {Word.HIDDEN, Word.NO90}
    assert all(seen.party is None for seen in other.calls)
    assert other.history[-1] == Call(0, Word.HIDDEN)
    assert other.public_parties == (None,) * 4
    assert Call(0, Word.RE) in seat_view(state, 0).history
    with pytest.raises(IllegalAction):
        deal.apply(state, parse("2 call ?"))


def test_whether_a_claim_would_succeed_is_not_in_the_view() -> None:
    """The soloist may always try on lead; the hidden hands decide only when it is tried."""
    rules = preset("ddv_tournament")
    top = "H10 H10 CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ"
    for hand, certain in ((top, True), ("H10 CQ DJ D9 CA CK SA SK HA HK C9 S9", False)):
        setup = replace(setup_with(rules, seat0=hand), owed=(1, 0, 0, 0))
        state = say(
            deal.start(setup),
            "0 reservation",
            "1 healthy",
            "2 healthy",
            "3 healthy",
            "0 choose solo suit_diamonds",
        )
        view = seat_view(state, 0)
        assert view.legal_claims == (Claim(0), Claim(0, concede=True))
        if certain:
            done = say(state, "0 claim")
            assert done.result is not None
            assert done.result.card_points == (240, 0)
            assert done.result.tricks == (12, 0)
        else:
            with pytest.raises(IllegalAction) as refused:
                say(state, "0 claim")
            assert refused.value.reason is Refusal.CLAIM_NOT_CERTAIN
        given = say(state, "0 concede")
        assert given.result is not None
        assert given.result.card_points == (0, 240)


def test_a_debt_that_no_solo_can_pay_forces_nobody() -> None:
    """A mix that the offered solos cannot meet must not leave a seat without a legal word."""
    rules = replace(
        preset("ddv_tournament"),
        compulsory_solo_mix=SoloMix(suit=1, picture=1),
        time_limit_min=1,
    )
    match = matches.new_match(rules, ("a", "b", "c", "d"), 0, planned=2)
    assert matches.forced_person(match) is None
    assert may_be_forced(match) is None


def test_own_hand_is_sorted_by_the_order_of_the_game() -> None:
    """Trumps first from the top, then each plain suit; a declared solo sorts anew."""
    hand = "D9 CA H10 SQ DJ HK S9 CK CQ DA HA C9"
    state = deal.start(setup_with(PAGAT, seat0=hand))
    assert list(seat_view(state, 0).hand) == codes("H10 CQ SQ DJ DA D9 CA CK C9 S9 HA HK")
    state = say(state, "0 reservation", "1 healthy", "2 healthy", "3 healthy")
    state = say(state, "0 choose solo queens")
    assert list(seat_view(state, 0).hand) == codes("CQ SQ CA CK C9 S9 HA H10 HK DA DJ D9")
    assert Play(0, Card.CQ) in seat_view(state, 0).legal
