"""Writing score sheets into files, and printing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum, unique
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QSize, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.sheet import Counting, Sheet
from dokodesk.model.sheet_files import file_stem, has_cards, sheets_csv, sheets_doko, sheets_json
from dokodesk.records.html_form import html_text
from dokodesk.records.sheet_document import SheetDocument
from dokodesk.storage.atomic import write_atomic
from dokodesk.storage.errors import StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.notice_texts import notice_text
from dokodesk.views.sheet.document import SheetWriter
from dokodesk.views.sheet.paper import paint_sheets, pdf_bytes, picture, prepare_page
from dokodesk.views.sheet.words import counting_text
from dokodesk.views.widgets import CalmComboBox, Scroller, button, label

__all__ = ["ExportDialog", "ExportForm", "exported"]


@unique
class ExportForm(StrEnum):
    """The files a sheet can become; the value is the ending."""

    PDF = "pdf"
    HTML = "html"
    DOKO = "doko"
    CSV = "csv"
    JSON = "json"
    PNG = "png"


#: Forms that hold what was played, however it is counted.
_EXACT: Final = frozenset({ExportForm.DOKO, ExportForm.JSON, ExportForm.CSV})
#: Forms that need the cards.
_RECORDS: Final = frozenset({ExportForm.DOKO, ExportForm.JSON})


def exported(
    sheets: Sequence[Sheet],
    form: ExportForm,
    *,
    counting: Counting = Counting.AS_PLAYED,
    rate: int = 1,
    in_full: bool = True,
) -> bytes:
    """The bytes of a file with these sheets.

    Args:
        sheets: at least one.
        form: what kind of file.
        counting: how points are written, where that is for people.
        rate: for money what a point is worth, in hundredths.
        in_full: with every deal, where there is room for that.
    """
    match form:
        case ExportForm.DOKO:
            return sheets_doko(sheets).encode()
        case ExportForm.JSON:
            return sheets_json(sheets).encode()
        case ExportForm.CSV:
            # With a mark at the start, by which spreadsheets know the encoding.
            return sheets_csv(sheets).encode("utf-8-sig")
        case _:
            pass
    writer = SheetWriter()
    documents = [
        writer.document(sheet, counting=counting, rate=rate, in_full=in_full) for sheet in sheets
    ]
    if form is ExportForm.HTML:
        return html_text(documents).encode()
    if form is ExportForm.PDF:
        return pdf_bytes(documents)
    return _png(documents[0])


def _png(document: SheetDocument) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(document).save(buffer, "PNG")  # type: ignore[call-overload] # PySide takes a str here
    buffer.close()
    return bytes(data.data())


class ExportDialog(QDialog):
    """Asks for the kind of file, and writes it or prints."""

    def __init__(
        self,
        sheets: Sequence[Sheet],
        appearance: Appearance,
        preferences: PreferencesModel,
        parent: QWidget | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            sheets: what is to be written, at least one.
            appearance: the look.
            preferences: remember the folder and the way of counting.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._sheets = tuple(sheets)
        self._preferences = preferences
        self._previewed: QPrinter | None = None
        self._forms = QButtonGroup(self)
        self._radios: dict[ExportForm, QRadioButton] = {}
        self._abouts = {}
        content = QWidget()
        self._box = QVBoxLayout(content)
        self._title = label("", "head", wrap=True)
        for form in ExportForm:
            radio = QRadioButton()
            radio.toggled.connect(self._on_form)
            about = label("", "muted", wrap=True)
            self._forms.addButton(radio)
            self._radios[form], self._abouts[form] = radio, about
            self._box.addWidget(radio)
            self._box.addWidget(about)
        self._counting_label, self._counting = label(""), CalmComboBox()
        for counting in Counting:
            self._counting.addItem("", counting.value)
        self._counting_label.setBuddy(self._counting)
        self._in_full = QCheckBox()
        self._in_full.setChecked(True)
        row = QHBoxLayout()
        row.addWidget(self._counting_label)
        row.addWidget(self._counting)
        row.addStretch(1)
        self._box.addLayout(row)
        self._box.addWidget(self._in_full)
        self._box.addStretch(1)
        self._done = label("", "muted", wrap=True)
        self._done.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._save = button("", self.save, "primary")
        self._print = button("", self.print_sheets)
        self._preview = button("", self.preview)
        self._close = button("", self.close)
        foot = QHBoxLayout()
        for part in (self._preview, self._print):
            foot.addWidget(part)
        foot.addStretch(1)
        for part in (self._close, self._save):
            foot.addWidget(part)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._title)
        self._outer.addWidget(Scroller(content), 1)
        self._outer.addWidget(self._done)
        self._outer.addLayout(foot)
        self._counting.setCurrentIndex(
            max(0, self._counting.findData(preferences.values.sheet_counting))
        )
        for form in _RECORDS:
            self._radios[form].setEnabled(has_cards(self._sheets))
        self._radios[ExportForm.PNG].setEnabled(len(self._sheets) == 1)
        self._radios[ExportForm.PDF].setChecked(True)
        appearance.changed.connect(self._retranslate)
        self._retranslate()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(38 * em, 33 * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 240)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @property
    def form(self) -> ExportForm:
        """The kind of file chosen."""
        return next(form for form, radio in self._radios.items() if radio.isChecked())

    @property
    def told(self) -> str:
        """What became of the last file."""
        return self._done.text()

    def can_choose(self, form: ExportForm) -> bool:
        """Whether a kind of file is possible for these sheets."""
        return self._radios[form].isEnabled()

    def choose(self, form: ExportForm) -> None:
        """Chooses a kind of file."""
        self._radios[form].setChecked(True)

    # --- what can be done ------------------------------------------------------------------------

    def save(self) -> None:
        """Asks where to, and writes the file."""
        form = self.form
        folder = self._preferences.values.last_folder
        name = str(Path(folder) / f"{self._stem()}.{form.value}")
        filters = f"{self._texts(form)[0]} (*.{form.value})"
        chosen, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), name, filters)
        if chosen:
            path = Path(chosen)
            self.write(path if path.suffix else path.with_suffix(f".{form.value}"))

    def write(self, path: Path) -> None:
        """Writes the chosen kind of file; says below whether that worked."""
        self._preferences.set_value("last_folder", str(path.parent))
        try:
            write_atomic(path, self._bytes())
        except StorageError as error:
            self._tell(notice_text(error.notice))
            return
        text = self.tr("Written: {file}").format(file=path)
        self._tell("\n".join(filter(None, (text, self._left_out(self.form)))))

    def print_sheets(self) -> None:
        """Asks for a printer and prints."""
        printer = self._printer()
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.paint(printer)

    def preview(self) -> None:
        """Shows the pages as they would be printed."""
        # The preview does not keep its printer; without this it would paint on nothing.
        self._previewed = self._printer()
        dialog = QPrintPreviewDialog(self._previewed, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.paintRequested.connect(self.paint)
        dialog.resize(self.screen().availableSize() * 0.8)
        dialog.open()

    def paint(self, printer: QPrinter) -> None:
        """Paints all pages on a printer."""
        paint_sheets(printer, self._documents())

    def _printer(self) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._stem())
        prepare_page(printer, self._documents()[0])
        return printer

    def _bytes(self) -> bytes:
        return exported(
            self._sheets,
            self.form,
            counting=self._way(),
            rate=self._preferences.values.sheet_rate,
            in_full=self._in_full.isChecked(),
        )

    def _documents(self) -> list[SheetDocument]:
        rate = self._preferences.values.sheet_rate
        writer, way = SheetWriter(), self._way()
        return [
            writer.document(sheet, counting=way, rate=rate, in_full=False) for sheet in self._sheets
        ]

    def _way(self) -> Counting:
        return Counting(self._counting.currentData())

    def _stem(self) -> str:
        sheet = self._sheets[0]
        title = sheet.title or self.tr("score sheet")
        return file_stem(f"{title} {sheet.day[:10]}".strip())

    def _left_out(self, form: ExportForm) -> str:
        """What a record cannot hold of a selection."""
        without = sum(sheet.match is None for sheet in self._sheets)
        if form not in _RECORDS or without in (0, len(self._sheets)):
            return ""
        return self.tr("%n sheet(s) without cards are left out.", "", without)

    def _tell(self, text: str) -> None:
        self._done.setText(text)
        self._done.show()

    # --- texts -----------------------------------------------------------------------------------

    def _on_form(self) -> None:
        if not any(radio.isChecked() for radio in self._radios.values()):
            return
        exact = self.form in _EXACT
        self._counting.setEnabled(not exact)
        self._counting_label.setEnabled(not exact)
        self._in_full.setEnabled(self.form is ExportForm.HTML)
        self._done.hide()

    def _texts(self, form: ExportForm) -> tuple[str, str]:
        texts: dict[ExportForm, Callable[[], tuple[str, str]]] = {
            ExportForm.PDF: lambda: (
                self.tr("PDF"),
                self.tr("A4, with lines for signatures: to print, send and file."),
            ),
            ExportForm.HTML: lambda: (
                self.tr("Web page"),
                self.tr("One file for any browser, with curves and every deal."),
            ),
            ExportForm.DOKO: lambda: (
                self.tr("Doppelkopf record"),
                self.tr("Every card and announcement; dokodesk can replay it."),
            ),
            ExportForm.CSV: lambda: (
                self.tr("Table (CSV)"),
                self.tr("For spreadsheets; dokodesk can read it back."),
            ),
            ExportForm.JSON: lambda: (
                self.tr("Record as JSON"),
                self.tr("The same as the record, for programs."),
            ),
            ExportForm.PNG: lambda: (
                self.tr("Picture (PNG)"),
                self.tr("The sheet as a picture, to post or send."),
            ),
        }
        return texts[form]()

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._outer.setSpacing(round(em * 0.6))
        self._box.setSpacing(round(em * 0.3))
        self.setWindowTitle(self.tr("Export"))
        self._title.setText(
            self._sheets[0].title or self.tr("Score sheet")
            if len(self._sheets) == 1
            else self.tr("%n score sheet(s)", "", len(self._sheets))
        )
        for form, radio in self._radios.items():
            title, about = self._texts(form)
            radio.setText(title)
            if not radio.isEnabled():
                about = (
                    self.tr("Only for one sheet at a time.")
                    if form is ExportForm.PNG
                    else self.tr("Not for sheets that were written by hand: they have no cards.")
                )
            self._abouts[form].setText(" ".join(filter(None, (about, self._left_out(form)))))
            self._abouts[form].setContentsMargins(round(em * 1.6), 0, 0, round(em * 0.3))
        self._counting_label.setText(self.tr("Counting"))
        for index, counting in enumerate(Counting):
            self._counting.setItemText(index, counting_text(counting))
        self._in_full.setText(self.tr("With every deal in full"))
        self._save.setText(self.tr("Save…"))
        self._print.setText(self.tr("Print…"))
        self._preview.setText(self.tr("Preview"))
        self._close.setText(self.tr("Close"))
        self._on_form()
