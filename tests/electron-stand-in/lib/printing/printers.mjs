import { cupsSystem } from './cups.mjs';
import { createSpoolFolder } from './spool-folder.mjs';

/**
 * @typedef {{ name: string, displayName: string, description: string, options: Record<string, string> }} PrinterInfo
 * @typedef {{ deviceName: string, title: string, url: string, options: Record<string, any>, pdf: Buffer }} PrintJob
 * @typedef {{ list(): Promise<PrinterInfo[]>, names(): Promise<string[]>, defaultName(): Promise<string | undefined>,
 *   accept(job: PrintJob): Promise<string | symbol | null> }} PrintingSystem
 */

/** @returns {PrintingSystem} the folder named in DIWAN_STAND_IN_SPOOL, otherwise CUPS */
export function printingSystem() {
  const folder = process.env.DIWAN_STAND_IN_SPOOL;
  return folder ? createSpoolFolder(folder) : cupsSystem;
}

/** webContents.getPrintersAsync: as in Electron, an empty list if the system can't list its printers. */
export async function listPrinters() {
  return printingSystem()
    .list()
    .catch(() => []);
}
