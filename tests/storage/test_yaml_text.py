"""YAML is read by the quick loader where that is safe, and always with the same outcome."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from dokodesk.storage.yaml_text import BrokenYaml, composed, load_mapping, mapping_of

LESSONS = Path(__file__).parents[2] / "dokodesk" / "assets" / "lessons"
TEXTS = (
    "a: 1\nb: [x, {y: 2}]\nc:\n- Jürgen\n- 'é'\n",
    "",
    "# nothing but words\n",
    "a: &one [1]\nb: *one\n",
    "deep: " + "[" * 700 + "]" * 700,
    *(path.read_text("utf-8") for path in sorted(LESSONS.glob("*.yaml"))[:4]),
)


def outline(node: yaml.Node | None) -> object:
    """Everything about a node, without calling itself: it may be nested deeply."""
    found: list[object] = []
    left = [node]
    while left:
        one = left.pop()
        if one is None:
            continue
        plain = one.value if isinstance(one, yaml.ScalarNode) else len(one.value)
        found.append((one.start_mark.line, one.start_mark.column, one.tag, plain))
        if isinstance(one, yaml.MappingNode):
            left += [part for pair in one.value for part in pair]
        elif isinstance(one, yaml.SequenceNode):
            left += one.value
    return found


@pytest.mark.skipif(not yaml.__with_libyaml__, reason="there is no quick loader")
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_both_loaders_give_the_same(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        quick: object = (outline(composed(text)), load_mapping(text))
    except (BrokenYaml, RecursionError) as error:
        quick = type(error)
    monkeypatch.setattr(yaml, "__with_libyaml__", False)
    try:
        plain: object = (outline(composed(text)), load_mapping(text))
    except (BrokenYaml, RecursionError) as error:
        plain = type(error)
    assert quick == plain


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", "line 3: expected ',' or ']', but got ':'"),
        ("a: 1\n b: 2\n", "line 2: mapping values are not allowed here"),
        ("- 1\n", "it is not a list of keys and values"),
        ("a: 2026-02-30\n", "day is out of range for month"),
        ("a: !!python/object:os.system {}\n", "could not determine a constructor"),
        ("[" * 100_000, "nested too deeply"),
        ("- " * 100_000, "nested too deeply"),
        ("{a: " * 100_000, "nested too deeply"),
        ("a: \ud800\n", "special characters are not allowed"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, words: str) -> None:
    with pytest.raises(BrokenYaml) as caught:
        load_mapping(text)
    assert words in str(caught.value)


def test_the_places_belong_to_the_content() -> None:
    content, node = mapping_of("# words\na: 1\nb:\n  c: 2\n")
    assert content == {"a": 1, "b": {"c": 2}}
    assert isinstance(node, yaml.MappingNode)
    assert [key.start_mark.line for key, _ in node.value] == [1, 2]
