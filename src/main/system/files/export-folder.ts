import { mkdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, normalize, relative } from 'node:path';
import { FailureError } from '@shared/contract/result';
import type { Policy } from '../policy/policy';
import { ownAccount } from '../ports/own-account';

/** Where files that a person saves may go. */
export interface ExportFolder {
  /** What a save dialog opens with: IT's folder, made if need be, else where the person saved last, else null for the dialog's own choice. */
  start(own: string | null): Promise<string | null>;
  /** Rejects with `exportFolderOnly`, its message the folder, when IT wants files nowhere else. */
  demand(path: string): Promise<void>;
}

/** `~` and `%USERPROFILE%` stand for the person's own folder, so that one policy serves everybody. */
const homeSign = /^(~|%userprofile%)(?=[\\/]|$)/i;

/** As the system has it, not as the environment says, where the system knows the account. */
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
      // What cannot be made now, as a share that is away, is told by the dialog or by the save.
      await mkdir(it.folder, { recursive: true }).catch(() => undefined);
      return it.folder;
    },
    async demand(path) {
      const it = decided();
      if (it?.isEnforced && !(await isInside(it.folder, path))) throw new FailureError({ code: 'exportFolderOnly', message: it.folder });
    },
  };
}
