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
    expect(containing(/new (BrowserWindow|WebContentsView|BrowserView)\b/)).toEqual(['src/main/platform/secure-window.ts']);
    // This window has no page. It only gets the event that Windows ends the session.
    expect(containing(/new BaseWindow\b/)).toEqual(['src/main/platform/electron-host.ts']);
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
    expect(containing(/registerSchemesAsPrivileged/)).toEqual(['src/main/platform/app-scheme.ts']);
    const source = readFileSync(join(root, 'src/main/platform/app-scheme.ts'), 'utf8');
    expect(/privileges = \{ (.+) \}/.exec(source)?.[1]).toBe('standard: true, secure: true, supportFetchAPI: true, codeCache: true');
  });

  it('nothing weakens Chromium', () => {
    // This file lists switches that the app refuses.
    const refusing = 'src/main/start/refused-switches.ts';
    expect(containing(/certificate-error|disable-web-security|bypassCSP|no-sandbox|ignore-certificate/)).toEqual([refusing]);
    // The app sets no Chromium switches itself, only V8 flags for earlier garbage collection in the main process.
    const frugal = 'src/main/platform/v8-memory-flags.ts';
    expect(containing(/appendSwitch|appendArgument|setFlagsFromString/)).toEqual([frugal]);
    expect(readFileSync(join(root, frugal), 'utf8').match(/(appendSwitch|appendArgument|setFlagsFromString)\(.*/g)).toEqual([
      "setFlagsFromString('--semi-space-growth-factor=1');",
      "setFlagsFromString('--heap-growing-percent=40');",
    ]);
  });

  it('certificates are looked at in one place, which leaves them at Chromium’s word', () => {
    expect(containing(/setCertificateVerifyProc/)).toEqual(['src/main/platform/electron-network.ts']);
    const source = readFileSync(join(root, 'src/main/platform/electron-network.ts'), 'utf8');
    expect(source).toContain('const asChromiumFound = -3;');
    expect(source.match(/setCertificateVerifyProc\(\(request, (\w+)\) => \{[^}]*\1\((\w+)\)/)?.[2]).toBe('asChromiumFound');
  });

  it('what reaches the net is one place, and the system’s password goes nowhere by itself', () => {
    expect(containing(/\bnet\.(fetch|request)\b|webRequest/)).toEqual(['src/main/platform/electron-network.ts']);
    expect(containing(/allowNTLMCredentialsForDomains/)).toEqual(['src/main/platform/no-system-account.ts']);
    // Chromium treats an empty list as no setting.
    expect(readFileSync(join(root, 'src/main/platform/no-system-account.ts'), 'utf8')).toMatch(
      /= '[\w.]+\.invalid';[\s\S]*ForDomains\(nobody\)/,
    );
    expect(containing(/withoutSystemAccount\((own|session)\)/)).toEqual([
      'src/main/platform/electron-network.ts',
      'src/main/platform/electron-updates.ts',
      'src/main/platform/secure-session.ts',
    ]);
    expect(containing(/setSpellCheckerDictionaryDownloadURL|spellcheck: true/)).toEqual([]);
    expect(containing(/setSpellCheckerEnabled\(false\)/)).toEqual(['src/main/platform/secure-session.ts']);
  });
});
