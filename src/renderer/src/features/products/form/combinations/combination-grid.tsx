import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Swatch } from '@renderer/ui/badges/swatch';
import { FacetFilters } from '@renderer/ui/grid/facet-filters';
import { Grid } from '@renderer/ui/grid/grid';
import type { CellPatch, GridColumn, GridFacet, GridRow } from '@renderer/ui/grid/model/grid-types';
import type { FacetFilter } from '@renderer/ui/grid/use-facet-filter';
import { type CombinationKey, toValueKey } from '@shared/products/combinations';
import { type ReactElement, useMemo } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';
import type { CardActions } from './combination-card';
import { CombinationName } from './combination-name';
import { PicturesStrip } from './pictures-strip';
import type { CombinationRow } from './use-combination-rows';
import type { SharedValues } from './use-shared-values';

type NumberKey = 'amount' | 'price' | 'cost';

/** Padding of a form's section in pixels; the grid's rows reach its edges. */
const sectionPadding = 20;

interface CombinationGridProps {
  rows: readonly CombinationRow[];
  shared: SharedValues;
  variants: ProductVariants;
  filter: FacetFilter;
  isReadOnly: boolean;
  /** The combination with open pictures. */
  open: CombinationKey | null;
  /** A save was tried, so empty cells are errors. */
  showsMissing: boolean;
  onChange: (patches: readonly CellPatch<NumberKey>[]) => void;
  actions: Pick<CardActions, 'setLeftOut' | 'openPictures'>;
}

/** All combinations as a grid. */
export function CombinationGrid(props: CombinationGridProps): ReactElement {
  const { rows, shared, variants, filter, isReadOnly, open, showsMissing, onChange, actions } = props;
  const t = useTexts();
  const gridRows = useGridRows(rows, shared, variants, { isReadOnly, showsMissing, open });
  return (
    <Grid<NumberKey>
      label={t('productForm.combinations')}
      headName={t('productForm.combination')}
      columns={useColumns(shared)}
      rows={gridRows}
      onChange={onChange}
      isReadOnly={isReadOnly}
      showsRequired={showsMissing}
      facets={filter.facets}
      shown={filter.shown}
      onShowAll={filter.clear}
      toolbar={useMemo(() => <FacetFilters filter={filter} />, [filter])}
      bleedPx={sectionPadding}
      totalsNote={(counted, total) => t('productForm.counted', { counted, total })}
      onLeaveOut={(id) => actions.setLeftOut(id, true)}
      onBringBack={(id) => actions.setLeftOut(id, false)}
      {...(!shared.all_image && {
        rowEnd: {
          heading: t('productForm.images'),
          widthPx: 108,
          label: ({ name }) => t('productForm.picturesOf', { name }),
          open: actions.openPictures,
        },
      })}
    />
  );
}

function useColumns({ all_price, all_cost }: SharedValues): readonly GridColumn<NumberKey>[] {
  const t = useTexts();
  const { currency } = useFormat();
  return useMemo(
    () => [
      { key: 'amount', name: t('productForm.amount'), kind: 'integer', isRequired: true, total: 'sum' },
      {
        key: 'price',
        name: t('productForm.priceOf'),
        kind: 'money',
        unit: currency,
        isRequired: true,
        total: 'range',
        ...(all_price && { lockedText: t('productForm.locked.price') }),
      },
      {
        key: 'cost',
        name: t('productForm.cost'),
        kind: 'money',
        unit: currency,
        isRequired: true,
        ...(all_cost && { lockedText: t('productForm.locked.cost') }),
      },
    ],
    [t, currency, all_price, all_cost],
  );
}

/** Returns rows that stay the same objects while they don't change, so that a key renders one row and not hundreds. */
function useGridRows(
  rows: readonly CombinationRow[],
  { all_image, all_price, all_cost, price, cost }: SharedValues,
  variants: ProductVariants,
  { isReadOnly, showsMissing, open }: Pick<CombinationGridProps, 'isReadOnly' | 'showsMissing' | 'open'>,
): readonly GridRow<NumberKey>[] {
  const t = useTexts();
  const heads = useMemo(() => {
    const made = new Map<CombinationKey, ReactElement>();
    return (key: CombinationKey): ReactElement => {
      const head = made.get(key) ?? <CombinationName combination={key} variants={variants} isInRow />;
      made.set(key, head);
      return head;
    };
  }, [variants]);
  const common = [all_image, all_price, all_cost, all_price ? price : null, all_cost ? cost : null, isReadOnly, showsMissing].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what rows have in common makes all of them anew.
  const made = useMemo(() => new WeakMap<CombinationRow, GridRow<NumberKey>>(), [common, heads, t]);
  return useMemo(
    () =>
      rows.map((row) => {
        const { entry, name, startsGroup } = row;
        const isOpen = entry.key === open;
        const known = made.get(row);
        if (known && !isOpen) return known;
        const isMissing = showsMissing && !entry.isLeftOut && entry.images.length === 0;
        const gridRow: GridRow<NumberKey> = {
          id: entry.key,
          name,
          head: isOpen ? <CombinationName combination={entry.key} variants={variants} isInRow isOpen /> : heads(entry.key),
          startsGroup,
          cells: { amount: entry.amount, price: all_price ? price : entry.price, cost: all_cost ? cost : entry.cost },
          ...(entry.isLeftOut && { leftOut: t('productForm.leftOut') }),
          ...(!all_image && {
            end: <PicturesStrip urls={entry.images} isReadOnly={isReadOnly} isMissing={isMissing} max={2} isSmall />,
          }),
        };
        if (!isOpen) made.set(row, gridRow);
        return gridRow;
      }),
    [rows, made, heads, variants, open, t, all_image, all_price, all_cost, price, cost, isReadOnly, showsMissing],
  );
}

/**
 * Returns the values by which combinations are filtered and set; a variant with one value is left out, because it distinguishes nothing.
 */
export function useFacets(rows: readonly CombinationRow[], variants: ProductVariants): readonly GridFacet[] {
  const t = useTexts();
  const keys = rows.map(({ entry }) => entry.key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only which combinations there are counts.
  return useMemo(() => {
    const rowsOf = new Map<string, Set<CombinationKey>>();
    for (const { entry } of rows) {
      for (const value of variants.valuesOf(entry.key)) {
        const key = toValueKey(value);
        rowsOf.set(key, (rowsOf.get(key) ?? new Set()).add(entry.key));
      }
    }
    return variants.variants
      .map(
        ({ id, name, values }): GridFacet => ({
          key: String(id),
          name,
          allText: t('productForm.all', { name }),
          values: values.flatMap((value) => {
            const ids = rowsOf.get(toValueKey(value));
            if (!ids) return [];
            const { text, color } = variants.nameOf(value);
            return {
              key: String(value.variant_value_id),
              name: text,
              setText: t('productForm.setAll', { name: text }),
              rows: ids,
              ...(color !== null && { mark: <Swatch color={color} /> }),
            };
          }),
        }),
      )
      .filter(({ values }) => values.length > 1);
  }, [keys, variants, t]);
}
