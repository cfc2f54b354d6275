import { LockClosed16Regular } from '@fluentui/react-icons';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import type { Span } from '@renderer/ui/feedback/away-bar';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import type { ReactElement } from 'react';

/** Shown beside the range: how the rows are protected on this computer, and how long they are stored. */
export function OfflineNote({ asOf }: { asOf: Span }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  // Without room, the bar above the list is enough.
  if (useIsNarrow()) return null;
  return (
    <TintBadge tint="shipped" icon={<LockClosed16Regular />}>
      {t('offline.note', { time: toMomentText(asOf.from, format) })}
    </TintBadge>
  );
}
