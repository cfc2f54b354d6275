import { basename, dirname } from 'node:path';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { OpenDialog, SaveDialog } from '@main/system/files/file-dialogs';
import { readTextFile } from '@main/system/files/read-text-file';
import { replaceFile } from '@main/system/files/replace-file';
import type { Settings } from '@main/system/settings/settings';
import { type ImportedSettings, type PrintSettings, printSettings, storedPrintSettings } from '@shared/contract/printing/print-settings';
import { defaultStationSettings, type StationSettings, stationSettings } from '@shared/contract/printing/station';
import { type FailureCode, FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { mapPrintables, toFittingPaper } from '@shared/domain/printing/printable';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';

/** Exports this computer's print settings to a file, and imports them on another computer. */
export interface PrintSettingsFile {
  /** Opens a save dialog. Resolves to the file's name, or null if the user canceled. */
  save(settings: PrintSettings): Promise<string | null>;
  /** Opens a file dialog. Resolves to null if the user canceled. Rejects with the failure that describes the problem in the file. */
  open(): Promise<ImportedSettings | null>;
}

export interface PrintSettingsFileDeps {
  settings: Settings;
  dialog: SaveDialog & OpenDialog;
  exportFolder: ExportFolder;
  language: () => Language;
  now: () => Date;
}

const version = 1;
/** Bytes; a hundred times the usual size of such a file. */
const maxBytes = 1_000_000;

const marked = z.object({ diwan: z.literal('print-settings'), version: z.int().min(1) });
/** Leaves out whether this computer is a station and since when, because that applies to this computer only. */
const stationPart = stationSettings.omit({ isOn: true, since: true });
const content = z
  .object({ print: storedPrintSettings.optional(), station: stationPart.optional() })
  .refine(({ print, station }) => print !== undefined || station !== undefined);

function fail(code: FailureCode, fileName: string, cause?: unknown): never {
  throw new FailureError({ code, message: fileName }, { cause });
}

function parse(text: string, fileName: string): z.output<typeof content> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Don't use the parser's own message: it would quote the file.
    return fail(text.includes('"print-settings"') ? 'settingsFileDamaged' : 'settingsFileForeign', fileName);
  }
  const mark = marked.safeParse(raw);
  if (!mark.success) return fail('settingsFileForeign', fileName);
  if (mark.data.version > version) return fail('settingsFileNewer', fileName);
  const read = content.safeParse(raw);
  if (read.success) return read.data;
  const isNumber = read.error.issues.every(({ path }) => path.join('.') === 'station.sharing.number');
  return fail(isNumber ? 'settingsFileStationNumber' : 'settingsFileDamaged', fileName);
}

/** Replaces a paper that doesn't fit its document (in a manually edited file) with the document's usual paper. */
function withFittingPapers(print: PrintSettings): PrintSettings {
  const routes = mapPrintables((document) => {
    const destination = print.routes[document];
    return { ...destination, paper: toFittingPaper(document, destination.paper) };
  });
  return { ...print, routes };
}

export function createPrintSettingsFile(deps: PrintSettingsFileDeps): PrintSettingsFile {
  const { settings, dialog, exportFolder, language, now } = deps;
  const folder = settings.slot('printSettingsFolder', z.string().nullable(), null);
  const station = settings.slot('station', stationSettings.nullable(), null);

  function toText(given: PrintSettings): string {
    const own = station.read();
    const print = printSettings.parse(given);
    const part = own && { station: stationPart.parse(own) };
    return `${JSON.stringify({ diwan: 'print-settings', version, print, ...part }, null, 2)}\n`;
  }

  function toFileName(): string {
    return `${translator(language())('documents.settingsFile', { date: toKuwaitDay(now()) })}.json`;
  }

  function withOwnState(part: z.output<typeof stationPart>): StationSettings {
    const { isOn, since } = station.read() ?? defaultStationSettings;
    return { ...part, isOn, since };
  }

  return {
    async save(given) {
      const start = await exportFolder.start(folder.read());
      const path = await dialog.askPath({ folder: start, fileName: toFileName(), extension: 'json' });
      if (path === null) return null;
      await exportFolder.demand(path);
      await replaceFile(path, Buffer.from(toText(given)), { isShared: true });
      folder.write(dirname(path));
      return path;
    },
    async open() {
      const path = await dialog.askExisting({ folder: folder.read(), extension: 'json' });
      if (path === null) return null;
      const fileName = basename(path);
      const read = parse(await readTextFile(path, maxBytes), fileName);
      return {
        print: read.print ? withFittingPapers(read.print) : null,
        station: read.station ? withOwnState(read.station) : null,
        fileName,
      };
    },
  };
}
