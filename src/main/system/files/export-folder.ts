import { mkdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, normalize, relative } from 'node:path';
import { FailureError } from '@shared/contract/result';
import type { Policy } from '../policy/policy';
import { ownAccount } from '../ports/own-account';

/** The folders where the user may save files. */
export interface ExportFolder {
  /**
   * Returns the start folder of a save dialog: IT's folder, created if necessary, otherwise the user's last folder, otherwise null for the
   * dialog's default.
   */
  start(own: string | null): Promise<string | null>;
  /** Rejects with `exportFolderOnly`, with the folder as its message, if IT allows only another folder. */
  demand(path: string): Promise<void>;
}

/** `~` and `%USERPROFILE%` mean the user's own folder, so that one policy applies to all users. */
const homeSign = /^(~|%userprofile%)(?=[\\/]|$)/i;

/** Returns the home folder as the system has it instead of the environment, if the system has the account. */
const systemHome = (): string => ownAccount().home;

async function isInside(folder: string, path: string): Promise<boolean> {
  try {
    const way = relative(await realpath(folder), await realpath(dirname(path)));
    return way !== '..' && !/^\.\.[\\/]/.test(way) && !isAbsolute(way);
  } catch {
    return false;
  }
}

export function createExportFolder(policy: Pick<Policy, 'entry'>, home = systemHome): ExportFolder {
  const decided = (): { folder: string; isEnforced: boolean } | null => {
    const entry = policy.entry('exportFolder');
    return entry ? { folder: normalize(entry.value.replace(homeSign, home)), isEnforced: entry.isEnforced } : null;
  };

  return {
    async start(own) {
      const it = decided();
      if (!it || (own !== null && !it.isEnforced)) return own;
      // Ignore the error if the folder can't be created now, for example on an unavailable share: the dialog or the save reports it.
      await mkdir(it.folder, { recursive: true }).catch(() => undefined);
      return it.folder;
    },
    async demand(path) {
      const it = decided();
      if (it?.isEnforced && !(await isInside(it.folder, path))) throw new FailureError({ code: 'exportFolderOnly', message: it.folder });
    },
  };
}
