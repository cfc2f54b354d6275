import type { DocumentKind, OrderRef } from '@shared/contract/printing';
import type { AskedOrder, StationOrder, StationPrinter, StationSettings, StationView } from '@shared/contract/station';
import { kuwaitOffsetMs } from '@shared/domain/dates';
import type { StationPrinting, StationRoute } from '../printing-port';
import type { EngineFacts } from './engine';
import { isOfStation } from './fits';
import { isWithinHours, toKuwaitMidnight } from './hours';
import { keyOf, type ListedOrder } from './listed-order';
import { logSheets } from './station-log';

type Sheets = ReturnType<StationPrinting['journal']['stationSheets']>;
const shownExamples = 4;
const noArea = { name_en: '', name_ar: '' };

/** What of the view lies in the journal. Null when it cannot be read. */
export interface JournalFacts {
  sheets: Sheets;
  open: ReturnType<StationPrinting['journal']['stationOpen']>;
  finished: ReturnType<StationPrinting['journal']['stationFinished']>;
}

export function readJournalFacts({ journal }: StationPrinting, shop: string, now: number): JournalFacts | null {
  try {
    const midnight = new Date(toKuwaitMidnight(now)).toISOString();
    return { sheets: journal.stationSheets(logSheets), open: journal.stationOpen(), finished: journal.stationFinished(shop, midnight) };
  } catch {
    return null;
  }
}

/** Hours of today in Kuwait, those without an order left out. */
export function toHours(finished: JournalFacts['finished'], hours: StationSettings['hours']): NonNullable<StationView['hours']> {
  const byHour = Map.groupBy(finished, ({ hour }) => new Date(Date.parse(`${hour}:00:00Z`) + kuwaitOffsetMs).getUTCHours());
  return [...byHour]
    .map(([hour, all]) => ({
      hour,
      orders: all.length,
      ofNight: all.filter(({ placedAt }) => !isWithinHours(hours, Date.parse(placedAt))).length,
    }))
    .sort((one, other) => one.hour - other.hour);
}

export function toToday(finished: JournalFacts['finished']): NonNullable<StationView['today']> {
  return { orders: finished.length, sheets: finished.reduce((sum, { sheets }) => sum + sheets, 0) };
}

/** Orders, the latest first, all of whose sheets fulfil `holds`. */
export function toOrdersOf(
  sheets: Sheets,
  areaOf: StationPrinting['areaOf'],
  holds: (sheet: Sheets[number]) => boolean,
): (StationOrder & { at: string; documents: DocumentKind[]; jobIds: string[] })[] {
  const groups = Map.groupBy(sheets, ({ order }) => (order ? keyOf(order) : ''));
  return [...groups.values()]
    .filter((own) => own.every(holds))
    .flatMap((own) => {
      const [last] = own;
      if (!last?.order) return [];
      const documents = [...new Set(own.toReversed().flatMap(({ document }) => toDocument(document)))];
      const at = own.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '');
      const jobIds = own.toReversed().map(({ id }) => id);
      return [{ order: last.order, customer: last.customer, area: areaOf(last.id) ?? noArea, at, documents, jobIds }];
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

export function toDocument(document: Sheets[number]['document']): DocumentKind[] {
  return document === 'invoice' || document === 'packingSlip' || document === 'addressLabel' ? [document] : [];
}

export function toPrinter(route: StationRoute, wanted: readonly DocumentKind[]): StationPrinter {
  const { printer, displayName, documents, paper, isPaused, isPrinting, state, trouble } = route;
  const isTroubled = trouble !== null || isPaused || state === 'stopped';
  const calm = state === 'unknown' ? 'unknown' : 'ready';
  return {
    name: printer,
    displayName,
    documents,
    paper,
    isUsedByStation: documents.some((document) => wanted.includes(document)),
    state: isTroubled ? 'trouble' : isPrinting || state === 'busy' ? 'printing' : calm,
    trouble,
  };
}

/** Sheets that wait, by printer. */
export function toWaitingSheets(sheets: Sheets, waiting: number, routes: readonly StationRoute[], wanted: readonly DocumentKind[]) {
  const counts = new Map<string, number>();
  for (const { state, printer } of sheets) {
    if (state === 'queued' || state === 'rendering' || state === 'ready' || state === 'handing_off')
      counts.set(printer, (counts.get(printer) ?? 0) + 1);
  }
  for (const { printer, documents } of routes) {
    const own = documents.filter((document) => wanted.includes(document)).length;
    if (own * waiting > 0) counts.set(printer, (counts.get(printer) ?? 0) + own * waiting);
  }
  return counts;
}

export function toWaiting(facts: EngineFacts, open: JournalFacts['open'], documents: number): StationView['waiting'] {
  if (!facts.isKnown) return null;
  const [oldest] = facts.waiting;
  const times = [open.oldestAt, oldest ? toTime(oldest) : null].filter((at) => at !== null);
  return {
    orders: open.orders + facts.waiting.length,
    sheets: open.sheets + facts.waiting.length * documents,
    oldestAt: times.sort()[0] ?? null,
  };
}

export const toTime = ({ placed }: ListedOrder): string => new Date(Math.min(placed.from, 8.64e15)).toISOString();

const toRef = ({ kind, id }: ListedOrder): OrderRef => ({ kind, id });

export function toExamples(recent: readonly ListedOrder[], settings: StationSettings): StationView['examples'] {
  const isHere = (order: ListedOrder): boolean => isOfStation(order, settings);
  return {
    here: recent.filter(isHere).slice(0, shownExamples).map(toRef),
    elsewhere: recent
      .filter((order) => !isHere(order))
      .slice(0, shownExamples)
      .map(toRef),
  };
}

export function toAsked(waiting: readonly ListedOrder[], isRestored: boolean): AskedOrder[] {
  return waiting.map((order) => {
    const { kind, id, snapshot } = order;
    return {
      order: { kind, id },
      customer: snapshot.customer.name,
      area: snapshot.address?.area ?? noArea,
      status: snapshot.status,
      placedAt: toTime(order),
      // After a back-up was put back, what somebody has begun with is on paper already.
      isChosen: !isRestored || snapshot.status === 'ordered',
    };
  });
}
