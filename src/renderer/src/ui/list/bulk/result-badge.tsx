import { Spinner } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentDismiss16Regular,
  ErrorCircle16Regular,
  LockClosed16Regular,
  Person16Regular,
  QuestionCircle16Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import type { WriteResult } from '@shared/domain/write-results';
import type { ReactElement } from 'react';

/** A product's result in the report; `now` while it is read and written. */
export type Result = WriteResult | 'blocked' | 'waiting' | 'now';

/**
 * A record that wasn't started is waiting. A record that was being written when the app quit is unknown. A record that can't be sent in
 * full is blocked.
 */
export function toResult(outcome: WriteOutcome | undefined): Exclude<Result, 'now'> {
  if (!outcome) return 'waiting';
  if (outcome.state === 'sending') return 'unknown';
  return outcome.reason ? 'blocked' : outcome.state;
}

const looks: Record<Result, { tint: Tint; icon: ReactElement }> = {
  written: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  unchanged: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  changedBySomeone: { tint: 'process', icon: <Person16Regular /> },
  unknown: { tint: 'process', icon: <QuestionCircle16Regular /> },
  refused: { tint: 'canceled', icon: <ErrorCircle16Regular /> },
  notSent: { tint: 'waiting', icon: <DocumentDismiss16Regular /> },
  blocked: { tint: 'canceled', icon: <LockClosed16Regular /> },
  waiting: { tint: 'waiting', icon: <Clock16Regular /> },
  now: { tint: 'ordered', icon: <Spinner size="extra-tiny" aria-hidden /> },
};

export function ResultBadge({ result }: { result: Result }): ReactElement {
  const t = useTexts();
  const { tint, icon } = looks[result];
  return (
    <TintBadge tint={tint} icon={icon}>
      {t(`writing.results.${result}`)}
    </TintBadge>
  );
}
