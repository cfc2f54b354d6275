import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import type { WrittenPolicy } from '../../support/main/policy';

let app: AppUnderTest;
const startWith = async (policy: WrittenPolicy): Promise<AppUnderTest> => {
  app = await startApp({ policy });
  return app;
};
const restartWith = async (policy: WrittenPolicy): Promise<void> => {
  const { machine } = app;
  await app.stop();
  app = await startApp({ machine, policy });
};
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

describe('what IT decides', () => {
  it('is told to pages with where it stands, what it enforces and what it only proposes', async () => {
    await startWith({ machinePolicy: { enforced: { Language: 'en' } }, machineFile: { defaults: { digits: 'arab' } } });
    expect(await app.value('policy.read')).toMatchObject({
      entries: {
        language: { value: 'en', isEnforced: true, source: 'machinePolicy', where: expect.stringContaining('HKEY_LOCAL_MACHINE') },
        digits: { value: 'arab', isEnforced: false, source: 'machineFileDefaults', where: expect.stringContaining('Defaults') },
      },
      problems: [],
      isUnreadable: false,
    });
  });

  it('is told once when it changes while the app runs, and not when it was read again without a change', async () => {
    await startWith({});
    await app.changePolicy({});
    expect(app.events('policy.changed')).toEqual([]);
    await app.changePolicy({ userPolicy: { enforced: { language: 'en' } } });
    await app.main.policy.reload();
    expect(app.events('policy.changed')).toMatchObject([{ entries: { language: { value: 'en', source: 'userPolicy' } } }]);
    expect(app.events('preferences.changed')).toMatchObject([{ language: 'en' }]);
  });

  it('is heard by everybody, and read again later, when somebody who hears of it fails', async () => {
    await startWith({});
    app.main.policy.onChanged(() => {
      throw new Error('broken');
    });
    const heard: unknown[] = [];
    app.main.policy.onChanged(({ entries }) => heard.push(entries.language?.value));
    await app.changePolicy({ machineFile: { enforced: { language: 'en' } } });
    await app.changePolicy({ machineFile: { enforced: { language: 'ar' } } });
    expect(heard).toEqual(['en', 'ar']);
    expect(app.machine.diskText()).toContain('policy.notFollowed');
  });

  it('is read again when the computer wakes up', async () => {
    await startWith({});
    app.policy.write({ machineFile: { enforced: { digits: 'arab' } } });
    app.observed.happen.resumed();
    await expect.poll(() => app.events('policy.changed').length).toBe(1);
  });

  it('takes the app to another server while it runs, as a choice of the person’s would, and back', async () => {
    const [own, wanted] = [await startSampleShop(), await startSampleShop()];
    app = await startApp({ apiRoot: own.apiRoot });
    await app.signIn();
    await app.changePolicy({ machineFile: { enforced: { apiRoot: wanted.apiRoot } } });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: wanted.apiRoot, source: 'policy', fixedBy: 'policy' });
    expect(app.events('session.ended')).toEqual([{ reason: 'connectionChanged' }]);
    await app.changePolicy({ machineFile: 'unreadable' });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: wanted.apiRoot, source: 'policy', fixedBy: 'policy' });
    await app.changePolicy({});
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: own.apiRoot, source: 'user', fixedBy: null });
    expect(app.events('connection.changed').at(-1)).toMatchObject({ apiRoot: own.apiRoot, fixedBy: null });
    await Promise.all([own.stop(), wanted.stop()]);
  });

  it('closes and opens the connection for changes with the policy, and tells so', async () => {
    await startWith({});
    await app.changePolicy({ machineFile: 'unreadable' });
    expect(app.events('connection.changed').at(-1)).toMatchObject({ fixedBy: 'unreadablePolicy' });
    await app.changePolicy({});
    expect(app.events('connection.changed').at(-1)).toMatchObject({ fixedBy: null });
  });

  it('proposes a server to people who have not chosen one', async () => {
    const proposed = await startSampleShop();
    await startWith({ machineFile: { defaults: { apiRoot: proposed.apiRoot } } });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: proposed.apiRoot, source: 'policy', fixedBy: null });
    await proposed.stop();
  });
});

describe('a key of another version', () => {
  it('is named, and changes nothing: no mistake, no locked server, and what IT takes back is taken back', async () => {
    await startWith({ machineFile: { enforced: { digits: 'arab' } } });
    await app.changePolicy({ machineFile: { enforced: { language: 'en', fromTheFuture: true } } });
    const { entries, ...view } = app.main.policy.view();
    expect(Object.keys(entries)).toEqual(['language']);
    expect(view).toMatchObject({ isUnreadable: false, holdsServer: false, problems: [{ key: 'fromTheFuture', code: 'unknownKey' }] });
    expect(await app.value('connection.read')).toMatchObject({ fixedBy: null });
    expect(app.machine.diskText()).toMatch(/policy\.unknownKeys.*fromTheFuture/);
    expect(app.machine.diskText()).not.toContain('policy.notUnderstood');
  });

  it('leaves the rest of what was kept in force, and so does a value that this version does not take', async () => {
    await startWith({ machineFile: { enforced: { sampleShop: false, updateMode: 'auto' } } });
    await app.stop();
    const path = join(app.machine.userData, 'policy.kept.json');
    const places = { machineFile: { enforced: { sampleShop: false, updateMode: 'staged', fromTheFuture: 1 }, defaults: {} } };
    const seal = createHmac('sha256', 'com.diwan.backoffice/kept-policy/1').update(JSON.stringify(places)).digest('hex');
    writeFileSync(path, JSON.stringify({ seal, places }));
    app = await startApp({ machine: app.machine, policy: { machineFile: 'unreadable' } });
    const inForce = Object.entries(app.main.policy.view().entries).map(([key, { value }]) => [key, value]);
    expect(inForce).toEqual([['sampleShop', false]]);
  });
});

describe('a policy that cannot be understood', () => {
  const closing: WrittenPolicy = { machineFile: { enforced: { sampleShop: false, language: 'en' }, defaults: { digits: 'arab' } } };
  const values = () => {
    const { sampleShop, language, digits } = app.main.policy.view().entries;
    return { sampleShop: sampleShop?.value, language: language?.value, digits: digits?.value };
  };
  const before = { sampleShop: false, language: 'en', digits: 'arab' };

  it.each(['unreadable', 'tooLarge', 'writableByEveryone'] as const)(
    '(%s) leaves the last good one in force, over a restart too',
    async (code) => {
      await startWith(closing);
      await app.changePolicy({ machineFile: code });
      expect(values()).toEqual(before);
      await restartWith({ machineFile: code });
      expect(values()).toEqual(before);
      expect(app.main.policy.view()).toMatchObject({
        isUnreadable: true,
        problems: [{ code, key: null, where: '/etc/diwan/policy.json', detail: 'as a test has it' }],
      });
      await restartWith({});
      expect(values()).toEqual({ sampleShop: undefined, language: undefined, digits: undefined });
    },
  );

  it('a mistake in one key lifts neither that key nor those that were left out with it', async () => {
    await startWith(closing);
    await restartWith({ machineFile: { enforced: { sampleShop: 'no', langauge: 'en', digits: 'latn' } } });
    expect(values()).toEqual({ sampleShop: false, language: 'en', digits: 'latn' });
    expect(app.main.policy.view().problems).toMatchObject([
      { key: 'sampleShop', code: 'badValue' },
      { key: 'langauge', code: 'unknownKey' },
    ]);
  });

  it('of a place with a mistake in it, what was understood is kept too', async () => {
    const apiRoot = 'https://shop.example/api';
    await startWith({ machineFile: { enforced: { apiRoot, logDays: 'many' } } });
    await restartWith({ machineFile: 'unreadable' });
    expect(app.main.policy.view().entries).toMatchObject({ apiRoot: { value: apiRoot, isEnforced: true } });
    expect(app.main.policy.view().entries).not.toHaveProperty('sampleShop');
  });

  it('a mistake in what has nothing to do with the server leaves the server to the person', async () => {
    await startWith({ machineFile: { enforced: { logDays: 'many' } } });
    expect(app.main.policy.view()).toMatchObject({ isUnreadable: true, holdsServer: false });
    expect(await app.value('connection.read')).toMatchObject({ fixedBy: null });
    await app.changePolicy({ machineFile: { enforced: { ApiRoot: 'ftp://shop.example' } } });
    expect(await app.value('connection.read')).toMatchObject({ fixedBy: 'unreadablePolicy' });
  });

  it('a key that can shut something, and has a value that cannot be used, shuts it until a weaker place says otherwise', async () => {
    const mistaken = { silentPrinting: 'no', updateMode: 'never', allowedHosts: ['https://cdn.example'], language: 'fr' };
    const inForce = () => Object.fromEntries(Object.entries(app.main.policy.view().entries).map(([key, { value }]) => [key, value]));
    await startWith({ machinePolicy: { enforced: mistaken, defaults: { sampleShop: 'no' } } });
    expect(inForce()).toEqual({ silentPrinting: false, updateMode: 'off', allowedHosts: [] });
    await app.changePolicy({ machinePolicy: { enforced: mistaken }, machineFile: { enforced: { updateMode: 'auto' } } });
    expect(inForce()).toEqual({ silentPrinting: false, updateMode: 'auto', allowedHosts: [] });
    await app.changePolicy({});
    expect(inForce()).toEqual({});
  });

  it('shuts what IT may have shut when nothing is known of before, or somebody has edited what was kept', async () => {
    const shut = { sampleShop: false, silentPrinting: false, rememberSignIn: false, updateMode: 'off' };
    const inForce = () => Object.fromEntries(Object.entries(app.main.policy.view().entries).map(([key, { value }]) => [key, value]));
    await startWith({ machinePolicy: 'unreadable', machineFile: { enforced: { silentPrinting: true } } });
    expect(inForce()).toEqual({ ...shut, silentPrinting: true });
    await restartWith({ machinePolicy: { enforced: { sampleShop: false } } });
    const path = join(app.machine.userData, 'policy.kept.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"sampleShop":false', '"sampleShop":true'));
    await restartWith({ machinePolicy: 'unreadable' });
    expect(inForce()).toEqual(shut);
    expect(app.machine.diskText()).toContain('the seal is broken');
  });

  it('a registry that Windows forbids to everybody is no mistake while the file says something, and lifts nothing', async () => {
    await startWith({ machinePolicy: { enforced: { idleLockMinutes: 5 } } });
    const file = { enforced: { language: 'en' } };
    await restartWith({ machinePolicy: 'forbidden', machineFile: file });
    expect(app.main.policy.view()).toMatchObject({
      entries: { language: { value: 'en' }, idleLockMinutes: { value: 5 } },
      problems: [{ code: 'unreadable', key: null }],
      isUnreadable: false,
    });
    await app.changePolicy({ machinePolicy: 'forbidden' });
    expect(app.main.policy.view()).toMatchObject({ isUnreadable: true });
    await app.changePolicy({ machinePolicy: 'forbidden', machineFile: { enforced: { language: 'fr' } } });
    expect(app.main.policy.view()).toMatchObject({ isUnreadable: true });
    await app.changePolicy({ machinePolicy: 'unreadable', machineFile: file });
    expect(app.main.policy.view()).toMatchObject({ isUnreadable: true });
  });

  it('where nothing is known of before, a forbidden registry shuts something only without a file', async () => {
    await startWith({ userPolicy: 'forbidden', machineFile: { enforced: { language: 'en' } } });
    expect(Object.keys(app.main.policy.view().entries)).toEqual(['language']);
    await app.changePolicy({ userPolicy: 'forbidden' });
    expect(app.main.policy.view().entries).toMatchObject({ sampleShop: { value: false } });
  });

  it('an unreadable place of which nothing was known but that it is empty shuts nothing', async () => {
    await startWith({});
    await restartWith({ machinePolicy: 'unreadable' });
    expect(app.main.policy.view()).toMatchObject({ entries: {}, isUnreadable: true });
  });
});
