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
import type { ReactElement } from 'react';

/** What became of a product, in the words of the report; `now` while it is read and written. */
export type Result = 'written' | 'same' | 'changed' | 'uncertain' | 'refused' | 'unread' | 'blocked' | 'waiting' | 'now';

const looks: Record<Result, { tint: Tint; icon: ReactElement }> = {
  written: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  same: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  changed: { tint: 'process', icon: <Person16Regular /> },
  uncertain: { tint: 'process', icon: <QuestionCircle16Regular /> },
  refused: { tint: 'canceled', icon: <ErrorCircle16Regular /> },
  unread: { tint: 'waiting', icon: <DocumentDismiss16Regular /> },
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
