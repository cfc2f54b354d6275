import { basename, dirname } from 'node:path';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { OpenDialog, SaveDialog } from '@main/system/files/file-dialogs';
import { readTextFile } from '@main/system/files/read-text-file';
import { replaceFile } from '@main/system/files/replace-file';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import type { ChosenProfile } from '@shared/contract/desktop/connection';
import type { Language } from '@shared/domain/language';
import { maxProfileBytes, type ServerProfile } from '@shared/domain/server/server-profile';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import type { Connection } from './connection';
import { assertProfile, readProfileText } from './read-profile';

export interface ProfileHandlerDeps {
  connection: Pick<Connection, 'useProfile'>;
  settings: Settings;
  dialog: SaveDialog & OpenDialog;
  exportFolder: ExportFolder;
  language: () => Language;
}

const toProfileFile = (profile: ServerProfile): Buffer => Buffer.from(`${JSON.stringify(profile, null, 2)}\n`);

export function createProfileHandlers(
  deps: ProfileHandlerDeps,
): Handlers<'serverProfile.open' | 'serverProfile.use' | 'serverProfile.save'> {
  const { connection, dialog, exportFolder, language } = deps;
  const folder = deps.settings.slot('serverProfileFolder', z.string().nullable(), null);
  return {
    async 'serverProfile.open'(): Promise<ChosenProfile | null> {
      const path = await dialog.askExisting({ folder: folder.read(), extension: 'json' });
      if (path === null) return null;
      folder.write(dirname(path));
      const read = readProfileText(await readTextFile(path, maxProfileBytes));
      const file = basename(path);
      return read.ok ? { file, profile: read.profile } : { file, problems: read.problems };
    },
    'serverProfile.use': async ({ profile }) => connection.useProfile(profile && assertProfile(profile)),
    async 'serverProfile.save'({ profile }) {
      const content = toProfileFile(assertProfile(profile));
      const fileName = translator(language())('serverProfile.fileName');
      const path = await dialog.askPath({ folder: await exportFolder.start(folder.read()), fileName, extension: 'json' });
      if (path === null) return { path: null };
      await exportFolder.demand(path);
      await replaceFile(path, content, { isShared: true });
      folder.write(dirname(path));
      return { path };
    },
  };
}
