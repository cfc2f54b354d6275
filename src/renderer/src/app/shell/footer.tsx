import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Print16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/bridge/use-format';
import { useRead } from '@renderer/bridge/use-read';
import { ConnectionState } from '@renderer/ui/connection-state';
import { hairline } from '@renderer/ui/hairline';
import { printQueuePanel } from '@renderer/ui/printing/print-queue-panel';
import { toQueueSummary } from '@renderer/ui/printing/queue-summary';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppVersion } from './use-app-version';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minBlockSize: '28px',
    flexShrink: 0,
    paddingInline: '24px 16px',
    ...hairline.blockStart,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 999.98px)': { paddingInline: '12px' },
  },
  end: { display: 'flex', alignItems: 'center', gap: '16px', flexShrink: 0 },
  queue: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '24px',
    paddingInline: '6px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  trouble: { color: 'var(--dw-canceled-text)', fontWeight: tokens.fontWeightSemibold },
});

/** Connection, print queue, version. */
export function Footer(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const version = useAppVersion();
  return (
    <footer className={styles.root}>
      <ConnectionState />
      <div className={styles.end}>
        <QueueButton />
        {version && <span>{t('shell.version', { version })}</span>}
      </div>
    </footer>
  );
}

function QueueButton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead('printing.queue', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
  const summary = data ? toQueueSummary(data.counts, t, format) : '';
  const inTrouble = data
    ? data.counts.failed + data.counts.uncertain + data.staleJobs > 0 || data.lanes.some((lane) => lane.trouble)
    : false;
  return (
    <button type="button" className={mergeClasses(styles.queue, inTrouble && styles.trouble)} onClick={printQueuePanel.toggle}>
      <Print16Regular aria-hidden="true" />
      {summary ? t('printQueue.summary.status', { summary }) : t('printQueue.summary.statusIdle')}
    </button>
  );
}
