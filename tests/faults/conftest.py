"""The whole window, as the tests of the views have it."""

from __future__ import annotations

from tests.views.conftest import make_shell, no_leftovers, plain_look

__all__ = ["make_shell", "no_leftovers", "plain_look"]
