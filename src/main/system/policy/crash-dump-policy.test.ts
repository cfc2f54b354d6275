import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakePolicy, type WrittenPolicy } from '../../../../tests/support/main/policy';
import { mayKeepCrashDumps } from './crash-dump-policy';
import { createLastGoodPolicy } from './last-good-policy';
import type { PlaceReading } from './policy-reading';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-dumps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const may = (written: WrittenPolicy): Promise<boolean> => mayKeepCrashDumps(createFakePolicy(written).readings, folder);

it.each<[string, WrittenPolicy, boolean]>([
  ['nothing', {}, true],
  ['no', { machineFile: { enforced: { crashDumps: false } } }, false],
  ['no, to begin with', { machineFile: { defaults: { crashDumps: false } } }, false],
  ['something that cannot be used', { machinePolicy: { enforced: { CrashDumps: 'no' } } }, false],
])('crashes leave a dump where IT says %s: %#', async (_what, written, expected) => {
  expect(await may(written)).toBe(expected);
  expect(readdirSync(folder)).toEqual([]);
});

it('what was understood before counts while the policy cannot be read', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };
  createLastGoodPolicy({ folder, log }).keep('machineFile', { enforced: { crashDumps: false }, defaults: {} });
  expect(await may({ machineFile: 'unreadable' })).toBe(false);
});

it.each([true, false])('a place that is late is waited for, whatever an earlier run has read there: %s', async (isAllowed) => {
  const log = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };
  createLastGoodPolicy({ folder, log }).keep('machineFile', { enforced: { crashDumps: !isAllowed }, defaults: {} });
  const { promise, resolve } = Promise.withResolvers<PlaceReading>();
  const readings = createFakePolicy({ machineFile: 'unreadable' }).readings.map((one) =>
    one.place === 'machineFile' ? { ...one, late: promise } : one,
  );
  const answer = mayKeepCrashDumps(readings, folder);
  const [said] = createFakePolicy({ machineFile: { enforced: { crashDumps: isAllowed } } }).readings.filter(
    ({ place }) => place === 'machineFile',
  );
  resolve(said as PlaceReading);
  expect(await answer).toBe(isAllowed);
});
