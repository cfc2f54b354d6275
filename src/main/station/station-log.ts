import type { StationFailedUpdates, StationLogEntry, StationSheetPhase } from '@shared/contract/printing/station';
import { toJobPhase } from '@shared/domain/printing/job-phase';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { StationPrinting } from '../printing/printing-port';
import { type ListedOrder, toPlacedAt } from './lists/listed-order';
import { groupByOrder, noArea, type StationSheet, toDocument, toStationOrder } from './order-sheets';
import type { StationUnreadable } from './station-memory';

/** Maximum number of lines. */
const shown = 50;
/** Number of sheets from which the log is made: an order has one for each document and language, rarely more than four. */
export const logSheets = shown * 4;

/** Returns a sheet's phase; for the log, a sheet that the user discarded after a restart is the same as a canceled one. */
function toPhase(sheet: StationSheet): StationSheetPhase {
  const phase = toJobPhase(sheet);
  return phase === 'expired' ? 'cancelled' : phase;
}

export interface LogFacts {
  sheets: readonly StationSheet[];
  areaOf: StationPrinting['areaOf'];
  displayNameOf(printer: string): string;
  /** Known orders that aren't being printed yet. */
  waiting: readonly ListedOrder[];
  isAsked: boolean;
  documents: readonly DocumentKind[];
  events: readonly StationLogEntry[];
}

function toOrders({ sheets, areaOf, displayNameOf }: LogFacts): StationLogEntry[] {
  return groupByOrder(sheets).map((own) => ({
    kind: 'order',
    ...toStationOrder(own, areaOf),
    at: own.at,
    sheets: own.sheets.flatMap((sheet) => {
      const document = toDocument(sheet);
      return document ? [{ jobId: sheet.id, document, phase: toPhase(sheet), printerName: displayNameOf(sheet.printer) }] : [];
    }),
  }));
}

function toWaiting({ waiting, isAsked, documents }: LogFacts): StationLogEntry[] {
  return waiting.slice(-shown).map(({ kind, id, placed, snapshot }) => ({
    kind: 'order',
    order: { kind, id },
    customer: snapshot.customer.name,
    area: snapshot.address?.area ?? noArea,
    at: toPlacedAt(placed),
    sheets: documents.map((document) => ({ jobId: null, document, phase: isAsked ? 'asked' : 'waiting', printerName: '' })),
  }));
}

/** Returns a line for each load of a list with rows that couldn't be parsed. */
export function toUnreadable(kept: StationUnreadable | null, shop: string): StationLogEntry[] {
  if (kept?.shop !== shop) return [];
  return kept.readings.map((reading) => ({ kind: 'unreadable', ...reading }));
}

/** Returns a line for each change of status that was given up and that the user hasn't seen yet. */
export function toStatusNotChanged(givenUp: readonly StationFailedUpdates[]): StationLogEntry[] {
  return givenUp.map(({ status: _status, ...entry }) => ({ kind: 'statusNotChanged', ...entry }));
}

/** Returns a line for each order and each event of the station, latest first. */
export function toLog(facts: LogFacts): StationLogEntry[] {
  return [...toWaiting(facts), ...toOrders(facts), ...facts.events].sort((one, other) => other.at.localeCompare(one.at)).slice(0, shown);
}
