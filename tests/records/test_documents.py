from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.records import documents
from dokodesk.records.documents import MAX_DEPTH, decoded, read_documents
from dokodesk.records.problems import RecordError

FREEDOKO = Path(__file__).parent.parent / "data" / "freedoko" / "deals.doko"


def _problem(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        read_documents(text)
    return str(caught.value)


def _one(body: str) -> object:
    (document,) = read_documents(f"---\n{body}\n...\n")
    return document.data


def test_a_file_is_read_as_yaml_reads_it() -> None:
    text = FREEDOKO.read_text("utf-8")
    data = [document.data for document in read_documents(text)]
    assert data == list(yaml.safe_load_all(text))


def test_a_document_knows_the_line_on_which_it_opens() -> None:
    text = "# a remark\n\n---\na: 1\n...\n\n---\nb: 2\n...\n"
    assert [document.line for document in read_documents(text)] == [3, 7]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("", "no document", id="empty"),
        pytest.param("# only a remark\n", "no document", id="remark"),
        pytest.param("---\na: 1\n", "line 1: the file is cut short", id="not closed"),
        pytest.param("---\na: 1\n...\n---\nb: 2\n", "line 4: the file is cut short", id="last"),
        pytest.param("---\na: 1\n..\n", "cut short", id="half an end mark"),
        pytest.param("---\na: 1\n---\nb: 2\n...\n", "line 3: the document that opens", id="inner"),
        pytest.param("a: 1\n...\n", "line 1: a document opens with", id="no opening"),
        pytest.param("---\na: 1\n...\nb: 2\n", "line 4: a document opens with", id="behind"),
        pytest.param("--- {a: 1}\n...\n", "line 1: a document opens with", id="content there"),
        pytest.param("%YAML 1.1\n---\na: 1\n...\n", "line 1: a document opens", id="directive"),
        pytest.param("---\n- a\n...\n", "line 1: a document is a mapping", id="list"),
        pytest.param("---\n...\n", "line 1: a document is a mapping", id="nothing"),
        pytest.param("---\na: 1\n... # end\n", "cut short", id="end with remark"),
        pytest.param("---\na: 1\n--- # two\nb: 2\n...\n", "the next opens", id="hidden opening"),
        pytest.param("---\na: 1\nb: [1\n...\n", "this is not YAML", id="broken flow"),
        pytest.param("---\na: 1\n\tb: 2\n...\n", "line 3: this is not YAML", id="tab"),
        pytest.param(
            "---\na: 1\nb: 2\na: 3\n...\n", "line 4: the key 'a' stands twice", id="twice"
        ),
        pytest.param("---\nx: {a: 1, a: 1}\n...\n", "'a' stands twice", id="twice inside"),
        pytest.param("---\n? [a]\n: 1\n...\n", "a key is a word", id="list as key"),
        pytest.param("---\na: &x 1\nb: 2\n...\n", "line 2: anchors", id="anchor"),
        pytest.param("---\na: &x [1]\nb: *x\n...\n", "line 2: anchors", id="alias"),
        pytest.param("---\na: *x\n...\n", "aliases are not", id="alias alone"),
        pytest.param("---\na: !!python/name:os.system 1\n...\n", "line 2: tags", id="tag"),
        pytest.param("---\na: !!binary aGk=\n...\n", "line 2: tags", id="binary"),
        pytest.param("---\na: !!map {}\n...\n", "line 2: tags", id="tag of a mapping"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, says: str) -> None:
    assert says in _problem(text)


def test_every_broken_document_is_reported() -> None:
    problem = _problem("---\na: [\n...\n---\nb: 1\n...\n---\nc: 1\nc: 2\n...\n")
    assert [line.partition(":")[0] for line in problem.splitlines()] == ["line 3", "line 9"]


@pytest.mark.parametrize("deep", ["[" * 40 + "]" * 40, "{a: " * 40 + "1" + "}" * 40])
def test_deep_nesting_is_refused(deep: str) -> None:
    assert f"more than {MAX_DEPTH} levels" in _problem(f"---\na: {deep}\n...\n")


@pytest.mark.parametrize("start", ["[", "{a: ", "- ", "? "])
def test_nesting_without_end_is_refused(start: str) -> None:
    assert "line" in _problem(f"---\na:\n  {start * 100_000}\n...\n")


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        ("off", False),
        ("On", True),
        ("yes", True),
        ("NO", False),
        ("true", True),
        ("y", "y"),
        ("'off'", "off"),
        ('"on"', "on"),
        ("", None),
        ("~", None),
        ("null", None),
        ("0", 0),
        ("-3", -3),
        ("+3", 3),
        ("1.5", 1.5),
        ("'1'", "1"),
        # Neither octal nor sexagesimal nor hexadecimal numbers, nor times: those stay text.
        ("010", "010"),
        ("1:30", "1:30"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("1:30.5", "1:30.5"),
        ("2026-11-30", "2026-11-30"),
        ("2026-11-30T19:05:00Z", "2026-11-30T19:05:00Z"),
        (".inf", ".inf"),
        (".NaN", ".NaN"),
        ("9" * 400, "9" * 400),
        ("0 play CA", "0 play CA"),
        ("=", "="),
        ("<<", "<<"),
    ],
)
def test_plain_words_mean_what_yaml_1_1_says(plain: str, value: object) -> None:
    data = _one(f"a: {plain}")
    assert data == {"a": value}
    assert isinstance(data, dict)
    assert type(data["a"]) is type(value)


def test_keys_are_words_whatever_they_look_like() -> None:
    assert _one("1: a\nyes: b\n") == {"1": "a", "yes": "b"}


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_ends_of_lines_do_not_matter(end: str) -> None:
    text = end.join(["---", "a: [1, 2]", "b:", "  - x", "...", ""])
    (document,) = read_documents(text)
    assert document.data == {"a": [1, 2], "b": ["x"]}


def test_a_byte_order_mark_is_passed_over() -> None:
    assert decoded(b"\xef\xbb\xbf---\n") == "---\n"


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    with pytest.raises(RecordError, match="line 2: this is not UTF-8"):
        decoded(b"---\na: \xff\n...\n")


def test_an_overlong_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MAX_FILE_BYTES", 10)
    with pytest.raises(RecordError, match="larger than 10 bytes"):
        decoded(b"---\na: 1234\n...\n")


def test_an_overlong_document_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MAX_DOCUMENT_CHARS", 10)
    assert "line 1: a document is longer than 10" in _problem("---\na: 12345678\n...\n")


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for framed in (text, f"---\n{text}\n...\n"):
        try:
            read_documents(framed)
        except RecordError:
            continue


@given(st.binary())
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        read_documents(decoded(data))
    except RecordError:
        return
