import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@main/system/ports/config';
import type { SystemPrograms } from '@main/system/ports/system-programs';
import { toAutostartEntry } from '@main/windows/background/autostart-entry';
import type { BackgroundSystem, TrayAction, TrayContent, TrayItem } from '@main/windows/background/background-system';
import { app, Menu, type MenuItemConstructorOptions, Notification, nativeImage, shell, Tray } from 'electron';
import { trayPictures } from './tray-pictures.generated';

const hiddenSwitch = '--hidden';
const watcher = 'org.kde.StatusNotifierWatcher';

let tray: Tray | null = null;
let shownAs = '';
let hasWatcher = process.platform !== 'linux';
/**
 * References to shown notifications: otherwise they would be garbage collected, and their clicks lost. Windows has one listener for all.
 */
const notifications = new Set<Notification>();
let onNotificationClicked = (): void => undefined;

/** Desktops with status icons own this name on the session bus; Electron itself doesn't report it. */
async function lookForWatcher(programs: Pick<SystemPrograms, 'run'>): Promise<void> {
  if (process.platform !== 'linux') return;
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    `string:${watcher}`,
  ];
  try {
    const { code, output } = await programs.run('/usr/bin/dbus-send', question, {
      inherits: ['DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR'],
    });
    hasWatcher = code === 0 && Buffer.from(output).includes('boolean true');
  } catch {
    hasWatcher = false;
  }
}

function toMenuItem(item: TrayItem, onAction: (action: TrayAction) => void): MenuItemConstructorOptions {
  if (item.kind === 'separator') return { type: 'separator' };
  return item.kind === 'note' ? { label: item.label, enabled: false } : { label: item.label, click: () => onAction(item.action) };
}

function openTray(content: TrayContent, onAction: (action: TrayAction) => void, programs: Pick<SystemPrograms, 'run'>): Tray {
  const made = new Tray(toPicture(content));
  // On other systems a click opens the menu, so it must do nothing else.
  if (process.platform === 'win32') made.on('click', () => onAction('open'));
  void lookForWatcher(programs);
  return made;
}

function toPicture({ mark }: TrayContent): Electron.NativeImage {
  const { colour, template } = trayPictures[mark];
  const picture = nativeImage.createFromBuffer(Buffer.from(process.platform === 'darwin' ? template : colour, 'base64'), {
    scaleFactor: 2,
  });
  if (process.platform === 'darwin') picture.setTemplateImage(true);
  return picture;
}

const autostartFolder = (): string => join(app.getPath('appData'), 'autostart');
const autostartName = 'diwan.desktop';

function writeAutostart(program: string): void {
  mkdirSync(autostartFolder(), { recursive: true });
  writeFileSync(join(autostartFolder(), autostartName), toAutostartEntry(program, hiddenSwitch));
}

function setStartEntry(isWanted: boolean, program: string): void {
  // An unpackaged app has no program that the system could start.
  if (!app.isPackaged) return;
  if (process.platform === 'linux') {
    if (isWanted) writeAutostart(program);
    else rmSync(join(autostartFolder(), autostartName), { force: true });
    return;
  }
  const entry = { args: [hiddenSwitch] };
  // Write only on a change: otherwise it would undo the user's choice in the system's own list of programs.
  if (app.getLoginItemSettings(entry).openAtLogin !== isWanted) app.setLoginItemSettings({ ...entry, openAtLogin: isWanted });
}

/** Called after a reset, when no setting for the entry exists. */
export function removeStartEntry(): void {
  setStartEntry(false, process.execPath);
}

export function createElectronBackground({ appImage }: Pick<Config, 'appImage'>, programs: Pick<SystemPrograms, 'run'>): BackgroundSystem {
  return {
    showTray: (content, onAction) => showTray(content, onAction, programs),
    hideTray() {
      tray?.destroy();
      tray = null;
    },
    hasTray: () => tray !== null && hasWatcher,
    startWithSystem(isWanted) {
      // An AppImage runs from a mount that is removed when it ends.
      setStartEntry(isWanted, appImage?.file ?? process.execPath);
    },
    // A login item of macOS has no arguments.
    wasStartedWithSystem: () => process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin,
    setBadge: (count) => void app.setBadgeCount(count),
    beep: () => shell.beep(),
    notify,
    onNotificationClicked(listener) {
      if (process.platform === 'win32') Notification.handleActivation(listener);
      else onNotificationClicked = listener;
    },
  };
}

function showTray(content: TrayContent, onAction: (action: TrayAction) => void, programs: Pick<SystemPrograms, 'run'>): void {
  const wanted = JSON.stringify(content);
  if (wanted === shownAs && tray) return;
  shownAs = wanted;
  tray ??= openTray(content, onAction, programs);
  tray.setImage(toPicture(content));
  tray.setToolTip(content.tooltip);
  tray.setContextMenu(Menu.buildFromTemplate(content.items.map((item) => toMenuItem(item, onAction))));
}

function notify({ title, body }: { title: string; body: string }, onFailed: (reason: string) => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  const forget = (): void => void notifications.delete(notification);
  notifications.add(notification);
  notification.on('failed', (_event, reason) => onFailed(reason));
  notification.on('failed', forget);
  if (process.platform !== 'win32') notification.on('click', () => onNotificationClicked());
  notification.on('click', forget);
  notification.on('close', forget);
  notification.show();
}
