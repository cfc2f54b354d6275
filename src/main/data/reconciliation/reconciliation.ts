import type { Handlers } from '@main/system/ports/handlers';
import type { FullListScope } from '@shared/contract/desktop/full-lists';
import {
  type ComparedOrders,
  type MatchedPayment,
  type PaymentQuery,
  type PaymentSum,
  paymentGroups,
  type ReconciledSheet,
  type ReconciliationPage,
  type ReconciliationResult,
  type ReviewedPayment,
  type SettlementFile,
} from '@shared/contract/desktop/reconciliation';
import type { SalesSource } from '@shared/contract/desktop/sales';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import { maxPaperRows } from '@shared/domain/lists/paper-fit';
import { type Fils, sumFils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import { toPageCount, toPageRows } from '@shared/domain/server/paging';
import { type Translate, translator } from '@shared/i18n/translate';
import type { LoadedList } from '@shared/lists/lists';
import { reconciledPayments } from '@shared/lists/shop';
import type { ExportTable } from '../full-lists/export/export-table';
import type { SaveTable } from '../full-lists/export/table-saver';
import type { FullLists } from '../full-lists/full-lists';
import type { FullListRowsOf } from '../full-lists/list-queries';
import { toListValues } from '../full-lists/list-values';
import { createRowStore, readRowsAt, toRowEntry } from '../full-lists/row-store';
import { type ColumnData, viewRows } from '../full-lists/view-rows';
import { findAmounts, type PayableOrder, readOrders } from './find-orders';
import { type MatchedPayments, matchPayments } from './match-payments';
import { type Marks, type OpenReconciliation, type ReconciliationFiles, toReconciledFile } from './reconciliation-files';

export interface ReconciliationDeps {
  lists: Pick<FullLists, 'whole' | 'renew'>;
  files: ReconciliationFiles;
  /** The signed-in account; null without a session. */
  account: () => string | null;
  save: SaveTable;
}

type Names = `reconciliation.${'start' | 'files' | 'open' | 'remove' | 'lines' | 'orders' | 'review' | 'export'}`;

const scopes = { order: { list: 'orders.list' }, guestOrder: { list: 'guestOrders.list' } } as const satisfies Record<
  OrderKind,
  FullListScope
>;

const { columns: declared } = reconciledPayments;
const types = Object.fromEntries(Object.entries(declared).map(([key, { type }]) => [key, type]));
const listValues = toListValues(reconciledPayments as unknown as LoadedList, types);

/** Matches a file with the orders of both lists; the result is cached until one of them changes. */
function createMatching() {
  const orders = new WeakMap<ColumnData, Promise<PayableOrder[]>>();
  let last: { file: SettlementFile; columns: readonly ColumnData[]; matched: Promise<MatchedPayments> } | null = null;

  function toOrders(kind: OrderKind, columns: ColumnData): Promise<PayableOrder[]> {
    const known = orders.get(columns) ?? readOrders(kind, columns);
    orders.set(columns, known);
    return known;
  }

  /** The columns of both lists; null until they are complete. */
  function toWhole(read: Record<OrderKind, FullListRowsOf>): ColumnData[] | null {
    const columns = orderKinds.flatMap((kind) => read[kind].columns ?? []);
    return columns.length < orderKinds.length || orderKinds.some((kind) => read[kind].state.gap?.why === 'moved') ? null : columns;
  }

  const toAll = async (columns: readonly ColumnData[]): Promise<PayableOrder[]> =>
    (await Promise.all(orderKinds.map((kind, at) => toOrders(kind, columns[at] as ColumnData)))).flat();

  function match(file: SettlementFile, read: Record<OrderKind, FullListRowsOf>): Promise<MatchedPayments> | null {
    const columns = toWhole(read);
    if (!columns) return null;
    if (last?.file !== file || last.columns.some((own, at) => own !== columns[at]))
      last = { file, columns, matched: toAll(columns).then((orders) => matchPayments(file.lines, orders, file.methods)) };
    return last.matched;
  }

  return {
    match,
    /** All orders; null until both lists are complete. */
    orders(read: Record<OrderKind, FullListRowsOf>): Promise<PayableOrder[]> | null {
      const columns = toWhole(read);
      return columns && toAll(columns);
    },
    forget(): void {
      last = null;
    },
  };
}

/** Places the lines of one order together, its payments first; canceled orders that were paid come first, and reviewed rows last. */
function toShownOrder(rows: readonly ReviewedPayment[]): ReviewedPayment[] {
  const ofOrder = ({ id, by, order }: MatchedPayment): string => (by && order ? toOrderCode(order) : id);
  const isRefund = ({ kind }: MatchedPayment): number => Number(kind === 'refund');
  const groups = [...Map.groupBy(rows, ofOrder).values()].map((own) => own.toSorted((one, other) => isRefund(one) - isRefund(other)));
  const rank = (own: readonly ReviewedPayment[]): number =>
    own.every(({ isReviewed }) => isReviewed) ? 2 : own.some(({ hint }) => hint === 'canceledPaid') ? 0 : 1;
  return groups.toSorted((one, other) => rank(one) - rank(other)).flat();
}

interface ReviewedRows {
  rows: readonly ReviewedPayment[];
  columns: ColumnData;
  groups: ReconciliationResult['groups'];
}

const toSum = (rows: readonly ReviewedPayment[]): PaymentSum => ({
  count: rows.length,
  fileFils: sumFils(rows.map(({ fileFils }) => fileFils ?? (0 as Fils))),
  shopFils: sumFils(rows.map(({ shopFils }) => shopFils ?? (0 as Fils))),
  reviewed: rows.filter(({ isReviewed }) => isReviewed).length,
});

function toReviewedRows({ rows: matched }: MatchedPayments, marks: Marks): ReviewedRows {
  const rows = toShownOrder(
    matched.map((row) => ({ ...row, isReviewed: marks[row.id]?.isReviewed ?? false, note: marks[row.id]?.note ?? '' })),
  );
  const groups = Object.fromEntries(paymentGroups.map((group) => [group, toSum(rows.filter((row) => row.group === group))]));
  const store = createRowStore(listValues, rows.map(toRowEntry(listValues)));
  return { rows, columns: store.columns(), groups: groups as ReconciliationResult['groups'] };
}

/** Adds the review to the matched rows; cached until one of them changes. */
function createReviewing() {
  let last: { matched: MatchedPayments; marks: Marks; made: ReviewedRows } | null = null;
  return {
    review(matched: MatchedPayments, marks: Marks): ReviewedRows {
      if (last?.matched !== matched || last.marks !== marks) last = { matched, marks, made: toReviewedRows(matched, marks) };
      return last.made;
    },
    forget(): void {
      last = null;
    },
  };
}

/** Returns the places of the matching rows. */
function find(columns: ColumnData, { group, filters, search, days }: PaymentQuery): number[] {
  // Without sorting and groups, the language has no effect.
  const asked = {
    filters: { ...filters, group: [group] },
    sort: null,
    language: 'en' as const,
    ...(search !== undefined && { search }),
  };
  const { places } = viewRows(columns, listValues, asked, { now: 0, ranks: new Map() });
  if (!days) return places;
  const { day, orderDay } = columns.values;
  return places.filter((at) => {
    const own = String(day?.[at] ?? orderDay?.[at] ?? '');
    return days.from <= own && own <= days.to;
  });
}

const exported = [
  ...(['group', 'kind', 'line', 'ref', 'day', 'card', 'terminal', 'fileAmount', 'fees'] as const),
  ...(['order', 'customer', 'orderDay', 'payment', 'status', 'shopAmount', 'difference', 'hint', 'review', 'note'] as const),
];

function toTable(columns: ColumnData, places: readonly number[], t: Translate): ExportTable {
  return {
    columns: exported.map((key) => ({ key, head: t(`reconciliation.columns.${key}`) })),
    types: Object.fromEntries(exported.map((key) => [key, types[key] === 'choice' ? 'text' : (types[key] ?? 'text')])),
    values: Object.fromEntries(
      exported.map((key) => [
        key,
        places.map((at) => {
          const value = columns.values[key]?.[at] ?? null;
          const { valueName } = declared[key];
          return Array.isArray(value) ? value.map((one) => valueName?.(String(one), t) ?? String(one)).join(', ') : value;
        }),
      ]),
    ),
    count: places.length,
  };
}

/** Returns texts about the lines and orders that are missing in the rows. */
function toLeftOutTexts({ unreadable }: SettlementFile, sources: ReconciliationPage['sources'], t: Translate): string[] {
  const badOrders = orderKinds.reduce((sum, kind) => sum + sources[kind].unreadable, 0);
  return [
    ...(unreadable.length > 0 ? [t('reconciliation.badLines', { count: unreadable.length })] : []),
    ...(orderKinds.some((kind) => sources[kind].gap?.why === 'tooMany') ? [t('reconciliation.tooMany')] : []),
    ...(badOrders > 0 ? [t('reconciliation.badOrders', { count: badOrders })] : []),
  ];
}

const nothing: Pick<ReconciliationPage, 'rows' | 'unreadable' | 'totalItems' | 'file' | 'result' | 'terminals' | 'badLines'> = {
  rows: [],
  unreadable: [],
  totalItems: 0,
  file: null,
  result: null,
  terminals: [],
  badLines: [],
};

const toTerminals = ({ lines }: SettlementFile): string[] => [...new Set(lines.map(({ terminal }) => terminal))].filter(Boolean).toSorted();

/** Both fail with `sessionEnded` without a session. */
function createOwner(account: ReconciliationDeps['account']) {
  function owner(): string {
    const own = account();
    if (own === null) throw new FailureError({ code: 'sessionEnded' });
    return own;
  }
  return {
    owner,
    /** Fails also if another user has signed in meanwhile: nothing of the previous one may be shown or cached. */
    async forOwner<Value>(step: (own: string) => Value | Promise<Value>): Promise<Value> {
      const own = owner();
      const value = await step(own);
      if (account() !== own) throw new FailureError({ code: 'sessionEnded' });
      return value;
    },
  };
}

/** The open file of an account, matched with the orders in memory. */
function createView({ lists, files, account }: ReconciliationDeps) {
  /** IDs by account. */
  const opened = new Map<string, string>();
  const matching = createMatching();
  const reviewing = createReviewing();
  const { owner, forOwner } = createOwner(account);

  const current = (): Promise<OpenReconciliation | null> =>
    forOwner<OpenReconciliation | null>((own) => {
      const id = opened.get(own);
      return id === undefined ? null : files.load(own, id);
    });

  function readLists() {
    const read = { order: lists.whole(scopes.order), guestOrder: lists.whole(scopes.guestOrder) };
    const sources = { order: read.order.state, guestOrder: read.guestOrder.state } satisfies Record<OrderKind, SalesSource>;
    return { read, sources };
  }

  /** What a file would be compared with. */
  async function compared(references: readonly string[]): Promise<ComparedOrders> {
    const { read, sources } = readLists();
    const orders = await forOwner<PayableOrder[] | null>(() => matching.orders(read));
    return { sources, amounts: orders ? findAmounts(references, orders) : references.map(() => null) };
  }

  async function see(open: OpenReconciliation) {
    const { read, sources } = readLists();
    const matched = await forOwner<MatchedPayments | null>(() => matching.match(open.file, read));
    if (!matched) return { sources, reviewed: null, result: null } as const;
    const reviewed = reviewing.review(matched, open.review.marks);
    const { totals, days } = matched;
    const result: ReconciliationResult = { groups: reviewed.groups, totals: { ...totals, ownFils: open.file.ownFils }, days };
    return { sources, reviewed, result };
  }

  /** Loads the orders again first: for paper and files. Rejects with the failure of loading, and with `listNotWhole`. */
  async function renewed() {
    const open = await forOwner(async () => {
      if (await current()) await Promise.all(orderKinds.map((kind) => lists.renew(scopes[kind])));
      // The user may have reviewed more rows meanwhile.
      return current();
    });
    if (!open) throw new FailureError({ code: 'notFound' });
    const { reviewed, result, sources } = await see(open);
    const [readAt] = Object.values(sources)
      .flatMap((source) => source.readAt ?? [])
      .toSorted();
    if (!reviewed || !result || readAt === undefined) throw new FailureError({ code: 'listNotWhole' });
    return { open, reviewed, result, readAt, sources };
  }

  /** Removes everything of the user who has signed out from memory. */
  function forget(): void {
    opened.clear();
    for (const one of [files, matching, reviewing]) one.forget();
  }

  return { owner, forOwner, opened, current, compared, see, renewed, forget };
}

/** Settlement files of banks, compared with the shop's orders. Nothing is written to the server. */
export function createReconciliation(deps: ReconciliationDeps) {
  const { files, save } = deps;
  const { owner, forOwner, opened, current, compared, see, renewed, forget } = createView(deps);

  async function sheet(): Promise<ReconciledSheet> {
    const { open, reviewed, result, readAt } = await renewed();
    const rows = reviewed.rows.filter(({ group }) => group !== 'matched');
    if (rows.length > maxPaperRows) throw new FailureError({ code: 'tooManyForPaper' });
    return { file: open.file.name, ...result, rows, unreadable: open.file.unreadable.length, readAt };
  }

  const handlers: Handlers<Names> = {
    async 'reconciliation.start'(file) {
      await forOwner((own) => files.save(own, file));
      opened.set(owner(), file.id);
    },
    'reconciliation.files': () => files.list(owner()),
    async 'reconciliation.open'({ id }) {
      const [open, stored] = await forOwner((own) => Promise.all([files.load(own, id), files.list(own)]));
      if (!open) throw new FailureError({ code: stored.some((one) => one.id === id) ? 'fileUnreadable' : 'notFound' });
      opened.set(owner(), id);
    },
    async 'reconciliation.remove'({ id }) {
      await forOwner((own) => files.remove(own, id));
      if (opened.get(owner()) === id) opened.delete(owner());
    },
    async 'reconciliation.lines'({ page, ...query }) {
      const open = await current();
      if (!open) return { ...nothing, sources: noSources };
      const { sources, reviewed, result } = await see(open);
      const file = toReconciledFile(open);
      const facts = { file, result, sources, terminals: toTerminals(open.file), badLines: open.file.unreadable };
      if (!reviewed) return { ...nothing, ...facts };
      const places = find(reviewed.columns, query);
      const shown = toPageRows(places, Math.min(page, toPageCount(places.length)));
      const rows = readRowsAt(reviewed.columns, shown) as unknown as ReviewedPayment[];
      return { ...nothing, ...facts, rows, totalItems: places.length };
    },
    'reconciliation.orders': ({ references }) => compared(references),
    async 'reconciliation.review'({ file, ids, isReviewed, note }) {
      const open = await files.change(owner(), file, (before) => toMarks(before, ids, { isReviewed, note }));
      if (!open) throw new FailureError({ code: 'notFound' });
    },
    'reconciliation.export'({ format, language, ...query }) {
      const t = translator(language);
      const title = t('navigation.reconciliation');
      const toRows = async (): Promise<ExportTable> => {
        const { open, reviewed, readAt, sources } = await renewed();
        const leftOut = toLeftOutTexts(open.file, sources, t);
        return { ...toTable(reviewed.columns, find(reviewed.columns, query), t), readAt, leftOut };
      };
      return save(toRows, { format, language, title, name: `${title} ${toKuwaitDay(new Date())}` });
    },
  };

  return { sheet, handlers, forget };
}

const noSource: SalesSource = { of: null, readAt: null, gap: null, unreadable: 0, reading: { kind: 'none' } };
const noSources: ReconciliationPage['sources'] = { order: noSource, guestOrder: noSource };

/** Returns the marks with the change; rows without any mark are left out. */
function toMarks(before: Marks, ids: readonly string[], change: { isReviewed?: boolean | undefined; note?: string | undefined }): Marks {
  const next = { ...before };
  for (const id of ids) {
    const { isReviewed = false, note = '' } = before[id] ?? {};
    const mark = { isReviewed: change.isReviewed ?? isReviewed, note: change.note ?? note };
    if (mark.isReviewed || mark.note) next[id] = mark;
    else delete next[id];
  }
  return next;
}
