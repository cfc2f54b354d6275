import { debug, inner } from '../runtime.mjs';
import { dialog } from '../system/dialog.mjs';
import { toPrintPaper } from './paper.mjs';
import { renderPdf } from './pdf.mjs';
import { printingSystem } from './printers.mjs';
import { noAnswer } from './spool-folder.mjs';

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

function checkOptions(options) {
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

function toPdfParams({ pageSize, margins, pageRanges = [], landscape = false, printBackground = false, scaleFactor = 100 }) {
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
  };
}

async function chooseDevice(system, deviceName) {
  if (deviceName) return { deviceName, isKnown: (await system.names()).includes(deviceName) };
  const fallback = (await system.defaultName()) ?? (await system.names())[0];
  return { deviceName: fallback, isKnown: fallback !== undefined };
}

/** @returns {Promise<string | symbol | null>} why it failed; null when the printing system has taken the job */
async function printSilently(page, options) {
  const system = printingSystem();
  const [device, pdf, title] = await Promise.all([
    chooseDevice(system, options.deviceName),
    renderPdf(page, toPdfParams(options)),
    page.evaluate('document.title'),
  ]);
  if (!device.isKnown) return options.deviceName ? 'Invalid deviceName provided' : 'No printers available on the network';
  const url = page.navigation.url;
  return system.accept({ deviceName: device.deviceName, title: title || page.navigation.url, url, options, pdf });
}

/**
 * webContents.print for one page. As in Electron, one print at a time: a second call meanwhile is dropped, and its callback
 * never comes.
 * @param {import('../page/page.mjs').Page} page
 */
export function createPrinter(page) {
  let isBusy = false;

  async function work(options) {
    await page.attached;
    if (options.silent) return printSilently(page, options);
    dialog[inner].asked.push({ kind: 'print', options });
    return 'Print job canceled';
  }

  return (options, callback) => {
    checkOptions(options);
    if (callback !== undefined && typeof callback !== 'function') {
      throw new TypeError('webContents.print(): Invalid optional callback provided.');
    }
    if (isBusy) return;
    isBusy = true;
    const finish = (reason) => {
      if (reason === noAnswer) return;
      isBusy = false;
      callback?.(reason === null, reason ?? '');
    };
    work(options).then(finish, (error) => {
      debug('print', error);
      finish(page.isDestroyed ? '' : 'Print job failed');
    });
  };
}
