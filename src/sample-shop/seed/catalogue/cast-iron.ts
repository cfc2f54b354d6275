import { toPicturePath } from '../../pictures/kinds';
import { type ColorName, palette } from '../../pictures/palette';
import type { ChosenValue, StoredCategory, StoredDynamicVariant, StoredProduct, StoredVariant } from '../../store/model';
import { createRandom } from '../random';
import type { Pair } from './catalogue';
import { toDescriptions } from './descriptions';

/*
 * A category with hundreds of combinations: pots in many colors and sizes, with two lids. It was added after the first day's
 * orders, so no order has its products.
 */

const name: Pair = { en: 'Cast-iron cookware', ar: 'أواني حديد الزهر' };
const colors: readonly ColorName[] = ['brick', 'teal', 'ivory', 'navy', 'olive', 'charcoal', 'rose', 'silver', 'sky', 'copper'];
const sizes: readonly Pair[] = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38].map((size) => ({ en: `${size} cm`, ar: `${size} سم` }));
const lids: readonly Pair[] = [
  { en: 'Glass lid', ar: 'غطاء زجاج' },
  { en: 'Iron lid', ar: 'غطاء حديد' },
];
const extras: readonly (Pair & { price: number })[] = [
  { en: 'Gift wrap', ar: 'تغليف هدية', price: 1.5 },
  { en: 'Silicone handle grips', ar: 'مقابض سيليكون', price: 2.25 },
  { en: 'Engraved name', ar: 'نقش الاسم', price: 4 },
];

function nextId(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

export function withCastIronCategory(rows: readonly StoredCategory[]): StoredCategory[] {
  const row = { id: nextId(rows), name_en: name.en, name_ar: name.ar, image: toPicturePath('pot', 'teal'), isDeleted: false };
  return [...rows, row];
}

export function withCastIronVariants(rows: readonly StoredVariant[], category_id: number): StoredVariant[] {
  let valueId = nextId(rows.flatMap(({ variant_values }) => variant_values)) - 1;
  const toValues = (values: readonly Pair[]): StoredVariant['variant_values'] =>
    values.map(({ en: value_en, ar: value_ar }) => {
      valueId += 1;
      return { id: valueId, value_en, value_ar };
    });
  const made = [
    { name_en: 'Color', name_ar: 'لون', variant_values: toValues(colors.map((color) => ({ en: palette[color], ar: palette[color] }))) },
    { name_en: 'Size', name_ar: 'المقاس', variant_values: toValues(sizes) },
    { name_en: 'Lid', name_ar: 'الغطاء', variant_values: toValues(lids) },
  ];
  return [...rows, ...made.map((variant, index) => ({ ...variant, category_id, id: nextId(rows) + index }))];
}

export function withCastIronExtras(rows: readonly StoredDynamicVariant[], category_id: number): StoredDynamicVariant[] {
  const made = extras.map(({ en: name_en, ar: name_ar, price }, index) => ({
    id: nextId(rows) + index,
    category_id,
    name_en,
    name_ar,
    price,
    has_amount: false,
    available_amount: 0,
    isDeleted: false,
  }));
  return [...rows, ...made];
}

interface Parts {
  seed: number;
  category_id: number;
  variants: readonly StoredVariant[];
  extras: readonly StoredDynamicVariant[];
}

interface Counts {
  colors: number;
  sizes: number;
}

/** Adds a product with 60 combinations, of which one is excluded, and one with 200. */
export function withCastIronProducts(rows: readonly StoredProduct[], parts: Parts): StoredProduct[] {
  const id = nextId(rows);
  const casserole = toProduct(id, { en: 'Cast-iron casserole', ar: 'قدر حديد زهر' }, { colors: 6, sizes: 5 }, parts);
  const leftOut = 21;
  return [
    ...rows,
    {
      ...casserole,
      variant_combinations: casserole.variant_combinations.toSpliced(leftOut, 1),
      variant_data: casserole.variant_data.toSpliced(leftOut, 1),
      amount: casserole.amount - (casserole.variant_data[leftOut]?.amount ?? 0),
    },
    toProduct(id + 1, { en: 'Cast-iron pot, every size', ar: 'قدر حديد زهر بكل المقاسات' }, { colors: 10, sizes: 10 }, parts),
  ];
}

function toProduct(id: number, names: Pair, counts: Counts, { seed, category_id, variants, extras: all }: Parts): StoredProduct {
  const random = createRandom(seed, names.en);
  const [color, size, lid] = variants
    .filter((variant) => variant.category_id === category_id)
    .map((variant) => variant.variant_values.map((value): ChosenValue => ({ variant_id: variant.id, variant_value_id: value.id })));
  const variant_data: StoredProduct['variant_data'] = [];
  const variant_combinations: ChosenValue[][] = [];
  for (const [colorAt, colorValue] of (color ?? []).slice(0, counts.colors).entries()) {
    for (const [sizeAt, sizeValue] of (size ?? []).slice(0, counts.sizes).entries()) {
      for (const [lidAt, lidValue] of (lid ?? []).entries()) {
        const view = colors[colorAt] ?? 'brick';
        const price = 19.5 + sizeAt * 3 + lidAt * 3.25;
        variant_combinations.push([colorValue, sizeValue, lidValue]);
        variant_data.push({
          price,
          cost: Math.round(price * 600) / 1000,
          images: [toPicturePath('pot', view), ...(lidAt === 0 ? [toPicturePath('pot', view, 2)] : [])],
          amount: random.between(0, 22),
        });
      }
    }
  }
  return {
    id,
    name_en: names.en,
    name_ar: names.ar,
    ...toDescriptions(names, name),
    code: `BD-CI-${counts.colors * counts.sizes * lids.length}`,
    category_id,
    price: 19.5,
    cost: 11.7,
    offerPrice: null,
    amount: variant_data.reduce((sum, { amount }) => sum + amount, 0),
    bestSeller: counts.colors < colors.length,
    newIn: true,
    offer: false,
    images: colors.slice(0, 3).map((view) => toPicturePath('pot', view)),
    isDeleted: false,
    dynamic_variant: all
      .filter((extra) => extra.category_id === category_id)
      .slice(0, 2)
      .map((extra) => ({ dynamic_variant_id: extra.id })),
    all_image: false,
    all_price: false,
    all_cost: false,
    variant_data,
    variant_combinations,
  };
}
