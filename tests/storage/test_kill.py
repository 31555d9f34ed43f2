"""The program is killed at any moment; what it had reported as stored must be there."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from dokodesk.storage.errors import NoticeCode
from dokodesk.storage.history import (
    DealFilter,
    History,
    MatchFilter,
    MatchKind,
    Shelf,
    StoredMatch,
)
from dokodesk.storage.preferences import PreferencesStore
from tests.storage.history_samples import is_long_run, is_sound, opened, result, store_match

ROUNDS = 200 if is_long_run() else 25

PLAYS = """
import sys
from pathlib import Path
from dokodesk.storage.history import DealRow, History, MatchRow
history = History(Path(sys.argv[1]))
assert history.open() == []
match = history.running_match()
if match is None:
    row = MatchRow(rules={}, values={}, names=("a", "b", "c", "d"), planned=8, first_dealer=0)
    match = history.match(history.create_match(row))
hands = (("CA",),) * 4
deal = match.running_deal
deal_id, index = (deal.id, len(deal.actions)) if deal else (0, 0)
print("match", match.id, flush=True)
while True:
    if not deal_id:
        row = DealRow(number=1, players=(0, 1, 2, 3), dealer=0, forehand=1, hands=hands)
        deal_id, index = history.begin_deal(match.id, row), 0
        print("begun", deal_id, flush=True)
    while index < 12:
        history.append_action(deal_id, index, f"{deal_id} play {index}")
        print("action", deal_id, index, flush=True)
        index += 1
    history.finish_deal(deal_id, {"contract": "normal", "scores": [1, 1, -1, -1]})
    print("finished", deal_id, flush=True)
    deal_id = 0
"""

#: Everything that is stored beside a match that is played: branches, reviews, notes, the bin.
TENDS = """
import sys
from pathlib import Path
from dokodesk.storage.history import DealRow, History, MatchFilter, MatchKind, MatchRow
history = History(Path(sys.argv[1]))
assert history.open() == []
hands = (("CA",),) * 4
names = ("a", "b", "c", "d")
count = history.count(MatchFilter(kinds=(MatchKind.BRANCH,)))
while True:
    count += 1
    with history.step():
        row = MatchRow(rules={}, values={}, names=names, planned=1, first_dealer=0,
                       kind=MatchKind.BRANCH, origin=1, branched=2, level="strong")
        match = history.create_match(row)
        deal = DealRow(number=1, players=(0, 1, 2, 3), dealer=0, forehand=1, hands=hands)
        deal_id = history.begin_deal(match, deal)
        history.append_actions(deal_id, 0, ["0 healthy", "0 call re"])
    print("begun", deal_id, flush=True)
    parties = ["re", "re", "kontra", "kontra"]
    history.finish_deal(deal_id, {"contract": "normal", "parties": parties, "winner": "re",
                                  "scores": [1, 1, -1, -1], "value": 1})
    print("finished", deal_id, flush=True)
    history.finish_match(match)
    history.save_review(deal_id, "coach", 1, {"deal": deal_id})
    print("reviewed", deal_id, flush=True)
    history.set_note(match, f"note {deal_id}")
    history.delete_match(match)
    print("tended", deal_id, flush=True)
"""

SAVES = """
import sys
from pathlib import Path
from dokodesk.storage.preferences import PreferencesStore, with_value
store = PreferencesStore(Path(sys.argv[1]))
preferences, notices = store.load()
assert not notices
count = int(preferences.last_folder.split("/")[0] or 0)
while True:
    count += 1
    folder = f"{count}/" + "ü" * (count * 37 % 3000) + "/end"
    store.save(preferences := with_value(preferences, "last_folder", folder))
    print(count, flush=True)
"""

OPENS = """
import shutil, sys
from pathlib import Path
from dokodesk.storage.history import History
folder, damaged = Path(sys.argv[1]), sys.argv[2:]
count = 0
while True:
    count += 1
    path = folder / str(count) / "history.db"
    path.parent.mkdir()
    if damaged:
        shutil.copyfile(damaged[0], path)
    history = History(path)
    history.open()
    print(count, flush=True)
    history.close()
"""


def lines_until_killed(lines: int, script: str, *arguments: Path) -> list[str]:
    """Runs a script, kills it after some lines of output, and gives all it had written."""
    command = [sys.executable, "-c", script, *map(str, arguments)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        output = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        output += process.stdout.readlines()
        errors = process.stderr.read()
    assert errors == ""
    assert output
    return [line.strip() for line in output if line.endswith("\n")]


def test_every_action_that_was_shown_is_there(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    chance = random.Random(1)
    begun: set[int] = set()
    finished: set[int] = set()
    actions: dict[int, int] = defaultdict(int)  # how many each deal has at least
    for _ in range(ROUNDS):
        for line in lines_until_killed(chance.randrange(1, 60), PLAYS, path):
            match line.split():
                case ["begun", number]:
                    begun.add(int(number))
                case ["finished", number]:
                    finished.add(int(number))
                case ["action", number, index]:
                    actions[int(number)] = int(index) + 1
        with opened(path) as history:
            (line_of_list,) = history.matches()
            match = history.running_match()
            assert match is not None
            stored = {deal.id: deal for deal in match.deals}
            assert begun | finished <= stored.keys()
            for deal_id, deal in stored.items():
                expected = tuple(f"{deal_id} play {index}" for index in range(len(deal.actions)))
                assert deal.actions == expected
                assert len(deal.actions) >= actions[deal_id]
                assert (deal.result is not None) >= (deal_id in finished)
            assert sum(deal.result is None for deal in match.deals) <= 1
            done = sum(deal.result is not None for deal in match.deals)
            assert (line_of_list.deals, match.totals) == (done, (done, done, -done, -done))
        assert is_sound(path)
    assert len(stored) > ROUNDS  # the test has seen some play


def test_branches_reviews_and_notes_that_were_shown_are_there(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    with opened(path) as history:
        store_match(history)
    chance = random.Random(5)
    told: dict[str, set[int]] = defaultdict(set)
    everything = MatchFilter(shelf=Shelf.ALL, kinds=(MatchKind.BRANCH,))
    rounds = min(ROUNDS, 100)
    for _ in range(rounds):
        for line in lines_until_killed(chance.randrange(1, 40), TENDS, path):
            what, told_number = line.split()
            told[what].add(int(told_number))
        with opened(path) as history:
            deals = {deal.id: match for match in branches_of(history) for deal in match.deals}
            assert told["begun"] <= deals.keys()
            found = set(history.deal_ids(DealFilter(match=everything, any_call=1)))
            assert told["finished"] <= found
            assert found == {number for number in deals if deals[number].totals[0] == 1}
            for number in told["reviewed"]:
                assert history.review(number, "coach", 1) == {"deal": number}
            for number in told["tended"]:
                assert deals[number].is_deleted
                assert deals[number].note == f"note {number}"
            for match in deals.values():
                assert (match.origin, match.level) == (1, "strong")
                assert match.deals[0].actions == ("0 healthy", "0 call re")
        assert is_sound(path)
    assert len(told["tended"]) > rounds  # the test has seen some work


def branches_of(history: History) -> list[StoredMatch]:
    wanted = MatchFilter(shelf=Shelf.ALL, kinds=(MatchKind.BRANCH,))
    return [history.match(line.id) for line in history.matches(wanted)]


def test_preferences_are_the_old_or_the_new_ones(tmp_path: Path) -> None:
    path = tmp_path / "preferences.yaml"
    chance = random.Random(2)
    for _ in range(ROUNDS):
        shown = int(lines_until_killed(chance.randrange(1, 5), SAVES, path)[-1])
        preferences, notices = PreferencesStore(path).load()
        assert notices == []
        count, filling, end = preferences.last_folder.split("/")
        assert int(count) in (shown, shown + 1)
        assert (filling, end) == ("ü" * (int(count) * 37 % 3000), "end")


def test_stop_while_the_file_is_made_does_no_harm(tmp_path: Path) -> None:
    chance = random.Random(3)
    for number in range(ROUNDS // 5):
        folder = tmp_path / str(number)
        folder.mkdir()
        lines_until_killed(chance.randrange(1, 4), OPENS, folder)
        for path in sorted(folder.glob("*/")):
            history = History(path / "history.db")
            notices = history.open()
            # A file without a single byte may be all that is left of a greater one, so it is told.
            assert all(n.facts["cause"] == "it is empty" for n in notices)
            store_match(history)
            history.close()
            assert is_sound(path / "history.db")


def test_stop_while_a_damaged_file_is_repaired_loses_nothing(tmp_path: Path) -> None:
    whole, damaged = tmp_path / "whole.db", tmp_path / "damaged.db"
    with opened(whole) as history, history.step():
        for _ in range(20):
            store_match(history, deals=4)
    damaged.write_bytes(bytes(4096) + whole.read_bytes()[4096:])
    chance = random.Random(4)
    for number in range(ROUNDS // 5):
        folder = tmp_path / str(number)
        folder.mkdir()
        lines_until_killed(chance.randrange(1, 6), OPENS, folder, damaged)
        for path in sorted(folder.glob("*/")):
            if not (path / "history.db").exists() or not is_copied(path, damaged):
                continue
            history = History(path / "history.db")
            notices = history.open()
            assert all(n.code is NoticeCode.HISTORY_RECOVERED for n in notices)
            assert history.count() == 20
            assert len(history.finished_deals()) == 80
            assert history.finished_deals()[0].result == result()
            history.close()
            assert (path / "history.db.broken-1").read_bytes() == damaged.read_bytes()
        shutil.rmtree(folder)


def is_copied(folder: Path, damaged: Path) -> bool:
    """Whether the script was killed after, not while, it copied the damaged file."""
    return (folder / "history.db.locks").exists() or (
        (folder / "history.db").stat().st_size == damaged.stat().st_size
    )
