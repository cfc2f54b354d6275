import { Button, makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import { useDangerButton } from '@renderer/ui/controls/danger-button';
import { unbrokenText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import type { BulkRun } from './use-bulk-write';

const useStyles = makeStyles({ root: unbrokenText });

interface BulkStartButtonProps<Row> {
  run: Pick<BulkRun<Row>, 'progress'>;
  label: string;
  isDanger: boolean;
  onStart(): void;
}

/** Begins a bulk write, and says that it is busy while one goes on: one button, so that the focus stays on it. */
export function BulkStartButton<Row>({ run: { progress }, label, isDanger, onStart }: BulkStartButtonProps<Row>): ReactElement {
  const styles = useStyles();
  const danger = useDangerButton();
  return (
    <Button
      className={mergeClasses(styles.root, isDanger && danger)}
      appearance="primary"
      aria-busy={progress !== null}
      {...(progress && { icon: <Spinner size="tiny" aria-hidden /> })}
      // The second half of a double press was not meant for what stands there by then.
      onClick={({ detail }) => !progress && detail < 2 && onStart()}
    >
      {label}
    </Button>
  );
}
