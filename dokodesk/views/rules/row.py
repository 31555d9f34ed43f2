"""One option of the form: title, help, editor, what is to be said about it, and its examples."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from dokodesk.engine.option_model import Option
from dokodesk.engine.options import Rules
from dokodesk.model.rules_items import OptionRole
from dokodesk.model.rules_model import in_language
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.editors import make_editor
from dokodesk.views.rules.examples import ExampleView, examples_of
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.texts import conflict_text, rule_texts, sources_text
from dokodesk.views.widgets import bold, button, label

__all__ = ["OptionRow"]

Index = QModelIndex | QPersistentModelIndex

#: What a row shows; while none of it changes, nothing needs to be done.
_STATE: Final = (
    Qt.ItemDataRole.EditRole,
    OptionRole.PRESET_SHOWN,
    OptionRole.DIFFERS,
    OptionRole.INACTIVE,
    OptionRole.POINTLESS,
    OptionRole.CONFLICTS,
)


class OptionRow(QFrame):
    """Shows what the item model says about an option.

    Signals:
        edited(str, object): the person has chosen another value for the option of this key.
        reset_wanted(str): it shall be like in the preset again.
    """

    edited = Signal(str, object)
    reset_wanted = Signal(str)

    def __init__(self, option: Option, appearance: Appearance) -> None:
        super().__init__()
        self.key = option.key
        self._option = option
        self._appearance = appearance
        self._value: Any = None
        self._state: tuple[Any, ...] = ()
        self._details: OptionDetails | None = None
        self.setProperty("role", "option")
        self._title = bold(label("", wrap=True))
        self._mark = label("", "mark", wrap=True)
        self._help = label("", "muted", wrap=True)
        self._reason = label("", "reason", wrap=True)
        self._clash = label("", "clash", wrap=True)
        self.editor = make_editor(option)
        self.editor.edited.connect(lambda value: self.edited.emit(self.key, value))
        self.more = button("", self._toggle, "link")
        self.more.setCheckable(True)
        self.reset = button("", lambda: self.reset_wanted.emit(self.key), "link")
        self._texts = QVBoxLayout()
        for part in (self._title, self._mark, self._help, self._reason, self._clash):
            self._texts.addWidget(part)
        tools = FlowLayout()
        tools.addWidget(self.more)
        tools.addWidget(self.reset)
        self._texts.addLayout(tools)
        self._texts.addStretch(1)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addLayout(self._texts, 5)
        self._line.addWidget(self.editor, 4, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._line)
        self.retranslate()

    @property
    def is_expanded(self) -> bool:
        """Whether examples, sources and numbers are shown."""
        return self._details is not None and not self._details.isHidden()

    def show_index(self, index: Index, rules: Rules, base_title: str) -> None:
        """Shows the state of the option.

        Args:
            index: its row in the item model.
            rules: all values.
            base_title: what the preset is called.
        """
        state = (base_title, rules.deck, *(index.data(role) for role in _STATE))
        if state == self._state:
            return
        self._state = state
        self._value = index.data(Qt.ItemDataRole.EditRole)
        self.editor.show_value(self._value, rules)
        inactive = str(index.data(OptionRole.INACTIVE))
        pointless = str(index.data(OptionRole.POINTLESS))
        differs = bool(index.data(OptionRole.DIFFERS))
        clashes = index.data(OptionRole.CONFLICTS)
        self.editor.setEnabled(not inactive)
        self._mark.setVisible(differs)
        if differs:
            self._mark.setText(
                self.tr("◆ changed; {preset}: {value}").format(
                    preset=base_title, value=index.data(OptionRole.PRESET_SHOWN)
                )
            )
        reason = ""
        if inactive:
            reason = self.tr("Has no effect now: {reason}.").format(reason=inactive)
        elif pointless:
            reason = self.tr("The chosen value has no effect now: {reason}.").format(
                reason=pointless
            )
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        clash = "\n".join(conflict_text(found) for found in clashes)
        self._clash.setText(self.tr("Does not fit: {reason}").format(reason=clash))
        self._clash.setVisible(bool(clashes))
        # A hidden button would lose the keyboard; what was just pressed keeps its place.
        self.reset.setEnabled(differs)
        self.reset.setVisible(differs or self.reset.hasFocus())
        self._mark_frame("clash" if clashes else "differs" if differs else "")
        self._describe(" ".join(part for part in (reason, clash) if part))
        if self._details is not None and self.is_expanded:
            self._details.show_value(self._value)

    def set_wide(self, wide: bool) -> None:
        """Puts the editor beside the texts or below them."""
        beside = wide and not self.editor.is_wide
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if beside else down)
        at_top, filling = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag(0)
        self._line.setAlignment(self.editor, at_top if beside else filling)
        em = self.fontMetrics().height()
        self._line.setSpacing(round(em * (1.2 if beside else 0.3)))
        self._texts.setSpacing(round(em * 0.15))
        pad = round(em * 0.7)
        self._column.setContentsMargins(pad, round(em * 0.5), pad, round(em * 0.4))

    def retranslate(self) -> None:
        """Gives all texts anew, except those that come with the index."""
        self._state = ()
        title = in_language(self._option.title)
        self._title.setText(title)
        self._help.setText(in_language(self._option.help))
        self.editor.retranslate()
        self.editor.name_it(title)
        self.more.setText(self._more_text())
        self.more.setAccessibleName(f"{title}: {self.more.text()}")
        self.reset.setText(self.tr("Back to the preset"))
        self.reset.setAccessibleName(f"{title}: {self.reset.text()}")
        if self._details is not None:
            self._details.show_value(self._value)

    def tab_stops(self) -> list[QWidget]:
        """What the Tab key stops at, in order: first the value, then more about it."""
        by_tab = Qt.FocusPolicy.TabFocus
        parts = [
            part
            for part in self.editor.findChildren(QWidget)
            if (part.focusPolicy() & by_tab) == by_tab and part.focusProxy() is None
        ]
        return [*parts, self.more, self.reset]

    def take_focus(self) -> None:
        """Gives the keyboard to the editor."""
        (self.editor.take_focus if self.editor.isEnabled() else self.more.setFocus)()

    def _mark_frame(self, state: str) -> None:
        if self.property("state") != state:
            self.setProperty("state", state)
            self.style().unpolish(self)
            self.style().polish(self)

    def _more_text(self) -> str:
        if self.is_expanded:
            return self.tr("Less")
        return self.tr("Example and more") if examples_of(self.key) else self.tr("More")

    def _toggle(self) -> None:
        if self._details is None:
            self._details = OptionDetails(self._option, self._appearance)
            self._column.addWidget(self._details)
            self._details.show_value(self._value)
        else:
            self._details.setVisible(self._details.isHidden())
            if not self._details.isHidden():
                self._details.show_value(self._value)
        self.more.setChecked(self.is_expanded)
        self.more.setText(self._more_text())

    def _describe(self, said: str) -> None:
        """What a screen reader says about the option after its name."""
        help_text = in_language(self._option.help)
        self.editor.setAccessibleDescription(f"{help_text} {said}".strip())


class OptionDetails(QFrame):
    """Sources, frequency and examples; made when they are asked for."""

    def __init__(self, option: Option, appearance: Appearance) -> None:
        super().__init__()
        self._option = option
        self._heads = [bold(label("", wrap=True)) for _ in range(3)]
        self._sources = label("", wrap=True)
        self._often = label("", wrap=True)
        self._examples = ExampleView(option, appearance)
        column = QVBoxLayout(self)
        em = self.fontMetrics().height()
        column.setContentsMargins(0, round(em * 0.3), 0, round(em * 0.4))
        column.setSpacing(round(em * 0.2))
        parts: tuple[QWidget, ...] = (self._examples, self._often, self._sources)
        for head, part in zip(self._heads, parts, strict=True):
            column.addWidget(head)
            column.addWidget(part)
            column.addSpacing(round(em * 0.25))
        self._heads[0].setVisible(bool(examples_of(option.key)))

    def show_value(self, value: Any) -> None:
        """Shows everything beside the value in force."""
        titles = (self.tr("Example"), self.tr("How often it matters"), self.tr("Who plays it so"))
        for head, title in zip(self._heads, titles, strict=True):
            head.setText(title)
        self._sources.setText(sources_text(self._option))
        self._often.setText(rule_texts().frequency(self._option.key))
        self._examples.show_value(value)
