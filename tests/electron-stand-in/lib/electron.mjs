// The module that the app's `import … from 'electron'` resolves to in the main process.
import { app } from './app/app.mjs';
import { guard } from './guard.mjs';
import { ipcMain } from './ipc-main.mjs';
import { Menu } from './menu/menu.mjs';
import { MenuItem } from './menu/menu-item.mjs';
import { livePages } from './page/page.mjs';
import { inner } from './runtime.mjs';
import { session } from './session/session.mjs';
import { clipboard } from './system/clipboard.mjs';
import { crashReporter } from './system/crash-reporter.mjs';
import { dialog } from './system/dialog.mjs';
import { nativeImage } from './system/native-image.mjs';
import { nativeTheme } from './system/native-theme.mjs';
import { net } from './system/net.mjs';
import { Notification } from './system/notification.mjs';
import { powerMonitor, powerSaveBlocker } from './system/power.mjs';
import { safeStorage } from './system/safe-storage.mjs';
import { screen } from './system/screen.mjs';
import { shell } from './system/shell.mjs';
import { Tray } from './system/tray.mjs';
import { webContents } from './web-contents/web-contents.mjs';
import { BaseWindow } from './window/base-window.mjs';
import { BrowserWindow } from './window/browser-window.mjs';

nativeTheme[inner].onChange = () => {
  for (const page of livePages()) page.attached.then(() => page.theme.apply()).catch(() => undefined);
};

const { protocol } = session.defaultSession;

const electron = guard('electron', {
  app,
  BaseWindow,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
});

export {
  app,
  BaseWindow,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
};

export default electron;
export { electron as 'module.exports' };
