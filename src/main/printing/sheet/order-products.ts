import { withinLimit } from '@main/system/time/time-limit';
import type { Product } from '@shared/contract/catalogue/products';
import type { ListedProducts } from '@shared/contract/printing/print-requests';
import { FailureError, type Result } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toPageCount } from '@shared/domain/server/paging';
import { LRUCache } from 'lru-cache';

/** Loads a page of products that match a search. */
export type OrderProductsSource = (search: string, page: number) => Promise<Result<{ rows: Product[]; totalItems: number }>>;

/**
 * Categories and codes of the products in orders. Orders have neither, nor the product's ID, so products are found by both of their names.
 */
export interface OrderProducts {
  /** `isWhole` is false if the catalog couldn't be searched for all of them; products that aren't in the catalog are left out. */
  of(orders: readonly OrderSnapshot[]): Promise<{ goods: ListedProducts[]; isWhole: boolean }>;
  /** Called for another shop or session. */
  forget(): void;
}

type Named = Pick<ListedProducts, 'name_en' | 'name_ar'>;

const remembered = 2000;
/** Maximum number of pages per search, because a short name also matches longer ones. */
const mostPages = 3;
const parallelSearches = 4;
/** After this time the list isn't sorted by category, but by name. */
const limitMs = 10_000;
/** A code that has changed meanwhile is on the next list. */
const freshMs = 5 * 60_000;

const toNameKey = ({ name_en, name_ar }: Named): string => JSON.stringify([name_en.trim(), name_ar.trim()]);

const only = <Value>(values: readonly Value[], toKey: (value: Value) => string): Value | undefined =>
  new Set(values.map(toKey)).size === 1 ? values[0] : undefined;

/** Combines products with the same names; a value in which they differ is unknown. */
function toGoods({ name_en, name_ar }: Named, found: readonly Product[]): ListedProducts | null {
  const inUse = found.filter((product) => !product.isDeleted);
  const products = inUse.length > 0 ? inUse : found;
  if (products.length === 0) return null;
  const category = only(products, (product) => toNameKey(product.category))?.category;
  const hasName = category !== undefined && (category.name_en.trim() !== '' || category.name_ar.trim() !== '');
  const code = only(products, (product) => product.code.trim())?.code.trim() ?? '';
  return { name_en, name_ar, code, category: hasName ? { name_en: category.name_en, name_ar: category.name_ar } : null };
}

export function createOrderProducts(source: OrderProductsSource): OrderProducts {
  /** Boxed, because null is a result too: a product that is no longer in the catalog. */
  const known = new LRUCache<string, { goods: ListedProducts | null }>({ max: remembered, ttl: freshMs });

  async function search(named: Named): Promise<Product[]> {
    const found: Product[] = [];
    const words = named.name_en.trim() || named.name_ar.trim();
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await source(words, page);
      if (!answer.ok) throw new FailureError(answer.error);
      found.push(...answer.value.rows.filter((product) => toNameKey(product) === toNameKey(named)));
      if (page >= toPageCount(answer.value.totalItems)) break;
    }
    return found;
  }

  /** Loads the missing products. The first failure ends the search, because the others would only wait as long. */
  async function fetchAll(missing: readonly Named[]): Promise<void> {
    for (let start = 0; start < missing.length; start += parallelSearches) {
      const part = missing.slice(start, start + parallelSearches);
      await Promise.all(part.map(async (named) => known.set(toNameKey(named), { goods: toGoods(named, await search(named)) })));
    }
  }

  return {
    async of(orders) {
      const lines = orders.flatMap((order) => order.lines).filter((line) => line.name_en.trim() || line.name_ar.trim());
      const wanted = new Map(lines.map(({ name_en, name_ar }) => [toNameKey({ name_en, name_ar }), { name_en, name_ar }]));
      const missing = [...wanted].flatMap(([key, named]) => (known.has(key) ? [] : [named]));
      const isWhole = await withinLimit(fetchAll(missing), limitMs).then(
        () => true,
        () => false,
      );
      return { goods: [...wanted.keys()].flatMap((key) => known.get(key)?.goods ?? []), isWhole };
    },
    forget: () => known.clear(),
  };
}
