"""The words of the game, from the manual's page about them."""

from __future__ import annotations

import pytest

from dokodesk.model.glossary import Glossary, glossary

TEXT = """# Words

**Fox**: the ♦A, *worth* eleven
points.

**Charlie, Charly** (Karlchen): the ♣J that takes the last trick.
"""


def test_words_have_meanings_whatever_their_case() -> None:
    book = Glossary(TEXT)
    assert book.meaning("FOX") == "The ♦A, worth eleven points."
    assert book.meaning("Karlchen") == book.meaning("charly")
    assert book.meaning("dulle") is None


def test_a_sentence_comes_in_pieces() -> None:
    book = Glossary(TEXT)
    parts = list(book.parts("Two foxes, one fox."))
    assert "".join(piece for piece, _ in parts) == "Two foxes, one fox."
    assert [(piece, word) for piece, word in parts if word] == [("fox", "fox"), ("fox", "fox")]


def test_a_word_inside_another_is_left_alone() -> None:
    assert [word for _, word in Glossary(TEXT).parts("foxtrotting") if word] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_both_languages_have_the_same_number_of_words_or_nearly(language: str) -> None:
    words = glossary(language).words
    assert len(words) > 20
    assert all(glossary(language).meaning(word) for word in words)


def test_other_languages_fall_back_to_english() -> None:
    assert glossary("fi").meaning("fox") == glossary("en").meaning("fox")
