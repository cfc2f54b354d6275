import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';

export const standInFolder = path.resolve(import.meta.dirname, '..');
export const fixtureFolder = path.join(import.meta.dirname, 'fixture-app');

/** Creates a folder for one test file, with the environment that makes `_electron.launch()` start the stand-in on it. */
export function createFixture() {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-test-'));
  const log = path.join(folder, 'log.txt');
  process.env.ELECTRON_OVERRIDE_DIST_PATH = standInFolder;
  const env = { ...process.env, FIXTURE_LOG: log, FIXTURE_USER_DATA: path.join(folder, 'data') };
  return {
    folder,
    env,
    launch: (options = {}) => _electron.launch({ args: [fixtureFolder], env, ...options }),
    log() {
      try {
        return readFileSync(log, 'utf8').trim().split('\n');
      } catch {
        return [];
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
