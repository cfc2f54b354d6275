import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Finding, toReport, verifyPackage } from '../../scripts/verify-package/verify';
import { describeWith } from '../services/needs.mjs';
import { makeCertificate, packForWindows, type TestCertificate, type WindowsPackage } from './pack-windows';
import { tell } from './tell';
import { missingTools } from './windows-tools';

const missing = missingTools();
const publisher = 'Shop, W.L.L.';

describeWith(missing.join(' and '), missing.length === 0)('a setup for Windows that a certificate signs', () => {
  let folder: string;
  let certificate: TestCertificate;
  let packed: WindowsPackage;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'diwan-signed-'));
    certificate = makeCertificate(join(folder, 'certificate'), publisher);
    packed = await packForWindows(folder, { type: 'nsis', processor: 'x64', certificate });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const verify = (path: string, options = {}): Promise<Finding[]> =>
    verifyPackage(path, { isSigned: true, trust: certificate.authority, ...options });
  const problemsOf = (findings: Finding[]): string[] => findings.flatMap(({ problems }) => problems);

  /** Returns a copy of a file with one byte in its middle changed. */
  function tamper(path: string): string {
    const [content, copy] = [readFileSync(path), join(folder, `tampered${extname(path)}`)];
    const middle = content.length >> 1;
    content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
    writeFileSync(copy, content);
    return copy;
  }
  function signBy(other: TestCertificate, path: string): string {
    const [unsigned, copy] = [join(folder, `unsigned${extname(path)}`), join(folder, `foreign${extname(path)}`)];
    for (const each of [unsigned, copy]) rmSync(each, { force: true });
    execFileSync('osslsigncode', ['remove-signature', '-in', path, '-out', unsigned], { stdio: 'pipe' });
    execFileSync('osslsigncode', ['sign', '-pkcs12', other.link, '-pass', other.password, '-h', 'sha256', '-in', unsigned, '-out', copy], {
      stdio: 'pipe',
    });
    return copy;
  }

  it('passes as a folder, and names its publisher for the next version', async () => {
    const findings = await verify(packed.folder);
    tell(`${packed.folder}\n${toReport(findings)}`);
    expect(problemsOf(findings)).toEqual([]);
    expect(findings.at(-1)?.said).toBe(`3 of 3 verified as signed by ${publisher}`);
    expect(readFileSync(join(packed.folder, 'resources/app-update.yml'), 'utf8')).toContain(publisher);
  });

  it('passes as the setup itself', async () => {
    const findings = await verify(packed.installer, { publisher });
    tell(`${packed.installer}\n${toReport(findings)}`);
    expect(findings).toEqual([{ check: 'signature', problems: [], said: `1 of 1 verified as signed by ${publisher}` }]);
  });

  it.each(['Diwan.exe', 'ffmpeg.dll', 'resources/app.asar.unpacked/node_modules/keytar/build/Release/keytar.node', 'the setup itself'])(
    'is refused when %s was changed, is signed by another or by nobody',
    async (what) => {
      const name = what === 'the setup itself' ? null : what;
      const path = name ? join(packed.folder, name) : packed.installer;
      const [kept, look] = [readFileSync(path), () => verify(name ? packed.folder : packed.installer, { publisher })];
      const put = async (from: string): Promise<string[]> => {
        copyFileSync(from, path);
        return problemsOf(await look());
      };
      const said = name ?? basename(packed.installer);
      const [stranger, namesake] = ['Mallory', publisher].map((each) => makeCertificate(join(folder, `of-${each.length}`), each));
      if (!stranger || !namesake) throw new Error('no certificates');
      expect(await put(tamper(path))).toEqual([`${said} was changed after it was signed`]);
      writeFileSync(path, kept);
      // From a trusted authority, but for another publisher.
      const both = join(folder, 'both.pem');
      writeFileSync(both, [stranger, certificate].map(({ authority }) => readFileSync(authority, 'utf8')).join(''));
      copyFileSync(signBy(stranger, path), path);
      expect(problemsOf(await verify(name ? packed.folder : packed.installer, { publisher, trust: both }))).toEqual([
        `${said} is signed by Mallory, not by ${publisher}`,
      ]);
      writeFileSync(path, kept);
      // The same name, from an untrusted authority.
      expect(await put(signBy(namesake, path))).toEqual([`${said} is signed by nobody that is trusted here`]);
      expect(await put(join(folder, `unsigned${extname(path)}`))).toEqual([`${said} is not signed`]);
      writeFileSync(path, kept);
      expect(problemsOf(await look())).toEqual([]);
    },
  );

  it('says nothing of elevate.exe: it is not there', () => {
    expect(readdirSync(join(packed.folder, 'resources'))).not.toContain('elevate.exe');
    const held = execFileSync('7za', ['l', packed.installer], { encoding: 'utf8' });
    expect(held).not.toContain('elevate.exe');
  });
});
