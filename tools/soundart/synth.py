"""Noise, tones and envelopes: lists of samples between -1 and 1."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

RATE = 32_000
"""Samples a second."""

Samples = list[float]


def samples(seconds: float) -> int:
    """How many samples a time has."""
    return round(seconds * RATE)


def noise(seconds: float, chance: random.Random) -> Samples:
    """White noise."""
    return [chance.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def band(wave: Sequence[float], low: Callable[[float], float], width: float) -> Samples:
    """What a resonant filter lets through.

    Args:
        wave: what is filtered.
        low: the middle of the band in Hz, for each part 0 to 1 of the sound.
        width: the width of the band by its middle; 1 is broad, 0.1 sings.
    """
    result = []
    held = slow = 0.0
    for place, value in enumerate(wave):
        pitch = 2 * math.sin(math.pi * min(low(place / len(wave)), RATE / 7) / RATE)
        slow += pitch * held
        held += pitch * (value - slow - width * held)
        result.append(held)
    return result


def tone(pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]]) -> Samples:
    """A struck tone.

    Args:
        pitch: in Hz.
        seconds: how long.
        partials: of each, its pitch by the tone's, its loudness, and how fast it fades: the part
            of a second in which it falls to a third.
    """
    result = []
    for place in range(samples(seconds)):
        time = place / RATE
        result.append(
            sum(
                loud * math.sin(2 * math.pi * pitch * ratio * time) * math.exp(-time / fade)
                for ratio, loud, fade in partials
            )
        )
    return result


def shaped(wave: Sequence[float], rise: float, curve: float) -> Samples:
    """A wave that swells and dies away.

    Args:
        wave: what is shaped.
        rise: the part 0 to 1 of it after which it is loudest.
        curve: how fast it dies away; 1 is a straight line.
    """
    count = len(wave)

    def loudness(part: float) -> float:
        if part < rise:
            return math.sin(part / rise * math.pi / 2) ** 2
        return float((1 - (part - rise) / (1 - rise)) ** curve)

    return [value * loudness(place / count) for place, value in enumerate(wave)]


def mixed(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Several waves together: of each, when it begins in seconds, its loudness, and itself."""
    length = max(samples(at) + len(wave) for at, _, wave in parts)
    result = [0.0] * length
    for at, loud, wave in parts:
        begin = samples(at)
        for place, value in enumerate(wave):
            result[begin + place] += loud * value
    return result


def levelled(wave: Sequence[float], peak: float) -> Samples:
    """A wave whose loudest sample has a given size, without a click at its ends."""
    most = max(abs(value) for value in wave) or 1.0
    edge = min(len(wave) // 4, samples(0.003))
    result = [value / most * peak for value in wave]
    for place in range(edge):
        result[place] *= place / edge
        result[-1 - place] *= place / edge
    return result
