import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar } from '@fluentui/react-components';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { DraftOffer } from '@renderer/ui/form/drafts/draft-offer';
import { saveAsTyped } from '@renderer/ui/form/record/record-form';
import { SaveBar } from '@renderer/ui/form/save-bar';
import { InSaveBarSlot } from '@renderer/ui/form/save-bar-slot';
import { FacetFilters } from '@renderer/ui/grid/facet-filters';
import { Grid } from '@renderer/ui/grid/grid';
import { toErrors } from '@renderer/ui/grid/model/grid-totals';
import type { GridHandle } from '@renderer/ui/grid/model/grid-types';
import { useFacetFilter } from '@renderer/ui/grid/use-facet-filter';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { useReadingText } from '@renderer/ui/list/whole/reading-text';
import { unasked, useWholeView } from '@renderer/ui/list/whole/use-whole';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { Product } from '@shared/contract/catalogue/products';
import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritePath, bulkWritesPath } from '../bulk-writes/bulk-write-path';
import { startProductWrites } from '../bulk-writes/start-product-writes';
import { tableChoice } from './table-choice';
import { type TableKey, useTableColumns, useTableFacets, useTableRows } from './table-rows';
import { flagFields, mostTableRows } from './table-rules';
import { type TableValues, useTableValues } from './use-table-values';

/** Of the header, toolbar, foot, save bar and status line around the rows. */
const gridHeight = 'max(240px, 100vh - 292px)';

const useStyles = makeStyles({
  root: { ...stack.gap16, '@media (max-width: 999.98px)': { gap: '12px' } },
  card: { ...flexColumn, padding: '16px 16px 0' },
  reading: { ...stack.gap16, padding: '24px' },
  kbd: { whiteSpace: 'nowrap' },
});

/** `/masterHN/products/table`: prices, pieces, category and flags of many products, typed as in a spreadsheet (docs/adr/0110). */
export function ProductTableScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const values = useTableValues();
  const [question, setQuestion] = useState<WholeQuestion | null>(null);
  const [left, setLeft] = useState(0);
  const { show, products } = values;

  // Handed over once: a second visit by Back finds the draft, or nothing.
  useEffect(() => {
    const choice = tableChoice.take();
    if (choice?.kind === 'view') setQuestion(choice.question);
    if (choice?.kind === 'rows') {
      show(choice.rows.slice(0, mostTableRows));
      setLeft(Math.max(0, choice.rows.length - mostTableRows));
    }
  }, [show]);

  return (
    <div className={styles.root}>
      <PageHeader count={products?.length ?? null} />
      <DraftOffer handle={{ ...values, isAllowed: true, restoreOffer: values.restoreOffer }} />
      {left > 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('productTable.first', { shown: mostTableRows, count: left })}</MessageBarBody>
        </MessageBar>
      )}
      {products ? (
        <ProductTable values={values} products={products} />
      ) : question ? (
        <ReadingView
          question={question}
          onRows={(rows) => {
            show(rows.slice(0, mostTableRows));
            setLeft(Math.max(0, rows.length - mostTableRows));
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

/** Until the list was read whole: nothing half-read becomes a table. */
function ReadingView({ question, onRows }: { question: WholeQuestion; onRows(rows: readonly Product[]): void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const toText = useReadingText();
  const { data } = useWholeView(question ?? unasked);
  const isWhole = data !== undefined && data.of !== null;
  const latest = useRef(onRows);
  latest.current = onRows;
  useEffect(() => {
    if (!isWhole) return;
    let isCurrent = true;
    request('wholeLists.rows', { ...question, isRenewed: true }).then(
      ({ rows }) => isCurrent && latest.current(rows as unknown as Product[]),
      (error: unknown) => notify.failure(toFailureError(error).failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWhole, question]);
  return (
    <Card className={styles.reading}>
      <ProgressBar aria-label={t('lists.whole.reading')} />
      <span role="status">
        <IsolatedValues>{toText(data?.reading ?? { kind: 'none' })}</IsolatedValues>
      </span>
    </Card>
  );
}

function ProductTable({ values, products }: { values: TableValues; products: readonly Product[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const grid = useRef<GridHandle<TableKey>>(null);
  const [isSaving, setSaving] = useState(false);
  const { formId, typed, changed, unfolded } = values;
  const columns = useTableColumns(products);
  const rows = useTableRows(products, unfolded, typed);
  const filter = useFacetFilter(useTableFacets(products, unfolded));
  const errors = useMemo(() => toErrors(rows, columns, false), [rows, columns]);
  const hasChanges = changed.length > 0;

  async function save(): Promise<void> {
    if (errors.length > 0) return grid.current?.focusNextError();
    const plan = values.toRows();
    if (plan.length === 0 || isSaving) return;
    setSaving(true);
    const isBegun = await startProductWrites(client, { kind: 'table', source: null, rows: plan }, (id) => {
      // What is to be written lies on the disk now.
      unsavedWork.remove(formId);
      values.discard();
      void navigate(bulkWritePath(id));
    });
    if (!isBegun) setSaving(false);
  }
  const submit = async (): Promise<void> => void (await save());
  useCommand('save', () => saveAsTyped(submit), hasChanges);

  return (
    <form
      id={formId}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Card className={styles.card}>
        <Grid<TableKey>
          ref={grid}
          label={t('navigation.productTable')}
          headName={t('products.columns.product')}
          columns={columns}
          rows={rows}
          onChange={values.change}
          isReadOnly={isSaving}
          facets={filter.facets}
          shown={filter.shown}
          onShowAll={filter.clear}
          toolbar={useMemo(() => <FacetFilters filter={filter} />, [filter])}
          bleedPx={16}
          headWidthPx={220}
          pinsHeads
          tellsPaste
          showsKeys
          maxHeight={gridHeight}
        />
      </Card>
      {hasChanges && (
        <InSaveBarSlot formId={formId}>
          <SaveBar
            formId={formId}
            changed={[]}
            words={{ strong: t('productTable.unsaved', { count: changed.length }), quiet: toCellWords() }}
            errorCount={errors.length}
            phase={isSaving ? 'saving' : 'idle'}
            uploadsRunning={0}
            width={4000}
            lastStep={null}
            isHeld={false}
            saveLabel={t('productTable.save', { count: changed.length })}
            onAnswer={() => undefined}
            onDiscard={values.discard}
            onShowErrors={() => grid.current?.focusNextError()}
          />
        </InSaveBarSlot>
      )}
    </form>
  );

  /** `17 cells: 8 prices, 2 offer prices, 7 others` */
  function toCellWords(): string {
    const fields = changed.flatMap(({ own, combinations }) => [own, ...combinations.values()].flatMap((judged) => [...judged.changed]));
    const countOf = (...wanted: readonly string[]): number => fields.filter((field) => wanted.includes(field)).length;
    const named = (['price', 'offerPrice', 'cost', 'amount', 'category_id'] as const).map((field) => ({ field, count: countOf(field) }));
    const flags = countOf(...flagFields);
    const parts = [
      ...named.filter(({ count }) => count > 0).map(({ field, count }) => t(`productTable.counts.${field}`, { count })),
      ...(flags > 0 ? [t('productTable.counts.flags', { count: flags })] : []),
    ];
    return t('productTable.cells', { count: fields.length, parts: parts.join(t('forms.separator')) });
  }
}
