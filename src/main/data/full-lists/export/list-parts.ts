import { toCombinationNames } from '@shared/contract/catalogue/combination-names';
import type { Product } from '@shared/contract/catalogue/products';
import { type OrderLine, type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toColorName } from '@shared/domain/colors/color-name';
import { inLanguage, type Language } from '@shared/domain/language';
import type { FullListName } from '@shared/domain/lists/full-list';
import { toProductValue } from '@shared/domain/orders/product-value';
import { toCombinationCount } from '@shared/lists/catalogue';
import type { ColumnValue, Named } from '@shared/lists/column';
import { listOf } from '@shared/lists/lists';
import type { Row } from '../row-store';
import type { ColumnData } from '../view-rows';
import type { ExportPortion, FlattenOptions } from './export-table';

type Values = Readonly<Record<string, ColumnValue>>;

/** Returns the values of a row's lines; they override the row's own values. */
type ToParts = (row: never) => Values[];

/** Returns a line for each part of a row, and one line for a row without parts, so that no row is lost; values by column key. */
export function flattenRows(
  { list, codes }: Pick<FlattenOptions, 'list' | 'codes'>,
  { values: known, count: rowCount, rows }: Pick<ExportPortion, 'values' | 'count'> & { rows: readonly Row[] },
  keys: readonly string[],
): Pick<ExportPortion, 'values' | 'count'> {
  if (!hasParts(list)) return { values: known, count: rowCount };
  const values: Record<string, ColumnValue[]> = Object.fromEntries(keys.map((key) => [key, []]));
  const toParts = createParts(list, codes);
  let count = 0;
  for (let at = 0; at < rowCount; at++) {
    for (const part of toParts(rows[at] as never)) {
      for (const key of keys) values[key]?.push(key in part ? (part[key] ?? null) : (known[key]?.[at] ?? null));
      count += 1;
    }
  }
  return { values, count };
}

type ListWithParts = 'orders.list' | 'guestOrders.list' | 'products.list';

const hasParts = (list: FullListName): list is ListWithParts => listOf(list).parts !== undefined;

function createParts(list: ListWithParts, codes: FlattenOptions['codes']): ToParts {
  if (list === 'products.list') return toProductParts;
  if (list === 'orders.list') return (row: Order) => toOrderParts(toOrderSnapshot('order', row), codes);
  return (row: GuestOrder) => toOrderParts(toOrderSnapshot('guestOrder', row), codes);
}

/** Writes values of the whole order in its first line only, so that a column adds up. */
function toOrderParts({ totalFils, shippingFeeFils, lines }: OrderSnapshot, codes: FlattenOptions['codes']): Values[] {
  const parts = lines.length === 0 ? [{}] : lines.map((line) => toLineValues(line, codes));
  return parts.map((part, at) => ({
    ...part,
    total: at === 0 ? totalFils : null,
    orderShipping: at === 0 ? shippingFeeFils : null,
  }));
}

const noFlags: ColumnValue = [];

/**
 * Writes each value once, in the line where it applies: shared values in the product's line, the others in the lines of its combinations.
 */
function toProductParts(product: Product): Values[] {
  const { all_price, all_cost, variant_data } = product;
  if (toCombinationCount(product) === 0) return [{}];
  const names = toCombinationNames(product);
  const own = {
    ...(!all_price && { price: null, ownPrice: null }),
    ...(!all_cost && { cost: null }),
    stock: null,
  };
  return [
    own,
    ...variant_data.map(({ price, cost, amount }, at): Values => {
      const name = names[at];
      return {
        combination: name ? { value: '', ...name } : null,
        price: all_price ? null : price,
        ownPrice: all_price ? null : price,
        offerPrice: null,
        offerState: noFlags,
        cost: all_cost ? null : cost,
        stock: amount,
        stockState: noFlags,
        flags: noFlags,
        picture: noFlags,
      };
    }),
  ];
}

function toLineValues(line: OrderLine, codes: FlattenOptions['codes']): Values {
  const { name_en, name_ar, variants, dynamicVariants, quantity, unitPriceFils, totalFils } = line;
  return {
    lineCode: codes.get(toProductValue(line)) ?? null,
    lineProduct: { value: '', name_en: name_en || name_ar, name_ar: name_ar || name_en },
    lineVariants: toNamed((language) =>
      variants.map((variant) => {
        const value = inLanguage(language, 'value', variant);
        return (variant.isColor && toColorName(value, language)) || value;
      }),
    ),
    lineExtras: toNamed((language) => dynamicVariants.map((extra) => `${extra.quantity} × ${inLanguage(language, 'name', extra)}`)),
    lineQuantity: quantity,
    linePrice: unitPriceFils,
    lineTotal: totalFils,
  };
}

function toNamed(toWords: (language: Language) => string[]): Named | null {
  const [name_en, name_ar] = (['en', 'ar'] as const).map((language) => toWords(language).filter(Boolean).join(' · '));
  return name_en || name_ar ? { value: '', name_en: name_en ?? '', name_ar: name_ar ?? '' } : null;
}

/** Returns the products' codes by name; a name that several products have gets no code. */
export function toCodes(columns: ColumnData | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const [at, value] of (columns?.values.product ?? []).entries()) {
    const code = columns?.values.code?.[at];
    if (typeof value !== 'object' || value === null || !('name_en' in value) || typeof code !== 'string') continue;
    const name = toProductValue(value);
    if (found.has(name)) shared.add(name);
    found.set(name, code);
  }
  for (const name of shared) found.delete(name);
  return found;
}
