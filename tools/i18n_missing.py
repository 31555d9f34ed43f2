"""Tells what a language still lacks: ``python -m tools.i18n_missing LANGUAGE [AREA]``.

Without an area it counts the missing texts in each. With one, such as ``ui``, it prints them as
YAML, each with its German beside it, ready to be filled in and put into ``AREA_LANGUAGE.yaml``.
Texts that a file has but nobody asks for any more are named as well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.i18n_merge import FOLDER, MergeError, Translation, read_texts

#: The language every text has been translated into; its files say which texts there are.
MODEL: Final = "de"

Texts = dict[str, dict[str, Translation]]


def areas(folder: Path = FOLDER) -> list[str]:
    """The names of all sets of texts."""
    return sorted(path.stem.rpartition("_")[0] for path in folder.glob(f"*_{MODEL}.yaml"))


def texts_of(area: str, language: str, folder: Path = FOLDER) -> Texts:
    """The texts of an area in a language; empty if nobody has begun.

    Raises:
        MergeError: the file has another form.
    """
    path = folder / f"{area}_{language}.yaml"
    return read_texts(path) if path.is_file() else {}


def missing(area: str, language: str, folder: Path = FOLDER) -> Texts:
    """What is there in German but not in that language, with the German."""
    model, known = texts_of(area, MODEL, folder), texts_of(area, language, folder)
    found = {
        context: {
            english: text
            for english, text in texts.items()
            if english not in known.get(context, {})
        }
        for context, texts in model.items()
    }
    return {context: texts for context, texts in found.items() if texts}


def left_over(area: str, language: str, folder: Path = FOLDER) -> list[tuple[str, str]]:
    """What is there in that language but not in German: context and English text."""
    model, known = texts_of(area, MODEL, folder), texts_of(area, language, folder)
    return [
        (context, english)
        for context, texts in known.items()
        for english in texts
        if english not in model.get(context, {})
    ]


def skeleton(texts: Texts) -> Iterator[str]:
    """The lines of a YAML file to fill in."""
    yield "contexts:"
    for context, entries in texts.items():
        yield f"  {context}:"
        for english, german in entries.items():
            forms = german if isinstance(german, list) else [german]
            for form in forms:
                yield f"    # {form}"
            yield f"    {json.dumps(english, ensure_ascii=False)}: " + (
                '""' if isinstance(german, str) else "[]"
            )


def main(arguments: Sequence[str]) -> int:
    """Prints what is missing; the exit status is 1 if anything is."""
    if len(arguments) not in (1, 2):
        print("usage: python -m tools.i18n_missing LANGUAGE [AREA]", file=sys.stderr)
        return 2
    language = arguments[0]
    if len(arguments) == 2 and arguments[1] not in areas():
        print(f"there is no area {arguments[1]!r}; there are {', '.join(areas())}", file=sys.stderr)
        return 2
    lacks = False
    try:
        for area in arguments[1:] or areas():
            texts, old = missing(area, language), left_over(area, language)
            lacks = lacks or bool(texts or old)
            if len(arguments) == 2:
                print("\n".join(skeleton(texts)) if texts else "# nothing is missing")
            else:
                count = sum(len(entries) for entries in texts.values())
                print(f"{area}_{language}.yaml: {count} missing, {len(old)} no longer used")
            for context, english in old:
                print(f"# no longer used: {context}: {english}")
    except MergeError as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
