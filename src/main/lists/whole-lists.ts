import type {
  WholeAnswer,
  WholePart,
  WholeQuestion,
  WholeReading,
  WholeRows,
  WholeScope,
  WholeTicked,
} from '@shared/contract/desktop/whole-lists';
import type { WholeListName } from '@shared/domain/lists/whole-list';
import { pageSize, toPageCount } from '@shared/domain/server/paging';
import type { Api } from '../api/api-client';
import type { Logger } from '../log/logger';
import { monotonicNow } from '../time/elapsed';
import { createThrottle } from '../time/throttle';
import { phonesBefore } from './buyers';
import type { FactValue, ListFacts } from './facts';
import { createWholeReader, type FetchRows, type ListAnswer, type ReadOutcome, type WholeReader } from './read-whole';
import { createRowStore, type Row, type RowEntry, type RowId, type RowStore, toRowEntry } from './row-store';
import { countRows, type FactColumns } from './view-rows';
import { createViewer, type SeenRows, toPart, toTicked, type Viewer } from './viewer';

/** Lists of the server, read whole in the background and held in memory for whoever is signed in: filtered, sorted, counted and summed here. */
export interface WholeLists {
  view(question: WholeQuestion): Promise<WholeAnswer>;
  /** All that fit, or a part of them. */
  rows(question: WholeQuestion & { part?: WholePart | undefined }): Promise<WholeRows>;
  ticked(question: WholeQuestion, ids: readonly RowId[]): Promise<WholeTicked>;
  /** How many rows fit each of these conditions; null where the list is not whole, which this does not change. */
  count(scope: WholeScope, conditions: readonly WholeQuestion['conditions'][]): Promise<{ all: number; each: number[] } | null>;
  /** What is known of the rows that fit, or of these of them; null until the list was read whole. */
  table(question: WholeQuestion, ids: readonly RowId[] | null): Promise<RowTable | null>;
  /** For what is worked out of all rows: where the list stands and, once it was read whole, what is known of them. Starts the reading as `view` does. */
  whole(scope: WholeScope): WholeRowsOf;
  read(scope: WholeScope & { isAnew: boolean }): void;
  stop(scope: WholeScope): void;
  /** Rows that somebody was shown take the place of their older selves. */
  noteSeen(list: WholeListName, rows: readonly Row[]): void;
  /** A row was written; `row` is how it is now, null where that must be asked. */
  noteWritten(list: WholeListName, id: RowId, row: Row | null): void;
  noteAdded(list: WholeListName): void;
  /** What is known of the rows follows from something else now. */
  noteRulesChanged(list: WholeListName): void;
  /** Something was printed, or is to be. */
  notePrinting(): void;
  /** Forgets every row: the session has ended. */
  clear(): void;
}

interface RowTable {
  kinds: ListFacts['kinds'];
  /** What is known of the rows, by its key. */
  values: Readonly<Record<string, readonly FactValue[]>>;
  count: number;
  /** How many lines they are where each of their parts has one. */
  lines: number;
  /** The row as JSON, as the list's own call answers with it. */
  bytesAt(row: number): Uint8Array;
}

export interface WholeRowsOf {
  state: Pick<WholeAnswer, 'of' | 'readAt' | 'gap' | 'unreadable' | 'reading'>;
  /** Null until the list was read once; the same object as long as no row changes. */
  columns: FactColumns | null;
  /** As the list's own call answers with them, those at these places. */
  rows(places: readonly number[]): Row[];
}

export interface WholeListDeps {
  api: Pick<Api, 'call'>;
  facts: Record<WholeListName, ListFacts>;
  onChanged(list: WholeListName): void;
  /** Those of the orders of which this computer has printed something. */
  printed(list: OrderListName, ids: readonly number[]): Promise<ReadonlySet<RowId>>;
  log: Logger;
  /** Of this computer, for ages and for what the screen says. */
  now?: () => Date;
  /** Milliseconds of a clock that nobody sets. */
  monotonic?: () => number;
}

type OrderListName = Extract<WholeListName, 'orders.list' | 'guestOrders.list'>;

const orderLists = ['orders.list', 'guestOrders.list'] as const satisfies OrderListName[];

const isOrders = (list: WholeListName): list is OrderListName => orderLists.some((one) => one === list);

interface Run {
  reader: WholeReader<RowEntry>;
  startedAt: number;
  /** Rows that were there when it was started or taken up again. */
  readBefore: number;
  isStopped: boolean;
  /** Why it does not run any more; null while it does. */
  ended: 'stopped' | { code: string } | null;
}

interface Held {
  scope: WholeScope;
  store: RowStore | null;
  readAt: Date | null;
  /** Monotonic, of the whole and of its head. */
  wholeAt: number;
  headAt: number;
  gap: WholeAnswer['gap'];
  unreadable: number;
  run: Run | null;
  isRenewing: boolean;
  /** Of the orders, those that this computer has printed; `of` is the number of rows then. */
  printed: { ids: ReadonlySet<RowId>; store: RowStore; of: number; at: number; isOld: boolean } | null;
  /** The last question was about it. */
  asksPrinted: boolean;
  /** The last question was about who has bought before, for which both lists of orders are read whole. */
  asksBuyers: boolean;
  /** Phones that have bought before its days, of these two lists. */
  buyers: { of: readonly FactColumns[]; phones: ReadonlySet<string> } | null;
  viewer: Viewer;
  /** What is known of rows has changed while they are read. */
  hasOldFacts: boolean;
  /** Written while the list is read: the reading may have met them before. */
  writtenMeanwhile: Map<RowId, Row | null>;
}

/** Lists held at the same time; the one that was looked at longest ago gives way. */
const mostHeld = 6;
const anewAfterMs = 60 * 60 * 1000;
const headAfterMs = 60 * 1000;
const progressEveryMs = 250;
/** The journal is asked no more often while nobody asks for what it says. */
const printedEveryMs = 5000;
/** Pages from the head, until rows that are known. */
const mostHeadPages = 50;

const toKey = ({ list, startDate = '', endDate = '', isDeleted = false }: WholeScope): string =>
  [list, startDate, endDate, isDeleted].join(' ');

export function createWholeLists(deps: WholeListDeps): WholeLists {
  const { api, facts, log, now = () => new Date(), monotonic = monotonicNow } = deps;
  const lists = new Map<string, Held>();
  /** Rises when the session ends: what was asked for before must not come in after it. */
  let era = 0;
  const tellers = new Map<WholeListName, ReturnType<typeof createThrottle>>();

  function tell(list: WholeListName): void {
    tellList(list);
    // What follows from both lists of orders stands in either.
    for (const other of orderLists)
      if (isOrders(list) && other !== list && ofList(other).some(({ asksBuyers }) => asksBuyers)) tellList(other);
  }

  function tellList(list: WholeListName): void {
    const teller =
      tellers.get(list) ??
      createThrottle(
        () => deps.onChanged(list),
        () => progressEveryMs,
      );
    tellers.set(list, teller);
    teller.call();
  }

  function hold(scope: WholeScope): Held {
    const key = toKey(scope);
    const held = lists.get(key) ?? {
      scope,
      store: null,
      readAt: null,
      wholeAt: 0,
      headAt: 0,
      gap: null,
      unreadable: 0,
      run: null,
      isRenewing: false,
      printed: null,
      asksPrinted: false,
      asksBuyers: false,
      buyers: null,
      viewer: createViewer(facts[scope.list]),
      hasOldFacts: false,
      writtenMeanwhile: new Map<RowId, Row | null>(),
    };
    lists.delete(key);
    lists.set(key, held);
    for (const [other, { run }] of lists) if (lists.size > mostHeld && (!run || run.ended)) lists.delete(other);
    return held;
  }

  const isKnown = (held: Held): boolean => lists.get(toKey(held.scope)) === held;

  function toFetch({ list, startDate, endDate, isDeleted }: WholeScope, search?: string): FetchRows<Row> {
    const scope = {
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
      ...(isDeleted !== undefined && { isDeleted }),
      ...(search !== undefined && { search }),
    };
    return async (page) => {
      const query = { ...scope, ...(page !== null && { page }) };
      // Nobody is shown the answer as it comes; each of these lists answers with pages of rows.
      const answer = await api.call(list as 'orders.list', { query }, { isUnseen: true, takesRows: true });
      return answer as Awaited<ReturnType<FetchRows<Row>>>;
    };
  }

  /** Rows as they are held: 20,000 of them as objects would take several times the memory until the last one is there. */
  function toFetchEntries(scope: WholeScope): FetchRows<RowEntry> {
    const ask = toFetch(scope);
    const toEntry = toRowEntry(facts[scope.list]);
    return async (page) => {
      const answer = await ask(page);
      return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(toEntry) } } : answer;
    };
  }

  function start(held: Held, reader: WholeReader<RowEntry> = createWholeReader(toFetchEntries(held.scope))): void {
    const run: Run = { reader, startedAt: monotonic(), readBefore: reader.progress().read, isStopped: false, ended: null };
    held.run = run;
    const started = era;
    const isStopped = (): boolean => run.isStopped || era !== started || !isKnown(held);
    reader
      .run(isStopped, () => tell(held.scope.list))
      .then((outcome) => {
        if (era === started) settle(held, run, outcome);
      })
      .catch((error: unknown) => {
        log.error('lists.readFailed', error, { list: held.scope.list });
        run.ended = { code: 'internal' };
      })
      .finally(() => tell(held.scope.list));
  }

  function settle(held: Held, run: Run, outcome: ReadOutcome<RowEntry>): void {
    if (outcome.kind === 'stopped') run.ended = 'stopped';
    else if (outcome.kind === 'failed') run.ended = { code: outcome.failure.code };
    else {
      const { rows, gap, serverTotal, unreadable } = outcome.value;
      held.store = createRowStore(facts[held.scope.list], rows);
      if (held.hasOldFacts) held.store.readAgain();
      held.hasOldFacts = false;
      held.readAt = now();
      held.wholeAt = monotonic();
      held.headAt = held.wholeAt;
      held.gap = gap && { why: gap, serverTotal, oldest: held.store.oldest() };
      held.unreadable = unreadable;
      held.run = null;
      const written = held.writtenMeanwhile;
      held.writtenMeanwhile = new Map();
      for (const [id, row] of written) renewRow(held, id, row);
    }
  }

  /** Reads on from the newest row until rows that are known; what no longer adds up is read whole again. */
  async function renewHead(held: Held): Promise<void> {
    if (held.isRenewing || !held.store) return;
    const { store } = held;
    held.isRenewing = true;
    held.headAt = monotonic();
    const started = era;
    const ask = toFetch(held.scope);
    try {
      const fresh: Row[] = [];
      for (let page = 1; page <= mostHeadPages; page++) {
        const answer = await ask(page);
        if (!answer.ok || era !== started || held.store !== store) return;
        const { rows, totalItems } = answer.value as ListAnswer<Row>;
        fresh.push(...rows.filter(({ id }) => !store.has(id)));
        for (const row of rows) if (store.has(row.id)) store.put(row);
        const isAtKnown = rows.some(({ id }) => store.has(id)) || rows.length === 0;
        if (!isAtKnown && page * pageSize < totalItems) continue;
        store.addFirst(fresh);
        if (!held.gap && store.size() + held.unreadable !== totalItems) start(held);
        break;
      }
      held.readAt = now();
      tell(held.scope.list);
    } finally {
      held.isRenewing = false;
    }
  }

  const logged = (work: Promise<void>): void => void work.catch((error: unknown) => log.error('lists.notRenewed', error));

  /** A row that was written: as the server answered with it, or as it shows it now. */
  function renewRow(held: Held, id: RowId, row: Row | null): void {
    if (held.run && !held.run.ended) held.writtenMeanwhile.set(id, row);
    logged(putWritten(held, id, row));
  }

  async function putWritten(held: Held, id: RowId, row: Row | null): Promise<void> {
    const { store, scope } = held;
    if (!store?.has(id)) return;
    const started = era;
    const latest = row ?? (await findRow(scope, id));
    if (era !== started || held.store !== store || latest === 'unknown') return;
    if (latest === null || isElsewhere(scope, latest)) store.remove(id);
    else store.put(latest);
    tell(scope.list);
  }

  async function findRow(scope: WholeScope, id: RowId): Promise<Row | null | 'unknown'> {
    const answer = await toFetch(scope, String(id))(1);
    if (!answer.ok) return 'unknown';
    return answer.value.rows.find((row) => row.id === id) ?? null;
  }

  function toReading({ run }: Held): WholeReading {
    if (!run) return { kind: 'none' };
    const { read, total } = run.reader.progress();
    if (run.ended === 'stopped') return { kind: 'stopped', read, total: total ?? read };
    if (run.ended) return { kind: 'failed', read, code: run.ended.code };
    const [took, done] = [monotonic() - run.startedAt, read - run.readBefore];
    return { kind: 'reading', read, total, leftMs: total !== null && done > 0 ? Math.max(0, (took / done) * (total - read)) : null };
  }

  function keepFresh(held: Held): void {
    if (held.run && !held.run.ended) return;
    if (!held.store) {
      if (!held.run) start(held);
      return;
    }
    const at = monotonic();
    if (at - held.wholeAt > anewAfterMs) start(held);
    else if (at - held.headAt > headAfterMs) logged(renewHead(held));
  }

  const ofList = (list: WholeListName): Held[] => [...lists.values()].filter(({ scope }) => scope.list === list);

  /** What was printed of the orders, as the question needs it. */
  async function readPrinted({ scope: { list }, store, printed }: Held, isAsked: boolean): Promise<Held['printed']> {
    if (!isOrders(list) || !store) return null;
    const isFresh = printed?.store === store && printed.of === store.size() && !printed.isOld;
    const isRecent = printed?.store === store && monotonic() - printed.at < printedEveryMs;
    if (isFresh || (isRecent && !isAsked)) return printed;
    const ids = await deps.printed(list, store.columns().ids.map(Number));
    return { ids, store, of: store.size(), at: monotonic(), isOld: false };
  }

  const asksBuyers = ({
    list,
    conditions,
    group,
  }: Pick<WholeQuestion, 'list' | 'conditions'> & Pick<Partial<WholeQuestion>, 'group'>): boolean =>
    isOrders(list) && ('customer' in conditions || group?.key === 'customer');

  /** Who has bought before the days of a list; null until both lists of orders are whole. */
  function toBuyers(held: Held): ReadonlySet<string> | null {
    const of = orderLists.flatMap((list) => lists.get(toKey({ list }))?.store?.columns() ?? []);
    if (of.length < orderLists.length) return null;
    const isSame = held.buyers?.of.every((columns, at) => columns === of[at]);
    if (!isSame) held.buyers = { of, phones: phonesBefore(held.scope.startDate ?? '', of) };
    return held.buyers?.phones ?? null;
  }

  /** Both lists of orders, whole: `waiting` for the first one that was not read yet, and whether rows came and went meanwhile. */
  function readBuyers(held: Held): { waiting: Held | null; isMoved: boolean } {
    const both = orderLists.map((list) => hold({ list }));
    // The one that is on screen was looked at last.
    hold(held.scope);
    for (const one of both) keepFresh(one);
    return { waiting: both.find(({ store }) => !store) ?? null, isMoved: both.some(({ gap }) => gap?.why === 'moved') };
  }

  /** With what must be whole for what was asked of it last. */
  function withSources(held: Held): Held[] {
    return [...new Set([held, ...(held.asksBuyers ? orderLists.map((list) => hold({ list })) : [])])];
  }

  /** What is known of the rows, of what was printed of them and, where the question is about it, of who has bought before. */
  async function toColumns(held: Held, store: RowStore, asks: { printed: boolean; buyers: boolean }): Promise<FactColumns> {
    held.asksPrinted = asks.printed;
    held.printed = await readPrinted(held, asks.printed);
    return held.viewer.columns(store, held.printed?.ids ?? null, asks.buyers ? toBuyers(held) : null);
  }

  async function toView(held: Held, store: RowStore, question: WholeQuestion): Promise<SeenRows> {
    const asksPrinted = 'printed' in question.conditions || question.group?.key === 'printed';
    const columns = await toColumns(held, store, { printed: asksPrinted, buyers: asksBuyers(question) });
    return held.viewer.view(columns, question, now().getTime());
  }

  return {
    async view(question) {
      const held = hold(toScope(question));
      keepFresh(held);
      held.asksBuyers = asksBuyers(question);
      const buyers = held.asksBuyers ? readBuyers(held) : null;
      const { store, gap, unreadable, readAt } = held;
      const reading = toReading(store && buyers?.waiting ? buyers.waiting : held);
      if (!store || buyers?.waiting)
        return { rows: [], totalItems: 0, of: null, readAt: null, gap: null, unreadable: 0, counts: {}, sum: null, reading, page: 1 };
      const { places, counts, sum, pieces, groups } = await toView(held, store, question);
      const page = Math.min(question.page, toPageCount(places.length));
      return {
        rows: store.rows(places.slice((page - 1) * pageSize, page * pageSize)),
        totalItems: places.length,
        of: store.size(),
        readAt: readAt?.toISOString() ?? null,
        gap: gap ?? (buyers?.isMoved ? { why: 'moved', serverTotal: store.size(), oldest: null } : null),
        unreadable,
        counts,
        sum,
        ...(pieces !== null && { pieces }),
        ...(groups && { groups }),
        reading,
        page,
      };
    },
    async rows({ part, ...question }) {
      const held = hold(toScope(question));
      const { store } = held;
      return { rows: store ? store.rows(toPart(await toView(held, store, question), part)) : [] };
    },
    async ticked(question, ids) {
      const held = hold(toScope(question));
      const { store } = held;
      return store ? toTicked(await toView(held, store, question), ids) : { count: 0, groups: {} };
    },
    async count(scope, conditions) {
      const held = lists.get(toKey(scope));
      const { store } = held ?? {};
      // What is read no more, because nobody asks for it, is not what there is.
      if (!held || !store || held.gap?.why === 'moved' || monotonic() - held.wholeAt > anewAfterMs) return null;
      if (!held.run || held.run.ended) keepFresh(held);
      const asksPrinted = conditions.some((one) => 'printed' in one);
      const asks = conditions.some((one) => asksBuyers({ list: scope.list, conditions: one }));
      if (asks && !toBuyers(held)) return null;
      const columns = await toColumns(held, store, { printed: asksPrinted || held.asksPrinted, buyers: asks || held.asksBuyers });
      const at = now().getTime();
      return { all: store.size(), each: conditions.map((one) => countRows(columns, facts[scope.list].kinds, one, at)) };
    },
    async table(question, ids) {
      const held = hold(toScope(question));
      const { store } = held;
      if (!store || (asksBuyers(question) && !toBuyers(held))) return null;
      const { places, columns } = await toView(held, store, question);
      const wanted = ids && new Set(ids);
      const taken = wanted ? places.filter((at) => wanted.has(columns.ids[at] ?? '')) : places;
      const values = Object.entries(columns.values).map(([key, all]) => [key, taken.map((at) => all[at] ?? null)] as const);
      const lines = taken.reduce((sum, at) => sum + (columns.parts[at] ?? 1), 0);
      const bytesAt = (row: number): Uint8Array => store.bytes(taken[row] ?? -1);
      return { kinds: facts[question.list].kinds, values: Object.fromEntries(values), count: taken.length, lines, bytesAt };
    },
    whole(scope) {
      const held = hold(scope);
      keepFresh(held);
      const { store, gap, unreadable, readAt } = held;
      return {
        state: { of: store?.size() ?? null, readAt: readAt?.toISOString() ?? null, gap, unreadable, reading: toReading(held) },
        columns: store?.columns() ?? null,
        rows: (places) => store?.rows(places) ?? [],
      };
    },
    read({ isAnew, ...scope }) {
      for (const held of withSources(hold(scope))) {
        const { run } = held;
        if (run && !run.ended) continue;
        if (run?.ended && !isAnew) start(held, run.reader);
        else if (isAnew || !held.store) start(held);
        else logged(renewHead(held));
      }
      tell(scope.list);
    },
    stop(scope) {
      for (const { run } of withSources(hold(scope))) {
        if (run) run.isStopped = true;
        if (run && !run.ended) run.ended = 'stopped';
      }
      tell(scope.list);
    },
    notePrinting() {
      for (const list of ['orders.list', 'guestOrders.list'] as const) {
        const held = ofList(list);
        for (const { printed } of held) if (printed) printed.isOld = true;
        if (held.some(({ asksPrinted }) => asksPrinted)) tell(list);
      }
    },
    clear() {
      era += 1;
      lists.clear();
    },
    noteSeen(list, rows) {
      for (const { store } of ofList(list)) for (const row of rows) if (store?.has(row.id)) store.put(row);
    },
    noteWritten(list, id, row) {
      for (const held of ofList(list)) renewRow(held, id, row);
    },
    noteAdded(list) {
      for (const held of ofList(list)) logged(renewHead(held));
    },
    noteRulesChanged(list) {
      for (const held of ofList(list)) {
        held.store?.readAgain();
        held.hasOldFacts = held.run !== null;
      }
      tell(list);
    },
  };
}

function toScope({ list, startDate, endDate, isDeleted }: WholeQuestion): WholeScope {
  return { list, startDate, endDate, isDeleted };
}

/** The row has gone to the other tab. */
function isElsewhere({ isDeleted }: WholeScope, row: Row): boolean {
  return isDeleted !== undefined && 'isDeleted' in row && row.isDeleted !== isDeleted;
}
