import { readdirSync, readFileSync } from 'node:fs';

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

/** Reads the parent's process ID. The name in the second field can contain spaces and brackets. */
function readParent(pid: number): number {
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Returns the process and all its descendants. */
function readTree(root: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(pids.map((pid) => [pid, readParent(pid)]));
  const isInside = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return pids.filter(isInside);
}

/**
 * Returns Chromium's name for the process (`renderer`, `gpu-process`, `utility` …), `browser` for their parent, or `node` for the
 * stand-in's main process.
 */
function readKind(pid: number): string {
  const words = readProc(pid, 'cmdline').split(/[\0 ]/);
  const type = words.find((word) => word.startsWith('--type='))?.slice('--type='.length);
  return type ?? (/\bnode$/.test(words[0] ?? '') ? 'node' : 'browser');
}

/** Returns the proportional set size in MB of a process tree, by kind: shared memory is counted once. Linux only. */
export function readTreeByKind(root: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const pid of readTree(root)) {
    const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0);
    const kind = readKind(pid);
    if (kilobytes > 0) sums[kind] = (sums[kind] ?? 0) + kilobytes / 1024;
  }
  return sums;
}

export function toTotal(byKind: Record<string, number>): number {
  return Object.values(byKind).reduce((sum, size) => sum + size, 0);
}
