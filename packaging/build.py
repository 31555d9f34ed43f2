"""Builds what is handed out: the folder, its archive with a checksum, the wheels and the sdist.

Called by `python3 dev.py package`, in the virtual environment. Everything is built under `build/`
and moved to `dist/` when it is whole.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging"
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"

#: What comes into the folder build, and under which licence where its own files do not say so.
BUNDLED = (
    "PySide6_Essentials",
    "shiboken6",
    "PyYAML",
    "appdirs",
    "msgspec",
    "segno",
    "pyinstaller",
)
#: Qt comes with PySide6 under the LGPL; its wheels bring no text of it.
QT_LICENCES = ("LGPL-3.0.txt", "GPL-3.0.txt")
SIZE_LIMIT_MB = 150
#: What the spec finds there (dokodesk.spec names the same folder).
RESOURCES = ROOT / "build" / "resources"
_ICO_MOST = 256
_ICNS_KINDS = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"icp6", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
)
_LICENCE_NAME = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


def version() -> str:
    """The version, from the one place where it stands."""
    text = (ROOT / "dokodesk" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("error: dokodesk/__init__.py does not say the version")
    return found[1]


def release_date(changes: str, number: str) -> str:
    """The date of a version as the change log gives it, today for one that has none yet.

    Args:
        changes: the text of CHANGELOG.md.
        number: the version.
    """
    found = re.search(rf"^## {re.escape(number)} \((\d{{4}}-\d\d-\d\d)\)", changes, re.MULTILINE)
    return found[1] if found else datetime.now(UTC).date().isoformat()


def fill_metainfo(text: str, number: str, date: str) -> str:
    """The AppStream file with version and date in place."""
    return text.replace("@VERSION@", number).replace("@DATE@", date)


def platform_name() -> str:
    """What the archive is for, e.g. `linux-x86_64`."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    return f"{system}-{platform.machine().lower()}"


def run(*command: str | Path, **environment: str) -> None:
    """Runs a step; a failure ends the build and names it."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode != 0:
        raise SystemExit(f"error: {' '.join(str(part) for part in command)} failed")


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file for Windows.

    Args:
        pictures: PNG data by size in pixels.
    """
    sizes = sorted(size for size in pictures if size <= _ICO_MOST)
    place = 6 + 16 * len(sizes)
    entries, data = b"", b""
    for size in sizes:
        picture = pictures[size]
        # A zero stands for 256.
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place + len(data)
        )
        data += picture
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + data


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file for macOS; arguments as for ``ico``."""
    chunks = b""
    for kind, size in _ICNS_KINDS:
        if size in pictures:
            chunks += kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def windows_version(number: str) -> str:
    """The version resource of the Windows program, as PyInstaller reads it."""
    parts = [int(part) for part in re.findall(r"\d+", number)[:4]]
    four = tuple([*parts, 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": "dokodesk contributors",
        "FileDescription": "dokodesk: Doppelkopf",
        "FileVersion": number,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "dokodesk.exe",
        "ProductName": "dokodesk",
        "ProductVersion": number,
    }
    rows = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{rows}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def prepare_resources(number: str) -> None:
    """Writes what the spec takes on Windows and macOS: icons and the version resource."""
    RESOURCES.mkdir(parents=True, exist_ok=True)
    icons = ROOT / "dokodesk" / "assets" / "icons"
    pictures = {
        int(path.stem.removeprefix("app_")): path.read_bytes() for path in icons.glob("app_*.png")
    }
    (RESOURCES / "dokodesk.ico").write_bytes(ico(pictures))
    (RESOURCES / "dokodesk.icns").write_bytes(icns(pictures))
    (RESOURCES / "windows_version.txt").write_text(windows_version(number), "utf-8")


def build_folder() -> Path:
    """The folder build of PyInstaller."""
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", BUILD, "--workpath", BUILD / "work", HERE / "dokodesk.spec"),
    )
    return BUILD / "dokodesk"


def add_licences(folder: Path) -> None:
    """Puts the licence of everything that is bundled beside it."""
    target = folder / "licences"
    target.mkdir()
    shutil.copy(ROOT / "LICENSE", target / "dokodesk.txt")
    for name in QT_LICENCES:
        shutil.copy(HERE / "licences" / name, target / name)
    shutil.copy(HERE / "licences" / "README.txt", target / "README.txt")
    for name in BUNDLED:
        copy_licence_of(name, target)
    python_licence = next(
        (
            path
            for path in (
                Path(sys.base_prefix) / "LICENSE.txt",
                Path(os.__file__).parent / "LICENSE.txt",
                *Path("/usr/share/doc").glob("python3.*/copyright"),
            )
            if path.is_file()
        ),
        None,
    )
    if python_licence is not None:
        shutil.copy(python_licence, target / "Python.txt")
    for package, text in system_licences(folder).items():
        (target / f"{package}.txt").write_text(text, "utf-8")


def copy_licence_of(name: str, target: Path) -> None:
    """Copies the licence texts of an installed package, or what its metadata says."""
    package = importlib.metadata.distribution(name)
    texts = [
        Path(str(package.locate_file(file)))
        for file in package.files or ()
        if ".dist-info" in str(file) and _LICENCE_NAME.search(Path(str(file)).name)
    ]
    about = f"{name} {package.version}\n"
    said = package.metadata.json
    licence = str(said.get("license_expression") or said.get("license") or "")
    parts = [about + (f"Licence: {licence.splitlines()[0]}\n" if licence else "")]
    parts += [text.read_text("utf-8", errors="replace") for text in texts if text.is_file()]
    (target / f"{name}.txt").write_text("\n".join(parts), "utf-8")


def system_licences(folder: Path) -> dict[str, str]:
    """The copyright files of the system libraries in the folder, by package; Debian only."""
    if shutil.which("dpkg-query") is None:
        return {}
    found: dict[str, str] = {}
    internal = folder / "_internal"
    for library in sorted(internal.glob("*.so*")):
        asked = subprocess.run(
            ["dpkg-query", "--search", f"*/{library.name}"],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        for line in asked.stdout.splitlines():
            package = line.split(":", 1)[0].split(",")[0].strip()
            copyright_file = Path("/usr/share/doc") / package / "copyright"
            if package not in found and copyright_file.is_file():
                found[package] = copyright_file.read_text("utf-8", errors="replace")
    return found


def add_desktop_files(folder: Path, number: str) -> None:
    """Puts the files for a Linux desktop, and what installs them, into the folder."""
    share = folder / "share"
    (share / "icons").mkdir(parents=True)
    linux = HERE / "linux"
    shutil.copy(linux / "install.sh", folder / "install.sh")
    shutil.copy(linux / "dokodesk.desktop", share)
    shutil.copy(linux / "dokodesk-mime.xml", share)
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    metainfo = (linux / "org.dokodesk.dokodesk.metainfo.xml").read_text("utf-8")
    filled = fill_metainfo(metainfo, number, release_date(changes, number))
    (share / "org.dokodesk.dokodesk.metainfo.xml").write_text(filled, "utf-8")
    for icon in sorted((ROOT / "dokodesk" / "assets" / "icons").glob("app*")):
        shutil.copy(icon, share / "icons")


def folder_size_mb(folder: Path) -> float:
    """The size of all files in it, in MB of a million bytes; a link counts as nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def archive(folder: Path, name: str) -> Path:
    """The folder as one compressed file, for the system it is made for."""
    if sys.platform in ("win32", "darwin"):
        target = BUILD / f"{name}.zip"
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
            for path in sorted(folder.rglob("*")):
                zipped.write(path, Path(name) / path.relative_to(folder))
        return target
    target = BUILD / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz", preset=6) as tar:
        tar.add(folder, arcname=name, filter=_as_nobody)
    return target


def _as_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leaves out who has built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def write_checksum(file: Path) -> Path:
    """Writes the SHA-256 sum beside a file, in the form that `sha256sum --check` reads."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    target = file.with_name(file.name + ".sha256")
    target.write_text(f"{digest}  {file.name}\n", "ascii")
    return target


def build_distributions() -> list[Path]:
    """The sdist, the wheel with the compiled core (where a compiler is) and the pure one."""
    target = BUILD / "wheels"
    target.mkdir(parents=True, exist_ok=True)
    code = (
        "import sys, logging; from setuptools import build_meta as backend; "
        "getattr(backend, sys.argv[1])(sys.argv[2])"
    )
    for step, pure in (("build_sdist", "0"), ("build_wheel", "1"), ("build_wheel", "0")):
        # A leftover of the other kind would be packed along.
        shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
        for stale in (ROOT / "build").glob("lib.*"):
            shutil.rmtree(stale, ignore_errors=True)
        run(sys.executable, "-c", code, step, str(target), DK_PURE=pure)
    return sorted(target.iterdir())


def main() -> int:
    """Builds everything; 1 if the folder has become too large."""
    number = version()
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    distributions = build_distributions()
    prepare_resources(number)
    folder = build_folder()
    add_licences(folder)
    if sys.platform.startswith("linux"):
        add_desktop_files(folder, number)
    for name in ("README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    size = folder_size_mb(folder)
    name = f"dokodesk-{number}-{platform_name()}"
    packed = archive(folder, name)
    files = [packed, write_checksum(packed), *distributions]
    DIST.mkdir(exist_ok=True)
    shutil.rmtree(DIST / "dokodesk", ignore_errors=True)
    shutil.move(folder, DIST / "dokodesk")
    for file in files:
        (DIST / file.name).unlink(missing_ok=True)
        shutil.move(file, DIST / file.name)
    print(f"{DIST / 'dokodesk'}: {size:.0f} MB unpacked")
    for file in files:
        print(f"{DIST / file.name}: {(DIST / file.name).stat().st_size / 1e6:.1f} MB")
    if size > SIZE_LIMIT_MB:
        print(f"error: more than {SIZE_LIMIT_MB} MB", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
