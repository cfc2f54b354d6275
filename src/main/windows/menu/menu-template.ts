import type { AppCommand } from '@shared/contract/desktop/app';
import type { Appearance } from '@shared/contract/desktop/session';
import { type Language, languages } from '@shared/domain/language';
import { type Translate, translator } from '@shared/i18n/translate';
import type { MenuItem, MenuRole } from './menu-bar';

export interface MenuState {
  language: Language;
  appearance: Appearance;
  isSignedIn: boolean;
  /** Whether the current screen has a print preview. */
  hasPreview: boolean;
  /** Settings that IT has decided: they are shown, but can't be changed. */
  managed: { language: boolean; appearance: boolean };
  /** All windows, the main one first if it is open; `isFront` is the window that is focused, or was last. */
  windows: readonly MenuWindow[];
  platform: NodeJS.Platform;
  /** Unpackaged builds show the developer tools. */
  isDevelopment: boolean;
}

export interface MenuWindow {
  key: string;
  title: string;
  hasUnsaved: boolean;
  isFront: boolean;
  /** Whether it is a window of a single record, which can be kept on top. */
  isRecord: boolean;
  isPinned: boolean;
}

/** Each language is shown in itself, so that a user who can't read the current one finds it. */
const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Explains why the entries above it are disabled; native menus have no other place for it. */
const managedNote = (id: string, t: Translate): MenuItem => ({ id, label: t('menu.managed'), enabled: false });

const separator = (id: string): MenuItem => ({ id, type: 'separator' });
const withRole = (id: string, role: MenuRole, label: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, role, label, ...more });
const withCommand = (command: AppCommand, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: command,
  label,
  action: { kind: 'command', command },
  ...more,
});

function appMenu(t: Translate): MenuItem {
  return {
    id: 'app',
    label: t('common.appName'),
    submenu: [
      withRole('about', 'about', t('menu.about')),
      separator('appAfterAbout'),
      withRole('services', 'services', t('menu.services')),
      separator('appAfterServices'),
      withRole('hide', 'hide', t('menu.hide')),
      withRole('hideOthers', 'hideOthers', t('menu.hideOthers')),
      withRole('unhide', 'unhide', t('menu.unhide')),
      separator('appAfterHide'),
      withRole('quit', 'quit', t('menu.quit')),
    ],
  };
}

function fileMenu(t: Translate, { isSignedIn, hasPreview, platform }: MenuState): MenuItem {
  const forSignedIn = { enabled: isSignedIn };
  return {
    id: 'file',
    label: t('menu.file'),
    submenu: [
      withCommand('save', t('menu.save'), { ...forSignedIn, accelerator: 'CmdOrCtrl+S' }),
      separator('fileAfterSave'),
      withCommand('print', t('menu.print'), { ...forSignedIn, accelerator: 'CmdOrCtrl+P' }),
      withCommand('previewPrint', t('menu.previewPrint'), { enabled: isSignedIn && hasPreview }),
      withCommand('openPrintQueue', t('menu.printQueue'), { ...forSignedIn, accelerator: 'CmdOrCtrl+Shift+P' }),
      withCommand('openPrinterSettings', t('menu.printerSettings'), forSignedIn),
      separator('fileAfterPrint'),
      { id: 'lock', label: t('menu.lock'), ...forSignedIn, accelerator: 'CmdOrCtrl+L', action: { kind: 'lock' } },
      withCommand('signOut', t('menu.signOut'), forSignedIn),
      separator('fileAfterSession'),
      platform === 'darwin' ? withRole('close', 'close', t('menu.closeWindow')) : withRole('quit', 'quit', t('menu.exit')),
    ],
  };
}

function editMenu(t: Translate, { isSignedIn }: MenuState): MenuItem {
  return {
    id: 'edit',
    label: t('menu.edit'),
    submenu: [
      withRole('undo', 'undo', t('menu.undo')),
      withRole('redo', 'redo', t('menu.redo')),
      separator('editAfterUndo'),
      withRole('cut', 'cut', t('menu.cut')),
      withRole('copy', 'copy', t('menu.copy')),
      withRole('paste', 'paste', t('menu.paste')),
      withRole('pasteAsText', 'pasteAndMatchStyle', t('menu.pasteAsText')),
      withRole('delete', 'delete', t('menu.delete')),
      withRole('selectAll', 'selectAll', t('menu.selectAll')),
      separator('editAfterSelect'),
      withCommand('focusSearch', t('menu.find'), { enabled: isSignedIn, accelerator: 'CmdOrCtrl+F' }),
    ],
  };
}

/** Adds accelerators, because the roles only have Ctrl+Shift+=, Ctrl+- and Ctrl+0. */
function zoomKeys(t: Translate): MenuItem[] {
  const key = (id: string, role: MenuRole, accelerator: string): MenuItem =>
    withRole(id, role, t(`menu.${role === 'resetZoom' ? 'zoomReset' : (role as 'zoomIn' | 'zoomOut')}`), { accelerator, isHidden: true });
  return [
    key('zoomInEqual', 'zoomIn', 'CmdOrCtrl+='),
    key('zoomInNumpad', 'zoomIn', 'CmdOrCtrl+numadd'),
    key('zoomOutNumpad', 'zoomOut', 'CmdOrCtrl+numsub'),
    key('zoomResetNumpad', 'resetZoom', 'CmdOrCtrl+num0'),
  ];
}

function viewMenu(t: Translate, state: MenuState): MenuItem {
  const appearance = (value: Appearance, label: string): MenuItem => ({
    id: `appearance.${value}`,
    label,
    type: 'radio',
    checked: state.appearance === value,
    ...(state.managed.appearance && { enabled: false }),
    action: { kind: 'appearance', appearance: value },
  });
  return {
    id: 'view',
    label: t('menu.view'),
    submenu: [
      withCommand('refresh', t('menu.refresh'), { enabled: state.isSignedIn, accelerator: 'CmdOrCtrl+R' }),
      separator('viewAfterRefresh'),
      withRole('zoomIn', 'zoomIn', t('menu.zoomIn')),
      withRole('zoomOut', 'zoomOut', t('menu.zoomOut')),
      withRole('zoomReset', 'resetZoom', t('menu.zoomReset')),
      ...zoomKeys(t),
      separator('viewAfterZoom'),
      withRole('fullScreen', 'togglefullscreen', t('menu.fullScreen')),
      {
        id: 'appearance',
        label: t('menu.appearance'),
        submenu: [
          appearance('system', t('menu.appearanceSystem')),
          appearance('light', t('menu.appearanceLight')),
          appearance('dark', t('menu.appearanceDark')),
          ...(state.managed.appearance ? [separator('appearanceBeforeManaged'), managedNote('appearance.managed', t)] : []),
        ],
      },
      ...(state.isDevelopment ? [withRole('developerTools', 'toggleDevTools', t('menu.developerTools'))] : []),
    ],
  };
}

function goMenu(t: Translate, { isSignedIn, platform }: MenuState): MenuItem {
  const forSignedIn = { enabled: isSignedIn };
  // On a Mac, Option with an arrow key moves the cursor by words.
  const [back, forward] = platform === 'darwin' ? ['Cmd+[', 'Cmd+]'] : ['Alt+Left', 'Alt+Right'];
  return {
    id: 'go',
    label: t('menu.go'),
    submenu: [
      withCommand('goBack', t('menu.goBack'), { ...forSignedIn, accelerator: back }),
      withCommand('goForward', t('menu.goForward'), { ...forSignedIn, accelerator: forward }),
      separator('goAfterForward'),
      withCommand('goToPrevious', t('menu.goToPrevious'), { ...forSignedIn, accelerator: 'CmdOrCtrl+PageUp' }),
      withCommand('goToNext', t('menu.goToNext'), { ...forSignedIn, accelerator: 'CmdOrCtrl+PageDown' }),
    ],
  };
}

function languageMenu(t: Translate, state: MenuState): MenuItem {
  return {
    id: 'language',
    label: t('menu.language'),
    submenu: [
      ...languages.map((language) => ({
        id: `language.${language}`,
        label: languageNames[language],
        type: 'radio' as const,
        checked: state.language === language,
        ...(state.managed.language && { enabled: false }),
        action: { kind: 'language' as const, language },
      })),
      ...(state.managed.language ? [separator('languageBeforeManaged'), managedNote('language.managed', t)] : []),
    ],
  };
}

/** Returns the entries of the windows, the main window first; none if no record window is open. */
function windowItems(t: Translate, { windows }: MenuState): MenuItem[] {
  if (windows.length < 2) return [];
  const items = windows.map(
    ({ key, title, hasUnsaved, isFront }, at): MenuItem => ({
      id: `window.${key}`,
      // An ampersand would underline the next letter.
      label: (hasUnsaved ? t('menu.unsavedWindow', { title }) : title).replaceAll('&', '&&'),
      type: 'radio',
      checked: isFront,
      accelerator: `CmdOrCtrl+${at + 1}`,
      action: { kind: 'window', key },
    }),
  );
  const close: MenuItem = { id: 'closeRecords', label: t('menu.closeRecords'), action: { kind: 'closeRecords' } };
  return [separator('windowBeforeList'), ...items, separator('windowAfterList'), close];
}

function windowMenu(t: Translate, state: MenuState): MenuItem {
  const { platform, isSignedIn } = state;
  const isMac = platform === 'darwin';
  const front = state.windows.find(({ isFront }) => isFront);
  const forSeveral = { enabled: state.windows.length > 1 };
  return {
    id: 'window',
    label: t('menu.window'),
    ...(isMac ? { role: 'window' as const } : {}),
    submenu: [
      withRole('minimize', 'minimize', t('menu.minimize')),
      withCommand('openInWindow', t('menu.openInWindow'), { enabled: isSignedIn }),
      {
        id: 'sideBySide',
        label: t('menu.sideBySide'),
        ...forSeveral,
        accelerator: 'CmdOrCtrl+Shift+D',
        action: { kind: 'sideBySide' },
      },
      {
        id: 'pinWindow',
        label: t('menu.pinWindow'),
        type: 'checkbox',
        checked: front?.isPinned ?? false,
        enabled: front?.isRecord ?? false,
        accelerator: 'CmdOrCtrl+Shift+T',
        action: { kind: 'pin' },
      },
      ...(isMac
        ? [withRole('zoomWindow', 'zoom', t('menu.zoomWindow')), withRole('bringToFront', 'front', t('menu.bringToFront'))]
        : [
            { id: 'bringToFront', label: t('menu.bringToFront'), ...forSeveral, action: { kind: 'allToFront' as const } },
            withRole('close', 'close', t('menu.closeWindow')),
          ]),
      ...windowItems(t, state),
    ],
  };
}

function helpMenu(t: Translate, { isSignedIn, platform }: MenuState): MenuItem {
  return {
    id: 'help',
    label: t('menu.help'),
    role: 'help',
    submenu: [
      withCommand('openGuide', t('menu.guide'), { accelerator: 'F1' }),
      withCommand('openShortcuts', t('menu.shortcuts'), { accelerator: 'CmdOrCtrl+/' }),
      withCommand('openWhatsNew', t('menu.whatsNew'), { enabled: isSignedIn }),
      withCommand('openUpdates', t('menu.checkForUpdates')),
      { id: 'openLogs', label: t('menu.openLogs'), action: { kind: 'openLogs' } },
      { id: 'exportDiagnostics', label: t('menu.exportDiagnostics'), action: { kind: 'exportDiagnostics' } },
      ...(platform === 'darwin' ? [] : [separator('helpBeforeAbout'), withRole('about', 'about', t('menu.about'))]),
    ],
  };
}

/** Returns the whole application menu in the user's language. */
export function toMenuTemplate(state: MenuState): MenuItem[] {
  const t = translator(state.language);
  return [
    ...(state.platform === 'darwin' ? [appMenu(t)] : []),
    fileMenu(t, state),
    editMenu(t, state),
    viewMenu(t, state),
    goMenu(t, state),
    languageMenu(t, state),
    windowMenu(t, state),
    helpMenu(t, state),
  ];
}
