import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { electronEnvironment } from '../../scripts/electron-env.mjs';

const fixtureFolder = path.join(import.meta.dirname, 'fixture-app');

/** Starts the fixture app on Electron itself if it is present or `DIWAN_ELECTRON=real` is set, otherwise on the stand-in. */
export async function startContractApp(environment = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'electron-contract-'));
  const log = path.join(folder, 'log.txt');
  // Playwright itself reads this variable when it looks for Electron. A test of the stand-in may have set it in this process.
  delete process.env.ELECTRON_OVERRIDE_DIST_PATH;
  Object.assign(process.env, electronEnvironment());
  const env = { ...process.env, CONTRACT_LOG: log, CONTRACT_USER_DATA: path.join(folder, 'data'), ...environment };
  const app = await _electron.launch({ args: [fixtureFolder], env });
  const page = await app.firstWindow();
  await page.waitForURL(/contract/);
  const ended = new Promise((resolve) => app.once('close', resolve));
  return {
    app,
    page,
    ended,
    log: () => readFileSync(log, 'utf8').trim().split('\n'),
    async stop() {
      await app.evaluate(({ app: self }) => self.exit(0)).catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
