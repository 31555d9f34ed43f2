from __future__ import annotations

import random
import sys
from math import log
from pathlib import Path

import pytest

from dokodesk.ai.position import moment_of
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import seat_view
from tests.ai.test_playout import hands_of, play_some, to_play
from tools import reading
from tools.reading import FORMS, Score, ratio, report, score

DEALS = Path(__file__).parents[1] / "data" / "freedoko" / "deals.doko"


def test_a_sure_and_right_reading_scores_nothing_and_a_wrong_one_much() -> None:
    looked = 0
    for seed in range(12):
        state = to_play(preset("ddv_tournament"), random.Random(seed), 1.0)
        if state is None:
            continue
        state = play_some(state, 14, random.Random(seed), calls=0.0)
        assert state.turn is not None
        view = seat_view(state, state.turn)
        if view.contract != "normal" or None not in view.parties:
            continue
        moment = moment_of(view)
        a, b, c, d = hands_of(moment, state)
        hands = (a, b, c, d)
        queen = moment.game.club_queen
        re = moment.re
        for seat in range(4):
            re |= bool(hands[seat] & (1 << queen | 1 << queen + 24)) << seat
        right = score(moment, [hands], [1.0], hands, re)
        # Of two equal cards in two hands nobody can say more than that each has one.
        ones = [moment.unseen >> place & (1 | 1 << 24) for place in range(24)]
        twins = [place for place in range(24) if ones[place].bit_count() == 2]
        apart = [p for p in twins if not any(hand >> p & hand >> p + 24 & 1 for hand in hands)]
        assert right.owners == pytest.approx(2 * len(apart) * log(0.5))
        assert right.misses == 0.0
        assert right.cards == moment.unseen.bit_count()
        assert right.sides >= 2
        # Half the weight on the truth, half on the same with two other hands exchanged.
        one, two = sorted({0, 1, 2, 3} - {moment.seat})[:2]
        swap = {one: two, two: one}
        e, f, g, h = (hands[swap.get(seat, seat)] for seat in range(4))
        mixed = score(moment, [hands, (e, f, g, h)], [3.0, 1.0], hands, re)
        assert mixed.owners < right.owners - 0.1
        sure = score(moment, [(e, f, g, h)], [1.0], hands, re)
        assert sure.owners < mixed.owners
        if (hands[one] ^ hands[two]) >> queen & 1 and not (moment.re >> one | moment.re >> two) & 1:
            assert sure.misses == 2.0
            assert mixed.misses == pytest.approx(2 / 16)
        looked += 1
    assert looked >= 4


def test_the_interval_is_that_of_whole_deals() -> None:
    mean, wide = ratio([1.0, 3.0], [2.0, 2.0])
    assert mean == 1.0
    assert wide == pytest.approx(1.96 * 2**0.5 / 4)
    assert ratio([2.0, 2.0], [4.0, 4.0]) == (0.5, 0.0)
    assert ratio([], []) == (0.0, 0.0)


def test_the_report_compares_each_row_with_the_one_above() -> None:
    deal = [Score(-2.0, 2, 1.0, 4), Score(-1.5, 2, 0.5, 4), Score(-1.0, 2, 0.6, 4)]
    lines = list(report([deal, deal], 5))
    assert lines[0] == "2 deals, 5 moments"
    assert [line.split("owners")[0].strip() for line in lines[1:]] == list(FORMS)
    assert "owners -1.0000" in lines[1]
    assert "owners -0.7500 (+0.2500 ± 0.0000)" in lines[2]
    assert "partners +0.1500 (+0.0250 ± 0.0000)" in lines[3]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["reading", *arguments])
    reading.main()


def test_deals_of_another_program_are_read_better_by_their_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "--records", str(DEALS), "--moments", "12", "--candidates", "150")
    choices, count, even, _, weighed = capsys.readouterr().out.splitlines()
    assert choices.startswith("1403 choices")
    assert int(count.split()[2]) > 300

    def owners(line: str) -> float:
        return float(line.split("owners")[1].split(maxsplit=1)[0])

    assert owners(weighed) > owners(even)


def test_the_same_deals_give_the_same_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--player", "rules", "--deals", "3", "--cards-only", "--candidates", "40")
    run(monkeypatch, *words)
    first = capsys.readouterr().out
    run(monkeypatch, *words)
    assert capsys.readouterr().out == first
    assert first.splitlines()[1].startswith("3 deals")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--deals", "0"), "counted from 1"),
        (("--records", "nowhere.doko"), "cannot be read"),
        (("--player", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_is_said(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    says: str,
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, *words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
