import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { startUpdateServer } from '../../support/main/update-server';
import { expect, test } from '../support/fixture';

test('a new version is offered, downloaded and installed by a person’s word, and takes the place of the old one', async ({
  launch,
  signIn,
  t,
}) => {
  test.skip(process.platform !== 'linux', 'an AppImage stands for the installed program');
  const folder = mkdtempSync(join(tmpdir(), 'diwan-update-'));
  const [appImage, mark] = [join(folder, 'Diwan.AppImage'), join(folder, 'started')];
  writeFileSync(appImage, 'old');
  chmodSync(appImage, 0o755);
  const server = await startUpdateServer({ isSecure: false });
  const script = new TextEncoder().encode(`#!/bin/sh\necho new > '${mark}.part' && mv '${mark}.part' '${mark}'\n`);
  server.release('latest-linux.yml', {
    version: '9.1.0',
    bytes: script,
    releaseNotes: '## العربية\n- أسرع\n\n## English\n- Prints faster',
  });
  const config = join(folder, 'app-update.yml');
  writeFileSync(config, stringify({ provider: 'generic', url: server.origin, updaterCacheDirName: 'diwan-updater' }));

  const { app, page } = await launch({ DIWAN_UPDATE_CONFIG: config, APPIMAGE: appImage, XDG_CACHE_HOME: join(folder, 'cache') });
  await signIn('all', page);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('openUpdates')?.click());
  const dialog = page.getByRole('dialog', { name: t('updates.about') });
  await expect(dialog.getByText('Prints faster')).toBeVisible();
  await dialog.getByRole('button', { name: t('common.close') }).click();
  const notice = page.getByRole('region', { name: t('updates.notice') });
  await notice.getByRole('button', { name: t('updates.download') }).click();
  const ended = app.waitForEvent('close');
  await notice.getByRole('button', { name: t('updates.restart') }).click();
  await ended;
  await expect.poll(() => existsSync(mark)).toBe(true);
  expect(readFileSync(appImage)).toEqual(Buffer.from(script));
  await server.stop();
});
