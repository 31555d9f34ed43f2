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
    QT_TRANSLATE_NOOP("Preferences", "General"),
    QT_TRANSLATE_NOOP("Preferences", "Playing"),
    QT_TRANSLATE_NOOP("Preferences", "Hand and table"),
    QT_TRANSLATE_NOOP("Preferences", "Appearance"),
    QT_TRANSLATE_NOOP("Preferences", "Sound"),
    QT_TRANSLATE_NOOP("Preferences", "Help and coach"),
    QT_TRANSLATE_NOOP("Preferences", "Language"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "The language of the window. As the system: German where the system is German.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "As the system"),
    QT_TRANSLATE_NOOP("Preferences", "Deutsch"),
    QT_TRANSLATE_NOOP("Preferences", "English"),
    QT_TRANSLATE_NOOP("Preferences", "Players"),
    QT_TRANSLATE_NOOP(
        "Preferences",
        "Your name comes first, then the others clockwise. An empty name is filled in. "
        "A match that is over keeps its names.",
    ),
    QT_TRANSLATE_NOOP("Preferences", "Strength of the computer players"),
    QT_TRANSLATE_NOOP("Preferences", "Characters of the computer players"),
    QT_TRANSLATE_NOOP(
        "Preferences", "Clockwise from your left. Without a choice the program draws them."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Play a card with"),
    QT_TRANSLATE_NOOP("Preferences", "Dragging the card and the keyboard always work."),
    QT_TRANSLATE_NOOP("Preferences", "One click"),
    QT_TRANSLATE_NOOP("Preferences", "A double click"),
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
    QT_TRANSLATE_NOOP("Preferences", "Spoken and written reports"),
    QT_TRANSLATE_NOOP(
        "Preferences", "How much of the play is told in the message line and to a screen reader."
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
    QT_TRANSLATE_NOOP("Preferences", "Light"),
    QT_TRANSLATE_NOOP("Preferences", "Dark"),
    QT_TRANSLATE_NOOP("Preferences", "Table"),
    QT_TRANSLATE_NOOP("Preferences", "Cards"),
    QT_TRANSLATE_NOOP("Preferences", "Backs of the cards"),
    QT_TRANSLATE_NOOP("Preferences", "Four colours"),
    QT_TRANSLATE_NOOP("Preferences", "Each suit has a colour of its own."),
    QT_TRANSLATE_NOOP("Preferences", "Size of the text"),
    QT_TRANSLATE_NOOP("Preferences", "Beside the size the system asks for."),
    QT_TRANSLATE_NOOP("Preferences", "Less motion"),
    QT_TRANSLATE_NOOP("Preferences", "Cards fade in and out where they would fly."),
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
        "Preferences", "After the deal: during it the reasons would give hands away."
    ),
    QT_TRANSLATE_NOOP("Preferences", "Show tips where something is new"),
)

#: Designs by the names that files and preferences use.
DESIGNS: Final = {
    "classic": QT_TRANSLATE_NOOP("Designs", "Classic"),
    "four_colour": QT_TRANSLATE_NOOP("Designs", "Four colours"),
    "four-colour": QT_TRANSLATE_NOOP("Designs", "Four colours"),
    "four_color": QT_TRANSLATE_NOOP("Designs", "Four colours"),
    "large": QT_TRANSLATE_NOOP("Designs", "Large signs"),
    "large_index": QT_TRANSLATE_NOOP("Designs", "Large signs"),
    "german": QT_TRANSLATE_NOOP("Designs", "German suits"),
    "lattice": QT_TRANSLATE_NOOP("Designs", "Lattice"),
    "green": QT_TRANSLATE_NOOP("Designs", "Green cloth"),
    "blue": QT_TRANSLATE_NOOP("Designs", "Blue cloth"),
    "dark": QT_TRANSLATE_NOOP("Designs", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("Designs", "High contrast"),
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
