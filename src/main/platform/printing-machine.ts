import { userInfo } from 'node:os';
import type { Config } from '../config';
import type { PrintingMachine } from '../printing/create-printing';
import { createOsQueue } from '../printing/os-queue/create-os-queue';
import type { Platform } from './platform';
import { electronPrinterLister } from './printing-printers';
import { electronSaveDialog } from './printing-save-dialog';
import { electronPrintingSurface } from './printing-surface';

export function createElectronPrintingMachine({ images, host }: Platform, { cupsServer, systemRoot }: Config): PrintingMachine {
  return {
    surface: electronPrintingSurface,
    lister: electronPrinterLister,
    osQueue: createOsQueue({ platform: host.platform, userName: userInfo().username, cupsServer, systemRoot }),
    dialog: electronSaveDialog,
    images,
  };
}
