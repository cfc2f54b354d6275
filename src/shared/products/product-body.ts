import type { Product, ProductInput } from '../contract/catalogue/products';
import type { Fils } from '../domain/money';
import {
  type ChosenValue,
  type CombinationKey,
  toChosenValues,
  toCombinationKey,
  toCombinationKeys,
  toCombinationValues,
} from './combinations';

/** A product's data of one combination. */
export interface CombinationEntry {
  key: CombinationKey;
  /** Whether it isn't sold: it stays in the form with its numbers, and isn't sent. */
  isLeftOut: boolean;
  /** Pieces in stock; entered text that isn't a number counts as 0. */
  amount: number | string | null;
  /** In fils. Price, cost, and images have no effect while all combinations share them. */
  price: number | string | null;
  cost: number | string | null;
  images: string[];
}

type SharedSwitch = 'all_image' | 'all_price' | 'all_cost';

/** A product's values as numbers; the form and the bulk writes make their request bodies from them. */
export interface ProductDraft extends Pick<ProductInput, 'name_en' | 'name_ar' | 'code' | 'images' | 'description_en' | 'description_ar'> {
  /** 0 for none, which the schema of the request rejects. */
  category_id: number;
  price: Fils;
  cost: Fils;
  offerPrice: Fils | null;
  /** Without effect while there are combinations (OP-69). */
  amount: number;
  bestSeller: boolean;
  newIn: boolean;
  offer: boolean;
  dynamic_variant: readonly number[];
  all_image: boolean;
  all_price: boolean;
  all_cost: boolean;
  combinations: readonly CombinationEntry[];
}

export function isSold({ isLeftOut }: Pick<CombinationEntry, 'isLeftOut'>): boolean {
  return !isLeftOut;
}

/** Sums the pieces of all combinations that are sold (OP-69). */
export function sumAmounts(combinations: readonly CombinationEntry[]): number {
  return combinations.filter(isSold).reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
}

/**
 * Returns the stored combinations. If the response has none, returns one for each value of the flat list, with the product's own values;
 * quantities that the server didn't send are null.
 */
export function toStoredEntries(product: Product): CombinationEntry[] {
  const { variant_combinations, variant_data, product_images, price, cost, amount } = product;
  if (variant_combinations.length === 0) {
    const values = toFlatValues(product);
    return values.map((value) => ({
      key: toCombinationKey([value]),
      isLeftOut: false,
      amount: values.length === 1 ? amount : null,
      price,
      cost,
      images: product_images.map(({ url }) => url),
    }));
  }
  const keys = toCombinationKeys(variant_combinations);
  return keys.map((key, index) => {
    const data = variant_data[index];
    const images = data?.images ?? [];
    return {
      key,
      isLeftOut: false,
      amount: data?.amount ?? null,
      price: data?.price ?? null,
      cost: data?.cost ?? null,
      images: [...images],
    };
  });
}

function toFlatValues({ variant }: Product): ChosenValue[] {
  return toChosenValues(
    variant.map((one) =>
      one.variant.id === null || one.variant_value.id === null
        ? []
        : [{ variant_id: one.variant.id, variant_value_id: one.variant_value.id }],
    ),
  );
}

/** Converts the product from the server. */
export function toProductDraft(product: Product): ProductDraft {
  const { category_id, price, cost, offerPrice, amount, product_images, dynamic_variant } = product;
  const { name_en, name_ar, code, description_en, description_ar, bestSeller, newIn, offer, all_image, all_price, all_cost } = product;
  return {
    ...{ name_en, name_ar, code, description_en, description_ar, bestSeller, newIn, offer, all_image, all_price, all_cost },
    ...{ price, cost, offerPrice, amount },
    category_id: category_id ?? 0,
    images: product_images.map(({ url }) => url),
    dynamic_variant: dynamic_variant.map(({ dynamic_variant_id }) => dynamic_variant_id),
    combinations: toStoredEntries(product),
  };
}

/**
 * Builds the body of a request (checklist PRD-45, OP-68 to OP-70). `stored` is the product on the server; unchanged parts are sent back in
 * their original form and order.
 */
export function buildProductBody(draft: ProductDraft, stored: Product | null): ProductInput {
  const { price, cost, combinations, category_id, dynamic_variant, amount, all_image, all_price, all_cost, ...rest } = draft;
  const sold = combinations.filter(isSold);
  const hasCombinations = sold.length > 0;
  const known = toStoredData(stored);
  const entries = sold.map((entry) => {
    const before = known.get(entry.key);
    const isSame = (part: SharedSwitch, now: unknown): boolean =>
      before !== undefined && stored?.[part] === true && JSON.stringify(now) === JSON.stringify(before.shared[part]);
    return {
      pairs: before?.pairs ?? toCombinationValues(entry.key),
      data: {
        price: toShared(all_price, price, entry.price, isSame('all_price', price) ? before?.data.price : undefined),
        cost: toShared(all_cost, cost, entry.cost, isSame('all_cost', cost) ? before?.data.cost : undefined),
        images: all_image ? ((isSame('all_image', rest.images) ? before?.data.images : undefined) ?? rest.images) : entry.images,
        amount: typeof entry.amount === 'number' ? entry.amount : 0,
      },
    };
  });
  return {
    ...rest,
    price,
    cost,
    category_id,
    dynamic_variant: dynamic_variant.map((dynamic_variant_id) => ({ dynamic_variant_id })),
    all_image: all_image || !hasCombinations,
    all_price: all_price || !hasCombinations,
    all_cost: all_cost || !hasCombinations,
    variant_data: entries.map(({ data }) => data),
    variant: entries.map(({ pairs }) => pairs),
    amount: hasCombinations ? sumAmounts(sold) : amount,
  };
}

function toShared(isShared: boolean, own: Fils, entry: CombinationEntry['price'], untouched: Fils | undefined): Fils {
  if (isShared) return untouched ?? own;
  return (typeof entry === 'number' ? entry : 0) as Fils;
}

interface StoredData {
  pairs: ChosenValue[];
  data: Product['variant_data'][number];
  shared: Record<SharedSwitch, unknown>;
}

function toStoredData(stored: Product | null): Map<string, StoredData> {
  if (!stored) return new Map();
  const { variant_combinations, variant_data, price, cost, product_images } = stored;
  const shared = { all_price: price, all_cost: cost, all_image: product_images.map(({ url }) => url) };
  return new Map(
    toCombinationKeys(variant_combinations).flatMap((key, index): [string, StoredData][] => {
      const data = variant_data[index];
      return data ? [[key, { pairs: variant_combinations[index] ?? [], data, shared }]] : [];
    }),
  );
}
