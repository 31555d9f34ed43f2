"""Merges translations kept as YAML into the .ts catalogues: ``python -m tools.i18n_merge``.

Large sets of texts are easier to write and to review as plain lists than as XML. A file
``dokodesk/i18n/NAME_LANGUAGE.yaml`` holds ``contexts``: for each context its English texts with
their translations. A list of translations gives the forms of a text that counts something (for one
and for many, in German). They become finished translations in ``dokodesk_LANGUAGE.ts``, which is
made if there is none. Doing it twice changes nothing more; all other texts stay as they are. The
layout is that of lupdate.

Texts of Qt itself, for a language Qt brings none for, stand in ``qtbase_LANGUAGE.yaml`` and go to a
catalogue of their own, ``qtbase_LANGUAGE.ts``, for lupdate would drop what no source marks.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import yaml

FOLDER: Final = Path(__file__).resolve().parent.parent / "dokodesk" / "i18n"

_HEAD: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
_EMPTY: Final = '<TS version="2.1" language="{language}" sourcelanguage="en">\n</TS>\n'
_QUOTES: Final = {'"': "&quot;", "'": "&apos;"}

#: How many forms of a counted text a language has, where it is not one and many.
_FORMS: Final = {"ja": 1, "ko": 1, "vi": 1, "zh": 1, "cs": 3, "pl": 3, "ru": 3, "uk": 3}
_USUAL_FORMS: Final = 2

#: A translation, or its forms where something is counted.
Translation = str | list[str]


class MergeError(Exception):
    """A file that cannot be used; the text says which and why."""


class _Loader(yaml.SafeLoader):
    """Does not let a text stand twice in a context."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        keys = [key.value for key, _ in node.value]
        for place, key in enumerate(keys):
            if key in keys[:place]:
                raise yaml.constructor.ConstructorError(
                    problem=f"{key!r} stands here a second time",
                    problem_mark=node.value[place][0].start_mark,
                )
        return super().construct_mapping(node, deep)


def read_texts(path: Path) -> dict[str, dict[str, Translation]]:
    """The translations in a YAML file, by context and English text.

    Raises:
        MergeError: the file has another form.
    """
    try:
        document = yaml.load(path.read_text("utf-8"), _Loader)  # noqa: S506 - a safe loader
        contexts = {str(name): dict(texts) for name, texts in document["contexts"].items()}
    except (yaml.YAMLError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise MergeError(f"{path}: {error}") from None
    for name, texts in contexts.items():
        for english, translation in texts.items():
            forms = translation if isinstance(translation, list) else [translation]
            if not forms or not all(isinstance(form, str) and form.strip() for form in forms):
                raise MergeError(f"{path}: {name}: {english!r} needs a translation")
    return contexts


def check_forms(path: Path, contexts: dict[str, dict[str, Translation]]) -> None:
    """Sees to it that counted texts have as many forms as their language.

    Raises:
        MergeError: a text has more or fewer, or none where it counts something.
    """
    language = language_of(path)
    wanted = _FORMS.get(language, _USUAL_FORMS)
    for name, texts in contexts.items():
        for english, translation in texts.items():
            given = len(translation) if isinstance(translation, list) else 0
            if given != (wanted if given or "%n" in english else 0):
                raise MergeError(
                    f"{path}: {name}: {english!r} counts something and needs a list with "
                    f"{wanted} form(s) in {language}, not {given}"
                )


def language_of(path: Path) -> str:
    """The language of a file by its name."""
    return path.stem.rpartition("_")[2]


def catalogue_of(path: Path) -> Path:
    """The catalogue that a YAML file belongs into."""
    area, _, language = path.stem.rpartition("_")
    return path.with_name(f"{'qtbase' if area == 'qtbase' else 'dokodesk'}_{language}.ts")


def merge(catalogue: Path, contexts: dict[str, dict[str, Translation]]) -> int:
    """Puts translations into a .ts file; says how many texts changed.

    Args:
        catalogue: the file; it is made if need be, and written only if something changes.
        contexts: the translations by context and English text.
    """
    if catalogue.is_file():
        before = catalogue.read_text("utf-8")
    else:
        before = _HEAD + _EMPTY.format(language=language_of(catalogue))
    root = ET.fromstring(before)  # noqa: S314 - our own file
    known = {context.findtext("name"): context for context in root.iter("context")}
    changed = 0
    for name, texts in contexts.items():
        context = known.get(name)
        if context is None:
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = name
        messages = {message.findtext("source"): message for message in context.iter("message")}
        for english, translation in texts.items():
            message = messages.get(english)
            if message is None:
                message = ET.SubElement(context, "message")
                ET.SubElement(message, "source").text = english
            changed += _set(message, translation)
    if changed:
        catalogue.write_text(_HEAD + _written(root, 0), "utf-8", newline="\n")
    return changed


def _set(message: ET.Element, translation: Translation) -> bool:
    """Makes a translation the finished one of a message; whether that changed anything."""
    before = ET.tostring(message)
    element = message.find("translation")
    if element is None:
        element = ET.SubElement(message, "translation")
    for child in list(element):
        element.remove(child)
    element.attrib.clear()
    if isinstance(translation, str):
        element.text = translation
    else:
        element.text = None
        message.set("numerus", "yes")
        for form in translation:
            ET.SubElement(element, "numerusform").text = form
    return _compact(before) != _compact(ET.tostring(message))


def _compact(element: bytes) -> str:
    """An element without the white space of its layout."""
    root = ET.fromstring(element)  # noqa: S314 - made above
    for part in root.iter():
        part.tail = None
        if len(part):
            part.text = None
    return ET.tostring(root, "unicode")


def _written(element: ET.Element, depth: int) -> str:
    """An element as lupdate writes it: everything below TS and context is indented by four."""
    indent = "    " * max(depth - 1, 0)
    attributes = "".join(f' {key}="{escape(value, _QUOTES)}"' for key, value in element.items())
    head = f"{indent}<{element.tag}{attributes}>"
    if len(element):
        inner = "".join(_written(child, depth + 1) for child in element)
        return f"{head}\n{inner}{indent}</{element.tag}>\n"
    return f"{head}{escape(element.text or '', _QUOTES)}</{element.tag}>\n"


def main(arguments: Sequence[str]) -> int:
    """Merges every YAML file of the folder.

    Args:
        arguments: another folder than the program's own, for tests; usually empty.
    """
    folder = Path(arguments[0]) if arguments else FOLDER
    try:
        for path in sorted(folder.glob("*_*.yaml")):
            catalogue = catalogue_of(path)
            contexts = read_texts(path)
            check_forms(path, contexts)
            changed = merge(catalogue, contexts)
            count = sum(len(texts) for texts in contexts.values())
            print(f"{path.name}: {count} texts, {changed} changed in {catalogue.name}")
    except (MergeError, OSError, ET.ParseError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
