import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const memory = '/dev/shm';
/** More bytes than the data folders of a run ever need. */
const wantedBytes = 1024 ** 3;

/** Some tests run programs that they have written, and containers often limit this on memory file systems. */
function isFit(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'noexec'] = mounts.findLast((line) => line.split(' ')[1] === memory)?.split(' ') ?? [];
  return bavail * bsize > wantedBytes && !options.split(',').includes('noexec');
}

/**
 * Puts the temporary folders of the project's tests in memory if the system supports it, so that thousands of writes that must survive a
 * power cut don't wait for a disk; otherwise they stay on the disk. Files that a test leaves there are removed after the run.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  if (!isFit()) return undefined;
  const folder = mkdtempSync(join(memory, 'diwan-'));
  // CUPS runs as another user, and needs to pass through the folder.
  chmodSync(folder, 0o711);
  project.config.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
