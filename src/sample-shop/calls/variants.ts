import type { variantCalls } from '@shared/contract/catalogue/variants';
import { invalid } from '../api-error';
import type { Handlers } from '../http/handler';
import { toSearch } from '../http/row-search';
import { toServedPage } from '../http/serve-rows';
import { currentVariantRows } from '../seed/catalogue/current-catalogue';
import type { StoredVariant } from '../store/model';
import type { Store, TableSeeds } from '../store/store';
import type { Table } from '../store/table';

declare module '../store/store' {
  interface Tables {
    readonly variants: Table<StoredVariant>;
  }
}

export const variantTables: TableSeeds<'variants'> = {
  variants: currentVariantRows,
};

interface WrittenVariant {
  id?: number | undefined;
  name_en: string;
  name_ar: string;
  variant_values: { id?: number | undefined; value_en: string; value_ar: string }[];
}

function toServedVariant({ id, name_en, name_ar, variant_values }: StoredVariant) {
  return { id, name_en, name_ar, variant_values };
}

function ofCategory(store: Store, categoryId: number): StoredVariant[] {
  return store.tables.variants.all().filter((variant) => variant.category_id === categoryId);
}

/** Values with an id are changed, values without one are new, missing ones stay (OP-74). */
function mergeValues(
  store: Store,
  before: StoredVariant['variant_values'],
  written: WrittenVariant['variant_values'],
): StoredVariant['variant_values'] {
  let lastId = Math.max(0, ...store.tables.variants.all().flatMap((variant) => variant.variant_values.map((value) => value.id)));
  const kept = before.filter((value) => !written.some((one) => one.id === value.id));
  const saved = written.map((value) => {
    if (value.id !== undefined && !before.some((one) => one.id === value.id)) throw invalid('variant_values');
    if (value.id === undefined) lastId += 1;
    return { ...value, id: value.id ?? lastId };
  });
  return [...kept, ...saved].toSorted((left, right) => left.id - right.id);
}

const colorNames = /colou?r|لون|ألوان|الوان/i;
const colorCode = /^#[0-9a-f]{6}$/i;

/** A color variant has a fixed Arabic name, and color codes as values; unchanged stored values may stay (OP-75). */
function checkColors({ name_en, name_ar, variant_values }: WrittenVariant, before: StoredVariant['variant_values']): void {
  if (!colorNames.test(`${name_en} ${name_ar}`)) return;
  if (name_ar !== 'لون') throw invalid('name_ar');
  const isKept = (value: WrittenVariant['variant_values'][number]): boolean =>
    before.some(({ id, value_en, value_ar }) => id === value.id && value_en === value.value_en && value_ar === value.value_ar);
  for (const value of variant_values.filter((one) => !isKept(one))) {
    if (!colorCode.test(value.value_en)) throw invalid('value_en');
    if (value.value_ar !== value.value_en) throw invalid('value_ar');
  }
}

function saveVariant(store: Store, category_id: number, { id, name_en, name_ar, variant_values }: WrittenVariant): StoredVariant {
  const before = id === undefined ? undefined : store.tables.variants.get(id);
  if (before && before.category_id !== category_id) throw invalid('variant');
  checkColors({ name_en, name_ar, variant_values }, before?.variant_values ?? []);
  const fields = { category_id, name_en, name_ar, variant_values: mergeValues(store, before?.variant_values ?? [], variant_values) };
  return before ? store.tables.variants.update(before.id, fields) : store.tables.variants.insert(fields);
}

export const variantHandlers: Handlers<typeof variantCalls> = {
  /** Finds a category by its own names and by those of its variants. */
  'variants.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.categories
      .all()
      .filter((category) => !category.isDeleted)
      .map(({ id, name_en, name_ar }) => ({ id, name_en, name_ar, variants: ofCategory(store, id).map(toServedVariant) }))
      .filter(({ id, name_en, name_ar, variants }) =>
        matches({ id, texts: [name_en, name_ar, ...variants.flatMap((variant) => [variant.name_en, variant.name_ar])] }),
      );
    return toServedPage(rows, query, (row) => row);
  },
  'variants.ofCategory'({ params, store }) {
    store.tables.categories.get(params.categoryId);
    return ofCategory(store, params.categoryId).map(toServedVariant);
  },
  'variants.add'({ body, store }) {
    store.tables.categories.get(body.category_id);
    return body.variant.map((variant) => toServedVariant(saveVariant(store, body.category_id, variant)));
  },
  'variants.update'({ params, body, store }) {
    store.tables.categories.get(params.id);
    for (const variant of body.variant) saveVariant(store, params.id, variant);
    return ofCategory(store, params.id).map(toServedVariant);
  },
  'variants.remove'({ params, store }) {
    store.tables.variants.remove(params.id);
    return null;
  },
};
