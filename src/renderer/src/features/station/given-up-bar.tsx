import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { StationView } from '@shared/contract/station';
import type { ReactElement } from 'react';
import { useStationActions } from './use-station-actions';
import { useStationWords } from './use-station-words';

const maxNumbers = 6;

/** Changes of status that were given up: they stand here until somebody says that they have seen them. */
export function GivenUpBar({ givenUp }: Pick<StationView, 'givenUp'>): ReactElement | null {
  const { t, list, order } = useStationWords();
  const { noteGivenUp } = useStationActions();
  if (givenUp.length === 0) return null;
  const numbers = givenUp.slice(0, maxNumbers).map((one) => order(one.order));
  const orders = list([...numbers, ...(givenUp.length > maxNumbers ? [t('station.here.more')] : [])]);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('station.givenUp.text', { count: givenUp.length, orders })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => noteGivenUp(givenUp.map((one) => one.order))}>{t('station.givenUp.seen')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
