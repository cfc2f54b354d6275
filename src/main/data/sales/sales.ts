import type { Handlers } from '@main/system/ports/handlers';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListScope } from '@shared/contract/desktop/full-lists';
import type { ListExportFormat, SavedExport } from '@shared/contract/desktop/list-exports';
import { type SalesPeriod, type SalesQuery, type SalesResult, type SalesSource, toLeftOut } from '@shared/contract/desktop/sales';
import { FailureError } from '@shared/contract/result';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import type { PlaceName } from '@shared/domain/orders/place-name';
import { toLeftOutTexts } from '@shared/i18n/sales-left-out';
import { translator } from '@shared/i18n/translate';
import type { ExportTable } from '../full-lists/export/export-table';
import type { SaveTable } from '../full-lists/export/table-saver';
import type { FullLists } from '../full-lists/full-lists';
import type { FullListRowsOf } from '../full-lists/list-queries';
import { phonesBefore, toBought } from '../full-lists/returning-customers';
import type { ColumnData } from '../full-lists/view-rows';
import { type Sale, toSale } from './sale';
import { type ReportFacts, toNameKey, toSalesReport } from './sales-report';
import { toSalesTable } from './sales-table';

const scopes = { order: { list: 'orders.list' }, guestOrder: { list: 'guestOrders.list' } } as const satisfies Record<
  OrderKind,
  FullListScope
>;
const catalogueScope: FullListScope = { list: 'products.list' };

type Sums = Pick<SalesResult, 'report' | 'before'>;

/**
 * Returns categories by product name, because a sold product has only its name; null for products with the same name and different
 * categories.
 */
function toCategories(products: readonly Product[]): NonNullable<ReportFacts['toCategory']> {
  const found = new Map<string, PlaceName | null>();
  for (const product of products) {
    const { name_en, name_ar } = product.category;
    const category = name_en || name_ar ? { name_en, name_ar } : null;
    const key = toNameKey(product);
    const known = found.get(key);
    found.set(key, known === undefined || (known && category && toNameKey(known) === toNameKey(category)) ? category : null);
  }
  return (names) => found.get(toNameKey(names)) ?? null;
}

/** Returns the first day with all orders, if the list is longer than the number of rows that are loaded. */
function toSince({ gap }: SalesSource): string | null {
  return gap?.why === 'tooMany' && gap.oldest ? addDays(toKuwaitDay(new Date(gap.oldest)), 1) : null;
}

const toDays = ({ period, before }: Pick<SalesQuery, 'period' | 'before'>): SalesPeriod[] => [period, ...(before ? [before] : [])];

/** Returns the time of the oldest load. */
const toOldest = (sources: SalesResult['sources']): string | null =>
  Object.values(sources)
    .flatMap((source) => source?.readAt ?? [])
    .toSorted()[0] ?? null;

const toLatest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** Returns the sales of these days; only their orders are parsed. */
function toSales(kind: OrderKind, { columns, rows }: FullListRowsOf, periods: readonly SalesPeriod[]): Sale[] {
  if (!columns) return [];
  const { days } = toBought(columns);
  const places = days.flatMap((day, at) => (day !== null && periods.some(({ from, to }) => from <= day && day <= to) ? [at] : []));
  // The kind implies the type of the list's rows.
  return rows(places).map((row) =>
    kind === 'order' ? toSale('order', row as unknown as Order) : toSale('guestOrder', row as unknown as GuestOrder),
  );
}

/** Adds up sales; the categories of products are cached per list. */
function createSums() {
  const categories = new WeakMap<ColumnData, NonNullable<ReportFacts['toCategory']>>();

  function toCategory({ columns, rows }: FullListRowsOf): ReportFacts['toCategory'] {
    if (!columns) return null;
    const own = categories.get(columns) ?? toCategories(rows(columns.ids.map((_id, at) => at)) as unknown as Product[]);
    categories.set(columns, own);
    return own;
  }

  return (read: ReadonlyMap<OrderKind, FullListRowsOf>, catalogue: FullListRowsOf, { period, before, kinds }: SalesQuery): Sums => {
    const sales = [...read].flatMap(([kind, own]) => toSales(kind, own, before ? [period, before] : [period]));
    const earlier = phonesBefore(
      period.from,
      [...read.values()].flatMap(({ columns }) => columns ?? []),
    );
    const facts = { kinds, isKnown: (phone: string) => earlier.has(phone) };
    const report = toSalesReport(sales, { ...facts, period, toCategory: toCategory(catalogue) });
    if (!before) return { report, before };
    const { takings, canceled, days, hours } = toSalesReport(sales, { ...facts, period: before, toCategory: null });
    return { report, before: { takings, canceled, days, hours } };
  };
}

type SalesExport = SalesQuery & { language: Language; format: ListExportFormat };

/** Saves the report of orders that are loaded again first. */
function exportSales(
  { language, format, ...question }: SalesExport,
  renewed: (question: SalesQuery) => Promise<SalesResult>,
  save: SaveTable,
): Promise<SavedExport> {
  const t = translator(language);
  const toTable = async (): Promise<ExportTable> => {
    const answer = await renewed(question);
    const { report, before, sources } = answer;
    if (!report) throw new FailureError({ code: 'listNotWhole' });
    return {
      ...toSalesTable(report, before, { t, language }),
      readAt: toOldest(sources),
      leftOut: toLeftOutTexts(toLeftOut(answer), t),
    };
  };
  const title = t('navigation.sales');
  const { from, to } = question.period;
  return save(toTable, { format, language, title, name: [title, ...new Set([from, to])].join(' ') });
}

/** Sales, calculated from the full lists of both kinds of orders and never stored. */
export function createSales({ lists, save }: { lists: Pick<FullLists, 'whole' | 'renew' | 'read' | 'stop'>; save: SaveTable }) {
  /** Cached by the first list, because sums are requested four times a second while a list is loaded again. */
  const made = new WeakMap<ColumnData, { key: string; columns: readonly (ColumnData | null)[]; sums: Sums }>();
  const addUp = createSums();

  function view({ period, before, kinds }: SalesQuery): SalesResult {
    const wanted = orderKinds.filter((kind) => kinds.includes(kind));
    const read = new Map(wanted.map((kind) => [kind, lists.whole(scopes[kind], toDays({ period, before }))]));
    const lines = [...read.values()];
    const catalogue = lists.whole(catalogueScope);
    const since = toLatest(lines.map(({ state }) => toSince(state)));
    const isMoved = lines.some(({ state }) => state.gap?.why === 'moved');
    const isTooOld = since !== null && period.from < since;
    const gap = isMoved ? 'moved' : isTooOld ? 'tooOld' : null;
    const answer: SalesResult = {
      sources: { order: read.get('order')?.state ?? null, guestOrder: read.get('guestOrder')?.state ?? null },
      catalogue: catalogue.state,
      report: null,
      before: null,
      gap,
      since,
      undated: lines.reduce((sum, { columns }) => sum + (columns ? toBought(columns).days.filter((day) => day === null).length : 0), 0),
    };
    if (gap || lines.some(({ columns }) => columns === null)) return answer;
    const hasBefore = before !== null && (since === null || before.from >= since);
    const columns = [...lines, catalogue].map((list) => list.columns);
    const key = JSON.stringify([wanted, period, hasBefore && before]);
    const [first] = columns;
    const last = first && made.get(first);
    const isSame = last?.key === key && columns.every((own, at) => own === last.columns[at]);
    const sums = isSame ? last.sums : addUp(read, catalogue, { period, before: hasBefore ? before : null, kinds: wanted });
    if (first) made.set(first, { key, columns, sums });
    return { ...answer, ...sums };
  }

  /** Loads the orders again first: for paper and files. Rejects with the failure of loading. */
  async function renewed(question: SalesQuery): Promise<SalesResult> {
    const wanted = orderKinds.filter((kind) => question.kinds.includes(kind));
    await Promise.all(wanted.map((kind) => lists.renew(scopes[kind], toDays(question))));
    return view(question);
  }

  const handlers: Handlers<'sales.view' | 'sales.read' | 'sales.stop' | 'sales.export'> = {
    'sales.view': view,
    'sales.read'({ kinds, isAnew }) {
      for (const kind of kinds) lists.read({ ...scopes[kind], isAnew });
      lists.read({ ...catalogueScope, isAnew: false });
    },
    'sales.stop'({ kinds }) {
      for (const kind of kinds) lists.stop(scopes[kind]);
    },
    'sales.export': (question) => exportSales(question, renewed, save),
  };

  return { view, renewed, handlers };
}
