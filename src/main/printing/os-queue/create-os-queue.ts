import { createCupsQueue } from './cups-queue';
import { createIppWire } from './ipp-wire';
import type { OsQueue } from './os-queue';
import { createPowerShell } from './power-shell';
import { createWindowsQueue } from './windows-queue';

export interface OsQueueOptions {
  platform: NodeJS.Platform;
  userName: string;
  /** The value of CUPS_SERVER; null for the system's own print server. */
  cupsServer: string | null;
}

export function createOsQueue({ platform, userName, cupsServer }: OsQueueOptions): OsQueue {
  if (platform === 'win32') return createWindowsQueue(createPowerShell());
  return createCupsQueue({ wire: createIppWire(cupsServer), userName });
}
