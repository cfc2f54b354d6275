import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Logger } from '../log/logger';
import type { Config } from '../ports/config';

/**
 * Where lies what belongs to this computer alone: the data folder itself, or its counterpart that stays here where that one goes with the person
 * from computer to computer. What an earlier version kept of printing in the data folder is taken along; what cannot be now stays in use where it is.
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
    // Without its witness the station asks before it prints.
    log.warn('files.notTakenAlong', { error });
  }
  return folder;
}

/** Once; what was begun at the new place counts. */
function takeAlong(from: string, to: string, log: Logger): void {
  if (!existsSync(from)) return;
  if (!existsSync(to)) {
    // The two may lie on different disks, and a copy that broke off is none.
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
