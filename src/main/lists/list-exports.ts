import { dirname } from 'node:path';
import type { PaperTable } from '@documents/table-sheet/table-sheet';
import type { ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { z } from 'zod';
import type { ExportFolder } from '../files/export-folder';
import type { SaveDialog } from '../files/file-dialogs';
import { toFileName } from '../files/file-name';
import { replaceFile } from '../files/replace-file';
import type { Handlers } from '../host/handlers';
import type { Policy } from '../policy/policy';
import type { Settings } from '../settings/settings';
import { type ExportTable, extensions, toExportFile } from './export-file';
import { toCodes, unfold } from './list-parts';
import { demandPaper, toPaperTable } from './paper-table';
import type { WholeLists } from './whole-lists';

export interface TableSaverDeps {
  settings: Settings;
  policy: Pick<Policy, 'choose'>;
  dialog: SaveDialog;
  exportFolder: ExportFolder;
  digits: () => Digits;
  /** As pages; rejects with `cancelled` when the signal says so. */
  drawTable: (table: PaperTable, signal: AbortSignal) => Promise<Uint8Array>;
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
  stop(): void;
}

export function createTableSaver({ settings, policy, dialog, exportFolder, digits, drawTable }: TableSaverDeps): TableSaver {
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  const running = new Set<AbortController>();

  async function toBytes(table: ExportTable, file: TableFile, signal: AbortSignal): Promise<Uint8Array> {
    const { format, language, title, notes = [] } = file;
    if (format !== 'pdf') return await toExportFile(table, { format, language, title });
    return await drawTable(toPaperTable(table, { language, digits: digits(), title, notes }), signal);
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
      running.add(own);
      try {
        const bytes = await toBytes(table, file, own.signal);
        if (own.signal.aborted) return { path: null, rows: 0 };
        await replaceFile(path, bytes, { isShared: true });
      } catch (error) {
        if (own.signal.aborted) return { path: null, rows: 0 };
        throw error;
      } finally {
        running.delete(own);
      }
      folder.write(dirname(path));
      return { path, rows: table.count };
    },
    stop() {
      for (const own of running) own.abort();
    },
  };
}

interface ListExportDeps {
  lists: Pick<WholeLists, 'table' | 'whole'>;
  saver: TableSaver;
}

export function createListExportHandlers({
  lists,
  saver,
}: ListExportDeps): Handlers<'listExports.save' | 'listExports.saveFigures' | 'listExports.stop'> {
  return {
    'listExports.stop': saver.stop,
    'listExports.saveFigures'({ columns, rows, title, ...file }) {
      const keys = columns.map((_column, at) => `column${at}`);
      const table: ExportTable = {
        columns: columns.map(({ head }, at) => ({ key: keys[at] ?? '', head })),
        kinds: Object.fromEntries(columns.map(({ kind }, at) => [keys[at], kind])),
        values: Object.fromEntries(keys.map((key, at) => [key, rows.map((row) => row[at] ?? null)])),
        count: rows.length,
      };
      return saver.save(() => table, { ...file, title, name: `${title} ${toKuwaitDay(new Date())}` });
    },
    async 'listExports.save'({ question, ids, each, columns, format, title, notes }) {
      const toTable = async (): Promise<ExportTable> => {
        const table = await lists.table(question, ids);
        if (!table) throw new FailureError({ code: 'listNotWhole' });
        if (each === 'row') return { ...table, columns };
        const needsCodes = columns.some(({ key }) => key === 'lineCode');
        const codes = toCodes(needsCodes ? lists.whole({ list: 'products.list' }).columns : null);
        return { ...unfold(question.list, table, { codes }), columns };
      };
      return saver.save(toTable, { format, language: question.language, title, notes, name: `${title} ${toKuwaitDay(new Date())}` });
    },
  };
}
