import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ElectronApplication, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import type { Result } from '@shared/contract/result';
import type { BridgeName, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { PNG } from 'pngjs';
import { inArabic } from '../../support/texts';
import { expect, sharedTest, test } from '../support/fixture';

const { all: owner } = seedAdmins;
const credentials = { email: owner.email, password: owner.password };

/** Sends a call to the main process as the page does. */
function ask<Name extends BridgeName>(page: Page, name: Name, input?: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  return page.evaluate(([name, given]) => (window.diwan.call as (name: string, input: unknown) => Promise<Result<never>>)(name, given), [
    name,
    input,
  ] as const);
}

/** Returns the content of everything in the data folder except Chromium's own files. */
function diskText(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('chromium'))
    .map((entry) => textOf(join(entry.parentPath, entry.name)))
    .join('\n');
}

/** Returns the content on disk after a start has written all its files: unchanged for a second. */
async function restingDisk(folder: string): Promise<string> {
  for (let before = diskText(folder); ; ) {
    await setTimeout(1000);
    const now = diskText(folder);
    if (now === before) return now;
    before = now;
  }
}

/** Returns '' for a file that was removed after the folder was listed: an atomic write renames its temporary file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const chooseMenu = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click();
  }, id);

test('[LOG-29] a sign-in survives a restart, its token in the system’s keychain and nowhere on disk', async ({
  launch,
  shop,
  userData,
}) => {
  const first = await launch();
  const signedIn = await ask(first.page, 'session.signIn', credentials);
  expect(signedIn).toMatchObject({ ok: true, value: { tokenKeptIn: 'keychain', auth: { idToken: '' } } });
  await ask(first.page, 'admins.list', { query: { page: 1 } });
  const token = shop.shop.requests.findLast(({ call }) => call === 'admins.list')?.headers.authorization ?? '';
  expect(token).toMatch(/\S{10}/);
  await first.app.close();
  expect(diskText(userData)).not.toContain(token);
  expect(diskText(userData)).not.toContain(owner.password);

  const second = await launch();
  expect(await ask(second.page, 'session.read')).toMatchObject({ ok: true, value: { auth: { admin: { id: owner.id } } } });
  expect(await ask(second.page, 'admins.list', { query: { page: 1 } })).toMatchObject({ ok: true });
  await ask(second.page, 'session.signOut');
  await second.app.close();
  const third = await launch();
  expect(await ask(third.page, 'session.read')).toEqual({ ok: true, value: null });
});

sharedTest('[LAY-09] [LAY-04] the native menu switches the page and is stored', async ({ app, page }) => {
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await chooseMenu(app, `language.${language}`);
    await expect(page.locator(`html[lang=${language}][dir=${direction}] body.${language}`)).toHaveCount(1);
  }
  const labels = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
  expect(labels).toEqual(
    expect.arrayContaining([
      inArabic('menu.file'),
      inArabic('menu.edit'),
      inArabic('menu.view'),
      inArabic('printHistory.csv.language'),
      inArabic('menu.window'),
      inArabic('menu.help'),
    ]),
  );
});

sharedTest('[API-11] an upload goes out with progress, and the picture comes back through the app’s scheme', async ({ page }) => {
  await ask(page, 'session.signIn', credentials);
  const picture = [...PNG.sync.write(new PNG({ width: 2400, height: 150 }))];
  const seen = await page.evaluate(async (bytes) => {
    const progress: number[] = [];
    window.diwan.on('uploads.progressed', ({ sentBytes, totalBytes }) => progress.push(sentBytes / totalBytes));
    const upload = { id: 'u1', name: 'pot.png', purpose: 'picture' as const, bytes: new Uint8Array(bytes) };
    const sent = await window.diwan.call('uploads.send', upload);
    if (!sent.ok) return { error: sent.error };
    const image = new Image();
    image.src = `/media/${encodeURIComponent(sent.value.url)}`;
    await image.decode();
    const isRefused = (address: string) =>
      new Promise((resolve) => {
        const other = new Image();
        other.onerror = () => resolve(true);
        other.onload = () => resolve(false);
        other.src = address;
      });
    const isDirectRefused = await isRefused(sent.value.url);
    const isUnknownRefused = await isRefused(`/media/${encodeURIComponent(`${sent.value.url}?what=leaves`)}`);
    return { width: image.naturalWidth, done: progress.at(-1), isDirectRefused, isUnknownRefused };
  }, picture);
  expect(seen).toEqual({ width: 1600, done: 1, isDirectRefused: true, isUnknownRefused: true });
});

test('failures of the way to the server have their own names', async ({ launch }) => {
  const shop = await startSampleShop({ isStrict: true });
  const { page } = await launch({ DIWAN_API_ROOT: shop.apiRoot });
  await ask(page, 'session.signIn', credentials);
  const list = () => ask(page, 'admins.list', { query: { page: 1 } });
  // By then the page has loaded its own list, and prefetched the next page.
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  await expect.poll(() => shop.shop.requests.filter(({ call }) => call === 'admins.list').length).toBe(2);
  shop.shop.control.failNext('admins.list', { status: 302, headers: { location: 'http://127.0.0.1:9/' } });
  expect(await list()).toMatchObject({ ok: false, error: { code: 'redirectRefused' } });
  shop.shop.control.failNext('admins.list', { bodyText: '<html></html>', contentType: 'text/html' });
  expect(await list()).toMatchObject({ ok: false, error: { code: 'unreadableAnswer' } });
  shop.shop.control.failWhen({ match: 'admins.remove', dropConnection: true });
  expect(await ask(page, 'admins.remove', { params: { id: 9 } })).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
  await shop.stop();
  expect(await list()).toMatchObject({ ok: false, error: { code: 'unreachable', message: 'net::ERR_CONNECTION_REFUSED' } });
});

test('a damaged settings file and a kill are told at the next start', async ({ launch, userData }) => {
  const { app } = await launch();
  const gone = new Promise((resolve) => {
    app.process().once('exit', resolve);
  });
  app.process().kill('SIGKILL');
  await gone;
  writeFileSync(join(userData, 'settings.json'), '{"adminLang":');
  const { page } = await launch();
  await ask(page, 'session.signIn', credentials);
  await expect(page.getByText(/closed unexpectedly|أُغلق التطبيق فجأة/).last()).toBeVisible();
  await expect(page.getByText(/settings\.json\.damaged-/).last()).toBeVisible();
  expect(readdirSync(userData).filter((name) => name.startsWith('settings.json.damaged-'))).toHaveLength(1);
  expect(diskText(userData)).toContain('app.crashedLastTime');
});

test('a second start ends by itself and brings the first one to the front', async ({ launch, userData, shop }) => {
  const { app } = await launch();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const before = await restingDisk(userData);
  const electron = await app.evaluate(() => process.execPath);
  const code = await new Promise((resolve) => {
    const second = spawn(electron, ['.', '--no-sandbox'], {
      env: { ...process.env, DIWAN_USER_DATA: userData, DIWAN_API_ROOT: shop.apiRoot },
    });
    second.once('exit', resolve);
  });
  expect(code).toBe(0);
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized())))
    .toEqual([false]);
  expect(diskText(userData) === before).toBe(true);
});
