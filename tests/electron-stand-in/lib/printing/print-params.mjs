import { toPrintPaper } from './paper.mjs';

const known = new Set([
  'collate',
  'color',
  'copies',
  'deviceName',
  'dpi',
  'duplexMode',
  'landscape',
  'margins',
  'pageRanges',
  'pageSize',
  'pagesPerSheet',
  'printBackground',
  'scaleFactor',
  'silent',
  'usePrinterDefaultPageSize',
]);

/**
 * Throws the same errors as Electron, and an error of its own for options that Electron would ignore. @param {unknown} options of
 * webContents.print
 */
export function checkPrintOptions(options) {
  if (typeof options !== 'object' || options === null) throw new TypeError('webContents.print(): Invalid print settings specified.');
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown) throw new Error(`electron stand-in: print option ${unknown} is not provided`);
  if (options.usePrinterDefaultPageSize && options.pageSize !== undefined) {
    throw new Error('usePrinterDefaultPageSize cannot be combined with pageSize');
  }
  toPrintPaper(options.pageSize);
}

const pixelsPerInch = 96;
const defaultMarginInches = 0.4;

function toMargins({ marginType = 'default', top = 0, bottom = 0, left = 0, right = 0 } = {}) {
  const even = (inches) => ({ marginTop: inches, marginBottom: inches, marginLeft: inches, marginRight: inches });
  if (marginType === 'none' || marginType === 'printableArea') return even(0);
  if (marginType !== 'custom') return even(defaultMarginInches);
  return {
    marginTop: top / pixelsPerInch,
    marginBottom: bottom / pixelsPerInch,
    marginLeft: left / pixelsPerInch,
    marginRight: right / pixelsPerInch,
  };
}

/**
 * Returns Chromium's parameters for checked options of webContents.print: prints on paper of that size, whatever size the document names.
 */
export function toPrintParams({ pageSize, margins, pageRanges = [], landscape = false, printBackground = false, scaleFactor = 100 }) {
  const [paperWidth, paperHeight] = toPrintPaper(pageSize);
  return {
    paperWidth,
    paperHeight,
    ...toMargins(margins),
    landscape,
    printBackground,
    scale: scaleFactor / 100,
    // Electron counts pages from 0.
    pageRanges: pageRanges.map(({ from, to }) => `${from + 1}-${to + 1}`).join(','),
    // Printer output has no tags, and the browser adds them by default.
    generateTaggedPDF: false,
  };
}
