// This app takes no actions of its own: the tests create windows and handlers through Playwright's `evaluate`, and read the events from the
// log.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, ipcMain, protocol, safeStorage } from 'electron';

const note = (line) => appendFileSync(process.env.CONTRACT_LOG, `${line}\n`);

app.setPath('userData', process.env.CONTRACT_USER_DATA);
app.enableSandbox();
note(`backend before ready: ${safeStorage.getSelectedStorageBackend?.()}`);
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);
try {
  protocol.registerSchemesAsPrivileged([{ scheme: 'plain', privileges: { codeCache: true } }]);
} catch (error) {
  note(`code cache: ${error.message}`);
}
for (const event of ['before-quit', 'will-quit', 'quit', 'window-all-closed']) app.on(event, () => note(event));

/** Opens a window that logs its end under a name. */
function open(name, options = {}) {
  const window = new BrowserWindow({
    show: false,
    ...options,
    webPreferences: { preload: path.join(import.meta.dirname, 'preload.cjs'), ...options.webPreferences },
  });
  window.on('close', () => note(`${name} close`));
  window.on('closed', () => note(`${name} closed`));
  return window;
}

app.whenReady().then(() => {
  protocol.handle('app', () => new Response('<!doctype html><title>contract</title>', { headers: { 'content-type': 'text/html' } }));
  ipcMain.handle('fail', () => {
    throw new TypeError('boom');
  });
  ipcMain.handle('unclonable', () => () => undefined);
  ipcMain.handle('echo', (_event, value) => value);
  globalThis.contract = { note, open };
  // Playwright waits for a first window.
  globalThis.contract.main = open('main');
  globalThis.contract.main.loadURL('app://contract/');
});
