import { withinLimit } from '@main/system/time/time-limit';
import { BrowserWindow, type PrinterInfo } from 'electron';
import type { ListedPrinter, PrinterLister } from '../../printing/destinations/printers';
import { printerListLimitMs } from '../../printing/sheet/limits';
import { createSecureWindow } from '../secure-window';

/** Only a window can list printers; if none is open, a hidden one is created for the request. */
export const electronPrinterLister: PrinterLister = {
  async list() {
    const open = BrowserWindow.getAllWindows().find((window) => !window.isDestroyed());
    const window = open ?? createSecureWindow({ preload: null, partition: 'printing', show: false });
    try {
      return (await withinLimit(window.webContents.getPrintersAsync(), printerListLimitMs)).map(toListedPrinter);
    } finally {
      if (!open) window.destroy();
    }
  },
};

/** `options` are CUPS's attributes of a printer; on Windows they have little more than the location. */
function toListedPrinter({ name, displayName, description, options }: PrinterInfo): ListedPrinter {
  const facts: Partial<Record<string, string>> = { ...options };
  const device = facts['device-uri'] ?? '';
  const model = facts['printer-make-and-model'] ?? '';
  return {
    name,
    displayName: displayName || name,
    description: description || model,
    location: facts['printer-location'] ?? facts.location ?? '',
    fingerprint: device && [device, model].filter(Boolean).join(' | '),
  };
}
