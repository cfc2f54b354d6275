import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { RowId } from '@renderer/ui/table/column';
import type { WriteResult } from '@shared/domain/write-results';
import type { ReactElement, ReactNode } from 'react';
import { ResultTable } from './result-table';
import type { BulkOutcome } from './write-each';

/** Width of a dialog with a report, in pixels. */
export const reportWidthPx = 640;

const useStyles = makeStyles({
  root: stack.gap12,
  /** Each sentence of the bar is on its own line. */
  line: { display: 'block' },
  table: {
    maxBlockSize: 'min(46vh, 400px)',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
  },
});

interface BulkReportProps<Row> {
  outcome: BulkOutcome<Row>;
  /** Heads the column of names. */
  nameHeader?: string;
  rowName(row: Row): string;
  /** The question about rows that someone else has changed, and how each has changed. */
  changedBySomeone?: { question: ReactNode; why(row: Row): string };
}

interface Left<Row> {
  id: RowId;
  row: Row;
  result: WriteResult;
  why: string;
}

/** Which rows are left, and why: those that failed, those that someone else has changed, and those that were not sent. */
export function BulkReport<Row extends { id: RowId }>(props: BulkReportProps<Row>): ReactElement {
  const { outcome, nameHeader, rowName, changedBySomeone: changed } = props;
  const styles = useStyles();
  const t = useTexts();
  const { written, unchanged, failed, changedBySomeone, notSent } = outcome;
  const toLeft =
    (result: WriteResult, why?: (row: Row) => string) =>
    (row: Row): Left<Row> => ({ id: `left-${row.id}`, row, result, why: why?.(row) ?? '' });
  const left = [
    ...failed.map(({ row, result, failure }) => toLeft(result, () => toFailureText(failure, t))(row)),
    ...changedBySomeone.map(toLeft('changedBySomeone', changed?.why)),
    ...notSent.map(toLeft('notSent')),
  ];
  const total = written.length + unchanged.length + left.length;
  return (
    <div className={styles.root}>
      <MessageBar intent={failed.length > 0 ? 'error' : 'warning'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{total === 1 ? t('bulk.onlyLeft') : t('bulk.left', { count: left.length, total })}</MessageBarTitle>
          {changedBySomeone.length > 0 && changed?.question}
          {notSent.length > 0 && <span className={styles.line}>{t('bulk.unsent', { count: notSent.length })}</span>}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.table}>
        <ResultTable
          label={t('bulk.leftRows')}
          rows={left}
          record={{ minWidth: 90, header: () => nameHeader ?? t('bulk.name'), cell: ({ row }) => <bdi>{rowName(row)}</bdi> }}
          rowName={({ row }) => rowName(row)}
          resultOf={({ result }) => result}
          whyHeader={t('writing.why')}
          why={({ why }) => why}
        />
      </div>
    </div>
  );
}
