import { type SheetSize, toInches } from '@documents/paper';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import { appOrigin } from '@shared/contract/desktop/media';
import type { BrowserWindow } from 'electron';
import { type PrintAnswer, type PrintingSurface, type PrintOrder, type PrintWindow, SheetError } from '../../printing/paper/print-window';
import { type SheetReport, toReadinessScript, toRollScript, toSwapScript } from '../../printing/paper/sheet-scripts';
import { createSecureWindow } from '../secure-window';
import { toPrintOptions } from './print-options';

const partition = 'printing';
/** Extra time in ms that the page's own timer may need beyond its ceiling. */
const reportGraceMs = 5000;

/** Hidden windows without a bridge, in their own session, whose documents have no scripts. They are never shown. */
export const electronPrintingSurface: PrintingSurface = { open: () => toPrintWindow(openWindow()) };

function openWindow(): BrowserWindow {
  return createSecureWindow({ preload: null, partition, isUnthrottled: true, show: false, width: 900, height: 1200 });
}

function toPrintWindow(window: BrowserWindow): PrintWindow {
  const { webContents } = window;
  const gone = new Promise<never>((_resolve, reject) => {
    webContents.once('render-process-gone', (_event, { reason }) =>
      reject(new SheetError('internal', `the window's process is gone: ${reason}`)),
    );
    webContents.once('destroyed', () => reject(new SheetError('internal', 'the window was destroyed')));
  });
  gone.catch(() => undefined); // Handled by the callers that wait for the window.

  async function limited<Value>(work: Promise<Value>, limitMs: number, what: string): Promise<Value> {
    const late = withinLimit(work, limitMs).catch((error: Error) => {
      throw error instanceof TimeLimitError ? new SheetError('timeout', what) : new SheetError('internal', error.message);
    });
    return Promise.race([late, gone]);
  }

  /**
   * Waits until the window has the title, which becomes the name of the job: the page's title reaches the browser a moment after it
   * changed.
   */
  async function titled(title: string): Promise<void> {
    while (webContents.getTitle() !== title) await new Promise((resolve) => webContents.once('page-title-updated', resolve));
  }

  let frameShown: string | null = null;

  return {
    async load({ path, title, toBody, frame }, { loadMs, ceilingMs }) {
      const isSwap = frameShown === frame;
      frameShown = null;
      if (!isSwap) await limited(window.loadURL(`${appOrigin}${path}`), loadMs, 'the document did not load in time');
      const script = isSwap ? toSwapScript({ title, body: toBody() }, ceilingMs) : toReadinessScript(ceilingMs);
      const report: Promise<SheetReport> = webContents.executeJavaScript(script);
      const limitMs = ceilingMs + reportGraceMs;
      const seen = await limited(report, limitMs, 'the document was not ready in time');
      if (isSwap) await limited(titled(title), limitMs, 'the document did not get its title in time');
      frameShown = frame;
      return seen;
    },
    async sizeRolls(sizes: readonly SheetSize[]) {
      await limited(webContents.executeJavaScript(toRollScript(sizes)), reportGraceMs, 'the roll was not measured in time');
    },
    print: (order) => Promise.race([print(window, order), gone]),
    toPdf(size) {
      const margins = { top: 0, bottom: 0, left: 0, right: 0 };
      const pdf = webContents.printToPDF({ pageSize: toInches(size), preferCSSPageSize: true, printBackground: true, margins });
      return Promise.race([pdf, gone]);
    },
    destroy() {
      if (!window.isDestroyed()) window.destroy();
    },
  };
}

function print(window: BrowserWindow, order: PrintOrder): Promise<PrintAnswer> {
  return new Promise((resolve) => {
    try {
      window.webContents.print(toPrintOptions(order), (isAccepted, reason) =>
        resolve(isAccepted ? { isAccepted } : { isAccepted, reason }),
      );
    } catch (error) {
      // Electron throws on options that it doesn't accept; nothing was sent.
      resolve({ isAccepted: false, reason: `Invalid printer settings: ${String(error)}` });
    }
  });
}
