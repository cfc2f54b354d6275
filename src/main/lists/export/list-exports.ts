import { dirname } from 'node:path';
import type { ListExportFormat, ListExportWish, RunningExport } from '@shared/contract/desktop/list-exports';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { listParts } from '@shared/domain/lists/list-files';
import type { FactKind } from '@shared/domain/lists/whole-list';
import { z } from 'zod';
import type { ExportFolder } from '../../files/export-folder';
import type { SaveDialog } from '../../files/file-dialogs';
import { toFileName } from '../../files/file-name';
import { replaceFile } from '../../files/replace-file';
import type { Handlers } from '../../host/handlers';
import type { Policy } from '../../policy/policy';
import type { Settings } from '../../settings/settings';
import type { WholeLists } from '../whole-lists';
import { toSeen } from './cells';
import { type ExportTable, extensions, toLineCount, toPortions } from './export-table';
import { toCodes } from './list-parts';
import { demandPaper } from './paper-table';
import { type PaperHead, type TablePage, toWhole } from './table-file';
import { type OrderOfFile, type TableWriter, toFileOrder } from './table-writer';

export interface TableSaverDeps {
  settings: Settings;
  policy: Pick<Policy, 'choose'>;
  dialog: SaveDialog;
  exportFolder: ExportFolder;
  /** Makes the file, in a thread of its own. */
  writer: TableWriter;
  /** All that is written now. */
  onProgress: (running: readonly RunningExport[]) => void;
  showFile: (path: string) => Promise<void>;
  paperHead: () => PaperHead;
  /** As pages; rejects with `cancelled` when the signal says so. */
  drawTable: (page: TablePage, signal: AbortSignal) => Promise<Uint8Array>;
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
export type SaveTable = (
  toTable: () => ExportTable | Promise<ExportTable>,
  file: TableFile,
) => Promise<{ path: string | null; rows: number }>;

export interface TableSaver {
  save: SaveTable;
  /** Ends what is written now; no file of it stays, and who waits for it is told of none. */
  stop(id: number): void;
  /** Rejects with `badInput` for what was not written here. */
  showFile(path: string): Promise<void>;
}

export function createTableSaver(deps: TableSaverDeps): TableSaver {
  const { settings, policy, dialog, exportFolder, writer, onProgress, paperHead, drawTable, showFile } = deps;
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  const running = new Map<number, { own: AbortController; told: RunningExport }>();
  const written = new Set<string>();
  let lastId = 0;
  const tell = (): void => onProgress([...running.values()].map(({ told }) => told));

  function note(id: number, progress: Pick<RunningExport, 'done' | 'total'>): void {
    const one = running.get(id);
    if (one) one.told = { ...one.told, ...progress };
    tell();
  }

  async function toBytes(table: ExportTable, file: TableFile, id: number, signal: AbortSignal): Promise<Uint8Array> {
    const { format, language, title, notes = [] } = file;
    const order: OrderOfFile = { format, language, title, notes, paper: format === 'pdf' ? paperHead() : null };
    const made = await writer.write(table, order, { signal, onProgress: (done, total) => note(id, { done, total }) });
    return made.kind === 'bytes' ? made.bytes : await drawTable(made.page, signal);
  }

  return {
    async save(toTable, file) {
      if (!policy.choose('listExport', undefined, true)) throw new FailureError({ code: 'exportForbidden' });
      const table = await toTable();
      // What does not fit on paper is said before anybody chooses a place for it.
      if (file.format === 'pdf') demandPaper(table);
      const start = await exportFolder.start(folder.read());
      const extension = extensions[file.format];
      const path = await dialog.askPath({ folder: start, fileName: `${toFileName(file.name)}.${extension}`, extension });
      if (path === null) return { path, rows: 0 };
      await exportFolder.demand(path);
      const own = new AbortController();
      lastId += 1;
      const id = lastId;
      running.set(id, { own, told: { id, title: file.title, done: 0, total: table.count } });
      tell();
      try {
        const bytes = await toBytes(table, file, id, own.signal);
        if (own.signal.aborted) return { path: null, rows: 0 };
        await replaceFile(path, bytes, { isShared: true });
      } catch (error) {
        if (own.signal.aborted) return { path: null, rows: 0 };
        throw error;
      } finally {
        running.delete(id);
        tell();
      }
      written.add(path);
      folder.write(dirname(path));
      return { path, rows: toLineCount(table) };
    },
    stop: (id) => running.get(id)?.own.abort(),
    async showFile(path) {
      if (!written.has(path)) throw new FailureError({ code: 'badInput' });
      await showFile(path);
    },
  };
}

interface ListExportDeps {
  lists: Pick<WholeLists, 'table' | 'whole'>;
  saver: TableSaver;
  digits: () => Digits;
}

/** Lines that a person is shown of a file before it is there. */
const previewLines = 4;

export function createListExportHandlers({
  lists,
  saver,
  digits,
}: ListExportDeps): Handlers<
  'listExports.save' | 'listExports.preview' | 'listExports.saveFigures' | 'listExports.stop' | 'listExports.showFile'
> {
  async function toTable({ question, ids, each, columns }: ListExportWish): Promise<ExportTable> {
    const table = await lists.table(question, ids);
    if (!table) throw new FailureError({ code: 'listNotWhole' });
    const { kinds, values, count, lines, bytesAt } = table;
    const { list } = question;
    if (each === 'row' || !(list in listParts)) return { columns, kinds, values, count };
    const needsCodes = columns.some(({ key }) => key === 'lineCode');
    const codes = toCodes(needsCodes ? lists.whole({ list: 'products.list' }).columns : null);
    const ofParts = listParts[list as keyof typeof listParts];
    return { columns, kinds: { ...kinds, ...ofParts }, values, count, unfolding: { list, codes, lines, bytesAt } };
  }

  return {
    'listExports.stop': ({ id }) => saver.stop(id),
    'listExports.showFile': ({ path }) => saver.showFile(path),
    'listExports.saveFigures'({ columns, rows, title, ...file }) {
      const keys = columns.map((_column, at) => `column${at}`);
      const table: ExportTable = {
        columns: columns.map(({ head }, at) => ({ key: keys[at] ?? '', head })),
        kinds: Object.fromEntries(columns.map(({ kind }, at) => [keys[at], kind])),
        values: Object.fromEntries(keys.map((key, at) => [key, rows.map((row) => row[at] ?? null)])),
        count: rows.length,
      };
      return saver.save(() => table, { ...file, title, name: toName(title) });
    },
    async 'listExports.preview'({ format, title, ...wish }) {
      const { language } = wish.question;
      const table = await toTable(wish);
      const first = { ...table, count: Math.min(table.count, previewLines) };
      const portion = toPortions(first).next().value;
      const order = toFileOrder(table, { format, language, title, notes: [], paper: null });
      const { values, count } = portion ? toWhole(order, portion) : { values: {}, count: 0 };
      const seen = toSeen(format, language, digits());
      const lines = Array.from({ length: Math.min(count, previewLines) }, (_, at) =>
        table.columns.map((column) => seen(values[column.key]?.[at] ?? null, column, table.kinds[column.key])),
      );
      const heads = table.columns.map(({ key, head: text }) => ({ text, isFigure: figures.has(table.kinds[key]) }));
      return { heads, lines, total: toLineCount(table), fileName: `${toFileName(toName(title))}.${extensions[format]}` };
    },
    'listExports.save': ({ format, title, notes, ...wish }) =>
      saver.save(() => toTable(wish), { format, language: wish.question.language, title, notes, name: toName(title) }),
  };
}

const figures: ReadonlySet<FactKind | undefined> = new Set(['money', 'number', 'rate']);

const toName = (title: string): string => `${title} ${toKuwaitDay(new Date())}`;
