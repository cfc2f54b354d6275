import { join } from 'node:path';
import type { Clipboard } from '@main/system/ports/clipboard';
import type { Power } from '@main/system/ports/power';
import type { Shell } from '@main/system/ports/shell';
import type { SecretBox } from '@main/system/secrets/encrypted-file-store';
import type { Dialogs, Theme } from '@main/windows/windows';
import { app, BrowserWindow, clipboard, dialog, nativeTheme, powerMonitor, powerSaveBlocker, safeStorage, shell } from 'electron';
import { openExternal } from './open-external';

export const electronTheme: Theme = {
  use(appearance) {
    nativeTheme.themeSource = appearance;
  },
  isDark: () => nativeTheme.shouldUseDarkColors,
  onChanged(listener) {
    nativeTheme.on('updated', listener);
  },
};

/**
 * Returns the default folder of a dialog; null if the system can't return its folders, as when OneDrive was unlinked or a share is
 * unavailable.
 */
function usualFolder(): string | null {
  for (const name of ['documents', 'home'] as const) {
    try {
      return app.getPath(name);
    } catch {
      // Try the next folder.
    }
  }
  return null;
}

export const electronDialogs: Dialogs = {
  showError: (title, body) => dialog.showErrorBox(title, body),
  async ask({ message, detail, buttons, cancelIndex }) {
    const { response } = await dialog.showMessageBox({ type: 'warning', message, detail, buttons, cancelId: cancelIndex, noLink: true });
    return response;
  },
  async askFile({ folder, fileName, extension }) {
    const options = {
      defaultPath: join(folder ?? usualFolder() ?? '', fileName),
      filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    };
    const parent = BrowserWindow.getFocusedWindow();
    const { canceled, filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
    return canceled || !filePath ? null : filePath;
  },
  async askOpenFile({ folder, extension }) {
    const start = folder ?? usualFolder();
    const options = {
      ...(start !== null && { defaultPath: start }),
      filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
      properties: ['openFile' as const],
    };
    const parent = BrowserWindow.getFocusedWindow();
    const { canceled, filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
    return canceled ? null : (filePaths[0] ?? null);
  },
};

export const electronShell: Shell = {
  openExternal,
  async openPath(path) {
    const problem = await shell.openPath(path);
    if (problem) throw new Error(problem);
  },
  async showFile(path) {
    shell.showItemInFolder(path);
  },
};

export const electronClipboard: Clipboard = { writeText: (text) => clipboard.writeText(text) };

export const electronPower: Power = {
  keepAwake() {
    const id = powerSaveBlocker.start('prevent-app-suspension');
    return () => powerSaveBlocker.stop(id);
  },
  onResumed(listener) {
    powerMonitor.on('resume', listener);
  },
  onLeft(listener) {
    powerMonitor.on('suspend', listener);
    powerMonitor.on('lock-screen', listener);
  },
};

export const electronSecretBox: SecretBox = {
  async isAvailable() {
    await app.whenReady();
    // `basic_text` encrypts with a password that is in Chromium's source code.
    if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return false;
    return safeStorage.isAsyncEncryptionAvailable();
  },
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  async decrypt(bytes) {
    const { result } = await safeStorage.decryptStringAsync(Buffer.from(bytes));
    return result;
  },
};
