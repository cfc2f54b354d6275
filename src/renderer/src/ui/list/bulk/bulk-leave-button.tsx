import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import type { BulkRun } from './use-bulk-write';

interface BulkLeaveButtonProps<Row> {
  run: BulkRun<Row>;
  onClose(): void;
}

/** *Cancel*, *Stop* while rows are written, or *Close* for the report. It is one button, so that it keeps the focus. */
export function BulkLeaveButton<Row>({ run, onClose }: BulkLeaveButtonProps<Row>): ReactElement {
  const t = useTexts();
  const { progress, isStopping, rest } = run;
  // A single running call can't be stopped.
  const isHeld = progress !== null && (isStopping || progress.total === 1);
  return (
    <Button disabledFocusable={isHeld} onClick={progress ? run.stop : onClose}>
      {progress && progress.total > 1 ? t(isStopping ? 'bulk.stopping' : 'bulk.stop') : t(rest ? 'common.close' : 'common.cancel')}
    </Button>
  );
}
