"""The sounds of the table: through Qt where it can, else through a player of the system, else none.

QtMultimedia is large and not part of the Qt this program needs; it comes with the extra ``sounds``.
Without it a small player that most systems have is started for each sound. Nothing here may ever
stop or slow the game: whatever fails is silent.
"""

from __future__ import annotations

import array
import io
import logging
import shutil
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, QUrl

from dokodesk.assets.sounds import sound_wav, sounds
from dokodesk.engine.parties import Party
from dokodesk.model.preferences_model import PreferencesModel

if TYPE_CHECKING:
    from dokodesk.model.deal_summary import DealSummary

__all__ = ["Output", "Sounds", "find_output", "quieter"]

_log = logging.getLogger(__name__)

#: Players of the system and their options, the best first; the file comes last.
_PLAYERS: Final = (
    ("pw-play", ()),
    ("paplay", ()),
    ("aplay", ("-q",)),
    ("afplay", ()),
)
#: So many at once; more would only be noise.
_MOST: Final = 4
_FULL: Final = 100


class Output(Protocol):
    """Something that can be heard."""

    def play(self, path: Path) -> None:
        """Begins to play a WAV file and returns at once."""

    def close(self) -> None:
        """Ends whatever still sounds."""


class _QtOutput:
    """QtMultimedia; each file is loaded once."""

    def __init__(self, effect: Callable[[], Any]) -> None:
        self._make = effect
        self._effects: dict[Path, Any] = {}

    def play(self, path: Path) -> None:
        if path not in self._effects:
            self._effects[path] = self._make()
            self._effects[path].setSource(QUrl.fromLocalFile(str(path)))
        self._effects[path].play()

    def close(self) -> None:
        for effect in self._effects.values():
            effect.stop()
        self._effects.clear()


class _WindowsOutput:
    """What Windows itself has; a new sound ends the one before."""

    def __init__(self, winsound: Any) -> None:
        self._winsound = winsound

    def play(self, path: Path) -> None:
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC
        try:
            self._winsound.PlaySound(str(path), flags | self._winsound.SND_NODEFAULT)
        except RuntimeError as error:
            _log.info("no sound: %s", error)

    def close(self) -> None:
        self._winsound.PlaySound(None, 0)


class _ProcessOutput:
    """A program of the system, started for each sound."""

    def __init__(self, program: str, options: Sequence[str] = ()) -> None:
        self._program = program
        self._options = list(options)
        self._running: list[QProcess] = []

    def play(self, path: Path) -> None:
        self._running = [
            one for one in self._running if one.state() != QProcess.ProcessState.NotRunning
        ]
        if len(self._running) >= _MOST:
            return
        process = QProcess()
        process.setStandardErrorFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.start(self._program, [*self._options, str(path)])
        self._running.append(process)

    def close(self) -> None:
        for process in self._running:
            process.kill()
            process.waitForFinished(500)
        self._running.clear()


def find_output(which: Callable[[str], str | None] = shutil.which) -> Output | None:
    """The best way to be heard on this system, or ``None`` if there is none.

    Args:
        which: finds a program by its name.
    """
    try:
        from PySide6.QtMultimedia import (  # type: ignore[import-not-found, unused-ignore]
            QMediaDevices,
            QSoundEffect,
        )
    except ImportError:
        pass
    else:
        if not QMediaDevices.defaultAudioOutput().isNull():
            return _QtOutput(QSoundEffect)
    if sys.platform == "win32":
        import winsound

        return _WindowsOutput(winsound)
    for program, options in _PLAYERS:
        found = which(program)
        if found is not None:
            return _ProcessOutput(found, options)
    return None


def quieter(data: bytes, percent: int) -> bytes:
    """A WAV file of 16 bits with its loudness turned down.

    Args:
        data: the file.
        percent: of the loudness it has.
    """
    with wave.open(io.BytesIO(data)) as file:
        parameters = file.getparams()
        numbers = array.array("h", file.readframes(file.getnframes()))
    # Loudness is felt by ratios: half the number on the scale shall sound half as loud.
    factor = (percent / _FULL) ** 1.6
    numbers = array.array("h", (round(value * factor) for value in numbers))
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams(parameters)
        file.writeframes(numbers.tobytes())
    return out.getvalue()


class Sounds(QObject):
    """Plays the sounds of the table as loud as the preferences say."""

    def __init__(
        self,
        preferences: PreferencesModel,
        make_output: Callable[[], Output | None] = find_output,
        parent: QObject | None = None,
    ) -> None:
        """Plays nothing yet, and looks for an output only when it is needed.

        Args:
            preferences: whether and how loud.
            make_output: finds what can be heard.
            parent: the owner.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._make_output = make_output
        self._output: Output | None = None
        self._looked = False
        self._folder: QTemporaryDir | None = None
        self._files: dict[tuple[str, int], Path] = {}
        preferences.changed.connect(self._on_preference)

    @property
    def available(self) -> bool:
        """Whether this system can play sounds at all."""
        if not self._looked:
            self._looked = True
            self._output = self._make_output()
        return self._output is not None

    def play(self, name: str) -> None:
        """Plays a sound; silent if it is off, unknown, or there is nothing to play it with."""
        values = self._preferences.values
        if not values.sounds or not values.sound_volume or name not in sounds():
            return
        if not self.available or self._output is None:
            return
        path = self._file(name, values.sound_volume)
        if path is not None:
            self._output.play(path)

    def play_result(self, deal: DealSummary | None) -> None:
        """Plays what fits the end of a deal for the person, who sits first."""
        if deal is not None and not deal.void and deal.winner is not Party.NONE:
            self.play("won" if deal.seats[0].party is deal.winner else "lost")

    def close(self) -> None:
        """Ends what still sounds and removes the files."""
        if self._output is not None:
            self._output.close()
            self._output = None
        self._looked = True
        self._files.clear()
        if self._folder is not None:
            self._folder.remove()
            self._folder = None

    def _on_preference(self, key: str) -> None:
        # Whoever changes the loudness wants to hear it.
        if key in ("sounds", "sound_volume"):
            self.play("play")

    def _file(self, name: str, volume: int) -> Path | None:
        """The sound as a file of that loudness: not every player has a volume of its own."""
        key = (name, volume)
        if key not in self._files:
            if self._folder is None:
                self._folder = QTemporaryDir()
            path = Path(self._folder.filePath(f"{name}_{volume}.wav"))
            try:
                path.write_bytes(quieter(sound_wav(name), volume))
            except OSError as error:
                _log.info("no sound: %s", error)
                return None
            self._files[key] = path
        return self._files[key]
