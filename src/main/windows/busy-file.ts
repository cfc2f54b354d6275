import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { Logger } from '@main/system/log/logger';
import type { WindowHub } from './window-hub';

/** Shows an installer that the program must not be ended now: a sheet would be cut off, or unsaved work lost. */
export interface BusyFile {
  /** Removes the file when the program ends. */
  end(): void;
}

export interface BusyFileDeps {
  /** Folder that the installer checks, for every user of the machine; null if no installer ends programs. */
  folder: string | null;
  pid?: number;
  printQueue: Pick<PrintingProgress, 'unsent' | 'onChanged'>;
  hub: Pick<WindowHub, 'events' | 'hasUnsaved'>;
  log: Logger;
  isAlive?: (pid: number) => boolean;
}

function doesRun(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * An empty file, named by the ID of this process. After a crash it has no effect, because the installer checks whether a process with that
 * ID runs from the folder that it is about to replace.
 */
export function createBusyFile({ folder, pid = process.pid, printQueue, hub, log, isAlive = doesRun }: BusyFileDeps): BusyFile {
  let isMarked = false;

  function clearCrashed(at: string): void {
    for (const name of readdirSync(at)) if (!isAlive(Number(name))) rmSync(join(at, name), { force: true });
  }

  function mark(at: string): void {
    mkdirSync(at, { recursive: true });
    clearCrashed(at);
    writeFileSync(join(at, String(pid)), '');
  }

  function update(isBusy: boolean): void {
    if (folder === null || isBusy === isMarked) return;
    isMarked = isBusy;
    try {
      if (isBusy) mark(folder);
      else rmSync(join(folder, String(pid)), { force: true });
    } catch (error) {
      log.warn('app.busyNotMarked', { error });
    }
  }

  const decide = (): void => update(hub.hasUnsaved() || printQueue.unsent() > 0);
  printQueue.onChanged(decide);
  hub.events.on('window.unsaved', decide);

  return { end: () => update(false) };
}
