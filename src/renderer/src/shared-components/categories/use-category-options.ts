import type { FailureHandling } from '@renderer/runtime/calls/query-client';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { FailureError } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import { useMemo } from 'react';

export interface CategoryOption {
  /** Its id as text, as a select field holds it. */
  value: string;
  /** In the app's language. */
  text: string;
}

interface CategoryOptions {
  /** The active ones; undefined while they load. */
  options: readonly CategoryOption[] | undefined;
  /** To be told where the options would stand, unless `failure` says otherwise. */
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

const activeOnly = { query: { isDeleted: false } };

/** Categories to choose one from. `failure`: how a failed read is told, as for `useRead`. */
export function useCategoryOptions(failure: FailureHandling = 'auto'): CategoryOptions {
  const language = useLanguage();
  const { data, error, refetch } = useRead('categories.list', activeOnly, { failure });
  const options = useMemo(
    () => data?.rows.map((category) => ({ value: String(category.id), text: inLanguage(language, 'name', category) || `#${category.id}` })),
    [data, language],
  );
  return { options, error, refetch };
}
