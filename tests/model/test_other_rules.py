"""The same deal by other rules."""

from __future__ import annotations

import pytest

from dokodesk.engine.options import OPTION
from dokodesk.engine.rules import preset
from dokodesk.model.other_rules import REASON_OPTIONS, alternatives, option_of
from tests.helpers.matches import REFUSED_POVERTY, play_match, scripted_deal


def test_the_rules_it_was_played_by_are_no_alternative() -> None:
    match = play_match(deals=1)
    names = [other.preset for other in alternatives(match.deals[0])]
    assert "pagat_standard" not in names
    assert "ddv_tournament" in names


def test_another_deck_cannot_have_been_played() -> None:
    match = play_match(deals=1)
    found = {other.preset: other for other in alternatives(match.deals[0])}
    assert found["chilean_40"].result is None
    assert found["finnish_seed"].result is not None


def test_charlie_caught_is_what_the_tournament_does_not_know() -> None:
    """Lines that are missing are exactly the difference in value."""
    for seed in range(80):
        match = play_match(deals=1, seed=seed, calls=0)
        deal = match.deals[0]
        if any(line.reason == "charlie_caught" for line in deal.result.lines):
            break
    other = next(o for o in alternatives(deal) if o.preset == "ddv_tournament")
    assert other.result is not None
    assert [line.reason for line in other.lost if line.reason == "charlie_caught"]
    view = deal.result.winner
    if other.result.winner is view:
        gained = sum(x.points if x.side is view else -x.points for x in other.gained)
        lost = sum(x.points if x.side is view else -x.points for x in other.lost)
        assert other.result.value == deal.result.value + gained - lost


def test_a_void_deal_has_none() -> None:
    match = scripted_deal(*REFUSED_POVERTY)
    assert alternatives(match.deals[0]) == ()


def test_every_reason_leads_to_an_option_that_exists() -> None:
    for key in REASON_OPTIONS.values():
        assert key in OPTION
    reasons = set()
    for name in ("kneipe", "ddv_tournament", "pagat_standard", "chilean_40"):
        match = play_match(preset(name), deals=8, planned=16, calls=0.3, seed=2)
        reasons |= {line.reason for deal in match.deals for line in deal.result.lines}
    assert {
        reason: option_of(reason) for reason in reasons if option_of(reason) not in OPTION
    } == {}


@pytest.mark.parametrize(
    ("reason", "option"),
    [
        ("no90_call", "level_call_value"),
        ("re_call", "re_kontra_effect"),
        ("120_vs_no90", "failed_level_scoring"),
        ("predict_no60_false", "announcements"),
    ],
)
def test_families_of_reasons(reason: str, option: str) -> None:
    assert option_of(reason) == option
