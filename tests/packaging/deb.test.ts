import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debDepends } from '../../scripts/packaging/libraries';
import { checkLibraries } from '../../scripts/verify-package/check-libraries';
import { openPackedApp } from '../../scripts/verify-package/packed-app';
import { describeWith } from '../services/needs.mjs';
import { missingPrograms } from './missing-programs';
import { type PackedApp, packApp } from './pack-app';
import { tell } from './tell';

const missing = missingPrograms({
  dpkg: 'dpkg-deb',
  'desktop-file-utils': 'desktop-file-validate',
  appstream: 'appstreamcli',
  lintian: 'lintian',
  'build-essential': 'gcc',
});

describeWith(missing.join(' and '), missing.length === 0)('a deb', () => {
  let folder: string;
  let packed: PackedApp;
  let laidOut: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'diwan-deb-test-'));
    packed = await packApp(folder);
    laidOut = join(folder, 'laid-out');
    execFileSync('dpkg-deb', ['--raw-extract', packed.deb, laidOut]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (program: string, ...args: string[]): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const field = (name: string): string => execFileSync('dpkg-deb', ['--field', packed.deb, name], { encoding: 'utf8' }).trim();

  it('depends on what the program and the module of the keychain are linked to', async () => {
    expect(field('Depends').split(', ').toSorted()).toEqual(debDepends);
    expect(await checkLibraries(await openPackedApp(packed.folder))).toEqual([]);
  });

  it('has a menu entry and a page for software centres that hold', () => {
    expect(run('desktop-file-validate', join(laidOut, 'usr/share/applications/diwan.desktop'))).toEqual({ status: 0, output: '' });
    const page = join(laidOut, 'usr/share/metainfo/com.diwan.backoffice.metainfo.xml');
    const validated = run('appstreamcli', 'validate', '--no-net', '--no-color', page);
    tell(validated.output);
    expect(validated.status).toBe(0);
    expect(readFileSync(page, 'utf8')).toMatch(/ديوان[\s\S]*diwan\.desktop/);
  });

  it('has its licence and its changes where Debian looks for them', () => {
    const { name } = { name: 'diwan' };
    const doc = join(laidOut, 'usr/share/doc', name);
    expect(readFileSync(join(doc, 'copyright'), 'utf8')).toMatch(
      /^Format: .*\nUpstream-Name: Diwan\n[\s\S]*THIRD-PARTY-NOTICES[\s\S]*\nFiles: \*\n/,
    );
    expect(gunzipSync(readFileSync(join(doc, 'changelog.Debian.gz'))).toString()).toMatch(
      new RegExp(`^diwan \\(${field('Version')}\\) stable; urgency=medium\n\n {2}\\* (?:.+\n)+\n -- .+ <.+@.+> {2}\\w{3}, \\d\\d `),
    );
  });

  it('has no error that lintian knows', () => {
    const { output } = run('lintian', '--no-tag-display-limit', '--fail-on', 'none', packed.deb);
    tell(output);
    expect(output.split('\n').filter((line) => line.startsWith('E: '))).toEqual([]);
    expect(existsSync(join(laidOut, 'usr/share/lintian/overrides/diwan'))).toBe(true);
  });

  describe('its scripts', () => {
    it.each(['preinst', 'postinst', 'prerm', 'postrm'])('%s is understood by the plainest shell', (name) => {
      expect(run('dash', '-n', join(laidOut, 'DEBIAN', name))).toEqual({ status: 0, output: '' });
    });
  });
});
