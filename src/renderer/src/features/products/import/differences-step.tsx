import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchField } from '@renderer/ui/controls/search-field';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { cellProblem } from '@renderer/ui/grid/model/cell';
import type { CellPatch, GridColumn, GridRow } from '@renderer/ui/grid/model/grid-types';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { ListTabs } from '@renderer/ui/list/list-tabs';
import type { Column } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage } from '@shared/domain/language';
import { type WrittenField, writtenFields } from '@shared/domain/product-writes';
import { includesText } from '@shared/domain/text-search';
import { type ReactElement, useMemo, useState } from 'react';
import { ProductGrid, type ProductKey, toClosedText, useProductColumns, useProductRows } from '../grid/product-grid';
import { toHeldCells } from '../grid/product-lines';
import { isFlag } from '../grid/product-rules';
import type { LostLine } from './find-products';
import { type ColumnTarget, kindOf, toFields } from './import-columns';
import { type ImportRow, type ImportStatus, isSelectable } from './import-rows';
import type { FileRows } from './use-opened-file';

type DifferenceKey = ProductKey | 'taken' | 'note';

/** Maximum number of rows that are rendered at once (docs/adr/0024). */
const mostShown = 300;
const gridHeight = 'max(240px, 100vh - 400px)';

const useStyles = makeStyles({
  root: stack.gap12,
  card: { ...flexColumn, padding: '0 16px', overflow: 'hidden' },
  search: { width: '240px', maxWidth: '100%' },
  lost: { marginInline: '-16px' },
  grid: { paddingBlockStart: '12px' },
});

interface DifferencesStepProps {
  file: FileRows;
  targets: readonly ColumnTarget[];
}

type Tab = ImportStatus | 'all' | 'lost';

/** Old and new values of every line, in the grid: the user edits and selects them before anything is written. */
export function DifferencesStep({ file, targets }: DifferencesStepProps): ReactElement {
  const { rows, lost } = file;
  const styles = useStyles();
  const t = useTexts();
  const [tab, setTab] = useState<Tab>('all');
  const [search, setSearch] = useState('');
  const found = useMemo(() => findRows(rows, tab, search), [rows, tab, search]);
  const shown = found.slice(0, mostShown);
  return (
    <div className={styles.root}>
      {found.length > shown.length && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('productImport.firstOnly', { shown: mostShown })}</MessageBarBody>
        </MessageBar>
      )}
      <Card className={styles.card}>
        <StatusTabs file={file} tab={tab} onTab={setTab} />
        {tab === 'lost' ? (
          <div className={styles.lost}>
            <LostLines lost={lost.slice(0, mostShown)} onMatch={file.match} />
          </div>
        ) : (
          <div className={styles.grid}>
            <DifferenceGrid
              file={file}
              rows={shown}
              targets={targets}
              toolbar={
                <SearchField
                  className={styles.search}
                  label={t('productImport.search')}
                  placeholder={t('productImport.search')}
                  value={search}
                  onSearch={setSearch}
                />
              }
            />
          </div>
        )}
      </Card>
    </div>
  );
}

function findRows(rows: readonly ImportRow[], tab: Tab, search: string): readonly ImportRow[] {
  const own = tab === 'all' ? rows : rows.filter(({ status }) => status === tab);
  if (search === '') return own;
  return own.filter(({ product: { code, name_en, name_ar } }) => [code, name_en, name_ar].some((text) => includesText(text, search)));
}

interface StatusTabsProps {
  file: FileRows;
  tab: Tab;
  onTab(tab: Tab): void;
}

function StatusTabs({ file: { rows, lost }, tab, onTab }: StatusTabsProps): ReactElement {
  const t = useTexts();
  const counts = useMemo(() => Map.groupBy(rows, ({ status }) => status), [rows]);
  const countOf = (status: ImportStatus): number => counts.get(status)?.length ?? 0;
  const statuses = (['change', 'error', 'check', 'same', 'closed', 'locked'] as const).filter((status) => countOf(status) > 0);
  const tabs = [
    { key: 'all', label: () => t('productImport.tabs.all', { total: rows.length }) },
    ...statuses.map((status) => ({ key: status, label: () => t(`productImport.tabs.${status}`, { total: countOf(status) }) })),
    ...(lost.length > 0 ? [{ key: 'lost', label: () => t('productImport.tabs.lost', { total: lost.length }) }] : []),
  ];
  return <ListTabs tabs={tabs} tab={tab} onTab={(key) => onTab(key as Tab)} />;
}

interface DifferenceGridProps extends DifferencesStepProps {
  rows: readonly ImportRow[];
  toolbar: ReactElement;
}

function DifferenceGrid({ file, rows, targets, toolbar }: DifferenceGridProps): ReactElement {
  const t = useTexts();
  const columns = useDifferenceColumns(targets);
  const gridRows = useDifferenceRows(rows, file.isTaken);

  function change(patches: readonly CellPatch<DifferenceKey>[]): void {
    const ticks = patches.filter(({ key }) => key === 'taken');
    for (const value of [1, 0]) {
      const ids = ticks.filter((tick) => (tick.value === 1) === (value === 1)).map(({ id }) => id);
      if (ids.length > 0) file.take(ids, value === 1);
    }
    const typed = patches.filter(({ key }) => (writtenFields as readonly string[]).includes(key));
    if (typed.length > 0) file.change(typed as CellPatch<WrittenField>[]);
  }

  return (
    <ProductGrid<DifferenceKey>
      label={t('productImport.steps.differences')}
      columns={columns}
      rows={gridRows}
      onChange={change}
      headWidthPx={200}
      maxHeight={gridHeight}
      toolbar={toolbar}
    />
  );
}

interface LostLinesProps {
  lost: readonly LostLine[];
  onMatch(line: number, product: Product): void;
}

/** Lines for which no product was found, with the product that may be meant. */
function LostLines({ lost, onMatch }: LostLinesProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const columns: Column<LostLine>[] = [
    { key: 'line', width: 90, header: () => t('productImport.line'), cell: ({ line }) => <bdi>{format.number(line)}</bdi> },
    {
      key: 'code',
      width: 140,
      header: () => t('products.columns.code'),
      cell: ({ code }) => <IsolatedText isLatin>{code}</IsolatedText>,
    },
    { key: 'name', width: 'rest', header: () => t('products.columns.product'), cell: ({ name }) => <IsolatedText>{name}</IsolatedText> },
    {
      key: 'note',
      width: 'rest',
      minWidth: 260,
      wrap: true,
      header: () => t('productImport.note'),
      cell: ({ line, why, near }) =>
        near ? (
          <span>
            <IsolatedValues>{t('productImport.like', { code: near.code, name: inLanguage(language, 'name', near) })}</IsolatedValues>{' '}
            <Button size="small" onClick={() => onMatch(line, near)}>
              {t('productImport.isIt')}
            </Button>
          </span>
        ) : (
          t(`productImport.notes.${why}`)
        ),
    },
  ];
  return (
    <DataTable
      label={t('productImport.steps.differences')}
      columns={columns}
      rows={lost}
      rowId={({ line }) => line}
      rowLabel={({ code, name, line }) => code || name || String(line)}
    />
  );
}

const widthsPx = { code: 108, price: 164, offerPrice: 164, cost: 164, amount: 124, flag: 84 };

function useDifferenceColumns(targets: readonly ColumnTarget[]): readonly GridColumn<DifferenceKey>[] {
  const t = useTexts();
  const fields = useMemo(() => toFields(targets), [targets]);
  const columns = useProductColumns({ fields, widthsPx });
  return useMemo(
    () => [
      { key: 'taken', name: t('productImport.taken'), kind: 'flag', widthPx: 64 },
      ...columns,
      { key: 'note', name: t('productImport.note'), kind: 'text', lockedText: t('productImport.note'), widthPx: 230 },
    ],
    [columns, t],
  );
}

function useDifferenceRows(rows: readonly ImportRow[], isTaken: (row: ImportRow) => boolean): readonly GridRow<DifferenceKey>[] {
  const t = useTexts();
  const language = useLanguage();
  return useProductRows(rows, (row) => [isTaken(row)], toDifferenceRow);

  function toDifferenceRow(made: GridRow<ProductKey>, row: ImportRow): GridRow<DifferenceKey> {
    const { combination, judged, status } = row;
    const held = toHeldCells(row);
    const isLocked = !combination && (row.isClosed || status === 'closed' || status === 'locked');
    const compared = [...judged.changed].filter((field) => !isFlag(field));
    return {
      ...made,
      cells: { ...made.cells, taken: isSelectable(row) ? Number(isTaken(row)) : null, note: noteOf(row) },
      before: Object.fromEntries(compared.map((field) => [field, held[field] ?? null])) as GridRow<DifferenceKey>['before'] & object,
      doubtful: new Set(row.jumps),
      closed: {
        ...made.closed,
        text: toClosedText(row.closed, t),
        keys: new Set<DifferenceKey>([...(isSelectable(row) ? [] : (['taken'] as const)), ...row.closed.keys]),
        covered: new Set<DifferenceKey>(isLocked ? ['price', 'offerPrice', 'cost', 'amount'] : []),
      },
    };
  }

  function noteOf({ status, jumps, judged, cells, product, combination, isClosed, closed, conflict }: ImportRow): string {
    if (status === 'locked') return toClosedText(closed, t);
    if (status === 'error') {
      const refused = [...judged.changed].find((field) => typeof cells[field] === 'string');
      const [field, message] = refused
        ? [refused, cellProblem(cells[refused] ?? null, { kind: kindOf(refused as ColumnTarget) ?? 'money' })]
        : (Object.entries(judged.problems)[0] ?? [null, null]);
      if (!field || !message) return '';
      return t('productImport.notes.problem', {
        field: t(`writing.fields.${field as WrittenField}`),
        problem: toFieldMessage({ type: 'custom', message }, t),
      });
    }
    if (conflict && judged.changed.size > 0) {
      const names = { name: inLanguage(language, 'name', product), other: inLanguage(language, 'name', conflict) };
      return t('productImport.notes.conflict', names);
    }
    if (jumps.length > 0) return t('productImport.notes.jump');
    if (combination && isClosed) return t('productImport.notes.ofProduct');
    if (judged.changed.has('offerPrice') && !cells.offerPrice && product.offerPrice !== null) return t('productImport.notes.offerEnds');
    return '';
  }
}
