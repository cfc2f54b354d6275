import { toFailureError } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { Failure } from '@shared/contract/result';
import type { Dashboard } from '@shared/contract/shop/dashboard';
import { useCallback } from 'react';

/** A figure: its number, loading, not loaded because of a failure, or unreadable in the response. */
export type FigureValue = number | 'loading' | 'notLoaded' | 'unreadable';

export interface Figures {
  get(key: keyof Dashboard): FigureValue;
  /** Set if there are no older figures to show. */
  failure: Failure | null;
  /** Whether the first read has finished, successfully or not. */
  isFinal: boolean;
  isFetching: boolean;
  /** Time when the shown figures were loaded; null before. */
  readAt: Date | null;
  refresh(): void;
}

/** The shop counts; the app doesn't add anything up. A response without figures is that of an empty shop (OP-60). */
export function useFigures(): Figures {
  const { data, error, isPending, isFetched, isFetching, dataUpdatedAt, refetch } = useRead('dashboard.read', undefined);
  const get = (key: keyof Dashboard): FigureValue => {
    if (isPending) return 'loading';
    if (data === undefined) return 'notLoaded';
    const figure = data === null ? 0 : data[key];
    return figure ?? 'unreadable';
  };
  return {
    get,
    failure: error && data === undefined ? toFailureError(error).failure : null,
    isFinal: isFetched,
    isFetching,
    readAt: dataUpdatedAt > 0 ? new Date(dataUpdatedAt) : null,
    refresh: useCallback(() => void refetch(), [refetch]),
  };
}
