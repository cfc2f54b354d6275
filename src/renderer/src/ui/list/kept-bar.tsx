import { AwayBar } from '@renderer/ui/feedback/away-bar';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPage } from './use-kept';

interface KeptBarProps {
  kept: KeptPage;
  /** The server is being asked. */
  isTrying: boolean;
  onTry(): void;
}

/** Says that the server is away, as of when the rows are, what goes on and what waits. */
export function KeptBar({ kept, isTrying, onTry }: KeptBarProps): ReactElement {
  const { t } = useTranslation();
  return (
    <AwayBar since={kept.awaySince} asOf={kept.asOf} isTrying={isTrying} onTry={onTry}>
      {t('offline.list')}
    </AwayBar>
  );
}
