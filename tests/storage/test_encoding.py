"""Text is the same whatever the system thinks its encoding is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dokodesk.storage.preferences import PreferencesStore
from tests.storage.history_samples import NAMES, opened

NOTE = "Fuchs gefangen 🦊\r\nŁukasz sagt „keine 90“ \u2028 ♣♠♥♦"

STORES = """
import json, locale, sys
from pathlib import Path
from dokodesk.storage.atomic import read_text, write_atomic
from dokodesk.storage.history import History, MatchRow
from dokodesk.storage.paths import paths_under
from dokodesk.storage.preferences import Preferences, PreferencesStore
facts = json.loads(sys.argv[1])
paths = paths_under(sys.argv[2])
assert paths.problems() == []
PreferencesStore(paths.preferences).save(Preferences(player_names=tuple(facts["names"])))
assert PreferencesStore(paths.preferences).load()[0].player_names == tuple(facts["names"])
history = History(paths.history)
assert history.open() == []
match_id = history.create_match(MatchRow(rules={}, values={}, names=tuple(facts["names"]),
    planned=1, first_dealer=0, note=facts["note"]))
assert history.match(match_id).note == facts["note"]
history.close()
write_atomic(paths.records / "note.txt", facts["note"])
assert read_text(paths.records / "note.txt") == facts["note"]
paths.records.with_name("blocked").touch()
notice, = paths_under(paths.records.with_name("blocked")).problems()[:1]
print(sys.flags.utf8_mode, str(notice).encode("utf-8").isascii(), locale.getencoding())
"""


@pytest.mark.parametrize(
    "variables",
    [
        {"PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONUTF8": "0", "LC_ALL": "de_DE.ISO-8859-1", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONIOENCODING": "cp1252"},
        {"PYTHONUTF8": "1"},
    ],
    ids=["C", "ISO-8859-1", "cp1252", "UTF-8"],
)
def test_text_is_stored_as_it_is(variables: dict[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "Jürgens Käse"
    facts = json.dumps({"names": NAMES, "note": NOTE})
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    done = subprocess.run(
        [*command, "-c", STORES, facts, str(folder)],
        env=os.environ | variables,
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    assert done.stdout.split()[0].decode() == variables["PYTHONUTF8"]
    with opened(folder / "data" / "history.db") as history:
        match = history.match(history.matches()[0].id)
    assert (match.names, match.note) == (NAMES, NOTE)
    preferences, notices = PreferencesStore(folder / "config" / "preferences.yaml").load()
    assert (preferences.player_names, notices) == (NAMES, [])
    assert (folder / "data" / "records" / "note.txt").read_bytes() == NOTE.encode()
