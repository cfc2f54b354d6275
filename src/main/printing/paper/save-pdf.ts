import { basename, dirname } from 'node:path';
import { paperSizes, toSheetSize } from '@documents/paper';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { SaveDialog } from '@main/system/files/file-dialogs';
import { replaceFile } from '@main/system/files/replace-file';
import type { Settings } from '@main/system/settings/settings';
import { toKuwaitDay } from '@shared/domain/dates';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import { bulkCeilingMs, loadLimitMs, singleCeilingMs } from '../sheet/limits';
import { isOrderSheet, type Sheet } from '../sheet/sheet';
import { createToken } from '../sheet/tokens';
import { prepareSheets, showsAll } from './prepare-sheets';
import type { PrintPageShelf } from './print-pages';
import type { PrintPictures } from './print-pictures';
import { type PrintingSurface, SheetError } from './print-window';

/** A sheet with its title. */
interface NamedSheet {
  sheet: Sheet;
  title: string;
}

export interface PdfSaver {
  /**
   * Opens a save dialog, then writes one file of all sheets. Resolves to null if the user canceled. The file is complete or doesn't exist.
   */
  save(sheets: readonly NamedSheet[]): Promise<string | null>;
}

export interface PdfSaverDeps {
  surface: PrintingSurface;
  pages: PrintPageShelf;
  pictures: PrintPictures;
  dialog: SaveDialog;
  settings: Settings;
  exportFolder: ExportFolder;
  now: () => Date;
}

const loadPerSheetMs = 100;

export function createPdfSaver(deps: PdfSaverDeps): PdfSaver {
  const folder = deps.settings.slot('pdfFolder', z.string().nullable(), null);
  return {
    async save(sheets) {
      const start = await deps.exportFolder.start(folder.read());
      const path = await deps.dialog.askPath({ folder: start, fileName: toFileName(sheets, deps.now()), extension: 'pdf' });
      if (path === null) return null;
      await deps.exportFolder.demand(path);
      await replaceFile(
        path,
        await drawPdf(
          deps,
          sheets.map(({ sheet }) => sheet),
          basename(path),
        ),
        { isShared: true },
      );
      folder.write(dirname(path));
      return path;
    },
  };
}

function toFileName(sheets: readonly NamedSheet[], now: Date): string {
  const [only, another] = sheets;
  if (only && (!another || !isOrderSheet(only.sheet))) return `${only.title}.pdf`;
  const kind = only && isOrderSheet(only.sheet) ? only.sheet.kind : 'invoice';
  const t = translator(only?.sheet.language ?? 'ar');
  return `${t(`printables.bundleFile.${kind}`, { date: toKuwaitDay(now), number: sheets.length })}.pdf`;
}

async function drawPdf({ surface, pages, pictures }: PdfSaverDeps, sheets: readonly Sheet[], title: string): Promise<Uint8Array> {
  const paper = sheets[0]?.paper ?? 'A4';
  const ceilingMs = sheets.length === 1 ? singleCeilingMs : bulkCeilingMs;
  const items = sheets.map((sheet) => ({ sheet, reprint: 0 }));
  const prepared = await prepareSheets(pictures, items, { title, ceilingMs });
  const { takeAway, ...document } = pages.put(createToken(), prepared.page);
  const window = surface.open();
  try {
    const report = await window.load(document, { loadMs: loadLimitMs + loadPerSheetMs * sheets.length, ceilingMs });
    if (!showsAll(report.text, prepared.mustShow)) throw new SheetError('internal', 'the window did not draw the document');
    const sizes = report.heightsPx.map((height, index) => toSheetSize(paper, height, report.parts[index]));
    if (paperSizes[paper].heightMm === null) await window.sizeRolls(sizes);
    return await window.toPdf(sizes[0] ?? toSheetSize(paper, 0));
  } finally {
    takeAway();
    window.destroy();
  }
}
