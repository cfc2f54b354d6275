import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentQuestionMark16Regular,
  Prohibited16Regular,
  SubtractCircle16Regular,
  Timer16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { CheckResult } from '@shared/domain/server-check';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const looks: Record<CheckResult, { tint: Tint; icon: ReactElement }> = {
  asExpected: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  differs: { tint: 'process', icon: <Warning16Regular /> },
  refused: { tint: 'canceled', icon: <Prohibited16Regular /> },
  notThere: { tint: 'canceled', icon: <DocumentQuestionMark16Regular /> },
  slow: { tint: 'ordered', icon: <Timer16Regular /> },
  notAsked: { tint: 'waiting', icon: <SubtractCircle16Regular /> },
};

/** One of the six words; `isWaiting`: its turn has not come yet. */
export function ResultBadge({ result, isWaiting = false }: { result: CheckResult; isWaiting?: boolean }): ReactElement {
  const { t } = useTranslation();
  if (isWaiting) {
    return (
      <TintBadge tint="waiting" icon={<Clock16Regular />}>
        {t('serverCheck.waits')}
      </TintBadge>
    );
  }
  const { tint, icon } = looks[result];
  return (
    <TintBadge tint={tint} icon={icon}>
      {t(`serverCheck.result.${result}`)}
    </TintBadge>
  );
}
