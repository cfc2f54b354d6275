import { toFailureError } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { Failure } from '@shared/contract/result';
import type { Dashboard } from '@shared/contract/shop/dashboard';
import { useCallback } from 'react';

/** A figure on its way, read, not there because nothing could be loaded, or there in a form that nobody can read. */
export type FigureValue = number | 'loading' | 'notLoaded' | 'unreadable';

export interface Figures {
  get(key: keyof Dashboard): FigureValue;
  /** With nothing older to show. */
  failure: Failure | null;
  /** Answered once, well or not. */
  isFinal: boolean;
  isFetching: boolean;
  /** When the figures that are shown were read; null before. */
  readAt: Date | null;
  refresh(): void;
}

/** The shop counts, the app adds nothing up; an answer without any figures is that of a shop without anything (OP-60). */
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
