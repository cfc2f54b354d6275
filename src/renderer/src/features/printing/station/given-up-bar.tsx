import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { keepsSize } from '@renderer/ui/layout/layout-styles';
import type { StationView } from '@shared/contract/printing/station';
import type { ReactElement } from 'react';
import { useStationActions } from './use-station-actions';
import { useStationWords } from './use-station-words';

const maxNumbers = 6;

const useStyles = makeStyles({
  // Its words and its button stay whole where the board is higher than the window.
  root: keepsSize,
});

/** Changes of status that were given up: they stand here until somebody says that they have seen them. */
export function GivenUpBar({ givenUp }: Pick<StationView, 'givenUp'>): ReactElement | null {
  const { t, list, order } = useStationWords();
  const { noteGivenUp } = useStationActions();
  const styles = useStyles();
  if (givenUp.length === 0) return null;
  const numbers = givenUp.slice(0, maxNumbers).map((one) => order(one.order));
  const orders = list([...numbers, ...(givenUp.length > maxNumbers ? [t('station.here.more')] : [])]);
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.root}>
      <MessageBarBody>{t('station.givenUp.text', { count: givenUp.length, orders })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => noteGivenUp(givenUp.map((one) => one.order))}>{t('station.givenUp.seen')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
