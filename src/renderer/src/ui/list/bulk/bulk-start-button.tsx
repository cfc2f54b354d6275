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

/** Starts a bulk write, and is busy while one runs. It is one button, so that it keeps the focus. */
export function BulkStartButton<Row>({ run: { progress }, label, isDanger, onStart }: BulkStartButtonProps<Row>): ReactElement {
  const styles = useStyles();
  const danger = useDangerButton();
  return (
    <Button
      className={mergeClasses(styles.root, isDanger && danger)}
      appearance="primary"
      aria-busy={progress !== null}
      {...(progress && { icon: <Spinner size="tiny" aria-hidden /> })}
      // Ignores the second click of a double-click, which was meant for the previous button.
      onClick={({ detail }) => !progress && detail < 2 && onStart()}
    >
      {label}
    </Button>
  );
}
