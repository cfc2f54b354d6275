import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { RowId } from '@renderer/ui/table/column';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { BulkLeaveButton } from './bulk-leave-button';
import { BulkReport, reportWidthPx } from './bulk-report';
import { BulkStartButton } from './bulk-start-button';
import { toLeftRows, useBulkWrite } from './use-bulk-write';
import type { BulkProgress, BulkWrite } from './write-each';

const useStyles = makeStyles({
  content: stack.gap12,
  progress: stack.gap8,
});

export interface BulkDialogProps<Row> {
  title: string;
  /** Shown before the user confirms; without it, the run starts at once. */
  question?: ReactNode;
  /** Label of the button; it names the action. */
  confirmLabel: string;
  isDanger: boolean;
  success: string;
  rows: readonly Row[];
  write: BulkWrite<Row>;
  rowName(row: Row): string;
  onWritten(rows: readonly Row[]): void;
  onClose(): void;
}

/** Requires confirmation if needed, shows the progress, and then the remaining rows. It closes automatically if there are none. */
export function BulkDialog<Row extends { id: RowId }>(props: BulkDialogProps<Row>): ReactElement {
  const { title, question, confirmLabel, success, rows, write, onWritten, onClose } = props;
  const styles = useStyles();
  const t = useTexts();
  const run = useBulkWrite<Row>({ title: confirmLabel, success, onWritten, onDone: onClose });
  const asksFirst = question !== undefined;
  // Once confirmed, the heading is no longer a question.
  const heading = run.progress || run.rest ? confirmLabel : title;
  const begin = (): void => void run.start(write, run.rest ? toLeftRows(run.rest) : rows);
  const first = useRef(asksFirst ? null : begin);
  useEffect(() => first.current?.(), []);
  return (
    <Modal
      isQuestion
      title={heading}
      {...(run.rest && { maxWidthPx: reportWidthPx })}
      contentClass={styles.content}
      onClose={() => !run.progress && onClose()}
      actions={
        <>
          <BulkLeaveButton run={run} onClose={onClose} />
          <BulkStartButton run={run} label={run.rest ? t('bulk.tryAgain') : confirmLabel} isDanger={props.isDanger} onStart={begin} />
        </>
      }
    >
      {run.progress ? <Progress {...run.progress} label={heading} /> : !run.rest && question}
      {run.rest && <BulkReport outcome={run.rest} rowName={props.rowName} />}
    </Modal>
  );
}

function Progress({ done, total, label }: BulkProgress & { label: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.progress}>
      <span role="status">{t('bulk.progress', { done, total })}</span>
      <ProgressBar value={done} max={total} thickness="large" aria-label={label} />
    </div>
  );
}
