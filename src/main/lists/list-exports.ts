import { dirname } from 'node:path';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import { z } from 'zod';
import type { ExportFolder } from '../files/export-folder';
import type { SaveDialog } from '../files/file-dialogs';
import { toFileName } from '../files/file-name';
import { replaceFile } from '../files/replace-file';
import type { Handlers } from '../host/handlers';
import type { Policy } from '../policy/policy';
import type { Settings } from '../settings/settings';
import { extensions, toExportFile } from './export-file';
import type { WholeLists } from './whole-lists';

export interface ListExportDeps {
  lists: Pick<WholeLists, 'table'>;
  settings: Settings;
  policy: Pick<Policy, 'choose'>;
  dialog: SaveDialog;
  exportFolder: ExportFolder;
}

export function createListExportHandlers({ lists, settings, policy, dialog, exportFolder }: ListExportDeps): Handlers<'listExports.save'> {
  const folder = settings.slot('listExportFolder', z.string().nullable(), null);
  return {
    async 'listExports.save'({ question, ids, columns, format, title }) {
      if (!policy.choose('listExport', undefined, true)) throw new FailureError({ code: 'exportForbidden' });
      const table = await lists.table(question, ids);
      if (!table) throw new FailureError({ code: 'listNotWhole' });
      const start = await exportFolder.start(folder.read());
      const extension = extensions[format];
      const fileName = `${toFileName(`${title} ${toKuwaitDay(new Date())}`)}.${extension}`;
      const path = await dialog.askPath({ folder: start, fileName, extension });
      if (path === null) return { path, rows: 0 };
      await exportFolder.demand(path);
      const file = await toExportFile({ ...table, columns }, { format, language: question.language, title });
      await replaceFile(path, file, { isShared: true });
      folder.write(dirname(path));
      return { path, rows: table.count };
    },
  };
}
