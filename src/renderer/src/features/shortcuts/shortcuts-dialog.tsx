import { Button, makeStyles } from '@fluentui/react-components';
import { capsOf, type ShortcutName, shortcuts } from '@guide/shortcuts';
import { isMac } from '@renderer/runtime/is-mac';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  // In one column, the list would need a scroll bar.
  list: { columns: '2 300px', columnGap: '40px', margin: 0 },
  pair: { ...flexRow, justifyContent: 'space-between', gap: '16px', paddingBlock: '6px', breakInside: 'avoid' },
  keys: { margin: 0 },
});

const names = Object.keys(shortcuts) as ShortcutName[];

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Modal
      title={t('shortcuts.title')}
      onClose={onClose}
      maxWidthPx={760}
      guide="keyboard"
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name} className={styles.pair}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd className={styles.keys}>
              <KeyCaps caps={capsOf(shortcuts[name], isMac())} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
