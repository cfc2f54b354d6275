import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { toCsv, utf8Mark } from '@main/system/files/csv';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { SaveDialog } from '@main/system/files/file-dialogs';
import { replaceFile } from '@main/system/files/replace-file';
import type { Settings } from '@main/system/settings/settings';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { timeZone } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import { type PrinterNames, toPrinterName } from '../destinations/printers';
import type { HistoryRecord, JournalHistory } from '../journal/journal-history';
import { toOutcome } from './history-filter';

export interface HistoryCsvDeps {
  history: Pick<JournalHistory, 'records'>;
  printers: PrinterNames;
  dialog: SaveDialog;
  settings: Settings;
  exportFolder: ExportFolder;
  language: () => Language;
  now: () => Date;
}

/** Saves sheets of the history as a CSV file. */
export interface HistoryCsv {
  /**
   * Opens a save dialog, then requests `rows`. Resolves to the file's name, or null if the user canceled. The file is complete or doesn't
   * exist.
   */
  save(rows: () => Promise<readonly number[]>): Promise<string | null>;
}

const readAtOnce = 500;
const inKuwait = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const columns = [
  'time',
  'order',
  'orderKind',
  'customer',
  'document',
  'copyNumber',
  'printer',
  'origin',
  'by',
  'copies',
  'paper',
  'language',
  'outcome',
] as const;
type Line = Record<(typeof columns)[number], string | number>;

export function createHistoryCsv(deps: HistoryCsvDeps): HistoryCsv {
  const { history, printers, dialog, exportFolder, now } = deps;
  const folder = deps.settings.slot('csvFolder', z.string().nullable(), null);

  async function write(rows: readonly number[]): Promise<Buffer> {
    const t = translator(deps.language());
    const parts = [utf8Mark, toCsv([columns.map((key) => t(`printHistory.csv.${key}`))])];
    for (let start = 0; start < rows.length; start += readAtOnce) {
      const lines = history.records(rows.slice(start, start + readAtOnce)).map((record) => toLine(record, deps.language(), printers));
      parts.push(toCsv(lines.map((line) => columns.map((key) => line[key]))));
      await nextTurn();
    }
    return Buffer.from(parts.join(''));
  }

  return {
    async save(rows) {
      const start = await exportFolder.start(folder.read());
      const fileName = `${translator(deps.language())('printHistory.csv.file', { date: toKuwaitDay(now()) })}.csv`;
      const path = await dialog.askPath({ folder: start, fileName, extension: 'csv' });
      if (path === null) return null;
      await exportFolder.demand(path);
      await replaceFile(path, await write(await rows()), { isShared: true });
      folder.write(dirname(path));
      return path;
    },
  };
}

function toLine(record: HistoryRecord, language: Language, printers: PrinterNames): Line {
  const t = translator(language);
  const { order, by } = record;
  return {
    time: inKuwait.format(new Date(record.settledAt)),
    order: order ? `#${order.id}` : '',
    orderKind: order ? t(`printHistory.csv.kind.${order.kind}`) : '',
    customer: record.customer,
    document: t(`printables.name.${record.document}`),
    copyNumber: record.reprint || '',
    printer: toPrinterName(printers, record.printer),
    origin: t(`printHistory.origin.${by.origin}`),
    by: by.name,
    copies: record.copies,
    paper: record.paper,
    language: record.language,
    outcome: t(`printHistory.outcome.${toOutcome(record.state)}`),
  };
}
