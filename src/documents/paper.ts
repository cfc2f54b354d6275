import type { Paper, Rotation } from '@shared/domain/printing/printable';

export interface PaperSize {
  widthMm: number;
  /** Null for a roll: its height is what the document needs. */
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

/** The finished size of one sheet; a roll gets the height that its document needs. */
export interface SheetSize {
  widthMm: number;
  heightMm: number;
}

/** What a roll that is too long for one piece of paper is cut by. */
export interface RollParts {
  /** Of the table's head, which stands on each page. */
  headPx: number;
  /** Of the tallest part that is never cut through. */
  blockPx: number;
}

/** Chromium lays out 96 px to the inch. */
const mmPerPx = 25.4 / 96;
/** No printer driver takes a shorter piece of paper than this. */
const shortestRollMm = 60;

/** Windows knows no longer paper than 3.2 m, and many drivers stop at this. */
const longestRollMm = 1000;
/** What the window that measures is not asked about: borders, and the words that follow the table. */
const slackMm = 12;

/** As few pages as can be, and each as short as can be: paper without a word on it is fed all the same. */
function toRollMm(contentPx: number, { headPx, blockPx }: RollParts, marginMm: number): number {
  const contentMm = contentPx * mmPerPx - marginMm;
  const againMm = (headPx + blockPx) * mmPerPx + slackMm;
  const mostMm = longestRollMm - marginMm - 1;
  const pages = againMm < mostMm / 2 ? Math.max(1, Math.ceil((contentMm - againMm) / (mostMm - againMm))) : Math.ceil(contentMm / mostMm);
  const pageMm = Math.min(mostMm, (contentMm + (pages - 1) * againMm) / pages);
  return Math.max(shortestRollMm, Math.ceil(pageMm + marginMm) + 1);
}

/** `contentPx` is the height of the document including its paddings; it and `parts` decide only on rolls. */
export function toSheetSize(paper: Paper, contentPx: number, parts: RollParts = { headPx: 0, blockPx: 0 }): SheetSize {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  return { widthMm, heightMm: heightMm ?? toRollMm(contentPx, parts, marginMm.blockStart + marginMm.blockEnd) };
}

/** Of a page that holds a sheet rotated by that many degrees. */
export function toRotatedSize({ widthMm, heightMm }: SheetSize, rotation: Rotation): SheetSize {
  return rotation === '90' || rotation === '270' ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

const namedPapers = ['A4', 'A5'] as const satisfies readonly Paper[];

/**
 * As `webContents.print` takes it: a name for A4 and A5, which CUPS gets as such, else microns. For Windows, Electron makes microns of the name too, and no
 * driver gets a paper's number: a driver may keep its own default paper for any of them (docs/it-guide.md, *Paper on Windows*).
 */
export function toPageSize({ widthMm, heightMm }: SheetSize): (typeof namedPapers)[number] | { width: number; height: number } {
  const named = namedPapers.find((paper) => paperSizes[paper].widthMm === widthMm && paperSizes[paper].heightMm === heightMm);
  return named ?? { width: Math.round(widthMm * 1000), height: Math.round(heightMm * 1000) };
}

/** As `webContents.printToPDF` takes it. */
export function toInches({ widthMm, heightMm }: SheetSize): { width: number; height: number } {
  return { width: widthMm / 25.4, height: heightMm / 25.4 };
}

/** An estimate from the height of the document on screen; page breaks may need one more. */
export function toPageCount(paper: Paper, contentPx: number): number {
  const { heightMm, marginMm } = paperSizes[paper];
  if (heightMm === null) return Math.max(1, Math.ceil((contentPx * mmPerPx) / longestRollMm));
  return Math.max(
    1,
    Math.ceil((contentPx * mmPerPx - marginMm.blockStart - marginMm.blockEnd) / (heightMm - marginMm.blockStart - marginMm.blockEnd)),
  );
}
