"""Messages of the storage layer."""

from __future__ import annotations

import errno
import string

import pytest

from dokodesk.storage.errors import Notice, NoticeCode, StorageError, cause_of, write_error


def facts_named_in(code: NoticeCode) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(code.value) if name}


@pytest.mark.parametrize("code", NoticeCode, ids=lambda code: code.name)
def test_every_sentence_can_be_filled_and_ends(code: NoticeCode) -> None:
    facts = {name: f"<{name}>" for name in facts_named_in(code)}
    sentence = str(Notice(code, facts))
    assert all(fact in sentence for fact in facts.values())
    assert sentence.endswith((".", ">"))


def test_braces_in_a_fact_are_only_text() -> None:
    error = StorageError(NoticeCode.FILE_NOT_READ, file="{0}{x}", cause="{")
    assert str(error) == "{0}{x} cannot be read ({)."


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (OSError(errno.EACCES, "Permission denied", "/secret/place"), "Permission denied"),
        (ValueError("two\n  lines"), "two lines"),
        (ValueError(), "ValueError"),
        (OSError("no number"), "no number"),
    ],
)
def test_cause_is_a_few_words(error: Exception, expected: str) -> None:
    assert cause_of(error) == expected


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EFBIG])
def test_full_disk_has_its_own_words(number: int) -> None:
    assert write_error(OSError(number, "?"), "a").notice.code is NoticeCode.DISK_FULL


def test_other_trouble_with_writing_names_file_and_cause() -> None:
    text = str(write_error(OSError(errno.EIO, "Input/output error"), "a.yaml"))
    assert "a.yaml" in text
    assert "Input/output error" in text


@pytest.mark.parametrize(
    ("name", "shown"),
    [("J\udcc3\udcbcrgen", "Jürgen"), ("J\udcfcrgen", "J\ufffdrgen"), ("half \ud83d", "half ?")],
)
def test_name_that_is_no_text_can_still_be_shown(name: str, shown: str) -> None:
    error = StorageError(NoticeCode.FILE_PROTECTED, file=name)
    assert error.notice.facts == {"file": shown}
    assert str(error).startswith(f"{shown} is write-protected")
