import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import type { CellChoice } from '@renderer/ui/grid/model/cell';
import type { GridColumn, GridFacet, GridRow } from '@renderer/ui/grid/model/grid-types';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { quietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage } from '@shared/domain/language';
import { toCombinations } from '@shared/products/product-changes';
import { type ReactElement, useMemo } from 'react';
import { type ProductKey, useProductColumns, useProductRows } from '../grid/product-grid';
import { type ProductLine, type TypedLines, toHeldCells, useKeep } from '../grid/product-lines';
import {
  closedCombinationFields,
  closedFields,
  compareRow,
  flagFields,
  isTouched,
  judgeCombination,
  type TypedCells,
  toRowId,
} from '../grid/product-rules';

const useStyles = makeStyles({
  combination: { display: 'block', paddingInlineStart: '28px', ...truncatedText, ...quietText },
});

/** Returns the active categories, and the products' inactive ones; duplicate names get their number. */
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

const widthsPx = { code: 100, price: 100, offerPrice: 118, cost: 100, amount: 84, flag: 78 };

export function useTableColumns(products: readonly Product[]): readonly GridColumn<ProductKey>[] {
  const t = useTexts();
  return useProductColumns({ categories: useCategoryChoices(products), widthsPx, emptyText: t('common.none') });
}

export interface TableLine extends ProductLine {
  /** Its combinations are shown below it. */
  isUnfolded: boolean;
  /** Edited values of a combination's product, whose shared amounts are shown in its row. */
  shared: TypedCells;
}

const nothingTyped: TypedCells = {};
const noFields: ReadonlySet<never> = new Set();

/** Returns the products as rows, each followed by its combinations if these are shown. */
export function useTableLines(products: readonly Product[], unfolded: ReadonlySet<number>, typed: TypedLines): readonly TableLine[] {
  const keep = useKeep<TableLine>();
  return useMemo(
    () =>
      products.flatMap((product, at) => {
        const isUnfolded = unfolded.has(product.id);
        const id = toRowId(product.id);
        const own = typed[id] ?? nothingTyped;
        const line = keep(id, [product, own, isUnfolded, at], () => ({
          id,
          product,
          combination: null,
          line: at + 1,
          cells: own,
          judged: compareRow(product, own, isUnfolded),
          closed: closedFields(product, isUnfolded),
          isUnfolded,
          shared: nothingTyped,
        }));
        if (!isUnfolded) return [line];
        const isSent = product.variant_data.some(({ amount }) => amount < 0) && isTouched(product, isUnfolded, typed);
        return [line, ...toCombinations(product).map((combination) => toCombinationLine(combination, isSent))];

        function toCombinationLine(combination: NonNullable<ProductLine['combination']>, isSent: boolean): TableLine {
          const rowId = toRowId(product.id, combination.key);
          const cells = typed[rowId] ?? nothingTyped;
          return keep(rowId, [product, cells, own.price, own.cost, isSent], () => ({
            id: rowId,
            product,
            combination,
            line: null,
            cells,
            judged: judgeCombination(product, combination, cells, isSent),
            closed: { keys: closedCombinationFields(product), covered: noFields, lock: null },
            isUnfolded: false,
            shared: own,
          }));
        }
      }),
    [products, unfolded, typed, keep],
  );
}

const noParts = (): readonly unknown[] => [];

export function useTableRows(lines: readonly TableLine[]): readonly GridRow<ProductKey>[] {
  const language = useLanguage();
  return useProductRows(lines, noParts, (row, { product, combination, isUnfolded, shared }) => {
    if (!combination) return { ...row, startsGroup: isUnfolded };
    const { price, cost } = { ...toHeldCells({ product, combination: null }), ...shared };
    return {
      ...row,
      head: <CombinationHead name={inLanguage(language, 'name', combination)} />,
      cells: {
        ...row.cells,
        code: null,
        ...(product.all_price && { price: price ?? null }),
        ...(product.all_cost && { cost: cost ?? null }),
      },
    };
  });
}

function CombinationHead({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.combination} title={name}>
      <IsolatedText>{name}</IsolatedText>
    </span>
  );
}

/** Returns the products' current categories and flags, for the filters and for "Set for all". */
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
          const name = (first && inLanguage(language, 'name', first.category)) || t('products.filters.noCategory');
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
