from __future__ import annotations

from dokodesk.engine.match import FinishedDeal
from dokodesk.records.check import check_record
from dokodesk.records.from_engine import deal_document, finished_document, match_documents
from dokodesk.records.reader import read_record
from dokodesk.records.writer import written
from tests.records.examples import golden


def _deals(name: str) -> tuple[FinishedDeal, ...]:
    match = check_record(read_record(golden(name).encode())).parts[0].match
    assert match is not None
    return match.deals


def test_a_replayed_match_gives_the_documents_it_was_read_from() -> None:
    record = read_record(golden("ddv_tournament").encode())
    match = check_record(record).parts[0].match
    assert match is not None
    seeds = tuple(deal.data["seed"] for deal in record.deals)
    documents = match_documents(match, program="golden", seeds=seeds)
    assert documents == list(record.documents)


def test_seeds_may_be_missing_and_a_start_given() -> None:
    match = check_record(read_record(golden("chilean_40").encode())).parts[0].match
    assert match is not None
    head, *deals = match_documents(match, program="x 1", started="2026-11-30T19:05:00Z")
    assert list(head) == ["doko", "kind", "program", "started", "rules", "players", "deals"]
    assert all("seed" not in deal for deal in deals)
    assert "started: 2026-11-30T19:05:00Z\n" in written([head])


def test_a_deal_alone_carries_its_rules_and_is_right() -> None:
    for deal in (*_deals("house_bock"), *_deals("house_five_at_the_table")):
        document = deal_document(deal.setup, deal.actions, deal.result)
        assert "rules" in document
        report = check_record(read_record(written([document]).encode()))
        assert report.problems == ()
        assert report.deals[0].result == document["result"]


def test_an_unfinished_deal_ends_a_match() -> None:
    match = check_record(read_record(golden("pagat_standard").encode())).parts[0].match
    assert match is not None
    last = match.deals[-1]
    running = finished_document(last)
    del running["result"]
    running["actions"] = running["actions"][:20]
    documents = match_documents(match, program="x")[:-1]
    report = check_record(read_record(written([*documents, running]).encode()))
    assert report.problems == ()
    assert not report.deals[-1].finished
