import { z } from 'zod';
import { languages } from '../../domain/language';
import { maxPaperRows } from '../../domain/lists/paper-fit';
import { localRead, localWrite } from '../local-call';
import { fullListQuery } from './full-lists';

const exportColumn = z.object({
  /** Key of a column of the list. */
  key: z.string().min(1).max(40),
  head: z.string().max(200),
  /** Names of the column's values; other values stay unchanged. */
  names: z.record(z.string(), z.string()).optional(),
  /** Whether it is an empty column on paper, to write in. */
  isBlank: z.boolean().optional(),
});
export type ExportColumn = z.output<typeof exportColumn>;

/** XLSX, or CSV with one of the two separators that spreadsheets of different countries expect. */
export const exportFormats = ['xlsx', 'csvComma', 'csvSemicolon'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Formats of a list; a PDF has `maxPaperRows` rows at most. */
export const listExportFormats = [...exportFormats, 'pdf'] as const;
export type ListExportFormat = (typeof listExportFormats)[number];

const maxExportRows = 20_000;

const wish = z.object({
  question: fullListQuery,
  /** IDs of the rows to export, in the order of the list; null for all matching rows. */
  ids: z
    .array(z.union([z.number(), z.string()]))
    .max(maxExportRows)
    .nullable(),
  /** `part`: a line for each part of a row, also with columns of `listParts`. For a list without parts it is the same as `row`. */
  each: z.enum(['row', 'part']),
  columns: z.array(exportColumn).min(1).max(40),
});
/** Which rows and columns of a list are exported. */
export type ListExportRequest = z.output<typeof wish>;

/** Title of the sheet, and the beginning of the file's name. */
const title = z.string().trim().min(1).max(100);
const format = z.enum(listExportFormats);

/** Preview of a file before it is written. */
export interface ListExportPreview {
  heads: { text: string; isFigure: boolean }[];
  /** The first lines, as they look when the file is opened. */
  lines: string[][];
  /** Number of lines in the file. */
  total: number;
  fileName: string;
}

/**
 * Why a file couldn't be saved: the disk is full, another program locks the file, its folder isn't writable or doesn't exist, or another
 * reason.
 */
export type ExportProblem = 'full' | 'inUse' | 'noAccess' | 'gone' | 'other';

/**
 * An export with a chosen path that is being written, with the number of rows written so far and in total. Or one that couldn't be saved
 * and waits for a retry.
 */
export interface RunningExport {
  id: number;
  /** Title of the exported list. */
  title: string;
  done: number;
  total: number;
  /** `reference`: of the log, where support finds the cause. */
  failed?: { fileName: string; problem: ExportProblem; reference?: string };
}

/** `path` is null if the file wasn't saved: the user canceled or stopped it, or it failed and `listExports.progressed` reports it. */
export interface SavedExport {
  path: string | null;
  /** Number of lines in the file. */
  rows: number;
  bytes: number;
  /** When the oldest row may have been loaded from the server (ISO); left out if the rows aren't from the server. */
  readAt?: string;
}

const exportId = z.object({ id: z.int() });

export const listExportLocalCalls = {
  /**
   * Opens a save dialog and writes the rows of a full list. Fails with `listNotWhole` if the list isn't complete, and with
   * `tooManyForPaper` or `tooWideForPaper`. If writing fails, the export is stored for a retry. The file is never partly written.
   */
  'listExports.save': localWrite(
    wish.extend({
      format,
      /** Texts about the filters, shown on paper. */
      notes: z.array(z.string().max(500)).max(30),
      title,
    }),
  )<SavedExport>(),
  /** Returns the first lines. Fails with `listNotWhole` if the list isn't complete. */
  'listExports.preview': localRead(wish.extend({ format, title }), { follows: ['fullLists.changed'] })<ListExportPreview>(),
  /** Like `save`, for a screen's figures that aren't in a list: at most `maxPaperRows` lines, each as long as the heads. */
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
  /** Returns the exports that are being written, and those that couldn't be saved. */
  'listExports.running': localRead(z.undefined())<readonly RunningExport[]>(),
  /**
   * Writes an export that couldn't be saved again, with its earlier content: to the same path, or to one from a save dialog. Fails with
   * `badInput` if there is none with this ID.
   */
  'listExports.retry': localWrite(exportId.extend({ isElsewhere: z.boolean() }))<SavedExport>(),
  /** Cancels an export that is being written, or removes one that couldn't be saved; no file is left. A finished export stays. */
  'listExports.stop': localWrite(exportId)<void>(),
  /** Opens a file that was exported in this session, or its folder. Fails with `badInput` for any other path. */
  'listExports.open': localWrite(z.object({ path: z.string().max(4096), isFolder: z.boolean() }))<void>(),
} as const;
