"""Makes the sounds of the table out of nothing but noise and tones: `python -m tools.soundart`.

Each sound is a short WAV: one channel, 16 bits, `RATE` samples a second. Chance is seeded, so that
the same files come out every time.
"""
