import { toPageSize } from '@documents/paper';
import type { WebContentsPrintOptions } from 'electron';
import type { PrintOrder } from '../../printing/paper/print-window';

/**
 * Returns the options for `webContents.print`. The paper size is the order's: unlike `printToPDF`, `print` can't use the document's size.
 */
export function toPrintOptions({ deviceName, size, isOneSided, color }: PrintOrder): WebContentsPrintOptions {
  return {
    silent: true,
    printBackground: true,
    deviceName,
    // Always one copy, because many drivers of label printers ignore the number; the document contains every copy.
    copies: 1,
    ...(isOneSided && { duplexMode: 'simplex' }),
    color,
    pageSize: toPageSize(size),
    // The margins are in the document's page rule; with the default ones a silent print is shrunk to the printable area.
    margins: { marginType: 'none' },
  };
}
