import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { NumberDialog } from '@renderer/ui/feedback/number-dialog';
import { maxHistoryDays } from '@shared/contract/printing/print-history';
import type { ReactElement } from 'react';

const range = { from: 1, to: maxHistoryDays };

/** Sets the number of days. If it is reduced, the dialog shows what would be deleted at once. */
export function KeptDaysDialog({ days, onClose }: { days: number; onClose(): void }): ReactElement {
  const t = useTexts();
  const { send } = useWrite('history.saveDays', { success: (saved) => t('printHistory.days.saved', { count: saved.days }) });
  return (
    <NumberDialog
      title={t('printHistory.days.title')}
      text={t('printHistory.days.text')}
      label={t('printHistory.days.label')}
      toHint={(value) =>
        value !== null && value < days ? t('printHistory.days.fewer', { count: value }) : t('printHistory.days.hint', range)
      }
      wrongText={t('printHistory.days.wrong', range)}
      initial={days}
      min={range.from}
      max={range.to}
      onSave={async (value) => (await send({ days: value })).ok}
      onClose={onClose}
    />
  );
}
