"""The sentences in which the readers of records and of our own tables say what is wrong.

They say them in English, for the command line too; here they stand with what is filled into them,
so that they can be found again and said in the language of the program.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["FORMS", "found_again"]

#: Sentences of the readers; what stands in braces is kept. The first one that fits is taken.
FORMS: Final = (
    QT_TRANSLATE_NOOP("RecordTexts", "the file cannot be read: {why}"),
    QT_TRANSLATE_NOOP("RecordTexts", "the file is larger than {bytes} bytes"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not UTF-8 text"),
    QT_TRANSLATE_NOOP("RecordTexts", "a document opens with a line {opening}, not with {text}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the file is cut short: its last document is not closed with a line {closing}",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the document that opens in line {number} is not closed with a line {closing}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "the file holds no document"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is format {theirs}; this program reads format {ours}"),
    QT_TRANSLATE_NOOP("RecordTexts", "a result is stored, but the deal is not finished"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the deal is not finished; such a deal can only be the last of a file",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "No such file or directory"),
    QT_TRANSLATE_NOOP("RecordTexts", "Permission denied"),
    QT_TRANSLATE_NOOP("RecordTexts", "Is a directory"),
    QT_TRANSLATE_NOOP("RecordTexts", "a document is longer than {bytes} characters"),
    QT_TRANSLATE_NOOP("RecordTexts", "a document is a mapping of keys and values"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not YAML"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is not JSON"),
    QT_TRANSLATE_NOOP("RecordTexts", "nested more than {levels} levels deep"),
    QT_TRANSLATE_NOOP("RecordTexts", "a key is a word, not a list or a mapping"),
    QT_TRANSLATE_NOOP("RecordTexts", "the key {key} stands twice"),
    QT_TRANSLATE_NOOP("RecordTexts", "anchors are not part of the format"),
    QT_TRANSLATE_NOOP("RecordTexts", "aliases are not part of the format"),
    QT_TRANSLATE_NOOP("RecordTexts", "tags such as {tag} are not part of the format"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "a document ends with the line '...', the next opens with '---'",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "a record in JSON is an object with the keys 'doko', 'kind' (record) and 'documents'",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'doko' must be the number of the format, {format}, not {found}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "'doko' must be {format}, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'documents' must be a list with the documents of the record"),
    QT_TRANSLATE_NOOP("RecordTexts", "document {number} must be an object, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is too large a number"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is not a number"),
    QT_TRANSLATE_NOOP("RecordTexts", "half a character in {text}"),
    QT_TRANSLATE_NOOP("RecordTexts", "nothing"),
    QT_TRANSLATE_NOOP("RecordTexts", "'kind' must be match or deal, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'deals' must be the planned number of deals, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'players' must be a list of four to seven names"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'players' must be names, not {found}; a name that YAML takes for something else "
        "stands in quotes",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'rules' must name a preset and what differs from it, not {found}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "a deal that stands alone carries 'rules'"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the deals of a match carry no 'rules'; those of the match hold",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "'forehand' must be a seat 0-3, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "with 'dealer: out' the key 'forehand' must name a seat"),
    QT_TRANSLATE_NOOP("RecordTexts", "'dealer' must be a seat 0-3 or out, not {found}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'forehand' is the seat after the dealer, {right}, not {found}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "'hands' must be four lines of cards, one for each seat"),
    QT_TRANSLATE_NOOP("RecordTexts", "'hands': the hand of seat {seat} must be a line of cards"),
    QT_TRANSLATE_NOOP("RecordTexts", "'hands': seat {seat}: {why}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{code} is not a card"),
    QT_TRANSLATE_NOOP("RecordTexts", "'actions' must be a list of texts"),
    QT_TRANSLATE_NOOP("RecordTexts", "'actions': number {number} must be a text, not {found}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'players' must be four different indexes 0-{last} into the match's players",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "'number' must be the number of the deal, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'state' must be a mapping"),
    QT_TRANSLATE_NOOP("RecordTexts", "'state' has no key {key}; possible: {keys}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'compulsory_mix_owed' needs the option compulsory_solo_mix"),
    QT_TRANSLATE_NOOP("RecordTexts", "'forced_solo' must be a seat 0-3 or null, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'bock' must be a factor from 1 on, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "'compulsory_owed' must be four numbers, one for each seat"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'compulsory_mix_owed' must be four mappings, one for each seat",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'compulsory_mix_owed' must be four mappings with numbers for 'suit' and 'picture'",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'compulsory_owed': under these rules nobody owes more than {most}",
    ),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "'compulsory_mix_owed': more is missing than the rules ask for",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "'forced_solo': seat {seat} owes no solo"),
    QT_TRANSLATE_NOOP("RecordTexts", "'bock': {found} is not a factor that these rules can give"),
    QT_TRANSLATE_NOOP("RecordTexts", "'number' is {found}; this is deal {right}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "{key} is {found}; after the deals before it should be {right}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "the match of {deals} deals is over"),
    QT_TRANSLATE_NOOP("RecordTexts", "the deal is not finished"),
    QT_TRANSLATE_NOOP("RecordTexts", "a match has at least one deal"),
    QT_TRANSLATE_NOOP("RecordTexts", "4 to 7 people can sit at a table, not {found}"),
    QT_TRANSLATE_NOOP("RecordTexts", "the first dealer is one of 0-{last}, not {found}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "from forehand on the persons {persons} play this deal, dealt by {dealer}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "the dealer sits before forehand"),
    QT_TRANSLATE_NOOP("RecordTexts", "with five or more at the table the dealer sits out"),
    QT_TRANSLATE_NOOP("RecordTexts", "seat {seat} has {found} cards instead of {right}"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "the hands are not the deck: missing {missing}, too many {extra}",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "a bock factor of {found} without the option bock"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} does not start with a seat (0-3) and a word"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} has a space too many"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text}: {word} is not one of {words}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} cannot be read"),
    QT_TRANSLATE_NOOP("RecordTexts", "the stored result is {found}, not a mapping"),
    QT_TRANSLATE_NOOP("RecordTexts", "the stored result has the unknown key {key}"),
    QT_TRANSLATE_NOOP("RecordTexts", "line {number} is missing; it should be {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "line {number} is {found}; there should be no such line"),
    QT_TRANSLATE_NOOP("RecordTexts", "line {number} is {found}; it should be {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{key} has the unknown key {other}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{key} is missing; it should be {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{key} is {found}; it should be {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "the file holds no table"),
    QT_TRANSLATE_NOOP("RecordTexts", "this is no table"),
    QT_TRANSLATE_NOOP("RecordTexts", "the first line does not have the columns of a sheet"),
    QT_TRANSLATE_NOOP(
        "RecordTexts",
        "after the fixed columns come the names and then their totals",
    ),
    QT_TRANSLATE_NOOP("RecordTexts", "{found} columns instead of {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "the total of {name} is {found}; the scores give {right}"),
    QT_TRANSLATE_NOOP("RecordTexts", "there is no game {text}"),
    QT_TRANSLATE_NOOP("RecordTexts", "there is no person number {number}"),
    QT_TRANSLATE_NOOP("RecordTexts", "somebody stands twice in {text}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{number} is less than {least}"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no side"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no time"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no code of rules"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no whole number"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no announcement"),
    QT_TRANSLATE_NOOP("RecordTexts", "{text} is no score line"),
)

#: Sentences that end with the words of a library, which knows only English; these are left out.
_SHORTENED: Final = {
    "this is not YAML: {why}": "this is not YAML",
    "this is not JSON: {why}": "this is not JSON",
    "this is no table: {why}": "this is no table",
    "{text} cannot be read: {why}": "{text} cannot be read",
}


def found_again(reason: str) -> tuple[str, dict[str, str]] | None:
    """The form of a sentence, and what was filled into it; ``None`` if it is none of these."""
    for form, pattern in _patterns():
        found = pattern.fullmatch(reason)
        if found is not None:
            return form, found.groupdict()
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each form with the pattern of its sentences."""
    forms = [(form, _pattern(form)) for form in FORMS]
    return (*forms, *((short, _pattern(form)) for form, short in _SHORTENED.items()))


def _pattern(form: str) -> re.Pattern[str]:
    pieces = re.split(r"\{(\w+)\}", form)
    return re.compile(
        "".join(
            f"(?P<{piece}>.+)" if place % 2 else re.escape(piece)
            for place, piece in enumerate(pieces)
        ),
        re.DOTALL,
    )
