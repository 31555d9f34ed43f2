"""Faults that other programs had in rules, match and scoring, as tests for ours.

The numbers are those of the collected public fault reports.
"""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from dokodesk.engine import deal, play
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Call, Choice, Choose, Healthy, Play, Special, Word, parse
from dokodesk.engine.calls import due, own_card_limit
from dokodesk.engine.cards import CARDS, Card, Suit, full_deck
from dokodesk.engine.contracts import FAILED_WEDDING, NORMAL, WEDDING
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.extras import trick_extras
from dokodesk.engine.house_rules import tier_face
from dokodesk.engine.knowledge import public_parties
from dokodesk.engine.match import Match
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.reservations import choices_for
from dokodesk.engine.rules import preset
from dokodesk.engine.scoring import Line, Played, Result, ScoredCall, score
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealSetup, DealState, Phase
from dokodesk.engine.tricks import Trick, winning_index
from dokodesk.engine.trumps import card_order
from tests.engine.case_runner import a_deal, some_hands

PAGAT = preset("pagat_standard")
DDV = preset("ddv_tournament")
PAIRS = tuple(combinations(range(4), 2))
NAMES = ("South", "West", "North", "East")
replace = msgspec.structs.replace


def codes(text: str) -> list[Card]:
    """Cards from a line of codes."""
    return [Card.from_code(code) for code in text.split()]


def say(state: DealState, *texts: str) -> DealState:
    """The state after these actions."""
    for text in texts:
        state, _ = deal.apply(state, parse(text))
    return state


def setup_with(rules: Rules, dealer: int = 3, **hands: str) -> DealSetup:
    """A deal in which some seats (``seat0="CQ CQ"``) hold certain cards."""
    wanted = {seat: codes(text) for seat, text in hands.items()}
    return DealSetup(
        rules=rules,
        forehand=(dealer + 1) % 4,
        dealer=dealer,
        hands=some_hands(rules, **wanted),
    )


def total(
    rules: Rules,
    re_points: int,
    re_calls: str = "",
    kontra_calls: str = "",
    contract: str = NORMAL,
    re: tuple[int, ...] = (0, 2),
    extras: tuple[Line, ...] = (),
) -> Result:
    """The result of a deal with these card points and calls."""
    calls = [ScoredCall(Party.RE, Word(word)) for word in re_calls.split()]
    calls += [ScoredCall(Party.KONTRA, Word(word)) for word in kontra_calls.split()]
    return score(
        rules, Played(contract, re, (re_points, 240 - re_points), (6, 6), tuple(calls), extras)
    )


# 1: a sort decided between two identical cards


@pytest.mark.parametrize("face", CARDS, ids=lambda card: card.name)
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_the_earlier_of_two_equal_cards_wins(face: Card, one: int, two: int) -> None:
    """Whatever the card and wherever the two lie; losing cards lie elsewhere."""
    order = card_order(PAGAT, NORMAL)
    cards = [Card.S9 if face.suit is not Suit.SPADES else Card.C9] * 4
    cards[one] = cards[two] = face
    led = cards[0]
    counts = order.trumps >> face & 1 or order.classes[led] == order.classes[face]
    assert winning_index(order, cards, last_trick=False) == (one if counts else 0)


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_the_second_hearts_ten_wins_except_in_the_last_trick(one: int, two: int) -> None:
    """With the option on the later one wins, in the last trick the earlier one again."""
    order = card_order(replace(PAGAT, dulle_rule="second_except_last"), NORMAL)
    cards = [Card.CQ] * 4
    cards[one] = cards[two] = Card.H10
    assert winning_index(order, cards, last_trick=False) == two
    assert winning_index(order, cards, last_trick=True) == one


# 7: "won without play" when somebody had one legal card


def test_a_single_legal_card_is_played_like_any_other() -> None:
    """A lone hearts ten under a trump lead must be played, and the deal goes on."""
    plain = "CA C10 CK C9 SA S10 SK S9 HA HK H9"
    state = deal.start(setup_with(replace(PAGAT, poverty="off"), seat1=f"H10 {plain}"))
    state = say(state, "0 healthy", "1 healthy", "2 healthy", "3 healthy")
    trump = next(
        action
        for action in deal.legal_actions(state)
        if isinstance(action, Play) and state.game.order.trumps >> action.card & 1
    )
    state, _ = deal.apply(state, trump)
    assert deal.legal_actions(state) == (Play(1, Card.H10),)
    while not state.finished:
        state, _ = deal.apply(state, deal.legal_actions(state)[0])
    assert len(state.tricks) == 12


# 10, 11, 12: weddings


def wedding_after(rules: Rules, *winners: int) -> DealState:
    """A wedding of South in which these seats win the first tricks."""
    state = a_deal(rules, WEDDING, (0,), settled=False, condition="any", watch=True)
    for winner in winners:
        won = Trick(0, (Card.DJ, Card.D9, Card.D9, Card.DK), winner, 6)
        state = replace(state, tricks=(*state.tricks, won), leader=winner, turn=winner)
        state, _ = play.after_trick(state, last=False)
    return state


def test_the_partner_can_be_found_in_the_third_trick() -> None:
    """No sides before trick 3 is complete, two pairs afterwards."""
    before = wedding_after(PAGAT, 0, 0)
    assert public_parties(before) == (Party.RE, None, None, None)
    found = wedding_after(PAGAT, 0, 0, 2)
    assert public_parties(found) == (Party.RE, Party.KONTRA, Party.RE, Party.KONTRA)
    assert found.game.contract == WEDDING


def test_a_wedding_without_partner_is_a_solo_with_late_calls() -> None:
    """South plays alone, may still call Re within the shifted limit, and pays threefold."""
    alone = wedding_after(DDV, 0, 0, 0)
    assert alone.game.contract == FAILED_WEDDING
    assert Call(0, Word.RE) in deal.legal_calls(alone, 0)
    result = total(DDV, 100, contract=FAILED_WEDDING, re=(0,))
    assert result.scores == (-3, 1, 1, 1)


@pytest.mark.parametrize(
    ("rules", "limits"), [(PAGAT, (2, 3, 4)), (DDV, (1, 2, 3))], ids=["pagat", "ddv"]
)
def test_the_clarifying_trick_moves_the_limit(rules: Rules, limits: tuple[int, ...]) -> None:
    """pagat: by the tricks played; DDV: by one less. Before it nothing can be called."""
    for trick, limit in enumerate(limits, start=1):
        before = wedding_after(rules, *[0] * (trick - 1))
        assert not any(deal.legal_calls(before, seat) for seat in range(4))
        found = wedding_after(rules, *[0] * (trick - 1), 2)
        assert own_card_limit(found, 0) == limit


# 13: a silent wedding was booked as duty solo


def test_a_silent_wedding_settles_no_compulsory_solo() -> None:
    """The result counts threefold, the debt stays, the deal moves on."""
    match = matches.new_match(DDV, NAMES, 3)
    state = deal.start(matches.next_setup(match, some_hands(DDV, seat0=codes("CQ CQ"))))
    state = say(state, *(f"{seat} healthy" for seat in range(4)))
    while not state.finished:
        state, _ = deal.apply(state, deal.legal_actions(state)[0])
    assert state.result is not None
    assert state.result.contract == "silent_wedding"
    assert abs(state.result.scores[0]) == 3 * abs(state.result.scores[1])
    after = matches.finish_deal(match, state)
    assert after.ledger.owed == (1, 1, 1, 1)
    assert after.ledger.dealer == 0


# 22: after an exchange teams follow the exchange, not the cards


def test_a_taker_with_both_club_queens_is_simply_the_partner() -> None:
    """North holds both queens and takes West's poverty: the two are Re, no wedding is asked."""
    poor = "CA C10 CK C9 SA S10 SK S9 HA HK H9 DJ"
    state = deal.start(setup_with(PAGAT, seat1=poor, seat2="CQ CQ"))
    state = say(state, "0 healthy", "1 reservation", "2 healthy", "3 healthy", "1 choose poverty")
    state, _ = deal.apply(state, deal.legal_actions(state)[0])
    state = say(state, "2 accept")
    state, _ = deal.apply(state, deal.legal_actions(state)[0])
    assert state.phase is Phase.PLAY
    assert public_parties(state) == (Party.KONTRA, Party.RE, Party.RE, Party.KONTRA)


# 25: a lone reservation could be taken back


def test_who_says_reservation_must_name_it() -> None:
    """Only what the hand allows is offered, and healthy is no longer possible."""
    state = deal.start(setup_with(PAGAT, seat0="CQ CQ"))
    state = say(state, "0 reservation", "1 healthy", "2 healthy", "3 healthy")
    assert {type(action) for action in deal.legal_actions(state)} == {Choose}
    assert Choose(0, Choice.WEDDING, "any") in deal.legal_actions(state)
    assert Choose(0, Choice.POVERTY) not in deal.legal_actions(state)
    with pytest.raises(IllegalAction):
        say(state, "0 healthy")


# 27: with reservations off no round started


def test_without_any_reservation_everybody_is_healthy() -> None:
    """Nothing can be reserved; both club queens in one hand are a silent wedding."""
    rules = replace(PAGAT, wedding=False, poverty="off", solo_types=frozenset())
    state = deal.start(setup_with(rules, seat0="CQ CQ"))
    for seat in range(4):
        assert deal.legal_actions(state) == (Healthy(seat),)
        state = say(state, f"{seat} healthy")
    assert state.game.contract == "silent_wedding"


# 28, 29: thrown-in deals


def refuse_poverty(match: Match, code: str) -> Match:
    """Play a deal in which somebody offers a poverty that nobody takes."""
    poor = codes("CA C10 CK C9 SA S10 SK S9 HA HK H9 DJ")
    del code
    state = deal.start(matches.next_setup(match, some_hands(match.rules, seat0=poor)))
    for _ in range(4):
        seat = state.turn
        assert seat is not None
        state = say(state, f"{seat} {'reservation' if seat == 0 else 'healthy'}")
    state = say(state, "0 choose poverty")
    state, _ = deal.apply(state, deal.legal_actions(state)[0])
    state = say(state, "1 decline", "2 decline", "3 decline")
    return matches.finish_deal(match, state)


def test_fifty_refused_deals_count_for_nothing() -> None:
    """The same dealer deals every time, no number is used up, and the match ends on time."""
    match = matches.new_match(PAGAT, NAMES, 2, planned=1)
    for number in range(50):
        match = refuse_poverty(match, str(number))
        assert match.ledger.dealer == 2
        assert match.ledger.number == 1
    assert match.scored == ()
    assert not matches.is_over(match)
    match = play_out(match, derived_code("x", len(match.deals) + 1))
    assert matches.is_over(match)
    assert len(match.scored) == 1


def play_out(match: Match, code: str) -> Match:
    """Play a deal with everybody healthy who may be, first legal card each time."""
    setup = matches.next_setup(match, deal_hands(code, match.rules.deck))
    state = deal.start(setup)
    while not state.finished:
        state, _ = deal.apply(state, deal.legal_actions(state)[0])
    return matches.finish_deal(match, state)


# 34: the seed did not change


def test_no_two_deals_of_a_match_are_the_same() -> None:
    """Codes and cards differ from deal to deal; the same code gives the same cards."""
    deals = {deal_hands(derived_code("seed", number), "48") for number in range(1, 200)}
    assert len(deals) == 199
    assert deal_hands("k3v9-w2xh-7mqd", "48") == deal_hands(" K3V9-W2XH-7MQD ", "48")


# 39: duty announcements


def test_a_rich_first_trick_obliges_its_winner() -> None:
    """30 points oblige, 29 do not, and a side that has called owes nothing more."""
    rules = replace(PAGAT, forced_announce=True)
    for points, forced in ((30, Call(2, Word.RE)), (29, None)):
        state = a_deal(rules)
        won = Trick(0, (Card.DJ, Card.D9, Card.D9, Card.DK), 2, points)
        state = replace(state, tricks=(won,))
        state, _ = play.after_trick(state, last=False)
        assert due(state) == forced
    state = say(replace(a_deal(rules), turn=2), "2 call re")
    state = replace(state, tricks=(Trick(0, (Card.DJ,) * 2 + (Card.D9,) * 2, 2, 30),))
    state, _ = play.after_trick(state, last=False)
    assert due(state) is None


# 43, 44, 46, 47, 48: scoring


def test_when_nobody_wins_the_row_shows_what_is_left() -> None:
    """Both missed no 90 at 121:119 and Re caught a fox: the fox counts, the sum is zero."""
    fox = (Line("fox", Party.RE, 1),)
    calls = ("re no90", "kontra no90")
    pagat = total(PAGAT, 121, *calls, extras=fox)
    assert (pagat.winner, pagat.scores) == (Party.NONE, (1, -1, 1, -1))
    ddv = total(DDV, 121, *calls, extras=fox)
    assert ddv.winner is Party.NONE
    assert {line.reason for line in ddv.lines} == {"120_vs_no90", "fox"}
    assert sum(ddv.scores) == 0


def test_the_point_for_beating_a_failed_promise_is_there() -> None:
    """Re, no 90 and Kontra; Re makes 88: nine points for Kontra by the tournament rules."""
    assert total(DDV, 88, "re no90", "kontra").scores == (-9, 9, -9, 9)


def test_a_failed_promise_loses_whatever_the_card_points_say() -> None:
    """143 card points are not the 151 that no 90 promises."""
    assert total(DDV, 143, "re no90", "kontra").winner is Party.KONTRA


@pytest.mark.parametrize(
    ("points", "calls", "scores"),
    [(85, "", (-6, 2, 2, 2)), (152, "", (6, -2, -2, -2)), (119, "re", (-9, 3, 3, 3))],
)
def test_a_solo_is_charged_threefold(points: int, calls: str, scores: tuple[int, ...]) -> None:
    """Spade solo of South by the tournament rules."""
    assert total(DDV, points, calls, contract="suit_spades", re=(0,)).scores == scores


def test_extra_points_can_turn_a_small_win_around() -> None:
    """Re wins, but Kontra caught two foxes: minus one for each of Re."""
    foxes = (Line("fox", Party.KONTRA, 1),) * 2
    result = total(PAGAT, 130, extras=foxes)
    assert (result.winner, result.value) == (Party.RE, -1)
    assert result.scores == (-1, 1, -1, 1)


# 51, 52: Charlie


def last_trick(
    rules: Rules, cards: str, leader: int, winner: int, re: tuple[int, ...]
) -> list[str]:
    """The extra points of a last trick, as reason and side."""
    state = a_deal(rules, NORMAL, re)
    trick = Trick(leader, tuple(codes(cards)), winner, 0)
    state = replace(state, tricks=(trick,) * 12)
    return [f"{line.reason} {line.side}" for line in trick_extras(state, 11, trick)]


def test_two_charlies_in_the_last_trick() -> None:
    """The first wins; the other one is caught only if it belongs to the other side."""
    apart = last_trick(PAGAT, "CJ CJ D9 DK", 1, 1, (2, 3))
    assert apart == ["charlie kontra", "charlie_caught kontra"]
    together = last_trick(PAGAT, "CJ D9 CJ DK", 1, 1, (0, 2))
    assert together == ["charlie kontra"]
    order = card_order(PAGAT, NORMAL)
    assert winning_index(order, codes("CJ CJ D9 DK"), last_trick=True) == 0


def test_charlie_is_caught_only_by_the_other_side_and_only_in_the_last_trick() -> None:
    """Opponent +1, partner nothing, option off nothing."""
    assert last_trick(PAGAT, "CJ DQ D9 DK", 0, 1, (0, 2)) == ["charlie_caught kontra"]
    assert last_trick(PAGAT, "CJ D9 DQ DK", 0, 2, (0, 2)) == []
    off = replace(PAGAT, charlie_caught="off")
    assert last_trick(off, "CJ DQ D9 DK", 0, 1, (0, 2)) == []
    state = a_deal(PAGAT, NORMAL, (0, 2))
    trick = Trick(0, tuple(codes("CJ DQ D9 DK")), 1, 0)
    assert list(trick_extras(replace(state, tricks=(trick,) * 11), 10, trick)) == []


# 54: pigs in solos


def test_pigs_do_not_exist_where_they_must_not() -> None:
    """Not in a queens solo, not in a suit solo unless the rules carry them over."""
    kneipe = preset("kneipe")
    off = replace(kneipe, pigs_in_solos="off")
    assert tier_face(a_deal(kneipe, "queens", (0,)), Special.PIGS) is None
    assert tier_face(a_deal(off, "suit_spades", (0,)), Special.PIGS) is None
    assert tier_face(a_deal(kneipe, "suit_spades", (0,)), Special.PIGS) is Card.SA
    assert tier_face(a_deal(kneipe, NORMAL), Special.PIGS) is Card.DA


# 57: the match ended too early or too late


@pytest.mark.parametrize("planned", [1, 4, 8, 24])
@pytest.mark.parametrize("rules", [PAGAT, DDV], ids=["plain", "duty solos"])
def test_exactly_the_set_number_of_deals_is_played(rules: Rules, planned: int) -> None:
    """Also with duty solos and with two thrown-in deals on the way."""
    rules = replace(rules, poverty="exchange") if rules is PAGAT else rules
    match = matches.new_match(rules, NAMES, 1, planned=planned)
    number = 0
    while not matches.is_over(match):
        number += 1
        assert number < 100
        if rules is PAGAT and number in (1, 2):
            match = refuse_poverty(match, "")
            continue
        assert matches.is_last_deal(match) == (len(match.scored) == planned - 1)
        match = play_out(match, f"{planned}-{number}")
    assert len(match.scored) == planned
    if rules is DDV and planned >= 4:
        assert match.ledger.owed == (0, 0, 0, 0)


def test_every_face_is_dealt_twice() -> None:
    """The stubbed deals of this module are real deals of the deck."""
    hands = some_hands(PAGAT, seat1=codes("H10"))
    assert sorted(card for hand in hands for card in hand) == list(full_deck("48"))
    setup = setup_with(PAGAT, seat0="CQ CQ")
    assert Choose(0, Choice.WEDDING, "any") in choices_for(setup, 0)
