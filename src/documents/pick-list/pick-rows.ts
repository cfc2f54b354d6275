import type { ListedProducts, ListOptions } from '@shared/contract/printing/print-requests';
import type { OrderLine, OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage, type Language } from '@shared/domain/language';
import { toOrderKey } from '@shared/domain/orders/order-key';

/** An order's number of pieces in a row. */
interface Share {
  order: OrderSnapshot;
  quantity: number;
}

interface PickedExtra {
  name_en: string;
  name_ar: string;
  quantity: number;
}

/** One product in one variant, over all orders. */
export interface PickRow {
  key: string;
  line: Pick<OrderLine, 'name_en' | 'name_ar' | 'variants' | 'pictureUrl'>;
  /** '' if it is unknown. */
  code: string;
  quantity: number;
  shares: Share[];
  extras: PickedExtra[];
}

export interface PickGroup {
  key: string;
  /** Null without groups, or if the category is unknown. */
  category: { name_en: string; name_ar: string } | null;
  rows: PickRow[];
}

type Named = { name_en: string; name_ar: string };
const toNameKey = ({ name_en, name_ar }: Named): string => JSON.stringify([name_en.trim(), name_ar.trim()]);

function toRowKey({ variants, ...named }: OrderLine): string {
  return JSON.stringify([
    toNameKey(named),
    ...variants.map(({ name_en, name_ar, value_en, value_ar }) => [name_en, name_ar, value_en, value_ar]),
  ]);
}

/** Adds up the quantities, because one order may have the same product twice. */
function addShare(shares: Share[], order: OrderSnapshot, quantity: number): void {
  const own = shares.find((share) => toOrderKey(share.order) === toOrderKey(order));
  if (own) own.quantity += quantity;
  else shares.push({ order, quantity });
}

function addExtras(extras: PickedExtra[], line: OrderLine): void {
  for (const { name_en, name_ar, quantity } of line.dynamicVariants) {
    const own = extras.find((extra) => toNameKey(extra) === toNameKey({ name_en, name_ar }));
    if (own) own.quantity += quantity;
    else extras.push({ name_en, name_ar, quantity });
  }
}

function toRows(orders: readonly OrderSnapshot[], goods: ReadonlyMap<string, ListedProducts>): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    for (const line of order.lines) {
      const key = toRowKey(line);
      const { name_en, name_ar, variants, pictureUrl } = line;
      const code = goods.get(toNameKey(line))?.code ?? '';
      const row = rows.get(key) ?? { key, line: { name_en, name_ar, variants, pictureUrl }, code, quantity: 0, shares: [], extras: [] };
      row.line.pictureUrl ??= pictureUrl;
      row.quantity += line.quantity;
      addShare(row.shares, order, line.quantity);
      addExtras(row.extras, line);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

export interface PickFacts {
  orders: readonly OrderSnapshot[];
  goods: readonly ListedProducts[];
  sorting: ListOptions['sorting'];
  language: Language;
}

/** Returns a row for each product and variant, in the order of the shelves; those without a category or code are last. */
export function toPickGroups({ orders, goods, sorting, language }: PickFacts): PickGroup[] {
  const known = new Map(goods.map((one) => [toNameKey(one), one]));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const last = (one: string, other: string): number => Number(one === '') - Number(other === '') || compare(one, other);
  const nameOf = ({ line }: PickRow): string => inLanguage(language, 'name', line);
  const variantOf = ({ line }: PickRow): string => line.variants.map((variant) => inLanguage(language, 'value', variant)).join(' ');
  const rows = toRows(orders, known).toSorted(
    (a, b) => last(a.code, b.code) || compare(nameOf(a), nameOf(b)) || compare(variantOf(a), variantOf(b)),
  );
  const categoryOf = ({ line }: PickRow): PickGroup['category'] => known.get(toNameKey(line))?.category ?? null;
  if (sorting === 'code' || rows.every((row) => categoryOf(row) === null)) return [{ key: '', category: null, rows }];
  const titleOf = ({ category }: PickGroup): string => (category ? inLanguage(language, 'name', category) : '');
  return [...Map.groupBy(rows, (row) => toNameKey(categoryOf(row) ?? { name_en: '', name_ar: '' }))]
    .map(([key, own]): PickGroup => ({ key, category: own[0] ? categoryOf(own[0]) : null, rows: own }))
    .toSorted((a, b) => last(titleOf(a), titleOf(b)));
}

export const toPieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
