import type { Printable } from '@shared/domain/printing/printable';

/** Where the printers of this computer are chosen; the destination table has the same path. */
export const printerSettingsPath = '/settings/printing';

/** Parameter that opens the row of a document there. */
export const openedDocument = 'document';

/** With the row of the document open. */
export function toPrinterSettingsPath(document?: Printable): string {
  return document ? `${printerSettingsPath}?${openedDocument}=${document}` : printerSettingsPath;
}
