import type { productCalls } from '@shared/contract/catalogue/products';
import { ApiError, invalid, isRequired } from '../api-error';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { currentProductRows } from '../seed/catalogue/current-catalogue';
import { isBlankDescription } from '../store/blank-description';
import type { ChosenValue, StoredProduct } from '../store/model';
import { toFlatVariants } from '../store/product-variants';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';
import { toServedDynamicVariant } from './dynamic-variants';

declare module '../store/store' {
  interface Tables {
    readonly products: Table<StoredProduct>;
  }
}

export const productTables: TableSeeds<'products'> = {
  products: ({ seed }) => currentProductRows(seed),
};

function toServedProduct(store: Store, { images, ...product }: StoredProduct) {
  const category = store.tables.categories.find(product.category_id);
  return {
    ...product,
    category: category ? { name_en: category.name_en, name_ar: category.name_ar } : null,
    product_images: images.map((url) => ({ url })),
    variant: toFlatVariants(product.variant_combinations, store.tables.variants.all()),
  };
}

interface Checked {
  code: string;
  category_id: number;
  variant: ChosenValue[][];
  variant_data: readonly { amount: number; images: readonly string[] }[];
  amount: number;
  dynamic_variant: readonly { dynamic_variant_id: number }[];
  images: readonly string[];
  all_image: boolean;
  description_en: string;
  description_ar: string;
}

function checkProduct(store: Store, product: Checked, ownId?: number): void {
  const { code, category_id, variant, variant_data, amount } = product;
  if (!store.tables.categories.find(category_id)) throw invalid('category_id');
  if (variant.length !== variant_data.length) throw invalid('variant_data');
  if (variant.length === 0 && amount < 1 && !isSoldOut(store, ownId)) throw invalid('amount');
  checkParts(store, product);
  checkPage(product);
  const wanted = code.trim().toLowerCase();
  const isTaken = store.tables.products.all().some((one) => one.id !== ownId && one.code.toLowerCase() === wanted);
  if (isTaken) throw new ApiError(409, 'product_code_already_exists');
}

function checkParts({ tables }: Store, { variant, variant_data, amount, dynamic_variant }: Checked): void {
  const isKnown = ({ variant_id, variant_value_id }: ChosenValue): boolean =>
    tables.variants.find(variant_id)?.variant_values.some(({ id }) => id === variant_value_id) ?? false;
  if (!variant.flat().every(isKnown)) throw invalid('variant');
  if (!dynamic_variant.every((one) => tables.dynamicVariants.find(one.dynamic_variant_id))) throw invalid('dynamic_variant');
  const sum = variant_data.reduce((total, data) => total + data.amount, 0);
  if (variant.length > 0 && sum !== amount) throw invalid('amount');
}

/** Requires what shoppers see: descriptions in both languages, and pictures, also of each combination with its own. */
function checkPage({ description_en, description_ar, images, all_image, variant_data }: Checked): void {
  if (isBlankDescription(description_en)) throw isRequired('description_en');
  if (isBlankDescription(description_ar)) throw isRequired('description_ar');
  const isWithout = all_image || variant_data.length === 0 ? images.length === 0 : variant_data.some((data) => data.images.length === 0);
  if (isWithout) throw isRequired('images');
}

/** A sold-out product may be changed without new stock. */
function isSoldOut(store: Store, id: number | undefined): boolean {
  return id !== undefined && store.tables.products.get(id).amount === 0;
}

export const productHandlers: Handlers<typeof productCalls> = {
  'products.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.products
      .all()
      .filter((row) => row.isDeleted === (query.isDeleted ?? false))
      .filter(({ id, name_en, name_ar }) => matches({ id, texts: [name_en, name_ar] }));
    return toServedPage(rows, query, (row) => toServedProduct(store, row));
  },
  'products.one': ({ params, store }) => toServedProduct(store, store.tables.products.get(params.id)),
  'products.dynamicVariants'({ params, store }) {
    const chosen = store.tables.products.get(params.id).dynamic_variant.map((one) => one.dynamic_variant_id);
    return store.tables.dynamicVariants
      .all()
      .filter((row) => chosen.includes(row.id))
      .map((row) => toServedDynamicVariant(store, row));
  },
  'products.add'({ body, store }) {
    checkProduct(store, body);
    const { variant, ...fields } = body;
    return toServedProduct(store, store.tables.products.insert({ ...fields, variant_combinations: variant, isDeleted: false }));
  },
  'products.update'({ params, body, store }) {
    store.tables.products.get(params.id);
    checkProduct(store, body, params.id);
    const { variant, ...fields } = body;
    return toServedProduct(store, store.tables.products.update(params.id, { ...fields, variant_combinations: variant }));
  },
  'products.setDeleted': ({ params, body, store }) => toServedProduct(store, store.tables.products.update(params.id, body)),
};
