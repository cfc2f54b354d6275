import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const memory = '/dev/shm';
/** What the data folders of a run never come to. */
const wantedBytes = 1024 ** 3;

/** Some tests run programs that they have written, and containers give their programs little of it. */
function isFit(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'noexec'] = mounts.findLast((line) => line.split(' ')[1] === memory)?.split(' ') ?? [];
  return bavail * bsize > wantedBytes && !options.split(',').includes('noexec');
}

/**
 * Temporary folders of the project's tests lie in memory where the system offers it, so that thousands of writes that have to survive a power
 * cut wait for no disk; elsewhere on the disk as ever. Whatever a test leaves there goes with the run.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  if (!isFit()) return undefined;
  const folder = mkdtempSync(join(memory, 'diwan-'));
  // CUPS works as another user, and passes through.
  chmodSync(folder, 0o711);
  project.config.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
