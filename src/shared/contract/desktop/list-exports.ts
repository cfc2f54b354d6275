import { z } from 'zod';
import { languages } from '../../domain/language';
import { maxPaperRows } from '../../domain/lists/paper-fit';
import { localRead, localWrite } from '../local-call';
import { fullListQuery } from './full-lists';

const exportColumn = z.object({
  /** Of a fact of the list. */
  key: z.string().min(1).max(40),
  head: z.string().max(200),
  /** What its values are called; others stay as they are. */
  names: z.record(z.string(), z.string()).optional(),
  /** Room to write in, on paper. */
  isBlank: z.boolean().optional(),
});
export type ExportColumn = z.output<typeof exportColumn>;

/** XLSX, or CSV with one of the two separators that spreadsheets of different countries expect. */
export const exportFormats = ['xlsx', 'csvComma', 'csvSemicolon'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A list may also become a PDF, of `maxPaperRows` rows at most. */
export const listExportFormats = [...exportFormats, 'pdf'] as const;
export type ListExportFormat = (typeof listExportFormats)[number];

const maxExportRows = 20_000;

const wish = z.object({
  question: fullListQuery,
  /** Only these of them, in the order of the list; null for all that fit. */
  ids: z
    .array(z.union([z.number(), z.string()]))
    .max(maxExportRows)
    .nullable(),
  /** `part`: a line for each part of a row, with columns of `listParts` too. Of a list without parts it is the same as `row`. */
  each: z.enum(['row', 'part']),
  columns: z.array(exportColumn).min(1).max(40),
});
/** Which rows and columns of a list. */
export type ListExportRequest = z.output<typeof wish>;

/** Of the sheet, and the beginning of the file's name. */
const title = z.string().trim().min(1).max(100);
const format = z.enum(listExportFormats);

/** What a person sees of a file before it is there. */
export interface ListExportPreview {
  heads: { text: string; isFigure: boolean }[];
  /** The first ones, as they are seen when the file is opened. */
  lines: string[][];
  /** How many lines it will have. */
  total: number;
  fileName: string;
}

/** Why a file could not be saved: the disk is full, another program holds the file, its folder may not be written or is not there, or something else. */
export type ExportProblem = 'full' | 'inUse' | 'noAccess' | 'gone' | 'other';

/** An export for which somebody has chosen a place, and which is written now: rows that are in it, of all. Or one that could not be saved, and is kept. */
export interface RunningExport {
  id: number;
  /** What it is of. */
  title: string;
  done: number;
  total: number;
  /** `reference`: of the log, where the cause is for support alone. */
  failed?: { fileName: string; problem: ExportProblem; reference?: string };
}

/** `path` is null for a file that was not saved: cancelled, stopped, or failed and kept, of which `listExports.progressed` tells. */
export interface SavedExport {
  path: string | null;
  /** Lines that are in it. */
  rows: number;
  bytes: number;
  /** When the oldest of its rows may have been read from the server, ISO; left out where they are not rows of the server. */
  readAt?: string;
}

const exportId = z.object({ id: z.int() });

export const listExportLocalCalls = {
  /**
   * Asks where to and writes the rows of a list that was read whole. Rejects with `listNotWhole` where it was not, with `tooManyForPaper` and `tooWideForPaper`.
   * What goes wrong once there is a place is kept, to be tried again: there is never half a file.
   */
  'listExports.save': localWrite(
    wish.extend({
      format,
      /** What the rows were narrowed by, in words: stands on paper. */
      notes: z.array(z.string().max(500)).max(30),
      title,
    }),
  )<SavedExport>(),
  /** Its first lines. Rejects with `listNotWhole` where the list was not read whole. */
  'listExports.preview': localRead(wish.extend({ format, title }), { follows: ['fullLists.changed'] })<ListExportPreview>(),
  /** As `save`, with figures of a screen that stand in no list: at most `maxPaperRows` lines, each as long as the heads. */
  'listExports.saveFigures': localWrite(
    z.object({
      language: z.enum(languages),
      format,
      title,
      columns: z
        .array(z.object({ head: z.string().max(200), kind: z.enum(['text', 'number', 'money']) }))
        .min(1)
        .max(12),
      rows: z.array(z.array(z.union([z.string().max(500), z.int(), z.null()]))).max(maxPaperRows),
      notes: z.array(z.string().max(500)).max(30),
    }),
  )<SavedExport>(),
  /** Those that are written now, and those that could not be. */
  'listExports.running': localRead(z.undefined())<readonly RunningExport[]>(),
  /** Writes one that could not be saved, from what was read for it: to the same place, or to another one that is asked for. Fails with `badInput` for any other. */
  'listExports.retry': localWrite(exportId.extend({ isElsewhere: z.boolean() }))<SavedExport>(),
  /** Ends an export that is written now, or forgets one that could not be saved; nothing of it stays. One that is over already stays as it is. */
  'listExports.stop': localWrite(exportId)<void>(),
  /** Opens a file that was exported in this session, or its folder. Fails with `badInput` for any other path. */
  'listExports.open': localWrite(z.object({ path: z.string().max(4096), isFolder: z.boolean() }))<void>(),
} as const;
