import type { HistoryDay, HistoryEntry } from '@shared/contract/printing/print-history';
import { toKuwaitDay } from '@shared/domain/dates';
import { type PrinterNames, toPrinterName } from '../destinations/printers';
import type { HistoryRecord } from '../journal/journal-history';
import { toOutcome } from './history-filter';

export function toHistoryEntry(record: HistoryRecord, printers: PrinterNames): HistoryEntry {
  const { id, document, order, title, customer, printer, by, copies, reprint, paper, language, state, settledAt, hasSheet, isUnprinted } =
    record;
  return {
    id,
    document,
    order,
    title,
    customer,
    printer,
    printerName: toPrinterName(printers, printer),
    by,
    copies,
    reprint,
    paper,
    language,
    outcome: toOutcome(state),
    state,
    at: settledAt,
    isUnprinted,
    isSheetKept: hasSheet,
  };
}

/** Groups entries by day, in their given order. */
export function toHistoryDays(entries: readonly HistoryEntry[], countOf: (day: string) => number): HistoryDay[] {
  const days = Map.groupBy(entries, ({ at }) => toKuwaitDay(new Date(at)));
  return [...days].map(([day, own]) => ({ id: day, sheets: countOf(day), entries: own }));
}
