import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation();
  return (
    <StatePanel illustration={kind} title={title ?? t('shell.empty.noData')} text={text} action={action} below={below} role="status" />
  );
}
