"""From a score sheet to the text of its documents, in the language of the program."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject, Qt

from dokodesk import __version__
from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import DealSummary, summarise
from dokodesk.model.numbers import plain, signed
from dokodesk.model.score_sheet import (
    FIXED_COLUMNS,
    ScoreSheetModel,
    ScoreTextRole,
    SheetColumn,
    TotalTextRole,
)
from dokodesk.model.sheet import Counting, Sheet, SheetRow, settlement, standing
from dokodesk.records.sheet_document import (
    Cell,
    Curve,
    DealSheet,
    SheetDocument,
    SheetLine,
    Words,
)
from dokodesk.views.cardnames import (
    call_text,
    card_text,
    contract_text,
    party_text,
    reason_text,
    word_text,
)
from dokodesk.views.deal_texts import cause_text, game_text, headline_text, sides_text, value_texts
from dokodesk.views.history.texts import date_text
from dokodesk.views.rules_titles import rules_title
from dokodesk.views.sheet.words import counting_text, status_text, words

__all__ = ["SheetWriter", "document_of"]

_SPARE = (SheetColumn.CALLS, SheetColumn.WINNER, SheetColumn.DEALER)
_NUMBERS = (SheetColumn.NUMBER, SheetColumn.VALUE, SheetColumn.BOCK)


class SheetWriter(QObject):
    """Puts sheets into words."""

    def document(
        self,
        sheet: Sheet,
        *,
        counting: Counting = Counting.AS_PLAYED,
        rate: int = 1,
        in_full: bool = True,
    ) -> SheetDocument:
        """All the text of a sheet.

        Args:
            sheet: any sheet.
            counting: how points are written.
            rate: for money what a point is worth, in hundredths.
            in_full: with every deal: reasons, hands.
        """
        model = ScoreSheetModel(contract_text, word_text=word_text)
        model.set_counting(counting, rate)
        model.set_sheet(sheet)
        columns = [column for column in SheetColumn if _has(model, column)]
        across = Qt.Orientation.Horizontal
        sums = model.counted.last(sheet.size)
        notes = []
        if counting is Counting.MONEY:
            notes = [words().payment(sheet, *each) for each in settlement(sums)]
        return SheetDocument(
            title=sheet.title or self.tr("Score sheet"),
            facts=self._facts(sheet, counting),
            heads=tuple(str(model.headerData(column, across)) for column in columns),
            numeric=tuple(column in _NUMBERS for column in columns),
            spare=tuple(columns.index(column) for column in _SPARE if column in columns),
            names=sheet.names,
            lines=tuple(_line(model, columns, place, row) for place, row in enumerate(sheet.rows)),
            totals=tuple(model.number_text(total) for total in sums),
            standing=tuple(
                (place, sheet.names[person], model.number_text(sums[person]))
                for place, person in standing(sums)
            ),
            notes=tuple(notes),
            deals=self._deals(sheet) if in_full else (),
            curves=tuple(
                Curve(
                    name,
                    tuple(totals[person] for totals in model.counted.totals),
                    model.number_text(sums[person]),
                )
                for person, name in enumerate(sheet.names)
            ),
            words=self.words(),
        )

    def words(self) -> Words:
        """The words around a sheet."""
        return Words(
            language=QLocale().name().partition("_")[0],
            total=self.tr("Total"),
            standing=self.tr("Ranking"),
            deals=self.tr("The deals in full"),
            points=self.tr("Points"),
            value=self.tr("Value of the game"),
            hand=self.tr("Hand"),
            legend=self.tr(
                "● played with Re, bold played alone. Each cell: points of the deal, then "
                "the total."
            ),
            signatures=self.tr("Signature"),
            page=self.tr("Page {page}"),
            made_with=self.tr("Written by dokodesk {version}").format(version=__version__),
            course=self.tr("Running totals"),
        )

    def _facts(self, sheet: Sheet, counting: Counting) -> tuple[str, ...]:
        facts = []
        if sheet.day:
            facts.append(self.tr("Begun: {day}").format(day=date_text(sheet.day, with_time=False)))
        if sheet.rules is not None:
            facts.append(self.tr("Rules: {rules}").format(rules=rules_title(sheet.rules)))
        facts.append(status_text(sheet))
        if counting is not Counting.AS_PLAYED:
            facts.append(self.tr("Counted: {way}").format(way=counting_text(counting)))
        return tuple(facts)

    def _deals(self, sheet: Sheet) -> tuple[DealSheet, ...]:
        if sheet.match is None:
            return ()
        return tuple(self._deal(sheet.match, row.position) for row in sheet.rows)

    def _deal(self, match: Match, place: int) -> DealSheet:
        summary = summarise(match, place)
        title = self.tr("Deal {number}: {game}").format(
            number=summary.number, game=game_text(summary)
        )
        return DealSheet(
            title=title,
            sentences=(
                f"{headline_text(summary)}. {cause_text(summary)}",
                sides_text(summary),
                *value_texts(summary),
            ),
            lines=tuple(
                (
                    f"{reason_text(line.reason)} ({party_text(line.side)})",
                    signed(summary.signed(line)),
                )
                for line in summary.lines
            ),
            value=plain(summary.value),
            seats=_seats(summary),
        )


def document_of(sheet: Sheet) -> SheetDocument:
    """All the text of a sheet, counted as its rules say."""
    return SheetWriter().document(sheet)


def _has(model: ScoreSheetModel, column: SheetColumn) -> bool:
    if column is SheetColumn.BOCK:
        return model.has_bock
    if column is SheetColumn.CALLS:
        return model.has_calls
    return any(model.index(row, column).data() for row in range(model.rowCount()))


def _line(
    model: ScoreSheetModel, columns: Sequence[SheetColumn], place: int, row: SheetRow
) -> SheetLine:
    facts = tuple(str(model.index(place, column).data() or "") for column in columns)
    cells = []
    for person, score in enumerate(model.counted.scores[place]):
        index = model.index(place, FIXED_COLUMNS + person)
        cells.append(
            Cell(
                score=str(index.data(ScoreTextRole) or ""),
                total=str(index.data(TotalTextRole) or ""),
                tone=0 if not score else 1 if score > 0 else -1,
                re=row.parties[person] is Party.RE,
                alone=row.alone == person,
            )
        )
    return SheetLine(facts, tuple(cells))


def _seats(summary: DealSummary) -> tuple[tuple[str, str, str, str], ...]:
    return tuple(
        (
            seat.name,
            " · ".join([party_text(seat.party), *(call_text(word) for word in seat.calls)]),
            signed(seat.score),
            "  ".join(" ".join(card_text(card) for card in group) for group in seat.hand),
        )
        for seat in summary.seats
    )
