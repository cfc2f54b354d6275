import { withinLimit } from '@main/system/time/time-limit';
import { BrowserWindow, type PrinterInfo } from 'electron';
import type { ListedPrinter, PrinterLister } from '../../printing/destinations/printers';
import { printerListLimitMs } from '../../printing/sheet/limits';
import { createSecureWindow } from '../secure-window';

/** Only a window can be asked; without an open one, a hidden one lives for the question, however that ends. */
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

/** `options` is what CUPS says of a printer; on Windows it holds little more than the place. */
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
