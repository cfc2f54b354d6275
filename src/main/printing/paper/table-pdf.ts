import { toSheetSize } from '@documents/paper';
import type { TableSheetProps } from '@documents/table-sheet/table-sheet';
import { FailureError } from '@shared/contract/result';
import { bulkCeilingMs, loadLimitMs } from '../sheet/limits';
import { createToken } from '../sheet/tokens';
import { showsAll } from './prepare-sheets';
import type { PrintPageShelf } from './print-pages';
import { type PrintingSurface, SheetError } from './print-window';

export interface TablePdfDeps {
  surface: PrintingSurface;
  pages: PrintPageShelf;
}

const loadPerRowMs = 10;

/** A list as pages, drawn in a window of its own. Rejects with `cancelled` as soon as `signal` says so. */
export async function drawTable({ surface, pages }: TablePdfDeps, sheet: TableSheetProps, signal: AbortSignal): Promise<Uint8Array> {
  // Loaded with the first sheet, because React is no part of starting the app.
  const drawing = await import('@documents/html/document-html');
  const page = drawing.toTablePage(sheet);
  const { title } = sheet;
  const { takeAway, ...document } = pages.put(createToken(), {
    pictures: [],
    draw: () => ({
      title,
      frame: `${page.language} ${page.style}`,
      toBody: () => drawing.toBody(page),
      toHtml: (nonce) => drawing.toHtml(page, nonce),
    }),
  });
  const window = surface.open();
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = (): void => reject(new FailureError({ code: 'cancelled' }));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const draw = async (): Promise<Uint8Array> => {
      const report = await window.load(document, { loadMs: loadLimitMs + loadPerRowMs * sheet.rows.length, ceilingMs: bulkCeilingMs });
      const mustShow = [sheet.count, ...(sheet.rows.at(-1)?.slice(0, 1) ?? [])];
      if (!showsAll(report.text, mustShow)) throw new SheetError('internal', 'the window did not draw the table');
      return await window.toPdf(toSheetSize('A4', 0));
    };
    return await Promise.race([draw(), stopped]);
  } finally {
    takeAway();
    window.destroy();
  }
}
