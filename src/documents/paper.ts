import type { Paper, Rotation } from '@shared/domain/printing/printable';

export interface PaperSize {
  widthMm: number;
  /** Null for a roll, which is as high as the document. */
  heightMm: number | null;
  marginMm: { blockStart: number; inline: number; blockEnd: number };
}

export const paperSizes: Record<Paper, PaperSize> = {
  A4: { widthMm: 210, heightMm: 297, marginMm: { blockStart: 15, inline: 16, blockEnd: 13 } },
  A5: { widthMm: 148, heightMm: 210, marginMm: { blockStart: 11, inline: 11, blockEnd: 10 } },
  '80mm': { widthMm: 80, heightMm: null, marginMm: { blockStart: 4, inline: 4, blockEnd: 4 } },
  '100x50mm': { widthMm: 100, heightMm: 50, marginMm: { blockStart: 2.5, inline: 3, blockEnd: 2.5 } },
  '50x25mm': { widthMm: 50, heightMm: 25, marginMm: { blockStart: 1.5, inline: 2, blockEnd: 1.5 } },
  '4x6in': { widthMm: 101.6, heightMm: 152.4, marginMm: { blockStart: 6, inline: 6, blockEnd: 6 } },
};

/** The final size of one sheet; a roll is as high as its document. */
export interface SheetSize {
  widthMm: number;
  heightMm: number;
}

/** Heights of the parts of a roll that is too long for one page. */
export interface RollParts {
  /** Height of the table's head, which repeats on each page, in pixels. */
  headPx: number;
  /** Height of the tallest part that must not be split, in pixels. */
  blockPx: number;
}

/** Chromium's layout has 96 px per inch. */
const mmPerPx = 25.4 / 96;
/** Minimum height of printer drivers. */
const shortestRollMm = 60;

/** Maximum height of many drivers; Windows allows 3.2 m. */
const longestRollMm = 1000;
/** Reserve for what isn't measured: borders, and the text after the table. */
const slackMm = 12;

/** Returns the height for the fewest pages, each as short as possible, because empty paper is fed too. */
function toRollMm(contentPx: number, { headPx, blockPx }: RollParts, marginMm: number): number {
  const contentMm = contentPx * mmPerPx - marginMm;
  const againMm = (headPx + blockPx) * mmPerPx + slackMm;
  const mostMm = longestRollMm - marginMm - 1;
  const pages = againMm < mostMm / 2 ? Math.max(1, Math.ceil((contentMm - againMm) / (mostMm - againMm))) : Math.ceil(contentMm / mostMm);
  const pageMm = Math.min(mostMm, (contentMm + (pages - 1) * againMm) / pages);
  return Math.max(shortestRollMm, Math.ceil(pageMm + marginMm) + 1);
}

/** `contentPx` is the document's height with its padding. It is used only for rolls, as is `parts`. */
export function toSheetSize(paper: Paper, contentPx: number, parts: RollParts = { headPx: 0, blockPx: 0 }): SheetSize {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  return { widthMm, heightMm: heightMm ?? toRollMm(contentPx, parts, marginMm.blockStart + marginMm.blockEnd) };
}

/** Returns the size of a page with a sheet rotated by these degrees. */
export function toRotatedSize({ widthMm, heightMm }: SheetSize, rotation: Rotation): SheetSize {
  return rotation === '90' || rotation === '270' ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

const namedPapers = ['A4', 'A5'] as const satisfies readonly Paper[];

/**
 * Returns the size for `webContents.print`: a name for A4 and A5, which CUPS gets unchanged, else microns. On Windows, Electron converts
 * the name to microns too, and no driver gets the paper's number, so a driver may use its own default paper (docs/it-guide.md, *Paper on
 * Windows*).
 */
export function toPageSize({ widthMm, heightMm }: SheetSize): (typeof namedPapers)[number] | { width: number; height: number } {
  const named = namedPapers.find((paper) => paperSizes[paper].widthMm === widthMm && paperSizes[paper].heightMm === heightMm);
  return named ?? { width: Math.round(widthMm * 1000), height: Math.round(heightMm * 1000) };
}

/** Returns the size for `webContents.printToPDF`, in inches. */
export function toInches({ widthMm, heightMm }: SheetSize): { width: number; height: number } {
  return { width: widthMm / 25.4, height: heightMm / 25.4 };
}

/** Estimates the number of pages from the document's height on screen; page breaks may need one more. */
export function toPageCount(paper: Paper, contentPx: number): number {
  const { heightMm, marginMm } = paperSizes[paper];
  if (heightMm === null) return Math.max(1, Math.ceil((contentPx * mmPerPx) / longestRollMm));
  return Math.max(
    1,
    Math.ceil((contentPx * mmPerPx - marginMm.blockStart - marginMm.blockEnd) / (heightMm - marginMm.blockStart - marginMm.blockEnd)),
  );
}
