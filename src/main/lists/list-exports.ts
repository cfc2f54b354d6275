import { dirname } from 'node:path';
import type { ExportFormat } from '@shared/contract/desktop/list-exports';
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
import type { WholeLists } from './whole-lists';

export interface TableSaverDeps {
  settings: Settings;
  policy: Pick<Policy, 'choose'>;
  dialog: SaveDialog;
  exportFolder: ExportFolder;
}

interface TableFile {
  format: ExportFormat;
  language: Language;
  /** Of the sheet. */
  title: string;
  /** Without its extension. */
  name: string;
}

/** Asks where to and writes a table; throws `exportForbidden` where IT does not allow it. */
export type SaveTable = (
  toTable: () => ExportTable | Promise<ExportTable>,
  file: TableFile,
) => Promise<{ path: string | null; rows: number }>;

export function createTableSaver({ settings, policy, dialog, exportFolder }: TableSaverDeps): SaveTable {
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  return async (toTable, { name, ...options }) => {
    if (!policy.choose('listExport', undefined, true)) throw new FailureError({ code: 'exportForbidden' });
    const table = await toTable();
    const start = await exportFolder.start(folder.read());
    const extension = extensions[options.format];
    const path = await dialog.askPath({ folder: start, fileName: `${toFileName(name)}.${extension}`, extension });
    if (path === null) return { path, rows: 0 };
    await exportFolder.demand(path);
    await replaceFile(path, await toExportFile(table, options), { isShared: true });
    folder.write(dirname(path));
    return { path, rows: table.count };
  };
}

interface ListExportDeps {
  lists: Pick<WholeLists, 'table' | 'whole'>;
  save: SaveTable;
}

export function createListExportHandlers({ lists, save }: ListExportDeps): Handlers<'listExports.save'> {
  return {
    async 'listExports.save'({ question, ids, each, columns, format, title }) {
      const toTable = async (): Promise<ExportTable> => {
        const table = await lists.table(question, ids);
        if (!table) throw new FailureError({ code: 'listNotWhole' });
        if (each === 'row') return { ...table, columns };
        const needsCodes = columns.some(({ key }) => key === 'lineCode');
        const codes = toCodes(needsCodes ? lists.whole({ list: 'products.list' }).columns : null);
        return { ...unfold(question.list, table, { codes }), columns };
      };
      return save(toTable, { format, language: question.language, title, name: `${title} ${toKuwaitDay(new Date())}` });
    },
  };
}
