import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'src/main'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => join(entry.parentPath, entry.name));
const containing = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file).replaceAll('\\', '/'));

describe('what opens the app to the outside is made in one place', () => {
  it('windows', () => {
    expect(containing(/new (BrowserWindow|BaseWindow|WebContentsView|BrowserView)\b/)).toEqual(['src/main/platform/secure-window.ts']);
  });

  it('with the sandbox, isolation and no Node', () => {
    const source = readFileSync(join(root, 'src/main/platform/secure-window.ts'), 'utf8');
    for (const setting of [
      'sandbox: true',
      'contextIsolation: true',
      'nodeIntegration: false',
      'nodeIntegrationInSubFrames: false',
      'nodeIntegrationInWorker: false',
      'webSecurity: true',
      'allowRunningInsecureContent: false',
      'webviewTag: false',
    ]) {
      expect(source, setting).toContain(setting);
    }
  });

  it('permissions, navigation and popups', () => {
    expect(containing(/setPermissionRequestHandler|setPermissionCheckHandler|setDevicePermissionHandler/)).toEqual([
      'src/main/platform/secure-session.ts',
    ]);
    expect(containing(/setWindowOpenHandler/)).toEqual(['src/main/platform/secure-window.ts']);
    expect(containing(/\.protocol\.handle\b/)).toEqual(['src/main/platform/secure-session.ts']);
    expect(containing(/ipcMain\.(handle|on)\b/)).toEqual(['src/main/platform/electron-transport.ts']);
  });

  it('the app’s scheme is a secure one whose compiled code is kept, and may no more than that', () => {
    expect(containing(/registerSchemesAsPrivileged/)).toEqual(['src/main/platform/secure-session.ts']);
    const source = readFileSync(join(root, 'src/main/platform/secure-session.ts'), 'utf8');
    expect(/privileges = \{ (.+) \}/.exec(source)?.[1]).toBe('standard: true, secure: true, supportFetchAPI: true, codeCache: true');
  });

  it('nothing weakens Chromium', () => {
    expect(containing(/certificate-error|setCertificateVerifyProc|disable-web-security|bypassCSP|no-sandbox|ignore-certificate/)).toEqual(
      [],
    );
  });
});
