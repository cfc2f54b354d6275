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
  /** What is to be asked about the rows that were held. */
  held?: ReactNode;
}

/** Which rows were refused, why, and how many were not sent. */
export function BulkReport<Row extends { id: RowId }>({ outcome, rowName, held: question }: BulkReportProps<Row>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { accepted, already, refused, held, unsent } = outcome;
  const left = refused.length + held.length + unsent.length;
  const total = accepted.length + already.length + left;
  return (
    <MessageBar intent={refused.length > 0 ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{total === 1 ? t('bulk.onlyLeft') : t('bulk.left', { count: left, total })}</MessageBarTitle>
        {refused.length > 0 && (
          <ul className={styles.list} {...(refused.length > 4 && { tabIndex: 0, 'aria-label': t('bulk.refused') })}>
            {refused.map(({ row, failure }) => (
              <li key={row.id}>
                <bdi>{rowName(row)}</bdi>: <bdi>{toFailureText(failure, t)}</bdi>
              </li>
            ))}
          </ul>
        )}
        {held.length > 0 && question}
        {unsent.length > 0 && <span className={styles.line}>{t('bulk.unsent', { count: unsent.length })}</span>}
      </MessageBarBody>
    </MessageBar>
  );
}
