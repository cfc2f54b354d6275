import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  /** `noResults` when a search or a filter is the reason. */
  kind?: 'empty' | 'noResults';
  /** Default: "No data". */
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
  /** What explains more, under the action. */
  below?: ReactNode;
}

/** The no-data picture with its sentence and, where there is one, the way out (checklist LAY-14). */
export function EmptyState({ kind = 'empty', title, text, action, below }: EmptyStateProps): ReactElement {
  const t = useTexts();
  return (
    <StatePanel illustration={kind} title={title ?? t('shell.empty.noData')} text={text} action={action} below={below} role="status" />
  );
}
