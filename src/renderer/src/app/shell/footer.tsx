import { makeStyles, tokens } from '@fluentui/react-components';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConnectionState } from '@renderer/shared-components/frame/connection-state';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { about } from '../about/about-store';
import { Later } from '../first-screen';

const PrintQueueStatus = lazyComponent(() => import('@renderer/features/printing/shell/print-queue-status'), 'PrintQueueStatus');

const useStyles = makeStyles({
  root: {
    userSelect: 'none',
    ...flexRow,
    justifyContent: 'space-between',
    gap: '16px',
    minBlockSize: '28px',
    flexShrink: 0,
    paddingInline: '24px 16px',
    isolation: 'isolate',
    ...hairline.blockStart,
    ...smallQuietWords,
    lineHeight: '20px',
    '@media (max-width: 999.98px)': { paddingInline: '12px' },
  },
  version: {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  end: { ...flexRow, gap: '16px', flexShrink: 0 },
});

/** Shows connection, print queue, and version. */
export function Footer(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const version = readAppVersion();
  return (
    <footer className={styles.root}>
      <ConnectionState />
      <div className={styles.end}>
        <Later>
          <PrintQueueStatus />
        </Later>
        {version && (
          <button type="button" className={styles.version} onClick={() => about.open()}>
            {t('shell.version', { version })}
          </button>
        )}
      </div>
    </footer>
  );
}
