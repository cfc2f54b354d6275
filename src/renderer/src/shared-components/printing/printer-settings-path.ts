import type { Printable } from '@shared/domain/printing/printable';

/** The screen with the printers of this computer; the destination table has the same path. */
export const printerSettingsPath = '/settings/printing';

/** Parameter that expands the row of a document there. */
export const openedDocument = 'document';

/** Returns the path, with the row of the document expanded. */
export function toPrinterSettingsPath(document?: Printable): string {
  return document ? `${printerSettingsPath}?${openedDocument}=${document}` : printerSettingsPath;
}
