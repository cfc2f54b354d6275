import { type PictureKind, toPicturePath } from '../../pictures/kinds';
import { type ColorName, palette } from '../../pictures/palette';
import type { ChosenValue, StoredCategory, StoredDynamicVariant, StoredProduct, StoredVariant } from '../../store/model';
import { createRandom, type Random } from '../random';
import { type SeedCategory, type SeedProduct, seedCatalogue } from './catalogue';
import { toDescriptions } from './descriptions';

const { categories, retired } = seedCatalogue;

export function seedCategoryRows(): StoredCategory[] {
  const toRow = (
    { name, kind, color }: Pick<SeedCategory, 'name' | 'kind' | 'color'>,
    index: number,
    isDeleted: boolean,
  ): StoredCategory => ({
    id: index + 1,
    name_en: name.en,
    name_ar: name.ar,
    image: toPicturePath(kind, color),
    isDeleted,
  });
  return [
    ...categories.map((category, index) => toRow(category, index, false)),
    ...retired.map((category, index) => toRow(category, categories.length + index, true)),
  ];
}

/** Returns a color variant for each category, and its size variant if it has one. */
export function seedVariantRows(): StoredVariant[] {
  let valueId = 0;
  const rows: Omit<StoredVariant, 'id'>[] = [];
  for (const [index, category] of categories.entries()) {
    const colors = [...new Set(category.products.flatMap((product) => product.colors))].map((name) => palette[name]);
    const value = (en: string, ar: string): StoredVariant['variant_values'][number] => {
      valueId += 1;
      return { id: valueId, value_en: en, value_ar: ar };
    };
    const category_id = index + 1;
    rows.push({ category_id, name_en: 'Color', name_ar: 'لون', variant_values: colors.map((color) => value(color, color)) });
    if (!category.sizes) continue;
    const { name, values } = category.sizes;
    rows.push({ category_id, name_en: name.en, name_ar: name.ar, variant_values: values.map(({ en, ar }) => value(en, ar)) });
  }
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}

export function seedDynamicVariantRows(seed: number): StoredDynamicVariant[] {
  const random = createRandom(seed, 'dynamic variants');
  const rows = categories.flatMap((category, index) =>
    category.extras.map(({ name, price }) => ({ category_id: index + 1, name_en: name.en, name_ar: name.ar, price })),
  );
  return rows.map((row, index) => {
    const has_amount = index % 3 !== 0;
    return { ...row, id: index + 1, has_amount, available_amount: has_amount ? random.between(0, 240) : 0, isDeleted: index % 16 === 13 };
  });
}

interface Parts {
  variants: readonly StoredVariant[];
  dynamicVariants: readonly StoredDynamicVariant[];
}

/** Combines every color with every size; empty for a product with one color and no sizes. */
function toCombinations(product: SeedProduct, sizes: SeedCategory['sizes'], variants: readonly StoredVariant[]): ChosenValue[][] {
  const choose = (variant: StoredVariant | undefined, value_en: string): ChosenValue[] => {
    const value = variant?.variant_values.find((one) => one.value_en === value_en);
    return variant && value ? [{ variant_id: variant.id, variant_value_id: value.id }] : [];
  };
  const colors = product.colors.map((name) => choose(variants[0], palette[name]));
  const chosenSizes = (product.sizes ?? []).map((position) => choose(variants[1], sizes?.values[position]?.en ?? ''));
  if (chosenSizes.length === 0) return colors.length > 1 ? colors : [];
  return colors.flatMap((color) => chosenSizes.map((size) => [...color, ...size]));
}

/** Larger sizes cost more; without sizes, price and cost are shared. Pictures follow the color. */
function toVariantData(
  product: SeedProduct,
  kind: PictureKind,
  cost: number,
  combinations: number,
  random: Random,
): StoredProduct['variant_data'] {
  const sizes = Math.max(1, product.sizes?.length ?? 0);
  return Array.from({ length: combinations }, (_, index) => {
    const step = index % sizes;
    const color = product.colors[Math.floor(index / sizes)] ?? 'ivory';
    return {
      price: product.price + step * 2.5,
      cost: toThousandths(cost + step * 1.4),
      images: [toPicturePath(kind, color)],
      amount: random.between(0, 60),
    };
  });
}

function toThousandths(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

function toPictures(kind: PictureKind, colors: readonly ColorName[]): string[] {
  const [first, ...rest] = colors.map((color) => toPicturePath(kind, color));
  const otherSide = colors.slice(0, 1).map((color) => toPicturePath(kind, color, 2));
  return [...(first ? [first] : []), ...otherSide, ...rest].slice(0, 5);
}

function toProductRow(id: number, category: SeedCategory, product: SeedProduct, parts: Parts, random: Random): StoredProduct {
  const category_id = categories.indexOf(category) + 1;
  const kind = product.kind ?? category.kind;
  const own = parts.variants.filter((variant) => variant.category_id === category_id);
  const variant_combinations = toCombinations(product, category.sizes, own);
  const cost = toThousandths(product.price * (0.48 + random.next() * 0.16));
  const variant_data = toVariantData(product, kind, cost, variant_combinations.length, random);
  const extras = parts.dynamicVariants.filter((extra) => extra.category_id === category_id && !extra.isDeleted);
  const bySize = (product.sizes?.length ?? 0) > 1;
  const amounts = variant_data.map((one) => one.amount);
  const some = amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount) : random.between(1, 140);
  return {
    id,
    name_en: product.name.en,
    name_ar: product.name.ar,
    ...toDescriptions(product.name, category.name),
    code: `BD-${String(category_id).padStart(2, '0')}${String(id).padStart(3, '0')}`,
    category_id,
    price: product.price,
    cost,
    offerPrice: product.offerPrice ?? null,
    amount: product.stock ?? some,
    bestSeller: product.mark === 'bestSeller',
    newIn: product.mark === 'newIn',
    offer: product.offerPrice !== undefined,
    images: toPictures(kind, product.colors),
    isDeleted: false,
    dynamic_variant: extras.map((extra) => ({ dynamic_variant_id: extra.id })),
    all_image: variant_combinations.length === 0,
    all_price: !bySize,
    all_cost: !bySize,
    variant_data,
    variant_combinations,
  };
}

/** Returns the products of the first orders: those of all categories, then a few deactivated ones. */
export function seedFirstProductRows(seed: number, parts: Parts): StoredProduct[] {
  const random = createRandom(seed, 'products');
  const rows: StoredProduct[] = [];
  for (const category of categories) {
    for (const product of category.products) rows.push(toProductRow(rows.length + 1, category, product, parts, random));
  }
  const deleted = rows
    .filter((_, index) => index % 12 === 5)
    .map((row) => ({
      ...row,
      name_en: `${row.name_en} (2024)`,
      name_ar: `${row.name_ar} (2024)`,
      isDeleted: true,
    }));
  return [...rows, ...deleted.map((row, index) => ({ ...row, id: rows.length + index + 1, code: `${row.code}-24` }))];
}

/** Returns the first products, then the later arrivals. */
export function seedProductRows(seed: number, parts: Parts): StoredProduct[] {
  const random = createRandom(seed, 'arrivals');
  const rows = seedFirstProductRows(seed, parts);
  for (const category of categories) {
    for (const product of category.arrivals) rows.push(toProductRow(rows.length + 1, category, product, parts, random));
  }
  return rows;
}
