import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { runnerImport } from 'vite';
import { electronEnvironment } from '../../../scripts/electron-env.mjs';
import { findMainWindow } from '../../support/built-app/main-window.mjs';
import { readSpooledJobs } from '../../support/built-app/spooled-jobs.mjs';

// Playwright looks for Electron's program in the environment of its own process.
Object.assign(process.env, electronEnvironment());

const root = path.resolve(import.meta.dirname, '../../..');
const source = (folder) => path.join(root, 'src', folder);
const alias = { '@shared': source('shared'), '@documents': source('documents'), '@sample-shop': source('sample-shop') };

/** Long, because these tests are about endurance and may share the computer with other programs. */
const startLimitMs = 300_000;

/** Loads a module of the project's TypeScript. */
async function load(file) {
  const { module } = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}

export async function startShop() {
  const { startSampleShop } = await load('src/sample-shop/server.ts');
  return startSampleShop();
}

export function temporaryFolder(name) {
  return mkdtempSync(path.join(tmpdir(), `diwan-${name}-`));
}

/** Creates a spool folder that serves as a printer and stores its jobs. */
export function createSpool(behaviour = 'ok') {
  const folder = temporaryFolder('spool');
  writeFileSync(path.join(folder, 'printers.json'), JSON.stringify([{ name: 'Office', displayName: 'Office', behaviour }]));
  return {
    folder,
    printer: 'Office',
    /** Titles in the order in which the jobs were accepted. */
    titles: () => readSpooledJobs(folder).map(({ title }) => title),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** Starts the built app and signs in. `call` uses the page's bridge and throws on a failure. */
export async function launchApp({ apiRoot, userData, environment, who = 'all' }) {
  if (!existsSync(path.join(root, 'out/main/index.js'))) throw new Error('build the app first: npm run build');
  const app = await _electron.launch({
    args: [root],
    timeout: startLimitMs,
    env: { ...process.env, DIWAN_API_ROOT: apiRoot, DIWAN_USER_DATA: userData, ...environment },
  });
  let errors = '';
  app.process().stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  const page = await findMainWindow(app, startLimitMs).catch((error) => {
    throw new Error(`${error.message}\n${errors}`);
  });
  const call = async (name, input) => {
    const result = await page.evaluate(([name, given]) => window.diwan.call(name, given), [name, input]);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
    return result.value;
  };
  const { seedAdmins } = await load('src/sample-shop/seed/admins.ts');
  const signIn = (admin) => call('session.signIn', { email: seedAdmins[admin].email, password: seedAdmins[admin].password });
  if (!(await call('session.read'))) await signIn(who);
  return {
    app,
    page,
    call,
    /** Signs in as one of the sample shop's admins. */
    signIn,
    passwordOf: (admin) => seedAdmins[admin].password,
    pid: app.process().pid,
    async kill() {
      const gone = new Promise((resolve) => app.process().once('exit', resolve));
      app.process().kill('SIGKILL');
      await gone;
    },
    close: () => app.close(),
  };
}

/** Lists every guest order, so that the main process has cached them too. */
export async function listOrders({ call }) {
  const { rows } = await call('guestOrders.list', { query: {} });
  return rows.map(({ id }) => ({ kind: 'guestOrder', id }));
}

export async function until(what, holds, limitMs = 600_000) {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
