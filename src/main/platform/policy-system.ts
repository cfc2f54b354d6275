import { mkdir, mkdtemp, open, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PolicySystem, PosixOwner } from '@main/system/policy/policy-system';
import { ownAccount } from '@main/system/ports/own-account';
import type { SystemPrograms } from '@main/system/ports/system-programs';

async function readAtMost(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const info = await file.stat();
    if (!info.isFile()) throw new Error(`${path} is no file`);
    if (info.size > maxBytes) throw Object.assign(new Error(`${info.size} bytes; at most ${maxBytes} are read`), { code: 'EFBIG' });
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function withFoldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [path, ...withFoldersAbove(above)];
}

/** Returns the owners of a path. A link's own owner doesn't count, because every account that may write its folder may change it. */
async function ownersOf(path: string): Promise<PosixOwner[]> {
  const target = await realpath(path);
  const ways = [withFoldersAbove(target), withFoldersAbove(path)].map((way) => way.map((one, depth) => ({ path: one, isOwn: depth < 2 })));
  return Promise.all(
    ways.flat().map(async (one) => {
      const { uid, gid, mode } = await stat(one.path);
      return { ...one, uid, gid, mode };
    }),
  );
}

export interface PolicySystemOptions {
  /** Path of the Windows folder. */
  windowsFolder: string;
  /** The data folder. */
  userData: string;
  programs: Pick<SystemPrograms, 'run'>;
}

export function createPolicySystem({ windowsFolder, userData, programs }: PolicySystemOptions): PolicySystem {
  return {
    platform: process.platform,
    userName: ownAccount().name,
    windowsFolder,
    run: programs.run,
    readFile: readAtMost,
    async withScratchFile(use) {
      await mkdir(userData, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(join(userData, 'policy-'));
      try {
        return await use(join(folder, 'answer'));
      } finally {
        // Ignore the error: a virus scanner may lock the folder for a while, but the file was read.
        await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
      }
    },
    owners: ownersOf,
  };
}
