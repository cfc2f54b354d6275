import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { shortcutsEn } from '@shared/i18n/messages/shortcuts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type ShortcutKey = Exclude<keyof typeof shortcutsEn, 'title'>;

const onMac = navigator.userAgent.includes('Mac OS');
const command = onMac ? '\u2318' : 'Ctrl';

/** Named by place on the keyboard, so that they are the same on an Arabic layout. */
const shortcuts: readonly { key: ShortcutKey; keys: readonly string[] }[] = [
  { key: 'search', keys: [command, 'K'] },
  { key: 'find', keys: [command, 'F'] },
  { key: 'refresh', keys: [command, 'R'] },
  { key: 'save', keys: [command, 'S'] },
  { key: 'print', keys: [command, 'P'] },
  { key: 'printQueue', keys: [command, 'Shift', 'P'] },
  { key: 'nextRecord', keys: [command, 'PgDn'] },
  { key: 'previousRecord', keys: [command, 'PgUp'] },
  { key: 'doneNext', keys: ['F9'] },
  { key: 'chooseStatus', keys: ['1', '\u2026', '5'] },
  { key: 'back', keys: onMac ? [command, '['] : ['Alt', '\u2190'] },
  { key: 'forward', keys: onMac ? [command, ']'] : ['Alt', '\u2192'] },
  { key: 'rows', keys: ['\u2191', '\u2193'] },
  { key: 'toRows', keys: ['\u2193'] },
  { key: 'open', keys: ['Enter'] },
  { key: 'select', keys: ['Space'] },
  { key: 'selectPage', keys: [command, 'A'] },
  { key: 'cell', keys: ['F2'] },
  { key: 'fillDown', keys: [command, 'D'] },
  { key: 'undo', keys: [command, 'Z'] },
  { key: 'nextError', keys: ['F8'] },
  { key: 'leaveOut', keys: [command, '\u2212'] },
  { key: 'nextControl', keys: ['Tab'] },
  { key: 'notices', keys: ['F6'] },
  { key: 'close', keys: ['Esc'] },
  { key: 'help', keys: ['F1'] },
];

const useStyles = makeStyles({
  // So many of them would scroll in one column.
  list: { columns: '2 300px', columnGap: '40px', margin: 0 },
  pair: { ...flexRow, justifyContent: 'space-between', gap: '16px', paddingBlock: '6px', breakInside: 'avoid' },
  keys: { display: 'flex', gap: '4px', margin: 0 },
  key: {
    minInlineSize: '24px',
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    textAlign: 'center',
  },
});

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Modal
      title={t('shortcuts.title')}
      onClose={onClose}
      maxWidthPx={760}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <dl className={styles.list}>
        {shortcuts.map(({ key, keys }) => (
          <div key={key} className={styles.pair}>
            <dt>{t(`shortcuts.${key}`)}</dt>
            <dd className={styles.keys} dir="ltr">
              {keys.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
