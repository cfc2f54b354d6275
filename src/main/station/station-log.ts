import type { DocumentKind, JobState } from '@shared/contract/printing';
import type { StationLogEntry, StationSheetPhase } from '@shared/contract/station';
import type { StationPrinting } from '../printing-port';
import { keyOf, type ListedOrder } from './listed-order';

/** What the log shows at most. */
const shown = 50;
/** An order has a sheet for each document and language, and few have more than four. */
const sheetsRead = shown * 4;

const phases: Record<JobState, StationSheetPhase> = {
  queued: 'waiting',
  rendering: 'sending',
  ready: 'sending',
  handing_off: 'sending',
  accepted: 'sent',
  done: 'finished',
  failed: 'failed',
  uncertain: 'uncertain',
  cancelled: 'cancelled',
  expired: 'cancelled',
};

export interface LogFacts {
  sheets: ReturnType<StationPrinting['journal']['stationSheets']>;
  areaOf: StationPrinting['areaOf'];
  displayNameOf(printer: string): string;
  /** Known and not on the way to paper yet. */
  waiting: readonly ListedOrder[];
  isAsked: boolean;
  documents: readonly DocumentKind[];
  events: readonly StationLogEntry[];
}

const noArea = { name_en: '', name_ar: '' };

function toOrders({ sheets, areaOf, displayNameOf }: LogFacts): StationLogEntry[] {
  const orders = Map.groupBy(
    sheets.filter((sheet) => sheet.order !== null),
    ({ order }) => (order ? keyOf(order) : ''),
  );
  return [...orders.values()].flatMap((own): StationLogEntry[] => {
    const [last] = own;
    if (!last?.order) return [];
    return [
      {
        kind: 'order',
        order: last.order,
        customer: last.customer,
        area: areaOf(last.id) ?? noArea,
        at: own.reduce((at, { changedAt }) => (changedAt > at ? changedAt : at), ''),
        sheets: own
          .toReversed()
          .flatMap(({ id, document, state, printer }) =>
            document === 'invoice' || document === 'packingSlip' || document === 'addressLabel'
              ? [{ jobId: id, document, phase: phases[state], printerName: displayNameOf(printer) }]
              : [],
          ),
      },
    ];
  });
}

function toWaiting({ waiting, isAsked, documents }: LogFacts): StationLogEntry[] {
  return waiting.slice(-shown).map(({ kind, id, placed, snapshot }) => ({
    kind: 'order',
    order: { kind, id },
    customer: snapshot.customer.name,
    area: snapshot.address?.area ?? noArea,
    at: new Date(Math.min(placed.from, 8.64e15)).toISOString(),
    sheets: documents.map((document) => ({ jobId: null, document, phase: isAsked ? 'asked' : 'waiting', printerName: '' })),
  }));
}

/** A line for each order and for what happened to the station, the latest first. */
export function toLog(facts: LogFacts): StationLogEntry[] {
  return [...toWaiting(facts), ...toOrders(facts), ...facts.events].sort((one, other) => other.at.localeCompare(one.at)).slice(0, shown);
}

export const logSheets = sheetsRead;
