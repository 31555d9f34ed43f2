"""Everything around score sheets as the window knows it: pages, actions, what they lead to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from dokodesk.model.fault_report import EventLog, fault_report
from dokodesk.model.sheet_import import (
    RECORD_ENDINGS,
    hand_of_table,
    own_sheets,
    store_record,
    title_of,
)
from dokodesk.storage.errors import StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.engine.options import Rules
    from dokodesk.model.hand_sheet import HandSheet
    from dokodesk.model.session import Step
    from dokodesk.model.sheet import Sheet
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.sheet.hand_page import HandPage

__all__ = ["SheetArea"]

_FAULT_TAIL: Final = 60_000


class SheetArea(QObject):
    """Deal codes, the deal of the day, sheets of real evenings, imports and fault reports."""

    def __init__(self, window: MainWindow, appearance: Appearance, around: Surroundings) -> None:
        super().__init__()
        self._window = window
        self._appearance = appearance
        self._around = around
        self.events = EventLog(time.monotonic)

    def makers(self) -> Mapping[Page, Callable[[], QWidget]]:
        return {Page.HAND_SHEET: self._make_hand_page}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "daily": self._window.desk.daily.show,
            "deal_codes": self.show_codes,
            "fault_report": self.save_report,
            "hand_sheet": lambda: self._window.pages.show_page(Page.HAND_SHEET),
            "import_sheet": self.choose_import,
        }

    def connect_up(self) -> None:
        self.setParent(self._window)
        window, session = self._window, self._window.session
        session.step_applied.connect(self._on_step)
        session.match_started.connect(lambda: self.events.note("match begins"))
        session.deal_started.connect(lambda: self.events.note("cards are dealt"))
        session.deal_finished.connect(lambda _: self.events.note("deal is over"))
        session.refused.connect(lambda error: self.events.note(f"refused: {error.reason.name}"))
        session.notice.connect(lambda code, _facts: self.events.note(f"notice: {code}"))
        window.pages.turned.connect(lambda page: self.events.note(f"page: {page.value}"))
        window.desk.preferences.changed.connect(lambda key: self.events.note(f"changed: {key}"))
        window.complete_sheet = self._complete
        for area in window.areas:
            if hasattr(area, "open_sheet"):
                area.open_sheet = self.open_hand

    def update_commands(self) -> None:
        """All of it can be used at any time."""

    # --- deal codes ------------------------------------------------------------------------------

    def show_codes(self) -> None:
        """Opens the fingerprints and codes of the match."""
        from dokodesk.views.sheet.codes_dialog import CodesDialog

        dialog = CodesDialog(self._window.session, self._appearance, self._window)
        dialog.deal_wanted.connect(self._window.desk.start_code)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # --- sheets of real evenings -----------------------------------------------------------------

    def rules(self) -> list[tuple[str, Rules]]:
        """What can be played by, with titles: the rules of the next match first."""
        from dokodesk.model.rules_shelf import RulesShelf
        from dokodesk.views.rules_titles import rules_title

        own = self._window.desk.plan().rules
        others = (
            (entry.title, entry.rules)
            for entry in RulesShelf(self._around.rules_folder).entries
            if entry.rules is not None and entry.rules != own
        )
        return [(rules_title(own), own), *others]

    def _make_hand_page(self) -> QWidget:
        from dokodesk.views.sheet.hand_page import HandPage

        page = HandPage(
            self._around.history, self._appearance, self._window.desk.preferences, self.rules
        )
        page.back_wanted.connect(self._window.pages.leave)
        page.told.connect(self._window.tell)
        return page

    def _hand_page(self) -> HandPage:
        return cast("HandPage", self._window.pages.widget_of(Page.HAND_SHEET))

    def open_hand(self, match_id: int) -> None:
        """Shows a stored sheet without cards."""
        self._hand_page().open(match_id)
        self._window.pages.show_page(Page.HAND_SHEET)

    def _complete(self, sheet: Sheet) -> Sheet:
        """The sheet of the match at hand with what the history keeps of it."""
        history, match_id = self._around.history, self._window.session.match_id
        if history is None or match_id is None:
            return sheet
        try:
            lines = history.match_lines([match_id])
        except StorageError:
            return sheet
        for line in lines:
            sheet = replace(
                sheet,
                day=line.started,
                level=line.level,
                tags=line.tags,
                note=line.note,
                program=line.program,
            )
        return sheet

    # --- imports ---------------------------------------------------------------------------------

    def choose_import(self) -> None:
        """Asks for a file and takes it in."""
        preferences = self._window.desk.preferences
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Import a score sheet"),
            preferences.values.last_folder,
            self.tr("Score sheets and records (*.csv *.tsv *.txt *.doko *.json);;All files (*)"),
        )
        if name:
            preferences.set_value("last_folder", str(Path(name).parent))
            self.take_in(Path(name))

    def take_in(self, path: Path) -> None:
        """Takes a file in: a record at once, a table after asking what its columns are."""
        from dokodesk.records.problems import RecordError
        from dokodesk.records.reader import load_bytes

        try:
            if path.suffix.lower() in RECORD_ENDINGS:
                self._take_record(path)
            else:
                self._take_table(path, load_bytes(path))
        except RecordError as error:
            from dokodesk.views.sheet.import_texts import problem_text

            self._tell_wrong(path, [problem_text(problem) for problem in error.problems])
        except StorageError as error:
            self._window.tell(error.notice)

    def _take_record(self, path: Path) -> None:
        from dokodesk.model.record_file import open_record

        file, history = open_record(path), self._around.history
        if file.problems or not file.matches or history is None:
            from dokodesk.views.record_texts import record_problem_text

            self._tell_wrong(path, [record_problem_text(problem) for problem in file.problems])
            return
        self._tell_taken(store_record(history, file))

    def _take_table(self, path: Path, data: bytes) -> None:
        tables = own_sheets(data)
        if tables:
            title = title_of(path)
            self._keep(
                [
                    hand_of_table(table, title=title if len(tables) == 1 else f"{title} {number}")
                    for number, table in enumerate(tables, 1)
                ]
            )
            return
        from dokodesk.views.sheet.import_dialog import ImportDialog

        dialog = ImportDialog(path, data, self.rules(), self._appearance, self._window)
        dialog.taken.connect(self._begin_hand)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _keep(self, hands: Sequence[HandSheet]) -> None:
        """Stores sheets, all or none of them, and shows the last one.

        Raises:
            StorageError: they could not be stored.
        """
        from dokodesk.model.sheet_store import store_hand

        history = self._around.history
        if history is None or len(hands) == 1:
            self._begin_hand(hands[-1])
            return
        with history.step():
            ids = [store_hand(history, hand) for hand in hands]
        self.open_hand(ids[-1])
        self._tell_taken(len(ids))

    def _begin_hand(self, hand: HandSheet) -> None:
        self._hand_page().begin(hand)
        self._window.pages.show_page(Page.HAND_SHEET)
        self._window.messages.withdraw("import")

    def _tell_taken(self, count: int) -> None:
        self._window.messages.inform(
            lambda: self.tr("%n match(es) taken into the history.", "", count), key="import"
        )

    def _tell_wrong(self, path: Path, problems: Sequence[str]) -> None:
        shown = "; ".join(problems[:3])
        self._window.messages.inform(
            lambda: (
                self.tr("Nothing of {file} was taken in: {reason}").format(file=path, reason=shown)
                if shown
                else self.tr("{file} holds no finished deal.").format(file=path)
            ),
            key="import",
            error=True,
        )

    # --- fault reports ---------------------------------------------------------------------------

    def _on_step(self, step: Step) -> None:
        self.events.note(step.action.text)

    def report(self) -> str:
        """The text of a report about what is on the table now."""
        window = self._window
        session, match = window.session, window.session.match
        return fault_report(
            rules=window.desk.plan().rules if match is None else match.rules,
            match=match,
            state=session.position,
            seating=session.seating,
            codes=session.codes,
            level=session.level,
            events=self.events.events,
            faults=self._faults(),
            others=window.desk.preferences.values.player_names,
            now=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )

    def save_report(self) -> None:
        """Asks where to, and writes a report."""
        preferences = self._window.desk.preferences
        moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
        name = str(Path(preferences.values.last_folder) / f"dokodesk-report-{moment}.doko")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save a fault report"),
            name,
            self.tr("Doppelkopf records (*.doko)"),
        )
        if chosen:
            preferences.set_value("last_folder", str(Path(chosen).parent))
            self.write_report(Path(chosen))

    def write_report(self, path: Path) -> None:
        """Writes a report and says what is in it."""
        from dokodesk.storage.atomic import write_atomic

        try:
            write_atomic(path, self.report())
        except StorageError as error:
            self._window.tell(error.notice)
            return
        self._window.messages.inform(
            lambda: self.tr(
                "The report is in {file}. It holds the deals of this match, the rules and what "
                "happened last, but no names. dokodesk can open it."
            ).format(file=path),
            key="report",
        )

    def _faults(self) -> str:
        """The end of the file of faults."""
        folder = self._around.data_folder
        if folder is None:
            return ""
        try:
            with (folder / "faults.log").open("rb") as file:
                file.seek(0, 2)
                file.seek(max(0, file.tell() - _FAULT_TAIL))
                return file.read().decode("utf-8", "replace")
        except OSError:
            return ""
