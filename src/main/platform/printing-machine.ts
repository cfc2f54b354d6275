import { userInfo } from 'node:os';
import type { Config } from '../config';
import type { PrintingMachine } from '../printing/create-printing';
import { createOsQueue } from '../printing/os-queue/create-os-queue';
import type { Platform } from './platform';
import { electronFileDialogs } from './printing-file-dialogs';
import { electronPrinterLister } from './printing-printers';
import { electronPrintingSurface } from './printing-surface';

export function createElectronPrintingMachine({ images, host }: Platform, { cupsServer, systemRoot }: Config): PrintingMachine {
  return {
    surface: electronPrintingSurface,
    lister: electronPrinterLister,
    osQueue: createOsQueue({ platform: host.platform, userName: userInfo().username, cupsServer, systemRoot }),
    dialog: electronFileDialogs,
    images,
  };
}
