"""Searches and statistics against a count that knows nothing but the text of the records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import yaml

from dokodesk.model.history_search import PHRASES, SearchChoice
from dokodesk.model.record_file import open_record
from dokodesk.model.sheet_files import sheets_csv
from dokodesk.model.sheet_import import hand_of_table, own_sheets, store_record
from dokodesk.model.sheet_store import store_hand
from dokodesk.model.statistics import call_shares, figure_of, figures_by
from dokodesk.storage.history import DealFilter, History
from tests.records.examples import GOLDEN

#: Where a house rule takes announcements back, only the rules know which ones still hold.
FILES = sorted(
    path
    for path in GOLDEN.glob("*.doko")
    if path.stem not in ("house_black_sow", "house_pigs_and_genscher")
)
SOLOS = ("queens", "jacks", "kings", "aces", "suit_", "queen_suit", "jack_suit", "pure_", "koehler")
LEVELS = ("no90", "no60", "no30", "schwarz")


@dataclass
class Told:
    """What a deal in a record says about the first person at the table."""

    result: dict[str, Any]
    seat: int | None
    calls: list[tuple[int, str]]

    @property
    def side(self) -> str:
        return "" if self.seat is None else self.result["parties"][self.seat]

    @property
    def alone(self) -> bool:
        return self.side == "re" and self.result["parties"].count("re") == 1

    @property
    def won(self) -> bool:
        return self.seat is not None and self.result["winner"] == self.side

    @property
    def lost(self) -> bool:
        return self.seat is not None and not self.won and self.result["winner"] != "none"

    @property
    def score(self) -> int:
        return 0 if self.seat is None else self.result["scores"][self.seat]

    def reasons(self, reason: str) -> int:
        return sum(line["reason"] == reason for line in self.result["lines"])

    def called(self, seats: list[int]) -> int:
        """The highest announcement of these seats: 1 for Re or Kontra, 2 to 5 for the levels."""
        words = [word.removeprefix("predict_") for seat, word in self.calls if seat in seats]
        return max((LEVELS.index(word) + 2 if word in LEVELS else 1 for word in words), default=0)

    @property
    def own_call(self) -> int:
        return 0 if self.seat is None else self.called([self.seat])

    def call_of(self, side: str) -> int:
        return self.called([s for s, party in enumerate(self.result["parties"]) if party == side])

    @property
    def is_solo(self) -> bool:
        contract = self.result["contract"]
        return contract.startswith(SOLOS) or contract in (
            *("queens_jacks", "jacks_queens", "kings_queens", "kings_jacks"),
            *("null_no_tricks", "slim_martin"),
        )


COUNTS: dict[str, Callable[[Told], bool]] = {
    "all": lambda _: True,
    "solos_lost": lambda deal: deal.is_solo and deal.alone and deal.lost,
    "solos_won": lambda deal: deal.is_solo and deal.alone and deal.won,
    "called_lost": lambda deal: deal.own_call > 0 and deal.lost,
    "level_won": lambda deal: deal.own_call > 1 and deal.won,
    "silent_won": lambda deal: not deal.calls and deal.won,
    "fox": lambda deal: deal.reasons("fox") > 0,
    "two_foxes": lambda deal: deal.reasons("fox") > 1,
    "charlie": lambda deal: deal.reasons("charlie") > 0,
    "doppelkopf": lambda deal: deal.reasons("doppelkopf") > 0,
    "schwarz": lambda deal: deal.reasons("schwarz") > 0,
    "weddings": lambda deal: "wedding" in deal.result["contract"],
    "poverty": lambda deal: deal.result["contract"] == "poverty",
    "big_win": lambda deal: deal.score >= 6,
    "big_loss": lambda deal: deal.score <= -6,
}


def told() -> list[Told]:
    found = []
    for path in FILES:
        for text in path.read_text("utf-8").split("\n...\n"):
            document = yaml.safe_load(text.strip().removeprefix("---")) if text.strip() else None
            if document is None or document["kind"] != "deal":
                continue
            words = [action.split(" ") for action in document["actions"]]
            people = document["players"]
            found.append(
                Told(
                    document["result"],
                    people.index(0) if 0 in people else None,
                    [(int(word[0]), word[2]) for word in words if word[1] == "call"],
                )
            )
    return found


@pytest.fixture(scope="module")
def deals() -> list[Told]:
    return told()


@pytest.fixture(scope="module", params=["records", "tables"])
def history(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[History]:
    """The same matches, once with every card and once from the tables they were exported to."""
    made = History(tmp_path_factory.mktemp("count") / "history.db")
    made.open()
    for path in FILES:
        file = open_record(path)
        if request.param == "records":
            store_record(made, file)
        else:
            (table,) = own_sheets(sheets_csv(file.sheets).encode())
            store_hand(made, hand_of_table(table))
    yield made
    made.close()


def asked(history: History, phrase: str) -> int:
    return history.count_deals(SearchChoice(phrase=phrase).deal_filter())


@pytest.mark.parametrize("phrase", [phrase.key for phrase in PHRASES])
def test_every_ready_made_question_finds_what_there_is(
    history: History, deals: list[Told], phrase: str
) -> None:
    void = [deal.result["contract"] == "void" for deal in deals]
    if phrase == "void":
        expected = sum(void)
    else:
        expected = sum(
            COUNTS[phrase](deal) for deal, thrown in zip(deals, void, strict=True) if not thrown
        )
    assert expected
    assert asked(history, phrase) == expected


def test_points_and_games_are_those_of_the_records(history: History, deals: list[Told]) -> None:
    played = [d for d in deals if d.seat is not None and d.result["contract"] != "void"]
    cells = history.cube(DealFilter())
    figure = figure_of(cells)
    assert (figure.deals, figure.total, figure.won) == (
        len(played),
        sum(deal.score for deal in played),
        sum(deal.won for deal in played),
    )
    games = figures_by(cells, lambda cell: cell.contract)
    assert {game: figure.deals for game, figure in games.items()} == Counter(
        deal.result["contract"] for deal in played
    )


@pytest.mark.parametrize("own", [True, False])
def test_what_became_of_announcements(history: History, deals: list[Told], own: bool) -> None:
    """A deal that nobody won is no success of either side."""
    expected: dict[int, list[int]] = {}
    drawn = 0
    for deal in deals:
        if deal.seat is None or deal.result["contract"] == "void":
            continue
        side = deal.side if own else {"re": "kontra", "kontra": "re"}[deal.side]
        height = deal.call_of(side)
        if height:
            count = expected.setdefault(height, [0, 0])
            count[0] += deal.result["winner"] == side
            count[1] += 1
            drawn += deal.result["winner"] == "none"
    assert drawn
    shares = call_shares(history.cube(DealFilter()), own=own)
    assert {height: [share.hits, share.cases] for height, share in shares.items()} == expected
