from __future__ import annotations

import pytest

from dokodesk.records.check import Report, check_record
from dokodesk.records.problems import Kind, Problem
from dokodesk.records.reader import read_record
from tests.records.examples import ALONE, FREEDOKO, MATCH, changed, golden


def _report(text: str) -> Report:
    return check_record(read_record(text.encode()))


def _problems(text: str) -> list[str]:
    return [str(problem) for problem in _report(text).problems]


def _only(text: str) -> Problem:
    (problem,) = _report(text).problems
    return problem


# --- right records --------------------------------------------------------------------------------


def test_deals_of_another_program_are_right() -> None:
    report = _report(FREEDOKO.read_text("utf-8"))
    assert report.problems == ()
    assert len(report.deals) == 45
    assert all(deal.finished and deal.deal.has_result for deal in report.deals)


def test_an_unfinished_deal_may_be_the_last_of_a_file() -> None:
    report = _report(MATCH)
    assert report.problems == ()
    assert [deal.finished for deal in report.deals] == [True, False]
    assert report.deals[1].result is None


def test_a_finished_deal_may_lack_its_result() -> None:
    head, _, _ = ALONE.partition("result:")
    (deal,) = _report(f"{head}...\n").deals
    assert deal.problems == ()
    assert deal.finished
    assert deal.result is not None
    assert deal.result["contract"] == "void"


def test_progress_is_told_after_each_deal() -> None:
    told: list[None] = []
    check_record(read_record(MATCH.encode()), lambda: told.append(None))
    assert len(told) == 2


# --- actions --------------------------------------------------------------------------------------


def test_a_refused_action_is_named_with_what_would_be_allowed() -> None:
    problem = _only(changed(ALONE, "1 healthy", "1 play CA"))
    assert problem.kind is Kind.REFUSED
    assert (problem.deal, problem.action, problem.text) == (1, 2, "1 play CA")
    assert problem.allowed == ("1 healthy", "1 reservation")
    assert str(problem) == (
        "deal 1, action 2 ('1 play CA'): this is not possible now: reservation; "
        "allowed: 1 healthy, 1 reservation"
    )


def test_nothing_before_a_refused_action_is_lost() -> None:
    (deal,) = _report(changed(ALONE, "2 healthy", "3 healthy")).deals
    assert deal.state is not None
    assert [action.text for action in deal.state.history] == ["0 reservation", "1 healthy"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 sing", "'sing' is not one of healthy, reservation"),
        ("1  healthy", "has a space too many"),
        ("4 healthy", "does not start with a seat"),
        ("healthy", "does not start with a seat"),
        ("1 healthy now", "nothing may follow"),
        ("1 choose wedding", "exactly one condition must follow"),
        ("1 choose ?", "not offered"),
        ("1 play C11", "'C11' is not a card"),
    ],
)
def test_words_that_are_no_action_are_refused_like_wrong_ones(text: str, says: str) -> None:
    problem = _only(changed(ALONE, "- 1 healthy", f"- '{text}'"))
    assert problem.kind is Kind.REFUSED
    assert problem.action == 2
    assert says in problem.reason
    assert "1 reservation" in problem.allowed


def test_an_action_after_the_end_is_refused() -> None:
    text = changed(ALONE, "  - 0 choose throw_in\n", "  - 0 choose throw_in\n  - 0 play CK\n")
    problem = _only(text)
    assert problem.reason == "the deal is over"
    assert problem.allowed == ()


def test_words_out_of_turn_are_among_what_is_allowed() -> None:
    text = changed(golden("pagat_standard"), "  - 0 play", "  - 0 play XX\n  - 0 play")
    problem = _report(text).problems[0]
    assert any("call" in action for action in problem.allowed)
    assert any("play" in action for action in problem.allowed)


# --- results --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("winner: none", "winner: re", "winner is re; it should be none"),
        ("winner: none\n", "x: none\n", "winner is missing; it should be none"),
        ("winner: none", "winner: none\n  extra: 1", "the unknown key extra"),
        ("value: 0", "value: 1", "value is 1; it should be 0"),
        ("value: 0", "value: false", "value is false; it should be 0"),
        ("value: 0", "value: '0'", "value is '0'; it should be 0"),
        ("contract: void", "contract: null", "contract is null; it should be void"),
        ("re: 0, kontra: 0}\n  tricks", "re: 1, kontra: 0}\n  tricks", "card_points of re is 1;"),
        ("re: 0, kontra: 0}\n  tricks", "re: 0}\n  tricks", "card_points of kontra is missing"),
        ("re: 0, kontra: 0}\n  tricks", "re: 0, kontra: 0, x: 1}\n  tricks", "unknown key x"),
        ("lines: []", "lines: [1]", "line 1 is 1; there should be no such line"),
        ("lines: []", "lines: {}", "lines is {}; it should be []"),
        ("scores: [0, 0, 0, 0]", "scores: [0, 0, 0]", "scores is [0, 0, 0]; it should be [0, 0,"),
    ],
)
def test_each_difference_of_a_result_is_named(old: str, new: str, says: str) -> None:
    problems = _report(changed(ALONE, old, new)).problems
    assert all(problem.kind is Kind.DIFFERENT for problem in problems)
    assert says in "\n".join(problem.reason for problem in problems)


def test_a_result_that_is_no_mapping_is_a_difference() -> None:
    head, _, _ = ALONE.partition("result:")
    assert "the stored result is nothing, not a mapping" in _problems(f"{head}result:\n...\n")[0]


def test_the_order_of_keys_does_not_matter() -> None:
    text = changed(ALONE, "  value: 0\n", "")
    assert _problems(changed(text, "  contract: void\n", "  value: 0\n  contract: void\n")) == []


def test_lines_are_compared_one_by_one() -> None:
    text = changed(
        FREEDOKO.read_text("utf-8"),
        "- {reason: game, side: kontra, points: 1}",
        "- {reason: game, side: re, points: 1}",
    )
    assert [problem.reason for problem in _report(text).problems] == [
        (
            "line 1 is {reason: game, side: re, points: 1}; "
            "it should be {reason: game, side: kontra, points: 1}"
        )
    ]


def test_a_missing_line_shows_in_every_line_behind_it() -> None:
    line = "    - {reason: schwarz, side: kontra, points: 1}\n"
    text = changed(FREEDOKO.read_text("utf-8"), line, "")
    assert [problem.reason for problem in _report(text).problems] == [
        "line 5 is missing; it should be {reason: schwarz, side: kontra, points: 1}"
    ]


def test_an_unfinished_deal_has_no_result() -> None:
    text = changed(ALONE, "  - 0 choose throw_in\n", "")
    assert _only(text).reason == "a result is stored, but the deal is not finished"


def test_an_unfinished_deal_is_only_possible_at_the_end() -> None:
    problems = _report(MATCH + MATCH).problems
    assert [problem.deal for problem in problems] == [2]
    assert "can only be the last of a file" in problems[0].reason


# --- hands and state ------------------------------------------------------------------------------


def test_hands_that_are_no_deal_are_refused() -> None:
    assert "seat 0 has 11 cards instead of 12" in _problems(changed(ALONE, "- CK CK", "- CK"))[0]
    problem = _problems(changed(ALONE, "- CK CK", "- CA CK"))[0]
    assert "missing CK, too many CA" in problem


@pytest.mark.parametrize(
    ("options", "state", "says"),
    [
        ("", "bock: 2", ""),
        ("", "bock: 4", ""),
        ("", "bock: 3", "'bock': 3 is not a factor that these rules can give"),
        ("bock: false", "bock: 2", "'bock': 2 is not a factor"),
        ("bock: false", "bock: 1", ""),
        ("bock_multiplier: 3", "bock: 9", ""),
        ("", "compulsory_owed: [1, 0, 0, 0]", "nobody owes more than 0"),
        ("compulsory_solos: 1", "compulsory_owed: [1, 0, 0, 0]", ""),
        ("compulsory_solos: 1", "compulsory_owed: [2, 0, 0, 0]", "nobody owes more than 1"),
        ("compulsory_solos: 1, match_end: open", "compulsory_owed: [1, 0, 0, 0]", "more than 0"),
        ("", "forced_solo: 1", "'forced_solo': seat 1 owes no solo"),
    ],
)
def test_the_state_of_a_deal_alone_must_be_possible(options: str, state: str, says: str) -> None:
    text = changed(ALONE, "options: {}", f"options: {{{options}}}")
    problems = _problems(changed(text, "dealer: 3", f"dealer: 3\nstate: {{{state}}}"))
    assert bool(problems) == bool(says)
    assert says in "".join(problems)


def test_a_missing_state_of_a_deal_alone_is_the_start_of_a_match() -> None:
    text = changed(ALONE, "options: {}", "options: {compulsory_solos: 1, bock: true}")
    (deal,) = _report(text).deals
    assert deal.state is not None
    assert deal.state.setup.owed == (1, 1, 1, 1)
    assert deal.state.setup.bock == 1


# --- matches --------------------------------------------------------------------------------------


def _number(text: str, old: int, new: int) -> str:
    return changed(text, f"number: {old}\n", f"number: {new}\n")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("number: 2\n", "number: 3\n", "'number' is 3; this is deal 2"),
        ("dealer: 0\n", "dealer: 1\n", "from forehand on the persons 1, 2, 3, 0 play this deal"),
        ("number: 2\nplayers: [0, 1, 2, 3]", "number: 2\nplayers: [1, 0, 2, 3]", "1, 2, 3, 0 play"),
    ],
)
def test_what_does_not_follow_from_the_deals_before_is_refused(
    old: str, new: str, says: str
) -> None:
    problems = _problems(changed(golden("ddv_tournament"), old, new))
    assert says in problems[0]
    assert len(problems) == 1


def test_a_void_deal_does_not_count() -> None:
    assert _problems(_number(MATCH, 1, 1)) == []
    second = MATCH.rindex("number: 1")
    text = f"{MATCH[:second]}number: 2{MATCH[second + len('number: 1') :]}"
    assert "'number' is 2; this is deal 1" in _problems(text)[0]


def test_the_state_must_agree_with_the_deals_before() -> None:
    text = golden("ddv_tournament")
    owed = "compulsory_owed: [1, 1, 1, 1]"
    assert "should be [1, 1, 1, 1]" in _problems(changed(text, owed, owed.replace("1]", "0]")))[0]
    assert (
        "'bock' is 2; after the deals before it should be 1"
        in _problems(changed(text, "bock: 1", "bock: 2"))[0]
    )
    assert (
        "'forced_solo' is 2; after the deals before it should be null"
        in _problems(changed(text, "forced_solo: null", "forced_solo: 2"))[0]
    )


def test_missing_state_follows_from_the_deals_before() -> None:
    text = golden("house_bock")
    without = "\n".join(line for line in text.split("\n") if not line.startswith("  bock: "))
    assert without != text
    assert _problems(without) == []
    factors = [deal.state.setup.bock for deal in _report(without).deals if deal.state is not None]
    assert max(factors) == 4


def test_time_can_force_a_debtor_early() -> None:
    text = golden("ddv_tournament")
    options = "options: {time_limit_min: 60}"
    timed = changed(text, "options: {}", options)
    for forced in (3, 0):
        problems = _problems(changed(timed, "forced_solo: null", f"forced_solo: {forced}"))
        # Seat 0 is the first debtor from the dealer's left; then its solo must be chosen first.
        wanted = "action 1" if forced == 0 else "'forced_solo' is 3"
        assert wanted in problems[0]


def test_after_a_broken_deal_the_rest_of_its_match_is_not_judged() -> None:
    text = changed(golden("ddv_tournament"), "  - 0 healthy\n", "  - 0 sing\n")
    report = _report(text + MATCH)
    assert len(report.problems) == 1
    assert [deal.judged for deal in report.deals] == [True] + [False] * 10 + [True] * 2


def test_a_wrong_result_does_not_stop_the_match() -> None:
    text = changed(golden("ddv_tournament"), "winner: re", "winner: none")
    report = _report(text)
    assert [problem.deal for problem in report.problems] == [1]
    assert all(deal.judged for deal in report.deals)


def test_five_at_the_table() -> None:
    text = golden("house_five_at_the_table")
    assert _problems(text) == []
    assert "the dealer sits out" in _problems(changed(text, "dealer: out", "dealer: 3"))[0]
    assert "play this deal" in _problems(changed(text, "forehand: 2", "forehand: 1"))[0]


def test_a_match_may_be_longer_than_the_rules_say() -> None:
    text = golden("pagat_standard")
    assert _problems(changed(text, "deals: 12\n", "deals: 13\n")) == []
    assert "the match of 8 deals is over" in _problems(changed(text, "deals: 12\n", ""))[0]
