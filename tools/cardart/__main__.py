"""Writes all pictures: `python -m tools.cardart` from the root of the repository."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.cardart.deck import files

ASSETS = Path(__file__).resolve().parents[2] / "dokodesk" / "assets"


def write(root: Path, made: Mapping[str, str], *, tidy: bool = False) -> int:
    """Writes pictures.

    Args:
        root: the folder the names are relative to.
        made: the files by name, as `deck.files` gives them.
        tidy: removes SVG files in their folders that are not among them.

    Returns:
        The number of files written.
    """
    for folder in sorted({name.split("/", 1)[0] for name in made}) if tidy else ():
        for old in sorted((root / folder).rglob("*.svg")):
            if old.relative_to(root).as_posix() not in made:
                old.unlink()
    for name, text in made.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    return len(made)


def main(arguments: Sequence[str] | None = None) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.cardart", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=ASSETS, help="folder that holds cards/ and icons/"
    )
    options = parser.parse_args(arguments)
    # Only the repository's own folder is tidied: another one may hold the pictures of others.
    count = write(options.out, files(), tidy=options.out == ASSETS)
    print(f"{count} files in {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
