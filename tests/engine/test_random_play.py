"""Generic random play: whatever the rules, these things hold after every action (rules 4.1)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine import deal
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Action, Call, Claim, Play, Return, parse
from dokodesk.engine.cards import DECK_POINTS, full_deck, hand_size, pack, unpack
from dokodesk.engine.claim import claim_problem
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset, preset_names
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealState, Phase
from tests.helpers.strategies import any_rules

CALL_RATE = 0.15


def choices(state: DealState) -> Iterator[Action]:
    """Everything anybody can do now."""
    yield from deal.legal_actions(state)
    for seat in range(4):
        yield from deal.legal_calls(state, seat)
        yield from deal.legal_declarations(state, seat)
        for claim in deal.legal_claims(state, seat):
            if isinstance(claim, Claim) and claim_problem(state, claim) is None:
                yield claim


def some_action(state: DealState, rng: random.Random) -> Action:
    """What somebody does: usually the seat in turn, sometimes a word out of turn."""
    if rng.random() < CALL_RATE:
        words = [action for action in choices(state) if not isinstance(action, Play)]
        if words:
            return rng.choice(words)
    action = rng.choice(deal.legal_actions(state))
    if isinstance(action, Return):
        hand = unpack(state.hands[action.seat])
        return Return(action.seat, tuple(rng.sample(hand, len(action.cards))))
    return action


def check(state: DealState) -> None:
    """The invariants of one moment."""
    setup = state.setup
    held = [card for hand in state.hands for card in unpack(hand)]
    held += state.trick
    held += state.talk.laid
    held += [card for trick in state.tricks for card in trick.cards]
    assert sorted(held) == list(full_deck(setup.rules.deck))
    assert (state.turn is None) == state.finished
    if state.finished:
        assert state.result is not None
        return
    legal = deal.legal_actions(state)
    assert legal, "somebody can act until the deal is over"
    texts = [action.text for action in set(choices(state))]
    assert len(texts) == len(set(texts)), "the text of an action says all about it"
    assert all(parse(text).text == text for text in texts)
    if state.phase is Phase.PLAY:
        assert 1 <= state.game.re.bit_count() <= 2
        for seat in range(4):
            left = setup.hand_size - len(state.tricks) - state.in_trick(seat)
            assert state.hands[seat].bit_count() == left


def check_result(state: DealState) -> None:
    """The invariants of a result."""
    result, rules = state.result, state.rules
    assert result is not None
    if result.contract == "void":
        assert result.scores == (0, 0, 0, 0)
        return
    ended_early = len(state.tricks) < state.setup.hand_size
    claimed = isinstance(state.history[-1], Claim)
    assert ended_early <= (result.contract == "null_no_tricks" or claimed)
    if not ended_early or claimed:
        assert sum(result.card_points) == DECK_POINTS
        assert sum(result.tricks) == hand_size(rules.deck)
    assert 1 <= result.parties.count(Party.RE) <= 2
    assert all(line.points > 0 for line in result.lines)
    view = Party.RE if result.winner is Party.NONE else result.winner
    assert result.value == sum(
        line.points if line.side is view else -line.points for line in result.lines
    )
    if rules.score_mode == "plus_minus":
        assert sum(result.scores) == 0
        assert len({score % 2 for score in result.scores}) == 1
    reasons = [line.reason for line in result.lines]
    assert reasons.count("charlie") <= 1
    assert reasons.count("fox") <= 2
    assert reasons.count("doppelkopf") <= 4 or rules.doppelkopf_min < 40


def play(rules: Rules, seed: int, deals: int = 1) -> matches.Match:
    """Play deals of a match at random, checking everything after every action."""
    rng = random.Random(seed)
    names = tuple("abcdefg"[: rules.table_size])
    match = matches.new_match(rules, names, rng.randrange(len(names)))
    for number in range(deals):
        if matches.deals_used_up(match):
            break
        setup = matches.next_setup(match, deal_hands(f"{seed}-{number}", rules.deck))
        state = deal.start(setup)
        check(state)
        while not state.finished:
            action = some_action(state, rng)
            state, events = deal.apply(state, action)
            assert events
            check(state)
        check_result(state)
        assert deal.replay(setup, tuple(parse(a.text) for a in state.history)) == state
        match = matches.finish_deal(match, state)
    return match


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_keeps_the_invariants(name: str) -> None:
    """Whole matches at random under each preset."""
    for seed in range(6):
        play(preset(name), seed, deals=8)


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_any_rules_keep_the_invariants(rules: Rules, seed: int) -> None:
    """Some deals at random under any valid combination of options."""
    play(rules, seed, deals=4)


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_what_is_not_legal_is_refused_and_changes_nothing(rules: Rules, seed: int) -> None:
    """Every play, call and word outside the legal ones raises and says what is allowed."""
    rng = random.Random(seed)
    names = tuple("abcdefg"[: rules.table_size])
    match = matches.new_match(rules, names, 0)
    state = deal.start(matches.next_setup(match, deal_hands(str(seed), rules.deck)))
    for _ in range(rng.randrange(60)):
        if state.finished:
            break
        state, _ = deal.apply(state, some_action(state, rng))
    legal = set(choices(state))
    everything = [parse(text) for seat in range(4) for text in _all_texts(seat)]
    for action in everything:
        if action in legal or isinstance(action, Return):
            continue
        before = repr(state)
        with pytest.raises(IllegalAction) as refused:
            deal.apply(state, action)
        assert repr(state) == before
        assert action.text in str(refused.value)
        for text in refused.value.allowed:
            deal.apply(state, parse(text))


def _all_texts(seat: int) -> Iterator[str]:
    words = ["healthy", "reservation", "pass", "accept", "decline", "offer", "claim", "concede"]
    words += [f"play {card.name}" for card in full_deck("48")[::2]]
    words += ["call re", "call kontra", "call no90", "call no60", "call no30", "call schwarz"]
    words += [f"call predict_{level}" for level in ("no90", "no60", "no30", "schwarz")]
    words += ["bid no90", "bid schwarz", "choose poverty", "choose throw_in", "lay D9 D9 D9"]
    words += ["choose wedding any", "choose wedding plain", "choose solo queens"]
    words += ["choose solo queens voluntary", "declare pigs", "declare super_pigs"]
    words += [f"declare {power}" for power in ("reverse", "heidmann", "heidfrau", "kemmerich")]
    words += ["declare hyper_pigs", *(f"declare genscher {other}" for other in range(4))]
    return (f"{seat} {word}" for word in words)


def same_for_this_seat(state: DealState, seat: int, rng: random.Random) -> DealState | None:
    """The deal with the hidden cards swapped between the others in a way the seat cannot tell.

    The same actions must be legal with the other hands, and they must look the same to the seat.
    ``None`` if no such swap was found.
    """
    setup = state.setup
    others = [other for other in range(4) if other != seat]
    for _ in range(30):
        one, two = rng.sample(others, 2)
        hands = [list(hand) for hand in setup.hands]
        hidden_one = list(unpack(state.hands[one]))
        hidden_two = list(unpack(state.hands[two]))
        if not hidden_one or not hidden_two:
            continue
        give, take = rng.choice(hidden_one), rng.choice(hidden_two)
        if give is take or give not in hands[one] or take not in hands[two]:
            continue
        hands[one].remove(give)
        hands[two].remove(take)
        hands[one].append(take)
        hands[two].append(give)
        swapped = tuple(tuple(sorted(hand)) for hand in hands)
        other_setup = type(setup)(
            rules=setup.rules,
            forehand=setup.forehand,
            dealer=setup.dealer,
            hands=tuple(setup.hands[s] if s == seat else swapped[s] for s in range(4)),
            owed=setup.owed,
            mix_owed=setup.mix_owed,
            forced_solo=setup.forced_solo,
            bock=setup.bock,
            deals_left=setup.deals_left,
        )
        try:
            other = deal.replay(other_setup, state.history)
        except IllegalAction:
            continue
        if other.game.re == state.game.re or _sides_hidden(state, seat):
            return other
    return None


def _sides_hidden(state: DealState, seat: int) -> bool:
    """Swapped club queens may change the sides as long as nothing showed them to the seat."""
    return not CONTRACTS[state.game.contract].declared_solo and not any(
        isinstance(action, Call) for action in state.history
    )


@pytest.mark.parametrize("name", preset_names())
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """Swapping hidden cards in any way the seat cannot tell leaves its view exactly the same."""
    rules = preset(name)
    compared = 0
    for seed in range(40):
        rng = random.Random(f"{name}-{seed}")
        match = matches.new_match(rules, ("a", "b", "c", "d"), seed % 4)
        state = deal.start(matches.next_setup(match, deal_hands(f"leak-{seed}", rules.deck)))
        for _ in range(rng.randrange(4, 44)):
            if state.finished:
                break
            state, _ = deal.apply(state, some_action(state, rng))
        if state.finished:
            continue
        for seat in range(4):
            other = same_for_this_seat(state, seat, rng)
            if other is not None:
                compared += 1
                assert seat_view(other, seat) == seat_view(state, seat)
    assert compared >= 40, "too few positions were compared to mean anything"


def test_open_hands_show_hands_and_nothing_else() -> None:
    """Open cards widen the view by the hands only (public fault: teams leaked with them)."""
    rules = preset("pagat_standard")
    match = matches.new_match(rules, ("a", "b", "c", "d"), 0)
    state = deal.start(matches.next_setup(match, deal_hands("open", rules.deck)))
    closed = seat_view(state, 0)
    wide = seat_view(state, 0, frozenset({1, 2, 3}))
    assert [pack(hand or ()) for hand in wide.open_hands] == list(state.hands)
    assert closed.open_hands[1:] == (None, None, None)
    assert msgspec.structs.replace(wide, open_hands=closed.open_hands) == closed
