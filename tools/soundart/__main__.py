"""Writes all sounds: `python -m tools.soundart` from the root of the repository."""

from __future__ import annotations

import argparse
import io
import struct
import wave
from collections.abc import Sequence
from pathlib import Path

from tools.soundart.sounds import SOUNDS
from tools.soundart.synth import RATE

ASSETS = Path(__file__).resolve().parents[2] / "dokodesk" / "assets" / "sounds"


def wav(samples: Sequence[float]) -> bytes:
    """Gives samples between -1 and 1 as the bytes of a WAV file."""
    numbers = [round(32767 * min(1.0, max(-1.0, value))) for value in samples]
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    return out.getvalue()


def main(arguments: Sequence[str] | None = None) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.soundart", description=__doc__)
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder for the WAV files")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        (options.out / f"{name}.wav").write_bytes(wav(make()))
    print(f"{len(SOUNDS)} sounds in {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
