import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { TableArrowUpRegular } from '@fluentui/react-icons';
import { request } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { flexColumn, flexRow, stack, takesRest } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { RunningExport } from '@shared/contract/desktop/list-exports';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  // Over pager, save bar and footer, whose buttons are pressed meanwhile.
  root: {
    position: 'fixed',
    insetInlineEnd: '24px',
    insetBlockEnd: '104px',
    zIndex: 100,
    width: 'min(400px, calc(100vw - 48px))',
    ...stack.gap8,
  },
  card: {
    ...flexColumn,
    rowGap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { ...flexRow, columnGap: '8px' },
  icon: { display: 'flex', flexShrink: 0, color: tokens.colorBrandForeground1, fontSize: '20px' },
  title: { ...takesRest, ...strongText },
  note: smallQuietText,
});

/** Nobody is shown what is over as soon as it was seen. */
const shownAfterMs = 400;

/** What is exported beside whatever one does, each with how far it is and its end. */
export function RunningExports(): ReactElement | null {
  const styles = useStyles();
  const [running, setRunning] = useState<readonly RunningExport[]>([]);
  useEvent('listExports.progressed', setRunning);
  if (running.length === 0) return null;
  return (
    <div className={styles.root}>
      {running.map((one) => (
        <Card key={one.id} running={one} />
      ))}
    </div>
  );
}

function Card({ running: { id, title, done, total } }: { running: RunningExport }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const name = t('lists.export.writing', { title });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <TableArrowUpRegular aria-hidden />
        </span>
        <span className={styles.title}>
          <IsolatedText>{name}</IsolatedText>
        </span>
        <Button size="small" onClick={() => void request('listExports.stop', { id }).catch(() => undefined)}>
          {t('lists.export.stop')}
        </Button>
      </div>
      <ProgressBar aria-label={name} value={done} max={Math.max(1, total)} />
      <span>
        <IsolatedValues>{t('lists.export.written', { done, total })}</IsolatedValues>
      </span>
      <span className={styles.note} role="status">
        {t('lists.export.goOn')}
      </span>
    </section>
  );
}
