import type { Config } from '@main/system/ports/config';
import { ownAccount } from '@main/system/ports/own-account';
import type { SystemPrograms } from '@main/system/ports/system-programs';
import type { PrintingMachine } from '../../printing/create-printing';
import { createOsQueue } from '../../printing/os-queue/create-os-queue';
import type { Platform } from '../../start/services/platform';
import { electronFileDialogs } from './file-dialogs';
import { electronPrinterLister } from './printers';
import { electronPrintingSurface } from './printing-surface';

export function createElectronPrintingMachine(
  { images, host }: Platform,
  { cupsServer, systemRoot }: Config,
  programs: SystemPrograms,
): PrintingMachine {
  return {
    surface: electronPrintingSurface,
    lister: electronPrinterLister,
    osQueue: createOsQueue({ platform: host.platform, userName: ownAccount().name, cupsServer, systemRoot, programs }),
    dialog: electronFileDialogs,
    images,
  };
}
