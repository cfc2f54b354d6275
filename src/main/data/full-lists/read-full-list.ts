import type { FullListGap } from '@shared/contract/desktop/full-lists';
import type { Failure, Result } from '@shared/contract/result';
import { maxFullListRows } from '@shared/domain/lists/full-list';
import { pageSize, toPageStart } from '@shared/domain/server/paging';

type RowId = number | string;

/** A page of a list, or the whole list. */
export interface ListResponse<Row> {
  rows: readonly Row[];
  unreadable: readonly { id: string | null }[];
  totalItems: number;
}

/** `null` requests the list without pages: the server returns every row (OP-24), or only the first ones anyway. */
export type FetchRows<Row> = (page: number | null) => Promise<Result<ListResponse<Row>>>;

interface WholeRead<Row> {
  /** Each row once, in the server's order. */
  rows: readonly Row[];
  unreadable: number;
  serverTotal: number;
  gap: FullListGap | null;
}

export type ReadOutcome<Row> = { kind: 'read'; value: WholeRead<Row> } | { kind: 'stopped' } | { kind: 'failed'; failure: Failure };

/** A load that can be stopped and resumed. */
export interface FullListReader<Row> {
  run(isStopped: () => boolean, onProgress: () => void): Promise<ReadOutcome<Row>>;
  progress(): { read: number; total: number | null };
}

/** Longer lists are loaded page by page, so that neither side needs memory for the whole response. */
const mostInOneAnswer = 2000;
/** Attempts to load a list whose rows are added and removed meanwhile. */
const attempts = 3;
/** Place of the first page that is loaded again from the head: before all other rows. */
const headPlace = -1e9;

/** Collects the rows of all attempts since the server last counted fewer rows. */
function createCollection<Row extends { id: RowId }>(max: number) {
  let found = new Map<RowId, Row>();
  /** Each row's place on the last page that had it: new rows move the others down during the load. */
  const places = new Map<RowId, number>();
  let unreadable = new Set<string>();
  let unnamed = 0;
  let total: number | null = null;
  let hasShrunk = false;

  const placeOf = ({ id }: Row): number => places.get(id) ?? 0;
  const size = (): number => found.size + unreadable.size + unnamed;

  return {
    /** `first`: the place of the response's first row in the list. Returns the number of new rows. */
    add({ rows, unreadable: broken, totalItems }: ListResponse<Row>, first: number): number {
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
    },
    size,
    total: (): number | null => total,
    wanted: (): number => Math.min(total ?? 0, max),
    /** Whether every row was found and none was removed meanwhile. */
    isWhole: (): boolean => !hasShrunk && size() === total,
    /** Forgets rows without an ID: they can't be recognized in the next response, so they are counted again. */
    forgetUnnamed(): void {
      unnamed = 0;
    },
    beginAttempt(): void {
      unnamed = 0;
      if (hasShrunk) {
        found = new Map();
        unreadable = new Set();
      }
      hasShrunk = false;
    },
    toRead: (gap: FullListGap | null): WholeRead<Row> => ({
      rows: [...found.values()].sort((one, other) => placeOf(one) - placeOf(other)).slice(0, max),
      unreadable: unreadable.size + unnamed,
      serverTotal: total ?? 0,
      gap,
    }),
  };
}

type Collection<Row extends { id: RowId }> = ReturnType<typeof createCollection<Row>>;

/** Sends the requests of one attempt, one after the other. */
function createSteps<Row extends { id: RowId }>(ask: FetchRows<Row>, collection: Collection<Row>) {
  /** The last page that was loaded. */
  let page = 0;
  /** The next page to be loaded again from the head, because rows were added meanwhile; 0 while the list itself is loaded. */
  let headPage = 0;
  let totalAtStart = 0;
  const countOf = ({ rows, unreadable }: ListResponse<Row>): number => rows.length + unreadable.length;

  async function nextPage(): Promise<Failure | boolean> {
    const answer = await ask(page + 1);
    if (!answer.ok) return answer.error;
    page += 1;
    collection.add(answer.value, toPageStart(page));
    if (page === 1) {
      totalAtStart = answer.value.totalItems;
      if (countOf(answer.value) >= totalAtStart) return true;
      if (totalAtStart <= mostInOneAnswer) return wholeList();
    }
    const isOver = page * pageSize >= collection.wanted() || countOf(answer.value) === 0;
    if (!isOver) return false;
    if ((collection.total() ?? 0) <= totalAtStart || collection.size() >= collection.wanted()) return true;
    headPage = 1;
    return false;
  }

  /** Loads the list without pages. If the server leaves rows out, the rest is loaded page by page. */
  async function wholeList(): Promise<Failure | boolean> {
    const answer = await ask(null);
    if (!answer.ok) return answer.error.code === 'sessionEnded' ? answer.error : false;
    collection.forgetUnnamed();
    collection.add(answer.value, 0);
    return countOf(answer.value) >= answer.value.totalItems;
  }

  async function nextHeadPage(): Promise<Failure | boolean> {
    const answer = await ask(headPage);
    if (!answer.ok) return answer.error;
    const fresh = collection.add(answer.value, headPlace + toPageStart(headPage));
    headPage += 1;
    return fresh < pageSize || headPage * pageSize > collection.wanted();
  }

  return {
    /** Returns true if this attempt needs no further request. */
    next: (): Promise<Failure | boolean> => (headPage > 0 ? nextHeadPage() : nextPage()),
    restart(): void {
      page = 0;
      headPage = 0;
      collection.beginAttempt();
    },
  };
}

/**
 * Loads a list page by page. Rows added during the load move others down, so these are found twice; rows removed move others up, so these
 * are missed. The result is therefore only complete if as many rows were found as the server counts, and its count never went down.
 */
export function createFullListReader<Row extends { id: RowId }>(ask: FetchRows<Row>, max = maxFullListRows): FullListReader<Row> {
  const collection = createCollection<Row>(max);
  const steps = createSteps(ask, collection);
  let attempt = 1;

  return {
    async run(isStopped, onProgress) {
      for (;;) {
        if (isStopped()) return { kind: 'stopped' };
        const isOver = await steps.next();
        if (typeof isOver === 'object') return { kind: 'failed', failure: isOver };
        // A response after the stop is stored too, so that it needn't be requested again.
        onProgress();
        if (!isOver) continue;
        if ((collection.total() ?? 0) > max) return { kind: 'read', value: collection.toRead('tooMany') };
        if (collection.isWhole()) return { kind: 'read', value: collection.toRead(null) };
        if (attempt === attempts) return { kind: 'read', value: collection.toRead('moved') };
        attempt += 1;
        steps.restart();
      }
    },
    progress: () => ({ read: collection.size(), total: collection.total() }),
  };
}
