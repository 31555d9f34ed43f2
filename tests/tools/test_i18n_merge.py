"""Merging YAML translations into the .ts catalogues."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.i18n_merge import FOLDER, main, read_texts

CATALOGUE = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Other</name>
    <message numerus="yes">
        <source>%n &quot;card(s)&quot;</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Don&apos;t &amp; won&apos;t</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
"""

TEXTS = """\
contexts:
  Rules:
    "Don't & won't": "Nicht & nie"
    "Another <text>": "Ein anderer <Text>"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "dokodesk_de.ts").write_text(CATALOGUE, "utf-8")
    (tmp_path / "rules_de.yaml").write_text(TEXTS, "utf-8")
    return tmp_path


def test_translations_become_finished_and_the_rest_stays(folder: Path) -> None:
    assert main([str(folder)]) == 0
    merged = (folder / "dokodesk_de.ts").read_text("utf-8")
    assert merged == CATALOGUE.replace(
        '<translation type="unfinished"></translation>\n    </message>\n',
        "<translation>Nicht &amp; nie</translation>\n    </message>\n"
        "    <message>\n"
        "        <source>Another &lt;text&gt;</source>\n"
        "        <translation>Ein anderer &lt;Text&gt;</translation>\n"
        "    </message>\n",
    )


def test_doing_it_twice_changes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(folder)])
    catalogue = folder / "dokodesk_de.ts"
    before = (catalogue.read_bytes(), catalogue.stat().st_mtime_ns)
    capsys.readouterr()
    assert main([str(folder)]) == 0
    assert (catalogue.read_bytes(), catalogue.stat().st_mtime_ns) == before
    assert "2 texts, 0 changed" in capsys.readouterr().out


def test_a_missing_context_is_added(folder: Path) -> None:
    (folder / "dokodesk_de.ts").write_text(
        CATALOGUE.split("<context>", maxsplit=1)[0] + "</TS>\n", "utf-8"
    )
    assert main([str(folder)]) == 0
    assert "<name>Rules</name>" in (folder / "dokodesk_de.ts").read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "context: Rules",
        "contexts: [Rules]",
        "contexts: {Rules: x}",
        "contexts: {Rules: {x: ''}}",
        "contexts: {Rules: {x: []}}",
        "contexts: {Rules: {x: [a, '']}}",
        "contexts: {Rules: {x: 5}}",
        "contexts: {Rules: {x: a, x: a}}",
        "contexts: {",
    ],
)
def test_files_of_another_form_change_nothing(
    folder: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "rules_de.yaml").write_text(text, "utf-8")
    assert main([str(folder)]) == 1
    assert "rules_de.yaml" in capsys.readouterr().err
    assert (folder / "dokodesk_de.ts").read_text("utf-8") == CATALOGUE


def test_texts_that_count_have_forms(folder: Path) -> None:
    (folder / "rules_de.yaml").write_text(
        "contexts:\n  Other:\n    '%n \"card(s)\"': ['%n Karte', '%n Karten']\n"
        "    '%n trick(s)': ['%n Stich', '%n Stiche']\n",
        "utf-8",
    )
    assert main([str(folder)]) == 0
    assert (folder / "dokodesk_de.ts").read_text("utf-8") == CATALOGUE.replace(
        "    </message>\n</context>\n",
        "    </message>\n"
        '    <message numerus="yes">\n'
        "        <source>%n trick(s)</source>\n"
        "        <translation>\n"
        "            <numerusform>%n Stich</numerusform>\n"
        "            <numerusform>%n Stiche</numerusform>\n"
        "        </translation>\n"
        "    </message>\n</context>\n",
        1,
    )


def test_forms_that_are_there_already_change_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "rules_de.yaml").write_text(
        "contexts:\n  Other:\n    '%n \"card(s)\"': ['%n Karte', '%n Karten']\n", "utf-8"
    )
    assert main([str(folder)]) == 0
    assert "0 changed" in capsys.readouterr().out
    assert (folder / "dokodesk_de.ts").read_text("utf-8") == CATALOGUE


def test_our_own_files_can_be_merged(tmp_path: Path) -> None:
    for file in (*FOLDER.glob("*.yaml"), *FOLDER.glob("*.ts")):
        shutil.copy(file, tmp_path)
    assert main([str(tmp_path)]) == 0
    merged = (tmp_path / "dokodesk_de.ts").read_text("utf-8")
    texts = read_texts(FOLDER / "rules_de.yaml")["Rules"].values()
    assert all(text in merged for text in texts if isinstance(text, str) and "'" not in text)
