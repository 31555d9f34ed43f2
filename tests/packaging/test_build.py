"""The steps of the build that can be tried without building, and the files for the desktop."""

from __future__ import annotations

import configparser
import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtGui import QImage

import dokodesk
from tests.packaging.tools import PACKAGING, ROOT, script

build = script("build")
LINUX = PACKAGING / "linux"


def desktop() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    # Capitals stay capitals; the usual way, though the stubs do not know it.
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "dokodesk.desktop", "utf-8")
    return parser["Desktop Entry"]


class TestVersion:
    def test_comes_from_one_place(self) -> None:
        assert build.version() == dokodesk.__version__

    def test_the_change_log_knows_it(self) -> None:
        changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
        assert re.search(rf"^## {re.escape(dokodesk.__version__)} \(", changes, re.MULTILINE)
        date = build.release_date(changes, dokodesk.__version__)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", date)

    def test_a_version_without_an_entry_gets_a_date(self) -> None:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", build.release_date("", "9.9.9"))


class TestDesktopFiles:
    def test_entry_metainfo_and_program_agree(self) -> None:
        code = "from dokodesk.app import _application as made; print(made().desktopFileName())"
        named = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout.strip()
        assert (LINUX / f"{named}.desktop").is_file()
        entry = desktop()
        assert entry["StartupWMClass"] == "dokodesk"
        assert entry["Icon"] == "dokodesk"
        tree = ET.fromstring((LINUX / "org.dokodesk.dokodesk.metainfo.xml").read_text("utf-8"))
        assert tree.findtext("launchable") == "dokodesk.desktop"
        assert tree.findtext("provides/binary") == "dokodesk"

    def test_records_have_one_mime_type(self) -> None:
        mime = ET.fromstring((LINUX / "dokodesk-mime.xml").read_text("utf-8"))
        kind = mime[0].attrib["type"]
        assert desktop()["MimeType"] == f"{kind};"
        assert "%f" in desktop()["Exec"]
        assert any(child.attrib.get("pattern") == "*.doko" for child in mime[0])

    def test_metainfo_is_filled(self) -> None:
        text = (LINUX / "org.dokodesk.dokodesk.metainfo.xml").read_text("utf-8")
        filled = build.fill_metainfo(text, "1.2.3", "2026-12-01")
        release = ET.fromstring(filled).find("releases/release")
        assert release is not None
        assert release.attrib == {"version": "1.2.3", "date": "2026-12-01"}

    @pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="not installed")
    def test_the_entry_is_valid(self) -> None:
        subprocess.run(["desktop-file-validate", LINUX / "dokodesk.desktop"], check=True)

    @pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="not installed")
    def test_the_metainfo_is_valid(self, tmp_path: Path) -> None:
        text = (LINUX / "org.dokodesk.dokodesk.metainfo.xml").read_text("utf-8")
        file = tmp_path / "org.dokodesk.dokodesk.metainfo.xml"
        file.write_text(build.fill_metainfo(text, "1.2.3", "2026-12-01"), "utf-8")
        subprocess.run(["appstreamcli", "validate", "--no-net", file], check=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Something like a built folder, in a place with an awkward name."""
    made = tmp_path / 'Spiele für "uns" & 100% $HOME' / "dokodesk"
    made.mkdir(parents=True)
    (made / "dokodesk").write_text("#!/bin/sh\n")
    (made / "dokodesk").chmod(0o755)
    build.add_desktop_files(made, "1.2.3")
    return made


@pytest.mark.skipif(os.name == "nt" or shutil.which("awk") is None, reason="for Linux desktops")
class TestInstall:
    def run(self, folder: Path, home: Path, *arguments: str) -> None:
        environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
        subprocess.run(
            [folder / "install.sh", *arguments],
            check=True,
            env=environment,
            stdout=subprocess.DEVNULL,
        )

    def test_the_menu_entry_starts_this_folder(self, folder: Path, tmp_path: Path) -> None:
        self.run(folder, tmp_path / "home")
        entry = tmp_path / "home" / ".local/share/applications/dokodesk.desktop"
        line = next(
            line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")
        )
        command = line.removeprefix("Exec=").removesuffix(" %f")
        assert command.startswith('"')
        path = re.sub(r"\\(.)", r"\1", re.sub(r"\\\\", r"\\", command[1:-1])).replace("%%", "%")
        assert path == str(folder / "dokodesk")
        assert "TryExec" not in entry.read_text("utf-8")

    def test_removing_leaves_nothing(self, folder: Path, tmp_path: Path) -> None:
        home = tmp_path / "home"
        self.run(folder, home)
        assert [path for path in home.rglob("*dokodesk*") if path.is_file()]
        self.run(folder, home, "--remove")
        assert not [path for path in home.rglob("*dokodesk*") if path.is_file()]


class TestArchive:
    def test_the_checksum_is_the_one_of_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "x.tar.xz"
        file.write_bytes(b"dokodesk")
        line = build.write_checksum(file).read_text("ascii")
        assert line == f"{hashlib.sha256(b'dokodesk').hexdigest()}  x.tar.xz\n"

    def test_does_not_say_who_has_built_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "BUILD", tmp_path)
        inside = tmp_path / "dokodesk"
        inside.mkdir()
        (inside / "dokodesk").write_bytes(b"x")
        packed = build.archive(inside, "dokodesk-1.2.3-linux-x86_64")
        with tarfile.open(packed) as tar:
            entries = tar.getmembers()
        assert {entry.name.split("/")[0] for entry in entries} == {"dokodesk-1.2.3-linux-x86_64"}
        assert all(entry.uid == 0 and entry.uname == "" for entry in entries)

    def test_a_link_counts_as_nothing(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_bytes(b"x" * 2_000_000)
        (tmp_path / "b").symlink_to(tmp_path / "a")
        assert build.folder_size_mb(tmp_path) == 2.0


def test_every_bundled_package_has_a_licence(tmp_path: Path) -> None:
    for name in build.BUNDLED:
        build.copy_licence_of(name, tmp_path)
        text = (tmp_path / f"{name}.txt").read_text("utf-8")
        assert text.startswith(f"{name} ")
        assert len(text) > 40
    for name in build.QT_LICENCES:
        assert "GENERAL PUBLIC LICENSE" in (PACKAGING / "licences" / name).read_text("utf-8")


class TestResources:
    PICTURES: ClassVar = {16: b"\x89PNG-16", 256: b"\x89PNG-256", 512: b"\x89PNG-512"}

    def test_the_icon_for_windows_leads_to_its_pictures(self) -> None:
        data = build.ico(self.PICTURES)
        assert data[:6] == struct.pack("<HHH", 0, 1, 2)
        for place, size in enumerate((16, 256)):
            width, *_, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
            assert width == size % 256
            assert data[start : start + length] == self.PICTURES[size]

    def test_the_icon_for_macos_has_every_size(self) -> None:
        data = build.icns(self.PICTURES)
        assert data[:4] == b"icns"
        assert struct.unpack(">I", data[4:8])[0] == len(data)
        for picture in self.PICTURES.values():
            assert picture in data

    def test_qt_can_read_the_real_one(self, qapp: object, tmp_path: Path) -> None:
        icons = ROOT / "dokodesk" / "assets" / "icons"
        pictures = {size: (icons / f"app_{size}.png").read_bytes() for size in (16, 48, 256)}
        file = tmp_path / "dokodesk.ico"
        file.write_bytes(build.ico(pictures))
        assert not QImage(str(file)).isNull()

    def test_the_version_resource_names_the_version(self) -> None:
        text = build.windows_version("1.2.3")
        assert "filevers=(1, 2, 3, 0)" in text
        compile(text, "version", "eval")
