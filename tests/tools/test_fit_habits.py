from __future__ import annotations

import pytest

from dokodesk.ai import habits
from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine.rules import preset
from tools.fit_habits import Sample, fit, likelihood, lines_of, rounded, samples_of


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    rules, player = preset("ddv_tournament"), RulePlayer()
    found: list[Sample] = []
    for number in range(1, 9):
        end = play_deal(deal_setup(rules, "fit", number), [player] * 4, f"fit-{number}")
        found += samples_of(end)
    return found


def test_every_choice_of_a_deal_is_a_sample(samples: list[Sample]) -> None:
    assert len(samples) > 8 * 20
    for terms, chosen in samples:
        assert 0 <= chosen < len(terms)
        assert len(terms) > 1


def test_fitting_makes_the_choices_likelier(samples: list[Sample]) -> None:
    nothing = [0.0] * habits.SIZE
    fitted = fit(samples, rounds=3)
    assert likelihood(samples, fitted)[0] > likelihood(samples, nothing)[0] + 0.3
    in_steps = [number / habits.UNIT for number in rounded(fitted)]
    assert likelihood(samples, in_steps)[0] == pytest.approx(
        likelihood(samples, fitted)[0], abs=0.01
    )


def test_the_written_module_holds_the_numbers() -> None:
    numbers = [0, 127, -127, -1, 1] * 50
    names: dict[str, object] = {}
    exec("\n".join(lines_of(numbers)), names)
    assert names["TABLE"] == tuple(numbers)
    assert max(len(line) for line in lines_of(numbers)) <= 100
