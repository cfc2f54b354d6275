/**
 * What can be asked of a value: each is sorted; choices and `named` (which bring their names in both languages) are ticked; numbers, rates (of currencies),
 * money (fils) and moments (ms) lie between two ends; `age` is a moment asked for by the minutes that it lies behind; a `tree` is ticked by
 * a value or by the one above it (`toTreeValue`).
 */
export type FactKind = 'text' | 'number' | 'rate' | 'money' | 'moment' | 'age' | 'choice' | 'named' | 'tree';

const orderFacts = {
  order: 'number',
  name: 'text',
  phone: 'text',
  total: 'money',
  payment: 'choice',
  date: 'moment',
  status: 'choice',
  address: 'text',
  governorate: 'named',
  area: 'named',
  /** Governorates with their areas. */
  place: 'tree',
  product: 'named',
  age: 'age',
  /** Of the day, in Kuwait. */
  hour: 'choice',
  /** By this computer: not from the row, but from its print journal. */
  printed: 'choice',
  /** Whether its phone has bought before the first day of the list: from both whole lists of orders, where it is asked for. */
  customer: 'choice',
} as const satisfies Record<string, FactKind>;

/** Lists that the app sorts and narrows, and what is known of their rows; a column of the list and its fact have the same key. */
export const wholeLists = {
  'orders.list': orderFacts,
  'guestOrders.list': orderFacts,
  'products.list': {
    product: 'text',
    code: 'text',
    category: 'named',
    price: 'money',
    ownPrice: 'money',
    offerPrice: 'money',
    cost: 'money',
    stock: 'number',
    stockState: 'choice',
    offerState: 'choice',
    flags: 'choice',
    picture: 'choice',
  },
  'users.list': { id: 'number', name: 'text', email: 'text', phone: 'text', active: 'choice', deleted: 'choice' },
  'promoCodes.list': {
    id: 'number',
    name: 'text',
    amount: 'number',
    type: 'choice',
    startDate: 'moment',
    endDate: 'moment',
    maxUsage: 'number',
    countUsage: 'number',
    active: 'choice',
  },
} as const satisfies Record<string, Record<string, FactKind>>;

/** More are not read: the newest count, and the screen says so. */
export const maxWholeRows = 20_000;

/** Stands for "none" among the values of a choice. */
export const noValue = '-';

const treeSeparator = ' > ';

/** A value below another one, as a `tree` is ticked by it. */
export const toTreeValue = (above: string, value: string): string => above + treeSeparator + value;

/** The value above this one; null at the top. */
export function toTreeParent(value: string): string | null {
  const at = value.indexOf(treeSeparator);
  return at < 0 ? null : value.slice(0, at);
}

/** The value alone, without the one above it. */
export const toTreeLeaf = (value: string): string => value.split(treeSeparator).at(-1) ?? value;

const setSeparator = ' + ';

/** Several values of one row as one, for groups: a row stands in one group only. */
export const toSetValue = (values: readonly string[]): string => values.join(setSeparator);
export const toSetValues = (value: string): string[] => value.split(setSeparator);

/** `from..to` of a condition on a number, either end open. */
export function parseRange(text: string): { from: number; to: number } | null {
  const ends = /^(-?\d*)\.\.(-?\d*)$/.exec(text);
  if (!ends || text === '..') return null;
  const [, from = '', to = ''] = ends;
  return { from: from === '' ? Number.NEGATIVE_INFINITY : Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}

/** The condition on a number; null when both ends are open. */
export function toRangeText(from: number | null, to: number | null): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`;
}
