import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { DraftOffer } from '@renderer/ui/form/drafts/draft-offer';
import { saveAsTyped } from '@renderer/ui/form/record/record-form';
import { FacetFilters } from '@renderer/ui/grid/facet-filters';
import { toErrors } from '@renderer/ui/grid/model/grid-totals';
import type { GridHandle } from '@renderer/ui/grid/model/grid-types';
import { useFacetFilter } from '@renderer/ui/grid/use-facet-filter';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { Translate } from '@shared/i18n/translate';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritePath, bulkWritesPath } from '../bulk-writes/bulk-write-path';
import { startProductWrites } from '../bulk-writes/start-product-writes';
import { ProductGrid, ProductGridForm, type ProductKey, ReadingRows } from '../grid/product-grid';
import { flagFields, maxTableRows } from '../grid/product-rules';
import { tableChoice } from './table-choice';
import { useTableColumns, useTableFacets, useTableRows } from './table-rows';
import { type TableValues, useTableValues } from './use-table-values';

/** The window's height without header, toolbar, foot, save bar, and status line. */
const gridHeight = 'max(240px, 100vh - 292px)';

const useStyles = makeStyles({
  root: { ...stack.gap16, '@media (max-width: 999.98px)': { gap: '12px' } },
  card: { ...flexColumn, padding: '16px 16px 0' },
  kbd: { whiteSpace: 'nowrap' },
});

/** `/masterHN/products/table`: prices, stock, categories, and flags of many products, edited as in a spreadsheet (docs/adr/0110). */
export function ProductTableScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const values = useTableValues();
  const [question, setQuestion] = useState<FullListQuery | null>(null);
  const [left, setLeft] = useState(0);
  const { show, products } = values;

  // The choice is used once; a second visit by Back finds the draft, or an empty table.
  useEffect(() => {
    const choice = tableChoice.take();
    if (choice?.kind === 'view') setQuestion(choice.question);
    if (choice?.kind === 'rows') {
      show(choice.rows.slice(0, maxTableRows));
      setLeft(Math.max(0, choice.rows.length - maxTableRows));
    }
  }, [show]);

  return (
    <div className={styles.root}>
      <PageHeader count={products?.length ?? null} />
      <DraftOffer handle={{ ...values, isAllowed: true, restoreOffer: values.restoreOffer }} />
      {left > 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('productTable.first', { shown: maxTableRows, count: left })}</MessageBarBody>
        </MessageBar>
      )}
      {products ? (
        <ProductTable values={values} products={products} />
      ) : question ? (
        <ReadingRows
          question={question}
          label={t('lists.whole.reading')}
          waitsForList
          onRows={(rows) => {
            show(rows.slice(0, maxTableRows));
            setLeft(Math.max(0, rows.length - maxTableRows));
          }}
        />
      ) : (
        <Card>
          <EmptyState
            title={t('productTable.emptyTitle')}
            text={t('productTable.emptyText')}
            action={
              <>
                <Button appearance="primary" onClick={() => void navigate('/masterHN/products')}>
                  {t('productTable.toProducts')}
                </Button>
                <Button onClick={() => void navigate(bulkWritesPath)}>{t('productTable.earlier')}</Button>
              </>
            }
          />
        </Card>
      )}
    </div>
  );
}

function ProductTable({ values, products }: { values: TableValues; products: readonly Product[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const grid = useRef<GridHandle<ProductKey>>(null);
  const { formId, lines, changed, unfolded } = values;
  const columns = useTableColumns(products);
  const rows = useTableRows(lines);
  const filter = useFacetFilter(useTableFacets(products, unfolded));
  const errors = useMemo(() => toErrors(rows, columns, false), [rows, columns]);
  const count = new Set(changed.map(({ product }) => product)).size;
  const { write, isSaving } = useTableWrite(values);
  const save = async (): Promise<void> => (errors.length > 0 ? grid.current?.focusNextError() : write());
  useCommand('save', () => saveAsTyped(save), count > 0);

  return (
    <ProductGridForm
      formId={formId}
      onSubmit={save}
      bar={
        count === 0
          ? null
          : {
              words: { strong: t('productTable.unsaved', { count }), quiet: toCellText(changed, t) },
              action: t('productTable.save', { count }),
              isSaving,
              errors: { count: errors.length, onShow: () => grid.current?.focusNextError() },
              onDiscard: values.discard,
            }
      }
    >
      <Card className={styles.card}>
        <ProductGrid<ProductKey>
          ref={grid}
          label={t('navigation.productTable')}
          columns={columns}
          rows={rows}
          onChange={values.change}
          isReadOnly={isSaving}
          facets={filter.facets}
          shown={filter.shown}
          onShowAll={filter.clear}
          toolbar={useMemo(() => <FacetFilters filter={filter} />, [filter])}
          headWidthPx={220}
          maxHeight={gridHeight}
        />
      </Card>
    </ProductGridForm>
  );
}

/** Starts writing the table's changes in the background. */
function useTableWrite({ formId, toRows, discard }: TableValues): { write(): Promise<void>; isSaving: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async write() {
      const plan = toRows();
      if (plan.length === 0 || isSaving) return;
      setSaving(true);
      const isBegun = await startProductWrites(client, { kind: 'table', source: null, rows: plan }, (id) => {
        // The plan is stored on disk by now, so the table has no unsaved work left.
        unsavedWork.remove(formId);
        discard();
        void navigate(bulkWritePath(id));
      });
      if (!isBegun) setSaving(false);
    },
  };
}

/** Returns `17 cells: 8 prices, 2 offer prices, 7 others`. */
function toCellText(changed: TableValues['changed'], t: Translate): string {
  const fields = changed.flatMap(({ judged }) => [...judged.changed]);
  const countOf = (...wanted: readonly string[]): number => fields.filter((field) => wanted.includes(field)).length;
  const named = (['price', 'offerPrice', 'cost', 'amount', 'category_id'] as const).map((field) => ({ field, count: countOf(field) }));
  const flags = countOf(...flagFields);
  const parts = [
    ...named.filter(({ count }) => count > 0).map(({ field, count }) => t(`productTable.counts.${field}`, { count })),
    ...(flags > 0 ? [t('productTable.counts.flags', { count: flags })] : []),
  ];
  return t('productTable.cells', { count: fields.length, parts: parts.join(t('forms.separator')) });
}
