import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Edit16Regular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useManaged } from '@renderer/runtime/state/managed';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const KeptDaysDialog = lazyWithProps(() => import('./kept-days-dialog'), 'KeptDaysDialog');

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
});

/** How long the history is kept, and the way to change it where IT has not decided. */
export function KeptDays({ days }: { days: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const managed = useManaged('printHistoryDays');
  const [isOpen, setOpen] = useState(false);
  const words = t('printHistory.days.kept', { count: days });
  if (managed) return <ManagedNote managed={managed} text={`${words}.`} />;
  const label = t('printHistory.days.change');
  return (
    <span className={styles.root}>
      {words}
      <Button size="small" appearance="subtle" icon={<Edit16Regular />} aria-label={label} title={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDaysDialog days={days} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
