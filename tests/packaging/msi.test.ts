import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markForArm64 } from '../../scripts/packaging/msi-project';
import { verifyPackage } from '../../scripts/verify-package/verify';
import { describeWith } from '../services/needs.mjs';
import { makeCertificate, packForWindows, type TestCertificate, type WindowsPackage } from './pack-windows';
import { tell } from './tell';
import { missingTools } from './windows-tools';

const missing = missingTools();
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string };

describeWith(missing.join(' and '), missing.length === 0)('an MSI', () => {
  describe.each(['x64', 'arm64'] as const)('for %s', (processor) => {
    let folder: string;
    let certificate: TestCertificate;
    let packed: WindowsPackage;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'diwan-msi-'));
      certificate = makeCertificate(join(folder, 'certificate'), 'Shop');
      packed = await packForWindows(folder, { type: 'msi', processor, certificate });
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const ask = (...args: string[]): string => execFileSync('msiinfo', args, { encoding: 'utf8' });
    /** Returns the rows of a table, without the three rows of its header. */
    const rowsOf = (table: string): string[][] =>
      ask('export', packed.installer, table)
        .split(/\r?\n/)
        .slice(3)
        .filter(Boolean)
        .map((row) => row.split('\t'));
    const propertyOf = (name: string): string | undefined => rowsOf('Property').find(([key]) => key === name)?.[1];

    it('says which processor it is for', () => {
      const summary = ask('suminfo', packed.installer);
      tell(`${packed.installer}\n${summary}`);
      expect(summary).toContain(`Template: ${processor === 'x64' ? 'x64' : 'Arm64'};1033`);
      // Windows Installer 5: lower versions reject packages for ARM.
      expect(summary).toMatch(/^Version: 500 /m);
    });

    it('is for the whole machine, and replaces every version before', () => {
      expect(propertyOf('ALLUSERS')).toBe('1');
      expect(propertyOf('UpgradeCode')).toBe('{A1C300AC-68C5-5E43-A195-826E82223DF1}');
      expect(propertyOf('ProductVersion')).toContain(version);
      const upgrades = rowsOf('Upgrade').map(([code, least = '', most = '']) => [code, least, most]);
      expect(upgrades).toContainEqual(['{A1C300AC-68C5-5E43-A195-826E82223DF1}', '', propertyOf('ProductVersion')]);
    });

    it('wants Windows 10, and says so', () => {
      const conditions = rowsOf('LaunchCondition');
      expect(conditions).toContainEqual(['Installed OR WINDOWS10ORNEWER', expect.stringContaining('Windows 10 or newer')]);
      expect(JSON.stringify(conditions)).not.toContain('Windows 7');
      const search = rowsOf('RegLocator').map(([, ...rest]) => rest.slice(0, 3));
      expect(search).toContainEqual(['2', 'SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion', 'CurrentMajorVersionNumber']);
    });

    it('puts a link on the desktop of everybody unless IT forbids it', () => {
      expect(propertyOf('DESKTOPSHORTCUT')).toBe('1');
      const [, , , component] = rowsOf('Shortcut').find(([id]) => id === 'desktopShortcut') ?? [];
      const [, , , , condition] = rowsOf('Component').find(([id]) => id === component) ?? [];
      expect(condition).toBe('DESKTOPSHORTCUT <> "0"');
    });

    it('holds the whole program', () => {
      const files = rowsOf('File').map(([, , name = '']) => name.split('|').at(-1));
      expect(files).toEqual(expect.arrayContaining(['Diwan.exe', 'ffmpeg.dll', 'app.asar', 'keytar.node', 'package-type', 'diwan.admx']));
    });

    it('is signed after all that was changed in it', async () => {
      const findings = await verifyPackage(packed.installer, { isSigned: true, publisher: 'Shop', trust: certificate.authority });
      expect(findings).toEqual([{ check: 'signature', problems: [], said: '1 of 1 verified as signed by Shop' }]);
    });
  });

  it('that does not say its processor once is not marked as another', () => {
    expect(() => markForArm64(Buffer.from('nothing'))).toThrow('cannot be marked for ARM');
  });
});
