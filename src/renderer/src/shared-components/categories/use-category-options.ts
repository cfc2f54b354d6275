import type { FailureHandling } from '@renderer/runtime/calls/query-client';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { FailureError } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import { useMemo } from 'react';

export interface CategoryOption {
  /** Id as text, as used by a select field. */
  value: string;
  /** Name in the app's language. */
  text: string;
}

interface CategoryOptions {
  /** Active categories; undefined while they load. */
  options: readonly CategoryOption[] | undefined;
  /** Show it in place of the options, unless `failure` is set otherwise. */
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

const activeOnly = { query: { isDeleted: false } };

/** Loads the categories for a select field. `failure` works as for `useRead`. */
export function useCategoryOptions(failure: FailureHandling = 'auto'): CategoryOptions {
  const language = useLanguage();
  const { data, error, refetch } = useRead('categories.list', activeOnly, { failure });
  const options = useMemo(
    () => data?.rows.map((category) => ({ value: String(category.id), text: inLanguage(language, 'name', category) || `#${category.id}` })),
    [data, language],
  );
  return { options, error, refetch };
}
