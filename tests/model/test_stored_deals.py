"""A whole tournament match of computer players through the history and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dokodesk.ai.arena import play_match
from dokodesk.ai.levels import make_player
from dokodesk.engine.match import Match, totals
from dokodesk.engine.rules import preset
from dokodesk.model.history_search import PHRASES, SearchChoice
from dokodesk.model.record_file import open_record
from dokodesk.model.replay import Replay
from dokodesk.model.stored_deals import (
    StoredDealError,
    deal_source,
    load_match,
    loaded_ids,
    match_source,
    store_match,
)
from dokodesk.records.from_engine import match_documents
from dokodesk.records.writer import written
from dokodesk.storage.history import DealFilter, History, MatchFilter, MatchKind
from tests.storage.history_samples import sql


@pytest.fixture(scope="module")
def match() -> Match:
    players = [make_player("simple") for _ in range(4)]
    return play_match(preset("ddv_tournament"), players, "tournament", deals=24)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(tmp_path / "history.db")
    assert history.open() == []
    yield history
    history.close()


def test_tournament_is_stored_filtered_added_up_and_read_back(
    match: Match, history: History, tmp_path: Path
) -> None:
    # As a record, the way it comes from another program.
    path = tmp_path / "tournament.doko"
    path.write_text(written(match_documents(match, program="test")), encoding="utf-8")
    (read,) = open_record(path).matches
    assert read == match

    match_id = store_match(history, read, kind=MatchKind.RECORD)
    stored = history.match(match_id)
    assert load_match(stored) == match
    assert loaded_ids(stored) == tuple(deal.id for deal in stored.deals)

    records = MatchFilter(kinds=(MatchKind.RECORD,))
    for person, total in enumerate(totals(match)):
        cells = history.cube(DealFilter(match=records, person=person))
        assert sum(cell.total for cell in cells) == total
        assert sum(cell.deals for cell in cells) == 24
    found = {
        phrase.key: len(history.deal_ids(SearchChoice(phrase=phrase.key).deal_filter()))
        for phrase in PHRASES
    }
    reasons = [[line.reason for line in deal.result.lines] for deal in match.scored]
    assert found["all"] == 24
    assert found["fox"] == sum("fox" in names for names in reasons)
    assert found["doppelkopf"] == sum("doppelkopf" in names for names in reasons)
    assert found["void"] == len(match.deals) - 24
    assert sum(row.hands for row in history.dealt(records)) == 4 * len(match.deals)

    for place, row in enumerate(stored.deals):
        replay = Replay(deal_source(stored, row.id))
        assert replay.result == match.deals[place].result
        assert replay.problem == ""
        assert replay.source.setup == match_source(match, place, deal_id=row.id).setup

    again = written(match_documents(load_match(stored), program="test"))
    assert again == path.read_text(encoding="utf-8")


def test_what_cannot_be_understood_says_why(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    history = History(path)
    history.open()
    match_id = store_match(history, match)
    history.close()
    sql(path, "UPDATE actions SET text = '0 play nothing' WHERE deal_id = 1 AND idx = 20")
    history.open()
    stored = history.match(match_id)
    with pytest.raises(StoredDealError):
        load_match(stored)
    with pytest.raises(StoredDealError):
        deal_source(stored, 1)
    with pytest.raises(StoredDealError):
        deal_source(stored, 999)
    assert Replay(deal_source(stored, 2)).result == match.deals[1].result
    history.close()


def test_deal_that_lost_actions_keeps_its_result(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    history = History(path)
    history.open()
    match_id = store_match(history, match)
    history.close()
    sql(path, "DELETE FROM actions WHERE deal_id = 24 AND idx > 30")
    history.open()
    loaded = load_match(history.match(match_id))
    assert loaded.deals[23].result == match.deals[23].result
    assert totals(loaded) == totals(match)
    history.close()
