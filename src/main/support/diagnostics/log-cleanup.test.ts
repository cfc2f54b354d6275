import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type LogLevel } from '@main/system/log/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogCleanup } from './log-cleanup';

const now = new Date('2026-11-22T08:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, daysOld: number, bytes = 10): void {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, bytes);
  const at = now.getTime() / 1000 - daysOld * 86_400;
  utimesSync(path, at, at);
}

async function run(policy: { logLevel?: LogLevel; logDays?: number } = {}) {
  const lines: string[] = [];
  const dumps: Date[] = [];
  const log = createLogger({ sink: { folder, write: (level) => void lines.push(level) } });
  const upkeep = createLogCleanup({
    folder,
    policy: { choose: (key, _own, builtIn) => ((policy as Record<string, unknown>)[key] as never) ?? builtIn },
    machine: { removeCrashDumps: async (before) => void dumps.push(before) },
    setLevel: log.setLevel,
    log,
    now: () => now,
  });
  await upkeep.run();
  upkeep.stop();
  return { log, lines, dumps };
}

it('keeps a fortnight of logs, and what is none', async () => {
  put('main-2026-11-22.log', 0);
  put('main-2026-11-09.log', 13);
  put('main-2026-11-07.log', 15);
  put('main-2026-11-07.old.log', 15);
  put('notes.txt', 99);
  await run();
  expect(readdirSync(folder)).toEqual(['main-2026-11-09.log', 'main-2026-11-22.log', 'notes.txt']);
});

it('keeps them as long as IT wants, crash dumps too', async () => {
  put('main-2026-11-22.log', 0);
  put('main-2026-11-20.log', 2);
  const { dumps } = await run({ logDays: 1 });
  expect(readdirSync(folder)).toEqual(['main-2026-11-22.log']);
  expect(dumps).toEqual([new Date('2026-11-21T08:00:00Z')]);
});

it('gives the oldest ones up when they are too large together, never the newest', async () => {
  put('main-1.log', 1, 60 * 1024 * 1024);
  put('main-2.log', 2, 10);
  put('main-3.log', 3, 10);
  await run();
  expect(readdirSync(folder)).toEqual(['main-1.log']);
});

it.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
] as const)('notes at %s what IT wants noted; an error has its reference all the same', async (logLevel, written) => {
  const { log, lines } = await run({ logLevel });
  log.info('one');
  log.warn('two');
  expect(log.error('three', new Error('boom'))).toMatch(/^\w{4}-\w{4}$/);
  expect(lines).toEqual(written);
});

it('a folder that is gone is no reason to stop', async () => {
  rmSync(folder, { recursive: true });
  const { lines } = await run();
  expect(lines).toEqual(['warn']);
});
