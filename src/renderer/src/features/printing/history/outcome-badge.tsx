import { ArrowUploadRegular, CheckmarkRegular, DismissRegular, ErrorCircleRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { HistoryOutcome } from '@shared/contract/printing/print-history';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const looks: Record<HistoryOutcome, { tint: Tint; icon: ReactElement }> = {
  sent: { tint: 'shipped', icon: <ArrowUploadRegular /> },
  finished: { tint: 'delivered', icon: <CheckmarkRegular /> },
  failed: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  uncertain: { tint: 'process', icon: <QuestionCircleRegular /> },
  cancelled: { tint: 'waiting', icon: <DismissRegular /> },
};

export function OutcomeBadge({ outcome, t }: { outcome: HistoryOutcome; t: Translate }): ReactElement {
  return <TintBadge {...looks[outcome]}>{t(`printHistory.outcome.${outcome}`)}</TintBadge>;
}
