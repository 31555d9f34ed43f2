from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dokodesk.engine.cards import Card
from dokodesk.engine.options import SoloMix
from dokodesk.engine.rules import preset
from dokodesk.records.model import Record
from dokodesk.records.problems import Kind, RecordError
from dokodesk.records.reader import load_bytes, read_record
from tests.records.examples import ALONE, MATCH, changed


def _read(text: str) -> Record:
    return read_record(text.encode())


def _problem(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        _read(text)
    assert all(problem.kind is Kind.UNREADABLE for problem in caught.value.problems)
    return str(caught.value)


def _rules_with(options: str) -> str:
    return changed(ALONE, "options: {}", f"options: {{{options}}}")


def test_a_deal_that_stands_alone() -> None:
    (deal,) = _read(ALONE).deals
    assert deal.rules == preset("kneipe")
    assert (deal.dealer, deal.forehand, deal.number, deal.players) == (3, 0, None, None)
    assert deal.hands[0][:2] == (Card.CK, Card.CK)
    assert deal.actions[-1] == "0 choose throw_in"
    assert deal.has_result
    assert deal.line == 1


def test_a_match_with_its_deals() -> None:
    (part,) = _read(MATCH).parts
    assert part.match is not None
    assert part.match.names == ("Anna", "Ben", "Cem", "Dora")
    assert part.match.planned == 8
    assert [deal.place for deal in part.deals] == [1, 2]
    assert [deal.line for deal in part.deals] == [11, 42]
    assert part.deals[0].players == (0, 1, 2, 3)
    assert not part.deals[1].has_result
    assert part.deals[0].given.bock == 1
    assert part.deals[1].given.bock is msgspec.UNSET


def test_deals_alone_and_matches_can_follow_each_other() -> None:
    record = _read(ALONE + ALONE + MATCH)
    assert [len(part.deals) for part in record.parts] == [2, 2]
    assert [part.match is None for part in record.parts] == [True, False]
    assert [deal.place for deal in record.deals] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("written", "key", "value"),
    [
        ("pigs: off", "pigs", "off"),
        ("pigs: 'off'", "pigs", "off"),
        ("pigs: false", "pigs", "off"),
        ("pigs: no", "pigs", "off"),
        ("wedding: off", "wedding", False),
        ("wedding: on", "wedding", True),
        ("deck: 48", "deck", "48"),
        ("deck: '48'", "deck", "48"),
        ("solo_ranking: equal", "solo_ranking", ()),
        ("redeal_kings: 0", "redeal_kings", 0),
        ("wedding_conditions: [plain]", "wedding_conditions", frozenset({"plain"})),
    ],
)
def test_option_values_as_yaml_reads_them(written: str, key: str, value: object) -> None:
    (deal,) = _read(_rules_with(written)).deals
    assert getattr(deal.rules, key) == value


def test_the_deck_as_an_integer() -> None:
    text = _rules_with("deck: 40").replace(" C9 C9 S9 S9 H9 D9 D9", "").replace(" H9\n", "\n")
    assert _read(text).deals[0].rules.deck == "40"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("pig: start", "pig: there is no such option; did you mean: pigs"),
        ("pigs: sometimes", "pigs: sometimes is not a possible value; possible: off, start"),
        ("pigs: true", "pigs: true does not fit"),
        ("deck: 52", "deck: 52 is not a possible value"),
        ("wedding: 1", "wedding: 1 does not fit"),
        ("solo_types: [tricks]", "solo_types: tricks is not a possible value"),
        ("compulsory_solos: -1", "compulsory_solos: -1 is out of range"),
        ("wedding: null", "wedding: nothing does not fit"),
    ],
)
def test_unknown_options_and_values_are_refused(options: str, says: str) -> None:
    assert f"deal 1, line 1: rule option {says}" in _problem(_rules_with(options))


def test_an_unknown_preset_is_refused() -> None:
    assert "there is no preset pub" in _problem(changed(ALONE, "kneipe", "pub"))


@pytest.mark.parametrize(
    "rules", ["{preset: kneipe}", "{preset: kneipe, options: }", "{preset: kneipe, note: x}"]
)
def test_options_may_be_missing(rules: str) -> None:
    text = changed(ALONE, "{preset: kneipe, options: {}}", rules)
    assert _read(text).deals[0].rules == preset("kneipe")


def test_unknown_keys_of_a_document_are_ignored_but_kept() -> None:
    record = _read(changed(ALONE, "number: 1", "number: 1\nweather: [rain, 12.5]"))
    assert record.documents[0]["weather"] == ["rain", 12.5]


def test_number_and_players_of_a_deal_alone_are_not_looked_at() -> None:
    text = changed(changed(ALONE, "number: 1", "number: x"), "[0, 1, 2, 3]", "nobody")
    assert _read(text).deals[0].number is None


def test_actions_may_be_missing() -> None:
    head, _, _ = ALONE.partition("actions:")
    assert _read(f"{head}...\n").deals[0].actions == ()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("doko: 1", "doko: 2", "this is format 2; this program reads format 1"),
        ("doko: 1", "doko: '1'", "'doko' must be the number of the format"),
        ("doko: 1", "doko: true", "'doko' must be the number of the format"),
        ("doko: 1\n", "", "'doko' must be the number of the format, 1, not nothing"),
        ("kind: deal", "kind: game", "'kind' must be match or deal, not game"),
        ("kind: deal\n", "", "'kind' must be match or deal, not nothing"),
        ("rules: {preset: kneipe, options: {}}\n", "", "a deal that stands alone carries 'rules'"),
        ("{preset: kneipe, options: {}}", "kneipe", "'rules' must name a preset"),
        ("{}}", "[pigs]}", "is not a mapping of options"),
        ("dealer: 3", "dealer: 4", "'dealer' must be a seat 0-3 or out, not 4"),
        ("dealer: 3", "dealer: true", "'dealer' must be a seat 0-3 or out, not true"),
        ("dealer: 3\n", "", "'dealer' must be a seat 0-3 or out, not nothing"),
        ("dealer: 3", "dealer: out", "with 'dealer: out' the key 'forehand' must name a seat"),
        (
            "dealer: 3",
            "dealer: 3\nforehand: 1",
            "'forehand' is the seat after the dealer, 0, not 1",
        ),
        ("dealer: 3", "dealer: 3\nforehand: x", "'forehand' must be a seat 0-3, not x"),
        ("  - CK CK", "  - CK C11", "'hands': seat 0: 'C11' is not a card"),
        ("  - CK CK", "  - ck CK", "'hands': seat 0: 'ck' is not a card"),
        (
            "  - HJ HJ DJ DJ DA DA D10 D10 DK DK HK H9\n",
            "",
            "'hands' must be four lines of cards",
        ),
        (
            "  - HJ HJ DJ DJ DA DA D10 D10 DK DK HK H9\n",
            "  - [HJ]\n",
            "the hand of seat 3 must be a line of cards",
        ),
        ("  - 0 reservation", "  - 0", "'actions': number 1 must be a text, not 0"),
        ("  - 0 reservation", "  - [0, healthy]", "'actions': number 1 must be a text"),
        ("dealer: 3", "dealer: 3\nstate: 1", "'state' must be a mapping"),
        ("dealer: 3", "dealer: 3\nstate: {pot: 1}", "'state' has no key pot; possible: compulsory"),
        ("dealer: 3", "dealer: 3\nstate: {bock: 0}", "'bock' must be a factor from 1 on, not 0"),
        ("dealer: 3", "dealer: 3\nstate: {bock: true}", "'bock' must be a factor from 1 on"),
        ("dealer: 3", "dealer: 3\nstate: {forced_solo: 4}", "'forced_solo' must be a seat"),
        ("dealer: 3", "dealer: 3\nstate: {compulsory_owed: [1]}", "must be four numbers"),
        ("dealer: 3", "dealer: 3\nstate: {compulsory_owed: [1, 1, 1, -1]}", "four numbers"),
        ("dealer: 3", "dealer: 3\nstate: {compulsory_mix_owed: []}", "needs the option"),
    ],
)
def test_a_deal_of_the_wrong_form_is_refused(old: str, new: str, says: str) -> None:
    assert says in _problem(changed(ALONE, old, new))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("players: [Anna, Ben, Cem, Dora]", "players: [Anna, Ben, Cem]", "four to seven names"),
        ("players: [Anna, Ben, Cem, Dora]", "players: four", "four to seven names"),
        ("Anna, Ben", "Anna, No", "not false; a name that YAML takes for something else stands in"),
        ("deals: 8", "deals: 0", "'deals' must be the planned number of deals, not 0"),
        ("deals: 8", "deals: many", "'deals' must be the planned number of deals, not many"),
        ("number: 1\nplayers", "number: one\nplayers", "'number' must be the number of the deal"),
        ("players: [0, 1, 2, 3]", "players: [0, 1, 2, 4]", "four different indexes 0-3"),
        ("players: [0, 1, 2, 3]", "players: [0, 1, 2, 2]", "four different indexes 0-3"),
        ("players: [0, 1, 2, 3]\n", "", "four different indexes 0-3"),
        (
            "dealer: 3",
            "dealer: 3\nrules: {preset: kneipe, options: {}}",
            "the deals of a match carry no 'rules'",
        ),
    ],
)
def test_a_match_of_the_wrong_form_is_refused(old: str, new: str, says: str) -> None:
    assert says in _problem(changed(MATCH, old, new))


def test_the_deals_of_a_broken_match_are_not_blamed() -> None:
    assert len(_problem(changed(MATCH, "deals: 8", "deals: 0")).splitlines()) == 1


def test_everything_that_is_wrong_is_reported_at_once() -> None:
    broken = changed(ALONE, "dealer: 3", "dealer: 9")
    problem = _problem(broken + ALONE + broken)
    assert [line.partition(",")[0] for line in problem.splitlines()] == ["deal 1", "deal 3"]


def test_names_may_be_numbers() -> None:
    record = _read(changed(MATCH, "[Anna, Ben, Cem, Dora]", "[1, 2, '3', 4]"))
    assert record.parts[0].match is not None
    assert record.parts[0].match.names == ("1", "2", "3", "4")


def test_the_mix_of_owed_solos() -> None:
    rules = "compulsory_solos: 2, compulsory_solo_mix: {suit: 1, picture: 1}"
    mixes = ", ".join(["{suit: 1, picture: 0}"] * 4)
    text = changed(
        _rules_with(rules), "dealer: 3", f"dealer: 3\nstate: {{compulsory_mix_owed: [{mixes}]}}"
    )
    assert _read(text).deals[0].given.mix_owed == (SoloMix(1, 0),) * 4
    for wrong in ("{suit: 1}", "{suit: 1, picture: x}", "1", "{suit: 1, picture: 1, other: 1}"):
        broken = changed(text, "{suit: 1, picture: 0}", wrong)
        assert "four mappings with numbers for 'suit' and 'picture'" in _problem(broken)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="the file cannot be read: No such file"):
        load_bytes(tmp_path / "x.doko")
    with pytest.raises(RecordError, match="the file cannot be read"):
        load_bytes(tmp_path)
    with pytest.raises(RecordError, match="the file cannot be read"):
        load_bytes(tmp_path / "a\0b")
