import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import { type PackedApp, packApp } from '../packaging/pack-app';
import { expect, test } from './fixture';

test.skip(process.platform !== 'linux', 'packs for Linux on Linux');

let folder: string;
let packed: PackedApp;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-packed-'));
  packed = await packApp(folder);
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

test('a deb can be built: it names a homepage and a maintainer who can be written to', () => {
  const given = (option: string): string | undefined => packed.debOptions[packed.debOptions.indexOf(option) + 1];
  expect(given('--url')).toMatch(/^https:\/\/\S+$/);
  expect(given('--maintainer')).toMatch(/^\S.* <\S+@\S+>$/);
});

test('what ships starts away from the sources and reaches the keychain', async ({ launch }) => {
  const appFolder = join(folder, 'app');
  packed.unpackTo(appFolder);
  const { app, page } = await launch({}, appFolder);
  expect(await app.evaluate(({ app: { getAppPath } }) => getAppPath())).toBe(appFolder);
  const { email, password } = seedAdmins.all;
  const signedIn = await page.evaluate((given) => window.diwan.call('session.signIn', given), { email, password });
  expect(signedIn).toMatchObject({ ok: true, value: { tokenKeptIn: 'keychain' } });
});
