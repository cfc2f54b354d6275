import { useCategoryOptions } from '@renderer/parts/categories/use-category-options';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CellChoice, CellValue } from '@renderer/ui/grid/model/cell';
import type { GridColumn, GridFacet, GridRow } from '@renderer/ui/grid/model/grid-types';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage, type Language } from '@shared/domain/language';
import { type WrittenField, writtenFields } from '@shared/domain/product-writes';
import type { Translate } from '@shared/i18n/translate';
import { type ProductCombination, toCombinations, toFieldValues } from '@shared/products/product-changes';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../bulk-writes/bulk-write-path';
import { CombinationHead, ProductHead } from './product-head';
import {
  type ClosedFields,
  closedCombinationFields,
  closedFields,
  flagFields,
  isTouched,
  judgeCombination,
  judgeRow,
  type TypedCells,
  toCell,
  toRowId,
} from './table-rules';

export type TableKey = WrittenField | 'code';

const nameOf = (product: Pick<Product, 'name_en' | 'name_ar' | 'code'>, language: Language): string =>
  inLanguage(language, 'name', product) || product.code;

/** The active categories, and those of the products that are not among them any more; names that stand twice have their number behind them. */
function useCategoryChoices(products: readonly Product[]): readonly CellChoice[] {
  const language = useLanguage();
  const { options } = useCategoryOptions();
  return useMemo(() => {
    const names = new Map((options ?? []).map(({ value, text }) => [Number(value), text]));
    for (const { category_id, category } of products) {
      if (category_id !== null && !names.has(category_id))
        names.set(category_id, inLanguage(language, 'name', category) || `#${category_id}`);
    }
    const counts = Map.groupBy(names.values(), (name) => name);
    return [...names].map(([value, name]) => ({ value, name: (counts.get(name)?.length ?? 0) > 1 ? `${name} #${value}` : name }));
  }, [options, products, language]);
}

export function useTableColumns(products: readonly Product[]): readonly GridColumn<TableKey>[] {
  const t = useTexts();
  const { currency } = useFormat();
  const choices = useCategoryChoices(products);
  return useMemo(
    () => [
      { key: 'code', name: t('products.columns.code'), kind: 'text', lockedText: t('productTable.codeLocked'), widthPx: 100 },
      { key: 'category_id', name: t('products.columns.category'), kind: 'choice', choices, widthPx: 128 },
      ...(['price', 'offerPrice', 'cost'] as const).map(
        (key): GridColumn<TableKey> => ({
          key,
          name: t(`writing.fields.${key}`),
          kind: 'money',
          unit: currency,
          widthPx: key === 'offerPrice' ? 118 : 100,
          emptyText: t('common.none'),
        }),
      ),
      { key: 'amount', name: t('writing.fields.amount'), kind: 'integer', widthPx: 84 },
      ...flagFields.map((key): GridColumn<TableKey> => ({ key, name: t(`products.flags.${key}`), kind: 'flag', widthPx: 78 })),
    ],
    [t, currency, choices],
  );
}

interface RowTools {
  t: Translate;
  language: Language;
  open(to: string): void;
}

interface KnownRow {
  /** Everything of which the row is made. */
  of: readonly unknown[];
  row: GridRow<TableKey>;
}

/** The same row object as long as nothing of it changes, so that a key draws one row and not hundreds. */
export function useTableRows(
  products: readonly Product[],
  unfolded: ReadonlySet<number>,
  typed: Readonly<Record<string, TypedCells>>,
): readonly GridRow<TableKey>[] {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes all of them anew.
  const known = useMemo(() => new Map<string, KnownRow>(), [t, language]);
  return useMemo(() => {
    const tools: RowTools = { t, language, open: (to) => void navigate(to) };
    const keep = (id: string, of: readonly unknown[], make: () => GridRow<TableKey>): GridRow<TableKey> => {
      const before = known.get(id);
      if (before?.of.every((part, at) => part === of[at])) return before.row;
      const row = make();
      known.set(id, { of, row });
      return row;
    };
    return products.flatMap((product, at) => {
      const isUnfolded = unfolded.has(product.id);
      const own = typed[product.id] ?? nothingTyped;
      const row = keep(toRowId(product.id), [product, own, isUnfolded, at], () =>
        toRow(product, own, { ...tools, isUnfolded, number: at + 1 }),
      );
      if (!isUnfolded) return [row];
      const isSent = product.variant_data.some(({ amount }) => amount < 0) && isTouched(product, isUnfolded, typed);
      return [
        row,
        ...toCombinations(product).map((combination) => {
          const id = toRowId(product.id, combination.key);
          const cells = typed[id] ?? nothingTyped;
          return keep(id, [product, cells, own.price, own.cost, isSent], () =>
            toCombinationRow(product, combination, { cells, own, isSent }, tools),
          );
        }),
      ];
    });
  }, [products, unfolded, typed, known, t, language, navigate]);
}

const nothingTyped: TypedCells = {};

function toRow(
  product: Product,
  cells: TypedCells,
  { t, language, open, isUnfolded, number }: RowTools & { isUnfolded: boolean; number: number },
): GridRow<TableKey> {
  const name = nameOf(product, language);
  const values = toFieldValues(product);
  const { changed, problems } = judgeRow(product, cells, isUnfolded);
  const closed = closedFields(product, isUnfolded);
  const shown = Object.fromEntries(writtenFields.map((field) => [field, field in cells ? (cells[field] ?? null) : toCell(values[field])]));
  return {
    id: toRowId(product.id),
    name,
    number,
    head: <ProductHead name={name} picture={product.product_images[0]?.url || null} />,
    startsGroup: isUnfolded,
    cells: { ...shown, code: product.code } as Record<TableKey, CellValue>,
    changed,
    problems,
    ...(closed.keys.size > 0 && {
      closed: {
        ...closed,
        text: toClosedText(closed, t),
        action: { text: t('productTable.open'), label: t('productTable.openOf', { name }), run: () => open(productPath(product.id)) },
      },
    }),
  };
}

/** Why cells of a row are closed. */
export function toClosedText({ lock }: ClosedFields, t: Translate): string {
  return lock === null ? t('productTable.inCombinations') : t('productTable.locked', { reason: t(`writing.reasons.${lock}`) });
}

/** A combination below its product; what is shared by all stands there, closed. */
function toCombinationRow(
  product: Product,
  combination: ProductCombination,
  { cells, own, isSent }: { cells: TypedCells; own: TypedCells; isSent: boolean },
  { t, language }: RowTools,
): GridRow<TableKey> {
  const name = inLanguage(language, 'name', combination);
  const { changed, problems } = judgeCombination(product, combination, cells, isSent);
  const shared = toFieldValues(product);
  const toShown = (field: 'price' | 'cost', isShared: boolean): CellValue => {
    if (isShared) return field in own ? (own[field] ?? null) : toCell(shared[field]);
    return field in cells ? (cells[field] ?? null) : combination.values[field];
  };
  return {
    id: toRowId(product.id, combination.key),
    name: t('productTable.combinationOf', { combination: name, name: nameOf(product, language) }),
    number: null,
    head: <CombinationHead name={name} />,
    cells: {
      code: null,
      category_id: null,
      price: toShown('price', product.all_price),
      offerPrice: null,
      cost: toShown('cost', product.all_cost),
      amount: 'amount' in cells ? (cells.amount ?? null) : combination.values.amount,
      bestSeller: null,
      newIn: null,
      offer: null,
    },
    changed,
    problems,
    closed: { keys: closedCombinationFields(product), covered: new Set(), text: '' },
  };
}

/** Categories and flags as the products have them now, for the filters and for "Set for all". */
export function useTableFacets(products: readonly Product[], unfolded: ReadonlySet<number>): readonly GridFacet[] {
  const t = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const toIds = (product: Product): string[] => [
      toRowId(product.id),
      ...(unfolded.has(product.id) ? toCombinations(product).map(({ key }) => toRowId(product.id, key)) : []),
    ];
    const idsOf = (fits: (product: Product) => boolean): ReadonlySet<string> => new Set(products.filter(fits).flatMap(toIds));
    const categories = Map.groupBy(products, ({ category_id }) => category_id);
    const facets: GridFacet[] = [
      {
        key: 'category',
        name: t('products.columns.category'),
        allText: t('productTable.allCategories'),
        values: [...categories].map(([id, [first]]) => {
          const name = (first && inLanguage(language, 'name', first.category)) || t('products.conditions.noCategory');
          return {
            key: String(id),
            name,
            setText: t('productTable.allOf', { name }),
            rows: idsOf(({ category_id }) => category_id === id),
          };
        }),
      },
      {
        key: 'flags',
        name: t('products.columns.flags'),
        allText: t('productTable.allFlags'),
        values: flagFields
          .map((flag) => ({
            key: flag,
            name: t(`products.flags.${flag}`),
            setText: t('productTable.allOf', { name: t(`products.flags.${flag}`) }),
            rows: idsOf((product) => product[flag]),
          }))
          .filter(({ rows }) => rows.size > 0),
      },
    ];
    return facets.filter(({ values }) => values.length > 1);
  }, [products, unfolded, t, language]);
}
