import type { MenuItem } from '@main/windows/menu/menu-bar';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeMachine } from '../../support/main/fake-machine';
import { inEnglish } from '../../support/texts';

let app: AppUnderTest;
const startWith = async (settings: Record<string, unknown>, options: AppOptions = {}): Promise<AppUnderTest> => {
  const machine = createFakeMachine();
  if (Object.keys(settings).length > 0) machine.openSettingsFile('settings').write(settings);
  app = await startApp({ machine, ...options });
  return app;
};
const labels = (): (string | undefined)[] => app.observed.menu.map(({ label }) => label);
const checkedIn = (id: string): string[] => {
  const find = (items: MenuItem[]): MenuItem | undefined =>
    items.reduce<MenuItem | undefined>((found, item) => found ?? (item.id === id ? item : find(item.submenu ?? [])), undefined);
  return (find(app.observed.menu)?.submenu ?? []).filter(({ checked }) => checked).map((item) => item.id);
};

afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

const notExactlyEnglish = ['ar', 'EN', 'en-GB', ' en', '', null, 7, { language: 'en' }];

describe('the language at the start', () => {
  it('[LAY-05] is Arabic when nothing is stored', async () => {
    await startWith({});
    expect(await app.value('preferences.read')).toMatchObject({ language: 'ar' });
  });

  it('[LAY-06] is English only when exactly "en" is stored', async () => {
    await startWith({ adminLang: 'en' });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en' });
  });

  it.each(notExactlyEnglish)('[LAY-06] is Arabic for the stored value %j', async (adminLang) => {
    await startWith({ adminLang });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'ar' });
    expect(await app.value('app.notices')).toEqual([]);
  });

  it('may be set by IT for people who have not chosen yet', async () => {
    await startWith({}, { policy: { machineFile: { defaults: { language: 'en' } } } });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en' });
    await app.value('preferences.update', { language: 'ar' });
    expect(await app.value('preferences.read')).toMatchObject({ language: 'ar' });
  });
});

describe('changing the language', () => {
  it('[LAY-03] stores the choice under adminLang', async () => {
    await startWith({});
    await app.value('preferences.update', { language: 'en' });
    expect(app.machine.settings().adminLang).toBe('en');
    await app.value('preferences.update', { language: 'ar' });
    expect(app.machine.settings().adminLang).toBe('ar');
  });

  it('[LAY-07] offers en and ar, nothing else', async () => {
    await startWith({});
    const menu = app.observed.menu.find(({ id }) => id === 'language');
    expect(menu?.submenu?.map(({ label, type }) => [label, type])).toEqual([
      ['English', 'radio'],
      ['العربية', 'radio'],
    ]);
    expect(await app.observed.request('preferences.update', { language: 'fr' })).toMatchObject({ ok: false, error: { code: 'badInput' } });
  });

  it('[LAY-09] from a page changes the native menu at once and tells every page', async () => {
    await startWith({});
    expect(labels()).toEqual(['ملف', 'تحرير', 'عرض', 'انتقال', 'اللغة', 'نافذة', 'مساعدة']);
    await app.value('preferences.update', { language: 'en' });
    expect(labels()).toEqual(['File', 'Edit', 'View', 'Go', 'Language', 'Window', 'Help']);
    expect(app.events('preferences.changed').at(-1)).toMatchObject({ language: 'en' });
    expect(checkedIn('language')).toEqual(['language.en']);
  });

  it('[LAY-09] from the native menu does the same', async () => {
    await startWith({});
    app.observed.chooseMenu('language.en');
    expect(app.events('preferences.changed')).toMatchObject([{ language: 'en' }]);
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en' });
    expect(app.machine.settings().adminLang).toBe('en');
    expect(labels()[0]).toBe('File');
  });

  it('the menu offers the preview while a page says that it has one', async () => {
    const shop = await startSampleShop();
    await startWith({}, { apiRoot: shop.apiRoot });
    await app.signIn();
    const preview = () => app.observed.menu.flatMap(({ submenu = [] }) => submenu).find(({ id }) => id === 'previewPrint');
    expect(preview()?.enabled).toBe(false);
    await app.value('app.setPreview', { isOffered: true });
    expect(preview()?.enabled).toBe(true);
    app.observed.chooseMenu('previewPrint');
    expect(app.events('app.commandInvoked')).toEqual([{ command: 'previewPrint' }]);
    await app.value('app.setPreview', { isOffered: false });
    expect(preview()?.enabled).toBe(false);
    await shop.stop();
  });

  it('[LAY-04] [LAY-02] the served page carries language, direction and body class', async () => {
    await startWith({});
    expect(await (await app.observed.open('/')).text()).toMatch(/<html lang="ar" dir="rtl"[\s\S]*<body class="ar">/);
    await app.value('preferences.update', { language: 'en' });
    expect(await (await app.observed.open('/')).text()).toMatch(/<html lang="en" dir="ltr"[\s\S]*<body class="en">/);
  });

  it('the menu of a right click speaks the language too', async () => {
    await startWith({ adminLang: 'en' });
    const field = { isEditable: true, hasSelection: true, canCut: true, canCopy: true, canPaste: false };
    expect(app.observed.contextMenu(field).map(({ label }) => label)).toEqual([
      'Cut',
      'Copy',
      'Paste',
      undefined,
      inEnglish('menu.selectAll'),
    ]);
    expect(app.observed.contextMenu(field).find(({ role }) => role === 'paste')?.enabled).toBe(false);
    await app.value('preferences.update', { language: 'ar' });
    expect(app.observed.contextMenu({ ...field, isEditable: false }).map(({ label }) => label)).toEqual(['نسخ']);
    expect(app.observed.contextMenu({ ...field, isEditable: false, hasSelection: false })).toEqual([]);
  });

  it('a full disk refuses the change, and everything stays as it was', async () => {
    await startWith({ adminLang: 'ar' });
    app.machine.diskError = 'ENOSPC';
    expect(await app.call('preferences.update', { language: 'en' })).toMatchObject({ ok: false, error: { code: 'diskFull' } });
    const menuBefore = app.observed.menu;
    app.observed.chooseMenu('language.en');
    // The system has moved its radio mark by then. Only a new menu corrects it.
    expect(app.observed.menu).not.toBe(menuBefore);
    expect(await app.value('preferences.read')).toMatchObject({ language: 'ar' });
    expect(checkedIn('language')).toEqual(['language.ar']);
    expect(app.events('preferences.changed')).toEqual([]);
  });
});

describe('appearance and digits', () => {
  it('are stored, applied to native parts and told', async () => {
    await startWith({});
    app.observed.chooseMenu('appearance.dark');
    expect(app.observed.appearance).toBe('dark');
    expect(checkedIn('appearance')).toEqual(['appearance.dark']);
    await app.value('preferences.update', { digits: 'arab' });
    expect(await app.value('preferences.read')).toEqual({ language: 'ar', appearance: 'dark', digits: 'arab' });
    const { machine } = app;
    await app.stop();
    app = await startApp({ machine });
    expect(app.observed.appearance).toBe('dark');
    expect(await app.value('preferences.read')).toEqual({ language: 'ar', appearance: 'dark', digits: 'arab' });
    expect(await (await app.observed.open('/')).text()).toContain('data-theme="dark"');
  });
});

describe('the menu follows the session', () => {
  it('entries that need a session wake up with it', async () => {
    const shop = await startSampleShop();
    await startWith({}, { apiRoot: shop.apiRoot });
    expect(() => app.observed.chooseMenu('print')).toThrowError();
    await app.signIn();
    app.observed.chooseMenu('print');
    app.observed.chooseMenu('openShortcuts');
    expect(app.events('app.commandInvoked').map(({ command }) => command)).toEqual(['print', 'openShortcuts']);
    await app.value('session.signOut');
    expect(() => app.observed.chooseMenu('signOut')).toThrowError();
    app.observed.chooseMenu('openLogs');
    expect(app.observed.opened.at(-1)).toMatch(/logs$/);
    await shop.stop();
  });
});
