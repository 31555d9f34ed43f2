from __future__ import annotations

import math

from dokodesk.ai.sums import added


def test_values_are_added_one_after_the_other() -> None:
    # What a compensated sum would give, as ``sum`` does from Python 3.12 on, is another number.
    assert added([0.1] * 10) == 0.9999999999999999 != math.fsum([0.1] * 10)
    assert added([1e16, 1.0, -1e16]) == 0.0
    assert added(value for value in (0.5, 0.25)) == 0.75
    assert added([]) == 0.0
