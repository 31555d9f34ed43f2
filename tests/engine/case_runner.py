"""Answers worked cases of the rules with the engine; one function a kind of question.

The cases are data (``tests/data/rules_cases.yaml``, or any file of that form). Each function takes
the rules and a case's inputs and returns what the case's ``expected`` should be, key by key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from dokodesk.engine import deal, house_rules, opening, play, poverty, reservations
from dokodesk.engine import match as matches
from dokodesk.engine.actions import Bid, Choice, Choose, Genscher, Lay, Pass, Special, Word, parse
from dokodesk.engine.calls import call_problem, due, opening_calls, valid_calls
from dokodesk.engine.cards import Card, full_deck, hand_size, pack, unpack
from dokodesk.engine.contracts import CONTRACTS, NORMAL, WEDDING, solo_names
from dokodesk.engine.extras import extra_counts, trick_extras
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line, Played, ScoredCall, pay, score, side_points
from dokodesk.engine.state import DealSetup, DealState, Declared, Game, Made, Phase
from dokodesk.engine.tricks import Trick, legal_faces, trick_points, winning_index
from dokodesk.engine.trumps import card_order

Inputs = Mapping[str, Any]
Answer = dict[str, Any]
replace = msgspec.structs.replace


def answer(rules: Rules, case: Mapping[str, Any]) -> Answer:
    """What the engine says to a case."""
    inputs = case["inputs"]
    question = inputs.get("question", "")
    return _ANSWERS[case["kind"], question](rules, inputs)


def cards(codes: list[str]) -> tuple[Card, ...]:
    """Cards from codes."""
    return tuple(Card.from_code(code) for code in codes)


def some_hands(rules: Rules, **wanted: list[Card]) -> tuple[tuple[Card, ...], ...]:
    """A deal in which seat n holds the cards given as ``seatn``; the rest lies anyhow.

    The rest is spread so that nobody gets more club queens by accident than asked for.
    """
    size = hand_size(rules.deck)
    hands: list[list[Card]] = [list(wanted.get(f"seat{seat}", [])) for seat in range(4)]
    rest = Counter(full_deck(rules.deck))
    for hand in hands:
        rest.subtract(hand)
    pool = sorted(rest.elements(), key=lambda card: (card % 5, card))
    for hand in hands:
        while len(hand) < size:
            hand.append(pool.pop())
    return tuple(tuple(sorted(hand)) for hand in hands)


def a_deal(
    rules: Rules, contract: str = NORMAL, re: tuple[int, ...] = (0, 2), **more: Any
) -> DealState:
    """A deal in play with this contract and these Re seats; the hands do not matter."""
    setup = DealSetup(
        rules=rules, forehand=more.pop("forehand", 0), dealer=3, hands=some_hands(rules)
    )
    kind = CONTRACTS[contract]
    lone = len(re) == 1 and (kind.declared_solo or contract == "black_sow")
    game = Game(
        contract=contract,
        order=card_order(rules, contract),
        re=sum(1 << seat for seat in re),
        soloist=re[0] if lone or contract in (WEDDING, "failed_wedding", "poverty") else None,
        **more,
    )
    state = deal.start(setup)
    return replace(state, phase=Phase.PLAY, game=game)


# --- scoring --------------------------------------------------------------------------------------


def _scoring(rules: Rules, inputs: Inputs) -> Answer:
    if "count_cards" in inputs:
        return {"card_points": trick_points(cards(inputs["count_cards"]))}
    contract = inputs["game"]
    re = tuple(inputs["re_seats"])
    if inputs.get("settle_only"):
        return {"scores": pay(rules, contract, re, Party(inputs["winner"]), inputs["value"])}
    half = hand_size(rules.deck) // 2
    tricks = inputs.get("tricks", {"re": half, "kontra": half})
    result = score(
        rules,
        Played(
            contract=contract,
            re=re,
            card_points=(inputs["card_points"]["re"], inputs["card_points"]["kontra"]),
            tricks=(tricks["re"], tricks["kontra"]),
            calls=(*_calls_at_start(rules, contract, re), *_scored_calls(inputs)),
            extras=tuple(
                Line(name, side, _extra_points(rules, name))
                for side in (Party.RE, Party.KONTRA)
                for name in _counted_extras(rules, contract, re, inputs["extras"][side.value])
            ),
            bock=inputs.get("bock_factor", 1),
        ),
    )
    return {
        "winner": result.winner.value,
        "value": result.value,
        "scores": result.scores,
        "breakdown": result.lines,
        "team_points": {
            side.value: side_points(result.lines, side) for side in (Party.RE, Party.KONTRA)
        },
    }


def _calls_at_start(rules: Rules, contract: str, re: tuple[int, ...]) -> tuple[ScoredCall, ...]:
    """What counts as called without a word (``solo_bonus: implicit_re``)."""
    game = opening_calls(
        rules.announcements == "standard",
        a_deal(rules, contract, re).game,
        -1,
        rules.solo_bonus == "implicit_re",
    )
    return tuple(ScoredCall(made.side, made.word) for made in game.calls)


def _scored_calls(inputs: Inputs) -> list[ScoredCall]:
    found = [
        ScoredCall(side, Word(word))
        for side in (Party.RE, Party.KONTRA)
        for word in inputs["calls"][side.value]
    ]
    for side in (Party.RE, Party.KONTRA):
        words = inputs.get("predictions", {}).get(side.value, [])
        found += [ScoredCall(side, Word(f"predict_{word}")) for word in words]
    return found


def _counted_extras(
    rules: Rules, contract: str, re: tuple[int, ...], names: list[str]
) -> list[str]:
    """The extras of a side that count in this game, as ``extras.extra_lines`` would let them."""
    state = a_deal(rules, contract, re)
    return [name for name in names if extra_counts(state, 5, name) and _extra_points(rules, name)]


def _extra_points(rules: Rules, name: str) -> int:
    """What one such extra point is worth under these rules; 0 if they do not know it."""
    worth = {
        "fox": rules.fox_caught,
        "charlie": rules.charlie_wins_last,
        "charlie_caught": int(rules.charlie_caught != "off"),
        "doppelkopf": int(rules.doppelkopf_min > 0),
    }
    return worth[name]


# --- tricks ---------------------------------------------------------------------------------------


def _trick(rules: Rules, inputs: Inputs) -> Answer:
    played = cards(inputs["cards"])
    contract = inputs["game"]
    declared = inputs.get("declared", {})
    re = tuple(inputs.get("re_seats", (0, 2)))
    state = a_deal(rules, contract, re)
    specials: tuple[Declared, ...] = ()
    for special in Special:
        if special.value not in declared:
            continue
        state = replace(state, game=replace(state.game, specials=specials))
        face = house_rules.tier_face(state, special)
        assert face is not None
        specials = (*specials, Declared(declared[special.value], special, face, 0))
    order = card_order(rules, contract, tuple(item.face for item in specials))
    state = replace(state, game=replace(state.game, specials=specials, order=order))
    last = inputs["trick_no"] == inputs["of"]
    leader = inputs["leader"]
    winner = (leader + winning_index(order, played, last) * state.setup.step) % 4
    trick = Trick(leader, played, winner, trick_points(played))
    before = tuple(trick for _ in range(inputs["trick_no"] - 1))
    state = replace(state, tricks=(*before, trick))
    lines = list(trick_extras(state, inputs["trick_no"] - 1, trick))
    number = inputs["trick_no"] - 1
    return {
        "winner": winner,
        "card_points": trick.points,
        "extras": {
            side.value: [
                line.reason
                for line in lines
                if line.side is side and extra_counts(state, number, line.reason)
            ]
            for side in (Party.RE, Party.KONTRA)
        },
    }


# --- what is legal --------------------------------------------------------------------------------


def _play(rules: Rules, inputs: Inputs) -> Answer:
    order = card_order(rules, inputs["game"])
    hand = pack(cards(inputs["hand"]))
    led = Card.from_code(inputs["led"]) if inputs["led"] else None
    return {"legal": sorted(card.name for card in unpack(legal_faces(order, hand, led)))}


def _poverty_hand(rules: Rules, inputs: Inputs) -> Answer:
    choice = Choose(0, Choice.POVERTY)
    return {"eligible": choice in _choices(rules, inputs["hand"])}


def _choices(rules: Rules, codes: list[str]) -> tuple[Choose, ...]:
    hands = some_hands(rules, seat0=list(cards(codes)))
    setup = DealSetup(rules=rules, forehand=0, dealer=3, hands=hands)
    return reservations.choices_for(setup, 0)


def _poverty_pass(rules: Rules, inputs: Inputs) -> Answer:
    hands = some_hands(rules, seat0=list(cards(inputs["hand"])))
    state = deal.start(DealSetup(rules=rules, forehand=0, dealer=3, hands=hands))
    return {"allowed": poverty.lay_problem(state, Lay(0, cards(inputs["passed"]))) is None}


def _redeal(rules: Rules, inputs: Inputs) -> Answer:
    return {"allowed": Choose(0, Choice.THROW_IN) in _choices(rules, inputs["hand"])}


def _solo_type(rules: Rules, inputs: Inputs) -> Answer:
    return {"allowed": inputs["type"] in solo_names(rules.solo_types)}


def _silent(rules: Rules, inputs: Inputs) -> Answer:
    hands = some_hands(rules, seat0=[Card.CQ, Card.CQ])
    setup = DealSetup(rules=rules, forehand=0, dealer=3, hands=hands)
    return {"allowed": not reservations.must_reserve(setup, 0)}


# --- announcements --------------------------------------------------------------------------------


def _announce(rules: Rules, inputs: Inputs) -> Answer:
    size = inputs["hand_size"]
    allowed = [left for left in range(size + 1) if _may_call(rules, inputs, left)]
    found: Answer = {"allowed": inputs["cards_left"] in allowed}
    found["min_cards"] = min(allowed, default=None)
    return found


def _may_call(rules: Rules, inputs: Inputs, left: int) -> bool:
    side = Party(inputs["side"])
    seat = 0 if side is Party.RE else 1
    made = []
    for call in inputs["earlier_calls"]:
        word, _, late = call["call"].partition(":")
        caller = Party(call["side"])
        made.append(Made(0 if caller is Party.RE else 1, caller, Word(word), late=late == "late"))
    found_in = inputs.get("wedding_partner_found_in_trick", 0)
    wedding = found_in or inputs.get("wedding_undecided")
    state = a_deal(
        rules,
        WEDDING if wedding else NORMAL,
        calls=tuple(made),
        clarified=found_in,
        settled=not inputs.get("wedding_undecided", False),
    )
    done = Trick(0, cards(["C9", "C9", "S9", "S9"]), 0, 0)
    state = replace(state, tricks=(done,) * (inputs["hand_size"] - left), turn=seat)
    return call_problem(state, seat, Word(inputs["call"])) is None


def _forced_call(rules: Rules, inputs: Inputs) -> Answer:
    state = a_deal(rules)
    for number, trick in enumerate(inputs["tricks"], start=1):
        won = Trick(0, cards(["C9", "C9", "S9", "S9"]), trick["winner"], trick["card_points"])
        state = replace(state, tricks=(*state.tricks, won))
        state, _ = play.after_trick(state, last=False)
        call = due(state)
        if call is not None:
            return {"forced_seat": call.seat, "after_trick": number}
    return {"forced_seat": None, "after_trick": None}


def _prediction(rules: Rules, inputs: Inputs) -> Answer:
    """The tricks up to now, the second club queen where the case says, one card of the next."""
    opening = inputs["trick_of_second_queen"]
    first_queen = 1 if inputs["club_queens_played"] else None
    quiet = ["DJ", "DJ", "D9", "D9"]
    tricks = []
    for number in range(1, inputs["trick"]):
        codes = list(quiet)
        if number == first_queen:
            codes[0] = "CQ"
        if number == opening:
            codes[1] = "CQ"
        tricks.append(Trick(0, cards(codes), 0, 0))
    now = ["CQ"] if inputs["trick"] == opening else ["DJ"]
    made = tuple(
        Made(0, Party.RE, Word(f"predict_{call['call']}"), trick=call["trick"] - 1)
        for call in inputs["earlier"]
    )
    state = replace(a_deal(rules, calls=made), tricks=tuple(tricks), trick=cards(now), turn=1)
    word = Word(f"predict_{inputs['call']}")
    return {"allowed": call_problem(state, 0, word) is None}


# --- parties, contracts, the course of a match ----------------------------------------------------


def _sides(re: int) -> Answer:
    return {
        "re": [seat for seat in range(4) if re >> seat & 1],
        "kontra": [seat for seat in range(4) if not re >> seat & 1],
    }


def _queen_hands(rules: Rules, seats: list[int]) -> tuple[tuple[Card, ...], ...]:
    wanted: dict[str, list[Card]] = {}
    for seat in seats:
        wanted.setdefault(f"seat{seat}", []).append(Card.CQ)
    return some_hands(rules, **wanted)


def _parties(rules: Rules, inputs: Inputs) -> Answer:
    hands = _queen_hands(rules, inputs["club_queens"])
    state = deal.start(DealSetup(rules=rules, forehand=0, dealer=3, hands=hands))
    contract = inputs["contract"]
    if contract.startswith("solo:"):
        choice = Choose(inputs["declarer"], Choice.SOLO, contract.partition(":")[2])
        game = opening.solo_game(state, choice)
    else:
        game = opening.normal_game(state)
    return {**_sides(game.re), "game": game.contract}


def _wedding(rules: Rules, inputs: Inputs) -> Answer:
    bride = inputs["bride"]
    state = a_deal(
        rules, WEDDING, (bride,), settled=False, condition=inputs["condition"], watch=True
    )
    for trick in inputs["tricks"]:
        lying = cards([trick["led"], "C9", "S9", "H9"])
        state = replace(state, tricks=(*state.tricks, Trick(0, lying, trick["winner"], 0)))
        state, _ = play.after_trick(state, last=False)
        if state.game.settled:
            break
    sides = _sides(state.game.re)
    partner = next((seat for seat in sides["re"] if seat != bride), None)
    found_in = state.game.clarified or None
    return {"partner": partner, "found_in": found_in, "game": state.game.contract, **sides}


def _poverty(rules: Rules, inputs: Inputs) -> Answer:
    """A poor hand without trumps but those that lie anyhow is made, offered and answered."""
    poor = inputs["poor"]
    plain = ["CA", "C10", "CK", "C9", "SA", "S10", "SK", "S9", "HA", "HK", "H9", "DJ"]
    wanted = {f"seat{poor}": list(cards(plain))}
    for seat in inputs["club_queens"]:
        wanted.setdefault(f"seat{seat}", []).append(Card.CQ)
    dealer = inputs.get("dealer", 3)
    forehand = (dealer + 1) % 4
    setup = DealSetup(
        rules=rules, forehand=forehand, dealer=dealer, hands=some_hands(rules, **wanted)
    )
    state = deal.start(setup)
    for seat in setup.order_from(forehand):
        word = "reservation" if seat == poor else "healthy"
        state = _say(state, f"{seat} {word}")
    state = _say(state, f"{poor} choose poverty")
    state = _say(state, "", index=0)
    for yes in inputs["answers"]:
        state = _say(state, f"{state.turn} {'accept' if yes else 'decline'}")
    if state.phase is Phase.RETURN:
        state = _say(state, "", index=0)
        return _sides(state.game.re)
    match = matches.new_match(rules, ("a", "b", "c", "d"), dealer)
    match = matches.finish_deal(match, state)
    return {"redeal": bool(match.deals[-1].void), "next_dealer": match.ledger.dealer}


def _say(state: DealState, text: str, index: int | None = None) -> DealState:
    action = parse(text) if index is None else deal.legal_actions(state)[index]
    after, _ = deal.apply(state, action)
    return after


def _contract(rules: Rules, inputs: Inputs) -> Answer:
    """Whose reservation wins; the hands are taken to allow what was said."""
    dealer = inputs["dealer"]
    owed = [0, 0, 0, 0]
    choices = []
    forehand = (dealer + 1) % 4
    for seat in [(forehand + i) % 4 for i in range(4)]:
        said = inputs["reservations"][seat]
        if said is None:
            continue
        kind, _, solo = said.partition(":")
        if kind == "compulsory_solo":
            owed[seat] = 1
        if kind in ("solo", "compulsory_solo"):
            choices.append(Choose(seat, Choice.SOLO, solo))
        elif kind == "wedding":
            choices.append(Choose(seat, Choice.WEDDING, "any"))
        elif kind == "poverty":
            choices.append(Choose(seat, Choice.POVERTY))
        else:
            choices.append(Choose(seat, Choice.THROW_IN))
    setup = DealSetup(
        rules=rules, forehand=forehand, dealer=dealer, hands=some_hands(rules), owed=tuple(owed)
    )
    best = reservations.best_choices(setup, tuple(choices))[0]
    return {"declarer": best.seat, "contract": inputs["reservations"][best.seat]}


def _auction(rules: Rules, inputs: Inputs) -> Answer:
    rules = replace(rules, solo_auction="announcement_levels", compulsory_solos=0)
    bids = list(inputs["bids"])
    forehand = (inputs["dealer"] + 1) % 4
    setup = DealSetup(
        rules=rules, forehand=forehand, dealer=inputs["dealer"], hands=some_hands(rules)
    )
    state = deal.start(setup)
    bidders = list(dict.fromkeys(seat for seat, _ in bids))
    for seat in setup.order_from(forehand):
        state = _say(state, f"{seat} {'reservation' if seat in bidders else 'healthy'}")
    for seat in sorted(bidders, key=setup.order_from(forehand).index):
        state = _say(state, f"{seat} choose solo queens")
    for seat, bid in bids[1:]:
        action = Pass(seat) if bid == "pass" else Bid(seat, Word(bid))
        state, _ = deal.apply(state, action)
    if state.phase is Phase.AUCTION:
        assert state.turn is not None
        state = _say(state, f"{state.turn} pass")
    words = [made.word.value for made in valid_calls(state, Party.RE)]
    return {"declarer": state.game.soloist, "calls": words}


def _solo_flow(rules: Rules, inputs: Inputs) -> Answer:
    dealer, soloist, kind = inputs["dealer"], inputs["soloist"], inputs["kind"]
    match = matches.new_match(rules, ("a", "b", "c", "d"), dealer)
    owed = tuple(1 if kind != "voluntary" else 0 for _ in range(4))
    match = replace(match, ledger=replace(match.ledger, owed=owed))
    setup = matches.next_setup(match, some_hands(rules))
    if kind == "forced":
        setup = replace(setup, forced_solo=soloist)
    state = deal.start(setup)
    if kind != "forced":
        for seat in setup.order_from(setup.forehand):
            state = _say(state, f"{seat} {'reservation' if seat == soloist else 'healthy'}")
    state = _say(state, f"{soloist} choose solo queens")
    leader = state.turn
    while not state.finished:
        state = _say(state, "", index=0)
    match = matches.finish_deal(match, state)
    return {"leader": leader, "next_dealer": match.ledger.dealer}


def _forced_solo(rules: Rules, inputs: Inputs) -> Answer:
    match = matches.new_match(rules, ("a", "b", "c", "d"), inputs["dealer"])
    owed = tuple(1 if seat in inputs["owing"] else 0 for seat in range(4))
    number = match.planned - inputs["deals_left"] + 1
    match = replace(match, ledger=replace(match.ledger, owed=owed, number=number))
    forced = matches.forced_person(match)
    return {
        "forced_seat": forced,
        "extra_deal": match.deals_left <= 0 and not matches.deals_used_up(match),
    }


def _black_sow(rules: Rules, inputs: Inputs) -> Answer:
    state = a_deal(rules, NORMAL, tuple(inputs["re_before"]), sow_live=True)
    queens = Counter(item["trick"] for item in inputs["spade_queen_tricks"])
    winners = {item["trick"]: item["winner"] for item in inputs["spade_queen_tricks"]}
    for number in range(1, hand_size(rules.deck) + 1):
        lying = cards((["SQ"] * queens[number] + ["DJ", "DJ", "DK", "DK"])[:4])
        trick = Trick(0, lying, winners.get(number, 0), 0)
        state = replace(state, tricks=(*state.tricks, trick))
        state, _ = play.after_trick(state, last=False)
        if state.game.contract == "black_sow":
            return {**_sides(state.game.re), "from_trick": number}
    return {}


def _genscher(rules: Rules, inputs: Inputs) -> Answer:
    holder = inputs["holder"]
    re = (holder, next(seat for seat in range(4) if seat not in (holder, inputs["chosen"])))
    made = tuple(
        Made(re[0] if side == "re" else inputs["chosen"], Party(side), Word(word))
        for side in ("re", "kontra")
        for word in inputs["calls"][side]
    )
    hands = some_hands(rules, **{f"seat{holder}": [Card.DK, Card.DK]})
    state = a_deal(rules, NORMAL, re, calls=made)
    state = replace(state, hands=tuple(pack(hand) for hand in hands), turn=holder, leader=holder)
    state, _ = deal.apply(state, Genscher(holder, inputs["chosen"]))
    return {
        **_sides(state.game.re),
        "surviving_calls": {
            side.value: [made.word.value for made in valid_calls(state, side)]
            for side in (Party.RE, Party.KONTRA)
        },
    }


def _bock(rules: Rules, inputs: Inputs) -> Answer:
    rules = replace(
        rules,
        bock=True,
        bock_stack=inputs["stack"],
        bock_length=inputs["length"],
        bock_triggers=frozenset({"tie_120"}),
    )
    match = matches.new_match(rules, ("a", "b", "c", "d"), 3, inputs["deals"])
    factors = []
    for number in range(1, inputs["deals"] + 1):
        factors.append(matches.bock_factor(match))
        state = _finished_normal(rules, tie=number in inputs["events"])
        match = matches.finish_deal(match, state)
    return {"factors": factors}


def _finished_normal(rules: Rules, tie: bool) -> DealState:
    state = a_deal(rules)
    points = (120, 120) if tie else (121, 119)
    played = Played(NORMAL, (0, 2), points, (6, 6))
    return replace(state, phase=Phase.FINISHED, turn=None, result=score(rules, played))


def _dealers(rules: Rules, inputs: Inputs) -> Answer:
    match = matches.new_match(rules, ("a", "b", "c", "d"), inputs["first_dealer"], inputs["deals"])
    dealers, leaders = [], []
    while not matches.is_over(match):
        setup = matches.next_setup(match, some_hands(rules))
        dealers.append(setup.dealer)
        leaders.append(setup.forehand)
        match = matches.finish_deal(match, _finished_normal(rules, tie=False))
    return {"dealers": dealers, "leaders": leaders}


def _match_length(rules: Rules, inputs: Inputs) -> Answer:
    match = matches.new_match(rules, ("a", "b", "c", "d"), 0, inputs["deals"])
    assert sum(match.ledger.owed) == inputs["compulsory"]
    return {"ordinary": match.planned - sum(match.ledger.owed)}


_ANSWERS: dict[tuple[str, str], Callable[[Rules, Inputs], Answer]] = {
    ("scoring", ""): _scoring,
    ("trick", ""): _trick,
    ("legal", "play"): _play,
    ("legal", "poverty"): _poverty_hand,
    ("legal", "poverty_pass"): _poverty_pass,
    ("legal", "redeal"): _redeal,
    ("legal", "solo_type"): _solo_type,
    ("legal", "silent_wedding"): _silent,
    ("announce", ""): _announce,
    ("announce", "forced_call"): _forced_call,
    ("announce", "prediction"): _prediction,
    ("party", "parties"): _parties,
    ("party", "wedding"): _wedding,
    ("party", "poverty"): _poverty,
    ("party", "contract"): _contract,
    ("party", "auction"): _auction,
    ("party", "solo_flow"): _solo_flow,
    ("party", "forced_solo"): _forced_solo,
    ("party", "black_sow"): _black_sow,
    ("party", "genscher"): _genscher,
    ("party", "bock"): _bock,
    ("party", "dealers"): _dealers,
    ("party", "match_length"): _match_length,
}
