import { LockClosed16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import { type Span, toSpanText } from '@renderer/ui/feedback/away-bar';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Beside the range: how safely the rows lie here, and how long. */
export function KeptNote({ asOf }: { asOf: Span }): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <TintBadge tint="shipped" icon={<LockClosed16Regular />}>
      {t('offline.note', { time: toSpanText(asOf, t, format) })}
    </TintBadge>
  );
}
