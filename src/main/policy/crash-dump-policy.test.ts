import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakePolicy, type WrittenPolicy } from '../../../tests/support/main/policy';
import { mayKeepCrashDumps } from './crash-dump-policy';
import { createKeptPolicy } from './kept-policy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-dumps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const may = (written: WrittenPolicy): boolean => mayKeepCrashDumps(createFakePolicy(written).readings, folder);

it.each<[string, WrittenPolicy, boolean]>([
  ['nothing', {}, true],
  ['no', { machineFile: { enforced: { crashDumps: false } } }, false],
  ['no, to begin with', { machineFile: { defaults: { crashDumps: false } } }, false],
  ['something that cannot be used', { machinePolicy: { enforced: { CrashDumps: 'no' } } }, false],
])('crashes leave a dump where IT says %s: %#', (_what, written, expected) => {
  expect(may(written)).toBe(expected);
  expect(readdirSync(folder)).toEqual([]);
});

it('what was understood before counts while the policy cannot be read', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };
  createKeptPolicy({ folder, log }).keep('machineFile', { enforced: { crashDumps: false }, defaults: {} });
  expect(may({ machineFile: 'unreadable' })).toBe(false);
});
