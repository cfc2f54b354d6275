import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Logger } from '../log/logger';
import type { Config } from '../ports/config';

/**
 * Returns the folder for data that belongs to this computer only: the data folder itself, or its local counterpart if the data folder roams
 * with the user. Moves the print data of an earlier version there; data that can't be moved now stays in use at its old place.
 */
export function openLocalFolder(userData: string, { roaming }: Pick<Config, 'roaming'>, log: Logger): string {
  if (!roaming || dirname(userData) !== roaming.from) return userData;
  const folder = join(roaming.to, basename(userData));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    takeAlong(join(userData, 'printing'), join(folder, 'printing'), log);
  } catch (error) {
    log.error('files.notTakenAlong', error);
    return userData;
  }
  try {
    takeAlong(`${userData}-station.json`, `${folder}-station.json`, log);
  } catch (error) {
    // Without its witness file, the station asks the user before it prints.
    log.warn('files.notTakenAlong', { error });
  }
  return folder;
}

/** Moves the data once; existing data at the new place takes precedence. */
function takeAlong(from: string, to: string, log: Logger): void {
  if (!existsSync(from)) return;
  if (!existsSync(to)) {
    // Copy first, because the folders may be on different disks and an interrupted copy must not count.
    const copy = `${to}.copy`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(from, copy, { recursive: true, preserveTimestamps: true });
    renameSync(copy, to);
  }
  try {
    rmSync(from, { recursive: true, force: true });
  } catch (error) {
    log.warn('files.notTakenAway', { error });
  }
}
