import { readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { arch, cpus, freemem, release, totalmem, type, uptime, version } from 'node:os';
import { join } from 'node:path';
import type { Machine, MachineFacts } from '@main/support/diagnostics/report/machine';
import { app, screen, session } from 'electron';

const toMb = (bytes: number): number => Math.round(bytes / 1024 / 1024);

async function readFreeDiskMb(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && toMb(disk.bavail * disk.bsize);
}

/** Reads the file that electron-builder writes into Linux packages. */
async function readPackageType(): Promise<string | null> {
  const text = await readFile(join(process.resourcesPath, 'package-type'), 'utf8').catch(() => '');
  return text.trim() || null;
}

async function listCrashDumps(): Promise<MachineFacts['crashDumps']> {
  const folder = app.getPath('crashDumps');
  const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.dmp'));
  return Promise.all(
    names.map(async (name) => {
      const { mtime, size } = await stat(join(folder, name));
      return { file: name, at: mtime.toISOString(), bytes: size };
    }),
  );
}

export const electronMachine: Machine = {
  async read() {
    const processors = cpus();
    return {
      system: { kind: type(), version: version(), release: release(), arch: arch(), uptimeHours: Math.round(uptime() / 3600) },
      processor: { count: processors.length, model: processors[0]?.model.trim() ?? '' },
      memory: { totalMb: toMb(totalmem()), freeMb: toMb(freemem()) },
      processes: app.getAppMetrics().map(({ type: kind, memory, cpu }) => ({
        type: kind,
        memoryMb: toMb(memory.workingSetSize * 1024),
        cpuPercent: Math.round(cpu.percentCPUUsage),
      })),
      displays: screen.getAllDisplays().map(({ size, scaleFactor }) => ({ ...size, scaleFactor })),
      freeDiskMb: await readFreeDiskMb(app.getPath('userData')),
      packageType: await readPackageType(),
      crashDumps: await listCrashDumps(),
    };
  },
  async removeCrashDumps(before) {
    for (const { file, at } of await listCrashDumps()) {
      if (new Date(at) < before) await rm(join(app.getPath('crashDumps'), file), { force: true });
    }
  },
  // Uses the same session as the calls.
  proxyFor: (url) => session.fromPartition('api', { cache: false }).resolveProxy(url),
};
