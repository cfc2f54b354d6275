import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { FullList } from './use-full-list';

/** Number of rows per request. */
const chunkRows = 40;
/** Time in milliseconds that rows out of view stay in this cache; the main process has them anyway. */
const keptMs = 15_000;

type RawRows = readonly { id: number | string }[];

/** The visible rows of a full list, and the callback that loads others. */
export interface WindowRows {
  rows: RawRows;
  /** Index of each row among all rows. */
  places: readonly number[];
  /** Number of all matching rows. */
  total: number;
  onShow(places: readonly number[]): void;
}

const none: WindowRows = { rows: [], places: [], total: 0, onShow: () => undefined };

/** Loads the rows around the visible ones in chunks; null if the rows are those of a server page. */
export function useWindowRows(whole: FullList | null): WindowRows | null {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const passed = useRef<number | null>(null);
  const onShow = useCallback((places: readonly number[]) => {
    // Also loads the next chunk in the scroll direction, so that it is there before it becomes visible.
    const middle = places[places.length >> 1] ?? 0;
    const next = Math.sign(middle - (passed.current ?? middle)) * chunkRows;
    passed.current = middle;
    const around = places.flatMap((place) => [place, place + next]);
    const chunks = [...new Set(around.map((place) => Math.max(0, Math.floor(place / chunkRows))))].sort((one, other) => one - other);
    setWanted((before) => (before.join() === chunks.join() ? before : chunks));
  }, []);
  const [combine] = useState(createCombine);
  const answer = whole?.answer ?? null;
  const total = answer?.totalItems ?? 0;
  const isStale = whole?.isStale ?? false;
  const question = whole?.question ?? null;
  const chunks = answer && question && !isStale ? wanted.filter((at) => at * chunkRows < total) : [];
  const read = useQueries({
    queries: chunks.map((at) => {
      const input = { ...(question as FullList['question']), part: { from: at * chunkRows, count: chunkRows } };
      return {
        queryKey: readKey('fullLists.rows', input),
        queryFn: () => request('fullLists.rows', input),
        staleTime: 0,
        gcTime: keptMs,
        meta: { failure: 'inPlace' as const },
      };
    }),
    combine,
  });
  const asked = chunks.join();
  const latest = useRef(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chunks are the same as long as they are in words.
  const now = useMemo((): WindowRows => {
    const byPlace = new Map<number, RawRows[number]>(answer?.rows.entries());
    for (const [at, chunk] of chunks.entries())
      for (const [index, row] of (read.rows[at] ?? []).entries()) byPlace.set(chunk * chunkRows + index, row);
    const places = [...byPlace.keys()].filter((place) => place < total).sort((one, other) => one - other);
    return { rows: places.flatMap((place) => byPlace.get(place) ?? []), places, total, onShow };
  }, [answer, read, asked, total, onShow]);
  // Until the response to a new query arrives, the previous rows stay.
  if (!isStale) latest.current = now;
  return answer ? latest.current : null;
}

/** Chunks of rows as loaded. A class, because for plain objects the cache would compare every row with the previous ones on each chunk. */
class Parts {
  constructor(readonly rows: readonly (RawRows | undefined)[]) {}
}

/** Returns the same object while the chunks are the same. */
function createCombine(): (results: readonly { data: { rows: RawRows } | undefined }[]) => Parts {
  let latest = new Parts([]);
  return (results) => {
    const rows = results.map(({ data }) => data?.rows);
    const isSame = rows.length === latest.rows.length && rows.every((part, at) => part === latest.rows[at]);
    if (!isSame) latest = new Parts(rows);
    return latest;
  };
}
