import { makeStyles, Spinner } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ root: { display: 'flex', justifyContent: 'center', paddingBlock: '32px' } });

/** Shown while data loads in a screen without its own skeleton (checklist LAY-13). */
export function Loader({ label }: { label?: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.root}>
      <Spinner size="small" label={label ?? t('common.loading')} />
    </div>
  );
}
