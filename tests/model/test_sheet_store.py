"""Sheets of real evenings and records of others in the history, and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_struct

from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.model.hand_sheet import HandEntry, HandSheet, Side, sheet_of_hand
from dokodesk.model.record_file import open_record
from dokodesk.model.sheet import Sheet, sheet_of
from dokodesk.model.sheet_files import (
    file_stem,
    sheet_of_csv,
    sheets_csv,
    sheets_doko,
    sheets_json,
)
from dokodesk.model.sheet_import import hand_of_table, own_sheets, store_record
from dokodesk.model.sheet_store import load_hand, store_hand
from dokodesk.model.stored_deals import UnfinishedDeal, store_match
from dokodesk.records.check import check_record
from dokodesk.records.csv_form import csv_text
from dokodesk.records.reader import read_record
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History, MatchFilter, MatchKind, MatchStatus
from dokodesk.views.history.export import sheet_of_stored
from tests.helpers.matches import NAMES, play_match
from tests.records.examples import GOLDEN


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


GOLDEN_NAMES = sorted(path.stem for path in GOLDEN.glob("*.doko"))
KEPT = (
    *("names", "rows", "rules", "planned", "title", "day", "codes", "level", "tags", "note"),
    *("totals", "size"),
)


def golden_sheet(name: str) -> Sheet:
    file = open_record(GOLDEN / f"{name}.doko")
    (match,), (extras,) = file.matches, file.extras
    codes = tuple(f"CODE-{place}" if place % 2 else "" for place in range(len(match.deals)))
    assert extras.about.level == ""
    return replace(
        sheet_of(match, day="2026-11-30T19:05:00Z", codes=codes),
        level="strong",
        tags=("Verein", "=2"),
        note='=1+1\n"zwei", drei;\n\nvier',
        title="-Pokal, Runde 1",
    )


@pytest.mark.parametrize("name", GOLDEN_NAMES)
def test_an_exported_table_is_read_back_without_loss(name: str) -> None:
    """Everything a sheet knows but the cards, in every kind of game and with every house rule."""
    sheet = golden_sheet(name)
    (table,) = own_sheets(sheets_csv([sheet]).encode("utf-8-sig"))
    assert sheet_of_csv(table) == replace(sheet, match=None)


@pytest.mark.parametrize("name", GOLDEN_NAMES)
def test_an_imported_table_shows_the_same_sheet(name: str, history: History) -> None:
    """As the window takes it in: stored, and opened again."""
    sheet = golden_sheet(name)
    (table,) = own_sheets(sheets_csv([sheet]).encode("utf-8-sig"))
    hand = load_hand(history, store_hand(history, hand_of_table(table, title="x")))
    shown = sheet_of_hand(hand)
    assert {key: getattr(shown, key) for key in KEPT} == {key: getattr(sheet, key) for key in KEPT}


@pytest.mark.parametrize("name", GOLDEN_NAMES)
def test_a_record_and_its_sheet_give_the_same_table(name: str) -> None:
    data = (GOLDEN / f"{name}.doko").read_bytes()
    sheets = open_record(GOLDEN / f"{name}.doko").sheets
    assert csv_text(check_record(read_record(data))) == sheets_csv(sheets)


def test_a_sheet_written_by_hand_comes_back_from_its_table() -> None:
    sheet = sheet_of_hand(sample())
    (table,) = own_sheets(sheets_csv([sheet]).encode())
    assert sheet_of_csv(table) == sheet
    assert sheet_of_hand(hand_of_table(table)) == sheet


def test_a_sheet_of_which_only_the_scores_are_known_comes_back() -> None:
    hand = HandSheet(
        names=("A", "B", "C"),
        rules=None,
        entries=(
            HandEntry(contract="", scores=(1, None, -1), dealer=2, day="2026-01-01"),
            HandEntry(contract="void"),
            HandEntry(contract="queens", scores=(-2, 1, 1), re=(0,), bock=2),
        ),
    )
    sheet = sheet_of_hand(hand)
    assert [(row.number, row.voids_before) for row in sheet.rows] == [(1, 0), (2, 1)]
    (table,) = own_sheets(sheets_csv([sheet]).encode())
    assert sheet_of_hand(hand_of_table(table)) == sheet == sheet_of_csv(table)


def test_a_correction_of_an_imported_row_forgets_what_the_table_said() -> None:
    sheet = sheet_of(play_match(deals=3))
    hand = hand_of_table(own_sheets(sheets_csv([sheet]).encode())[0])
    other = HandEntry(
        contract=hand.entries[1].contract, re=hand.entries[1].re, scores=(9, 9, -9, -9)
    )
    corrected = sheet_of_hand(hand.corrected(1, other, "now"))
    assert corrected.rows[1].result is None
    assert corrected.rows[1].calls == ()
    assert corrected.rows[0] == sheet.rows[0]


def test_a_table_of_others_is_none_of_ours() -> None:
    assert own_sheets(b"a;b\n1;2\n") == ()
    assert own_sheets("Nr,Jürgen\n1,2\n".encode("cp1252")) == ()


def test_a_note_on_a_sheet_outlives_its_corrections(history: History) -> None:
    hand = sample()
    number = store_hand(history, hand)
    assert history.match(number).note == hand.title
    store_hand(history, replace_struct(hand, title="Freitag"), number)
    assert history.match(number).note == "Freitag"
    history.set_note(number, "Dora zahlt")
    history.set_tags(number, ["Kneipe"])
    again = load_hand(history, number)
    store_hand(history, again.without(0, "later"), number)
    stored = history.match(number)
    assert (stored.note, stored.tags) == ("Dora zahlt", ("Kneipe",))
    assert load_hand(history, number).title == "Freitag"


def test_a_record_brings_along_what_is_known_of_the_match(history: History, tmp_path: Path) -> None:
    sheet = golden_sheet("house_bock")
    path = tmp_path / "a.doko"
    for text in (sheets_doko([sheet]), sheets_json([sheet])):
        path = path.with_suffix(".json" if text.startswith("{") else ".doko")
        path.write_text(text, "utf-8")
        assert store_record(history, open_record(path)) == 1
        stored = history.match(history.matches(MatchFilter(kinds=(MatchKind.RECORD,)))[0].id)
        assert stored.started == "2026-11-30T19:05:00Z"
        assert tuple(deal.code for deal in stored.deals) == sheet.codes
        assert (stored.level, stored.tags, stored.note) == (sheet.level, sheet.tags, sheet.note)
        again = sheet_of_stored(history, stored.id)
        assert again == replace(sheet, title="", program=stored.program)
        assert sheets_doko([replace(again, title=sheet.title)]) == sheets_doko([sheet])


def test_a_deal_that_was_given_up_is_kept(history: History, tmp_path: Path) -> None:
    path = tmp_path / "a.doko"
    lines = sheets_doko([sheet_of(play_match(deals=3))]).splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if line.startswith("result:"))
    text = "".join([*lines[: last - 20], "...\n"])
    path.write_text(text, "utf-8")
    store_record(history, open_record(path))
    number = history.matches(MatchFilter(kinds=(MatchKind.RECORD,)))[0].id
    stored = history.match(number)
    assert stored.status is MatchStatus.ABANDONED
    assert stored.running_deal is not None
    assert len(stored.running_deal.actions) > 10
    complete = sheet_of(play_match(deals=1, seed=2))
    again = sheets_doko([sheet_of_stored(history, number), complete])
    path.write_text(again, "utf-8")
    file = open_record(path)
    assert file.problems == ()
    assert (len(file.matches), file.deals) == (2, 4)
    assert file.extras[1].unfinished is not None
    assert [action.text for action in file.extras[1].unfinished.actions] == list(
        stored.running_deal.actions
    )


def test_the_cards_of_a_deal_that_is_still_played_are_not_told(history: History) -> None:
    match = play_match(deals=2)
    number = store_match(history, match, unfinished=running_deal(match))
    assert sheet_of_stored(history, number).unfinished is not None
    history.reopen_match(number)
    assert sheet_of_stored(history, number).unfinished is None


def running_deal(match: Match) -> UnfinishedDeal:
    deal = play_match(deals=3).deals[2]
    return UnfinishedDeal(deal.setup, deal.seating, deal.actions[:9], deal.number)


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
