import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import type { RowId } from '@renderer/ui/table/column';
import { toPageCount } from '@shared/domain/server/paging';
import type { QueryClient } from '@tanstack/react-query';
import type { ListDefinition, ListName, RawRow } from '../list-definition';
import { toAsked } from '../state/list-state';
import {
  extendSequence,
  type PagerPage,
  type PagerRow,
  type PagerSequence,
  type PagerSide,
  toMovedPage,
  toRowsBeyond,
} from './pager-sequence';

type WalkedList<Name extends ListName, Row extends { id: RowId }, Tools> = ListDefinition<Name, Row, Tools>;

interface ReadPage {
  rows: readonly { id: RowId }[];
  totalItems: number;
  readAt: number;
}

const toRowOf =
  <Name extends ListName, Row extends { id: RowId }, Tools>({ toRow }: WalkedList<Name, Row, Tools>) =>
  (raw: { id: RowId }): { id: RowId } =>
    toRow ? toRow(raw as unknown as RawRow<Name>) : raw;

/** Returns the sequence with the rows of a further page at one end. Rejects with the failure of a read. */
export async function readFurther<Name extends ListName, Row extends { id: RowId }, Tools>(
  client: QueryClient,
  definition: WalkedList<Name, Row, Tools>,
  sequence: PagerSequence,
  side: PagerSide,
): Promise<PagerSequence> {
  const { pages } = sequence;
  if (!pages) return sequence;
  const edge = side === 'after' ? pages.last : pages.first;
  const step = side === 'after' ? 1 : -1;
  const known = new Set(sequence.ids);
  const read = (page: number, notBefore: number): Promise<ReadPage> => readPage(client, definition, { ...pages.state, page }, notBefore);
  const beside = edge.page + step;
  const first = await read(beside, edge.readAt);
  const moved = first.totalItems === edge.totalItems ? beside : toMovedPage(edge, side, first.totalItems);
  for (let page = moved; ; page += step) {
    // Rows have moved, and pages that were loaded before are outdated.
    const answer = page === beside ? first : await read(page, Number.POSITIVE_INFINITY);
    const rows = toRowsBeyond(answer.rows, known, side);
    const isLast = side === 'after' ? page >= toPageCount(answer.totalItems) : page <= 1;
    if (rows.length > 0 || isLast) return extendSequence(sequence, side, rows, toEdge(page, answer));
  }
}

const toEdge = (page: number, { totalItems, readAt }: ReadPage): PagerPage => ({ page, totalItems, readAt });

/** Loads a page of the server that isn't older than `notBefore`. On an older page, rows may have moved without being found. */
async function readPage<Name extends ListName, Row extends { id: RowId }, Tools>(
  client: QueryClient,
  definition: WalkedList<Name, Row, Tools>,
  state: Parameters<typeof toAsked>[1],
  notBefore: number,
): Promise<ReadPage> {
  const { call, toInput } = definition;
  const input = toInput(toAsked(definition, state));
  const queryKey = readKey(call, input);
  const held = client.getQueryState<unknown>(queryKey);
  const isFresh = held?.data !== undefined && !held.isInvalidated && held.dataUpdatedAt >= notBefore;
  const data = isFresh
    ? held.data
    : await client.fetchQuery({ queryKey, queryFn: () => request(call, input), staleTime: 0, meta: { failure: 'inPlace' } });
  const { rows, totalItems } = data as { rows: { id: RowId }[]; totalItems: number };
  return { rows: rows.map(toRowOf(definition)), totalItems, readAt: isFresh ? held.dataUpdatedAt : Date.now() };
}

/** Loads rows by id; null for a row that no longer exists. Rejects with the failure of a read. */
export async function readPagerRows<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: WalkedList<Name, Row, Tools>,
  { question, isTicked }: PagerSequence,
  ids: readonly RowId[],
): Promise<(readonly [RowId, PagerRow | null])[]> {
  const { rows, left } = question ? await request('fullLists.pick', { ...question, ids: [...ids] }) : { rows: [], left: [] };
  const toRow = toRowOf(definition);
  const held = new Map(rows.map((raw): [RowId, PagerRow] => [raw.id, { row: toRow(raw), hasLeft: !isTicked && left.includes(raw.id) }]));
  const [first] = ids;
  // The full list may be unloaded; then the next row is loaded from the server.
  if (first === undefined || held.has(first)) return [...held];
  const row = (await definition.readRow?.(first)) ?? null;
  return [...held, [first, row && { row, hasLeft: false }]];
}
