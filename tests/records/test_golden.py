"""The golden matches are there, complete, and still give the same results."""

from __future__ import annotations

from functools import cache

import pytest

from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.rules import PRESETS, preset, preset_names
from dokodesk.records.check import Report, check_record
from dokodesk.records.reader import read_record
from tests.helpers.golden import Golden, goldens, offered, path_of, text_of
from tests.records.examples import GOLDEN
from tests.referee import check_file

ALL = {golden.name: golden for golden in goldens()}


@cache
def _text(name: str) -> str:
    path = path_of(ALL[name])
    assert path.is_file(), "run python -m tests.helpers.golden"
    return path.read_text("utf-8")


@cache
def _report(name: str) -> Report:
    return check_record(read_record(_text(name).encode()))


def _contracts(name: str) -> set[str]:
    return {deal.result["contract"] for deal in _report(name).deals if deal.result is not None}


@pytest.mark.parametrize("name", ALL)
def test_replaying_gives_the_stored_results(name: str) -> None:
    report = _report(name)
    assert report.problems == ()
    assert all(deal.finished and deal.deal.has_result for deal in report.deals)
    assert len(report.deals) == len(ALL[name].wanted)


@pytest.mark.parametrize("name", ALL)
def test_the_independent_referee_agrees(name: str) -> None:
    assert check_file(_text(name)) == []


@pytest.mark.parametrize("name", preset_names())
def test_each_preset_has_a_match_with_every_game_it_offers(name: str) -> None:
    assert ALL[name].rules == preset(name)
    assert _contracts(name) == set(offered(preset(name)))


def test_each_contract_has_a_golden_deal() -> None:
    played = set().union(*(_contracts(name) for name in ALL))
    assert played == {*CONTRACTS, VOID}


def test_no_golden_match_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.doko")} == set(ALL)
    assert len(PRESETS) <= len(ALL)


def test_declarations_bids_and_bock_are_among_them() -> None:
    text = "".join(_text(name) for name in ALL)
    words = "pigs|super_pigs|hyper_pigs|genscher 0".split("|")
    for word in [f"declare {word}" for word in words] + ["bid schwarz", "bock: 4", "dealer: out"]:
        assert f"{word}\n" in text


@pytest.mark.parametrize("name", ["chilean_40", "house_auction"])
def test_they_can_be_written_anew(name: str) -> None:
    golden: Golden = ALL[name]
    assert text_of(golden) == _text(name)
