import type {
  CategoryPart,
  CustomerPart,
  PlacePart,
  ProductsPart,
  SalesPart,
  SalesPeriod,
  SalesReport,
} from '@shared/contract/desktop/sales';
import { addDays } from '@shared/domain/dates';
import { type Fils, sumFils } from '@shared/domain/money';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { isSamePlace, type PlaceName } from '@shared/domain/orders/place-name';
import { toProductValue } from '@shared/domain/orders/product-value';
import type { Sale } from './sale';

export interface ReportFacts {
  period: SalesPeriod;
  kinds: readonly OrderKind[];
  /** Whether a customer with this phone has ordered before the period. */
  isKnown(phone: string): boolean;
  /** Returns the category of a product by both of its names, null if it isn't known; the function is null until the catalog was loaded. */
  toCategory: ((names: { name_en: string; name_ar: string }) => PlaceName | null) | null;
}

/** Returns the key of a product by name, because order lines have no product ID. */
export const toNameKey = ({ name_en, name_ar }: { name_en: string; name_ar: string }): string =>
  JSON.stringify([name_en.trim(), name_ar.trim()]);

const dearest = (one: { fils: Fils }, other: { fils: Fils }): number => other.fils - one.fils;

function toPart(sales: readonly Sale[]): SalesPart {
  return {
    count: sales.length,
    guests: sales.filter(({ kind }) => kind === 'guestOrder').length,
    fils: sumFils(sales.map(({ fils }) => fils)),
  };
}

const isWithin = (day: string, { from, to }: SalesPeriod): boolean => from <= day && day <= to;

/** Returns every day from the first to the last. */
function toDays({ from, to }: SalesPeriod): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Adds up the orders of a period, in whole fils. Sales are the totals of orders that aren't canceled; counts by status, and the first and
 * last number, include all orders.
 */
export function toSalesReport(sales: readonly Sale[], facts: ReportFacts): SalesReport {
  const { period, kinds } = facts;
  const all = sales.filter(({ kind, day }) => kinds.includes(kind) && isWithin(day, period));
  const taken = all.filter((sale) => !isCanceled(sale));
  const canceled = all.filter(isCanceled);
  const lines = sumFils(taken.flatMap((sale) => sale.lines.map(({ fils }) => fils)));
  const shippingFils = sumFils(taken.map((sale) => sale.shippingFils));
  const takings = toPart(taken);
  const cash = taken.filter(({ method }) => method === 'cash');
  const isDelivered = ({ status }: Sale): boolean => status.trim().toLowerCase() === 'delivered';
  return {
    period,
    kinds,
    takings,
    canceled: toPart(canceled),
    shippingFils,
    otherFils: (takings.fils - lines - shippingFils) as Fils,
    days: toDayParts(taken, period),
    hours: period.from === period.to ? toHourParts(taken) : null,
    payments: [...Map.groupBy(taken, ({ method }) => method)].map(([method, own]) => ({ method, ...toPart(own) })).toSorted(dearest),
    cash: { delivered: toPart(cash.filter(isDelivered)), open: toPart(cash.filter((sale) => !isDelivered(sale))) },
    places: toPlaces(taken),
    products: toGoods(taken, (line) => (line.name_en.trim() || line.name_ar.trim() ? line : null)),
    categories: facts.toCategory && toCategories(taken, facts.toCategory),
    customers: toCustomers(taken, facts),
    statuses: [...Map.groupBy(all, ({ status }) => status)].map(([status, own]) => ({ status, ...toPart(own) })),
    numbers: orderKinds.flatMap((kind) => toNumbers(kind, all)),
    canceledOrders: canceled.map(({ kind, id, method, isPaid, fils }) => ({ kind, id, method, isPaid, fils })),
  };
}

function toDayParts(taken: readonly Sale[], period: SalesPeriod): SalesReport['days'] {
  const byDay = Map.groupBy(taken, ({ day }) => day);
  return toDays(period).map((day) => ({ day, ...toPart(byDay.get(day) ?? []) }));
}

function toHourParts(taken: readonly Sale[]): SalesReport['hours'] {
  const byHour = Map.groupBy(taken, ({ hour }) => hour);
  const named = [...byHour.keys()].filter((hour) => hour !== null);
  const [first, last] = [Math.min(...named), Math.max(...named)];
  const hours = named.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const unnamed = byHour.get(null);
  return [...hours.map((hour) => ({ hour, ...toPart(byHour.get(hour) ?? []) })), ...(unnamed ? [{ hour: null, ...toPart(unnamed) }] : [])];
}

function toNumbers(kind: OrderKind, all: readonly Sale[]): SalesReport['numbers'] {
  const ids = all.filter((sale) => sale.kind === kind).map(({ id }) => id);
  // `Math.min(...)` fails here: a period may have thousands of orders, which are too many arguments.
  const [first, last] = [ids.reduce((least, id) => Math.min(least, id), ids[0] ?? 0), ids.reduce((most, id) => Math.max(most, id), 0)];
  return ids.length === 0 ? [] : [{ kind, first, last }];
}

/** Groups sales by place, whether it is named in one language or both; the highest sales first, sales without a place last. */
function groupByPlace(sales: readonly Sale[], toPlace: (sale: Sale) => PlaceName | null): (PlacePart & { sales: Sale[] })[] {
  const spelled = [...Map.groupBy(sales, (sale) => JSON.stringify(toPlace(sale)))].map(([, own]) => ({
    place: own[0] ? toPlace(own[0]) : null,
    own,
  }));
  // Sort names in both languages first, so that names in one language join them.
  spelled.sort((one, other) => Number(isOneName(one.place)) - Number(isOneName(other.place)));
  const groups: { place: PlaceName | null; spellings: PlaceName[]; sales: Sale[] }[] = [];
  for (const { place, own } of spelled) {
    const known = groups.find((group) => (place && group.place ? isSamePlace(place, group.place) : place === group.place));
    const group = known ?? { place, spellings: [], sales: [] };
    if (!known) groups.push(group);
    if (place) group.spellings.push(place);
    group.sales.push(...own);
  }
  return groups
    .map(({ place, spellings, sales: own }) => ({
      place,
      values: [...new Set(spellings.map(({ name_en, name_ar }) => name_en || name_ar))],
      ...toPart(own),
      sales: own,
    }))
    .toSorted((one, other) => Number(one.place === null) - Number(other.place === null) || dearest(one, other));
}

const isOneName = (place: PlaceName | null): boolean =>
  place !== null && (!place.name_en || !place.name_ar || place.name_en === place.name_ar);

function toPlaces(taken: readonly Sale[]): SalesReport['places'] {
  return groupByPlace(taken, ({ governorate }) => governorate).map(({ sales, ...part }) => ({
    ...part,
    areas: groupByPlace(sales, ({ area }) => area).map(({ sales: _sales, ...own }) => own),
  }));
}

const countOrders = (sales: ReadonlySet<Sale>): Pick<SalesPart, 'count' | 'guests'> => ({
  count: sales.size,
  guests: [...sales].filter(({ kind }) => kind === 'guestOrder').length,
});

type Line = Sale['lines'][number];

function toCategories(taken: readonly Sale[], toCategory: (line: Line) => PlaceName | null): CategoryPart[] {
  const keyOf = (name: PlaceName | null): string => (name ? toNameKey(name) : '');
  const values = new Map<string, Set<string>>();
  for (const line of taken.flatMap(({ lines }) => lines)) {
    const key = keyOf(toCategory(line));
    const own = values.get(key) ?? new Set<string>();
    own.add(toProductValue(line));
    values.set(key, own);
  }
  return toGoods(taken, toCategory, false).map((part) => ({ ...part, values: [...(values.get(keyOf(part.name)) ?? [])] }));
}

function toGoods(taken: readonly Sale[], toName: (line: Line) => PlaceName | null, hasPictures = true): ProductsPart[] {
  const sold = taken.flatMap((sale) => sale.lines.map((line) => ({ line, sale, name: toName(line) })));
  return [...Map.groupBy(sold, ({ name }) => name && toNameKey(name)).values()]
    .map((own) => {
      const name = own[0]?.name ?? null;
      return {
        name: name && { name_en: name.name_en, name_ar: name.name_ar },
        pictureUrl: hasPictures ? (own.find(({ line }) => line.pictureUrl)?.line.pictureUrl ?? null) : null,
        quantity: own.reduce((sum, { line }) => sum + line.quantity, 0),
        ...countOrders(new Set(own.map(({ sale }) => sale))),
        fils: sumFils(own.map(({ line }) => line.fils)),
      };
    })
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null) || dearest(one, other));
}

function toCustomers(taken: readonly Sale[], { isKnown }: ReportFacts): SalesReport['customers'] {
  const toOwn = (sales: readonly Sale[]): CustomerPart => ({ ...toPart(sales), people: new Set(sales.map(({ phone }) => phone)).size });
  const groups = Map.groupBy(taken, ({ phone }) => (phone === null ? 'unknown' : isKnown(phone) ? 'returning' : 'fresh'));
  return {
    fresh: toOwn(groups.get('fresh') ?? []),
    returning: toOwn(groups.get('returning') ?? []),
    unknown: { ...toPart(groups.get('unknown') ?? []), people: 0 },
  };
}
