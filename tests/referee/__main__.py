"""`python -m tests.referee FILE...`: checks records."""

from __future__ import annotations

import sys
from pathlib import Path

from .match import check_file


def main(names: list[str]) -> int:
    """Prints what is wrong; 0 if everything is right, 1 if not, 2 for unusable input."""
    if not names:
        print("usage: python -m tests.referee FILE...", file=sys.stderr)
        return 2
    status = 0
    for name in names:
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            status = 2
            continue
        problems = check_file(text)
        for problem in problems:
            print(f"{name}: {problem}")
        if problems:
            status = max(status, 1)
        else:
            print(f"{name}: ok")
    return status


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
