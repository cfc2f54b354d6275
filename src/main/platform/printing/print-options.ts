import { toPageSize } from '@documents/paper';
import type { WebContentsPrintOptions } from 'electron';
import type { PrintOrder } from '../../printing/paper/print-window';

/** What `webContents.print` is asked for. Its paper is that of the order: unlike `printToPDF` it can not take the size from the document. */
export function toPrintOptions({ deviceName, size, isOneSided, color }: PrintOrder): WebContentsPrintOptions {
  return {
    silent: true,
    printBackground: true,
    deviceName,
    // Many drivers of label printers print one whatever they are told; the document holds every copy.
    copies: 1,
    ...(isOneSided && { duplexMode: 'simplex' }),
    color,
    pageSize: toPageSize(size),
    // The margins stand in the document's page rule; with the default ones a silent print is shrunk to the printable area.
    margins: { marginType: 'none' },
  };
}
