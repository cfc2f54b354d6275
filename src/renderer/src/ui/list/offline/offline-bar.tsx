import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AwayBar, toSpanText } from '@renderer/ui/feedback/away-bar';
import { retentionHours } from '@shared/contract/server-away';
import type { ReactElement } from 'react';
import type { OfflinePage } from './use-offline-rows';

interface KeptBarProps {
  kept: OfflinePage;
  /** A request to the server is running. */
  isTrying: boolean;
  onTry(): void;
}

/** Shows that the server can't be reached, the age of the rows, what still works, and what waits for the server. */
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
