"""Made by ``tools/fit_solos.py``: what the counts of a hand say before the first card."""

from typing import Final

#: The chance to win a solo: the rest, then a weight for each count of ``SoloHand``.
CHANCES: Final[dict[str, tuple[tuple[float, ...], ...]]] = {
    "suit": (
        (
            -12.565,
            0.671,
            0.687,
            0.485,
            -0.362,
            -0.298,
            -0.226,
            0.01,
            0.942,
            -0.199,
            1.064,
        ),
    ),
    "picture": (
        (
            -7.289,
            1.141,
            0.331,
            0.076,
            -0.101,
            -0.51,
            0.226,
            0.274,
            0.921,
            0.055,
            0.615,
        ),
    ),
    "aces": (
        (
            -6.949,
            0.0,
            0.0,
            0.0,
            0.17,
            -0.17,
            0.264,
            0.047,
            1.131,
            0.224,
            0.075,
        ),
    ),
}

#: What a solo with a chance of 0, 0.1, ... 1 brings.
SOLO_POINTS: Final[tuple[float, ...]] = (
    -10.117,
    -6.918,
    -4.61,
    -2.924,
    -1.594,
    -0.352,
    1.068,
    2.934,
    5.514,
    9.075,
    13.883,
)

#: What a hand brings in a normal game: the rest, then for each count of ``NormalHand``.
NORMAL_POINTS: Final[tuple[float, ...]] = (
    -3.97,
    0.015,
    0.979,
    0.917,
    0.06,
    0.007,
    -0.213,
    0.051,
    1.3,
    1.874,
    0.268,
    0.134,
    -0.071,
    -0.152,
    -0.462,
    0.197,
    0.406,
)

#: What an owed solo must bring beyond the normal game, by the chances left.
OWED: Final[tuple[float, ...]] = (
    -99.0,
    -99.0,
    -7.71,
    -6.632,
    -5.931,
    -5.399,
    -4.966,
    -4.599,
    -4.28,
    -4.0,
    -3.749,
    -3.524,
    -3.32,
    -3.134,
    -2.963,
    -2.805,
    -2.66,
    -2.525,
    -2.399,
    -2.283,
    -2.174,
    -2.072,
    -1.976,
    -1.886,
    -1.801,
)
