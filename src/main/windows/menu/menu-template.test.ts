import { languages } from '@shared/domain/language';
import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu-bar';
import { type MenuState, toMenuTemplate } from './menu-template';

const platforms = ['darwin', 'win32', 'linux'] as const;
const aWindow = { key: 'main', title: 'Orders · Diwan', hasUnsaved: false, isFront: true, isRecord: false, isPinned: false };
const state: MenuState = {
  language: 'en',
  appearance: 'system',
  isSignedIn: true,
  windows: [aWindow],
  hasPreview: false,
  managed: { language: false, appearance: false },
  platform: 'linux',
  isDevelopment: false,
};
const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.submenu ?? [])]);
const every = languages.flatMap((language) =>
  platforms.map((platform) => ({ language, platform, items: flat(toMenuTemplate({ ...state, language, platform })) })),
);
const ids = (items: MenuItem[]): string[] => items.map(({ id }) => id);

describe('the application menu', () => {
  it('[LAY-09] has the same menus in both languages on every system', () => {
    expect(ids(toMenuTemplate(state))).toEqual(['file', 'edit', 'view', 'go', 'language', 'window', 'help']);
    expect(ids(toMenuTemplate({ ...state, platform: 'darwin' }))[0]).toBe('app');
    for (const platform of platforms) {
      expect(ids(flat(toMenuTemplate({ ...state, platform, language: 'ar' })))).toEqual(ids(flat(toMenuTemplate({ ...state, platform }))));
    }
  });

  it('gives every entry an id of its own', () => {
    for (const { items } of every) expect(new Set(ids(items)).size).toBe(items.length);
  });

  it('takes every label from the dictionary of its language, also those of the system’s own entries', () => {
    const known = { en: Object.values(en.menu) as string[], ar: Object.values(ar.menu) as string[] };
    for (const { items, language } of every) {
      const labels = items
        .filter(({ type, id }) => type !== 'separator' && !/^(app|language\..*)$/.test(id))
        .map(({ label }) => label ?? '');
      expect(labels.filter((label) => !known[language].includes(label))).toEqual([]);
    }
  });

  it('names each language in itself', () => {
    for (const { items } of every) {
      expect(items.filter(({ id }) => id.startsWith('language.')).map(({ label }) => label)).toEqual(['English', 'العربية']);
    }
  });

  it('marks the chosen language and appearance, and only those', () => {
    const checked = flat(toMenuTemplate({ ...state, language: 'ar', appearance: 'dark' })).filter((item) => item.checked);
    expect(ids(checked)).toEqual(['appearance.dark', 'language.ar']);
  });

  it('uses each accelerator once', () => {
    for (const { items } of every) {
      const accelerators = items.map(({ accelerator }) => accelerator).filter((accelerator) => accelerator !== undefined);
      expect(new Set(accelerators).size).toBe(accelerators.length);
      expect(accelerators).toContain('CmdOrCtrl+P');
    }
  });

  it('enlarges, reduces and resets by the keys that browsers know, on the number pad too', () => {
    for (const { items } of every) {
      const keys = items.filter(({ isHidden }) => isHidden).map(({ role, accelerator }) => `${role} ${accelerator}`);
      expect(keys).toEqual(['zoomIn CmdOrCtrl+=', 'zoomIn CmdOrCtrl+numadd', 'zoomOut CmdOrCtrl+numsub', 'resetZoom CmdOrCtrl+num0']);
    }
  });

  it('puts what needs a session to sleep without one', () => {
    // Two windows, one of them a record window, enable the menu entries about windows.
    const windows = [...state.windows.map((main) => ({ ...main, isFront: false })), { ...aWindow, isRecord: true }];
    const sleeping = flat(toMenuTemplate({ ...state, windows, isSignedIn: false })).filter(({ enabled }) => enabled === false);
    expect(ids(sleeping)).toEqual([
      'save',
      'print',
      'previewPrint',
      'openPrintQueue',
      'openPrinterSettings',
      'lock',
      'signOut',
      'focusSearch',
      'refresh',
      'goBack',
      'goForward',
      'goToPrevious',
      'goToNext',
      'openInWindow',
      'openWhatsNew',
    ]);
  });

  it('promises a further step with an ellipsis only where one comes', () => {
    const labelsOf = (id: string): (string | undefined)[] => every.map(({ items }) => items.find((item) => item.id === id)?.label);
    expect(new Set(labelsOf('print'))).toEqual(new Set(['Print', 'طباعة']));
    expect(labelsOf('previewPrint').filter((label) => !label?.endsWith('…'))).toEqual([]);
  });

  it('offers the preview where the screen has one', () => {
    const previewOf = (hasPreview: boolean): boolean | undefined =>
      flat(toMenuTemplate({ ...state, hasPreview })).find(({ id }) => id === 'previewPrint')?.enabled;
    expect([previewOf(false), previewOf(true)]).toEqual([false, true]);
  });

  it('shows the developer tools in unpackaged builds only', () => {
    expect(ids(flat(toMenuTemplate(state)))).not.toContain('developerTools');
    expect(ids(flat(toMenuTemplate({ ...state, isDevelopment: true })))).toContain('developerTools');
  });

  it('shows what IT has decided, asleep and with the reason', () => {
    for (const { language, platform } of every) {
      const items = flat(toMenuTemplate({ ...state, language, platform, managed: { language: true, appearance: true } }));
      const choices = items.filter(({ type }) => type === 'radio');
      expect(choices.map(({ enabled }) => enabled)).toEqual(choices.map(() => false));
      const notes = items.filter(({ id }) => id.endsWith('.managed'));
      const { managed } = { en, ar }[language].menu;
      expect(notes).toMatchObject([
        { id: 'appearance.managed', label: managed, enabled: false },
        { id: 'language.managed', label: managed, enabled: false },
      ]);
    }
  });
});
