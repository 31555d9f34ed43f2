"""Sounds: as loud as wanted, never in the way, and nothing breaks where there is no output."""

from __future__ import annotations

import array
import io
import sys
import wave
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QUrl

from dokodesk.assets.sounds import sound_wav, sounds
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.model.deal_summary import summarise
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.sounds import Output, Sounds, find_output, quieter
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell
from tools.soundart.__main__ import wav
from tools.soundart.sounds import SOUNDS


class Heard:
    """An output that remembers."""

    def __init__(self) -> None:
        self.files: list[Path] = []
        self.closed = False

    def play(self, path: Path) -> None:
        assert path.is_file()
        self.files.append(path)

    def close(self) -> None:
        self.closed = True

    @property
    def names(self) -> list[str]:
        return [path.stem.partition("_")[0] for path in self.files]


def numbers(data: bytes) -> array.array[int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return array.array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_the_files_are_those_the_generator_makes(name: str) -> None:
    assert sounds() == tuple(sorted(SOUNDS))
    stored, made = numbers(sound_wav(name)), numbers(wav(SOUNDS[name]()))
    assert len(stored) == len(made)
    # Another machine's sine may round differently in the last bit.
    assert max(abs(one - other) for one, other in zip(stored, made, strict=True)) <= 1


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_sounds_are_short_soft_and_begin_and_end_in_silence(name: str) -> None:
    data = numbers(sound_wav(name))
    assert 0.05 * 32000 < len(data) < 1.6 * 32000
    assert 5000 < max(map(abs, data)) < 22000
    assert abs(data[0]) < 100
    assert abs(data[-1]) < 100


def test_quieter_keeps_the_length() -> None:
    loud = numbers(sound_wav("play"))
    half = numbers(quieter(sound_wav("play"), 50))
    assert len(half) == len(loud)
    assert 0.25 < max(half) / max(loud) < 0.5
    assert not any(numbers(quieter(sound_wav("play"), 0)))


def test_an_unknown_sound_is_refused() -> None:
    with pytest.raises(KeyError, match="no sound"):
        sound_wav("../icons/app")


def test_sounds_follow_the_preferences(preferences: PreferencesModel) -> None:
    output = Heard()
    player = Sounds(preferences, lambda: output)
    player.play("play")
    player.play("play")
    preferences.set_value("sound_volume", 20)  # and can be heard at once
    player.play("take")
    assert output.names == ["play", "play", "play", "take"]
    assert output.files[0] == output.files[1]
    assert max(numbers(output.files[3].read_bytes())) < 2000
    preferences.set_value("sounds", False)
    player.play("play")
    preferences.set_value("sound_volume", 0)
    preferences.set_value("sounds", True)
    player.play("play")
    player.play("no such sound")
    assert len(output.files) == 4
    player.close()
    assert output.closed
    assert not output.files[0].exists()
    player.play("play")
    assert len(output.files) == 4


def test_without_an_output_there_is_silence(preferences: PreferencesModel) -> None:
    asked = []

    def nothing() -> Output | None:
        asked.append(1)
        return None

    player = Sounds(preferences, nothing)
    assert asked == [], "looked for an output before one was needed"
    player.play("play")
    player.play("play")
    assert not player.available
    assert asked == [1]
    player.close()


def test_qt_plays_where_it_can(
    preferences: PreferencesModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    class Effect:
        def setSource(self, url: QUrl) -> None:
            self.name = Path(url.toLocalFile()).name

        def play(self) -> None:
            played.append(self.name)

        def stop(self) -> None:
            played.append("stop")

    class Device:
        there = True

        def isNull(self) -> bool:
            return not self.there

    class Devices:
        @staticmethod
        def defaultAudioOutput() -> Device:
            return Device()

    module = ModuleType("PySide6.QtMultimedia")
    module.__dict__.update(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    player = Sounds(preferences, lambda: find_output(lambda _name: None))
    player.play("play")
    player.play("play")
    player.close()
    assert played == ["play_60.wav", "play_60.wav", "stop"]
    Device.there = False
    if sys.platform != "win32":
        assert find_output(lambda _name: None) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays sounds itself")
def test_a_player_of_the_system_is_started(
    preferences: PreferencesModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert find_output(lambda _name: None) is None
    told = tmp_path / "told"
    script = tmp_path / "aplay"
    script.write_text(f'#!/bin/sh\necho "$1 $2" > {told}.part && mv {told}.part {told}\n')
    script.chmod(0o755)
    output = find_output(lambda name: str(script) if name == "aplay" else None)
    assert output is not None
    player = Sounds(preferences, lambda: output)
    player.play("play")
    process = output._running[0]  # type: ignore[attr-defined]
    assert process.waitForFinished(10_000)
    assert told.read_text().startswith("-q ")
    assert "play_60.wav" in told.read_text()
    player.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays sounds itself")
def test_a_player_that_cannot_be_started_is_silent(
    preferences: PreferencesModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    output = find_output(lambda _name: str(tmp_path / "gone"))
    assert output is not None
    player = Sounds(preferences, lambda: output)
    for _ in range(10):
        player.play("play")
    player.close()


def test_the_end_of_a_deal_sounds_as_it_went(preferences: PreferencesModel) -> None:
    output = Heard()
    player = Sounds(preferences, lambda: output)
    match = play_match(preset("kneipe"), deals=6, planned=8)
    wanted = []
    for place in range(len(match.deals)):
        deal = summarise(match, place)
        player.play_result(deal)
        if not deal.void and deal.winner is not Party.NONE:
            wanted.append("won" if deal.seats[0].party is deal.winner else "lost")
    player.play_result(None)
    assert output.names == wanted
    assert set(wanted) == {"won", "lost"}


def test_a_deal_at_the_table_is_heard(make_shell: MakeShell) -> None:
    shell = make_shell()
    heard: list[str] = []
    shell.table.table.heard.connect(heard.append)
    shell.begin(deals=1)
    shell.play_deal()
    assert heard[0] == "shuffle"
    assert heard.count("play") == 48
    assert heard.count("take") == 12
