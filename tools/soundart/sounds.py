"""The sounds themselves: paper on cloth, and a soft bell."""

from __future__ import annotations

import random

from tools.soundart.synth import Samples, band, levelled, mixed, noise, shaped, tone

_BELL = ((1.0, 1.0, 0.32), (2.0, 0.28, 0.18), (3.01, 0.12, 0.09), (4.1, 0.05, 0.05))


def _slide(seconds: float, chance: random.Random, high: float) -> Samples:
    """Paper that slides over cloth and slows down."""
    wave = band(noise(seconds, chance), lambda part: high * (1 - 0.55 * part), 0.9)
    return shaped(wave, 0.25, 1.8)


def _tap(chance: random.Random, pitch: float, seconds: float = 0.05) -> Samples:
    """An edge of card that touches something."""
    edge = shaped(band(noise(seconds, chance), lambda _part: pitch, 0.7), 0.02, 5.0)
    body = shaped(tone(pitch / 14, seconds, ((1.0, 1.0, 0.018),)), 0.05, 2.0)
    return mixed((0.0, 1.0, edge), (0.0, 0.7, body))


def deal() -> Samples:
    """A packet of cards glides to somebody."""
    chance = random.Random(11)
    return levelled(
        mixed((0.0, 0.8, _slide(0.13, chance, 3400)), (0.1, 0.5, _tap(chance, 2600))), 0.42
    )


def play() -> Samples:
    """A card is laid on the table with a little emphasis."""
    chance = random.Random(23)
    return levelled(
        mixed((0.0, 0.35, _slide(0.07, chance, 3000)), (0.045, 1.0, _tap(chance, 1900, 0.09))), 0.6
    )


def take() -> Samples:
    """Four cards are pushed together and drawn in."""
    chance = random.Random(37)
    taps = [(0.03 + 0.045 * n, 0.35 - 0.04 * n, _tap(chance, 2300 - 150 * n)) for n in range(4)]
    return levelled(mixed((0.0, 1.0, _slide(0.34, chance, 2500)), *taps), 0.45)


def shuffle() -> Samples:
    """Two halves of the pack run into each other, then the pack is squared."""
    chance = random.Random(41)
    parts: list[tuple[float, float, Samples]] = []
    at = 0.0
    for card in range(30):
        parts.append(
            (at, chance.uniform(0.35, 0.6), _tap(chance, chance.uniform(2400, 3600), 0.03))
        )
        at += 0.030 - 0.016 * card / 30 + chance.uniform(-0.003, 0.003)
    parts.append((at + 0.03, 0.7, _slide(0.2, chance, 2400)))
    parts.append((at + 0.2, 0.9, _tap(chance, 1700, 0.07)))
    return levelled(mixed(*parts), 0.45)


def announce() -> Samples:
    """A soft bell of two notes, rising."""
    return levelled(
        mixed((0.0, 0.8, tone(659.26, 0.75, _BELL)), (0.13, 1.0, tone(987.77, 0.85, _BELL))), 0.4
    )


def won() -> Samples:
    """A chord broken upwards."""
    notes = (392.0, 523.25, 659.26, 783.99)
    return levelled(
        mixed(*((0.11 * place, 0.9, tone(note, 1.1, _BELL)) for place, note in enumerate(notes))),
        0.42,
    )


def lost() -> Samples:
    """Two notes that come down."""
    return levelled(
        mixed((0.0, 1.0, tone(392.0, 0.6, _BELL)), (0.18, 0.9, tone(329.63, 0.9, _BELL))), 0.34
    )


SOUNDS = {
    "announce": announce,
    "deal": deal,
    "lost": lost,
    "play": play,
    "shuffle": shuffle,
    "take": take,
    "won": won,
}
"""What makes each sound, by its name."""
