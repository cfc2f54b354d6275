import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger } from '@main/system/log/logger';
import { z } from 'zod';
import type { PictureContent } from './fetch-picture';

export interface Picture extends PictureContent {
  /** Time when it was fetched, in ms since 1970. */
  storedAt: number;
}

/** The picture cache on disk. Never rejects: if it fails, pictures only load more slowly. */
export interface MediaDisk {
  read(url: string): Promise<Picture | null>;
  write(url: string, picture: Picture): Promise<void>;
}

const header = z.object({ url: z.string(), contentType: z.string(), storedAt: z.number() });
const maxHeaderBytes = 16 * 1024;
const lineFeed = 10;

function parseEntry(url: string, bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const end = bytes.subarray(0, maxHeaderBytes).indexOf(lineFeed);
  if (end < 0) return null;
  const parsed = header.safeParse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  return parsed.success && parsed.data.url === url ? { ...parsed.data, bytes: bytes.slice(end + 1) } : null;
}

/**
 * One file per picture, named by a hash of its address. The file's own time is the time of its last use, so there is no index that could be
 * wrong.
 */
export function createMediaDisk({ folder, maxBytes, log }: { folder: string; maxBytes: number; log: Logger }): MediaDisk {
  const pathOf = (url: string): string => join(folder, createHash('sha256').update(url).digest('hex').slice(0, 40));
  let writtenSinceCleaning = maxBytes;
  let cleaning: Promise<void> | null = null;

  async function clean(): Promise<void> {
    const names = await readdir(folder);
    const files = await Promise.all(names.map(async (name) => ({ path: join(folder, name), ...(await sizeAndUse(join(folder, name))) })));
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.sort((one, other) => one.usedAt - other.usedAt)) {
      if (total <= maxBytes) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }

  /** Cleans the folder, but not after every write: scanning the folder each time would cost more than it saves. */
  async function cleanNowAndThen(added: number): Promise<void> {
    writtenSinceCleaning += added;
    if (writtenSinceCleaning < maxBytes / 10 || cleaning) return;
    writtenSinceCleaning = 0;
    cleaning = clean().finally(() => {
      cleaning = null;
    });
    await cleaning;
  }

  return {
    async read(url) {
      try {
        const path = pathOf(url);
        const entry = parseEntry(url, new Uint8Array(await readFile(path)));
        const now = new Date();
        if (entry) await utimes(path, now, now);
        return entry;
      } catch {
        return null;
      }
    },
    async write(url, { bytes, contentType, storedAt }) {
      try {
        const head = Buffer.from(`${JSON.stringify({ url, contentType, storedAt })}\n`);
        await replaceFile(pathOf(url), Buffer.concat([head, bytes]));
        await cleanNowAndThen(bytes.byteLength);
      } catch (error) {
        log.warn('media.notKept', { error });
      }
    },
  };
}

async function sizeAndUse(path: string): Promise<{ size: number; usedAt: number }> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { size, usedAt: mtimeMs };
  } catch {
    return { size: 0, usedAt: 0 };
  }
}
