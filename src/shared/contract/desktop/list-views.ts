import { z } from 'zod';
import { rangePresets } from '../../domain/lists/day-ranges';
import { maxListViews, maxViewName, starterKeys } from '../../domain/lists/saved-views';
import { localRead, localWrite } from '../local-call';
import { listExportFormats } from './list-exports';

const listColumns = z
  .array(
    z.object({
      key: z.string().min(1).max(40),
      /** In pixels; the list's own width if left out. */
      width: z.int().min(60).max(800).optional(),
    }),
  )
  .max(40);
/** The visible columns, in their order; other columns are hidden. */
export type ListColumns = z.output<typeof listColumns>;

const listView = z.object({
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(maxViewName),
  filters: z.record(z.string().max(40), z.array(z.string().max(200)).max(200)),
  sort: z.object({ key: z.string().max(40), isDescending: z.boolean() }).nullable(),
  /** Null for the list's own columns. */
  columns: listColumns.nullable(),
  /** The column by which rows are grouped, and the collapsed groups (`isCollapsed`). Views of older versions have none. */
  group: z
    .object({ key: z.string().max(40), folded: z.array(z.string().max(200)).max(1000) })
    .nullable()
    .optional(),
  /** Left out if the view has no dates, as in older versions. */
  dates: z.enum(rangePresets).optional(),
  /** Set for a view that Diwan brings along, until it gets another name: its name then follows the language. */
  starter: z.enum(starterKeys).optional(),
});
/** Named filters, sort order, groups, columns, and relative dates of a list: no rows, no search, no fixed dates. */
export type ListView = z.output<typeof listView>;

const exportColumns = z.array(z.object({ key: z.string().min(1).max(40), isOn: z.boolean() })).max(40);
const listExportChoice = z.object({
  format: z.enum(listExportFormats),
  each: z.enum(['row', 'part']),
  /** Columns in their order, for lines of rows and of parts; null for the table's columns. */
  columns: z.object({ row: exportColumns.nullable(), part: exportColumns.nullable() }),
});
/** Choices for the last exported file. */
export type ListExportChoice = z.output<typeof listExportChoice>;

export const listViews = z.object({
  views: z.array(listView).max(maxListViews),
  /** The list's default view; null for all rows. */
  defaultId: z.string().nullable(),
  /** Columns of the list without a view; null for the list's own columns. */
  columns: listColumns.nullable(),
  /** Left out until a file was exported. */
  exported: listExportChoice.optional(),
  /** The starter views are among the views, or the user has deleted them. */
  hasStarters: z.literal(true).optional(),
});
export type ListViews = z.output<typeof listViews>;

/** Content of a file with a view, for another user. */
export const listViewFile = z.object({
  diwan: z.literal('list-view'),
  version: z.literal(1),
  list: z.string(),
  view: listView.omit({ id: true, starter: true }),
});

/** Route of the list. */
const list = z.string().min(1).max(60);

export const listViewLocalCalls = {
  /** Returns the views that the signed-in account has saved on this computer; they stay after the session. */
  'listViews.read': localRead(z.object({ list }))<ListViews>(),
  'listViews.save': localWrite(z.object({ list, value: listViews }), { touches: ['listViews.read'] })<void>(),
  /** Opens a save dialog; `path` is null if the user canceled. */
  'listViews.export': localWrite(z.object({ list, id: z.string() }))<{ path: string | null }>(),
  /** Opens a file dialog and adds the file's view to the list; null if the user canceled. Fails with the problem of the file. */
  'listViews.import': localWrite(z.object({ list }), { touches: ['listViews.read'] })<ListView | null>(),
} as const;
