"""Figures with how far they can be trusted, and what chance allows."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from dokodesk.model.statistics import (
    Share,
    Verdict,
    call_shares,
    dealing_facts,
    figure_of,
    figures_by,
    hypergeometric,
    overall_verdict,
    stray_chance,
    trump_rows,
    verdict_of,
    wilson,
)
from dokodesk.storage.history import CubeCell, DealtCount


def cell(scores: list[int], **changes: object) -> CubeCell:
    values: dict[str, object] = {
        "contract": "normal",
        "side": "re",
        "alone": False,
        "place": 0,
        "call": 0,
        "own_call": 0,
        "other_call": 0,
        "level": "standard",
        "deals": len(scores),
        "won": sum(score > 0 for score in scores),
        "lost": sum(score < 0 for score in scores),
        "total": sum(scores),
        "squares": sum(score * score for score in scores),
    }
    return CubeCell(**(values | changes))  # type: ignore[arg-type] # keywords of a table


def test_mean_has_the_error_of_the_scores_it_is_made_of() -> None:
    scores = [3, -1, 2, -5, 4, 4]
    figure = figure_of([cell(scores[:2]), cell(scores[2:])])
    mean = sum(scores) / 6
    deviation = math.sqrt(sum((score - mean) ** 2 for score in scores) / 5)
    assert figure.mean == pytest.approx(mean)
    assert figure.error == pytest.approx(deviation / math.sqrt(6))
    assert (figure.deals, figure.won, figure.total) == (6, 4, 7)
    assert figure.low < figure.mean < figure.high


def test_one_deal_has_no_error_and_none_has_no_mean() -> None:
    assert figure_of([cell([4])]).error is None
    assert figure_of([]).deals == 0


def test_figures_are_sorted_by_how_often() -> None:
    cells = [cell([1], side="re"), cell([2, 3], side="kontra"), cell([5], side="re", place=2)]
    figures = figures_by(cells, lambda each: each.side)
    assert {side: figure.total for side, figure in figures.items()} == {"re": 6, "kontra": 5}
    cells.append(cell([1, 1, 1], side="kontra"))
    assert list(figures_by(cells, lambda each: each.side)) == ["kontra", "re"]


def test_announcements_of_both_sides() -> None:
    cells = [cell([2, 2, -2], call=1), cell([4], call=2), cell([-3, 1], other_call=1)]
    own, others = call_shares(cells, own=True), call_shares(cells, own=False)
    assert {height: (share.hits, share.cases) for height, share in own.items()} == {
        1: (2, 3),
        2: (1, 1),
    }
    assert (others[1].hits, others[1].cases) == (1, 2)


def test_wilson_interval_against_a_published_example() -> None:
    share = wilson(9, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.596, 0.982)
    assert wilson(0, 0) == Share(0, 0, 0.0, 1.0)
    assert wilson(0, 20).low == 0.0


def test_hypergeometric_is_the_count_of_all_hands() -> None:
    deck = [1] * 3 + [0] * 5
    counts = [0] * 5
    for hand in combinations(deck, 4):
        counts[sum(hand)] += 1
    chances = hypergeometric(8, 3, 4)
    assert chances == pytest.approx([count / 70 for count in counts])


def test_chance_of_the_wedding() -> None:
    # Both queens of clubs in one hand of twelve out of 48: 12/48 * 11/47.
    assert hypergeometric(48, 2, 12)[2] == pytest.approx(12 / 48 * 11 / 47)


def row(hands: int, **changes: object) -> DealtCount:
    values: dict[str, object] = {
        "with_nines": True,
        "dulle": True,
        "trumps": 6,
        "dulles": 0,
        "old_ones": 0,
        "foxes": 0,
        "nines": 2,
        "kings": 2,
        "aces": 1,
        "hands": hands,
    }
    return DealtCount(**(values | changes))  # type: ignore[arg-type] # keywords of a table


def test_facts_expect_what_theory_says() -> None:
    rows = [row(900), row(100, old_ones=2)]
    facts = {fact.key: fact for fact in dealing_facts(rows)}
    wedding = facts["both_old_ones"]
    assert (wedding.hits, wedding.hands) == (100, 1000)
    assert wedding.expected == pytest.approx(1000 * 12 / 48 * 11 / 47)
    assert wedding.low < wedding.expected < wedding.high
    assert wedding.verdict is Verdict.DOUBTFUL
    assert facts["five_nines"].hits == 0
    assert overall_verdict(list(facts.values())) is Verdict.DOUBTFUL


def test_deck_without_nines_expects_none() -> None:
    facts = {fact.key: fact for fact in dealing_facts([row(50, with_nines=False, nines=0)])}
    assert facts["five_nines"].expected == 0
    assert facts["five_nines"].verdict is Verdict.USUAL


def test_trumps_expected_add_up_to_all_hands() -> None:
    rows = trump_rows([row(600), row(400, dulle=False, trumps=7), row(200, with_nines=False)])
    assert sum(each.expected for each in rows) == pytest.approx(1200)
    assert (rows[6].hits, rows[7].hits) == (800, 400)
    mean = sum(each.trumps * each.expected for each in rows) / 1200
    wanted = (600 * 12 * 26 / 48 + 400 * 12 * 24 / 48 + 200 * 10 * 24 / 40) / 1200
    assert mean == pytest.approx(wanted)


def test_chance_to_stray_is_exact() -> None:
    # Ten throws of a coin: 0 or 10 heads have 2/1024.
    assert stray_chance(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert stray_chance(0, 10, 0.5) == pytest.approx(2 / 1024)
    assert stray_chance(5, 10, 0.5) == 1.0
    assert stray_chance(20000, 80000, 0.25) == 1.0
    assert stray_chance(21000, 80000, 0.25) < 1e-12


@pytest.mark.parametrize(
    ("chance", "verdict"),
    [
        (0.9, Verdict.USUAL),
        (0.03, Verdict.POSSIBLE),
        (0.002, Verdict.RARE),
        (0.00001, Verdict.DOUBTFUL),
    ],
)
def test_verdict_follows_from_the_chance(chance: float, verdict: Verdict) -> None:
    assert verdict_of(chance) is verdict


def test_without_hands_there_is_no_verdict() -> None:
    facts = dealing_facts([])
    assert {fact.verdict for fact in facts} == {Verdict.NO_DATA}
    assert overall_verdict(facts) is Verdict.NO_DATA
