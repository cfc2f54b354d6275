import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import type { BulkRun } from './use-bulk-write';

interface BulkLeaveButtonProps<Row> {
  run: BulkRun<Row>;
  onClose(): void;
}

/** *Cancel*, *Stop* while rows are written, *Close* over the report: one button, so that the focus stays on it. */
export function BulkLeaveButton<Row>({ run, onClose }: BulkLeaveButtonProps<Row>): ReactElement {
  const t = useTexts();
  const { progress, isStopping, rest } = run;
  // A single call that is on its way cannot be stopped.
  const isHeld = progress !== null && (isStopping || progress.total === 1);
  return (
    <Button disabledFocusable={isHeld} onClick={progress ? run.stop : onClose}>
      {progress && progress.total > 1 ? t(isStopping ? 'bulk.stopping' : 'bulk.stop') : t(rest ? 'common.close' : 'common.cancel')}
    </Button>
  );
}
