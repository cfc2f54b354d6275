import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytesPerFile = 1024 * 1024;
const maxFiles = 5;

export interface LogFile {
  name: string;
  /** The end of the file, starting at a line's start. */
  text: string;
}

async function readEnd(path: string, bytes: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const length = Math.min(bytes, maxBytesPerFile);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    const text = buffer.toString('utf8');
    return length < bytes ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    await file.close();
  }
}

/** Returns the newest log files of the folder, newest first. */
export async function readLogFiles(folder: string): Promise<LogFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.log'));
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
  const newest = files.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(0, maxFiles);
  return Promise.all(newest.map(async ({ name, size }) => ({ name, text: await readEnd(join(folder, name), size) })));
}
