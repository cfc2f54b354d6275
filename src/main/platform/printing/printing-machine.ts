import { userInfo } from 'node:os';
import type { Config } from '../../host/config';
import type { PrintingMachine } from '../../printing/create-printing';
import { createOsQueue } from '../../printing/os-queue/create-os-queue';
import type { Platform } from '../../start/services/platform';
import { electronFileDialogs } from './file-dialogs';
import { electronPrinterLister } from './printers';
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
