"""The referee against the worked cases, the sample records, and its own random deals."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from .calls import SPOKEN, Call
from .cards import Play, close_trick, faces, full_deck, hand_size, order_of
from .cases import case_differences, read_cases
from .loader import DATA, Unreadable, make_rules, option_types, read_documents
from .match import Match, bocks_after, check_file, legal, replay_deal
from .play import legal_actions, start_replay
from .player import (
    PRESETS,
    RandomPlayer,
    all_presets,
    deal_document,
    random_deal,
    random_hands,
    random_match,
    write_document,
)
from .rules import LEVELS, wedding_search
from .score import Facts, Line, score_deal, winner_by_play
from .state import DealState, Refused

ROOT = Path(__file__).resolve().parents[2]
FREEDOKO = DATA / "freedoko" / "deals.doko"


@pytest.fixture(scope="session")
def case_file(pytestconfig: pytest.Config) -> Path:
    """The worked cases, or the file given with --cases."""
    given = pytestconfig.getoption("--cases", default=None)
    return Path(given) if given else DATA / "rules_cases.yaml"


# The worked cases and the sample records


def test_every_case_comes_out_right(case_file: Path) -> None:
    cases = read_cases(case_file)
    wrong = {case["id"]: found for case in cases if (found := case_differences(case))}
    assert cases
    assert wrong == {}


def test_a_wrong_expectation_is_noticed() -> None:
    for case in read_cases():
        key = next(iter(case["expected"]))
        spoilt = copy.deepcopy(case)
        spoilt["expected"][key] = "something else"
        assert key in case_differences(spoilt), case["id"]


def test_the_sample_deals_are_right() -> None:
    text = FREEDOKO.read_text(encoding="utf-8")
    assert len(read_documents(text)) == 45
    assert check_file(text) == []


def test_the_command_line_reports_by_exit_status(tmp_path: Path) -> None:
    bad = tmp_path / "bad.doko"
    bad.write_text(FREEDOKO.read_text(encoding="utf-8")[:-4], encoding="utf-8")

    def run(*names: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tests.referee", *names]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    good = run(str(FREEDOKO))
    assert (good.returncode, good.stdout) == (0, f"{FREEDOKO}: ok\n")
    broken = run(str(bad))
    assert broken.returncode == 1
    assert "cut short" in broken.stdout
    assert run(str(tmp_path / "missing.doko")).returncode == 2
    assert run().returncode == 2


# Text form, record 1


def sample(seed: int = 5, preset: str = "ddv_tournament") -> dict[str, Any]:
    """A finished deal that stands alone, as data."""
    text, _ = random_deal(Random(seed), preset, eager=0.0)
    return read_documents(text)[0].data


def reasons(*documents: dict[str, Any]) -> str:
    """What is wrong with these documents, as one text."""
    return "; ".join(map(str, check_file("".join(map(write_document, documents)))))


def test_a_document_that_is_not_closed_is_refused_as_a_whole() -> None:
    text = write_document(sample())
    assert check_file(text) == []
    assert "not closed" in str(check_file(text + text.removesuffix("...\n"))[0])
    assert "not closed" in str(check_file(text.removesuffix("...\n") + text)[0])
    assert "opens with" in str(check_file(text + "kind: deal\n")[0])
    assert check_file("") != []


@pytest.mark.parametrize(
    ("option", "value", "fine"),
    [
        ("deck", 48, True),
        ("deck", "48", True),
        ("deck", 40, True),
        ("deck", 52, False),
        ("pigs", False, True),
        ("pigs", "off", True),
        ("pigs", True, False),
        ("genscher", "kings", False),
        ("dulle_rule", False, False),
        ("fox_caught", True, False),
        ("wedding", "off", False),
        ("wedding_limit", 13, False),
        ("solo_types", ["queens", "grand"], False),
        ("announce_latest", [1, 2, 3, 4], False),
        ("no_such_option", 1, False),
    ],
)
def test_option_values_are_checked_against_the_catalogue(
    option: str, value: Any, fine: bool
) -> None:
    if fine:
        assert make_rules("kneipe", {option: value})[option] in ("48", "40", "off")
    else:
        with pytest.raises(Unreadable, match=option):
            make_rules("kneipe", {option: value})


def test_every_preset_value_is_known_to_the_catalogue() -> None:
    assert len(option_types()) == 135
    for preset in all_presets():
        assert make_rules(preset).keys() == option_types().keys()


def test_the_result_is_compared_as_data() -> None:
    data = sample()
    assert reasons(data) == ""
    shuffled = {**data, "result": dict(reversed(data["result"].items()))}
    assert reasons(shuffled) == ""
    without = {key: value for key, value in data.items() if key != "result"}
    assert reasons(without) == ""
    for key in data["result"]:
        changed = copy.deepcopy(data)
        changed["result"][key] = "other"
        assert f"'{key}' of the result" in reasons(changed)
        del changed["result"][key]
        assert f"lacks the key '{key}'" in reasons(changed)
    data["result"]["remark"] = 1
    assert "unknown key 'remark'" in reasons(data)


def test_unknown_keys_are_ignored_but_not_in_options_and_state() -> None:
    data = sample()
    data["comment"] = "x"
    assert reasons(data) == ""
    assert "'mood'" in reasons({**data, "state": {"mood": 1}})
    assert "'mood'" in reasons({**data, "rules": {"preset": "kneipe", "options": {"mood": 1}}})
    assert "'dream'" in reasons({**data, "rules": {"preset": "dream"}})
    assert "carries 'rules'" in reasons({k: v for k, v in data.items() if k != "rules"})


@pytest.mark.parametrize("text", ["0  healthy", " 0 healthy", "0 healthy ", "4 healthy", "healthy"])
def test_words_are_separated_by_one_space(text: str) -> None:
    rules = make_rules("pagat_standard")
    replay = start_replay(rules, random_hands(Random(1), rules), 0)
    with pytest.raises(Refused):
        replay.apply(text)
    replay.apply("0 healthy")


def test_an_unfinished_deal_has_no_result_and_is_the_last_document() -> None:
    data = sample()
    short = {**data, "actions": data["actions"][:-1]}
    assert "unfinished" in reasons(short)
    del short["result"]
    assert reasons(short) == ""
    assert reasons(data, short) == ""
    assert "last document" in reasons(short, data)


def test_a_refusal_names_deal_action_reason_and_what_is_allowed() -> None:
    data = sample()
    data["actions"][2] = "2 play CA"
    (problem,) = check_file(write_document(sample()) + write_document(data))
    assert (problem.deal, problem.action) == (2, 3)
    assert "not possible in this phase" in problem.reason
    assert any(text.endswith("healthy") for text in problem.allowed)


def test_legal_answers_for_a_deal_document() -> None:
    data = sample()
    rules = make_rules("ddv_tournament")
    begun = {**data, "actions": data["actions"][:5]}
    assert legal(begun, rules, data["actions"][5])
    assert not legal(begun, rules, data["actions"][4])


# Cards and tricks


@pytest.mark.parametrize("game", ["normal", "suit_hearts", "queens", "aces", "koehler"])
def test_of_identical_cards_the_first_wins(game: str) -> None:
    rules = make_rules("pagat_standard")
    order = order_of(game, rules)
    for face in faces(rules):
        low = next(f"{s}9" for s in order.plain if s != face[0])
        for first in range(4):
            for second in range(first + 1, 4):
                cards = [face if k in (first, second) else low for k in range(4)]
                alone = [face if k == first else low for k in range(4)]
                plays = [Play(k, card) for k, card in enumerate(cards)]
                once = [Play(k, card) for k, card in enumerate(alone)]
                trick = close_trick(rules, order, plays, False, False)
                assert trick.winner != second
                assert trick.winner == close_trick(rules, order, once, False, False).winner


@pytest.mark.parametrize(
    ("rule", "early", "last"),
    [
        ("first", 0, 0),
        ("second", 2, 2),
        ("second_except_last", 2, 0),
        ("first_except_last", 0, 2),
    ],
)
def test_hearts_tens(rule: str, early: int, last: int) -> None:
    rules = make_rules("pagat_standard", {"dulle_rule": rule})
    plays = [Play(k, card) for k, card in enumerate(["H10", "CQ", "H10", "D9"])]
    for game, expected in (("normal", (early, last)), ("suit_spades", (early, last))):
        order = order_of(game, rules)
        assert close_trick(rules, order, plays, False, False).winner == expected[0]
        assert close_trick(rules, order, plays, True, False).winner == expected[1]
    plain = make_rules("pagat_standard", {"dulle_rule": rule, "dulle_rule_in_solos": False})
    for is_last in (False, True):
        trick = close_trick(plain, order_of("suit_spades", plain), plays, is_last, False)
        assert trick.winner == 0


@pytest.mark.parametrize(
    ("game", "count48", "count40"),
    [
        ("normal", 26, 24),
        ("suit_clubs", 26, 24),
        ("suit_hearts", 24, 22),
        ("queens", 8, 8),
        ("kings", 8, 8),
        ("aces", 0, 0),
        ("pure_spades", 12, 10),
        ("jacks_queens", 16, 16),
        ("koehler", 24, 24),
        ("queen_suit_hearts", 18, 16),
        ("jack_suit_clubs", 18, 16),
        ("null_no_tricks", 0, 0),
        ("slim_martin", 26, 24),
    ],
)
def test_number_of_trumps(game: str, count48: int, count40: int) -> None:
    for deck, count in (("48", count48), ("40", count40)):
        rules = make_rules("pagat_standard", {"deck": deck})
        order = order_of(game, rules)
        assert sum(card in order.trumps for card in full_deck(rules)) == count
        for card in full_deck(rules):
            assert card in order.trumps or card[1:] in order.plain[card[0]]


def test_the_bride_is_found_a_partner_in_the_third_trick() -> None:
    rules = make_rules("ddv_tournament")
    tricks = [("T", 0), ("C", 0)]
    assert wedding_search(rules, 0, "any", tricks) == ("open", None, None)
    assert wedding_search(rules, 0, "any", [*tricks, ("T", 2)]) == ("found", 2, 3)
    assert wedding_search(rules, 0, "any", [*tricks, ("T", 0)]) == ("failed", None, 3)


# Scoring


def facts_of(
    preset: str,
    re_points: int,
    calls: str = "",
    extras: Sequence[Line] = (),
    contract: str = "normal",
    re_tricks: int = 6,
    **options: Any,
) -> Facts:
    """A finished deal; the calls are words, those of Kontra with a leading k."""
    said = []
    for word in calls.split():
        side = "kontra" if word.startswith("k") else "re"
        said.append(Call(0, side, "kontra" if word == "kontra" else word.removeprefix("k:")))
    re = frozenset([0, 2] if contract in ("normal", "wedding", "poverty") else [0])
    return Facts(
        make_rules(preset, options),
        contract,
        re,
        {"re": re_points, "kontra": 240 - re_points},
        {"re": re_tricks, "kontra": 12 - re_tricks},
        said,
        extras,
    )


@pytest.mark.parametrize(
    ("preset", "re_points", "calls", "winner", "value"),
    [
        ("ddv_tournament", 88, "re no90 kontra", "kontra", 9),
        ("ddv_tournament", 143, "re no90 kontra", "kontra", 7),
        ("ddv_tournament", 130, "re no90 kontra", "kontra", 7),
        ("pagat_standard", 130, "re no90 kontra", "kontra", 8),
        ("ddv_tournament", 121, "re no90 kontra k:no90", "none", 1),
        ("pagat_standard", 121, "re no90 kontra k:no90", "none", 0),
    ],
)
def test_missed_calls(preset: str, re_points: int, calls: str, winner: str, value: int) -> None:
    result = score_deal(facts_of(preset, re_points, calls))
    assert (result["winner"], result["value"]) == (winner, value)


def test_the_winner_follows_the_table_of_targets() -> None:
    for kontra_alone in (True, False):
        for re_points in range(241):
            plain = facts_of("pagat_standard", re_points, "", kontra_alone_121=kontra_alone)
            assert (winner_by_play(plain) == "re") == (re_points >= 121)
            said = facts_of("pagat_standard", re_points, "kontra", kontra_alone_121=kontra_alone)
            assert (winner_by_play(said) == "re") == (re_points >= (120 if kontra_alone else 121))
            for n, target in enumerate((151, 181, 211)):
                words = " ".join(["re", *LEVELS[: n + 1]])
                level = facts_of("pagat_standard", re_points, words)
                assert (winner_by_play(level) == "re") == (re_points >= target)
                words = " ".join(["kontra", *("k:" + w for w in LEVELS[: n + 1])])
                level = facts_of("pagat_standard", re_points, words)
                assert (winner_by_play(level) == "kontra") == (re_points <= 240 - target)


@pytest.mark.parametrize("preset", [p for p in PRESETS if p != "chilean_40"])
def test_taking_back_a_missed_call_never_costs_the_caller(preset: str) -> None:
    """Rules 4.1 no 7."""
    ladders = [" ".join(["re", *LEVELS[:n]]) for n in range(5)]
    answers = ["", "kontra", "kontra k:no90", "kontra k:no90 k:no60"]
    for re_points in (0, 29, 30, 59, 60, 89, 90, 119, 120, 121, 150, 151, 180, 181, 210, 211, 239):
        for answer in answers:
            nets = []
            for ladder in ladders:
                result = score_deal(facts_of(preset, re_points, f"{ladder} {answer}"))
                nets.append(sum(e["points"] for e in result["lines"] if e["side"] == "re"))
                nets[-1] -= sum(e["points"] for e in result["lines"] if e["side"] != "re")
            limits = (151, 181, 211, 241)
            for n, limit in enumerate(limits, start=1):
                if re_points < limit:
                    assert nets[n - 1] >= nets[n], (re_points, answer, n)


@pytest.mark.parametrize(
    ("mode", "contract", "re_points", "scores"),
    [
        ("plus_minus", "normal", 152, [2, -2, 2, -2]),
        ("plus", "normal", 152, [2, 0, 2, 0]),
        ("minus", "normal", 152, [0, -2, 0, -2]),
        ("plus_minus", "queens", 152, [6, -2, -2, -2]),
        ("plus", "queens", 152, [6, 0, 0, 0]),
        ("minus", "queens", 152, [0, -2, -2, -2]),
        ("plus", "queens", 85, [0, 2, 2, 2]),
        ("minus", "queens", 85, [-6, 0, 0, 0]),
        ("plus_minus", "queens", 85, [-6, 2, 2, 2]),
        ("plus", "black_sow", 152, [2, 0, 0, 0]),
    ],
)
def test_settlement(mode: str, contract: str, re_points: int, scores: list[int]) -> None:
    facts = facts_of("ddv_tournament", re_points, contract=contract, score_mode=mode)
    assert score_deal(facts)["scores"] == scores


def test_doubling_cap_and_cowardice_lines() -> None:
    fox = [Line("fox", "kontra", 1, extra=True)] * 4
    both = score_deal(facts_of("kneipe", 152, "re kontra"))
    assert [(e["reason"], e["points"]) for e in both["lines"]] == [
        ("game", 1),
        ("under_90", 1),
        ("re_call", 2),
        ("kontra_call", 4),
    ]
    capped = score_deal(facts_of("pagat_standard", 130, "", fox, loser_flip="capped_at_zero"))
    assert capped["lines"][-1] == {"reason": "cap", "side": "re", "points": 3}
    assert capped["value"] == 0
    coward = score_deal(facts_of("pagat_standard", 190, "", cowardice=3))
    assert coward["winner"] == "kontra"
    assert [e["reason"] for e in coward["lines"]] == ["game", "under_90", "under_60"]
    assert {e["side"] for e in coward["lines"]} == {"kontra"}


# Bock and match


def test_bock_stacks() -> None:
    base = {"bock": True, "bock_length": 4}
    for stack, expected in (
        ("multiply", [1, 4]),
        ("append", [5]),
        ("restart", [4]),
        ("ignore", [1]),
    ):
        rules = make_rules("kneipe", {**base, "bock_stack": stack})
        assert bocks_after(rules, [2], triggered=True, repeats_dealer=False) == expected
        assert bocks_after(rules, [2], triggered=False, repeats_dealer=True) == [2]
        assert bocks_after(rules, [1], triggered=False, repeats_dealer=False) == []


def test_a_match_with_five_leaves_out_the_dealer() -> None:
    match = Match(make_rules("pagat_standard"), 5, 8)
    assert match.playing(3) == [4, 0, 1, 2]
    backwards = Match(make_rules("pagat_standard", {"direction": "ccw"}), 5, 8)
    assert backwards.playing(3) == [2, 1, 0, 4]


@pytest.mark.parametrize("seed", range(12))
def test_random_matches_are_right_and_wrong_states_are_noticed(seed: int) -> None:
    rng = Random(seed)
    persons = rng.choice([4, 4, 5, 7])
    text, _, replays = random_match(rng, PRESETS[seed % 6], seed * 3, persons, deals=4)
    assert check_file(text) == []
    documents = [d.data for d in read_documents(text)]
    assert len(documents) == len(replays) + 1
    for key, value in (("number", 99), ("players", [0, 2, 1, 3]), ("state", {"bock": 7})):
        changed = copy.deepcopy(documents)
        changed[1][key] = value
        assert reasons(*changed) != ""
    changed = copy.deepcopy(documents)
    changed[-1]["rules"] = {"preset": "kneipe"}
    assert "carry no 'rules'" in reasons(*changed)


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    text, _, _ = random_match(Random(3), "pagat_standard", deals=2)
    documents = [d.data for d in read_documents(text)]
    documents[0]["deals"] = 1
    assert "match is over" in reasons(*documents)


def test_debts_at_the_end_force_a_solo() -> None:
    rules = make_rules("ddv_tournament")
    match = Match(rules, 4, 4)
    match.dealer = 3
    state = match.expected_state([0, 1, 2, 3], 0)
    assert (state.forced, state.owed) == (0, [1, 1, 1, 1])
    finnish = Match(make_rules("finnish_seed"), 4, 4)
    finnish.dealer = 3
    assert finnish.expected_state([0, 1, 2, 3], 0).forced is None
    finnish.number = 5
    assert finnish.expected_state([0, 1, 2, 3], 0).forced == 0
    assert not finnish.over
    finnish.owed = [0, 0, 0, 0]
    assert finnish.over


# Random deals, rules 4.1


def snapshot(replay: Any) -> str:
    """Everything a replay knows, as text."""
    return repr(sorted(vars(replay).items()))


def play_and_watch(seed: int, preset: str, options: int) -> Any:
    """Plays a random deal; after every action some other texts are tried."""
    rng = Random(seed)
    text, played = random_deal(rng, preset, options, eager=rng.choice([0.02, 0.1]))
    assert check_file(text) == []
    data = read_documents(text)[0].data
    replay = start_replay(played.rules, played.dealt, played.forehand, played.state)
    size = hand_size(replay.rules)
    for action in data["actions"]:
        before = snapshot(replay)
        seat = rng.randrange(4)
        for word in ("healthy", "play CA", "call " + rng.choice(SPOKEN), "declare pigs", "pass"):
            if replay.problem(f"{seat} {word}") is not None:
                with pytest.raises(Refused):
                    replay.apply(f"{seat} {word}")
        assert snapshot(replay) == before
        if replay.phase == "play" and replay.next_seat is not None:
            assert replay.playable(replay.next_seat)
            for s in range(4):
                done = len(replay.tricks) + any(p.seat == s for p in replay.current)
                assert len(replay.hands[s]) == size - done
        assert replay.problem(action) is None
        replay.apply(action)
    assert snapshot(replay) == snapshot(played)
    return replay


def check_result(replay: Any) -> None:
    """The invariants of rules 4.1 on a finished deal."""
    result = replay.result()
    rules = replay.rules
    lines = result["lines"]
    assert all(line["points"] > 0 and line["side"] in ("re", "kontra") for line in lines)
    view = "kontra" if result["winner"] == "kontra" else "re"
    net = sum(e["points"] if e["side"] == view else -e["points"] for e in lines)
    assert result["value"] == net
    if result["contract"] == "void":
        assert result["scores"] == [0, 0, 0, 0]
        return
    assert result["parties"].count("re") in (1, 2)
    whole = len(replay.tricks) == hand_size(rules)
    assert whole or result["contract"] == "null_no_tricks"
    assert sum(result["tricks"].values()) == len(replay.tricks)
    if whole:
        assert sum(result["card_points"].values()) == 240
    if rules["score_mode"] == "plus_minus":
        assert sum(result["scores"]) == 0
        assert len({score % 2 for score in result["scores"]}) == 1
    found = [line["reason"] for line in lines]
    assert found.count("charlie") <= 1
    assert found.count("fox") <= 2
    if rules["doppelkopf_min"] == 40:
        assert found.count("doppelkopf") <= 4
    if result["winner"] == "none":
        levels = {c.side for c in replay.calls if c.word in LEVELS}
        tie = result["card_points"]["re"] == 120
        assert (
            len(levels) == 2
            or tie
            or result["contract"] == "slim_martin"
            or (rules["re_kontra_binding"])
        )


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("options", [0, 4, 25, 80])
def test_random_deals_keep_the_invariants(preset: str, options: int) -> None:
    for seed in range(4):
        check_result(play_and_watch(1000 * options + seed, preset, options))


def test_legal_actions_are_exactly_those_that_are_accepted() -> None:
    rules = make_rules("kneipe", {"solo_auction": "announcement_levels"})
    for seed in range(3):
        rng = Random(seed)
        replay = start_replay(rules, random_hands(rng, rules), 2, DealState.start(rules))
        player = RandomPlayer(rng, 0.2)
        while not replay.finished:
            texts = legal_actions(replay, with_returns=True)
            assert texts
            for text in texts:
                assert copy.deepcopy(replay).problem(text) is None
            replay.apply(player.choose(replay))
        assert legal_actions(replay) == set()


def test_a_record_is_replayed_from_its_document() -> None:
    text, played = random_deal(Random(8), "kneipe", eager=0.3)
    data = yaml.safe_load(text.removeprefix("---").removesuffix("...\n"))
    done = replay_deal(data, played.rules)
    assert done.problem is None
    assert done.result == played.result() == data["result"]
    again = deal_document(done.replay, data["dealer"], 1)
    assert {**again, "rules": data["rules"]} == data


@pytest.mark.parametrize("seed", range(4))
def test_damaged_records_give_problems_not_tracebacks(seed: int) -> None:
    rng = Random(seed)
    text, _, _ = random_match(rng, PRESETS[seed], 10, persons=4 + seed % 2, deals=2)
    odd: list[Any] = [None, True, -1, 99, 0.5, "", "x", [], [1], {}, {"a": 1}, [None] * 4]
    for _ in range(25):
        documents = [d.data for d in read_documents(text)]
        target: Any = rng.choice(documents)
        while True:
            key = rng.choice(list(target) if isinstance(target, dict) else range(len(target)))
            if rng.random() < 0.4 or not isinstance(target[key], dict | list) or not target[key]:
                break
            target = target[key]
        target[key] = rng.choice(odd)
        for problem in check_file("".join(map(write_document, documents))):
            assert str(problem)
    for _ in range(25):
        place = rng.randrange(len(text))
        cut = text[:place] + rng.choice(["", "\0", "[", ":", "\t", '"']) + text[place + 1 :]
        check_file(cut)
