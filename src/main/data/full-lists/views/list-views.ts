import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { OpenDialog, SaveDialog } from '@main/system/files/file-dialogs';
import { toFileName } from '@main/system/files/file-name';
import { readTextFile } from '@main/system/files/read-text-file';
import { replaceFile } from '@main/system/files/replace-file';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import { type ListView, type ListViews, listViewFile, listViews } from '@shared/contract/desktop/list-views';
import { FailureError } from '@shared/contract/result';
import { maxListViews, noListViews, toStarterViews } from '@shared/domain/lists/saved-views';
import { z } from 'zod';

type Names = 'listViews.read' | 'listViews.save' | 'listViews.export' | 'listViews.import';

export interface ListViewsDeps {
  settings: Settings;
  /** The account whose views are loaded and saved; null without a session. */
  account: () => string | null;
  dialog: SaveDialog & OpenDialog;
  exportFolder: ExportFolder;
}

const kept = z.record(z.string(), z.record(z.string(), listViews));
/** Bytes; many times the usual size of such a file. */
const maxBytes = 100_000;

/** Saved views of each account on this computer: filters, sort orders, and columns, but no rows. */
export function createListViewHandlers({ settings, account, dialog, exportFolder }: ListViewsDeps): Handlers<Names> {
  const slot = settings.slot('listViews', kept, {});
  const folder = settings.slot('listViewsFolder', z.string().nullable(), null);

  const read = (list: string): ListViews => {
    const owner = account();
    if (owner === null) return noListViews;
    const own: ListViews = slot.read()[owner]?.[list] ?? noListViews;
    return own.hasStarters ? own : withStarters(list, own);
  };
  function save(list: string, value: ListViews): void {
    const owner = account();
    if (owner === null) throw new FailureError({ code: 'sessionEnded' });
    const all = slot.read();
    slot.write({ ...all, [owner]: { ...all[owner], [list]: value } });
  }

  return {
    'listViews.read': ({ list }) => read(list),
    'listViews.save': ({ list, value }) => save(list, value),
    async 'listViews.export'({ list, id }) {
      const view = read(list).views.find((one) => one.id === id);
      if (!view) throw new FailureError({ code: 'notFound' });
      const start = await exportFolder.start(folder.read());
      const path = await dialog.askPath({ folder: start, fileName: `${toFileName(view.name)}.json`, extension: 'json' });
      if (path === null) return { path };
      await exportFolder.demand(path);
      const { id: _id, starter: _starter, ...rest } = view;
      const text = `${JSON.stringify({ diwan: 'list-view', version: 1, list, view: rest }, null, 2)}\n`;
      await replaceFile(path, Buffer.from(text), { isShared: true });
      folder.write(dirname(path));
      return { path };
    },
    async 'listViews.import'({ list }) {
      const path = await dialog.askExisting({ folder: folder.read(), extension: 'json' });
      if (path === null) return null;
      const found = parse(await readTextFile(path, maxBytes), basename(path));
      if (found.list !== list) throw new FailureError({ code: 'viewFileOfOtherList', message: basename(path) });
      const own = read(list);
      if (own.views.length >= maxListViews) throw new FailureError({ code: 'viewsFull', message: String(maxListViews) });
      const view: ListView = { ...found.view, id: randomUUID() };
      save(list, { ...own, views: [...own.views, view] });
      return view;
    },
  };
}

/** Puts the starter views first, once; from then on they are saved like any other. */
function withStarters(list: string, own: ListViews): ListViews {
  const starters = toStarterViews(list).slice(0, maxListViews - own.views.length);
  return starters.length > 0 ? { ...own, views: [...starters, ...own.views], hasStarters: true } : own;
}

function parse(text: string, message: string): z.output<typeof listViewFile> {
  try {
    return listViewFile.parse(JSON.parse(text));
  } catch {
    // Don't use the parser's own message: it would quote the file.
    throw new FailureError({ code: 'viewFileForeign', message });
  }
}
