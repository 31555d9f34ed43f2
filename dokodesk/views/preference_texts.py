"""The words of the preferences, marked for translation.

The declarations in ``storage`` may not know Qt, so their words are repeated here where the
translation tools find them; a test holds both against each other.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.texts import QT_TRANSLATE_NOOP

__all__ = ["DESIGNS", "WORDS", "design_text", "preference_text"]

WORDS: Final = (
    QT_TRANSLATE_NOOP("Preferences", "Names and language"),
    QT_TRANSLATE_NOOP("Preferences", "Cards and table"),
    QT_TRANSLATE_NOOP("Preferences", "Playing"),
    QT_TRANSLATE_NOOP("Preferences", "Own hand"),
    QT_TRANSLATE_NOOP("Preferences", "Motion and sound"),
    QT_TRANSLATE_NOOP("Preferences", "Help while playing"),
    QT_TRANSLATE_NOOP("Preferences", "Seeing and hearing"),
    QT_TRANSLATE_NOOP("Preferences", "Language"),
    QT_TRANSLATE_NOOP("Preferences", "Of all texts, and of the letters on the cards."),
    QT_TRANSLATE_NOOP("Preferences", "As the system"),
    QT_TRANSLATE_NOOP("Preferences", "Players"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "Your name comes first, then the others clockwise. An empty name is filled in. "
        "A match that is over keeps its names.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "Portraits"),
    QT_TRANSLATE_NOOP("Preferences", "The faces at the table."),
    QT_TRANSLATE_NOOP("Preferences", "Strength of the computer players"),
    QT_TRANSLATE_NOOP("Preferences", "Play a card with"),
    QT_TRANSLATE_NOOP("Preferences", "Dragging the card and the keyboard always work."),
    QT_TRANSLATE_NOOP("Preferences", "One click"),
    QT_TRANSLATE_NOOP("Preferences", "A double click"),
    QT_TRANSLATE_NOOP("Preferences", "A click and a button"),
    QT_TRANSLATE_NOOP("Preferences", "Speed of the cards"),
    QT_TRANSLATE_NOOP("Preferences", "No animation"),
    QT_TRANSLATE_NOOP("Preferences", "Fast"),
    QT_TRANSLATE_NOOP("Preferences", "Normal"),
    QT_TRANSLATE_NOOP("Preferences", "Slow"),
    QT_TRANSLATE_NOOP("Preferences", "A full trick stays"),
    QT_TRANSLATE_NOOP("Preferences", "Until you click, or for a time."),
    QT_TRANSLATE_NOOP("Preferences", "Until a click"),
    QT_TRANSLATE_NOOP("Preferences", "Play forced cards by itself"),
    QT_TRANSLATE_NOOP(
        "Preferences", "Where only one card is allowed, it is played without waiting for you."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Ask before an announcement"),
    QT_TRANSLATE_NOOP("Preferences", "Against a slip of the hand."),
    QT_TRANSLATE_NOOP("Preferences", "Reports for a screen reader"),
    QT_TRANSLATE_NOOP(
        "Preferences", "How much of the play a screen reader hears while it goes on."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Only what matters"),
    QT_TRANSLATE_NOOP("Preferences", "Every card"),
    QT_TRANSLATE_NOOP("Preferences", "Every card with its meaning"),
    QT_TRANSLATE_NOOP("Preferences", "Show which cards are allowed"),
    QT_TRANSLATE_NOOP("Preferences", "Cards that may not be played are dimmed."),
    QT_TRANSLATE_NOOP("Preferences", "Order of the hand"),
    QT_TRANSLATE_NOOP("Preferences", "From left to right."),
    QT_TRANSLATE_NOOP("Preferences", "Trumps"),
    QT_TRANSLATE_NOOP("Preferences", "Clubs"),
    QT_TRANSLATE_NOOP("Preferences", "Spades"),
    QT_TRANSLATE_NOOP("Preferences", "Hearts"),
    QT_TRANSLATE_NOOP("Preferences", "Diamonds"),
    QT_TRANSLATE_NOOP("Preferences", "High cards first"),
    QT_TRANSLATE_NOOP("Preferences", "Within trumps and within a suit."),
    QT_TRANSLATE_NOOP("Preferences", "Mark known parties"),
    QT_TRANSLATE_NOOP(
        "Preferences", "Re and Kontra stand at a player as soon as everybody can know it."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Show the card points of a trick"),
    QT_TRANSLATE_NOOP("Preferences", "Window"),
    QT_TRANSLATE_NOOP(
        "Preferences", "As the system changes between light and dark, so does the window."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Light"),
    QT_TRANSLATE_NOOP("Preferences", "Dark"),
    QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    QT_TRANSLATE_NOOP("Preferences", "Table"),
    QT_TRANSLATE_NOOP("Preferences", "Own colour"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "For the table “Own colour”. Texts on it stay readable whatever you choose.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "Cards"),
    QT_TRANSLATE_NOOP("Preferences", "Backs of the cards"),
    QT_TRANSLATE_NOOP("Preferences", "Four colours"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "Each suit has a colour of its own. On cards with German suits that is always so.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "Own pictures of cards"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg is "
        "the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a "
        "picture keeps the one above.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "Size of the text"),
    QT_TRANSLATE_NOOP("Preferences", "Beside the size the system asks for."),
    QT_TRANSLATE_NOOP("Preferences", "Less motion"),
    QT_TRANSLATE_NOOP(
        "Preferences", "Cards appear where they would fly, and nothing is celebrated."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Yes"),
    QT_TRANSLATE_NOOP("Preferences", "No"),
    QT_TRANSLATE_NOOP("Preferences", "Sounds"),
    QT_TRANSLATE_NOOP("Preferences", "Volume"),
    QT_TRANSLATE_NOOP("Preferences", "Hints"),
    QT_TRANSLATE_NOOP("Preferences", "None"),
    QT_TRANSLATE_NOOP("Preferences", "When I ask"),
    QT_TRANSLATE_NOOP("Preferences", "Before each of my cards"),
    QT_TRANSLATE_NOOP("Preferences", "Warn before a mistake"),
    QT_TRANSLATE_NOOP("Preferences", "The coach speaks up before the card is played."),
    QT_TRANSLATE_NOOP("Preferences", "Never"),
    QT_TRANSLATE_NOOP("Preferences", "Before a costly one"),
    QT_TRANSLATE_NOOP("Preferences", "Before any"),
    QT_TRANSLATE_NOOP("Preferences", "Open the review after each deal"),
    QT_TRANSLATE_NOOP("Preferences", "Explain the computer's cards"),
    QT_TRANSLATE_NOOP(
        "Preferences", "In the replay of a deal: during it the reasons would give hands away."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Show tips where something is new"),
)

#: Designs by the names that files and preferences use.
DESIGNS: Final = {
    "classic": QT_TRANSLATE_NOOP("Designs", "Classic"),
    "large": QT_TRANSLATE_NOOP("Designs", "Large signs"),
    "german": QT_TRANSLATE_NOOP("Designs", "German suits"),
    "night": QT_TRANSLATE_NOOP("Designs", "Night sky"),
    "queens": QT_TRANSLATE_NOOP("Designs", "Queens"),
    "waves": QT_TRANSLATE_NOOP("Designs", "Waves"),
    "weave": QT_TRANSLATE_NOOP("Designs", "Weave"),
    "green": QT_TRANSLATE_NOOP("Designs", "Green cloth"),
    "blue": QT_TRANSLATE_NOOP("Designs", "Blue cloth"),
    "red": QT_TRANSLATE_NOOP("Designs", "Red cloth"),
    "wood": QT_TRANSLATE_NOOP("Designs", "Wood"),
    "plain": QT_TRANSLATE_NOOP("Designs", "Plain"),
    "dark": QT_TRANSLATE_NOOP("Designs", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("Designs", "High contrast"),
    "own": QT_TRANSLATE_NOOP("Designs", "Own colour"),
}


def preference_text(text: str) -> str:
    """A title, a help text or a label of a preference in the language of the program."""
    return QCoreApplication.translate("Preferences", text) if text else ""


def design_text(name: str) -> str:
    """What a design is called; one without a name of its own is shown as it is."""
    known = DESIGNS.get(name)
    if known is None:
        return name.replace("_", " ").replace("-", " ").capitalize()
    return QCoreApplication.translate("Designs", known)
