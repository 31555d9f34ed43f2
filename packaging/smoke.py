"""Plays the built program as a person would, without looking inside it.

    python packaging/smoke.py [--home FOLDER] [--size 1280x800] COMMAND ...

Starts the command on a virtual screen of its own with an empty home folder, looks at the pixels of
the screen, and moves the real pointer: through the first start to a deal, plays the deal with
clicks, opens the score sheet, quits, starts again and finds the match there. Anything on standard
error that is not expected is a failure. Needs Xvfb and xdotool.
"""

from __future__ import annotations

import argparse
import contextlib
import mmap
import os
import re
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

#: The colour of the main button of a page, of the light look; see dokodesk/views/theme.py.
ACCENT: Final = (0x1F, 0x6B, 0x4B)
#: The first answer to a question at the table; see dokodesk/views/table/theme.py.
ANSWER: Final = (0xFF, 0xD7, 0x5E)
#: The white of a card that may be played; others are darkened.
CARD: Final = (0xFF, 0xFD, 0xF7)
#: The ground of fields and choices.
FIELD: Final = (0xFF, 0xFD, 0xF8)
#: The screen as it was when something went wrong.
SHOT: Final = Path(tempfile.gettempdir()) / "dokodesk-smoke.png"
_NEAR: Final = 3
#: The words on a button interrupt its colour for so many pixels at most.
_LETTERS: Final = 24
_PATIENCE_S: Final = 240.0
_START_S: Final = 60.0
_PAUSE_S: Final = 0.25
#: Words on standard error that say nothing about the program.
EXPECTED: Final = (
    re.compile(r"Detected locale .* which is not UTF-8"),
    re.compile(r"Qt depends on a UTF-8 locale"),
    re.compile(r"If this causes problems, reconfigure your locale"),
    re.compile(r"^for more information\.$"),
    re.compile(r"XDG_RUNTIME_DIR"),
    re.compile(r"Failed to create wl_display"),
    re.compile(r'Could not load the Qt platform plugin "wayland"'),
    re.compile(r"^\s*$"),
)


class SmokeError(Exception):
    """The program did not do what a person would expect; the text says what."""


class Box(NamedTuple):
    """A rectangle of pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def middle(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2


class Screen:
    """A virtual screen: its pixels, its pointer and its keys."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._folder = Path(tempfile.mkdtemp(prefix="dokodesk-screen-"))
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write), "-nolisten", "tcp"),
                *("-screen", "0", f"{width}x{height}x24", "-fbdir", str(self._folder)),
            ],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as number:
            display = number.readline().strip()
        if not display:
            raise SmokeError("Xvfb did not start")
        self.display = f":{display}"

    def close(self) -> None:
        """Ends the screen."""
        self._server.send_signal(signal.SIGTERM)
        self._server.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)

    def pixels(self) -> bytes:
        """What is on the screen: four bytes for each pixel, blue first, row by row."""
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            header = struct.unpack(">25I", data[:100])
            start = header[0] + 12 * header[19]
            picture = data[start : start + 4 * self.width * self.height]
            data.close()
        return picture

    def save(self, file: Path) -> None:
        """Writes what is on the screen as PNG, for whoever wants to see what went wrong."""
        picture, rows = self.pixels(), bytearray()
        for y in range(self.height):
            row = picture[4 * self.width * y : 4 * self.width * (y + 1)]
            colors = bytearray(3 * self.width)
            colors[0::3], colors[1::3], colors[2::3] = row[2::4], row[1::4], row[0::4]
            rows += b"\0" + colors

        def chunk(kind: bytes, data: bytes) -> bytes:
            checksum = zlib.crc32(kind + data)
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(rows)))
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + body + chunk(b"IEND", b""))

    def xdotool(self, *words: str | int) -> None:
        """One command to the pointer or the keyboard."""
        subprocess.run(
            ["xdotool", *map(str, words)],
            check=True,
            env={**os.environ, "DISPLAY": self.display},
            stdout=subprocess.DEVNULL,
        )

    def click(self, x: int, y: int) -> None:
        """Clicks a place."""
        self.xdotool("mousemove", x, y)
        time.sleep(0.03)
        self.xdotool("click", 1)

    def park(self) -> None:
        """Moves the pointer to where it lights nothing up."""
        self.xdotool("mousemove", self.width - 2, self.height // 2)


def find_boxes(
    picture: bytes,
    width: int,
    color: tuple[int, int, int],
    least: tuple[int, int],
    *,
    top: int = 0,
    gap: int = 0,
) -> list[Box]:
    """Rectangles filled with a colour, from top to bottom.

    Args:
        picture: as ``Screen.pixels`` gives it.
        width: pixels in a row.
        color: red, green and blue.
        least: the smallest width and height that counts.
        top: nothing above this row is looked at.
        gap: so many pixels of something else, such as letters, do not end a row.
    """
    wanted = bytes((color[2], color[1], color[0]))
    height = len(picture) // (4 * width)
    boxes: list[Box] = []
    for y in range(top, height, 2):
        row = picture[4 * width * y : 4 * width * (y + 1)]
        for left, right in _runs(row, wanted, gap):
            if right - left < least[0]:
                continue
            for place, box in enumerate(boxes):
                if abs(box.left - left) <= 2 * _NEAR and y - box.bottom <= _NEAR:
                    boxes[place] = Box(box.left, box.top, max(box.right, right), y)
                    break
            else:
                boxes.append(Box(left, y, right, y))
    return [box for box in boxes if box.bottom - box.top >= least[1]]


def _runs(row: bytes, wanted: bytes, gap: int) -> Iterator[tuple[int, int]]:
    """From where to where a row has the colour."""
    begin = end = -1
    at = row.find(wanted)
    while at >= 0:
        if at % 4 == 0:
            x = at // 4
            if begin < 0:
                begin = x
            elif x - end > gap + 1:
                yield begin, end + 1
                begin = x
            end = x
            at = row.find(wanted, at + 4)
        else:
            at = row.find(wanted, at + 1)
    if begin >= 0:
        yield begin, end + 1


class Program:
    """A running copy of the program, and what it has stored."""

    def __init__(
        self, command: Sequence[str], screen: Screen, environment: Mapping[str, str]
    ) -> None:
        handle, name = tempfile.mkstemp(prefix="dokodesk-stderr-")
        self._errors = Path(name)
        with os.fdopen(handle, "wb") as errors:
            self._process = subprocess.Popen(
                list(command),
                env={**environment, "DISPLAY": screen.display},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                cwd="/",
            )
        self._screen = screen

    @property
    def ended(self) -> bool:
        """Whether it has ended."""
        return self._process.poll() is not None

    def wait(self, seconds: float = 30.0) -> int:
        """Its exit status.

        Raises:
            SmokeError: it does not end.
        """
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise SmokeError("the program did not end") from None

    def close(self) -> None:
        """Ends it if it still runs and throws away what it has written."""
        if not self.ended:
            self.kill()
        self._errors.unlink(missing_ok=True)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self._process.kill()
        self._process.wait()

    def complaints(self) -> list[str]:
        """What stands on standard error and is not expected."""
        lines = self._errors.read_text("utf-8", errors="replace").splitlines()
        return [line for line in lines if not any(known.search(line) for known in EXPECTED)]


def stored_actions(home: Path) -> tuple[int, int]:
    """How many deals are finished and how many actions are stored, wherever the history is."""
    for file in home.rglob("history.db"):
        with contextlib.suppress(sqlite3.Error):
            connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=2)
            try:
                done = connection.execute(
                    "SELECT COUNT(*) FROM deals WHERE status = 'finished'"
                ).fetchone()[0]
                actions = connection.execute("SELECT COUNT(*) FROM actions").fetchone()[0]
            finally:
                connection.close()
            return int(done), int(actions)
    return 0, 0


def until(what: str, done: Callable[[], bool], seconds: float) -> None:
    """Waits for something.

    Raises:
        SmokeError: it does not come about.
    """
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise SmokeError(f"waited {seconds:.0f} s for {what}")
        time.sleep(_PAUSE_S)


def clean_environment(home: Path, **more: str) -> dict[str, str]:
    """Hardly anything: a home folder, a language and where system programs are."""
    kept = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    return {**kept, "QT_QPA_PLATFORM": "xcb", **more}


class Person:
    """Somebody who only sees the screen and has a mouse."""

    def __init__(self, screen: Screen, home: Path, program: Program) -> None:
        self._screen = screen
        self._home = home
        self._program = program

    def buttons(self) -> list[Box]:
        """The main buttons on the screen."""
        self._screen.park()
        time.sleep(0.15)
        return find_boxes(self._screen.pixels(), self._screen.width, ACCENT, (40, 14), gap=_LETTERS)

    def answers(self) -> list[Box]:
        """The button of a question at the table that most people would press."""
        picture = self._screen.pixels()
        return find_boxes(picture, self._screen.width, ANSWER, (40, 14), gap=_LETTERS)

    def choices(self) -> list[Box]:
        """Large light fields to choose from."""
        picture = self._screen.pixels()
        return find_boxes(picture, self._screen.width, FIELD, (180, 10), top=80, gap=_LETTERS)

    def until_window(self) -> None:
        """Waits for the window and gives it the keyboard."""
        until("the window", lambda: self._program.ended or bool(self._visible()), _START_S)
        if self._program.ended:
            raise SmokeError("the program ended at once")
        self._screen.xdotool("search", "--sync", "--onlyvisible", "--name", ".", "windowfocus")

    def _visible(self) -> bool:
        return len(set(self._screen.pixels()[:: 4 * 97])) > 3

    def reach_a_deal(self) -> None:
        """Presses main buttons until something of a deal is stored."""
        end = time.monotonic() + _START_S
        while stored_actions(self._home)[1] == 0:
            if time.monotonic() > end:
                raise SmokeError("no deal was begun by pressing the main buttons")
            # The last main button, or the first of some choices of equal rank. Whoever sits to the
            # left of the dealer is asked before anything of the deal is stored.
            chosen = self.buttons()[-1:] or self.answers()[:1] or self.choices()[:1]
            for box in chosen:
                self._screen.click(*box.middle)
            time.sleep(0.6)

    def play_deal(self) -> None:
        """Plays cards by clicking what may be played, until a deal is finished."""
        finished = stored_actions(self._home)[0]
        end = time.monotonic() + _PATIENCE_S
        while stored_actions(self._home)[0] == finished:
            if time.monotonic() > end:
                raise SmokeError(f"the deal was not finished in {_PATIENCE_S:.0f} s")
            self._act()

    def acted_since(self, before: tuple[int, int]) -> bool:
        """Does what can be done; whether more is stored than before."""
        self._act()
        return stored_actions(self._home) > before

    def _act(self) -> None:
        before = stored_actions(self._home)[1]
        self._screen.park()
        time.sleep(0.12)
        picture = self._screen.pixels()
        width, height = self._screen.width, self._screen.height
        cards = find_boxes(picture, width, CARD, (10, 24), top=round(height * 0.72))
        buttons = [
            box
            for color in (ANSWER, ACCENT)
            for box in find_boxes(picture, width, color, (40, 14), gap=_LETTERS)
        ]
        for x, y in [box.middle for box in (*buttons[:1], *cards[:4])]:
            self._screen.click(x, y)
            time.sleep(0.12)
            if stored_actions(self._home)[1] != before:
                return
        time.sleep(0.2)


def play(
    command: Sequence[str], home: Path, screen: Screen, environment: Mapping[str, str]
) -> None:
    """First start, a deal, the score sheet, quitting, and the second start.

    Raises:
        SmokeError: something went otherwise.
    """
    program = Program(command, screen, environment)
    try:
        person = Person(screen, home, program)
        person.until_window()
        person.reach_a_deal()
        person.play_deal()
        time.sleep(1.0)
        screen.xdotool("key", "F3")
        time.sleep(1.0)
        screen.xdotool("key", "ctrl+q")
        status = program.wait()
        if status != 0:
            raise SmokeError(f"the program ended with status {status}")
        _no_complaints(program)
        program.close()
        before = stored_actions(home)
        program = Program(command, screen, environment)
        person = Person(screen, home, program)
        person.until_window()
        until("the main button", lambda: bool(person.buttons()), _START_S)
        screen.click(*person.buttons()[0].middle)
        time.sleep(1.0)
        until("the match to go on", lambda: person.acted_since(before), _START_S)
        screen.xdotool("key", "ctrl+q")
        if program.wait() != 0:
            raise SmokeError("the second run did not end well")
        _no_complaints(program)
    except SmokeError:
        screen.save(SHOT)
        raise
    finally:
        program.close()


def _no_complaints(program: Program) -> None:
    found = program.complaints()
    if found:
        raise SmokeError("on standard error: " + " | ".join(found[:5]))


@contextlib.contextmanager
def a_screen(width: int, height: int) -> Iterator[Screen]:
    """A screen that is closed again."""
    screen = Screen(width, height)
    try:
        yield screen
    finally:
        screen.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays; 1 with a sentence if something went wrong."""
    parser = argparse.ArgumentParser(description="Play the built program as a person would.")
    parser.add_argument("--home", type=Path, help="a folder to take for the home folder")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments)
    width, height = (int(part) for part in options.size.split("x"))
    home = options.home or Path(tempfile.mkdtemp(prefix="dokodesk-home-"))
    home.mkdir(parents=True, exist_ok=True)
    with a_screen(width, height) as screen:
        try:
            play(options.command, home, screen, clean_environment(home))
        except SmokeError as error:
            print(f"error: {error}; the screen is in {SHOT}", file=sys.stderr)
            return 1
    print("first start, a deal, the score sheet and the second start: all well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
