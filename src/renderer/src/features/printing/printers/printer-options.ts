import type { PrinterInfo } from '@shared/contract/printing/printing';

export interface PrinterOption {
  name: string;
  displayName: string;
  /** Location, else the system's description of the printer. */
  place: string;
  state: PrinterInfo['state'] | 'missing' | 'refused';
  /** The system's text about its state. */
  stateMessage: string;
  reasons?: PrinterInfo['reasons'];
  silence?: PrinterInfo['silence'];
}

/**
 * Returns the printers of this computer. A selected one that is gone or that IT doesn't allow is first, so that opening the list doesn't
 * lose it.
 */
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
