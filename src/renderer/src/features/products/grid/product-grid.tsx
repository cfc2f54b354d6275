import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ActionBar, type ActionBarProps } from '@renderer/ui/form/save-bar';
import { InSaveBarSlot } from '@renderer/ui/form/save-bar-slot';
import { Grid } from '@renderer/ui/grid/grid';
import type { GridProps } from '@renderer/ui/grid/grid-props';
import type { CellChoice, CellValue } from '@renderer/ui/grid/model/cell';
import type { GridColumn, GridRow } from '@renderer/ui/grid/model/grid-types';
import { Card } from '@renderer/ui/layout/card';
import { flexGrow, flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { useReadingText } from '@renderer/ui/list/full/reading-text';
import { useFullListView } from '@renderer/ui/list/full/use-full-list';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { inLanguage, type Language } from '@shared/domain/language';
import { type WrittenField, writtenFields } from '@shared/domain/product-writes';
import type { Translate } from '@shared/i18n/translate';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../bulk-writes/bulk-write-path';
import { type ProductLine, toHeldCells, useKeep } from './product-lines';
import { type ClosedFields, flagFields } from './product-rules';

export type ProductKey = WrittenField | 'code';

const useStyles = makeStyles({
  head: { ...flexRow, columnGap: '8px', minWidth: 0, height: '27px' },
  name: { ...flexGrow, ...truncatedText },
  reading: { ...stack.gap16, padding: '24px' },
});

const nameOf = (product: Pick<Product, 'name_en' | 'name_ar' | 'code'>, language: Language): string =>
  inLanguage(language, 'name', product) || product.code;

interface ColumnChoice {
  fields?: ReadonlySet<WrittenField>;
  categories?: readonly CellChoice[];
  widthsPx: Record<'code' | 'price' | 'offerPrice' | 'cost' | 'amount' | 'flag', number>;
  /** Shown in place of a missing amount. */
  emptyText?: string;
}

const allFields: ReadonlySet<WrittenField> = new Set(writtenFields);

/** Returns the columns of the code and the editable fields; the category if its choices are passed. */
export function useProductColumns({
  fields = allFields,
  categories,
  widthsPx,
  emptyText,
}: ColumnChoice): readonly GridColumn<ProductKey>[] {
  const t = useTexts();
  const { currency } = useFormat();
  return useMemo(() => {
    const columns: GridColumn<ProductKey>[] = [
      { key: 'code', name: t('products.columns.code'), kind: 'text', lockedText: t('productTable.codeLocked'), widthPx: widthsPx.code },
      ...(categories
        ? [{ key: 'category_id', name: t('products.columns.category'), kind: 'choice', choices: categories, widthPx: 128 } as const]
        : []),
      ...(['price', 'offerPrice', 'cost'] as const).map(
        (key): GridColumn<ProductKey> => ({
          key,
          name: t(`writing.fields.${key}`),
          kind: 'money',
          unit: currency,
          widthPx: widthsPx[key],
          ...(emptyText !== undefined && { emptyText }),
        }),
      ),
      { key: 'amount', name: t('writing.fields.amount'), kind: 'integer', widthPx: widthsPx.amount },
      ...flagFields.map((key): GridColumn<ProductKey> => ({ key, name: t(`products.flags.${key}`), kind: 'flag', widthPx: widthsPx.flag })),
    ];
    return columns.filter(({ key }) => key === 'code' || fields.has(key));
  }, [t, currency, fields, categories, widthsPx, emptyText]);
}

/** Returns the rows of the grid. `parts`: what else `finish` uses to make a row. */
export function useProductRows<Line extends ProductLine, Key extends string = ProductKey>(
  lines: readonly Line[],
  parts: (line: Line) => readonly unknown[],
  finish: (row: GridRow<ProductKey>, line: Line) => GridRow<Key>,
): readonly GridRow<Key>[] {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const keep = useKeep<GridRow<Key>>();
  return lines.map((line) =>
    keep(line.id, [line, ...parts(line)], () => finish(toRow(line, { t, language, open: (to) => void navigate(to) }), line)),
  );
}

interface RowTools {
  t: Translate;
  language: Language;
  open(to: string): void;
}

function toRow(line: ProductLine, { t, language, open }: RowTools): GridRow<ProductKey> {
  const { id, product, combination, cells, judged, closed } = line;
  const own = nameOf(product, language);
  const name = combination ? t('productTable.combinationOf', { combination: inLanguage(language, 'name', combination), name: own }) : own;
  return {
    id,
    name,
    number: line.line,
    head: <ProductHead name={name} picture={product.product_images[0]?.url || null} />,
    cells: { ...noCells, ...toHeldCells(line), ...cells, code: product.code } as Record<ProductKey, CellValue>,
    changed: judged.changed,
    problems: judged.problems,
    closed: {
      keys: closed.keys,
      covered: closed.covered,
      text: toClosedText(closed, t),
      action: { text: t('productTable.open'), label: t('productTable.openOf', { name }), run: () => open(productPath(product.id)) },
    },
  };
}

const noCells = Object.fromEntries(writtenFields.map((field) => [field, null]));

/** Returns why cells of a row are read-only. */
export function toClosedText({ lock }: ClosedFields, t: Translate): string {
  return lock === null ? t('productTable.inCombinations') : t('productTable.locked', { reason: t(`writing.reasons.${lock}`) });
}

/** A product at the start of a row of the grid. */
function ProductHead({ name, picture }: { name: string; picture: string | null }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.head}>
      <Thumb url={picture} size={20} />
      <span className={styles.name} title={name}>
        <IsolatedText>{name}</IsolatedText>
      </span>
    </span>
  );
}

/** Rows that are products, edited as in a spreadsheet. */
export function ProductGrid<Key extends string>(props: Omit<GridProps<Key>, 'headName'>): ReactElement {
  const t = useTexts();
  return <Grid<Key> headName={t('products.columns.product')} bleedPx={16} pinsHeads tellsPaste showsKeys {...props} />;
}

interface ProductGridFormProps {
  formId: string;
  className?: string;
  /** Null while there is nothing to do. */
  bar: Omit<ActionBarProps, 'formId'> | null;
  onSubmit(): Promise<void>;
  children: ReactNode;
}

/** The form around a grid, with its action in the save bar's place. */
export function ProductGridForm({ formId, className, bar, onSubmit, children }: ProductGridFormProps): ReactElement {
  return (
    <form
      id={formId}
      tabIndex={-1}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      {bar && (
        <InSaveBarSlot formId={formId}>
          <ActionBar formId={formId} {...bar} />
        </InSaveBarSlot>
      )}
    </form>
  );
}

interface ReadingRowsProps {
  question: FullListQuery;
  label: string;
  words?: string;
  /** Loads the rows only after the full list was loaded. */
  waitsForList?: boolean;
  onRows(rows: readonly Product[]): void;
}

/**
 * Shows the progress of loading a list, and passes its current rows on. It never uses a cached or partial list, because the rows are
 * compared with new values.
 */
export function ReadingRows({ question, label, words, waitsForList = false, onRows }: ReadingRowsProps): ReactElement {
  const styles = useStyles();
  const toText = useReadingText();
  const { data } = useFullListView(question);
  const isReady = !waitsForList || (data !== undefined && data.of !== null);
  const latest = useRef(onRows);
  latest.current = onRows;
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    request('fullLists.rows', { ...question, isRenewed: true }).then(
      ({ rows }) => isCurrent && latest.current(rows as unknown as Product[]),
      (error: unknown) => notify.failure(toFailureError(error).failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, question]);
  return (
    <Card className={styles.reading}>
      <ProgressBar aria-label={label} />
      <span role="status">
        {words && `${words} `}
        <IsolatedValues>{toText(data?.reading ?? { kind: 'none' })}</IsolatedValues>
      </span>
    </Card>
  );
}
