import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toReport, verifyPackage } from '../../../scripts/verify-package/verify';
import { type PackedApp, packApp } from '../../packaging/pack-app';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { expect, test } from '../support/fixture';

test.skip(process.platform !== 'linux', 'packs for Linux on Linux');

let folder: string;
let packed: PackedApp;

/** `npm run package:check` wants to see what was done. */
const tell = (text: string): void => void (process.env.DIWAN_TELL_PACKING === '1' && console.log(`\n${text.trim()}`));

// What is packed once is looked at by all.
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

test('what ships starts away from the sources, reaches the keychain, lists and prints', async ({ launch, signIn, spool }) => {
  const appFolder = join(folder, 'app');
  packed.unpackTo(appFolder);
  const { app, page } = await launch({}, appFolder);
  expect(await app.evaluate(({ app: { getAppPath } }) => getAppPath())).toBe(appFolder);
  await signIn('all', page);
  expect(await page.evaluate(() => window.diwan.call('session.read', undefined))).toMatchObject({
    ok: true,
    value: { tokenKeptIn: 'keychain' },
  });
  await page.getByRole('link', { name: 'Guest orders' }).click();
  const order = page.getByRole('grid', { name: 'Guest orders' }).locator('tbody tr[data-row]').first();
  const id = Number(await order.getAttribute('data-row'));
  await changeInvoiceDestination(page, { printer: 'Office', language: 'ar', shopName: 'ديوان' });
  const printed = await page.evaluate(
    (orderId) => window.diwan.call('printing.enqueue', { orders: [{ kind: 'guestOrder', id: orderId }] }),
    id,
  );
  expect(printed).toMatchObject({ ok: true });
  await expect.poll(() => spool.jobs().map(({ title }) => title)).toEqual([expect.stringContaining(`INV-${id} `)]);
  tell(`Started ${appFolder}, signed in, listed guest orders and printed invoice INV-${id} in Arabic.`);
});
