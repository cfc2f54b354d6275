import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, Menu, type MenuItemConstructorOptions, Notification, nativeImage, shell, Tray } from 'electron';
import { toAutostartEntry } from '../background/autostart-entry';
import type { BackgroundSystem, TrayAction, TrayContent, TrayItem } from '../background/background-system';
import type { Config } from '../host/config';
import { trayPictures } from './tray-pictures.generated';

const hiddenSwitch = '--hidden';
const watcher = 'org.kde.StatusNotifierWatcher';

let tray: Tray | null = null;
let shownAs = '';
let hasWatcher = process.platform !== 'linux';
/** Else they would be collected, and their clicks with them. */
const notifications = new Set<Notification>();

/** Desktops that show status icons own this name on the session bus; Electron itself does not say. */
function lookForWatcher(): void {
  if (process.platform !== 'linux') return;
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    `string:${watcher}`,
  ];
  execFile('dbus-send', question, { timeout: 2000 }, (error, answer) => {
    hasWatcher = !error && answer.includes('boolean true');
  });
}

function toMenuItem(item: TrayItem, onAction: (action: TrayAction) => void): MenuItemConstructorOptions {
  if (item.kind === 'separator') return { type: 'separator' };
  return item.kind === 'note' ? { label: item.label, enabled: false } : { label: item.label, click: () => onAction(item.action) };
}

function openTray(content: TrayContent, onAction: (action: TrayAction) => void): Tray {
  const made = new Tray(toPicture(content));
  // Where a click opens the menu, nothing more happens.
  if (process.platform === 'win32') made.on('click', () => onAction('open'));
  lookForWatcher();
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
  // From the sources there is nothing that the system could start.
  if (!app.isPackaged) return;
  if (process.platform === 'linux') {
    if (isWanted) writeAutostart(program);
    else rmSync(join(autostartFolder(), autostartName), { force: true });
    return;
  }
  const entry = { args: [hiddenSwitch] };
  // Written anew, it would undo what the person has said in the system's own list of programs.
  if (app.getLoginItemSettings(entry).openAtLogin !== isWanted) app.setLoginItemSettings({ ...entry, openAtLogin: isWanted });
}

/** For when there are no settings any more that could want it. */
export function removeStartEntry(): void {
  setStartEntry(false, process.execPath);
}

export function createElectronBackground({ appImage }: Pick<Config, 'appImage'>): BackgroundSystem {
  return {
    showTray,
    hideTray() {
      tray?.destroy();
      tray = null;
    },
    hasTray: () => tray !== null && hasWatcher,
    startWithSystem(isWanted) {
      // An AppImage runs from a place that is gone when it ends.
      setStartEntry(isWanted, appImage?.file ?? process.execPath);
    },
    setBadge: (count) => void app.setBadgeCount(count),
    beep: () => shell.beep(),
    notify,
  };
}

function showTray(content: TrayContent, onAction: (action: TrayAction) => void): void {
  const wanted = JSON.stringify(content);
  if (wanted === shownAs && tray) return;
  shownAs = wanted;
  tray ??= openTray(content, onAction);
  tray.setImage(toPicture(content));
  tray.setToolTip(content.tooltip);
  tray.setContextMenu(Menu.buildFromTemplate(content.items.map((item) => toMenuItem(item, onAction))));
}

function notify({ title, body }: { title: string; body: string }, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  const forget = (): void => void notifications.delete(notification);
  notifications.add(notification);
  notification.on('click', onClick);
  notification.on('click', forget);
  notification.on('close', forget);
  notification.show();
}
