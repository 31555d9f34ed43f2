"""Every reader of the program, with sound inputs for it and what may come of damaged ones.

A reader's ``judge`` takes any bytes, does with them what the program does, and raises what is not
expected: anything but a result that survives a round trip, or the error of the reader's own kind
with words in it.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from dokodesk.engine.rules import code, preset, preset_names, to_dict

ROOT: Final = Path(__file__).resolve().parents[2]
_DATA: Final = ROOT / "tests" / "data"
_LESSONS: Final = ROOT / "dokodesk" / "assets" / "lessons"

Judge = Callable[[bytes], bool]


@dataclass(frozen=True)
class Reader:
    """One reader.

    Attributes:
        name: in the table of faults.
        module: where it is.
        seeds: gives sound inputs.
        judge: reads; True if the input was taken, False if it was refused in the right way.
    """

    name: str
    module: str
    seeds: Callable[[], Sequence[bytes]]
    judge: Judge


def _said(error: Exception) -> bool:
    """Whether an error has words for a person."""
    assert str(error).strip()
    assert "Traceback" not in str(error)
    return False


@cache
def _scratch() -> tuple[TemporaryDirectory[str], Path]:
    # In memory where there is such a place: no reader can tell, and thousands of files are written.
    memory = Path("/dev/shm")
    where = memory if os.access(memory, os.W_OK) else None
    kept = TemporaryDirectory(prefix="dokodesk-fuzz-", dir=where)
    return kept, Path(kept.name)


def _file(name: str, data: bytes) -> Path:
    folder = _scratch()[1] / name.partition(".")[0]
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    path = folder / name
    path.write_bytes(data)
    return path


# --- rules ----------------------------------------------------------------------------------------


def _rule_seeds() -> list[bytes]:
    from dokodesk.storage.rule_files import RuleFile, rules_text

    base = preset("pagat_standard")
    short = rules_text(RuleFile(name="Jürgens Runde", preset="pagat_standard", rules=base))
    other = rules_text(RuleFile(name="x", preset="kneipe", rules=preset("ddv_tournament")))
    options = [f"  {key}: {json.dumps(value)}\n" for key, value in to_dict(base).items()]
    head = "doko_rules: 1\nname: alles\npreset: pagat_standard\noptions:\n"
    parts = [head + "".join(options[place : place + 8]) for place in range(0, len(options), 8)]
    return [text.encode() for text in (short, other, head + "".join(options), *parts)]


def _judge_rules(data: bytes) -> bool:
    from dokodesk.storage.rule_files import RulesFileError, read_rule_file, read_rules, rules_text

    path = _file("rules.yaml", data)
    if len(data) % 4 == 0:
        try:
            read_rule_file(path, lenient=True)
        except RulesFileError as error:
            _said(error)
    try:
        file = read_rule_file(path)
    except RulesFileError as error:
        return _said(error)
    assert read_rules(rules_text(file)).rules == file.rules
    return True


def _freedoko_seeds() -> list[bytes]:
    text = (_DATA / "freedoko" / "rules.txt").read_bytes()
    return [text, text[: len(text) // 3], text.replace(b" = 1", b" = true")]


def _judge_freedoko(data: bytes) -> bool:
    from dokodesk.model.rules_import import read_file

    report = read_file(_file("freedoko.rules", data))
    assert report.rules is not None or all(str(problem).strip() for problem in report.problems)
    return report.rules is not None


def _code_seeds() -> list[bytes]:
    return [code(preset(name)).encode() for name in preset_names()]


def _judge_code(data: bytes) -> bool:
    from dokodesk.engine.rules import RulesError, from_code

    try:
        rules = from_code(data.decode("utf-8", "replace"))
    except RulesError as error:
        return _said(error)
    assert from_code(code(rules)) == rules
    return True


def _deal_code_seeds() -> list[bytes]:
    from dokodesk.engine.deal_codes import DealCode, match_code

    rules = [None, *(preset(name) for name in preset_names())]
    return [
        DealCode(match_code(f"seed {number}", number + 1), number % 4, one).text.encode()
        for number, one in enumerate(rules)
    ]


def _judge_deal_code(data: bytes) -> bool:
    from dokodesk.engine.deal_codes import DealCode, DealCodeError

    try:
        found = DealCode.parse(data.decode("utf-8", "replace"))
    except DealCodeError as error:
        return _said(error)
    assert DealCode.parse(found.text) == found
    return True


# --- records and sheets ---------------------------------------------------------------------------


def _record_seeds() -> list[bytes]:
    from tests.records.examples import ALONE, MATCH, golden

    return [ALONE.encode()] * 6 + [MATCH.encode()] * 3 + [golden("house_black_sow").encode()]


def _judge_record(data: bytes) -> bool:
    from dokodesk.records.check import check_record
    from dokodesk.records.csv_form import csv_text
    from dokodesk.records.problems import RecordError
    from dokodesk.records.reader import read_record
    from dokodesk.records.writer import written

    try:
        record = read_record(data)
    except RecordError as error:
        return _said(error)
    assert read_record(written(record.documents).encode()).documents == record.documents
    report = check_record(record)
    assert all(problem.reason for problem in report.problems)
    csv_text(report)
    return True


@cache
def _json_seeds() -> list[bytes]:
    from dokodesk.records.json_form import json_text
    from dokodesk.records.reader import read_record

    return [json_text(read_record(seed).documents).encode() for seed in _record_seeds()]


def _judge_json(data: bytes) -> bool:
    from dokodesk.records.check import check_record
    from dokodesk.records.json_form import json_text, read_json
    from dokodesk.records.problems import RecordError

    try:
        record = read_json(data)
    except RecordError as error:
        return _said(error)
    assert read_json(json_text(record.documents).encode()).documents == record.documents
    check_record(record)
    return True


def _csv_seeds() -> list[bytes]:
    from dokodesk.records.check import check_record
    from dokodesk.records.csv_form import csv_text
    from dokodesk.records.reader import read_record
    from tests.records.examples import golden

    ours = csv_text(check_record(read_record(golden("house_black_sow").encode())))
    foreign = (
        "Nr;Datum;Geber;Spiel;Anna;Jürgen;Łukasz;Dora;Bock\n"
        "1;30.11.2026;Anna;Normal;3;-3;3;-3;1\n2;1.12.26;Dora;Solo;-6;2;2;2;2\n"
    )
    english = 'date,"A, B",C,D,E\n2026-11-30,1,-1,1,-1\n11/30/2026,"1,00",-1,1,-1\n'
    totals = "Anna total\tBert total\tCem total\tDora total\n3\t-3\t3\t-3\n0\t0\t6\t-6\n"
    texts = (ours, foreign, english, totals)
    return [text.encode() for text in texts] + [foreign.encode("cp1250"), english.encode("utf-16")]


def _judge_csv(data: bytes) -> bool:
    from dokodesk.model.hand_sheet import sheet_of_hand
    from dokodesk.model.sheet_import import hand_of_table, own_sheets
    from dokodesk.records.csv_form import read_csv, sheets_text
    from dokodesk.records.csv_import import guess, imported, read_table
    from dokodesk.records.problems import RecordError

    try:
        for own in own_sheets(data):
            assert read_csv(sheets_text([own])) == (own,)
            assert len(sheet_of_hand(hand_of_table(own)).names) == len(own.names)
    except RecordError as error:
        _said(error)
    try:
        table = read_table(data)
        columns = guess(table)
        sheet = imported(table, columns)
    except RecordError as error:
        return _said(error)
    assert all(len(row.scores) == len(sheet.names) for row in sheet.rows)
    return True


# --- lessons, bots --------------------------------------------------------------------------------


def _lesson_seeds() -> list[bytes]:
    files = sorted(_LESSONS.glob("*.yaml"), key=lambda path: path.stat().st_size)
    return [path.read_bytes() for path in files[:6]]


def _judge_lesson(data: bytes) -> bool:
    from dokodesk.learning.lesson_reader import read_lesson
    from dokodesk.learning.yaml_nodes import LessonError

    try:
        read_lesson(data.decode("utf-8", "replace"), "fuzz")
    except LessonError as error:
        return _said(error)
    return True


@cache
def _bot_seeds() -> list[bytes]:
    hand = "H10 CQ CA CA SA C10 DA DK D9 SJ HK S9".split()
    told = {
        "seat": 2, "dealer": 3, "rules": to_dict(preset("pagat_standard")), "hand": hand, "seed": 1,
        "state": {"compulsory_owed": [0, 0, 0, 0], "forced_solo": None, "bock": 1},
    }  # fmt: skip
    small = dict(told, rules={})
    talk = (
        'event 0 healthy\nevent 1 healthy\nask ["2 healthy", "2 reservation"]\n'
        "event 2 healthy\nevent 3 reservation\nevent 3 choose ?\n"
        "event known 3 choose solo queens\nevent contract queens\nevent party 3 re\n"
        'ask-call ["2 call kontra"]\nevent 0 play HA\nevent 1 play HK\nask ["2 play HK"]\n'
        'event 2 play HK\nevent 3 play HA\nevent trick 0 30\nresult {"contract": "queens"}\n'
        "bye"
    )
    # A long talk makes our bot search for deals that agree with it; most are short.
    begun = "\n".join(talk.split("\n")[:4])
    return [
        f"doko-bot 1\ndeal {json.dumps(deal)}\n{said}".encode()
        for deal, said in ((told, talk), *[(small, talk)] * 3, *[(small, f"{begun}\nbye")] * 5)
    ]


def _judge_bot(data: bytes) -> bool:
    """The lines a table says, as our bot hears them."""
    import io

    from dokodesk.ai.levels import make_player
    from dokodesk.cli.bot import Bot, serve
    from dokodesk.cli.console import CommandError

    try:
        return serve(Bot(make_player("simple")), io.BytesIO(data), io.BytesIO()) == 0
    except CommandError as error:
        return _said(error)


def _action_seeds() -> list[bytes]:
    return [
        text.encode()
        for text in (
            "2 play HK", "0 choose solo queens", "3 lay CA D9 DK", "1 return ? ? ?", "0 call re",
            "2 choose wedding any", "1 bid no90", "2 declare pigs", "0 accept",
            "1 healthy", "2 call no90",
        )
    ]  # fmt: skip


def _judge_action(data: bytes) -> bool:
    """What a foreign program answers."""
    from dokodesk.engine.actions import parse
    from dokodesk.engine.errors import ActionSyntaxError

    try:
        action = parse(data.decode("utf-8", "replace"))
    except ActionSyntaxError as error:
        return _said(error)
    assert parse(action.text) == action
    return True


def _player_seeds() -> list[bytes]:
    names = "strong expert:rieke:all standard between:casual:50 beginner random"
    return [name.encode() for name in names.split()]


def _judge_player(data: bytes) -> bool:
    from dokodesk.ai.levels import make_player

    try:
        return bool(make_player(data.decode("utf-8", "replace")).name)
    except ValueError as error:
        return _said(error)


# --- files of the program -------------------------------------------------------------------------


def _preference_seeds() -> list[bytes]:
    from dokodesk.storage.preferences import Preferences, PreferencesStore, with_value

    path = _file("seed.yaml", b"")
    path.unlink()
    PreferencesStore(path).save(with_value(Preferences(), "last_folder", "/somewhere"))
    small = (
        b"format: 1\nlanguage: de\nunknown: [1, {a: b}]\nanimation_speed: normal\n",
        b"player_names: [Anna, J\xc3\xbcrgen, '', Dora]\nlast_deals: 8\nsort_high_first: true\n",
        b"sort_order:\n- trumps\n- clubs\n- spades\n- hearts\n- diamonds\ntext_scale: 150\n",
    )
    return [path.read_bytes(), *small, *small]


def _judge_preferences(data: bytes) -> bool:
    from dokodesk.storage.errors import StorageError
    from dokodesk.storage.preferences import PreferencesStore, with_value

    path = _file("preferences.yaml", data)
    store = PreferencesStore(path)
    values, notices = store.load()
    assert all(str(notice).strip() for notice in notices)
    changed = with_value(values, "last_folder", "/fuzz")
    try:
        store.save(changed)
    except StorageError as error:
        return _said(error)
    if not store.is_locked:
        again, more = PreferencesStore(path).load()
        assert again == changed
        assert not more
    return not notices


def _progress_seeds() -> list[bytes]:
    return [
        b"dokodesk_progress: 1\nlessons: {a: {times: 2, faults: 1, at: 0}, b: {at: 3}}\nx: [a]\n",
    ]


def _judge_progress(data: bytes) -> bool:
    from dokodesk.storage.progress import LessonProgress, ProgressStore

    path = _file("progress.yaml", data)
    store = ProgressStore(path)
    _, notices = store.load()
    notices += store.save("09_fox", LessonProgress(1, 2, 3))
    assert all(str(notice).strip() for notice in notices)
    if not store.is_locked and not notices:
        assert ProgressStore(path).load()[0].of("09_fox") == LessonProgress(1, 2, 3)
    return not notices


@cache
def _picture_seeds() -> list[bytes]:
    from PySide6.QtCore import QBuffer, QByteArray
    from PySide6.QtGui import QImage

    image = QImage(40, 60, QImage.Format.Format_ARGB32)
    image.fill(0xFF3080A0)
    seeds = []
    for form in ("PNG", "JPG", "BMP"):
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        # The stubs only know names as bytes; Qt for Python takes text.
        image.save(buffer, form)  # type: ignore[call-overload]
        seeds.append(bytes(data.data()))
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><defs><linearGradient id="g">'
        '<stop offset="0" stop-color="#123"/></linearGradient></defs><rect width="60" height="90" '
        'rx="5" fill="url(#g)"/><path d="M10 10 L50 10 C30 40 5 60 30 80 Z" stroke="red"/>'
        '<g transform="rotate(20)"><text x="5" y="20" font-size="12">D</text></g></svg>'
    )
    return [*seeds, svg.encode(), svg.encode(), svg.encode()]


def _judge_picture(data: bytes) -> bool:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from dokodesk.views.own_cards import OwnCards

    path = _file("CQ.svg" if data[:200].lstrip().startswith(b"<") else "CQ.png", data)
    cards = OwnCards(path.parent)
    canvas = QImage(60, 90, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    painted = cards.paint(painter, QRectF(0, 0, 60, 90), "CQ")
    painter.end()
    assert painted == ("CQ" not in cards.troubles)
    return painted


@cache
def _fact_seeds() -> list[bytes]:
    result = {
        "contract": "normal", "parties": ["re", "kontra", "re", "kontra"], "winner": "re",
        "card_points": {"re": 150, "kontra": 90}, "value": 3, "scores": [3, -3, 3, -3],
        "lines": [{"reason": "fox", "side": "re"}, {"reason": "charlie", "side": "kontra"}],
    }  # fmt: skip
    hand = "CA CK H10 D9 DK SQ SJ HK H9 CQ CQ DA".split()
    values = {"deck": "48", "h10_trump": True, "direction": "cw"}
    row = [1, 2, "[0, 1, 2, 3]", 0, json.dumps([hand] * 4), json.dumps(result), "finished",
           json.dumps(values)]  # fmt: skip
    return [json.dumps([row, ["0 call re", "1 call kontra", "1 call no90"]]).encode()]


def _judge_facts(data: bytes) -> bool:
    """A row of the database that holds anything SQLite can hold there."""
    from dokodesk.storage.history_facts import facts_of

    try:
        told: Any = json.loads(data)
        row, actions = told
        row = [*row, *[None] * 8][:8]
        numbers, texts = [0, 1, 3], [2, 4, 5, 6, 7]
    except (ValueError, TypeError, RecursionError):
        # Not a row at all: the same bytes in every column of a sound one.
        text = data.decode("utf-8", "replace")
        row = [1, 1, text, 0, text, text, "finished", text]
        actions, numbers, texts = [text], [], []
    for place in numbers:
        row[place] = row[place] if isinstance(row[place], int) else 0
    for place in texts:
        text = row[place] if isinstance(row[place], str) else json.dumps(row[place])
        # SQLite gives nothing that is no text.
        row[place] = text.encode("utf-8", "replace").decode("utf-8")
    if not isinstance(actions, list):
        actions = []
    facts = facts_of(row, [str(one) for one in actions])
    if facts is None:
        return False
    return len(facts.deal) == 17


def _history_seeds() -> list[bytes]:
    from dokodesk.storage.history import History
    from tests.storage.history_samples import store_match

    path = _file("history_seed.db", b"")
    path.unlink()
    history = History(path)
    history.open()
    store_match(history)
    history.close()
    return [path.read_bytes()]


def _judge_history(data: bytes) -> bool:
    from dokodesk.storage.errors import StorageError
    from dokodesk.storage.history import History

    path = _file("history.db", data)
    history = History(path)
    try:
        notices = history.open_anyway()
        for line in history.matches():
            history.match(line.id)
        history.finished_deals()
    except StorageError as error:
        return _said(error)
    finally:
        history.close()
    assert all(str(notice).strip() for notice in notices)
    return not notices


READERS: Final[tuple[Reader, ...]] = (
    Reader("rule files", "storage/rule_files.py", _rule_seeds, _judge_rules),
    Reader("FreeDoko rule files", "storage/freedoko_rules.py", _freedoko_seeds, _judge_freedoko),
    Reader("rule codes", "engine/rule_code.py", _code_seeds, _judge_code),
    Reader("deal codes", "engine/deal_codes.py", _deal_code_seeds, _judge_deal_code),
    Reader("records (.doko)", "records/reader.py", _record_seeds, _judge_record),
    Reader("records (.json)", "records/json_form.py", _json_seeds, _judge_json),
    Reader("score sheets (CSV)", "records/csv_import.py", _csv_seeds, _judge_csv),
    Reader("lessons", "learning/lesson_reader.py", _lesson_seeds, _judge_lesson),
    Reader("lines to our bot", "cli/bot.py", _bot_seeds, _judge_bot),
    Reader("actions, answers of bots", "engine/actions.py", _action_seeds, _judge_action),
    Reader("names of players", "ai/levels.py", _player_seeds, _judge_player),
    Reader("preferences", "storage/preferences.py", _preference_seeds, _judge_preferences),
    Reader("learning progress", "storage/progress.py", _progress_seeds, _judge_progress),
    Reader("own card pictures", "views/own_cards.py", _picture_seeds, _judge_picture),
    Reader("rows of the history", "storage/history_facts.py", _fact_seeds, _judge_facts),
    Reader("history databases", "storage/opening.py", _history_seeds, _judge_history),
)
