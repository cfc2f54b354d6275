import type { Category } from '../contract/catalogue/categories';
import type { DynamicVariant } from '../contract/catalogue/dynamic-variants';
import type { Product } from '../contract/catalogue/products';
import type { CategoryWithVariants, Variant } from '../contract/catalogue/variants';
import { toColorName } from '../domain/colors/color-name';
import { inLanguage, type Language } from '../domain/language';
import { dynamicVariantsAr, dynamicVariantsEn } from '../i18n/messages/dynamic-variants';
import { fullList, type Named, type Names, nameKnown, toLines, toName, toShared } from './column';
import { moneyRanges } from './ranges';

/** Boolean fields in the order of the form (checklist PRD-35). */
export const productFlags = ['bestSeller', 'newIn', 'offer'] as const;

/** Returns the number of combinations with quantities. */
export function toCombinationCount({ variant_combinations, variant_data }: Product): number {
  return variant_combinations.length === variant_data.length ? variant_data.length : 0;
}

export const products = fullList<Product>()({
  isSorted: true,
  searchesCodes: true,
  searched: ({ name_en, name_ar, code }) => toLines(name_en, name_ar, code),
  pieces: 'stock',
  filters: ['stockState', 'category', 'flags', 'offerState', 'picture', 'price'],
  columns: {
    product: { type: 'text', value: toName },
    code: { type: 'text', value: ({ code }) => code },
    category: { type: 'named', value: ({ category }) => toShared(category), noneText: (t) => t('products.filters.noCategory') },
    // The current price: the offer's, if there is one.
    price: { type: 'money', value: ({ price, offerPrice }) => offerPrice ?? price, ranges: moneyRanges([5, 10, 25, 50]), isRare: true },
    ownPrice: { type: 'money', value: ({ price }) => price },
    offerPrice: { type: 'money', value: ({ offerPrice }) => offerPrice },
    cost: { type: 'money', value: ({ cost }) => cost },
    stock: { type: 'number', value: ({ amount }) => amount },
    stockState: {
      type: 'choice',
      value: ({ amount }, { lowStock }) => [amount <= 0 ? 'out' : amount <= lowStock ? 'low' : 'enough'],
      values: ['out', 'low', 'enough'],
      valueName: nameKnown(['out', 'low', 'enough'], (value, t) => t(`products.filters.stock.${value}`)),
    },
    offerState: {
      type: 'choice',
      value: ({ price, offerPrice }) => (offerPrice === null ? [] : [offerPrice < price ? 'below' : 'notBelow']),
      values: ['notBelow', 'below'],
      valueName: nameKnown(['notBelow', 'below'], (value, t) => t(`products.filters.offer.${value}`)),
      noneText: (t) => t('products.filters.noOffer'),
      isRare: true,
    },
    flags: {
      type: 'choice',
      value: (product) => productFlags.filter((flag) => product[flag]),
      values: productFlags,
      valueName: nameKnown(productFlags, (value, t) => t(`products.flags.${value}`)),
      noneText: (t) => t('products.filters.noFlag'),
    },
    picture: {
      type: 'choice',
      value: ({ product_images }) => [product_images.some(({ url }) => url) ? 'there' : 'missing'],
      head: (t) => t('products.filters.picture'),
      values: ['missing', 'there'],
      valueName: nameKnown(['missing', 'there'], (value, t) => t(`products.filters.pictures.${value}`)),
    },
  },
  copied: {
    id: { type: 'id', value: ({ id }) => id },
    nameEn: { type: 'text', value: ({ name_en }) => name_en },
    nameAr: { type: 'text', value: ({ name_ar }) => name_ar },
  },
  parts: {
    count: (product: Product) => toCombinationCount(product) + 1,
    row: (t) => t('products.parts.row'),
    part: (t) => t('products.parts.part'),
    note: (t) => t('products.parts.note'),
    /** Lines of combinations, after a line for their shared values. */
    columns: { combination: { type: 'named', head: (t) => t('products.parts.part') } },
    replaced: [],
  },
  blank: { head: (t) => t('products.counting.head'), offer: (t) => t('products.counting.offer') },
});

export const categories = fullList<Category>()({
  searched: ({ name_en, name_ar }) => toLines(name_en, name_ar),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    category: { type: 'named', value: toName },
    otherName: { type: 'named', value: ({ name_en, name_ar }) => ({ value: '', name_en: name_ar, name_ar: name_en }) },
  },
});

/** A variant with its category, as a separate row. */
interface VariantRow extends Variant {
  category: Names;
}

const separators = { en: ', ', ar: '، ' } as const;

const toValueNames = (values: Variant['variant_values'], language: Language): string =>
  values
    .map((value) => inLanguage(language, 'value', value))
    .map((value) => toColorName(value, language) || value)
    .join(separators[language]);

export const variants = fullList<VariantRow>()({
  toRows: (category: CategoryWithVariants) => category.variants.map((variant): VariantRow => ({ ...variant, category })),
  searched: ({ name_en, name_ar, category }) => toLines(name_en, name_ar, category.name_en, category.name_ar),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    category: { type: 'named', value: ({ category }) => toName(category) },
    nameEn: { type: 'text', value: ({ name_en }) => name_en },
    nameAr: { type: 'text', value: ({ name_ar }) => name_ar },
    values: {
      type: 'named',
      value: ({ variant_values: values }) => toName({ name_en: toValueNames(values, 'en'), name_ar: toValueNames(values, 'ar') }),
    },
  },
});

const noLimit: Named = { value: 'noLimit', name_en: dynamicVariantsEn.noLimit, name_ar: dynamicVariantsAr.noLimit };

export const dynamicVariants = fullList<DynamicVariant>()({
  searched: ({ name_en, name_ar }) => toLines(name_en, name_ar),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    nameEn: { type: 'text', value: ({ name_en }) => name_en },
    nameAr: { type: 'text', value: ({ name_ar }) => name_ar },
    category: { type: 'named', value: ({ category }) => category && toName(category) },
    price: { type: 'money', value: ({ price }) => price },
    available: { type: 'number', value: ({ has_amount, available_amount }) => (has_amount ? available_amount : noLimit) },
  },
});

/** By the calls that load them. */
export const catalogueLists = {
  'products.list': products,
  'categories.list': categories,
  'variants.list': variants,
  'dynamicVariants.list': dynamicVariants,
} as const;
