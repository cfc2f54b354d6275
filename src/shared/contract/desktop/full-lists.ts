import { z } from 'zod';
import { homeProductTypes } from '../../domain/home-product-type';
import { languages } from '../../domain/language';
import { type FullListName, maxFullListRows } from '../../domain/lists/full-list';
import { fullListNames } from '../../domain/lists/full-list-names.generated';
import { maxListViews } from '../../domain/lists/saved-views';
import { messageStatuses } from '../../domain/message-status';
import type { Fils } from '../../domain/money';
import { isoDate } from '../entity';
import { localRead, localWrite } from '../local-call';

/** What of a list is read: its days, or the rows of one of its tabs. */
const wholeScope = z.object({
  list: z.enum(fullListNames),
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  isDeleted: z.boolean().optional(),
  type: z.enum(homeProductTypes).optional(),
  status: z.enum(messageStatuses).optional(),
});
export type FullListScope = z.output<typeof wholeScope>;

export const fullListQuery = wholeScope.extend({
  language: z.enum(languages),
  search: z.string().trim().optional(),
  /** By key of a fact: the values of which a row has one, or one range (`parseRange`). Keys and values that are not known fit no row. */
  filters: z.record(z.string(), z.array(z.string())),
  sort: z.object({ key: z.string(), isDescending: z.boolean() }).nullable(),
  /** Rows with the same value beside each other: of a fact, its day where it is a moment, or which of these ranges holds it. */
  group: z.object({ key: z.string().max(40), ranges: z.array(z.string().max(60)).max(40).optional() }).optional(),
  page: z.int().min(1),
});
export type FullListQuery = z.output<typeof fullListQuery>;

/** Where the reading stands. */
export type FullListReading =
  | { kind: 'none' }
  /** `total`: null until the first answer; `leftMs`: about, null until known. */
  | { kind: 'reading'; read: number; total: number | null; leftMs: number | null }
  | { kind: 'stopped'; read: number; total: number }
  /** `call` has failed for this reason after so many rows. */
  | { kind: 'failed'; read: number; code: string };

/** What makes a list less than whole: more rows than are read, or rows that came and went faster than they were read. */
export type FullListGap = 'tooMany' | 'moved';

export interface FullListCount {
  value: string;
  count: number;
  /** Where the values have names of their own. */
  name_en?: string;
  name_ar?: string;
}

type WholeSum = { fils: Fils; canceledFils: Fils; canceled: number };

/** A group of the rows that fit. */
export interface FullListGroup extends FullListCount {
  /** As that of the answer. */
  sum: WholeSum | null;
}

export interface FullListResult {
  /** As the list's own call answers with them, those of the page; none until the list was read once. */
  rows: { id: number | string }[];
  /** Those that fit, over all pages. */
  totalItems: number;
  /** All that were read; null until the list was read once. */
  of: number | null;
  /** When the oldest of its rows may have been read, and when it was last asked for new rows: ISO, by this computer's clock. */
  readAt: string | null;
  headReadAt?: string | null;
  /** Null for a whole list. */
  gap: { why: FullListGap; serverTotal: number; oldest: string | null } | null;
  /** Rows that nobody could read. */
  unreadable: number;
  /** Of each choice: how many of the rows that fit all other filters have which value. */
  counts: Record<string, FullListCount[]>;
  /** Fils of all that fit, and of those among them that are called off; null in lists without an amount. */
  sum: WholeSum | null;
  /** Pieces in stock of all that fit, in the list of products; none are less than none. */
  pieces?: number;
  /** In their order, where groups were asked for: rows stand in the order of their groups. */
  groups?: FullListGroup[];
  reading: FullListReading;
  /** The page that is shown. */
  page: number;
}

/** Rows that fit, in their order. */
export interface FullListRows {
  rows: { id: number | string }[];
}

const rowId = z.union([z.number(), z.string()]);

/** Some of the rows that fit: so many from a place on, those of a group, or those from one row to another. */
const wholePart = z.union([
  z.object({ from: z.int().min(0), count: z.int().min(1).max(200) }),
  z.object({ group: z.string() }),
  z.object({ between: z.tuple([rowId, rowId]) }),
]);
export type FullListPart = z.output<typeof wholePart>;

/** Rows by their ids, in the order of the ids; rows that the list no longer holds are left out. */
export interface FullListPick extends FullListRows {
  /** Ids of the rows that no longer match the question. */
  left: (number | string)[];
}

/** Of certain rows: how many fit, and in which groups they are. */
export interface FullListSelection {
  count: number;
  groups: Record<string, number>;
}

export const fullListLocalCalls = {
  /** Starts the reading where nothing was read yet and nobody has stopped it. */
  'fullLists.view': localRead(fullListQuery, { follows: ['fullLists.changed'] })<FullListResult>(),
  /** All that fit, or a part of them. */
  'fullLists.rows': localRead(
    // `isRenewed`: read from the server again first. Rejects then where that fails.
    fullListQuery.extend({ part: wholePart.optional(), isRenewed: z.boolean().optional() }),
    { follows: ['fullLists.changed'] },
  )<FullListRows>(),
  /** Ids of all rows that match, in their order; null until the full list was loaded. */
  'fullLists.ids': localRead(fullListQuery)<{ ids: (number | string)[] } | null>(),
  'fullLists.pick': localRead(fullListQuery.extend({ ids: z.array(rowId).max(200) }))<FullListPick>(),
  'fullLists.selected': localRead(fullListQuery.extend({ ids: z.array(rowId).max(maxFullListRows) }), {
    follows: ['fullLists.changed'],
  })<FullListSelection>(),
  /** How many rows fit each of these sets of filters, and all; null where the list is not whole. Never starts the reading. */
  'fullLists.count': localRead(wholeScope.extend({ filters: z.array(z.record(z.string(), z.array(z.string()))).max(maxListViews) }), {
    follows: ['fullLists.changed'],
  })<{
    all: number;
    each: number[];
  } | null>(),
  /** Reads on after a stop or a failure, or everything anew. */
  'fullLists.read': localWrite(wholeScope.extend({ isAnew: z.boolean() }))<void>(),
  'fullLists.stop': localWrite(wholeScope)<void>(),
} as const;

/** A list was read on, renewed or changed. */
export interface FullListChange {
  list: FullListName;
}
