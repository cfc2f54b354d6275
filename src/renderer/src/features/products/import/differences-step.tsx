import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SearchField } from '@renderer/ui/controls/search-field';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { Grid } from '@renderer/ui/grid/grid';
import { type CellValue, cellProblem } from '@renderer/ui/grid/model/cell';
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
import { type FieldValues, toFieldValues } from '@shared/products/product-changes';
import { type ReactElement, useMemo, useState } from 'react';
import { productPath } from '../bulk-writes/bulk-write-path';
import { ProductHead } from '../table/product-head';
import { toClosedText } from '../table/table-rows';
import { flagFields, toCell } from '../table/table-rules';
import type { LostLine } from './find-products';
import { type ColumnTarget, kindOf, toFields } from './import-columns';
import { type ImportRow, type ImportStatus, mayBeTaken } from './import-rows';

type DifferenceKey = WrittenField | 'taken' | 'code' | 'note';

/** Rows that are drawn at once (docs/adr/0024). */
const mostShown = 300;
const gridHeight = 'max(240px, 100vh - 400px)';

const useStyles = makeStyles({
  root: stack.gap12,
  card: { ...flexColumn, padding: '0 16px', overflow: 'hidden' },
  search: { width: '240px', maxWidth: '100%' },
  lost: { marginInline: '-16px' },
  grid: { paddingBlockStart: '12px' },
});

export interface DifferencesStepProps {
  rows: readonly ImportRow[];
  lost: readonly LostLine[];
  targets: readonly ColumnTarget[];
  isTaken(row: ImportRow): boolean;
  onChange(patches: readonly CellPatch<WrittenField>[]): void;
  onTaken(ids: readonly string[], isTaken: boolean): void;
  onMatch(line: number, product: Product): void;
  onOpen(path: string): void;
}

/** Old and new of every line, in the grid of the app: edited in place, ticked, and nothing is written yet. */
export function DifferencesStep(props: DifferencesStepProps): ReactElement {
  const { rows, lost, isTaken } = props;
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const [tab, setTab] = useState<ImportStatus | 'all' | 'lost'>('all');
  const [search, setSearch] = useState('');
  const counts = useMemo(() => Map.groupBy(rows, ({ status }) => status), [rows]);
  const countOf = (status: ImportStatus): number => counts.get(status)?.length ?? 0;
  const found = useMemo(() => {
    const own = tab === 'all' ? rows : rows.filter(({ status }) => status === tab);
    if (search === '') return own;
    return own.filter(({ product: { code, name_en, name_ar } }) => [code, name_en, name_ar].some((text) => includesText(text, search)));
  }, [rows, tab, search]);
  const shown = found.slice(0, mostShown);
  const columns = useDifferenceColumns(props.targets);
  const gridRows = useDifferenceRows(shown, props, isTaken);

  function change(patches: readonly CellPatch<DifferenceKey>[]): void {
    const ticks = patches.filter(({ key }) => key === 'taken');
    for (const value of [1, 0]) {
      const ids = ticks.filter((tick) => (tick.value === 1) === (value === 1)).map(({ id }) => id);
      if (ids.length > 0) props.onTaken(ids, value === 1);
    }
    const typed = patches.filter(({ key }) => (writtenFields as readonly string[]).includes(key));
    if (typed.length > 0) props.onChange(typed as CellPatch<WrittenField>[]);
  }

  const statuses = (['change', 'error', 'check', 'same', 'closed', 'locked'] as const).filter((status) => countOf(status) > 0);
  return (
    <div className={styles.root}>
      {found.length > shown.length && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('productImport.firstOnly', { shown: mostShown })}</MessageBarBody>
        </MessageBar>
      )}
      <Card className={styles.card}>
        <ListTabs
          tabs={[
            { key: 'all', label: () => t('productImport.tabs.all', { total: rows.length }) },
            ...statuses.map((status) => ({ key: status, label: () => t(`productImport.tabs.${status}`, { total: countOf(status) }) })),
            ...(lost.length > 0 ? [{ key: 'lost', label: () => t('productImport.tabs.lost', { total: lost.length }) }] : []),
          ]}
          tab={tab}
          onTab={(key) => setTab(key as ImportStatus | 'all' | 'lost')}
        />
        {tab === 'lost' ? (
          <div className={styles.lost}>
            <LostLines lost={lost.slice(0, mostShown)} onMatch={props.onMatch} />
          </div>
        ) : (
          <div className={styles.grid}>
            <Grid<DifferenceKey>
              label={t('productImport.steps.differences')}
              headName={t('products.columns.product')}
              columns={columns}
              rows={gridRows}
              onChange={change}
              headWidthPx={200}
              pinsHeads
              tellsPaste
              showsKeys
              maxHeight={gridHeight}
              bleedPx={16}
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

  function LostLines({ lost: lines, onMatch }: Pick<DifferencesStepProps, 'lost' | 'onMatch'>): ReactElement {
    const lostColumns: Column<LostLine>[] = [
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
        columns={lostColumns}
        rows={lines}
        rowId={({ line }) => line}
        rowLabel={({ code, name, line }) => code || name || String(line)}
      />
    );
  }
}

function useDifferenceColumns(targets: readonly ColumnTarget[]): readonly GridColumn<DifferenceKey>[] {
  const t = useTexts();
  const { currency } = useFormat();
  return useMemo(() => {
    const fields = toFields(targets);
    const has = (field: WrittenField): boolean => fields.has(field);
    return [
      { key: 'taken', name: t('productImport.taken'), kind: 'flag', widthPx: 64 },
      { key: 'code', name: t('products.columns.code'), kind: 'text', lockedText: t('productTable.codeLocked') },
      ...(['price', 'offerPrice', 'cost'] as const)
        .filter(has)
        .map((key): GridColumn<DifferenceKey> => ({ key, name: t(`writing.fields.${key}`), kind: 'money', unit: currency, widthPx: 164 })),
      ...(has('amount') ? [{ key: 'amount', name: t('writing.fields.amount'), kind: 'integer', widthPx: 124 } as const] : []),
      ...flagFields.filter(has).map((key): GridColumn<DifferenceKey> => ({ key, name: t(`products.flags.${key}`), kind: 'flag' })),
      { key: 'note', name: t('productImport.note'), kind: 'text', lockedText: t('productImport.note'), widthPx: 230 },
    ];
  }, [targets, t, currency]);
}

function useDifferenceRows(
  rows: readonly ImportRow[],
  { onOpen }: Pick<DifferencesStepProps, 'onOpen'>,
  isTaken: (row: ImportRow) => boolean,
): readonly GridRow<DifferenceKey>[] {
  const t = useTexts();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes all of them anew.
  const known = useMemo(() => new Map<string, { row: ImportRow; taken: boolean; made: GridRow<DifferenceKey> }>(), [t, language]);
  return rows.map((row) => {
    const taken = isTaken(row);
    const before = known.get(row.id);
    if (before?.row === row && before.taken === taken) return before.made;
    const made = toRow(row, taken);
    known.set(row.id, { row, taken, made });
    return made;
  });

  function toRow(row: ImportRow, taken: boolean): GridRow<DifferenceKey> {
    const { product, combination, cells, judged, jumps, line, isClosed } = row;
    const { id, code } = product;
    const own = inLanguage(language, 'name', product) || code;
    const name = combination ? t('productTable.combinationOf', { combination: inLanguage(language, 'name', combination), name: own }) : own;
    const values: Partial<FieldValues> = combination ? combination.values : toFieldValues(product);
    const old = Object.fromEntries(writtenFields.map((field) => [field, toCell(values[field] ?? null)])) as Record<WrittenField, CellValue>;
    const isLocked = !combination && (isClosed || row.status === 'closed' || row.status === 'locked');
    const closed = new Set<DifferenceKey>([...(mayBeTaken(row) ? [] : (['taken'] as const)), ...row.closed.keys]);
    return {
      id: row.id,
      name,
      number: line,
      head: <ProductHead name={name} picture={product.product_images[0]?.url || null} />,
      cells: { ...old, ...cells, taken: mayBeTaken(row) ? Number(taken) : null, code, note: noteOf(row) } as Record<
        DifferenceKey,
        CellValue
      >,
      before: Object.fromEntries(
        [...judged.changed].filter((field) => !(flagFields as readonly string[]).includes(field)).map((field) => [field, old[field]]),
      ) as never,
      changed: judged.changed,
      doubtful: new Set(jumps),
      problems: judged.problems as Partial<Record<DifferenceKey, string>>,
      closed: {
        keys: closed,
        covered: new Set<DifferenceKey>(isLocked ? ['price', 'offerPrice', 'cost', 'amount'] : []),
        text: toClosedText(row.closed, t),
        action: { text: t('productTable.open'), label: t('productTable.openOf', { name }), run: () => onOpen(productPath(id)) },
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
