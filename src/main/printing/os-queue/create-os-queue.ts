import { createCupsQueue } from './cups-queue';
import { createIppWire } from './ipp-wire';
import type { OsQueue } from './os-queue';
import { createWindowsShells, toWindowsPowerShell } from './power-shell';
import { createWindowsQueue } from './windows-queue';

export interface OsQueueOptions {
  platform: NodeJS.Platform;
  userName: string;
  /** The value of CUPS_SERVER; null for the system's own print server. */
  cupsServer: string | null;
  /** The folder of Windows itself. */
  systemRoot: string;
}

export function createOsQueue({ platform, userName, cupsServer, systemRoot }: OsQueueOptions): OsQueue {
  if (platform === 'win32') return createWindowsQueue(createWindowsShells(toWindowsPowerShell(systemRoot)));
  return createCupsQueue({ wire: createIppWire(cupsServer), userName });
}
