import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useListReturn } from '@renderer/ui/list/state/use-list-return';
import type { ListWalk } from '@renderer/ui/list/walk/use-list-walk';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ root: { marginBlockEnd: '12px' } });

interface WalkEndProps {
  walk: Pick<ListWalk<unknown>, 'at' | 'total'>;
  /** Route of the list. */
  path: string;
}

/** The last order is done: shows how far the list went, and the way back to it. */
export function WalkEnd({ walk: { at, total }, path }: WalkEndProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const goBack = useListReturn(path);
  return (
    <div className={styles.root}>
      <MessageBar intent="success" politeness="polite">
        <MessageBarBody>
          <MessageBarTitle>
            <IsolatedValues>{t('orders.doneNext.ended', { at, total })}</IsolatedValues>
          </MessageBarTitle>
          {t('orders.doneNext.spent')}
        </MessageBarBody>
        <MessageBarActions>
          <Button onClick={goBack}>{t('orders.doneNext.back')}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
