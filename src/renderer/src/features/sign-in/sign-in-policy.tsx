import { makeStyles } from '@fluentui/react-components';
import { PolicyBar } from '@renderer/parts/frame/policy-bar';
import { useManaged, usePolicy } from '@renderer/runtime/state/managed';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '8px' } });

/** What IT has decided about signing in here, and whether its policy can be read. */
export function SignInPolicy(): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const entries = usePolicy()?.entries;
  const remembering = useManaged('rememberSignIn');
  const locking = useManaged('idleLockMinutes');
  const minutes = entries?.idleLockMinutes?.value ?? 0;
  return (
    <div className={styles.root}>
      <PolicyBar />
      {remembering && entries?.rememberSignIn?.value === false && <ManagedNote managed={remembering} text={t('policy.signInNotKept')} />}
      {locking && minutes > 0 && <ManagedNote managed={locking} text={t('policy.idleLock', { count: minutes })} />}
    </div>
  );
}
