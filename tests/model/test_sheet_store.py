"""Sheets of real evenings and records of others in the history, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.model.hand_sheet import HandEntry, HandSheet, Side, sheet_of_hand
from dokodesk.model.record_file import open_record
from dokodesk.model.sheet import sheet_of
from dokodesk.model.sheet_files import file_stem, sheet_of_csv, sheets_csv, sheets_doko
from dokodesk.model.sheet_import import hand_of_table, own_sheets, store_record
from dokodesk.model.sheet_store import load_hand, store_hand
from dokodesk.records.csv_form import read_csv
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History, MatchFilter, MatchKind, MatchStatus
from tests.helpers.matches import NAMES, play_match


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made = History(tmp_path / "history.db")
    made.open()
    yield made
    made.close()


def sample() -> HandSheet:
    hand = HandSheet(
        names=(*NAMES, "Jürgen ♣"),
        rules=preset("kneipe"),
        planned=20,
        title="Donnerstag",
        day="2026-11-30",
        entries=(
            HandEntry(re=(1, 2), re_points=120, kontra_side=Side(said=True)),
            HandEntry(contract="void"),
            HandEntry(contract="", scores=(3, 3, -3, None, -3), day="2026-11-30"),
        ),
    )
    other = HandEntry(re=(1, 2), re_points=150, extras=(("fox", Party.RE),))
    return hand.corrected(0, other, "2026-11-30T21:00:00Z")


def test_a_sheet_comes_back_as_it_was(history: History) -> None:
    hand = sample()
    number = store_hand(history, hand)
    assert load_hand(history, number) == hand
    stored = history.match(number)
    assert stored.kind is MatchKind.SHEET
    assert stored.status is MatchStatus.FINISHED
    assert stored.totals == sheet_of_hand(hand).totals


def test_storing_it_again_replaces_it_as_a_whole(history: History) -> None:
    hand = sample()
    number = store_hand(history, hand)
    shorter = hand.without(2, "later").without(0, "later still")
    assert store_hand(history, shorter, number) == number
    assert load_hand(history, number) == shorter
    empty = shorter.without(0, "at last")
    store_hand(history, empty, number)
    assert load_hand(history, number) == empty
    assert history.matches(MatchFilter(kinds=(MatchKind.SHEET,)))[0].deals == 0


def test_a_sheet_is_nothing_to_play_on(history: History) -> None:
    store_hand(history, sample())
    assert history.running_match() is None


def test_rules_that_are_not_known_stay_so(history: History) -> None:
    hand = HandSheet(
        names=("A", "B"), rules=None, entries=(HandEntry(contract="", scores=(1, -1)),)
    )
    assert load_hand(history, store_hand(history, hand)) == hand


def test_a_sheet_that_is_not_there(history: History) -> None:
    with pytest.raises(StorageError):
        load_hand(history, 99)


def test_an_exported_table_is_read_back_without_loss() -> None:
    for name in ("kneipe", "ddv_tournament"):
        sheet = sheet_of(play_match(preset(name), seed=7))
        table = read_csv(sheets_csv([sheet]))[0]
        again = sheet_of_csv(table)
        for row, old in zip(again.rows, sheet.rows, strict=True):
            for fact in ("number", "contract", "compulsory", "dealer", "winner", "value", "bock"):
                assert getattr(row, fact) == getattr(old, fact)
            assert (row.scores, row.totals, row.parties) == (old.scores, old.totals, old.parties)


def test_an_exported_table_goes_into_a_hand_sheet() -> None:
    sheet = sheet_of(play_match(deals=5))
    table = own_sheets(sheets_csv([sheet]).encode("utf-8-sig"))[0]
    hand = hand_of_table(table, title="x")
    assert sheet_of_hand(hand).totals == sheet.totals
    assert own_sheets(b"a;b\n1;2\n") == ()


def test_a_record_is_taken_in_with_every_card(history: History, tmp_path: Path) -> None:
    match = play_match(deals=3)
    path = tmp_path / "a.doko"
    path.write_text(sheets_doko([sheet_of(match)]), "utf-8")
    assert store_record(history, open_record(path)) == 1
    listed = history.matches(MatchFilter(kinds=(MatchKind.RECORD,)))
    stored = history.match(listed[0].id)
    assert [deal.actions for deal in stored.deals] == [
        tuple(action.text for action in deal.actions) for deal in match.deals
    ]


def test_a_json_record_opens_too(tmp_path: Path) -> None:
    from dokodesk.model.sheet_files import sheets_json

    path = tmp_path / "a.json"
    path.write_text(sheets_json([sheet_of(play_match(deals=2))]), "utf-8")
    file = open_record(path)
    assert (file.deals, file.problems) == (2, ())


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Donnerstag 1/2", "Donnerstag-1-2"),
        ("../../etc", "etc"),
        ("  ", "dokodesk"),
        ("Łukasz & Jürgen", "Łukasz-Jürgen"),
        ("a" * 300, "a" * 60),
    ],
)
def test_titles_become_file_names(title: str, stem: str) -> None:
    assert file_stem(title) == stem
