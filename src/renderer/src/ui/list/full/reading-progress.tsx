import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { request } from '@renderer/runtime/calls/bridge';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { FullListQuery, FullListReading } from '@shared/contract/desktop/full-lists';
import type { ReactElement } from 'react';
import { useReadingText } from './reading-text';

const useStyles = makeStyles({ root: stack.gap4, button: { alignSelf: 'start' } });

interface ReadingProgressProps {
  question: FullListQuery;
  reading: FullListReading;
}

/** Shown in a dialog that waits for the full list: the progress, and a button to resume after a stop. */
export function ReadingProgress({ question, reading }: ReadingProgressProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const toText = useReadingText();
  const isOver = reading.kind === 'stopped' || reading.kind === 'failed';
  const readOn = (): void => {
    const { list, startDate, endDate, isDeleted } = question;
    void request('fullLists.read', { list, startDate, endDate, isDeleted, isAnew: false }).catch(() => undefined);
  };
  return (
    <div className={styles.root}>
      {!isOver && <ProgressBar aria-label={t('lists.whole.reading')} />}
      <span role="status">
        <IsolatedValues>{toText(reading)}</IsolatedValues>
      </span>
      {isOver && (
        <Button size="small" className={styles.button} onClick={readOn}>
          <IsolatedValues>{reading.read === 0 ? t('lists.whole.readAll') : t('lists.whole.readOn', { read: reading.read })}</IsolatedValues>
        </Button>
      )}
    </div>
  );
}
