import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { RowId } from '@renderer/ui/table/column';
import type { ReactElement, ReactNode } from 'react';
import type { BulkOutcome } from './write-each';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px', maxHeight: '168px', overflowY: 'auto', overflowWrap: 'anywhere' },
  /** Room between the sentences of the bar. */
  line: { display: 'block' },
});

interface BulkReportProps<Row> {
  outcome: BulkOutcome<Row>;
  /** Names a row of the report, in the direction that it has. */
  rowName(row: Row): string;
  /** The question about rows that someone else has changed. */
  changedBySomeone?: ReactNode;
}

/** Which rows failed, why, and how many were not sent. */
export function BulkReport<Row extends { id: RowId }>({
  outcome,
  rowName,
  changedBySomeone: question,
}: BulkReportProps<Row>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { written, unchanged, failed, changedBySomeone, notSent } = outcome;
  const left = failed.length + changedBySomeone.length + notSent.length;
  const total = written.length + unchanged.length + left;
  return (
    <MessageBar intent={failed.length > 0 ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{total === 1 ? t('bulk.onlyLeft') : t('bulk.left', { count: left, total })}</MessageBarTitle>
        {failed.length > 0 && (
          <ul className={styles.list} {...(failed.length > 4 && { tabIndex: 0, 'aria-label': t('bulk.refused') })}>
            {failed.map(({ row, failure }) => (
              <li key={row.id}>
                <bdi>{rowName(row)}</bdi>: <bdi>{toFailureText(failure, t)}</bdi>
              </li>
            ))}
          </ul>
        )}
        {changedBySomeone.length > 0 && question}
        {notSent.length > 0 && <span className={styles.line}>{t('bulk.unsent', { count: notSent.length })}</span>}
      </MessageBarBody>
    </MessageBar>
  );
}
