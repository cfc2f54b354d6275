import type { FullListGap } from '@shared/contract/desktop/full-lists';
import type { Failure, Result } from '@shared/contract/result';
import { maxFullListRows } from '@shared/domain/lists/full-list';
import { pageSize, toPageStart } from '@shared/domain/server/paging';

type RowId = number | string;

/** A page of a list, or all of it. */
export interface ListResponse<Row> {
  rows: readonly Row[];
  unreadable: readonly { id: string | null }[];
  totalItems: number;
}

/** `null` asks without a page: then a server answers with every row (OP-24), or with its first ones all the same. */
export type FetchRows<Row> = (page: number | null) => Promise<Result<ListResponse<Row>>>;

interface WholeRead<Row> {
  /** In the order of the server, each once. */
  rows: readonly Row[];
  unreadable: number;
  serverTotal: number;
  gap: FullListGap | null;
}

export type ReadOutcome<Row> = { kind: 'read'; value: WholeRead<Row> } | { kind: 'stopped' } | { kind: 'failed'; failure: Failure };

/** A reading that can be stopped and goes on where it was. */
export interface FullListReader<Row> {
  run(isStopped: () => boolean, onProgress: () => void): Promise<ReadOutcome<Row>>;
  progress(): { read: number; total: number | null };
}

/** Longer lists are not asked for in one answer: neither side shall hold so much of it at once. */
const mostInOneAnswer = 2000;
/** So often a list is read in which rows come and go meanwhile. */
const attempts = 3;
/** Pages that are read again from the head stand before all others. */
const headPlace = -1e9;

/**
 * Reads a list page by page. Rows that come while it is read move others down, which are then met twice; rows that go move others up,
 * which are then missed: so the whole is believed only where as many rows were met as the server counts and it never counted fewer.
 */
export function createFullListReader<Row extends { id: RowId }>(ask: FetchRows<Row>, max = maxFullListRows): FullListReader<Row> {
  /** Of all attempts since the server last counted fewer rows. */
  let found = new Map<RowId, Row>();
  /** Where the last page that showed a row had it: a row that arrives while the list is read moves the ones after it down. */
  const places = new Map<RowId, number>();
  let unreadable = new Set<string>();
  let unnamed = 0;
  /** The next page; 0 before the first. */
  let page = 0;
  let attempt = 1;
  let total: number | null = null;
  let hasShrunk = false;
  /** The page that is read anew from the head, where rows have come meanwhile; 0 while the list itself is read. */
  let headPage = 0;
  let totalAtStart = 0;

  /** `first`: the place of the answer's first row in the list. */
  function note({ rows, unreadable: broken, totalItems }: ListResponse<Row>, first: number): number {
    hasShrunk ||= total !== null && totalItems < total;
    total = totalItems;
    const before = found.size;
    for (const [at, row] of rows.entries()) {
      found.set(row.id, row);
      places.set(row.id, first + at);
    }
    for (const { id } of broken) {
      if (id === null) unnamed += 1;
      else unreadable.add(id);
    }
    return found.size - before;
  }

  const placeOf = ({ id }: Row): number => places.get(id) ?? 0;
  const met = (): number => found.size + unreadable.size + unnamed;
  const wanted = (): number => Math.min(total ?? 0, max);

  function restart(): void {
    attempt += 1;
    page = 0;
    headPage = 0;
    unnamed = 0;
    if (hasShrunk) {
      found = new Map();
      unreadable = new Set();
    }
    hasShrunk = false;
  }

  /** True when nothing is left to be asked in this attempt. */
  async function step(): Promise<Failure | boolean> {
    if (headPage > 0) return stepHead();
    const answer = await ask(page + 1);
    if (!answer.ok) return answer.error;
    page += 1;
    note(answer.value, toPageStart(page));
    if (page === 1) {
      totalAtStart = answer.value.totalItems;
      const isMore = answer.value.rows.length + answer.value.unreadable.length < totalAtStart;
      if (!isMore) return true;
      if (totalAtStart <= mostInOneAnswer) return stepOnce();
    }
    const isOver = page * pageSize >= wanted() || answer.value.rows.length + answer.value.unreadable.length === 0;
    if (!isOver) return false;
    if ((total ?? 0) <= totalAtStart || met() >= wanted()) return true;
    headPage = 1;
    return false;
  }

  /** All at once. What the server leaves out of it comes page by page. */
  async function stepOnce(): Promise<Failure | boolean> {
    const answer = await ask(null);
    if (!answer.ok) return answer.error.code === 'sessionEnded' ? answer.error : false;
    unnamed = 0;
    note(answer.value, 0);
    return answer.value.rows.length + answer.value.unreadable.length >= answer.value.totalItems;
  }

  async function stepHead(): Promise<Failure | boolean> {
    const answer = await ask(headPage);
    if (!answer.ok) return answer.error;
    const fresh = note(answer.value, headPlace + toPageStart(headPage));
    headPage += 1;
    return fresh < pageSize || headPage * pageSize > wanted();
  }

  const toRead = (gap: FullListGap | null): WholeRead<Row> => ({
    rows: [...found.values()].sort((one, other) => placeOf(one) - placeOf(other)).slice(0, max),
    unreadable: unreadable.size + unnamed,
    serverTotal: total ?? 0,
    gap,
  });

  return {
    async run(isStopped, onProgress) {
      for (;;) {
        if (isStopped()) return { kind: 'stopped' };
        const isOver = await step();
        if (typeof isOver === 'object') return { kind: 'failed', failure: isOver };
        // What arrives after the stop is kept, and asked for no more.
        onProgress();
        if (!isOver) continue;
        if ((total ?? 0) > max) return { kind: 'read', value: toRead('tooMany') };
        const isWhole = !hasShrunk && met() === total;
        if (isWhole) return { kind: 'read', value: toRead(null) };
        if (attempt === attempts) return { kind: 'read', value: toRead('moved') };
        restart();
      }
    },
    progress: () => ({ read: met(), total }),
  };
}
