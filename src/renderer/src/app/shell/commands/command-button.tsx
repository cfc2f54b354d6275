import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { isMac } from '@renderer/runtime/is-mac';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { shellPanels } from '../shell-panels-store';

const useStyles = makeStyles({
  box: {
    ...flexRow,
    gap: '10px',
    inlineSize: '380px',
    maxInlineSize: '100%',
    blockSize: '32px',
    paddingInline: '10px 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { borderBottomColor: tokens.colorNeutralStroke1Hover, color: tokens.colorNeutralForeground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 999.98px)': { display: 'none' },
  },
  words: { flexGrow: 1, textAlign: 'start', ...truncatedText, lineHeight: '26px' },
  keys: {
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...smallQuietWords,
    fontFamily: 'inherit',
    lineHeight: '18px',
  },
  small: { display: 'none', '@media (max-width: 999.98px)': { display: 'inline-flex' } },
});

/** Looks like a search field, opens the command box. */
export function CommandButton(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const open = (): void => shellPanels.open('command');
  return (
    <search>
      <button type="button" className={styles.box} onClick={open} aria-keyshortcuts="Control+K">
        <Search20Regular aria-hidden="true" />
        <span className={styles.words}>{t('shell.command.open')}</span>
        <kbd className={styles.keys} dir="ltr">
          {isMac() ? '\u2318 K' : 'Ctrl K'}
        </kbd>
      </button>
      <Button appearance="subtle" className={styles.small} icon={<Search20Regular />} aria-label={t('shell.command.open')} onClick={open} />
    </search>
  );
}
