import { z } from 'zod';
import { rangePresets } from '../../domain/lists/day-ranges';
import { maxListViews, maxViewName } from '../../domain/lists/saved-views';
import { localRead, localWrite } from '../local-call';
import { listExportFormats } from './list-exports';

const listColumns = z
  .array(
    z.object({
      key: z.string().min(1).max(40),
      /** Pixels; the list's own width when left out. */
      width: z.int().min(60).max(800).optional(),
    }),
  )
  .max(40);
/** The columns that are shown, in their order; a column that is not named is hidden. */
export type ListColumns = z.output<typeof listColumns>;

const listView = z.object({
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(maxViewName),
  filters: z.record(z.string().max(40), z.array(z.string().max(200)).max(200)),
  sort: z.object({ key: z.string().max(40), isDescending: z.boolean() }).nullable(),
  /** Null for those of the list. */
  columns: listColumns.nullable(),
  /** By which value its rows stand in groups, and which of them are folded (`isCollapsed`). Views of older versions have none. */
  group: z
    .object({ key: z.string().max(40), folded: z.array(z.string().max(200)).max(1000) })
    .nullable()
    .optional(),
  /** Left out where the view says nothing of days, as those of older versions. */
  dates: z.enum(rangePresets).optional(),
});
/** Conditions, order, groups, columns and moving days of a list under a name: no rows, no search, no days of a calendar. */
export type ListView = z.output<typeof listView>;

const exportColumns = z.array(z.object({ key: z.string().min(1).max(40), isOn: z.boolean() })).max(40);
const listExportChoice = z.object({
  format: z.enum(listExportFormats),
  each: z.enum(['row', 'part']),
  /** Columns in their order, for lines of rows and of parts; null for those of the table. */
  columns: z.object({ row: exportColumns.nullable(), part: exportColumns.nullable() }),
});
/** What was chosen for the last file. */
export type ListExportChoice = z.output<typeof listExportChoice>;

export const listViews = z.object({
  views: z.array(listView).max(maxListViews),
  /** The view with which the list opens; null for all rows. */
  defaultId: z.string().nullable(),
  /** Of the list without a view; null for all that fit. */
  columns: listColumns.nullable(),
  /** Left out until a file was saved. */
  exported: listExportChoice.optional(),
});
export type ListViews = z.output<typeof listViews>;

/** A view as a file, for a colleague. */
export const listViewFile = z.object({
  diwan: z.literal('list-view'),
  version: z.literal(1),
  list: z.string(),
  view: listView.omit({ id: true }),
});

/** Route of the list. */
const list = z.string().min(1).max(60);

export const listViewLocalCalls = {
  /** What the account that is signed in has saved on this computer; it outlives the session. */
  'listViews.read': localRead(z.object({ list }))<ListViews>(),
  'listViews.save': localWrite(z.object({ list, value: listViews }), { touches: ['listViews.read'] })<void>(),
  /** Asks where to; null when the person cancelled. */
  'listViews.export': localWrite(z.object({ list, id: z.string() }))<{ path: string | null }>(),
  /** Asks for a file and adds its view to the list; null when the person cancelled. Rejects with what is wrong with it. */
  'listViews.import': localWrite(z.object({ list }), { touches: ['listViews.read'] })<ListView | null>(),
} as const;
