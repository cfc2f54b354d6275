import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeMachine, type FakeMachine } from '../../support/main/fake-machine';

let app: AppUnderTest;
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

const pathIn = (machine: FakeMachine): string => join(machine.userData, 'settings.json');
const damagedCopies = (machine: FakeMachine): string[] => readdirSync(machine.userData).filter((name) => name.includes('.damaged-'));

/** Returns a machine on which a user has chosen English and the dark theme. */
async function usedMachine(): Promise<FakeMachine> {
  app = await startApp();
  await app.value('preferences.update', { language: 'en', appearance: 'dark' });
  await app.stop();
  return app.machine;
}

describe('a damaged settings file', () => {
  it.each([
    ['truncated', '{"adminLang":"e'],
    ['empty', ''],
    ['full of zeros', '\0\0\0\0\0\0\0\0'],
    ['an array', '["en"]'],
    ['null', 'null'],
    ['something else', '<html></html>'],
  ])('%s: is kept aside, the last good copy takes its place, and the user is told once', async (_what, content) => {
    const machine = await usedMachine();
    writeFileSync(pathIn(machine), content);
    app = await startApp({ machine });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en', appearance: 'dark' });
    const [copy = ''] = damagedCopies(machine);
    expect(readFileSync(join(machine.userData, copy), 'utf8')).toBe(content);
    expect(await app.value('app.notices')).toEqual([{ kind: 'settingsRestored', file: join(machine.userData, copy), from: 'lastGood' }]);
    expect(await app.value('app.notices')).toEqual([]);
    await app.stop();
    app = await startApp({ machine });
    expect(await app.value('app.notices')).toEqual([]);
    expect(damagedCopies(machine)).toHaveLength(1);
  });

  it('falls back to the defaults when the copy is damaged too', async () => {
    const machine = await usedMachine();
    writeFileSync(pathIn(machine), '{');
    writeFileSync(join(machine.userData, 'settings.last-good.json'), '{');
    app = await startApp({ machine });
    expect(await app.value('preferences.read')).toEqual({ language: 'ar', appearance: 'system', digits: 'latn' });
    expect(await app.value('app.notices')).toMatchObject([{ kind: 'settingsRestored', from: 'defaults' }]);
    await app.value('preferences.update', { language: 'en' });
    expect(machine.settings().adminLang).toBe('en');
  });

  it('tolerates a byte order mark', async () => {
    const machine = await usedMachine();
    const before = readFileSync(pathIn(machine), 'utf8');
    writeFileSync(pathIn(machine), `\ufeff${before}`);
    app = await startApp({ machine });
    expect(damagedCopies(machine)).toEqual([]);
  });

  it('one unreadable value costs only itself: the copy’s value stands in for it', async () => {
    const machine = await usedMachine();
    const file = machine.openSettingsFile('settings');
    file.write({ ...file.read(), display: { appearance: 'purple' }, window: 'wide' });
    app = await startApp({ machine });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en', appearance: 'dark' });
    expect(damagedCopies(machine)).toHaveLength(1);
    expect(await app.value('app.notices')).toContainEqual(expect.objectContaining({ kind: 'settingsRestored', from: 'lastGood' }));
  });

  it('unreadable user details sign nobody in', async () => {
    const machine = createFakeMachine();
    machine.openSettingsFile('settings').write({ userDetails: { apiRoot: 7 }, adminRoles: 'all' });
    app = await startApp({ machine });
    expect(await app.value('session.read')).toBeNull();
  });
});

describe('a disk that refuses', () => {
  it('a full disk is told in plain words, and a session runs all the same', async () => {
    const shop = await startSampleShop();
    app = await startApp({ apiRoot: shop.apiRoot });
    app.machine.diskError = 'ENOSPC';
    expect(await app.call('preferences.update', { appearance: 'dark' })).toMatchObject({ ok: false, error: { code: 'diskFull' } });
    expect(await app.value('preferences.read')).toMatchObject({ appearance: 'system' });
    await app.signIn();
    expect(await app.value('app.notices')).toEqual([{ kind: 'tokenInMemory' }]);
    expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(20);
    await app.value('session.signOut');
    expect(await app.value('session.read')).toBeNull();
    await shop.stop();
  });

  it('any other refusal has its own code', async () => {
    app = await startApp();
    app.machine.diskError = 'EACCES';
    expect(await app.call('preferences.update', { language: 'en' })).toMatchObject({ ok: false, error: { code: 'storageFailed' } });
  });
});
