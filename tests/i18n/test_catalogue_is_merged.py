"""The German and English texts stand in YAML for people and in .ts for Qt; both say the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.i18n_merge import FOLDER, main


def test_merging_the_texts_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever changes a text in the YAML merges it (``python -m tools.i18n_merge``)."""
    for pattern in ("*.yaml", "*.ts"):
        for path in FOLDER.glob(pattern):
            shutil.copy(path, tmp_path)
    assert main([str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all(" 0 changed in " in line for line in lines), lines


def test_no_text_waits_for_its_translation() -> None:
    """Every text that the window shows is there in German."""
    catalogue = (FOLDER / "dokodesk_de.ts").read_text(encoding="utf-8")
    assert catalogue.count("<message") > 1500
    assert 'type="unfinished"' not in catalogue
