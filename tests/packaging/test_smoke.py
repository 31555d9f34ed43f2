"""The built folder and the installed wheel, played as a person would play them."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.tools import PACKAGING, ROOT, script

pytestmark = [
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
        reason="a real X window needs Xvfb and xdotool",
    ),
    # One process builds, the others would have to build again.
    pytest.mark.xdist_group("built-folder"),
]

_WHERE = "import dokodesk, dokodesk.ai.fastcore as f; print(dokodesk.__file__, f.COMPILED)"

build = script("build")
smoke = script("smoke")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder build, in a place whose name has blanks and umlauts."""
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("PyInstaller is not installed")
    work = tmp_path_factory.mktemp("build")
    target = tmp_path_factory.mktemp("Spiele für uns")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", target, "--workpath", work, PACKAGING / "dokodesk.spec"),
        ],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return target / "dokodesk"


@pytest.fixture
def screen() -> Iterator[object]:
    with smoke.a_screen(1280, 800) as made:
        yield made


def test_the_folder_is_small_enough(folder: Path) -> None:
    assert build.folder_size_mb(folder) <= build.SIZE_LIMIT_MB


def test_nothing_of_the_makers_machine_is_in_it(folder: Path) -> None:
    names = [path.name for path in folder.rglob("*")]
    assert not [name for name in names if name.endswith((".ts", ".pyx", ".pxi", ".c"))]
    assert "dokodesk_de.qm" in names
    assert "qtbase_de.qm" in names


def test_first_start_a_deal_and_going_on(folder: Path, screen: object, tmp_path: Path) -> None:
    home = tmp_path / "Jürgens Ordner"
    home.mkdir()
    smoke.play([folder / "dokodesk"], home, screen, smoke.clean_environment(home))


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("read-only home", {}),
        ("200 %", {"QT_SCALE_FACTOR": "2"}),
        ("no fonts", {"FONTCONFIG_FILE": "{home}/fonts.conf"}),
        ("wayland that is not there", {"QT_QPA_PLATFORM": "wayland;xcb"}),
        ("nothing that plays sounds", {"PATH": "/nowhere"}),
        ("German", {"LANG": "de_DE.UTF-8", "LANGUAGE": "de"}),
    ],
)
def test_opens_where_things_are_odd(
    folder: Path, screen: object, tmp_path: Path, name: str, more: dict[str, str]
) -> None:
    """It paints and ends well; what is missing is told in the window, not on standard error."""
    home = tmp_path / "home"
    home.mkdir()
    if name == "read-only home":
        # Even an administrator cannot make a folder where a file is.
        (home / ".local").write_bytes(b"")
        (home / ".config").write_bytes(b"")
    (home / "fonts.conf").write_text("<fontconfig></fontconfig>", "utf-8")
    placed = {name: value.replace("{home}", str(home)) for name, value in more.items()}
    program = smoke.Program(
        [folder / "dokodesk", "--probe-start"], screen, smoke.clean_environment(home, **placed)
    )
    assert program.wait(120) == 0
    assert program.complaints() == []
    program.close()


def test_the_command_line_works_from_the_folder(folder: Path, tmp_path: Path) -> None:
    record = ROOT / "tests" / "data" / "golden" / "swiss_family.doko"
    copy = tmp_path / "Alte Partie.doko"
    shutil.copy(record, copy)
    done = subprocess.run(
        [folder / "dokodesk", "record", "check", copy],
        cwd="/",
        env=smoke.clean_environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_pure_wheel_runs_in_a_fresh_environment(screen: object, tmp_path: Path) -> None:
    """No compiler, nothing of this repository on the path."""
    built = tmp_path / "wheels"
    built.mkdir()
    copy = tmp_path / "source"
    ignored = shutil.ignore_patterns(
        ".git", ".venv", "build", "dist", "*.so", ".mypy_cache", ".ruff_cache", "*.c", "tests"
    )
    shutil.copytree(ROOT, copy, ignore=ignored)
    code = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", code, built],
        cwd=copy,
        env={**os.environ, "DK_PURE": "1"},
        capture_output=True,
        check=True,
        timeout=300,
    )
    (wheel,) = built.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    place = tmp_path / "Umgebung für uns"
    # The packages it needs come from here; nothing is fetched in a test.
    venv.create(place, system_site_packages=False, with_pip=False)
    site = next(place.glob("lib/python3*/site-packages"))
    here = Path(importlib.util.find_spec("PySide6").origin).parents[1]  # type: ignore[union-attr,arg-type]
    (site / "others.pth").write_text("\n".join([str(site / "own"), str(here)]), "utf-8")
    shutil.unpack_archive(wheel, site / "own", "zip")
    home = tmp_path / "home"
    home.mkdir()
    environment = smoke.clean_environment(home)
    python = place / "bin" / "python"
    where = subprocess.run(
        [
            python,
            "-c",
            "import dokodesk, dokodesk.ai.fastcore as f; print(dokodesk.__file__, f.COMPILED)",
        ],
        cwd="/",
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.split(" ")
    assert where[-1].strip() == "False"
    assert "own" in where[-2]
    program = smoke.Program([python, "-m", "dokodesk", "--probe-start"], screen, environment)
    assert program.wait(120) == 0
    assert program.complaints() == []
    program.close()
