import type { PrinterInfo } from '@shared/contract/printing/printing';

export interface PrinterOption {
  name: string;
  displayName: string;
  /** Location, else what the system says about the printer. */
  place: string;
  state: PrinterInfo['state'] | 'missing' | 'refused';
  /** Words of the system about its state. */
  stateMessage: string;
  reasons?: PrinterInfo['reasons'];
  silence?: PrinterInfo['silence'];
}

/** The printers of this computer; a chosen one that is gone or that IT does not allow stands first, so that it is not lost by looking. */
export function toPrinterOptions(
  printers: readonly PrinterInfo[],
  chosen: string | null,
  lastName: string,
  isRefused = false,
): PrinterOption[] {
  const options = printers.map(
    ({ name, displayName, location, description, state, stateMessage, reasons, silence }): PrinterOption => ({
      name,
      displayName: displayName || name,
      place: location || (description === displayName ? '' : description),
      state,
      stateMessage,
      ...(reasons && { reasons }),
      ...(silence && { silence }),
    }),
  );
  if (chosen === null || printers.some((printer) => printer.name === chosen)) return options;
  return [{ name: chosen, displayName: lastName, place: '', state: isRefused ? 'refused' : 'missing', stateMessage: '' }, ...options];
}
