import { makeStyles } from '@fluentui/react-components';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import type { Managed } from '@renderer/runtime/calls/managed';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useEffect } from 'react';
import { UpdateActions, UpdateStateTexts } from './update-state';
import { checkNow, useRestart, useUpdates } from './use-updates';

const useStyles = makeStyles({
  content: stack.gap12,
  text: { margin: 0 },
});

/** Covers every screen if IT no longer allows this version; only an update removes it. */
export function MinimumVersionSheet({ minimum, managed }: { minimum: string; managed: Managed }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const view = useUpdates();
  const restart = useRestart();
  useEffect(checkNow, []);
  return (
    <Modal
      isQuestion
      title={t('policy.minimumVersion.title')}
      onClose={stays}
      contentClass={styles.content}
      actions={<UpdateActions view={view} restart={restart} />}
    >
      <p className={styles.text}>{t('policy.minimumVersion.text', { minimum, version: readAppVersion() })}</p>
      <p className={styles.text}>{t('policy.minimumVersion.goesOn')}</p>
      <div role="status">{view && <UpdateStateTexts view={view} restart={restart} />}</div>
      <ManagedNote managed={managed} />
    </Modal>
  );
}

function stays(): void {
  // Escape doesn't close it.
}
