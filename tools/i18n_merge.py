"""Merges translations kept as YAML into the .ts catalogues: ``python -m tools.i18n_merge``.

Large sets of texts are easier to write and to review as plain lists than as XML. A file
``dokodesk/i18n/NAME_LANGUAGE.yaml`` holds ``contexts``: for each context its English texts with
their translations. A list of translations gives the forms of a text that counts something (for one
and for many, in German). They become finished translations in ``dokodesk_LANGUAGE.ts``. Doing it
twice changes nothing more; all other texts stay as they are. The layout is that of lupdate.
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
_QUOTES: Final = {'"': "&quot;", "'": "&apos;"}

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


def merge(catalogue: Path, contexts: dict[str, dict[str, Translation]]) -> int:
    """Puts translations into a .ts file; says how many texts changed.

    Args:
        catalogue: the file; it is written only if something changes.
        contexts: the translations by context and English text.
    """
    root = ET.fromstring(catalogue.read_text("utf-8"))  # noqa: S314 - our own file
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
            catalogue = folder / f"dokodesk_{path.stem.rpartition('_')[2]}.ts"
            contexts = read_texts(path)
            changed = merge(catalogue, contexts)
            count = sum(len(texts) for texts in contexts.values())
            print(f"{path.name}: {count} texts, {changed} changed in {catalogue.name}")
    except (MergeError, OSError, ET.ParseError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
