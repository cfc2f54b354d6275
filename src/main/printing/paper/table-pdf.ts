import { toSheetSize } from '@documents/paper';
import type { TablePage } from '@main/data/full-lists/export/table-file';
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

/** Draws a list as pages in its own window. Rejects with `cancelled` as soon as `signal` is aborted. */
export async function drawTable({ surface, pages }: TablePdfDeps, page: TablePage, signal: AbortSignal): Promise<Uint8Array> {
  // Loaded with the first sheet, so that React doesn't slow down the start of the app.
  const { toDrawnHtml } = await import('@documents/html/document-html');
  const { title, lines, mustShow } = page;
  const { takeAway, ...document } = pages.put(createToken(), {
    pictures: [],
    draw: () => ({
      title,
      frame: `${page.language} ${page.style}`,
      toBody: () => page.body,
      toHtml: (nonce) => toDrawnHtml(page, nonce),
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
      const report = await window.load(document, { loadMs: loadLimitMs + loadPerRowMs * lines, ceilingMs: bulkCeilingMs });
      if (!showsAll(report.text, mustShow)) throw new SheetError('internal', 'the window did not draw the table');
      return await window.toPdf(toSheetSize('A4', 0));
    };
    return await Promise.race([draw(), stopped]);
  } finally {
    takeAway();
    window.destroy();
  }
}
