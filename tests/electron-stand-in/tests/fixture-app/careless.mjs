import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserWindow, protocol, session } from 'electron';

const pages = path.join(import.meta.dirname, 'pages');

/** An app without guards: a check that also passes here tests nothing. */
export async function run() {
  protocol.unhandle('app');
  protocol.handle('app', ({ url }) => {
    const body = readFileSync(path.join(pages, path.basename(new URL(url).pathname)));
    return new Response(body, { headers: { 'content-type': url.endsWith('.html') ? 'text/html' : 'text/plain' } });
  });
  session.defaultSession.setPermissionRequestHandler(null);
  session.defaultSession.setPermissionCheckHandler(null);
  await new BrowserWindow({ width: 500, height: 400 }).loadURL('app://fixture/index.html');
}
