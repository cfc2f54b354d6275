import { makeStyles, tokens } from '@fluentui/react-components';
import { DesktopRegular, PersonRegular } from '@fluentui/react-icons';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import type { HistoryEntry, PrintedBy } from '@shared/contract/printing/print-history';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: '8px', maxWidth: '100%', minWidth: 0 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  icon: { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
});

/** Returns `The station` or `Maryam`; a name is isolated. */
export function toPrintedBy({ origin, name }: PrintedBy, t: Translate): string {
  if (name) return name;
  return t(origin === 'station' ? 'printHistory.by.station' : 'printHistory.by.unknown');
}

/** Shows whether a user or a station printed it, as an icon with text. */
export function PrintedByCell({ by, t }: { by: PrintedBy; t: Translate }): ReactElement {
  const styles = useStyles();
  const Icon = by.origin === 'station' ? DesktopRegular : PersonRegular;
  return (
    <span className={styles.line}>
      <Icon className={styles.icon} aria-label={t(`printHistory.origin.${by.origin}`)} role="img" />
      <bdi className={styles.text}>{toPrintedBy(by, t)}</bdi>
    </span>
  );
}

/** The document's name, and whether it was a copy. */
export function DocumentCell({ entry, t }: { entry: Pick<HistoryEntry, 'document' | 'reprint'>; t: Translate }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      <span className={styles.text}>{t(`printables.name.${entry.document}`)}</span>
      {entry.reprint > 0 && <FlagBadge>{t('printHistory.copyMark')}</FlagBadge>}
    </span>
  );
}
