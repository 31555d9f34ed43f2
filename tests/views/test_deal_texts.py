"""The sentences about a finished deal name the winner and the reason."""

from __future__ import annotations

import pytest

from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import DealSummary, Outcome, summarise
from dokodesk.views.deal_texts import cause_text, headline_text, joined, sides_text, value_texts
from tests.helpers.matches import REFUSED_POVERTY, find_deal, play_match, scripted_deal


def found(outcome: Outcome, *, calls: float) -> DealSummary:
    match = find_deal(lambda one: summarise(one, -1).outcome is outcome, calls=calls)
    return summarise(match, -1)


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ([], ""),
        (["Anna"], "Anna"),
        (["Anna", "Ben"], "Anna and Ben"),
        (["A", "B", "C"], "A, B and C"),
    ],
)
def test_names_in_a_row(names: list[str], text: str) -> None:
    assert joined(names) == text


@pytest.mark.usefixtures("qapp")
def test_every_deal_of_a_match_can_be_told() -> None:
    for seed in (1, 2, 3):
        match = play_match(seed=seed, calls=0.2, healthy=0.5)
        for place in range(len(match.deals)):
            summary = summarise(match, place)
            for text in (headline_text(summary), cause_text(summary)):
                assert text
                assert "{" not in text


@pytest.mark.usefixtures("qapp")
def test_no_side_has_won_is_said() -> None:
    summary = found(Outcome.BOTH_MISSED, calls=0.6)
    assert headline_text(summary) == "No side has won"
    assert "announced more" in cause_text(summary)


@pytest.mark.usefixtures("qapp")
def test_a_missed_promise_is_the_reason() -> None:
    summary = found(Outcome.PROMISE_MISSED, calls=0.04)
    text = cause_text(summary)
    loser = "Kontra" if summary.winner is Party.RE else "Re"
    assert text.startswith(f"{loser} announced “no ")
    if summary.needed is not None:
        assert str(summary.needed) in text


@pytest.mark.usefixtures("qapp")
def test_a_lone_player_is_named() -> None:
    match = find_deal(lambda one: one.deals[-1].result.contract == "jacks", healthy=0.0, calls=0.0)
    summary = summarise(match, -1)
    assert summary.alone is not None
    assert summary.alone.name in headline_text(summary)
    assert summary.alone.name in sides_text(summary)
    assert value_texts(summary) == ["Played alone: counts 3 times"]


@pytest.mark.usefixtures("qapp")
def test_a_refused_poverty_gives_nothing_away() -> None:
    summary = summarise(scripted_deal(*REFUSED_POVERTY), -1)
    assert headline_text(summary) == "Nobody takes the poverty"
    assert sides_text(summary) == ""
