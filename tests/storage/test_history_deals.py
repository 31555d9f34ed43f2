"""Finding deals and adding them up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history import DealFilter, DealRow, History, MatchFilter, MatchKind, MatchRow
from dokodesk.storage.history_facts import SELECT_ONE, facts_of
from dokodesk.storage.migrations import MIGRATIONS, apply
from tests.storage.history_samples import MATCH, is_sound, opened, sql, store_match

HANDS = (
    ("H10", "H10", "CQ", "CQ", "DA", "D9", "CA", "SA", "HA", "C9", "S9", "H9"),
    ("SQ", "DJ", "D10", "DA", "CK", "CK", "SK", "SK", "HK", "HK", "C10", "C10"),
    ("C9", "S9", "H9", "D9", "CA", "SA", "HA", "S10", "S10", "DK", "DK", "D10"),
    ("SQ", "HQ", "HQ", "DQ", "DQ", "CJ", "CJ", "SJ", "SJ", "HJ", "HJ", "DJ"),
)


def line(reason: str, side: str = "re") -> dict[str, Any]:
    return {"reason": reason, "side": side, "points": 1}


@dataclass
class Told:
    """A deal to store, in short."""

    parties: str = "rrkk"
    winner: str = "re"
    contract: str = "normal"
    reasons: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    value: int = 2
    players: tuple[int, ...] = (0, 1, 2, 3)

    @property
    def result(self) -> dict[str, Any]:
        sides = ["re" if letter == "r" else "kontra" for letter in self.parties]
        won = [1 if side == self.winner else -1 for side in sides]
        if self.contract == "void":
            sides, won = ["none"] * 4, [0] * 4
        return {
            "contract": self.contract,
            "parties": sides,
            "winner": self.winner,
            "card_points": {"re": 130, "kontra": 110},
            "tricks": {"re": 6, "kontra": 6},
            "lines": [line(reason) for reason in self.reasons],
            "value": self.value,
            "scores": [sign * self.value for sign in won],
        }


def store(history: History, *told: Told, match: MatchRow = MATCH) -> list[int]:
    """Stores a match of such deals; gives their numbers."""
    match_id = history.create_match(match)
    numbers = []
    for number, deal in enumerate(told, 1):
        row = DealRow(number=number, players=deal.players, dealer=3, forehand=0, hands=HANDS)
        deal_id = history.begin_deal(match_id, row)
        history.append_actions(deal_id, 0, ["0 healthy", *deal.calls, "0 play H10"])
        history.finish_deal(deal_id, deal.result)
        numbers.append(deal_id)
    history.finish_match(match_id)
    return numbers


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with opened(tmp_path / "history.db") as history:
        yield history


TOLD = {
    "two foxes": Told(reasons=("won", "fox", "doppelkopf", "fox")),
    "solo lost": Told("rkkk", "kontra", "jacks", ("won",), ("0 call re",)),
    "solo of another": Told("krkk", "re", "jacks"),
    "called no 90 and won": Told(calls=("0 call re", "0 call no90"), value=7),
    "other side called": Told("rrkk", "kontra", calls=("2 call kontra",), reasons=("charlie",)),
    "void": Told(contract="void", winner="none", value=0),
    "sat out": Told(players=(1, 2, 3, 4)),
}

FIVE = msgspec.structs.replace(MATCH, names=("a", "b", "c", "d", "e"))


def found(history: History, numbers: list[int], **wanted: Any) -> set[str]:
    """What a filter finds, by its names; counting must agree."""
    filter_ = DealFilter(**wanted)
    ids = history.deal_ids(filter_)
    assert history.count_deals(filter_) == len(ids)
    lines = history.deal_lines(ids)
    assert [line.id for line in lines] == ids
    return {list(TOLD)[numbers.index(number)] for number in ids}


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ({"foxes": 2}, {"two foxes"}),
        ({"contracts": ("jacks",)}, {"solo lost", "solo of another"}),
        ({"contracts": ("jacks",), "alone": True, "won": False}, {"solo lost"}),
        ({"lone": True, "alone": False}, {"solo of another"}),
        ({"own_call": 1}, {"solo lost", "called no 90 and won"}),
        ({"own_call": 2}, {"called no 90 and won"}),
        ({"any_call": 1}, {"solo lost", "called no 90 and won", "other side called"}),
        ({"silent": True, "won": True}, {"two foxes"}),
        ({"charlies": 1}, {"other side called"}),
        ({"doppelkopfs": 1}, {"two foxes"}),
        ({"extra": "fox"}, {"two foxes"}),
        ({"extra": "fo"}, set()),
        ({"side": "kontra"}, {"solo of another"}),
        ({"score": 6}, {"called no 90 and won"}),
        ({"score": -2}, {"solo lost", "solo of another", "other side called"}),
        ({"value": 7}, {"called no 90 and won"}),
        ({"void": True}, {"void"}),
        ({"person": 4}, set(TOLD) - {"void"}),
        ({"person": 4, "won": False}, {"sat out"}),
        ({"match": MatchFilter(text="nobody")}, set()),
    ],
)
def test_filter_finds_what_it_says(
    wanted: dict[str, Any], names: set[str], history: History
) -> None:
    numbers = store(history, *TOLD.values(), match=FIVE)
    assert found(history, numbers, **wanted) == names


def test_line_tells_a_deal_from_the_persons_side(history: History) -> None:
    numbers = store(history, *TOLD.values(), match=FIVE)
    lost, out = history.deal_lines([numbers[1], numbers[6]])
    assert (lost.contract, lost.lone, lost.side, lost.score, lost.won) == (
        "jacks",
        0,
        "re",
        -2,
        False,
    )
    assert (lost.re_call, lost.kontra_call, lost.extras.split()) == (1, 0, ["won"])
    assert (out.side, out.score, out.won) == ("none", None, None)
    assert history.deal_lines([numbers[6], 999, numbers[1]], person=4)[0].score == -2


def test_matches_are_found_by_their_deals(history: History) -> None:
    store(history, TOLD["two foxes"])
    store(history, TOLD["solo lost"])
    empty = history.create_match(MATCH)
    assert history.match_ids(DealFilter()) == [empty, 2, 1]
    assert history.match_ids(DealFilter(foxes=1)) == [1]
    assert [line.id for line in history.match_lines([1, 99, 2])] == [1, 2]


def test_everything_adds_up(history: History) -> None:
    store(history, *TOLD.values(), match=FIVE)
    cells = history.cube(DealFilter())
    assert sum(cell.deals for cell in cells) == 5
    assert sum(cell.total for cell in cells) == 2 - 2 - 2 + 7 - 2
    assert sum(cell.squares for cell in cells) == 4 * 4 + 49
    assert sum(cell.won for cell in cells) == 2
    (called,) = (cell for cell in cells if cell.own_call == 2)
    assert (called.call, called.other_call, called.side, called.place) == (2, 0, "re", 0)
    assert [score for _, score in history.curve(DealFilter())] == [2, -2, -2, 7, -2]


def test_what_does_not_count_is_left_out(history: History) -> None:
    store(history, TOLD["two foxes"], match=msgspec.structs.replace(MATCH, kind=MatchKind.BRANCH))
    assert history.deal_ids(DealFilter()) == []
    assert history.count() == 0
    branches = MatchFilter(kinds=(MatchKind.BRANCH,))
    assert len(history.deal_ids(DealFilter(match=branches))) == 1


def test_levels_are_found_with_their_characters(history: History) -> None:
    for level in ("strong|rieke,,|ten_lead", "strong", "adapting@2.2500#16", "standard"):
        store(history, TOLD["two foxes"], match=msgspec.structs.replace(MATCH, level=level))
    assert history.levels() == ["adapting", "standard", "strong"]
    assert len(history.match_ids(DealFilter(match=MatchFilter(levels=("strong",))))) == 2
    assert len(history.match_ids(DealFilter(match=MatchFilter(levels=("adapting",))))) == 1
    assert {cell.level for cell in history.cube(DealFilter())} == {"adapting", "standard", "strong"}


def test_cards_are_counted_as_dealt(history: History) -> None:
    store(history, TOLD["two foxes"], TOLD["void"])
    rows = history.dealt(MatchFilter(), person=0)
    (own,) = rows
    assert (own.trumps, own.dulles, own.old_ones, own.foxes) == (6, 2, 2, 1)
    assert (own.nines, own.kings, own.aces, own.hands) == (4, 0, 3, 2)
    assert sum(row.hands for row in history.dealt(MatchFilter())) == 8
    assert sorted(row.trumps for row in history.dealt(MatchFilter())) == [4, 4, 6, 12]


def test_taking_back_the_end_of_a_deal_takes_its_facts(history: History) -> None:
    match_id = history.create_match(MATCH)
    row = DealRow(number=1, players=(0, 1, 2, 3), dealer=3, forehand=0, hands=HANDS)
    deal_id = history.begin_deal(match_id, row)
    history.append_actions(deal_id, 0, ["0 call re", "0 play H10"])
    history.finish_deal(deal_id, TOLD["two foxes"].result)
    history.remove_actions_from(deal_id, 1)
    assert history.deal_ids(DealFilter()) == []
    history.append_action(deal_id, 1, "0 play CQ")
    history.finish_deal(deal_id, TOLD["solo lost"].result)
    assert history.deal_lines([deal_id])[0].contract == "jacks"


def test_row_of_a_sheet_has_no_cards(history: History) -> None:
    match_id = history.create_match(msgspec.structs.replace(MATCH, kind=MatchKind.SHEET))
    deal_id = history.begin_deal(
        match_id, DealRow(number=1, players=(0, 1, 2, 3), dealer=3, forehand=0, hands=())
    )
    history.finish_deal(deal_id, TOLD["solo lost"].result)
    (line,) = history.deal_lines([deal_id])
    assert (line.has_cards, line.kind, line.score) == (False, MatchKind.SHEET, -2)
    assert history.dealt(MatchFilter()) == []


def test_review_is_kept_by_reviewer_and_version(history: History) -> None:
    (deal_id, *_) = store(history, TOLD["two foxes"])
    assert history.review(deal_id, "coach", 1) is None
    history.save_review(deal_id, "coach", 1, {"best": ["0 play H10"]})
    assert history.review(deal_id, "coach", 1) == {"best": ["0 play H10"]}
    history.save_review(deal_id, "coach", 2, [1])
    assert history.review(deal_id, "coach", 1) is None
    assert history.review(deal_id, "coach", 2) == [1]
    with pytest.raises(StorageError) as refused:
        history.save_review(999, "coach", 1, {})
    assert refused.value.notice.code is NoticeCode.DEAL_UNKNOWN


def test_reviewed_deals_are_counted_by_match(history: History) -> None:
    first = store(history, TOLD["two foxes"], TOLD["solo lost"])
    second = store(history, TOLD["solo lost"])
    of_first, of_second = (history.deal(deals[0]).match_id for deals in (first, second))
    assert history.reviewed([of_first, of_second], "coach", 2) == {}
    history.save_review(first[0], "coach", 2, [1])
    history.save_review(first[1], "coach", 1, [1])
    history.save_review(second[0], "coach", 2, [1])
    assert history.reviewed([of_first, of_second], "coach", 2) == {of_first: 1, of_second: 1}
    assert history.reviewed([of_first], "coach", 2) == {of_first: 1}
    assert history.reviewed([], "coach", 2) == {}
    assert history.reviewed([of_first], "other", 2) == {}


# --- older and damaged files --------------------------------------------------------------------


def content(path: Path) -> tuple[list[Any], ...]:
    return tuple(
        sql(path, f"SELECT * FROM {table} ORDER BY 1, 2")
        for table in ("deal_facts", "seats", "reviews")
    )


def test_facts_of_an_older_file_are_worked_out(tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "history.db"
    with opened(new) as history:
        store(history, *TOLD.values(), match=msgspec.structs.replace(FIVE, level="standard"))
    import sqlite3
    from contextlib import closing

    columns = "id, started, finished, changed, program, rules, option_values, names, planned, "
    columns += "first_dealer, seed, status, tags, note, deleted, deals_done, totals, search"
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS new", (str(new),))
        apply(connection, MIGRATIONS[0])
        connection.execute(f"INSERT INTO matches SELECT {columns} FROM new.matches")
        connection.execute("INSERT INTO deals SELECT * FROM new.deals")
        connection.execute("INSERT INTO actions SELECT * FROM new.actions")
        connection.execute("INSERT INTO facts VALUES ('level of match 1', '\"standard\"')")
    with opened(old) as history:
        (match,) = history.matches()
        assert (match.level, match.kind) == ("standard", MatchKind.MATCH)
        assert history.fact("level of match 1") is None
    assert content(old) == content(new)
    assert (tmp_path / "history-version-1.backup.db").exists()
    assert is_sound(old)


def test_facts_and_reviews_outlast_damage(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with opened(path) as history:
        numbers = store(history, *TOLD.values(), match=FIVE)
        branch = msgspec.structs.replace(MATCH, kind=MatchKind.BRANCH, origin=numbers[0])
        store(history, TOLD["solo lost"], match=branch)
        history.save_review(numbers[0], "coach", 3, {"a": 1})
        store_match(history)
    before = content(path)
    data = path.read_bytes()
    path.write_bytes(b"?" + data[1:])
    notices: list[Any] = []
    with opened(path, notices) as history:
        assert history.review(numbers[0], "coach", 3) == {"a": 1}
        assert [line.kind for line in history.branches(numbers[0])] == [MatchKind.BRANCH]
    assert notices[0].code is NoticeCode.HISTORY_RECOVERED
    assert content(path) == before
    assert is_sound(path)


@pytest.mark.parametrize("column", [2, 4, 5, 7])
def test_deal_that_makes_no_sense_has_no_facts(column: int, tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with opened(path) as history:
        (deal_id, *_) = store(history, TOLD["two foxes"])
    (row,) = sql(path, SELECT_ONE, deal_id)
    assert facts_of(row, []) is not None
    broken = (*row[:column], "[broken", *row[column + 1 :])
    assert facts_of(broken, []) is None
