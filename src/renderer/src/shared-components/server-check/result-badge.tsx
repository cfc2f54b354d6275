import {
  ArrowSync16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentQuestionMark16Regular,
  Prohibited16Regular,
  SubtractCircle16Regular,
  Timer16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { CheckResult } from '@shared/domain/server-check';
import type { ReactElement } from 'react';

const looks: Record<CheckResult, { tint: Tint; icon: ReactElement }> = {
  asExpected: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  differs: { tint: 'process', icon: <Warning16Regular /> },
  refused: { tint: 'canceled', icon: <Prohibited16Regular /> },
  notThere: { tint: 'canceled', icon: <DocumentQuestionMark16Regular /> },
  slow: { tint: 'ordered', icon: <Timer16Regular /> },
  notAsked: { tint: 'waiting', icon: <SubtractCircle16Regular /> },
};

interface ResultBadgeProps {
  result: CheckResult;
  /** The check is running, or hasn't started. */
  turn?: 'now' | 'later' | null;
}

/** Shows one of the six results, or that the check is running or waiting. */
export function ResultBadge({ result, turn = null }: ResultBadgeProps): ReactElement {
  const t = useTexts();
  if (turn) {
    return (
      <TintBadge tint={turn === 'now' ? 'ordered' : 'waiting'} icon={turn === 'now' ? <ArrowSync16Regular /> : <Clock16Regular />}>
        {t(turn === 'now' ? 'serverCheck.asksNow' : 'serverCheck.waits')}
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
