import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { findMainWindow } from '../../support/built-app/main-window.mjs';
import { expect, test } from '../support/fixture';

interface Outcome {
  code: number;
  output: string;
}

/** Runs the built app as a command, on the data folder. */
const run = (userData: string, ...args: string[]): Promise<Outcome> => runWith({}, userData, ...args);

async function runWith(
  { input, ...environment }: { input?: string } & Record<string, string>,
  userData: string,
  ...args: string[]
): Promise<Outcome> {
  const { electronEnvironment, realElectron } = (await import('../../../scripts/electron-env.mjs')) as {
    electronEnvironment: () => Record<string, string>;
    realElectron: () => string | null;
  };
  const { ELECTRON_OVERRIDE_DIST_PATH: standIn } = electronEnvironment();
  const program = standIn ? join(standIn, 'electron') : (realElectron() ?? '');
  return new Promise((resolve) => {
    const env = { ...process.env, DIWAN_USER_DATA: userData, ...environment };
    const child = execFile(program, ['.', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    if (input !== undefined) child.stdin?.end(input);
  });
}

test('commands of a second start are answered by the running program, or say that it runs', async ({ launch, userData }) => {
  const { app } = await launch({}, '.');
  const folder = mkdtempSync(join(tmpdir(), 'diwan-command-'));
  const file = join(folder, 'report.zip');
  expect(await run(userData, '--export-diagnostics', file)).toEqual({ code: 0, output: expect.stringContaining(file) });
  expect(statSync(file).size).toBeGreaterThan(500);
  expect(await run(userData, '--reset-settings')).toMatchObject({ code: 3 });
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  rmSync(folder, { recursive: true });
});

test('what was started hidden shows its window when it is started once more', async ({ computer, userData }) => {
  const app = await computer.begin({}, ['.', '--hidden']);
  const logs = (): string[] => (existsSync(join(userData, 'logs')) ? readdirSync(join(userData, 'logs')) : []);
  await expect
    .poll(() =>
      logs()
        .map((name) => readFileSync(join(userData, 'logs', name), 'utf8'))
        .join(''),
    )
    .toContain('app.started');
  expect(await run(userData)).toMatchObject({ code: 0 });
  const page = await findMainWindow(app, 120_000);
  await expect(page.locator('input[type=email]')).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  const [log] = logs();
  expect(log).toMatch(/^main-\d{4}-\d\d-\d\d\.log$/);
  if (process.platform !== 'win32') expect(statSync(join(userData, 'logs', String(log))).mode & 0o777).toBe(0o600);
});

test('a report that cannot be written ends with 1', async ({ userData }) => {
  const { code, output } = await run(userData, '--export-diagnostics', join(userData, 'nowhere', 'report.zip'));
  expect([code, output]).toEqual([1, expect.stringContaining("Can't save the report")]);
});

test('the smoke test finds every part of the build in order, and leaves the data folder alone', async ({ userData }) => {
  const folder = join(userData, 'untouched');
  const { code, output } = await run(folder, '--smoke-test');
  const report = JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}');
  expect(report.checks?.filter(({ isOk }: { isOk: boolean }) => !isOk)).toEqual([]);
  expect([code, report.isOk, existsSync(folder)]).toEqual([0, true, false]);
});

test('a piped password is read where the program gets an empty stream for its standard input, as on Windows', async ({ userData }) => {
  // The check requests a path that no server has. The tests' own shop would report that as a fault of the app.
  const shop = await startSampleShop();
  const { email, password } = seedAdmins.all;
  const check = (input: string) =>
    runWith({ DIWAN_STAND_IN_STDIN: 'none', input }, userData, '--check-server', shop.apiRoot, '--email', email);
  expect((await check(`${password}\n`)).output).toContain('GET /order/admin');
  expect((await check('wrong password\n')).code).toBe(1);
  await shop.stop();
});

test('--quit ends the running program in order, and says so when there is none', async ({ launch, userData }) => {
  const { app } = await launch({}, '.');
  const { pid } = app.process();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  expect(await run(userData, '--quit')).toMatchObject({ code: 0, output: expect.stringContaining('ended') });
  await ended;
  expect(() => process.kill(Number(pid), 0)).toThrow();
  // The app ended properly: the next start reports no crash.
  expect(existsSync(join(userData, 'running'))).toBe(false);
  expect(await run(userData, '--quit')).toMatchObject({ code: 0, output: expect.stringContaining("isn't running") });
});
