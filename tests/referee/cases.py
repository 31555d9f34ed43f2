"""Answers the worked cases (`rules_cases.yaml`) with the referee's own functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from .calls import (
    PREDICTIONS,
    Call,
    CallRefused,
    Moment,
    after_genscher,
    chilean_call,
    forced_seats,
    other_side,
    standard_call,
)
from .cards import (
    Order,
    Play,
    Rules,
    Trick,
    card_points,
    class_of,
    close_trick,
    full_deck,
    hand_size,
    may_follow,
    offered_solos,
    order_of,
)
from .extras import extra_counts, trick_extras
from .loader import DATA, make_rules
from .match import Match, bock_factor, bocks_after
from .play import Replay, start_replay
from .rules import (
    Auction,
    counts_compulsory,
    first_debtor,
    force_due,
    is_poor,
    lay_problem,
    may_throw_in,
    seats_from,
    silent_is_impossible,
    solo_leader,
    solo_repeats_dealer,
    step,
    wedding_search,
    wedding_shift,
    winning_reservation,
)
from .score import NOT_A_SOLO, UNDER, Facts, Line, score_deal, settle, took_nothing

Inputs = Mapping[str, Any]
Answer = dict[str, Any]
CASES = DATA / "rules_cases.yaml"


def read_cases(path: Path = CASES) -> list[dict[str, Any]]:
    """All cases of a file."""
    with path.open(encoding="utf-8") as stream:
        cases: list[dict[str, Any]] = yaml.safe_load(stream)["cases"]
    return cases


# scoring


def _extras(rules: Rules, inputs: Inputs) -> list[Line]:
    """Named extra points with the value and the limits of the rules."""
    points = {"fox": rules["fox_caught"], "charlie": rules["charlie_wins_last"]}
    found = []
    for side, names in inputs.get("extras", {}).items():
        for name in names:
            amount = points.get(name, 1)
            if amount and extra_counts(rules, inputs["game"], name):
                found.append(Line(name, side, amount, extra=True))
    return found


def _calls(inputs: Inputs) -> list[Call]:
    found = []
    for side, words in inputs.get("calls", {}).items():
        seat = inputs["re_seats"][0] if side == "re" else -1
        found += [Call(seat, side, word) for word in words]
    for side, words in inputs.get("predictions", {}).items():
        found += [Call(-1, side, "predict_" + word) for word in words]
    return found


def _breakdown(lines: Sequence[Mapping[str, Any]], winner: str, key: str) -> int:
    """A line of the case's breakdown: one reason, a group of reasons, or a side."""
    view = "re" if winner == "none" else winner

    def total(reasons: Sequence[str]) -> int:
        return sum(
            line["points"] if line["side"] == view else -line["points"]
            for line in lines
            if line["reason"] in reasons
        )

    if key in ("re", "kontra"):
        return sum(line["points"] for line in lines if line["side"] == key)
    if key == "under":
        return total(UNDER)
    if key == "level_calls":
        return total(["no90_call", "no60_call", "no30_call", "schwarz_call"])
    return total([key.removesuffix("_re")])


def _scoring(rules: Rules, inputs: Inputs, expected: Inputs) -> Answer:
    if "count_cards" in inputs:
        return {"card_points": sum(card_points(c) for c in inputs["count_cards"])}
    points = inputs.get("card_points", {"re": 0, "kontra": 0})
    size = hand_size(rules)
    guess = {s: 0 if points[s] == 0 else size // 2 for s in points}
    facts = Facts(
        rules,
        inputs["game"],
        frozenset(inputs["re_seats"]),
        points,
        inputs.get("tricks", guess),
        _calls(inputs),
        _extras(rules, inputs),
        bock=inputs.get("bock_factor", 1),
    )
    if inputs.get("settle_only"):
        return {"scores": settle(facts, inputs["winner"], inputs["value"])}
    solo = facts.contract not in NOT_A_SOLO
    if solo and rules["solo_bonus"] == "implicit_re" and not facts.words("re"):
        soloist = inputs["re_seats"][0]
        facts = replace(facts, calls=[Call(soloist, "re", "re"), *facts.calls])
    answer = dict(score_deal(facts))
    lines = answer["lines"]
    answer["team_points"] = {
        side: sum(line["points"] for line in lines if line["side"] == side)
        for side in ("re", "kontra")
    }
    breakdown = dict(expected.get("breakdown", {}))
    answer["breakdown"] = {
        key: _breakdown(lines, answer["winner"], key) for key in breakdown if key != "times"
    }
    if "times" in breakdown:
        answer["breakdown"]["times"] = breakdown["times"]
    if "schwarz" in breakdown:
        assert took_nothing(facts, other_side(answer["winner"]))
    return answer


# tricks and hands


def _trick_of(rules: Rules, inputs: Inputs) -> tuple[Order, Trick]:
    order = order_of(inputs["game"], rules)
    declared = inputs.get("declared", {})
    names = {"pigs": "DA"}
    if rules["super_pigs"] != "off":
        names["super_pigs"] = {"nine": "D9", "ten": "D10", "king": "DK"}[rules["super_pigs"]]
    plays = []
    for k, card in enumerate(inputs["cards"]):
        seat = (inputs["leader"] + k * step(rules)) % 4
        tiers = [t for t, owner in declared.items() if owner == seat and names[t] == card]
        plays.append(Play(seat, card, tiers[0] if tiers else ""))
    last = inputs["trick_no"] == inputs["of"]
    return order, close_trick(rules, order, plays, last, "pigs" in declared)


def _trick(rules: Rules, inputs: Inputs, expected: Inputs) -> Answer:
    order, trick = _trick_of(rules, inputs)
    answer: Answer = {"winner": trick.winner, "card_points": trick.points}
    if "extras" in expected:
        sides = ["re" if s in inputs["re_seats"] else "kontra" for s in range(4)]
        last = inputs["trick_no"] == inputs["of"]
        found: dict[str, list[str]] = {"re": [], "kontra": []}
        for line in trick_extras(rules, order, trick, last, sides):
            if extra_counts(rules, inputs["game"], line.reason):
                found[line.side].append(line.reason)
        answer["extras"] = found
    return answer


def _legal(rules: Rules, inputs: Inputs, expected: Inputs) -> Answer:
    question = inputs["question"]
    if question == "play":
        order = order_of(inputs["game"], rules)
        hand = [(card, "") for card in inputs["hand"]]
        return {"legal": may_follow(order, class_of(order, inputs["led"]), hand)}
    if question == "poverty":
        return {"eligible": rules["poverty"] == "exchange" and is_poor(rules, inputs["hand"])}
    if question == "poverty_pass":
        return {"allowed": lay_problem(rules, inputs["hand"], inputs["passed"]) is None}
    if question == "redeal":
        return {"allowed": may_throw_in(rules, inputs["hand"])}
    if question == "solo_type":
        return {"allowed": inputs["type"] in offered_solos(rules)}
    if question == "silent_wedding":
        return {"allowed": not silent_is_impossible(rules)}
    raise KeyError(question)


# announcements


def _call_allowed(rules: Rules, inputs: Inputs, cards_left: int) -> bool:
    side = inputs["side"]
    calls = []
    for entry in inputs["earlier_calls"]:
        word, _, late = entry["call"].partition(":")
        calls.append(Call(-1, entry["side"], word, bool(late)))
    played = inputs["hand_size"] - cards_left
    now = Moment(
        side,
        [c for c in calls if c.side == side],
        [c for c in calls if c.side != side],
        played,
        4 * played,
        wedding_shift(rules, inputs.get("wedding_partner_found_in_trick")),
    )
    try:
        standard_call(rules, now, inputs["call"])
    except CallRefused:
        return False
    return not inputs.get("wedding_undecided", False)


def _announce(rules: Rules, inputs: Inputs, expected: Inputs) -> Answer:
    question = inputs.get("question")
    if question == "forced_call":
        tricks = [(t["winner"], t["card_points"]) for t in inputs["tricks"]]
        found = forced_seats(rules, tricks)
        if not found:
            return {"forced_seat": None}
        return {"forced_seat": found[0][0], "after_trick": found[0][1]}
    if question == "prediction":
        earlier = [
            Call(-1, "re", "predict_" + e["call"], trick=e["trick"]) for e in inputs["earlier"]
        ]
        now = Moment("re", [], [], inputs["trick"], 4 * inputs["trick"])
        opened = inputs["trick_of_second_queen"]
        word = "predict_" + inputs["call"]
        assert word in PREDICTIONS
        try:
            chilean_call(now, word, inputs["trick"], opened, earlier)
        except CallRefused:
            return {"allowed": False}
        return {"allowed": True}
    answer: Answer = {"allowed": _call_allowed(rules, inputs, inputs["cards_left"])}
    sizes = range(inputs["hand_size"] + 1)
    fine = [n for n in sizes if _call_allowed(rules, inputs, n)]
    if fine:
        answer["min_cards"] = min(fine)
    return answer


# parties


def _hands_with_queens(rules: Rules, owners: Sequence[int]) -> list[list[str]]:
    """Some deal in which these seats hold the club queens."""
    hands: list[list[str]] = [[], [], [], []]
    rest = full_deck(rules)
    for owner in owners:
        rest.remove("CQ")
        hands[owner].append("CQ")
    for hand in hands:
        while len(hand) < hand_size(rules):
            hand.append(rest.pop(0))
    return hands


def _sides(re: Sequence[int]) -> Answer:
    return {"re": sorted(re), "kontra": [s for s in range(4) if s not in re]}


def _parties(rules: Rules, inputs: Inputs) -> Answer:
    replay: Replay = start_replay(rules, _hands_with_queens(rules, inputs["club_queens"]), 0)
    solo = inputs["contract"].removeprefix("solo:")
    if solo != inputs["contract"]:
        declarer = inputs["declarer"]
        for seat in range(4):
            replay.apply(f"{seat} {'reservation' if seat == declarer else 'healthy'}")
        replay.apply(f"{declarer} choose solo {solo}")
    else:
        for seat in range(4):
            replay.apply(f"{seat} healthy")
    return {**_sides(sorted(replay.re)), "game": replay.contract}


def _wedding(rules: Rules, inputs: Inputs) -> Answer:
    order = order_of("normal", rules)
    tricks = [(class_of(order, t["led"]), t["winner"]) for t in inputs["tricks"]]
    status, partner, n = wedding_search(rules, inputs["bride"], inputs["condition"], tricks)
    answer: Answer = {"partner": partner, "found_in": n, "re": [inputs["bride"]]}
    if partner is not None:
        answer["re"] = sorted([inputs["bride"], partner])
    if status == "failed":
        answer["game"] = "failed_wedding"
    return answer


def _poverty(rules: Rules, inputs: Inputs) -> Answer:
    poor = inputs["poor"]
    asked = seats_from(rules, poor)[1:]
    takers = [s for s, answer in zip(asked, inputs["answers"], strict=False) if answer]
    if takers:
        return _sides([poor, takers[0]])
    match = Match(rules, 4, 4)
    match.dealer = inputs["dealer"]
    replay = start_replay(rules, _hands_with_queens(rules, inputs["club_queens"]), 0)
    match.advance(replay, {"contract": "void"}, [0, 1, 2, 3])
    return {"redeal": rules["poverty_refused"] == "redeal", "next_dealer": match.dealer}


def _contract(rules: Rules, inputs: Inputs) -> Answer:
    said = {}
    kinds = {}
    for seat, text in enumerate(inputs["reservations"]):
        if text is not None:
            said[seat], _, kinds[seat] = text.partition(":")
    forehand = (inputs["dealer"] + step(rules)) % 4
    winner = winning_reservation(rules, said, kinds, seats_from(rules, forehand))
    return {"declarer": winner, "contract": inputs["reservations"][winner]}


def _auction(rules: Rules, inputs: Inputs) -> Answer:
    forehand = (inputs["dealer"] + step(rules)) % 4
    seats = {seat for seat, _ in inputs["bids"]}
    auction = Auction([s for s in seats_from(rules, forehand) if s in seats])
    for seat, word in inputs["bids"]:
        if word == "solo":
            continue
        assert seat == auction.turn
        if word == "pass":
            auction.give_up()
        else:
            assert word == auction.bid_word()
            auction.bid()
    # The list of the case ends with the decision; a challenger who could go on then passes.
    return {"declarer": auction.holder, "calls": auction.calls}


def _solo_flow(rules: Rules, inputs: Inputs) -> Answer:
    forced = inputs["kind"] == "forced"
    compulsory = inputs["kind"] in ("forced", "compulsory")
    dealer = inputs["dealer"]
    forehand = (dealer + step(rules)) % 4
    repeats = solo_repeats_dealer(rules, compulsory, forced)
    return {
        "leader": solo_leader(rules, forehand, inputs["soloist"], compulsory),
        "next_dealer": dealer if repeats else forehand,
    }


def _forced_solo(rules: Rules, inputs: Inputs) -> Answer:
    owed = dict.fromkeys(inputs["owing"], 1)
    if not force_due(rules, sum(owed.values()), inputs["deals_left"]):
        return {"forced_seat": None}
    assert all(counts_compulsory(n, {"suit": 0, "picture": 0}, "queens") for n in owed.values())
    order = seats_from(rules, (inputs["dealer"] + step(rules)) % 4)
    extra = rules["compulsory_enforcement"] == "extra_deal"
    return {"forced_seat": first_debtor(owed, order), "extra_deal": extra}


def _black_sow(rules: Rules, inputs: Inputs) -> Answer:
    second = inputs["spade_queen_tricks"][1]
    on = rules["black_sow"] != "off" and rules["black_sow_trigger"] == "always"
    re = [second["winner"]] if on else inputs["re_before"]
    return {**_sides(re), "from_trick": second["trick"]}


def _genscher(rules: Rules, inputs: Inputs) -> Answer:
    calls = [Call(-1, side, w) for side, words in inputs["calls"].items() for w in words]
    left = after_genscher(rules, calls)
    surviving = {s: [c.word for c in left if c.side == s] for s in ("re", "kontra")}
    return {**_sides([inputs["holder"], inputs["chosen"]]), "surviving_calls": surviving}


def _bock(rules: Rules, inputs: Inputs) -> Answer:
    rules = {**rules, "bock_length": inputs["length"], "bock_stack": inputs["stack"]}
    bocks: list[int] = []
    factors = []
    for deal in range(1, inputs["deals"] + 1):
        factors.append(bock_factor(rules, bocks))
        bocks = bocks_after(rules, bocks, deal in inputs["events"], repeats_dealer=False)
    return {"factors": factors}


def _dealers(rules: Rules, inputs: Inputs) -> Answer:
    match = Match(rules, 4, inputs["deals"])
    dealers = [match.after(inputs["first_dealer"], k) for k in range(inputs["deals"])]
    return {"dealers": dealers, "leaders": [match.after(d) for d in dealers]}


def _match_length(rules: Rules, inputs: Inputs) -> Answer:
    return {"ordinary": inputs["deals"] - inputs["compulsory"]}


def _party(rules: Rules, inputs: Inputs, expected: Inputs) -> Answer:
    questions: dict[str, Callable[[Rules, Inputs], Answer]] = {
        "parties": _parties,
        "wedding": _wedding,
        "poverty": _poverty,
        "contract": _contract,
        "auction": _auction,
        "solo_flow": _solo_flow,
        "forced_solo": _forced_solo,
        "black_sow": _black_sow,
        "genscher": _genscher,
        "bock": _bock,
        "dealers": _dealers,
        "match_length": _match_length,
    }
    return questions[inputs["question"]](rules, inputs)


def answer_case(case: Mapping[str, Any]) -> Answer:
    """What the referee says to a case, at least the keys of its `expected`.

    Raises:
        KeyError: a kind or question that is not known here.
    """
    kinds: dict[str, Callable[[Rules, Inputs, Inputs], Answer]] = {
        "scoring": _scoring,
        "trick": _trick,
        "legal": _legal,
        "announce": _announce,
        "party": _party,
    }
    rules = make_rules(case["preset"], case.get("overrides"))
    return kinds[case["kind"]](rules, case["inputs"], case["expected"])


def case_differences(case: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The expected keys that come out otherwise, with both values."""
    answer = answer_case(case)
    expected = case["expected"]
    return {
        key: (value, answer.get(key))
        for key, value in expected.items()
        if key not in answer or answer[key] != value
    }
