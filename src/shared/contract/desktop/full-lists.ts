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

/** The part of a list that is loaded: its days, or the rows of one of its tabs. */
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
  /**
   * Filters by column key: a row matches if it has one of the values, or a value in a range (`parseRange`). Unknown keys and values match
   * no row.
   */
  filters: z.record(z.string(), z.array(z.string())),
  sort: z.object({ key: z.string(), isDescending: z.boolean() }).nullable(),
  /** Groups rows with the same value: of a column, of the day of a time, or by these ranges. */
  group: z.object({ key: z.string().max(40), ranges: z.array(z.string().max(60)).max(40).optional() }).optional(),
  page: z.int().min(1),
});
export type FullListQuery = z.output<typeof fullListQuery>;

/** State of loading the list. */
export type FullListReading =
  | { kind: 'none' }
  /** `total`: null until the first response; `leftMs`: an estimate, null until known. */
  | { kind: 'reading'; read: number; total: number | null; leftMs: number | null }
  | { kind: 'stopped'; read: number; total: number }
  /** `call` has failed for this reason after so many rows. */
  | { kind: 'failed'; read: number; code: string };

/** Why a list is incomplete: it has more rows than are loaded, or rows were added and removed faster than they were loaded. */
export type FullListGap = 'tooMany' | 'moved';

export interface FullListCount {
  value: string;
  count: number;
  /** Set if the values have names of their own. */
  name_en?: string;
  name_ar?: string;
}

type WholeSum = { fils: Fils; canceledFils: Fils; canceled: number };

/** A group of the matching rows. */
export interface FullListGroup extends FullListCount {
  /** Sum of the group, as that of the result. */
  sum: WholeSum | null;
}

export interface FullListResult {
  /** Rows of the page in the form of the list's own call; empty until the list was loaded once. */
  rows: { id: number | string }[];
  /** Number of matching rows on all pages. */
  totalItems: number;
  /** Number of loaded rows; null until the list was loaded once. */
  of: number | null;
  /** When the oldest row may have been loaded, and when new rows were last requested (ISO, this computer's clock). */
  readAt: string | null;
  headReadAt?: string | null;
  /** Null for a complete list. */
  gap: { why: FullListGap; serverTotal: number; oldest: string | null } | null;
  /** Number of rows that couldn't be parsed. */
  unreadable: number;
  /** For each filter with values: how many rows that match all other filters have which value. */
  counts: Record<string, FullListCount[]>;
  /** Sum of all matching rows in fils, and of the canceled ones among them; null in lists without an amount. */
  sum: WholeSum | null;
  /** Pieces in stock of all matching rows, only in the list of products; a negative stock counts as none. */
  pieces?: number;
  /** Groups in their order, if requested: rows are in the order of their groups. */
  groups?: FullListGroup[];
  reading: FullListReading;
  /** Number of the returned page. */
  page: number;
}

/** Matching rows, in their order. */
export interface FullListRows {
  rows: { id: number | string }[];
}

const rowId = z.union([z.number(), z.string()]);

/** A part of the matching rows: a number of rows from a position, a group, or the rows from one to another. */
const wholePart = z.union([
  z.object({ from: z.int().min(0), count: z.int().min(1).max(200) }),
  z.object({ group: z.string() }),
  z.object({ between: z.tuple([rowId, rowId]) }),
]);
export type FullListPart = z.output<typeof wholePart>;

/** Rows by their IDs, in the order of the IDs; rows that the list no longer has are left out. */
export interface FullListPick extends FullListRows {
  /** IDs of the rows that no longer match the query. */
  left: (number | string)[];
}

/** How many of certain rows match, and in which groups they are. */
export interface FullListSelection {
  count: number;
  groups: Record<string, number>;
}

export const fullListLocalCalls = {
  /** Starts loading if nothing was loaded yet and the user hasn't stopped it. */
  'fullLists.view': localRead(fullListQuery, { follows: ['fullLists.changed'] })<FullListResult>(),
  /** Returns all matching rows, or a part of them. */
  'fullLists.rows': localRead(
    // `isRenewed`: loads the list from the server again first, and fails if that fails.
    fullListQuery.extend({ part: wholePart.optional(), isRenewed: z.boolean().optional() }),
    { follows: ['fullLists.changed'] },
  )<FullListRows>(),
  /** Returns the IDs of all matching rows, in their order; null until the full list was loaded. */
  'fullLists.ids': localRead(fullListQuery)<{ ids: (number | string)[] } | null>(),
  'fullLists.pick': localRead(fullListQuery.extend({ ids: z.array(rowId).max(200) }))<FullListPick>(),
  'fullLists.selected': localRead(fullListQuery.extend({ ids: z.array(rowId).max(maxFullListRows) }), {
    follows: ['fullLists.changed'],
  })<FullListSelection>(),
  /**
   * Returns how many rows match each of these sets of filters, and how many there are; null if the list isn't complete. Never starts
   * loading.
   */
  'fullLists.count': localRead(wholeScope.extend({ filters: z.array(z.record(z.string(), z.array(z.string()))).max(maxListViews) }), {
    follows: ['fullLists.changed'],
  })<{
    all: number;
    each: number[];
  } | null>(),
  /** Resumes loading after a stop or a failure, or loads everything again. */
  'fullLists.read': localWrite(wholeScope.extend({ isAnew: z.boolean() }))<void>(),
  'fullLists.stop': localWrite(wholeScope)<void>(),
} as const;

/** A list was loaded further, updated, or changed. */
export interface FullListChange {
  list: FullListName;
}
