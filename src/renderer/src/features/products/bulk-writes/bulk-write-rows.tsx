import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { ListTabs } from '@renderer/ui/list/list-tabs';
import { Pager } from '@renderer/ui/list/pager';
import type { Column } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { TextLink } from '@renderer/ui/text/text-link';
import type { BulkWrite, BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import { inLanguage } from '@shared/domain/language';
import { pageSize, toPageCount, toPageRows } from '@shared/domain/server/paging';
import { isSettled } from '@shared/domain/write-results';
import { type ReactElement, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from './bulk-write-path';
import { type Result, ResultBadge, toResult } from './result-badge';
import { useChangeWords } from './use-change-words';

const useStyles = makeStyles({
  card: { ...flexColumn, overflow: 'hidden', flexGrow: 1, minHeight: '320px' },
  product: { ...flexRow, columnGap: '12px', minWidth: 0 },
  action: { minWidth: 0, whiteSpace: 'nowrap', color: tokens.colorBrandForegroundLink },
});

interface BulkWriteRowsProps {
  write: BulkWrite;
  onOverwrite(row: BulkWriteRow): void;
  onLook(row: BulkWriteRow): void;
}

/** Each product with what became of it, and one way on where there is something to be done. */
export function BulkWriteRows({ write, onOverwrite, onLook }: BulkWriteRowsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const toWords = useChangeWords();
  const [chosenTab, setTab] = useState<'open' | 'settled' | null>(null);
  const [chosenPage, setPage] = useState<number | null>(null);
  const { rows, outcomes, run } = write;
  const isRunning = run?.isRunning === true;
  const current = (isRunning && run.current[0]) || null;
  const open = useMemo(() => rows.filter(({ id }) => !isSettled(outcomes[id]?.state)), [rows, outcomes]);
  const settled = useMemo(() => rows.filter(({ id }) => isSettled(outcomes[id]?.state)), [rows, outcomes]);
  const tab = chosenTab ?? (open.length > 0 ? 'open' : 'settled');
  const shown = isRunning ? rows : tab === 'open' ? open : settled;
  const pages = toPageCount(shown.length);
  const at = current === null ? 0 : shown.findIndex(({ id }) => id === current);
  // The page goes along with what is written, until a person turns it.
  const page = Math.min(chosenPage ?? Math.floor(Math.max(at, 0) / pageSize) + 1, Math.max(pages, 1));
  const resultOf = ({ id }: BulkWriteRow): Result => (id === current ? 'now' : toResult(outcomes[id]));
  const nameOf = (row: BulkWriteRow): string => inLanguage(language, 'name', row) || row.code;

  const columns: Column<BulkWriteRow>[] = [
    {
      key: 'product',
      width: 'rest',
      minWidth: 170,
      header: () => t('products.columns.product'),
      cell: (row) => (
        <span className={styles.product}>
          <Thumb url={row.picture} />
          <TwoLines second={<IsolatedText isLatin>{row.code}</IsolatedText>}>
            <TextLink to={productPath(row.id)}>
              <IsolatedText>{nameOf(row)}</IsolatedText>
            </TextLink>
          </TwoLines>
        </span>
      ),
    },
    {
      key: 'result',
      width: 204,
      narrowWidth: 192,
      header: () => t('writing.result'),
      cell: (row) => <ResultBadge result={resultOf(row)} />,
    },
    {
      key: 'words',
      width: 'rest',
      minWidth: 150,
      wrap: true,
      header: () => t(isRunning || tab === 'settled' ? 'writing.whatHappened' : 'writing.why'),
      cell: (row) => <IsolatedValues>{toWords(row, resultOf(row), outcomes[row.id])}</IsolatedValues>,
    },
    {
      key: 'action',
      width: 184,
      narrowWidth: 132,
      align: 'end',
      header: () => t('common.actions'),
      cell: (row) => (isRunning ? null : <RowAction row={row} />),
    },
  ];

  function RowAction({ row }: { row: BulkWriteRow }): ReactElement | null {
    const result = resultOf(row);
    const actions = {
      changedBySomeone: { text: t('writing.overwrite'), run: () => onOverwrite(row) },
      unknown: { text: t('writing.lookNow'), run: () => onLook(row) },
      refused: { text: t('writing.openProduct'), run: () => void navigate(productPath(row.id)) },
      blocked: { text: t('writing.openProduct'), run: () => void navigate(productPath(row.id)) },
      notSent: { text: t('writing.openProduct'), run: () => void navigate(productPath(row.id)) },
    };
    if (!(result in actions)) return null;
    const { text, run } = actions[result as keyof typeof actions];
    return (
      <Button
        appearance="transparent"
        className={styles.action}
        aria-label={t('writing.actionOf', { action: text, name: nameOf(row) })}
        onClick={run}
      >
        {text}
      </Button>
    );
  }

  return (
    <Card className={styles.card}>
      {!isRunning && (
        <ListTabs
          tabs={[
            { key: 'open', label: () => t('writing.tabs.open', { total: open.length }) },
            { key: 'settled', label: () => t('writing.tabs.settled', { total: settled.length }) },
          ]}
          tab={tab}
          onTab={(key) => {
            setTab(key as 'open' | 'settled');
            setPage(1);
          }}
        />
      )}
      <DataTable
        label={t('navigation.productWriting')}
        columns={columns}
        rows={toPageRows(shown, page)}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        isTall
      />
      {shown.length > 0 && (
        <Pager
          page={page}
          pageCount={pages}
          totalItems={shown.length}
          rangeText={(values) => t('writing.range', { ...values, count: values.total })}
          onPage={setPage}
          onStep={(step) => setPage(Math.min(Math.max(page + step, 1), pages))}
        />
      )}
    </Card>
  );
}
