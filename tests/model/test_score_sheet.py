"""The score sheet as a model: one row for each deal that counts (rules 2.8, 2.12)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import finish_deal, new_match, totals
from dokodesk.engine.rules import preset
from dokodesk.model.score_sheet import (
    FIXED_COLUMNS,
    AloneRole,
    DealRole,
    PartyRole,
    ScoreRole,
    ScoreSheetModel,
    SheetColumn,
    TotalRole,
)
from dokodesk.model.sheet import sheet_rows
from tests.helpers.matches import (
    NAMES,
    REFUSED_POVERTY,
    find_deal,
    play_deal,
    play_match,
    scripted_deal,
)

STANDARD = preset("pagat_standard")


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheetModel:
    del qtbot
    return ScoreSheetModel(lambda contract: contract.upper())


def text(sheet: ScoreSheetModel, row: int, column: int) -> str:
    return str(sheet.index(row, column).data())


def test_qt_finds_nothing_wrong_with_it(sheet: ScoreSheetModel, qtmodeltester: ModelTester) -> None:
    check: Callable[[ScoreSheetModel], None] = qtmodeltester.check
    check(sheet)
    sheet.set_match(play_match(deals=3))
    check(sheet)
    sheet.set_match(play_match(deals=5))
    sheet.set_match(None)
    check(sheet)


def test_an_empty_sheet_has_only_its_headings(sheet: ScoreSheetModel) -> None:
    assert (sheet.rowCount(), sheet.columnCount()) == (0, FIXED_COLUMNS)
    assert sheet.headerData(0, Qt.Orientation.Horizontal) == "No."
    sheet.set_match(new_match(STANDARD, NAMES, 3))
    assert (sheet.rowCount(), sheet.columnCount()) == (0, FIXED_COLUMNS + 4)
    assert sheet.headerData(FIXED_COLUMNS, Qt.Orientation.Horizontal) == "Anna"


def test_a_row_tells_what_stands_on_paper(sheet: ScoreSheetModel) -> None:
    match = play_match(seed=3)
    sheet.set_match(match)
    assert sheet.rowCount() == 8
    for row, deal in enumerate(match.scored):
        assert text(sheet, row, SheetColumn.NUMBER) == str(row + 1)
        assert text(sheet, row, SheetColumn.CONTRACT) == deal.result.contract.upper()
        assert deal.seating.dealer is not None
        assert text(sheet, row, SheetColumn.DEALER) == NAMES[deal.seating.dealer]
        assert text(sheet, row, SheetColumn.VALUE) == str(deal.result.value).replace("-", "−")
        for person in range(4):
            index = sheet.index(row, FIXED_COLUMNS + person)
            assert index.data(ScoreRole) == deal.result.scores[person]
            assert index.data(PartyRole) == deal.result.parties[person].value
    last = sheet.rowCount() - 1
    shown = tuple(sheet.index(last, FIXED_COLUMNS + p).data(TotalRole) for p in range(4))
    assert shown == totals(match)


def test_scores_are_shown_with_a_sign_and_the_total(sheet: ScoreSheetModel) -> None:
    match = play_match(deals=2)
    sheet.set_match(match)
    for person in range(4):
        index = sheet.index(1, FIXED_COLUMNS + person)
        score, total = index.data(ScoreRole), index.data(TotalRole)
        shown = str(index.data()).replace("−", "-").split()
        assert [int(part) for part in shown] == [score, total]
        assert shown[0].startswith("+") == (score > 0)
        assert NAMES[person] in str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_void_deal_is_no_row(sheet: ScoreSheetModel) -> None:
    match = scripted_deal(*REFUSED_POVERTY)
    sheet.set_match(match)
    assert sheet.rowCount() == 0
    match = finish_deal(match, play_deal(match, "after the void one"))
    sheet.set_match(match)
    assert sheet.rowCount() == 1
    assert text(sheet, 0, SheetColumn.NUMBER) == "1"
    assert sheet.index(0, 0).data(DealRole) == 1


def test_the_lone_player_stands_out(sheet: ScoreSheetModel) -> None:
    match = find_deal(lambda one: one.deals[-1].result.contract == "queens", healthy=0.0)
    sheet.set_match(match)
    alone = match.deals[-1].result.parties.index("re")
    for person in range(4):
        cell = sheet.index(0, FIXED_COLUMNS + person)
        assert cell.data(AloneRole) is (person == alone)


def test_nobody_has_won_is_said_in_words(sheet: ScoreSheetModel) -> None:
    match = find_deal(
        lambda one: not one.deals[-1].void and one.deals[-1].result.winner == "none", calls=0.6
    )
    sheet.set_match(match)
    assert text(sheet, 0, SheetColumn.WINNER) == "nobody"
    assert sum(match.deals[-1].result.scores) == 0


def test_new_rows_are_inserted_and_old_ones_stay(qtbot: QtBot, sheet: ScoreSheetModel) -> None:
    match = play_match(deals=2)
    sheet.set_match(match)
    more = finish_deal(match, play_deal(match, "one more", healthy=1.0))
    with (
        qtbot.assertNotEmitted(sheet.modelReset),
        qtbot.waitSignal(sheet.rowsInserted) as told,
    ):
        sheet.set_match(more)
    assert told.args is not None
    assert told.args[1:] == [2, 2]
    with qtbot.assertNotEmitted(sheet.modelReset), qtbot.assertNotEmitted(sheet.rowsInserted):
        sheet.set_match(more)


def test_another_match_replaces_everything(qtbot: QtBot, sheet: ScoreSheetModel) -> None:
    sheet.set_match(play_match(deals=2))
    with qtbot.waitSignal(sheet.modelReset):
        sheet.set_match(play_match(deals=2, seed=2))
    with qtbot.waitSignal(sheet.modelReset):
        sheet.set_match(None)
    assert sheet.rowCount() == 0


def test_the_bock_factor_is_written_where_there_is_one(sheet: ScoreSheetModel) -> None:
    rules = msgspec.structs.replace(
        STANDARD, bock=True, bock_triggers=frozenset({"both_called"}), bock_length=2
    )
    match = play_match(rules, deals=6, calls=0.5, planned=20)
    sheet.set_match(match)
    assert sheet.has_bock
    factors = [row.bock for row in sheet.rows]
    assert 1 in factors
    assert 2 in factors
    shown = [text(sheet, row, SheetColumn.BOCK) for row in range(6)]
    assert shown == ["×2" if factor == 2 else "" for factor in factors]


def test_rows_taken_back_leave_no_factor_behind(sheet: ScoreSheetModel) -> None:
    rules = msgspec.structs.replace(
        STANDARD, bock=True, bock_triggers=frozenset({"both_called"}), bock_length=2
    )
    sheet.set_match(play_match(rules, deals=3, calls=0.5, planned=20))
    empty = new_match(rules, NAMES, 3, 20)
    sheet.set_match(empty)
    sheet.set_match(finish_deal(empty, play_deal(empty, "plain", calls=0.0)))
    assert [row.bock for row in sheet.rows] == [1]
    assert sheet.rows[0].totals == sheet.rows[0].scores


def test_a_compulsory_solo_is_marked(sheet: ScoreSheetModel) -> None:
    rules = preset("ddv_tournament")
    match = find_deal(
        lambda one: one.deals[-1].result.contract in ("queens", "jacks", "aces"),
        rules,
        healthy=0.0,
    )
    sheet.set_match(match)
    assert sheet.rows[0].compulsory
    assert text(sheet, 0, SheetColumn.CONTRACT).endswith("(compulsory)")


def test_with_five_at_the_table_one_sits_out(sheet: ScoreSheetModel) -> None:
    names = (*NAMES, "Eva")
    rules = msgspec.structs.replace(STANDARD, table_size=5)
    match = play_match(rules, deals=5, names=names, planned=10)
    sheet.set_match(match)
    assert sheet.columnCount() == FIXED_COLUMNS + 5
    for row, deal in enumerate(sheet_rows(match)):
        assert deal.scores.count(None) == 1
        assert deal.dealer is not None
        assert deal.scores[deal.dealer] is None
        shown = text(sheet, row, FIXED_COLUMNS + deal.dealer)
        assert shown.startswith("–")


def test_names_are_shown_as_they_are(sheet: ScoreSheetModel) -> None:
    names = ("<b>Anna</b>", "x" * 60, "🦊", "Łukasz")
    sheet.set_match(play_match(deals=1, names=names))
    headings = [
        sheet.headerData(FIXED_COLUMNS + person, Qt.Orientation.Horizontal) for person in range(4)
    ]
    assert headings == list(names)
