import type {
  PendingDeepLink,
  StationFailedUpdates,
  StationOrder,
  StationPrinter,
  StationSettings,
  StationView,
} from '@shared/contract/printing/station';
import { kuwaitOffsetMs } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { pendingStates } from '../printing/journal/job-states';
import type { StationDestination, StationPrinting } from '../printing/printing-port';
import type { EngineFacts } from './engine';
import { type ListedOrder, toPlacedAt } from './lists/listed-order';
import { groupByOrder, noArea, type StationSheet, toDocument, toStationOrder } from './order-sheets';
import { matchesStation } from './station-filter';
import { logSheets } from './station-log';
import type { StationQuestion } from './station-memory';
import { isWithinHours, toKuwaitMidnight } from './times/hours';

const shownExamples = 4;
const shownGivenUp = 50;

/** The part of the view that is in the journal, for the shop in use. Null if the journal can't be read. */
export interface JournalFacts {
  sheets: readonly StationSheet[];
  open: ReturnType<StationPrinting['journal']['stationOpen']>;
  finished: ReturnType<StationPrinting['journal']['stationFinished']>;
  sent: ReturnType<StationPrinting['journal']['stationSent']>;
  givenUp: ReturnType<StationPrinting['journal']['givenUpStatuses']>;
}

export function readJournalFacts({ journal }: StationPrinting, shop: string, now: number): JournalFacts | null {
  try {
    const midnight = new Date(toKuwaitMidnight(now)).toISOString();
    return {
      sheets: journal.stationSheets(shop, logSheets),
      open: journal.stationOpen(shop),
      finished: journal.stationFinished(shop, midnight),
      sent: journal.stationSent(shop, midnight),
      givenUp: journal.givenUpStatuses(shop, shownGivenUp),
    };
  } catch {
    return null;
  }
}

/** Adds the customers of status changes that were given up, as far as the sheets still have them. */
export function toFailedUpdates({ givenUp, sheets }: JournalFacts, areaOf: StationPrinting['areaOf']): StationFailedUpdates[] {
  if (givenUp.length === 0) return [];
  const known = new Map(groupByOrder(sheets).map((own) => [toOrderKey(own.order), own]));
  return givenUp.map(({ order, ...rest }) => {
    const own = known.get(toOrderKey(order));
    return { ...(own ? toStationOrder(own, areaOf) : { order, customer: '', area: noArea }), ...rest };
  });
}

/** Returns the hours of today in Kuwait that have orders. */
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

/** Returns orders whose sheets all match `holds`, the one with the latest change first. */
export function toOrdersOf(
  sheets: readonly StationSheet[],
  areaOf: StationPrinting['areaOf'],
  holds: (sheet: StationSheet) => boolean,
): (StationOrder & { at: string; documents: DocumentKind[]; jobIds: string[] })[] {
  return groupByOrder(sheets)
    .filter((own) => own.sheets.every(holds))
    .map((own) => ({
      ...toStationOrder(own, areaOf),
      at: own.at,
      documents: [...new Set(own.sheets.flatMap((sheet) => toDocument(sheet) ?? []))],
      jobIds: own.sheets.map(({ id }) => id),
    }))
    .sort((one, other) => other.at.localeCompare(one.at));
}

export function toPrinter(destination: StationDestination, wanted: readonly DocumentKind[]): StationPrinter {
  const { printer, displayName, documents, paper, isPaused, isPrinting, state, trouble } = destination;
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

/** Counts the waiting sheets by printer. */
export function toWaitingSheets(
  sheets: readonly StationSheet[],
  waiting: number,
  destinations: readonly StationDestination[],
  wanted: readonly DocumentKind[],
) {
  const counts = new Map<string, number>();
  for (const { state, printer } of sheets) {
    if (pendingStates.some((pending) => pending === state)) counts.set(printer, (counts.get(printer) ?? 0) + 1);
  }
  for (const { printer, documents } of destinations) {
    const own = documents.filter((document) => wanted.includes(document)).length;
    if (own * waiting > 0) counts.set(printer, (counts.get(printer) ?? 0) + own * waiting);
  }
  return counts;
}

export function toWaiting(facts: EngineFacts, open: JournalFacts['open'], documents: number): StationView['waiting'] {
  if (!facts.isKnown) return null;
  const [oldest] = facts.waiting;
  const times = [open.oldestAt, oldest ? toPlacedAt(oldest.placed) : null].filter((at) => at !== null);
  return {
    orders: open.orders + facts.waiting.length,
    sheets: open.sheets + facts.waiting.length * documents,
    oldestAt: times.sort()[0] ?? null,
  };
}

const toRef = ({ kind, id }: ListedOrder): OrderRef => ({ kind, id });

export function toExamples(recent: readonly ListedOrder[], settings: StationSettings): StationView['examples'] {
  const isHere = (order: ListedOrder): boolean => matchesStation(order, settings);
  return {
    here: recent.filter(isHere).slice(0, shownExamples).map(toRef),
    elsewhere: recent
      .filter((order) => !isHere(order))
      .slice(0, shownExamples)
      .map(toRef),
  };
}

export function toAsked(waiting: readonly ListedOrder[], question: StationQuestion | null): PendingDeepLink[] {
  const doubted = new Set(question?.doubted);
  return waiting.map(({ kind, id, placed, snapshot }) => ({
    order: { kind, id },
    customer: snapshot.customer.name,
    area: snapshot.address?.area ?? noArea,
    status: snapshot.status,
    placedAt: toPlacedAt(placed),
    // After a backup was restored, orders that someone has already processed are probably printed.
    isChosen: !doubted.has(toOrderKey({ kind, id })) && (question?.kind !== 'restored' || snapshot.status === 'ordered'),
  }));
}
