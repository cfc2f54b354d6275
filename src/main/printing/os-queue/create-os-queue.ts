import { toPowerShellArgs, windowsPowerShell } from '@main/system/ports/power-shell';
import type { SystemPrograms } from '@main/system/ports/system-programs';
import { createCupsQueue } from './cups-queue';
import { createIppWire } from './ipp-wire';
import type { OsQueue } from './os-queue';
import { createWindowsShells } from './power-shell';
import { createWindowsQueue } from './windows-queue';

export interface OsQueueOptions {
  platform: NodeJS.Platform;
  userName: string;
  /** The value of CUPS_SERVER; null for the system's own print server. */
  cupsServer: string | null;
  /** Path of the Windows folder. */
  systemRoot: string;
  programs: Pick<SystemPrograms, 'start'>;
}

export function createOsQueue({ platform, userName, cupsServer, systemRoot, programs }: OsQueueOptions): OsQueue {
  if (platform === 'win32')
    return createWindowsQueue(createWindowsShells(() => programs.start(windowsPowerShell(systemRoot), toPowerShellArgs('-'))));
  return createCupsQueue({ wire: createIppWire(cupsServer), userName });
}
