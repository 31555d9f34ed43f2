"""Correcting a row of which only the scores are known, as on an imported sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.views.appearance import Appearance
from dokodesk.views.sheet.dialog import SheetDialog
from dokodesk.views.widgets import CalmSpinBox, button, label

__all__ = ["ScoresDialog"]

_MOST: Final = 9999
#: Below all scores: the person sat out.
_NONE: Final = -_MOST - 1


class ScoresDialog(SheetDialog):
    """The scores of a deal as they were written down.

    Signals:
        corrected(HandEntry): what should stand there.
    """

    corrected = Signal(object)

    SIZE_EM = (24, 20)

    def __init__(
        self,
        hand: HandSheet,
        entry: HandEntry,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._entry = entry
        self._title = label("", "head", wrap=True)
        self._sum = label("", "muted", wrap=True)
        self._spins = []
        form = QFormLayout()
        scores = entry.scores or ()
        for person, name in enumerate(hand.names):
            spin = CalmSpinBox()
            spin.setRange(_NONE, _MOST)
            spin.setSpecialValueText("–")
            score = scores[person] if person < len(scores) else None
            spin.setValue(_NONE if score is None else score)
            spin.valueChanged.connect(self._update)
            self._spins.append(spin)
            form.addRow(name, spin)
        self._correct = button("", self._accept, "primary")
        self.body.addWidget(self._title)
        self.body.addLayout(form)
        self.body.addWidget(self._sum)
        self.foot.addWidget(self._correct)
        self.finish()

    def entry(self) -> HandEntry:
        """The row as it stands in the fields."""
        values = (spin.value() for spin in self._spins)
        scores = tuple(None if value == _NONE else value for value in values)
        return HandEntry(
            contract=self._entry.contract,
            re=self._entry.re,
            compulsory=self._entry.compulsory,
            bock=self._entry.bock,
            dealer=self._entry.dealer,
            day=self._entry.day,
            scores=scores,
        )

    def set_scores(self, *scores: int | None) -> None:
        """Puts scores into the fields."""
        for spin, score in zip(self._spins, scores, strict=True):
            spin.setValue(_NONE if score is None else score)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Correct the points"))
        self._title.setText(self.tr("Points of this deal"))
        self._correct.setText(self.tr("Correct"))
        self._update()

    def _update(self) -> None:
        total = sum(score or 0 for score in self.entry().scores or ())
        self._sum.setText(self.tr("Together: {total}").format(total=total))

    def _accept(self) -> None:
        self.corrected.emit(self.entry())
        self.close()
