import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import { translator } from '@shared/i18n/translate';
import { realElectron } from '../../../scripts/electron-env.mjs';
import { toReport, verifyPackage } from '../../../scripts/verify-package/verify';
import { type PackedApp, packApp } from '../../packaging/pack-app';
import { ShippedApp } from '../../packaging/shipped-app';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { readSpooledJobs } from '../../support/built-app/spooled-jobs.mjs';
import { expect, test } from '../support/fixture';

test.skip(process.platform !== 'linux', 'packs for Linux on Linux');

let folder: string;
let packed: PackedApp;

/** Logs the text if `npm run package:check` runs the test. */
const tell = (text: string): void => void (process.env.DIWAN_TELL_PACKING === '1' && console.log(`\n${text.trim()}`));

// All tests check the same package.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-packed-'));
  packed = await packApp(folder);
  tell(packed.output);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the bundle ships, and of node_modules only what runs of keytar', () => {
  const within = (top: string): string[] => packed.files.filter((path) => path.startsWith(`${top}/`)).toSorted();
  expect(new Set(packed.files.map((path) => path.split('/')[0]))).toEqual(new Set(['node_modules', 'out', 'package.json']));
  expect(within('node_modules')).toEqual([
    'node_modules/keytar',
    'node_modules/keytar/LICENSE.md',
    'node_modules/keytar/build',
    'node_modules/keytar/build/Release',
    'node_modules/keytar/build/Release/keytar.node',
    'node_modules/keytar/lib',
    'node_modules/keytar/lib/keytar.js',
    'node_modules/keytar/package.json',
  ]);
  expect(within('out')).toEqual(expect.arrayContaining(['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']));
  expect(within('out').filter((path) => path.endsWith('.map'))).toEqual([]);
});

const hasDpkg = existsSync('/usr/bin/dpkg-deb');
const built = 'a deb can be built: it names a homepage and a maintainer who can be written to';
test(hasDpkg ? built : `${built} — not run: dpkg-deb is missing`, () => {
  test.skip(!hasDpkg);
  const field = (name: string): string => execFileSync('dpkg-deb', ['--field', packed.deb, name], { encoding: 'utf8' }).trim();
  expect(field('Homepage')).toMatch(/^https:\/\/\S+$/);
  expect(field('Maintainer')).toMatch(/^\S.* <\S+@\S+>$/);
});

test('verify-package finds nothing in what ships', async () => {
  const findings = await verifyPackage(packed.folder);
  tell(toReport(findings));
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test.describe('as it ships', () => {
  // Electron's own program can't be controlled once it is packed; `npm run smoke-package` starts it.
  test.skip(realElectron() !== null, 'runs in the stand-in');

  let home: string;
  let spool: string;
  let shipped: ShippedApp;
  test.beforeAll(() => {
    const program = packed.copyRunnable(join(folder, 'installed'));
    home = join(folder, 'home');
    spool = join(folder, 'spool');
    mkdirSync(spool);
    writeFileSync(join(spool, 'printers.json'), JSON.stringify([{ name: 'Office', displayName: 'HP LaserJet M404' }]));
    shipped = new ShippedApp(program, home, {
      DIWAN_STAND_IN_SPOOL: spool,
      // Variables for development. A packed app ignores them.
      DIWAN_USER_DATA: join(folder, 'elsewhere'),
      DIWAN_API_ROOT: 'https://elsewhere.example/v1',
      DIWAN_POLICY: join(folder, 'elsewhere.json'),
    });
  });
  test.afterAll(() => shipped?.dispose());

  test('it prints its version and passes its smoke test', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await shipped.run('--version')).toEqual({ code: 0, output: `${version}\n` });
    const { code, output } = await shipped.run('--smoke-test');
    expect([code, JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}')]).toEqual([
      0,
      expect.objectContaining({ isOk: true }),
    ]);
    // The smoke test uses its own data. Only the stand-in's browser wrote here.
    expect(readdirSync(shipped.dataFolder).filter((name) => name !== 'stand-in-chromium')).toEqual([]);
  });

  for (const name of ['js-flags', 'remote-debugging-port', 'no-sandbox', 'user-data-dir'])
    test(`it refuses --${name} from outside, whatever the command`, async () => {
      const { code, output } = await shipped.run(`--${name}=1`, '--version');
      expect([code, output]).toEqual([2, expect.stringContaining(`: --${name}. `)]);
    });

  test('it starts on the connection screen, prints a sheet, opens links, starts with the computer, and quits', async () => {
    const t = translator('ar');
    const first = await shipped.start();
    const page = await first.page();
    await page.getByRole('button', { name: t('connection.sampleStart') }).click();
    const { email, password } = seedAdmins.all;
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.locator('input[type=password]').press('Enter');
    await page.waitForFunction(() => window.location.hash === '#/admins');
    expect(await page.evaluate(() => window.diwan.call('session.read', undefined))).toMatchObject({
      ok: true,
      value: { tokenKeptIn: 'keychain' },
    });
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
    expect(existsSync(join(shipped.dataFolder, 'logs'))).toBe(true);

    const listed = await page.evaluate(() => window.diwan.call('guestOrders.list', { query: { page: 1 } }));
    const [order, other] = listed.ok ? listed.value.rows : [];
    await changeInvoiceDestination(page, { printer: 'Office', language: 'ar', shopName: 'ديوان' });
    const queued = await page.evaluate(
      (id) => window.diwan.call('printing.enqueue', { orders: [{ kind: 'guestOrder', id }] }),
      Number(order?.id),
    );
    expect(queued).toMatchObject({ ok: true });
    await expect.poll(() => readSpooledJobs(spool).map(({ title }) => title)).toEqual([expect.stringContaining(`INV-${order?.id} `)]);

    // A second start passes its link to the first, and ends.
    expect(await shipped.run(`diwan://order/G${other?.id}`)).toMatchObject({ code: 0 });
    await expect(page.getByRole('heading', { name: `#${other?.id}` })).toBeVisible();
    expect(await shipped.run('--reset-settings')).toMatchObject({ code: 3 });

    const startsWithSystem = await page.evaluate(async () => {
      const read = await window.diwan.call('station.read');
      if (!read.ok) return false;
      return (await window.diwan.call('station.saveSettings', { ...read.value.settings, isOn: true, startsWithSystem: true })).ok;
    });
    expect(startsWithSystem).toBe(true);
    const entry = join(shipped.configFolder, 'autostart/diwan.desktop');
    await expect.poll(() => existsSync(entry)).toBe(true);
    expect(await shipped.run('--quit')).toMatchObject({ code: 0, output: expect.stringContaining('has ended') });
    expect(await first.ended).toBe(0);
    expect(await shipped.run('--quit')).toMatchObject({ code: 0, output: expect.stringContaining("isn't running") });

    // Starts the app as the desktop does after login. The user then starts it again to see its window.
    const [, line = ''] = /^Exec=(.*)$/m.exec(readFileSync(entry, 'utf8')) ?? [];
    expect(line).toContain(shipped.program);
    const hidden = await shipped.startByLine(line);
    await expect.poll(async () => (await shipped.run('--export-diagnostics', join(folder, 'report.zip'))).code).toBe(0);
    expect(await hidden.hasPage()).toBe(false);
    expect(await shipped.run()).toMatchObject({ code: 0 });
    await (await hidden.page()).waitForFunction(() => document.querySelector('h1, input[type=email]') !== null);
    expect(await shipped.run('--quit')).toMatchObject({ code: 0 });
    expect(await shipped.run('--reset-settings')).toMatchObject({ code: 0 });
    expect(existsSync(entry)).toBe(false);
  });
});
