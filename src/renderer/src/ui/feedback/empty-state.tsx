import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  /** `noResults` if a search or a filter is the reason. */
  kind?: 'empty' | 'noResults';
  /** "No data" by default. */
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Further explanation below the action. */
  below?: ReactNode;
}

/** Shows the no-data picture with a sentence and, if there is one, an action (checklist LAY-14). */
export function EmptyState({ kind = 'empty', title, text, action, below }: EmptyStateProps): ReactElement {
  const t = useTexts();
  return (
    <StatePanel illustration={kind} title={title ?? t('shell.empty.noData')} text={text} action={action} below={below} role="status" />
  );
}
