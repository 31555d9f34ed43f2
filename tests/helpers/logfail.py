"""Fails a test that logs a warning nobody expected.

A test that provokes a warning says so with the fixture ``expected_log``:

    def test_broken_file_is_set_aside(expected_log):
        with expected_log("dokodesk.storage", "set aside"):
            load(broken)

The record must come inside the block; it is then taken off the list of unexpected ones.
"""

from __future__ import annotations

import contextlib
import logging
import re
import threading
from collections.abc import Generator, Iterator
from typing import Protocol

import pytest

SEVERE = logging.WARNING


class ExpectedLog(Protocol):
    """The type of the fixture ``expected_log``."""

    def __call__(
        self, logger: str, pattern: str, *, level: int = SEVERE
    ) -> contextlib.AbstractContextManager[None]:
        """Expects at least one record and takes all that match off the list.

        Args:
            logger: The name of the logger or of one above it; empty for any.
            pattern: A regular expression, searched for in the message.
            level: The exact level of the record.
        """


class LogGuard(logging.Handler):
    """Collects records of WARNING and above; as a pytest plugin it looks at them after each phase.

    It collects instead of failing at once: a record may come from a thread or from a slot of Qt,
    where an exception would reach nobody.
    """

    def __init__(self) -> None:
        super().__init__(SEVERE)
        self._unexpected: list[logging.LogRecord] = []
        self._guard = threading.Lock()

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps a record."""
        with self._guard:
            self._unexpected.append(record)

    def take_unexpected(self) -> list[logging.LogRecord]:
        """Gives the records nobody expected and forgets them."""
        with self._guard:
            taken, self._unexpected = self._unexpected, []
        return taken

    @contextlib.contextmanager
    def expect(self, logger: str, pattern: str, *, level: int = SEVERE) -> Iterator[None]:
        """See `ExpectedLog`."""
        with self._guard:
            known = len(self._unexpected)
        yield
        with self._guard:
            inside = self._unexpected[known:]
            others = [r for r in inside if not _matches(r, logger, pattern, level)]
            self._unexpected[known:] = others
        if len(others) == len(inside):
            seen = "".join(f"\n  {_line(record)}" for record in inside) or " nothing"
            wanted = f"{logging.getLevelName(level)} {logger or '(any logger)'}: {pattern}"
            pytest.fail(f"Expected a log record\n  {wanted}\nbut there was{seen}")

    def _phase(self) -> Generator[None, object, object]:
        root = logging.getLogger()
        if self not in root.handlers:
            root.addHandler(self)
        try:
            result = yield
        except BaseException:
            self.take_unexpected()  # the test has failed anyway
            raise
        records = self.take_unexpected()
        if records:
            lines = "".join(f"\n  {_line(record)}" for record in records)
            pytest.fail(f"Unexpected log records:{lines}", pytrace=False)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, object, object]:
        """Watches the fixtures being made."""
        return (yield from self._phase())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, object, object]:
        """Watches the test itself."""
        return (yield from self._phase())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Generator[None, object, object]:
        """Watches the fixtures being taken down."""
        return (yield from self._phase())

    @pytest.fixture
    def expected_log(self) -> ExpectedLog:
        """See `ExpectedLog`."""
        return self.expect


def _matches(record: logging.LogRecord, logger: str, pattern: str, level: int) -> bool:
    below = not logger or record.name == logger or record.name.startswith(logger + ".")
    return below and record.levelno == level and bool(re.search(pattern, record.getMessage()))


def _line(record: logging.LogRecord) -> str:
    return f"{record.levelname} {record.name}: {record.getMessage()}"
