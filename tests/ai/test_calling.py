"""Announcements: with good hands only, at the last moment that is not too late."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from dokodesk.ai.calling import STANDARD_BOLDNESS, Boldness, call_gain, level_gain, stake
from dokodesk.ai.features import Situation
from dokodesk.ai.outlook import kind_of_game, outlook
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.actions import Call, Play, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import DealState
from tests.ai.positions import EAST, NORTH, SOUTH, WEST, deal, go, tricks

STRONG_RE = "H10 H10 CQ SQ SQ HQ CJ SJ DA D10 CA SA"
STRONG_KONTRA = "H10 H10 SQ SQ HQ HQ CJ CJ DA D10 CA SA"
WEAK_RE = "SJ HJ DA D10 D9 CK C9 SK H9 HK S9"
WEAK = "D9 DK DJ HJ C9 CK S9 SK H9 HK C10 S10"


def said(state: DealState, seat: int) -> str | None:
    """What the standard player says; ``None`` also where it may say nothing."""
    view = seat_view(state, seat)
    if not view.legal_calls:
        return None
    call = RulePlayer().announce(view, view.legal_calls, random.Random(1))
    assert call is None or call in view.legal_calls
    return None if call is None else call.text


def plays_on(state: DealState) -> Iterator[DealState]:
    """The states before each further card when everybody plays like the standard player."""
    while not state.finished:
        yield state
        assert state.turn is not None
        view = seat_view(state, state.turn)
        action = RulePlayer().decide(view, view.legal, random.Random(1))
        assert isinstance(action, Play)
        state = tricks(state, action.card.name)


@pytest.mark.parametrize(
    ("hand", "word"), [(STRONG_RE, "re"), (STRONG_KONTRA, "kontra"), (WEAK, None)]
)
@pytest.mark.parametrize("seat", [SOUTH, EAST])
def test_strong_hands_announce_in_time_and_weak_ones_never(
    hand: str, word: str | None, seat: int
) -> None:
    rules = Rules(poverty="off", solo_types=frozenset())
    state = go(deal({seat: hand}, rules=rules, keep={seat: "CQ"}), "healthy")
    heard = [said(moment, seat) for moment in plays_on(state)]
    calls = [text for text in heard if text is not None]
    assert calls[:1] == ([f"{seat} call {word}"] if word else [])


def test_announcement_waits_for_the_last_sensible_moment() -> None:
    state = go(deal({SOUTH: STRONG_RE}, rules=Rules(solo_types=frozenset())), "healthy")
    assert said(state, SOUTH) is None  # it may still play one card
    for moment in plays_on(state):
        if moment.turn == SOUTH and len(moment.hands) and moment.cards_played(SOUTH) == 1:
            assert said(moment, SOUTH) == "0 call re"
            break


def test_nothing_is_said_while_another_seat_is_to_play() -> None:
    state = go(deal({SOUTH: STRONG_RE}, rules=Rules(solo_types=frozenset())), "healthy")
    for moment in plays_on(state):
        if moment.turn != SOUTH:
            assert said(moment, SOUTH) is None


def test_re_is_said_at_once_where_limits_are_counted_on_the_table() -> None:
    rules = Rules(announce_scheme="table_cards", solo_types=frozenset())
    state = go(deal({EAST: STRONG_RE}, rules=rules, forehand=SOUTH), "healthy")
    assert said(state, EAST) == "3 call re"


def test_call_of_the_partner_makes_the_outlook_better_and_of_the_others_worse() -> None:
    hands = {SOUTH: "CQ", NORTH: "CQ"}
    state = go(deal(hands, keep={SOUTH: "CQ", NORTH: "CQ"}), "healthy")
    state = tricks(state, *(play.name for play in _any_trick(state)))
    before = outlook(Situation(seat_view(state, SOUTH))).points
    partner = outlook(Situation(seat_view(go(state, "2 call re"), SOUTH))).points
    opponent = outlook(Situation(seat_view(go(state, "1 call kontra"), SOUTH))).points
    assert partner > before > opponent


def _any_trick(state: DealState) -> list[Card]:
    found: list[Card] = []
    while len(found) < 4:
        assert state.turn is not None
        card = next(p for p in seat_view(state, state.turn).legal if isinstance(p, Play)).card
        found.append(card)
        state = tricks(state, card.name)
    return found


def test_level_needs_a_game_as_good_as_won() -> None:
    state = go(deal({SOUTH: STRONG_RE, NORTH: "CQ"}), "healthy", "0 call re")
    for moment in plays_on(state):
        view = seat_view(moment, SOUTH)
        no90 = Call(SOUTH, Word.NO90)
        if no90 in view.legal_calls and dict(view.call_limits)[Word.NO90] == 0:
            if moment.turn != SOUTH:
                continue
            pays = level_gain(Situation(view), Word.NO90) >= STANDARD_BOLDNESS.level
            assert (said(moment, SOUTH) == no90.text) == pays


def test_level_is_worth_more_the_surer_it_is_and_costs_more_the_dearer_the_game() -> None:
    strong = go(deal({SOUTH: STRONG_RE, NORTH: "CQ"}, keep={SOUTH: "CQ"}), "healthy", "0 call re")
    weak = go(deal({SOUTH: "CQ " + WEAK_RE}, keep={SOUTH: "CQ"}), "healthy", "0 call re")
    first, second = (Situation(seat_view(state, SOUTH)) for state in (strong, weak))
    assert level_gain(first, Word.NO90) > level_gain(second, Word.NO90)
    assert level_gain(first, Word.NO90) > level_gain(first, Word.NO60)
    dear = Situation(
        seat_view(go(weak, "1 call kontra" if not _re(weak, 1) else "3 call kontra"), 0)
    )
    assert stake(dear) == stake(second) + 2


def test_worth_of_re_follows_the_chance_and_the_rules() -> None:
    def gain(hand: str, rules: Rules = Rules(poverty="off")) -> float:
        state = deal({SOUTH: hand}, rules=rules, keep={SOUTH: "CQ"})
        return call_gain(Situation(seat_view(go(state, "healthy"), SOUTH)), Word.RE)

    strong, weak = gain(STRONG_RE), gain("CQ " + WEAK_RE)
    assert 2 >= strong > 1 > weak > -2
    assert gain(STRONG_RE, Rules(poverty="off", re_kontra_effect="add1")) == pytest.approx(
        strong / 2
    )
    assert gain(STRONG_RE, Rules(poverty="off", re_kontra_effect="none")) == 0
    assert gain(STRONG_RE, Rules(poverty="off", re_kontra_effect="double")) > 0


def _re(state: DealState, seat: int) -> bool:
    return state.party(seat) is Party.RE


def test_boldness_decides_who_calls() -> None:
    rules = Rules(poverty="off", solo_types=frozenset())
    hand = "H10 CQ SQ HQ CJ SJ D10 DK CA S9 SK H9"
    heard = {}
    for name, boldness in (("bold", Boldness(re=0.05)), ("timid", Boldness(re=0.999))):
        player = RulePlayer(boldness=boldness)
        heard[name] = 0
        for moment in plays_on(go(deal({SOUTH: hand}, rules=rules, keep={SOUTH: "CQ"}), "healthy")):
            view = seat_view(moment, SOUTH)
            if view.legal_calls and view.turn == SOUTH:
                found = player.announce(view, view.legal_calls, random.Random(1))
                heard[name] += found is not None and found == Call(SOUTH, Word.RE)
    assert heard["bold"] > 0
    assert heard["timid"] == 0


def test_weak_defenders_of_a_solo_keep_silent() -> None:
    state = deal({SOUTH: "CQ CQ SQ SQ HQ DQ CA CA C10 SA SA HA", WEST: WEAK})
    state = go(
        state, "0 reservation", "1 healthy", "2 healthy", "3 healthy", "0 choose solo queens"
    )
    assert all(said(moment, WEST) is None for moment in plays_on(state))


def test_prediction_is_made_only_if_it_is_likely() -> None:
    rules = msgspec.structs.replace(preset("chilean_40"), forced_announce=False)
    said_any = 0
    for seed in range(16):
        state = deal({SOUTH: "CQ", WEST: "CQ"}, rules=rules, seed=seed)
        for moment in plays_on(go(state, "healthy")):
            for seat in range(4):
                text = said(moment, seat)
                if text is not None:
                    assert "predict" in text
                    assert outlook(Situation(seat_view(moment, seat))).chance_of(151) > 0.5
                    said_any += 1
    assert said_any


def test_kinds_of_games_are_told_apart() -> None:
    state = deal({SOUTH: "CQ CQ"})
    silent = go(state, "healthy")
    assert kind_of_game(Situation(seat_view(silent, SOUTH))) == "lone"
    assert kind_of_game(Situation(seat_view(silent, WEST))) == "pair"
    solo = go(state, "0 reservation", "1 healthy", "2 healthy", "3 healthy", "0 choose solo jacks")
    assert kind_of_game(Situation(seat_view(solo, SOUTH))) == "lone"
    assert kind_of_game(Situation(seat_view(solo, WEST))) == "against_lone"


def test_better_hand_has_a_better_outlook() -> None:
    def chance(hand: str) -> float:
        state = go(deal({SOUTH: hand}, rules=Rules(poverty="off")), "healthy")
        return outlook(Situation(seat_view(state, SOUTH))).chance_of(121)

    assert chance(STRONG_RE) > chance("CQ SJ HJ DA D10 D9 CK C9 SK H9 HK S9") > chance(WEAK)
    assert chance(STRONG_RE) > chance(STRONG_KONTRA) > chance(WEAK)


def test_no_call_where_re_and_kontra_are_worth_nothing() -> None:
    rules = Rules(re_kontra_effect="none", solo_types=frozenset())
    state = go(deal({SOUTH: STRONG_RE}, rules=rules), "healthy")
    assert all(said(moment, SOUTH) is None for moment in plays_on(state))
