import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AwayBar, toSpanText } from '@renderer/ui/feedback/away-bar';
import { retentionHours } from '@shared/contract/server-away';
import type { ReactElement } from 'react';
import type { OfflinePage } from './use-offline-rows';

interface KeptBarProps {
  kept: OfflinePage;
  /** The server is being asked. */
  isTrying: boolean;
  onTry(): void;
}

/** Says that the server is away, as of when the rows are, what goes on and what waits. */
export function OfflineBar({ kept, isTrying, onTry }: KeptBarProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const shown = kept.asOf && t('offline.shown', { hours: retentionHours, time: toSpanText(kept.asOf, t, format) });
  return (
    <AwayBar since={kept.awaySince} shown={shown} isTrying={isTrying} onTry={onTry}>
      {t('offline.list')}
    </AwayBar>
  );
}
