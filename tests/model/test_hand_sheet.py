"""Sheets written by hand: what the engine makes of little, corrections, odd tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from dokodesk.engine.actions import Word
from dokodesk.engine.match import Match
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.scoring import EXTRA_REASONS
from dokodesk.model.hand_desk import HandDesk
from dokodesk.model.hand_sheet import (
    EntryTrouble,
    HandEntry,
    HandSheet,
    Side,
    games,
    next_deal,
    offered_extras,
    sheet_of_hand,
    troubles,
)
from dokodesk.model.sheet import sheet_of
from tests.helpers.matches import NAMES, play_match

STANDARD = preset("pagat_standard")
KNEIPE = preset("kneipe")


def begun(rules: Rules = STANDARD, names: tuple[str, ...] = NAMES) -> HandSheet:
    return HandSheet(names=names, rules=rules, planned=16)


def written(match: Match) -> HandSheet:
    """The sheet somebody at the table would have written for a match."""
    hand = HandSheet(
        names=match.names,
        rules=match.rules,
        planned=match.planned,
        first_dealer=sheet_of(match).rows[0].dealer or 0,
    )
    for row in sheet_of(match).rows:
        assert row.result is not None
        sides = {}
        for party in (Party.RE, Party.KONTRA):
            words = [word for _, side, word in row.calls if side is party]
            levels = [w for w in (Word.NO90, Word.NO60, Word.NO30, Word.SCHWARZ) if w in words]
            sides[party] = Side(bool(words), levels[-1] if levels else None)
        for _ in range(row.voids_before):
            hand = hand.with_entry(HandEntry(contract="void"))
        hand = hand.with_entry(
            HandEntry(
                contract=row.contract,
                re=tuple(p for p, side in enumerate(row.parties) if side is Party.RE),
                re_points=row.result.card_points[0],
                no_trick=next(
                    (
                        side
                        for side, tricks in zip(
                            (Party.RE, Party.KONTRA), row.result.tricks, strict=True
                        )
                        if tricks == 0
                    ),
                    Party.NONE,
                ),
                re_side=sides[Party.RE],
                kontra_side=sides[Party.KONTRA],
                extras=tuple(
                    (line.reason, line.side)
                    for line in row.result.lines
                    if line.reason in EXTRA_REASONS
                ),
                compulsory=row.compulsory,
                heart_trick=False,
            )
        )
    return hand


@pytest.mark.parametrize(
    ("name", "seed"),
    [("pagat_standard", 1), ("pagat_standard", 2), ("ddv_tournament", 3), ("ddv_tournament", 4)],
)
def test_a_played_match_written_by_hand_gives_the_same_sheet(name: str, seed: int) -> None:
    """Scores, dealer and compulsory solos of whole matches, from the little that is entered."""
    match = play_match(preset(name), seed=seed, calls=0.06)
    played = sheet_of(match).rows
    found = sheet_of_hand(written(match)).rows
    assert [row.scores for row in found] == [row.scores for row in played]
    assert [row.totals for row in found] == [row.totals for row in played]
    assert [row.dealer for row in found] == [row.dealer for row in played]
    assert [row.value for row in found] == [row.value for row in played]


def test_bock_begins_and_ends_as_the_rules_say() -> None:
    hand = begun(KNEIPE).with_entry(HandEntry(re=(0, 1), re_points=120))
    assert [row.bock for row in sheet_of_hand(hand).rows] == [1]
    assert next_deal(hand).bock == 2
    for _ in range(KNEIPE.bock_length):
        assert next_deal(hand).bock == 2
        hand = hand.with_entry(HandEntry(re=(0, 1), re_points=130))
    assert next_deal(hand).bock == 1


def test_after_taking_everything_back_the_factor_is_one(qtbot: QtBot) -> None:
    """A factor must not survive the rows that brought it."""
    del qtbot
    desk = HandDesk(None)
    desk.begin(begun(KNEIPE))
    for points in (120, 120, 150):
        desk.write(HandEntry(re=(0, 1), re_points=points))
    assert desk.sheet is not None
    assert [row.bock for row in sheet_of_hand(desk.sheet).rows] == [1, 2, 2]
    while desk.can_undo:
        desk.undo()
    desk.write(HandEntry(re=(0, 1), re_points=150))
    rows = sheet_of_hand(desk.sheet).rows
    assert [row.bock for row in rows] == [1]
    assert rows[0].totals == rows[0].scores
    assert not desk.can_redo


def test_undo_and_redo_go_back_and_forth(qtbot: QtBot) -> None:
    del qtbot
    desk = HandDesk(None, now=lambda: "2026-11-30T20:00:00Z")
    desk.begin(begun())
    desk.write(HandEntry(re=(0, 1)))
    first = desk.sheet
    desk.correct(0, HandEntry(re=(0, 2)))
    second = desk.sheet
    desk.undo()
    assert desk.sheet == first
    desk.redo()
    assert desk.sheet == second
    assert second is not None
    assert second.trace[0].before == HandEntry(re=(0, 1))
    assert second.trace[0].when == "2026-11-30T20:00:00Z"


def test_a_correction_that_changes_nothing_leaves_no_trace() -> None:
    hand = begun().with_entry(HandEntry(re=(0, 1)))
    assert hand.corrected(0, HandEntry(re=(0, 1)), "now") is hand


def test_five_at_the_table_and_the_dealer_sits_out() -> None:
    hand = begun(names=("A", "B", "C", "D", "E"))
    deal = next_deal(hand)
    assert deal.dealer == 0
    assert set(deal.players) == {1, 2, 3, 4}
    assert troubles(hand, HandEntry(re=(0, 1)), deal) == (EntryTrouble.SITS_OUT,)
    row = sheet_of_hand(hand.with_entry(HandEntry(re=(1, 2), re_points=150))).rows[0]
    assert row.scores[0] is None
    assert row.scores[1] == row.scores[2]
    assert next_deal(hand.with_entry(HandEntry(re=(1, 2)))).dealer == 1


def test_owed_solos_go_down() -> None:
    hand = begun(preset("ddv_tournament"))
    assert next_deal(hand).owed == (1, 1, 1, 1)
    solo = HandEntry(contract="queens", re=(2,), re_points=130, compulsory=True)
    hand = hand.with_entry(solo)
    deal = next_deal(hand)
    assert deal.owed == (1, 1, 0, 1)
    assert deal.dealer == 0, "after a compulsory solo the same dealer deals again"
    assert EntryTrouble.NOT_OWED in troubles(hand, solo, deal)


@pytest.mark.parametrize(
    ("entry", "trouble"),
    [
        (HandEntry(re=(0,)), EntryTrouble.TWO_RE),
        (HandEntry(contract="queens", re=(0, 1)), EntryTrouble.ONE_RE),
        (HandEntry(re=(0, 1), re_points=241), EntryTrouble.POINTS),
        (HandEntry(re=(0, 1), re_points=10, no_trick=Party.RE), EntryTrouble.NO_TRICK),
        (
            HandEntry(contract="queens", re=(0,), extras=(("fox", Party.RE),)),
            EntryTrouble.EXTRAS,
        ),
    ],
)
def test_what_cannot_be_is_told(entry: HandEntry, trouble: EntryTrouble) -> None:
    hand = begun()
    assert trouble in troubles(hand, entry, next_deal(hand))


def test_a_game_for_few_tricks_is_won_or_lost() -> None:
    rules = replace(STANDARD, solo_types=STANDARD.solo_types | {"null_no_tricks"})
    hand = begun(rules)
    won = hand.with_entry(HandEntry(contract="null_no_tricks", re=(1,), won=True))
    lost = hand.with_entry(HandEntry(contract="null_no_tricks", re=(1,), won=False))
    assert (sheet_of_hand(won).rows[0].scores[1] or 0) > 0
    assert (sheet_of_hand(lost).rows[0].scores[1] or 0) < 0


def test_games_and_extras_follow_the_rules() -> None:
    assert "poverty" not in games(preset("ddv_tournament"))
    assert "poverty" in games(STANDARD)
    assert "charlie_caught" in offered_extras(STANDARD, "normal")
    assert "charlie_caught" not in offered_extras(preset("ddv_tournament"), "normal")
    assert offered_extras(STANDARD, "queens") == ()


@pytest.mark.parametrize(
    "names",
    [("",) * 4, ("A",) * 4, ("x" * 200, "🃏" * 30, "B", "C")],
    ids=["empty", "equal", "odd"],
)
def test_odd_names_do_no_harm(names: tuple[str, ...]) -> None:
    hand = begun(names=names).with_entry(HandEntry(re=(0, 1), re_points=150))
    assert len(sheet_of_hand(hand).rows) == 1
