import type { SheetSize } from '@documents/paper';
import type { SheetReport } from './sheet-scripts';

export interface PrintOrder {
  /** System name; always set, because without it the system would print on the first printer that it finds. */
  deviceName: string;
  size: SheetSize;
  /** Whether pages are printed on one side only, as copies of one sheet must be; false uses the printer's setting. */
  isOneSided: boolean;
  color: boolean;
}

/** The printing system's response. Success means that its queue accepted the job, not that paper came out. */
export type PrintAnswer = { isAccepted: true } | { isAccepted: false; reason: string };

/** A document of the app's scheme. */
export interface SheetDocument {
  path: string;
  title: string;
  /** Returns the content of the body element of the page at `path`. */
  toBody(): string;
  /** Pages with the same frame differ in their title and body only. */
  frame: string;
}

/** One hidden window. It prints one document at a time and is discarded after any error. */
export interface PrintWindow {
  /**
   * Shows a document and waits until it can be printed, for late fonts and pictures at most `ceilingMs`. The page is loaded only if the
   * current one has another frame (docs/adr/0048). Rejects if the document doesn't load within `loadMs` or its process ends.
   */
  load(sheet: SheetDocument, limits: { loadMs: number; ceilingMs: number }): Promise<SheetReport>;
  /** Sets the height of the loaded rolls. */
  sizeRolls(sizes: readonly SheetSize[]): Promise<void>;
  /** Rejects if the window's process ends before a response; may never settle. */
  print(order: PrintOrder): Promise<PrintAnswer>;
  toPdf(size: SheetSize): Promise<Uint8Array>;
  /** Safe to call again. */
  destroy(): void;
}

export interface PrintingSurface {
  open(): PrintWindow;
}

/** Thrown if a document wasn't ready in time, or its window broke, before anything was handed over. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  constructor(
    readonly code: 'timeout' | 'internal',
    message: string,
  ) {
    super(message);
  }
}
