import { debug, inner } from '../runtime.mjs';
import { dialog } from '../system/dialog.mjs';
import { renderPdf } from './pdf.mjs';
import { checkPrintOptions, toPrintParams } from './print-params.mjs';
import { printingSystem } from './printers.mjs';
import { asksForFile, blocksForMs, noAnswer } from './spool-folder.mjs';

async function chooseDevice(system, deviceName) {
  if (deviceName) return { deviceName, isKnown: (await system.names()).includes(deviceName) };
  const fallback = (await system.defaultName()) ?? (await system.names())[0];
  return { deviceName: fallback, isKnown: fallback !== undefined };
}

/** Simulates Windows with a printer that doesn't respond: `print()` opens the printer on the main process's own thread. */
function block(deviceName) {
  const folder = process.env.DIWAN_STAND_IN_SPOOL;
  const ms = folder && deviceName ? blocksForMs(folder, deviceName) : 0;
  if (ms > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** @returns {Promise<string | symbol | null>} the reason of the failure; null if the printing system has accepted the job */
async function printSilently(page, options) {
  const system = printingSystem();
  const [device, pdf, title] = await Promise.all([
    chooseDevice(system, options.deviceName),
    renderPdf(page, toPrintParams(options)),
    page.evaluate('document.title'),
  ]);
  if (!device.isKnown) return options.deviceName ? 'Invalid deviceName provided' : 'No printers available on the network';
  const url = page.navigation.url;
  return system.accept({ deviceName: device.deviceName, title: title || page.navigation.url, url, options, pdf });
}

/**
 * webContents.print for one page. As in Electron, one print runs at a time: a second call in the meantime is dropped, and its callback is
 * never called.
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
    checkPrintOptions(options);
    if (callback !== undefined && typeof callback !== 'function') {
      throw new TypeError('webContents.print(): Invalid optional callback provided.');
    }
    if (isBusy) return;
    isBusy = true;
    block(options.deviceName);
    const finish = (reason) => {
      if (reason === asksForFile) dialog[inner].asked.push({ kind: 'print to file', options });
      if (reason === noAnswer || reason === asksForFile) return;
      isBusy = false;
      callback?.(reason === null, reason ?? '');
    };
    work(options).then(finish, (error) => {
      debug('print', error);
      finish(page.isDestroyed ? '' : 'Print job failed');
    });
  };
}
