"""The table inside the whole window, with the look that the program gives its widgets."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea

from tests.views.conftest import MakeShell


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_question_that_fits_has_no_scroll_bar(make_shell: MakeShell, scale: int) -> None:
    shell = make_shell()
    shell.preferences.set_value("text_scale", scale)
    shell.begin()
    shell.until_asked()
    panel = shell.table.table.furniture.panel
    assert panel.isVisible()
    area = panel.findChild(QScrollArea)
    assert area is not None
    shell.spin()
    assert not area.verticalScrollBar().isVisible()
    body = area.widget()
    assert body is not None
    assert body.height() <= area.viewport().height()
    for button in panel.buttons:
        bottom = button.mapTo(panel, button.rect().bottomRight())
        assert panel.rect().contains(bottom)
