import type { SheetSize } from '@documents/paper';
import type { SheetReport } from './sheet-scripts';

export interface PrintOrder {
  /** System name; always given, because without one the first printer that the system finds would print. */
  deviceName: string;
  size: SheetSize;
  /** No page stands on the back of another, as copies of one sheet must not; else as the printer is set. */
  isOneSided: boolean;
  color: boolean;
}

/** What the printing system said. Success means that its queue took the job, not that paper came out. */
export type PrintAnswer = { isAccepted: true } | { isAccepted: false; reason: string };

/** A document of the app's scheme. */
export interface SheetDocument {
  path: string;
  title: string;
  /** What stands in the body of the page at `path`. */
  toBody(): string;
  /** Pages with the same frame differ in their title and body only. */
  frame: string;
}

/** One hidden window. It prints one document at a time; after any error it is thrown away. */
export interface PrintWindow {
  /**
   * Shows a document and waits until it can be printed, for late fonts and pictures at most `ceilingMs`; its page is loaded only where
   * another frame stands (docs/adr/0048). Rejects when the document does not load within `loadMs` or its process ends.
   */
  load(sheet: SheetDocument, limits: { loadMs: number; ceilingMs: number }): Promise<SheetReport>;
  /** Gives the loaded rolls their height. */
  sizeRolls(sizes: readonly SheetSize[]): Promise<void>;
  /** Rejects when the window's process ends before an answer; may never settle at all. */
  print(order: PrintOrder): Promise<PrintAnswer>;
  toPdf(size: SheetSize): Promise<Uint8Array>;
  /** Safe to call again. */
  destroy(): void;
}

export interface PrintingSurface {
  open(): PrintWindow;
}

/** A document was not ready in time, or its window broke, before anything was handed over. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  constructor(
    readonly code: 'timeout' | 'internal',
    message: string,
  ) {
    super(message);
  }
}
