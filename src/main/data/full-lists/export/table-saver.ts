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
  /** Makes the file, in a thread of its own. */
  writer: TableWriter;
  /** All that is written now, and all that could not be. */
  onProgress: (running: readonly RunningExport[]) => void;
  shell: Pick<Shell, 'openPath' | 'showFile'>;
  paperHead: () => PaperHead;
  /** As pages; rejects with `cancelled` when the signal says so. */
  drawTable: (page: TablePage, signal: AbortSignal) => Promise<Uint8Array>;
  log: Pick<Logger, 'error'>;
  /** Puts the whole file in its place; tests pass a disk that refuses. */
  put?: (path: string, bytes: Uint8Array) => Promise<void>;
}

interface TableFile {
  format: ListExportFormat;
  language: Language;
  /** Of the sheet. */
  title: string;
  /** Without its extension. */
  name: string;
  /** On paper: what the rows were narrowed by. */
  notes?: readonly string[];
}

/** Asks where to and writes a table; throws `exportForbidden` where IT does not allow it. */
export type SaveTable = (toTable: () => ExportTable | Promise<ExportTable>, file: TableFile) => Promise<SavedExport>;

export interface TableSaver {
  save: SaveTable;
  running(): readonly RunningExport[];
  /** One that could not be saved. Rejects with `badInput` where there is none of this number. */
  tryAgain(id: number, isElsewhere: boolean): Promise<SavedExport>;
  /** Ends what is written now; no file of it stays, and who waits for it is told of none. Forgets what could not be saved. */
  stop(id: number): void;
  /** The session has ended: what could not be saved is not for the next one. */
  forgetFailed(): void;
  /** Opens it, or the folder that it lies in. Rejects with `badInput` for what was not written here. */
  open(path: string, isFolder: boolean): Promise<void>;
}

/** A file for which there is a place. */
interface Job {
  own: AbortController;
  told: RunningExport;
  table: ExportTable;
  file: TableFile;
  path: string;
  /** Kept once it was made: it is not read or made twice. */
  bytes: Uint8Array | null;
}

/** So many that could not be saved are kept: each holds its whole file. */
const mostFailed = 3;

const nothing: SavedExport = { path: null, rows: 0, bytes: 0 };

export function createTableSaver(deps: TableSaverDeps): TableSaver {
  const { settings, policy, dialog, exportFolder, writer, onProgress, paperHead, drawTable, shell, log } = deps;
  const { put = (path, bytes) => replaceFile(path, bytes, { isShared: true }) } = deps;
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  const jobs = new Map<number, Job>();
  const written = new Set<string>();
  let lastId = 0;
  const running = (): RunningExport[] => [...jobs.values()].map(({ told }) => told);
  const tell = (): void => onProgress(running());
  const failedOnes = (): Job[] => [...jobs.values()].filter(({ told }) => told.failed);

  function forget(...gone: Job[]): void {
    for (const { told } of gone) jobs.delete(told.id);
    tell();
  }

  function demandAllowed(): void {
    if (!policy.choose('listExport', undefined, true)) throw new FailureError({ code: 'exportForbidden' });
  }

  async function askPath({ format, name }: TableFile): Promise<string | null> {
    const extension = extensions[format];
    const start = await exportFolder.start(folder.read());
    const path = await dialog.askPath({ folder: start, fileName: `${toFileName(name)}.${extension}`, extension });
    if (path !== null) await exportFolder.demand(path);
    return path;
  }

  async function toBytes({ table, file, own, told }: Job, onRows: (done: number, total: number) => void): Promise<Uint8Array> {
    const { format, language, title, notes = [] } = file;
    const head = paperHead();
    const t = translator(language, head.digits);
    const foot = [
      ...(table.readAt ? [t('lists.export.asOf', { at: createFormatter(language, head.digits).dateTime(table.readAt) })] : []),
      ...(table.leftOut ?? []),
    ];
    const asOf = foot.length > 0 ? foot.join(t('forms.separator')) : null;
    const order: OrderOfFile = { format, language, title, notes, asOf, paper: format === 'pdf' ? head : null };
    const made = await writer.write(table, order, { signal: own.signal, onProgress: onRows });
    onRows(told.total, told.total);
    return made.kind === 'bytes' ? made.bytes : await drawTable(made.page, own.signal);
  }

  async function run(job: Job): Promise<SavedExport> {
    const { own, path, table } = job;
    const { failed: _failed, ...told } = job.told;
    job.told = told;
    jobs.set(told.id, job);
    tell();
    const onRows = (done: number, total: number): void => {
      if (own.signal.aborted || (done === job.told.done && total === job.told.total)) return;
      job.told = { ...told, done, total };
      tell();
    };
    try {
      job.bytes ??= await toBytes(job, onRows);
      if (!own.signal.aborted) await put(path, job.bytes);
    } catch (error) {
      if (!own.signal.aborted) {
        await keep(job, error);
        return nothing;
      }
    }
    forget(job);
    if (own.signal.aborted) return nothing;
    written.add(path);
    folder.write(dirname(path));
    return { path, rows: toLineCount(table), bytes: job.bytes?.byteLength ?? 0, ...(table.readAt && { readAt: table.readAt }) };
  }

  async function keep(job: Job, error: unknown): Promise<void> {
    const problem = await toProblem(error, job.path);
    const reference = problem === 'other' ? log.error('failed', error, { where: 'listExports.save' }) : undefined;
    job.told = { ...job.told, failed: { fileName: basename(job.path), problem, ...(reference !== undefined && { reference }) } };
    forget(...failedOnes().slice(0, -mostFailed));
  }

  return {
    running,
    async save(toTable, file) {
      demandAllowed();
      const table = await toTable();
      // What does not fit on paper is said before anybody chooses a place for it.
      if (file.format === 'pdf') assertFitsPaper(table);
      const path = await askPath(file);
      if (path === null) return nothing;
      lastId += 1;
      const told = { id: lastId, title: file.title, done: 0, total: table.count };
      return await run({ own: new AbortController(), told, table, file, path, bytes: null });
    },
    async tryAgain(id, isElsewhere) {
      demandAllowed();
      const job = jobs.get(id);
      if (!job?.told.failed) throw new FailureError({ code: 'badInput' });
      const path = isElsewhere ? await askPath(job.file) : job.path;
      // Another window may have tried it or closed it meanwhile.
      if (path === null || jobs.get(id) !== job || !job.told.failed) return nothing;
      return await run({ ...job, path, own: new AbortController() });
    },
    stop(id) {
      const job = jobs.get(id);
      job?.own.abort();
      if (job?.told.failed) forget(job);
    },
    forgetFailed: () => forget(...failedOnes()),
    async open(path, isFolder) {
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
  // A file that another program holds is refused as if it were forbidden.
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
