import { access, constants, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { SaveDialog } from '@main/system/files/file-dialogs';
import { toFileName } from '@main/system/files/file-name';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import type { Shell } from '@main/system/ports/shell';
import type { Settings } from '@main/system/settings/settings';
import type { ExportProblem, ListExportFormat, RunningExport, SavedExport } from '@shared/contract/desktop/list-exports';
import { FailureError } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import { type ExportTable, extensions, toLineCount } from './export-table';
import { assertFitsPaper } from './paper-table';
import type { PaperHead, TablePage } from './table-file';
import type { OrderOfFile, TableWriter } from './table-writer';

export interface TableSaverDeps {
  settings: Settings;
  policy: Pick<Policy, 'choose'>;
  dialog: SaveDialog;
  exportFolder: ExportFolder;
  /** Makes the file in a worker thread. */
  writer: TableWriter;
  /** Called with the files that are being written and those that couldn't be saved. */
  onProgress: (running: readonly RunningExport[]) => void;
  shell: Pick<Shell, 'openPath' | 'showFile'>;
  paperHead: () => PaperHead;
  /** Draws the table as PDF pages; rejects with `cancelled` if the signal is aborted. */
  drawTable: (page: TablePage, signal: AbortSignal) => Promise<Uint8Array>;
  log: Pick<Logger, 'error'>;
  /** Writes the whole file; tests pass a disk that refuses. */
  put?: (path: string, bytes: Uint8Array) => Promise<void>;
}

interface TableFile {
  format: ListExportFormat;
  language: Language;
  /** The sheet's title. */
  title: string;
  /** File name without extension. */
  name: string;
  /** The filters, for paper. */
  notes?: readonly string[];
}

/** Prompts for a place to save a table and writes the file; throws `exportForbidden` if IT doesn't allow exports. */
export type SaveTable = (toTable: () => ExportTable | Promise<ExportTable>, file: TableFile) => Promise<SavedExport>;

/** A file with its chosen path. */
interface Job {
  own: AbortController;
  told: RunningExport;
  table: ExportTable;
  file: TableFile;
  path: string;
  /** The file's content once it was made, so that a retry only writes it. */
  bytes: Uint8Array | null;
}

/** Maximum number of files that couldn't be saved and wait for a retry, because each is in memory. */
const mostFailed = 3;

const nothing: SavedExport = { path: null, rows: 0, bytes: 0 };

interface Places {
  /** Null if the user cancels. */
  ask(file: TableFile): Promise<string | null>;
  /** Suggests the folder of this path the next time. */
  remember(path: string): void;
}

/** Prompts for places to save files. */
function createPlaces({ settings, dialog, exportFolder }: TableSaverDeps): Places {
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  return {
    async ask({ format, name }) {
      const extension = extensions[format];
      const start = await exportFolder.start(folder.read());
      const path = await dialog.askPath({ folder: start, fileName: `${toFileName(name)}.${extension}`, extension });
      if (path !== null) await exportFolder.demand(path);
      return path;
    },
    remember: (path) => folder.write(dirname(path)),
  };
}

/** Returns the text about the table's sources, shown below it on paper; null if there are none. */
function toAsOf({ readAt, leftOut = [] }: ExportTable, language: Language, digits: PaperHead['digits']): string | null {
  const t = translator(language, digits);
  const at = readAt ? [t('lists.export.asOf', { at: createFormatter(language, digits).dateTime(readAt) })] : [];
  const foot = [...at, ...leftOut];
  return foot.length > 0 ? foot.join(t('forms.separator')) : null;
}

/** Makes the file's content; `onRows` is called with its progress. */
async function toBytes(
  { writer, paperHead, drawTable }: TableSaverDeps,
  { table, file, own, told }: Job,
  onRows: (done: number, total: number) => void,
): Promise<Uint8Array> {
  const { format, language, title, notes = [] } = file;
  const head = paperHead();
  const asOf = toAsOf(table, language, head.digits);
  const order: OrderOfFile = { format, language, title, notes, asOf, paper: format === 'pdf' ? head : null };
  const made = await writer.write(table, order, { signal: own.signal, onProgress: onRows });
  onRows(told.total, told.total);
  return made.kind === 'bytes' ? made.bytes : await drawTable(made.page, own.signal);
}

/** The files that are being written and those that couldn't be saved; every change is reported to `onProgress`. */
function createJobs(onProgress: TableSaverDeps['onProgress']) {
  const jobs = new Map<number, Job>();
  const running = (): RunningExport[] => [...jobs.values()].map(({ told }) => told);
  const report = (): void => onProgress(running());

  return {
    find: (id: number): Job | undefined => jobs.get(id),
    running,
    failed: (): Job[] => [...jobs.values()].filter(({ told }) => told.failed),
    set(job: Job, told: RunningExport): void {
      job.told = told;
      jobs.set(told.id, job);
      report();
    },
    remove(...gone: Job[]): void {
      for (const { told } of gone) jobs.delete(told.id);
      report();
    },
  };
}

type Jobs = ReturnType<typeof createJobs>;

/** Makes and writes one file; a file that can't be saved stays in `jobs` for a retry. */
function createWriting(deps: TableSaverDeps, jobs: Jobs, onWritten: (path: string) => void) {
  const { log, put = (path, bytes) => replaceFile(path, bytes, { isShared: true }) } = deps;

  async function noteFailed(job: Job, error: unknown): Promise<void> {
    const problem = await toProblem(error, job.path);
    const reference = problem === 'other' ? log.error('failed', error, { where: 'listExports.save' }) : undefined;
    job.told = { ...job.told, failed: { fileName: basename(job.path), problem, ...(reference !== undefined && { reference }) } };
    jobs.remove(...jobs.failed().slice(0, -mostFailed));
  }

  return async (job: Job): Promise<SavedExport> => {
    const { own, path, table } = job;
    const { failed: _failed, ...told } = job.told;
    jobs.set(job, told);
    const onRows = (done: number, total: number): void => {
      if (own.signal.aborted || (done === job.told.done && total === job.told.total)) return;
      jobs.set(job, { ...told, done, total });
    };
    try {
      job.bytes ??= await toBytes(deps, job, onRows);
      if (!own.signal.aborted) await put(path, job.bytes);
    } catch (error) {
      if (!own.signal.aborted) {
        await noteFailed(job, error);
        return nothing;
      }
    }
    jobs.remove(job);
    if (own.signal.aborted) return nothing;
    onWritten(path);
    return { path, rows: toLineCount(table), bytes: job.bytes?.byteLength ?? 0, ...(table.readAt && { readAt: table.readAt }) };
  };
}

export type TableSaver = ReturnType<typeof createTableSaver>;

export function createTableSaver(deps: TableSaverDeps) {
  const { policy, shell } = deps;
  const places = createPlaces(deps);
  const jobs = createJobs(deps.onProgress);
  const written = new Set<string>();
  let lastId = 0;
  const write = createWriting(deps, jobs, (path) => {
    written.add(path);
    places.remember(path);
  });

  function demandAllowed(): void {
    if (!policy.choose('listExport', undefined, true)) throw new FailureError({ code: 'exportForbidden' });
  }

  const save: SaveTable = async (toTable, file) => {
    demandAllowed();
    const table = await toTable();
    // Check this before the user chooses a place, because a table that is too wide can't be saved as PDF.
    if (file.format === 'pdf') assertFitsPaper(table);
    const path = await places.ask(file);
    if (path === null) return nothing;
    lastId += 1;
    const told = { id: lastId, title: file.title, done: 0, total: table.count };
    return await write({ own: new AbortController(), told, table, file, path, bytes: null });
  };

  return {
    save,
    running: jobs.running,
    /** Retries a file that couldn't be saved. Rejects with `badInput` if there is none with this ID. */
    async tryAgain(id: number, isElsewhere: boolean): Promise<SavedExport> {
      demandAllowed();
      const job = jobs.find(id);
      if (!job?.told.failed) throw new FailureError({ code: 'badInput' });
      const path = isElsewhere ? await places.ask(job.file) : job.path;
      // Another window may have retried or removed the file meanwhile.
      if (path === null || jobs.find(id) !== job || !job.told.failed) return nothing;
      return await write({ ...job, path, own: new AbortController() });
    },
    /** Cancels writing; `save` then returns no path. Removes a file that couldn't be saved. */
    stop(id: number): void {
      const job = jobs.find(id);
      job?.own.abort();
      if (job?.told.failed) jobs.remove(job);
    },
    /** Removes the files that couldn't be saved, because the next session may be another user's. */
    forgetFailed: (): void => jobs.remove(...jobs.failed()),
    /** Opens a file or its folder. Rejects with `badInput` for files that weren't written here. */
    async open(path: string, isFolder: boolean): Promise<void> {
      if (!written.has(path)) throw new FailureError({ code: 'badInput' });
      await (isFolder ? shell.showFile(path) : shell.openPath(path));
    },
  };
}

const causes: Readonly<Record<string, ExportProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EBUSY: 'inUse',
  EROFS: 'noAccess',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
};

async function toProblem(error: unknown, path: string): Promise<ExportProblem> {
  const code = error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
  // The system reports a file that another program has open as forbidden.
  if (code === 'EPERM' || code === 'EACCES') return (await isThere(path)) && (await isWritable(dirname(path))) ? 'inUse' : 'noAccess';
  return causes[code] ?? 'other';
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
const isThere = (path: string): Promise<boolean> => isDone(stat(path));
const isWritable = (path: string): Promise<boolean> => isDone(access(path, constants.W_OK));
