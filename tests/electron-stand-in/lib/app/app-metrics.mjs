import { readdirSync, readFileSync } from 'node:fs';
import { runtime } from '../runtime.mjs';

const types = { renderer: 'Tab', 'gpu-process': 'GPU', utility: 'Utility', zygote: 'Zygote' };

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function processes() {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^PPid:\s*(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
  }
  const tree = (pid) => [pid, ...(children.get(pid) ?? []).flatMap(tree)];
  return tree(runtime.chromium.child.pid);
}

function toMetric(pid) {
  const status = read(`/proc/${pid}/status`);
  const kilobytes = (name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  const type = /--type=([a-z-]+)/.exec(read(`/proc/${pid}/cmdline`))?.[1];
  return {
    pid,
    type: pid === process.pid ? 'Browser' : (types[type] ?? 'Utility'),
    creationTime: 0,
    cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 },
    memory: { workingSetSize: kilobytes('VmRSS'), peakWorkingSetSize: kilobytes('VmHWM') },
    sandboxed: type === 'renderer',
  };
}

/** Memory of the main process and of every process of its Chromium, from /proc; CPU shares aren't provided (always 0). */
export function getAppMetrics() {
  if (process.platform !== 'linux') {
    const { rss } = process.memoryUsage();
    const kilobytes = Math.round(rss / 1024);
    const memory = { workingSetSize: kilobytes, peakWorkingSetSize: kilobytes };
    return [{ pid: process.pid, type: 'Browser', creationTime: 0, cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 }, memory }];
  }
  const pids = runtime.chromium ? processes() : [];
  return [process.pid, ...pids].map(toMetric);
}
