import type { PNG } from 'pngjs';

/** How a driver and its device change a sheet. By default: a print head of 203 dpi that prints what it is sent. */
export interface Driver {
  dpi?: number;
  /** Width in mm that stays white on every side. */
  unprintableMm?: number;
  /** Size in mm of the loaded paper. Replaces the requested paper, from the first corner on; anything larger is cut off. */
  loadedMm?: { width: number; height: number };
  /** Degrees clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** Rotates sheets that are wider than tall by 90°, as drivers do that force portrait. */
  rotatesWide?: boolean;
  /** Shrinks the sheet if it doesn't fit into the printable area. */
  isFitted?: boolean;
  /** Offset of the sheet between two dots, in fifths of a dot. */
  phase?: 0 | 1 | 2 | 3 | 4;
}

export interface Dots {
  width: number;
  height: number;
  isBlack(x: number, y: number): boolean;
}
export function toSheets(pdf: Buffer, driver?: Driver): Promise<Dots[]>;
export function toPicture(sheet: Dots): PNG;
