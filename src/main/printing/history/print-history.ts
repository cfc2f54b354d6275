import type { Handlers } from '@main/system/ports/handlers';
import type {
  HistoryDays,
  HistoryDetails,
  HistoryPage,
  HistoryQuery,
  printHistoryLocalCalls,
} from '@shared/contract/printing/print-history';
import type { PrintedSheet } from '@shared/contract/printing/printed-sheet';
import { FailureError } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { addDays, toKuwaitStart } from '@shared/domain/dates';
import { readOrderNumber } from '@shared/domain/orders/order-code';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import { type Printers, toPrinterName } from '../destinations/printers';
import type { Journal } from '../journal/journal';
import type { HistoryFilter, HistoryRecord } from '../journal/journal-history';
import type { OrderSnapshots } from '../sheet/order-snapshots';
import { isOrderSheet, type Sheet } from '../sheet/sheet';
import { toChangedParts } from './changed-parts';
import { createCustomerSearch } from './customer-search';
import { createHistoryCsv, type HistoryCsvDeps } from './history-csv';
import type { HistoryDaysStore } from './history-days';
import { toHistoryDays, toHistoryEntry } from './history-entries';
import { toHistoryFilter } from './history-filter';

export interface PrintHistoryDeps extends Omit<HistoryCsvDeps, 'history' | 'printers'> {
  journal: Pick<Journal, 'history' | 'sheet'>;
  /** Rejects if there is no key at all. */
  demandKey(): Promise<void>;
  /** Requests a missing key again. */
  askForKey(): void;
  printers: Pick<Printers, 'find'>;
  snapshots: Pick<OrderSnapshots, 'latest'>;
  days: HistoryDaysStore;
  /** Roles of the signed-in admin. */
  roles: () => readonly string[];
  /** Called after the number of days was changed. */
  onDaysSaved(): void;
}

/** Loads a sheet's details, and the changes in its order since. */
function createHistoryDetails({ journal, printers, snapshots, days }: PrintHistoryDeps) {
  const { history } = journal;

  function demand(id: string): HistoryRecord {
    const record = history.find(id);
    if (!record) throw new FailureError({ code: 'notFound' });
    return record;
  }

  /** Null if the sheet was removed or can't be decrypted now. */
  function readSheet({ id, hasSheet }: HistoryRecord): Sheet | null {
    if (!hasSheet) return null;
    try {
      return journal.sheet(id);
    } catch (error) {
      if (error instanceof FailureError) return null;
      throw error;
    }
  }

  function readDetails(id: string): HistoryDetails {
    const record = demand(id);
    const others = record.order ? history.page({ order: record.order }, { limit: othersShown, offset: 0 }) : [];
    const { error, missingPictures, title, token, settledAt } = record;
    const sheet = readSheet(record);
    return {
      ...toHistoryEntry(record, printers),
      steps: history.steps(id),
      systemTitle: `${title} ${token}`,
      missingPictures,
      error,
      others: others.filter((other) => other.id !== id).map((other) => toHistoryEntry(other, printers)),
      printed: toPrinted(sheet),
      keptUntil: new Date(Date.parse(settledAt) + days.keptMs()).toISOString(),
    };
  }

  async function readChanges(id: string): Promise<{ changed: ReturnType<typeof toChangedParts> & object } | null> {
    const sheet = readSheet(demand(id));
    const printed = sheet && isOrderSheet(sheet) ? sheet.snapshot : null;
    const now = printed && (await snapshots.latest(toRef(printed)));
    const changed = now && toChangedParts(printed, now);
    return changed && { changed };
  }

  return { readDetails, readChanges };
}

/** The sheets that this computer has printed, for users who may print in bulk, because they have customers' names. */
export function createPrintHistory(deps: PrintHistoryDeps) {
  const { printers, days } = deps;
  const { history } = deps.journal;
  const { readDetails, readChanges } = createHistoryDetails(deps);
  const search = createCustomerSearch({ history });
  const csv = createHistoryCsv({ ...deps, history });

  function demandRight(): void {
    if (!isAllowed(canPrintInBulk, deps.roles())) throw new FailureError({ code: 'forbidden' });
  }

  /** Converts a query to a filter. A search by name decrypts rows, so all other filters narrow them down first. */
  async function toFilter(query: HistoryQuery): Promise<{ filter: HistoryFilter; hasUnreadable: boolean }> {
    const filter = toHistoryFilter(query);
    if (!query.search) return { filter, hasUnreadable: false };
    const { rows, hasUnreadable } = await search.find(query.search, history.rows(filter));
    return { filter: { ...filter, found: { number: readOrderNumber(query.search), rows } }, hasUnreadable };
  }

  async function readPage({ page, ...query }: HistoryQuery & { page: number }): Promise<HistoryPage> {
    const { filter, hasUnreadable } = await toFilter(query);
    const records = history.page(filter, { limit: pageSize, offset: toPageStart(page) });
    const isReadable = !hasUnreadable && !records.some((record) => record.isUnreadable);
    if (!isReadable) deps.askForKey();
    const entries = records.map((record) => toHistoryEntry(record, printers));
    return {
      rows: toHistoryDays(entries, (day) => history.count({ ...filter, ...toDay(day) })),
      unreadable: [],
      totalItems: history.count(filter),
      keptDays: days.read().days,
      areNamesReadable: isReadable,
    };
  }

  const allowed = <Input, Output>(work: (input: Input) => Output) => {
    return (input: Input): Output => {
      demandRight();
      return work(input);
    };
  };

  const handlers: Handlers<keyof typeof printHistoryLocalCalls> = {
    'history.list': allowed(readPage),
    'history.read': allowed(({ id }: { id: string }) => readDetails(id)),
    'history.readChanges': allowed(({ id }: { id: string }) => readChanges(id)),
    'history.printers': allowed(() => history.printers().map((name) => ({ name, displayName: toPrinterName(printers, name) }))),
    'history.exportCsv': allowed(async (query: HistoryQuery) => {
      await deps.demandKey();
      return { path: await csv.save(async () => history.rows((await toFilter(query)).filter)) };
    }),
    'history.readDays': allowed(() => days.read()),
    'history.saveDays': allowed((wish: { days: number }): HistoryDays => {
      days.save(wish.days);
      deps.onDaysSaved();
      return days.read();
    }),
  };

  return { handlers, stop: search.stop };
}

const othersShown = 50;

/** Null for a test page or a product label, which have no document. */
function toPrinted(sheet: Sheet | null): PrintedSheet | null {
  return sheet && sheet.kind !== 'testPage' && sheet.kind !== 'productLabel' ? sheet : null;
}

const toRef = ({ kind, id }: OrderSnapshot): OrderRef => ({ kind, id });

function toDay(day: string): Pick<HistoryFilter, 'from' | 'before'> {
  return { from: toKuwaitStart(day).toISOString(), before: toKuwaitStart(addDays(day, 1)).toISOString() };
}
