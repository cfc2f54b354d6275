import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, ipcMain, Menu, protocol, session, shell } from 'electron';

const pages = path.join(import.meta.dirname, 'pages');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";
const note = (line) => process.env.FIXTURE_LOG && appendFileSync(process.env.FIXTURE_LOG, `${line}\n`);

if (process.env.FIXTURE_USER_DATA) app.setPath('userData', process.env.FIXTURE_USER_DATA);
app.enableSandbox();
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }]);

for (const event of ['before-quit', 'will-quit', 'quit', 'window-all-closed']) app.on(event, () => note(event));
app.on('second-instance', (_event, argv) => note(`second-instance ${argv.at(-1)}`));

function openMain() {
  const window = new BrowserWindow({
    width: 900,
    height: 640,
    show: false,
    webPreferences: { preload: path.join(import.meta.dirname, 'preload.cjs'), additionalArguments: ['--told'] },
  });
  window.once('ready-to-show', () => window.show());
  const { webContents } = window;
  webContents.on('will-navigate', (event, url) => {
    note(`will-navigate ${url}`);
    if (!url.startsWith('app://fixture/')) event.preventDefault();
  });
  webContents.setWindowOpenHandler(({ url }) => {
    note(`open ${url}`);
    if (url.startsWith('https:')) shell.openExternal(url);
    return { action: 'deny' };
  });
  window.loadURL('app://fixture/index.html');
}

if (!app.requestSingleInstanceLock()) {
  note('second start leaves');
  app.exit(3);
} else {
  app.whenReady().then(() => {
    protocol.handle('app', (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/echo') return new Response(JSON.stringify({ url: request.url, method: request.method }));
      if (pathname === '/large') return new Response('x'.repeat(8_000_000));
      try {
        const body = readFileSync(path.join(pages, path.basename(pathname)));
        return new Response(body, { headers: { 'content-type': types[path.extname(pathname)], 'content-security-policy': policy } });
      } catch {
        return new Response('not found', { status: 404 });
      }
    });
    session.defaultSession.setPermissionRequestHandler((_contents, permission, callback) => {
      note(`permission ${permission}`);
      callback(permission === 'clipboard-sanitized-write');
    });
    session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === 'clipboard-sanitized-write');
    ipcMain.handle('echo', (_event, value) => value);
    ipcMain.handle('who', (event) => ({ url: event.senderFrame.url, origin: event.senderFrame.origin, parent: event.senderFrame.parent }));
    ipcMain.handle('fail', () => {
      throw new TypeError('boom');
    });
    ipcMain.on('say', (event, text) => event.sender.send('said', `${text}!`));
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ id: 'file', label: 'File', submenu: [{ id: 'quit', role: 'quit' }] }]));
    if (process.env.FIXTURE_SCRIPT) import(process.env.FIXTURE_SCRIPT).then(({ run }) => run(note));
    else openMain();
  });
}
