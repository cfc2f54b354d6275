import { paperSizes, type SheetSize, toRotatedSize, toSheetSize } from '@documents/paper';
import type { Logger } from '@main/system/log/logger';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import type { Paper } from '@shared/domain/printing/printable';
import { drawAttempts, fileDialogLimitMs, loadLimitMs, sheetsPerTurn, sheetsPerWindow, toHandOffLimitMs } from '../sheet/limits';
import { type PreparedSheets, showsAll } from './prepare-sheets';
import type { PrintPageShelf } from './print-pages';
import { type PrintOrder, type PrintWindow, SheetError } from './print-window';
import type { PooledWindow, WindowPool } from './window-pool';

interface DrawOptions {
  /** The document's name on the app's scheme; must be unguessable. */
  id: string;
  paper: Paper;
  ceilingMs: number;
}

export interface DrawnSheets {
  window: PrintWindow;
  sizes: SheetSize[];
  missingPictures: number;
  color: boolean;
  /** Time limit in ms for the printing system's response. */
  handOffLimitMs: number;
}

interface HandOver extends Pick<PrintOrder, 'deviceName' | 'isOneSided'> {
  /** The printer shows a dialog for each sheet. */
  asksForFile: boolean;
}

/** The result of calling the printing system. */
export type PrintOutcome =
  | { kind: 'accepted' }
  /** Nothing was sent. */
  | { kind: 'printerNotFound'; message: string }
  /** Nothing was sent. */
  | { kind: 'refused'; message: string }
  /** The sheet may or may not have been sent. */
  | { kind: 'unknown'; cause: UnknownCause; message?: string };

/** `brokenOff`: the printing system reported a failure that can also occur while the job is being spooled. */
export type UnknownCause = 'noAnswer' | 'windowGone' | 'brokenOff';

/** Draws documents in a borrowed window and hands them over, one at a time. */
export interface PrintRenderer {
  /** Rejects with a `SheetError` after the last attempt; nothing was handed over then. */
  draw(prepared: PreparedSheets, options: DrawOptions): Promise<DrawnSheets>;
  print(drawn: DrawnSheets, order: HandOver): Promise<PrintOutcome>;
  /** Returns the window to the pool; the renderer may borrow it again. */
  rest(): void;
  /** Destroys the window. */
  retire(): void;
}

export interface PrintRendererDeps {
  pool: WindowPool;
  pages: PrintPageShelf;
  log: Logger;
}

/** The window that this renderer has borrowed, if any. */
function createLoan(pool: WindowPool) {
  let borrowed: PooledWindow | null = null;
  let before: PooledWindow | null = null;
  /** Number of sheets printed since the window was borrowed. */
  let turn = 0;

  const retire = (): void => {
    if (borrowed) pool.discard(borrowed);
    borrowed = null;
    before = null;
  };

  const rest = (): void => {
    if (borrowed) pool.putBack(borrowed);
    before = borrowed ?? before;
    borrowed = null;
  };

  return {
    retire,
    rest,
    async window(): Promise<PrintWindow> {
      if (!borrowed) {
        borrowed = await pool.borrow(before);
        turn = 0;
      }
      return borrowed.window;
    },
    /** Discards the window or returns it if it was used often enough. */
    noteSheet({ kind }: PrintOutcome): void {
      if (!borrowed) return;
      borrowed.sheets += 1;
      turn += 1;
      if (kind !== 'accepted' || borrowed.sheets >= sheetsPerWindow) retire();
      else if (turn >= sheetsPerTurn && pool.isWanted()) rest();
    },
  };
}

async function drawIn(
  window: PrintWindow,
  { pages, log }: PrintRendererDeps,
  prepared: PreparedSheets,
  { id, paper, ceilingMs }: DrawOptions,
): Promise<DrawnSheets> {
  const { takeAway, ...sheet } = pages.put(id, prepared.page);
  try {
    const report = await window.load(sheet, { loadMs: loadLimitMs, ceilingMs });
    if (!showsAll(report.text, prepared.mustShow)) throw new SheetError('internal', 'the window did not draw the document');
    if (report.fontsMissing.length > 0) log.warn('printing.fontsMissing', { fonts: report.fontsMissing });
    const sizes = report.heightsPx.map((height, index) =>
      toRotatedSize(toSheetSize(paper, height, report.parts[index]), prepared.rotation),
    );
    if (paperSizes[paper].heightMm === null) await window.sizeRolls(sizes);
    return {
      window,
      sizes,
      missingPictures: prepared.missingPictures + report.picturesMissing,
      color: prepared.color,
      handOffLimitMs: toHandOffLimitMs(paper, report.heightsPx),
    };
  } finally {
    takeAway();
  }
}

export function createPrintRenderer(deps: PrintRendererDeps): PrintRenderer {
  const loan = createLoan(deps.pool);

  return {
    async draw(prepared, options) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await drawIn(await loan.window(), deps, prepared, options);
        } catch (error) {
          deps.log.warn('printing.drawFailed', { attempt, error });
          loan.retire();
          if (attempt === drawAttempts) throw error instanceof SheetError ? error : new SheetError('internal', String(error));
        }
      }
    },
    async print({ window: drawnIn, sizes, color, handOffLimitMs }, { asksForFile, ...order }) {
      const [size] = sizes;
      if (!size) return { kind: 'refused', message: 'nothing to print' };
      const outcome = await handOver(drawnIn, { ...order, size, color }, asksForFile ? fileDialogLimitMs : handOffLimitMs);
      loan.noteSheet(outcome);
      return outcome;
    },
    rest: loan.rest,
    retire: loan.retire,
  };
}

async function handOver(window: PrintWindow, order: PrintOrder, limitMs: number): Promise<PrintOutcome> {
  try {
    const answer = await withinLimit(window.print(order), limitMs);
    return answer.isAccepted ? { kind: 'accepted' } : toRefusal(answer.reason);
  } catch (error) {
    return { kind: 'unknown', cause: error instanceof TimeLimitError ? 'noAnswer' : 'windowGone' };
  }
}

/** Parses a reason as Electron writes it. A failure or cancellation can occur when the job is already being spooled. */
function toRefusal(reason: string): PrintOutcome {
  if (/deviceName|enumerate printers|no printers available/i.test(reason)) return { kind: 'printerNotFound', message: reason };
  if (reason === '' || reason === 'failed') return { kind: 'unknown', cause: 'windowGone' };
  return /failed|cancel/i.test(reason) ? { kind: 'unknown', cause: 'brokenOff', message: reason } : { kind: 'refused', message: reason };
}
