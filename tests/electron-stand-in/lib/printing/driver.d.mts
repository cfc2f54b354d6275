import type { PNG } from 'pngjs';

/** What a driver and its device make of a sheet. Nothing given is a head of 203 dpi that prints what it is told. */
export interface Driver {
  dpi?: number;
  /** Stays white on every side, whatever is told. */
  unprintableMm?: number;
  /** Prints on what lies in it instead of on the paper that it is told, from its first corner on; what is larger is cut. */
  loadedMm?: { width: number; height: number };
  /** Clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** Rotates sheets that are wider than tall by 90°, as drivers do that insist on portrait. */
  rotatesWide?: boolean;
  /** Shrinks what does not fit into the printable area. */
  isFitted?: boolean;
  /** How far the sheet lies between two dots, in fifths of one. */
  phase?: 0 | 1 | 2 | 3 | 4;
}

export interface Dots {
  width: number;
  height: number;
  isBlack(x: number, y: number): boolean;
}
export function toSheets(pdf: Buffer, driver?: Driver): Promise<Dots[]>;
export function toPicture(sheet: Dots): PNG;
