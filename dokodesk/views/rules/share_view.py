"""Passing rules on: the short code, its QR picture, and taking a code in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from dokodesk.engine.rules import (
    Rules,
    RulesError,
    difference,
    from_code,
    nearest_preset,
    preset,
)
from dokodesk.model.rules_model import RulesModel, in_language
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.qr import QrPicture
from dokodesk.views.rules.texts import preset_title, rule_texts
from dokodesk.views.widgets import Page, button, label, panel, rule

__all__ = ["ShareView"]


class ShareView(Page):
    """The code of the draft, and a field for the code of somebody else.

    Signals:
        opened: rules from a code are on the desk now.
    """

    opened = Signal()

    def __init__(self, rules: RulesModel, appearance: Appearance) -> None:
        super().__init__()
        self._rules = rules
        self._about = label("", wrap=True)
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setProperty("role", "field")
        self.copy = button("", self._copy, "primary")
        self.copy_picture = button("", self._copy_picture)
        self._done = label("", "good", wrap=True)
        self.picture = QrPicture()
        self._picture_about = label("", "muted", wrap=True)
        self._in_head = label("", "section", wrap=True)
        self._out_head = label("", "section", wrap=True)
        self.field = QLineEdit()
        self.field.setProperty("role", "field")
        self.field.setClearButtonEnabled(True)
        self.use = button("", self._use)
        self._verdict = label("", wrap=True)
        self._build()
        self.field.textChanged.connect(self._judge)
        self.field.returnPressed.connect(self._use)
        rules.changed.connect(self._refresh)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def focus(self) -> None:
        """Gives the keyboard to the first button."""
        self.copy.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        self.column.setSpacing(round(em * 0.6))
        self._frame.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        self._frame.setSpacing(round(em * 0.5))
        for line in (self._out_line, self._in_line):
            line.setSpacing(round(em * 0.5))
        self._out_head.setText(self.tr("The code of these rules"))
        self._about.setText(
            self.tr(
                "Read it out, send it or let it be photographed: whoever types it into this page "
                "plays by the same rules."
            )
        )
        self.code.setAccessibleName(self.tr("Code of these rules"))
        self.copy.setText(self.tr("Copy the code"))
        self.copy_picture.setText(self.tr("Copy the picture"))
        self.picture.setAccessibleName(self.tr("QR picture of the code"))
        self._picture_about.setText(self.tr("The picture holds the code as text."))
        self._in_head.setText(self.tr("Use somebody else's code"))
        self.field.setPlaceholderText(self.tr("Type or paste a code, such as K-5Q2M"))
        self.field.setAccessibleName(self.tr("Code to use"))
        self.use.setText(self.tr("Show these rules"))
        self._fit_field()
        self._refresh()
        self._judge()

    def _fit_field(self) -> None:
        """As wide as what it asks for, where there is room for that."""
        em = self.fontMetrics().height()
        words = self.fontMetrics().horizontalAdvance(self.field.placeholderText())
        wanted = max(round(em * 16), words + round(em * 2.5))
        self.field.setMinimumWidth(min(wanted, max(80, self.width() - 4 * em)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_field()

    def _build(self) -> None:
        frame = panel()
        self._frame = QVBoxLayout(frame)
        self._frame.addWidget(self._out_head)
        self._frame.addWidget(self._about)
        out, taken = QWidget(), QWidget()
        self._out_line, self._in_line = FlowLayout(out), FlowLayout(taken)
        for part in (self.code, self.copy, self.copy_picture):
            self._out_line.addWidget(part)
        self._frame.addWidget(out)
        self._frame.addWidget(self._done)
        self._frame.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignLeft)
        self._frame.addWidget(self._picture_about)
        self._frame.addWidget(rule())
        self._frame.addWidget(self._in_head)
        for part in (self.field, self.use):
            self._in_line.addWidget(part)
        self._frame.addWidget(taken)
        self._frame.addWidget(self._verdict)
        self.column.addWidget(frame)
        self.column.addStretch(1)

    def _refresh(self) -> None:
        code = self._rules.code
        self.code.setText(code)
        self.code.setCursorPosition(0)
        width = self.fontMetrics().horizontalAdvance(code) + 2 * self.fontMetrics().height()
        self.code.setMinimumWidth(
            min(width, max(80, self.width() - 4 * self.fontMetrics().height()))
        )
        self.picture.show_text(code)
        self._done.setText("")
        self._done.hide()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._rules.code)
        self._tell(lambda: self.tr("The code is in the clipboard."))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.picture.pixmap())
        self._tell(lambda: self.tr("The picture is in the clipboard."))

    def _tell(self, text: Callable[[], str]) -> None:
        self._done.setText(text())
        self._done.show()

    def _judge(self) -> None:
        """Says while typing what a code stands for, or why it stands for nothing yet."""
        text = self.field.text().strip()
        rules, why = _read(text)
        self.use.setEnabled(rules is not None)
        if rules is None:
            self._verdict.setText(why if text else "")
            return
        name = nearest_preset(rules)
        count = len(difference(preset(name), rules))
        if count:
            counted = rule_texts().changed(count)
            said = self.tr("{preset}, {changes}").format(preset=preset_title(name), changes=counted)
        else:
            said = preset_title(name)
        self._verdict.setText(self.tr("This code stands for: {rules}.").format(rules=said))

    def _use(self) -> None:
        rules, _ = _read(self.field.text().strip())
        if rules is None:
            return
        self._rules.open(rules)
        self.field.clear()
        self.opened.emit()


def _read(text: str) -> tuple[Rules | None, str]:
    try:
        return from_code(text), ""
    except RulesError as error:
        said = "\n".join(
            in_language(problem.reason.value).format(**problem.facts) for problem in error.problems
        )
        return None, f"{said[:1].upper()}{said[1:]}."
