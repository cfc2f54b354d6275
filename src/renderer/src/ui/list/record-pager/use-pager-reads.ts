import { toFailureError } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import type { RowId } from '@renderer/ui/table/column';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListDefinition, ListName } from '../list-definition';
import { changeMemory, recallList } from '../state/list-memory';
import { findNeighbor, hasMorePages, type PagerSequence, putPagerRows } from './pager-sequence';
import { readFurther, readPagerRows } from './read-pager';

/** Number of rows before an end of the sequence at which the next page is loaded. */
const nearRows = 3;
/** Number of rows of a full list per request. */
const chunkRows = 20;

/** Loads what the pager needs next: the page at a near end, and the rows beside the current one. Returns the function that retries. */
export function usePagerReads<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  sequence: PagerSequence | null,
  at: number,
): () => void {
  const client = useQueryClient();
  const running = useRef(new Set<string>());
  const list = definition.id;

  /** `isAhead`: a failure is shown only when the row is needed. */
  async function run(key: string, read: () => Promise<(latest: PagerSequence) => PagerSequence>, isAhead = false): Promise<void> {
    if (!sequence || running.current.has(key)) return;
    running.current.add(key);
    const which = sequence.isTicked ? 'ticked' : 'all';
    const change = await read().catch(toFailureError);
    running.current.delete(key);
    const walks = recallList(list)?.walks;
    const latest = walks?.[which];
    // The list was shown again, or the session has ended.
    if (!walks || !latest) return;
    if (typeof change === 'function') changeMemory(list, { walks: { ...walks, [which]: change(latest) } });
    else if (!isAhead) notify.failure(change.failure);
  }

  const readOn = useEffectEvent(() => {
    if (!sequence || at < 0) return;
    const { ids, rows } = sequence;
    if (at >= ids.length - nearRows && hasMorePages(sequence, 'after'))
      void run('after', () => further(sequence, 'after'), at < ids.length - 1);
    if (at === 0 && hasMorePages(sequence, 'before')) void run('before', () => further(sequence, 'before'), true);
    for (const side of ['after', 'before'] as const) {
      const next = findNeighbor(sequence, at, side);
      if (!next || rows.has(next.id)) continue;
      const from = side === 'after' ? next.at : Math.max(0, next.at - chunkRows + 1);
      const around = ids.slice(from, from + chunkRows).filter((id) => !rows.has(id) && id !== next.id);
      void run(`rows ${side}`, () => picked(sequence, [next.id, ...around]));
    }
  });

  async function further(from: PagerSequence, side: 'before' | 'after'): Promise<(latest: PagerSequence) => PagerSequence> {
    const read = await readFurther(client, definition, from, side);
    // Only this function adds ids; rows may have changed meanwhile.
    return (latest) => (latest.ids === from.ids ? { ...read, rows: new Map([...read.rows, ...latest.rows]) } : latest);
  }

  async function picked(from: PagerSequence, ids: readonly RowId[]): Promise<(latest: PagerSequence) => PagerSequence> {
    const read = await readPagerRows(definition, from, ids);
    return (latest) =>
      putPagerRows(
        latest,
        read.filter(([id]) => !latest.rows.has(id)),
      );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place and each answer; a failure waits for another key.
  useEffect(() => readOn(), [sequence, at]);
  return () => readOn();
}
