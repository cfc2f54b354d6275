import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSize } from '../../scripts/verify-package/check-contents';
import { openPackedApp } from '../../scripts/verify-package/packed-app';
import { toReport, type VerifyOptions, verifyPackage } from '../../scripts/verify-package/verify';
import { headOfProgram } from '../packaging/program-heads';
import { makeWindowsProgram, SoundApp } from '../packaging/sound-app';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'diwan-verify-'));
  mkdirSync(join(top, 'app'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const make = (system: 'linux' | 'win' | 'mac'): Promise<SoundApp> => new SoundApp(join(top, 'app'), system).make();

/** Returns the problems of each check that found some. */
async function findProblems(app: SoundApp, options: VerifyOptions = {}): Promise<Record<string, string[]>> {
  const findings = await verifyPackage(app.folder, { system: 'linux', ...options });
  return Object.fromEntries(findings.filter(({ problems }) => problems.length > 0).map(({ check, problems }) => [check, problems]));
}

/** Changes a file in the archive's source and packs it again, so that only the change is wrong. */
async function repack(app: SoundApp, path: string, content: string | Buffer): Promise<void> {
  app.write(join(app.source, path), content);
  await app.pack();
}

describe('a package that is as it should be', () => {
  it.each(['linux', 'win', 'mac'] as const)('passes on %s', async (system) => {
    expect(await findProblems(await make(system))).toEqual({});
  });

  it('is told line by line', async () => {
    const findings = await verifyPackage((await make('linux')).folder, { system: 'linux' });
    expect(toReport(findings).split('\n')).toEqual(expect.arrayContaining(['✓ fuses', expect.stringMatching(/^✓ signatures \(.+\)$/)]));
  });

  it('has to be there', async () => {
    const app = await make('linux');
    app.remove(app.resource('app.asar'));
    await expect(verifyPackage(app.folder)).rejects.toThrow('app.asar is missing');
    app.remove(join(app.folder, 'diwan'));
    await expect(verifyPackage(app.folder)).rejects.toThrow('holds no program');
  });

  it.each(['nowhere', 'package.json'])('is a folder, and the command says so in one line of %s', async (given) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/verify-package.mjs', given], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([2, `${given} is neither an installer nor a folder: name the one that an installer lays out.`]);
  });
});

describe('fuses', () => {
  it.each([
    ['on', '110011001', 'RunAsNode has to be off'],
    ['off', '010011000', 'WasmTrapHandlers has to be on'],
    ['missing', '01001100', 'WasmTrapHandlers has to be on'],
    ['unknown', '0100110010', 'the unknown fuse 9 is in the program, but nobody has decided it'],
  ])('one that is %s', async (_, fuses, problem) => {
    const app = await make('linux');
    app.fuses = fuses;
    app.writeProgram(app.headerHash());
    expect(await findProblems(app)).toEqual({ fuses: [problem] });
  });
});

describe('integrity', () => {
  function changeArchive(app: SoundApp, from: string, to: string): void {
    const path = app.resource('app.asar');
    const content = readFileSync(path, 'latin1');
    expect(content.split(from)).toHaveLength(2);
    writeFileSync(path, content.replace(from, to), 'latin1');
  }

  it('a changed file', async () => {
    const app = await make('linux');
    changeArchive(app, "script-src 'self'", "script-src 'elfs'");
    expect(await findProblems(app)).toMatchObject({ 'integrity of the archive': ['out/main/index.js is not what its hash says'] });
  });

  it.each([
    ['block', '"blocks":["'],
    ['file', '"hash":"'],
  ])('a %s whose hash was changed', async (_, before) => {
    const app = await make('linux');
    const path = app.resource('app.asar');
    const content = readFileSync(path, 'latin1');
    const at = content.indexOf(before) + before.length;
    writeFileSync(path, `${content.slice(0, at)}${content[at] === '0' ? '1' : '0'}${content.slice(at + 1)}`, 'latin1');
    expect(await findProblems(app)).toEqual({ 'integrity of the archive': [expect.stringMatching(/ is not what its hash says$/)] });
  });

  it('a library beside the archive that was replaced', async () => {
    const app = await make('linux');
    const library = app.resource('app.asar.unpacked/node_modules/keytar/build/Release/keytar.node');
    app.write(library, Buffer.concat([readFileSync(library), Buffer.from('more')]));
    const changed = 'node_modules/keytar/build/Release/keytar.node is not what its hash says';
    expect(await findProblems(app)).toEqual({ 'integrity of the archive': [changed] });
  });

  it.each(['win', 'mac'] as const)('an archive that the program was not made for, on %s', async (system) => {
    const app = await make(system);
    app.writeProgram('0'.repeat(64));
    expect(await findProblems(app)).toEqual({ 'integrity of the archive': ['app.asar is not the archive that the program was made for'] });
  });

  it('a program that states no archive', async () => {
    const app = await make('mac');
    app.write(join(app.folder, 'Diwan.app/Contents/Info.plist'), '<plist><dict></dict></plist>');
    expect(await findProblems(app)).toEqual({ 'integrity of the archive': ['app.asar is not the archive that the program was made for'] });
  });
});

describe('the module of the keychain', () => {
  const module = 'node_modules/keytar/build/Release/keytar.node';

  it('of another processor', async () => {
    const app = await make('linux');
    await repack(app, module, headOfProgram('linux', ['arm64']));
    expect(await findProblems(app)).toEqual({ 'module of the keychain': ['keytar runs on linux arm64, the program on linux x64'] });
  });

  it('only half of a universal one', async () => {
    const app = await make('mac');
    await repack(app, module, headOfProgram('mac', ['arm64']));
    expect(await findProblems(app)).toEqual({ 'module of the keychain': ['keytar runs on mac arm64, the program on mac arm64 and x64'] });
  });
});

it('a launcher that may switch the sandbox off', async () => {
  const app = await make('linux');
  app.write(join(app.folder, 'AppRun'), '#!/bin/sh\nexec diwan --no-sandbox');
  expect(await findProblems(app)).toEqual({ launcher: ['AppRun is not the app’s own: it may switch the sandbox off'] });
});

describe('contents', () => {
  it('a package that only development needs', async () => {
    const app = await make('linux');
    await repack(app, 'node_modules/typescript/package.json', '{}');
    expect(await findProblems(app)).toEqual({ 'nothing foreign': ['node_modules/typescript/package.json has no use there'] });
  });

  it.each([
    ['out/main/index.js.map', 'a source map'],
    ['out/main/print.test.js', 'a test'],
    ['out/renderer/page.tsx', 'a source'],
    ['out/main/.env.local', 'a file of settings for development'],
    ['out/main/certificate.p12', 'a key'],
  ])('%s in the archive', async (path, what) => {
    const app = await make('linux');
    await repack(app, path, '');
    expect(await findProblems(app)).toEqual({ 'nothing left of building': [`${path} is ${what}`] });
  });

  it('a file of settings beside the archive', async () => {
    const app = await make('win');
    app.write(app.resource('.env'), '');
    expect(await findProblems(app)).toEqual({
      'nothing left of building': ['resources/.env is a file of settings for development'],
    });
  });

  it('a source map inside a script', async () => {
    const app = await make('linux');
    await repack(app, 'out/preload/index.cjs', '//# sourceMappingURL=data:application/json;base64,e30=');
    expect(await findProblems(app)).toEqual({ 'nothing left of building': ['out/preload/index.cjs holds a source map'] });
  });

  it.each([
    ['of this folder', join(import.meta.dirname, '../..')],
    ['of the person’s folder', homedir()],
    ['of a builder on Linux', '/home/runner/work/diwan'],
    ['of a builder on macOS', '/Users/runner/work/diwan'],
    ['of a builder on Windows', 'D:\\\\a\\\\diwan'],
    ['of a person on Windows', 'C:/Users/noura/diwan'],
  ])('a path %s', async (_, path) => {
    const app = await make('linux');
    await repack(app, 'out/preload/index.cjs', `require('${path}/src/x.js')`);
    expect(await findProblems(app)).toEqual({ 'no path of the building machine': [expect.stringMatching(/^out\/preload\/index\.cjs: …/)] });
  });

  it.each(['D:\\a\\keytar\\build\\Release\\keytar.pdb', '/Users/runner/work/keytar/build/Release/obj.target/keytar.o'])(
    'where a compiler has put what it knows of the library of the keychain is no path of ours: %s',
    async (path) => {
      const app = await make('win');
      const library = Buffer.concat([makeWindowsProgram(), Buffer.from(`\0RSDS\0${path}\0more\0`)]);
      await repack(app, 'node_modules/keytar/build/Release/keytar.node', library);
      expect(await findProblems(app)).toEqual({});
      await repack(app, 'out/preload/index.cjs', `\0${path}\0`);
      expect(await findProblems(app)).toEqual({ 'no path of the building machine': [expect.stringMatching(/^out\/preload/)] });
    },
  );

  it('any other path in it is', async () => {
    const app = await make('win');
    const library = Buffer.concat([makeWindowsProgram(), Buffer.from('\0D:\\a\\diwan\\certificate.p12\0')]);
    await repack(app, 'node_modules/keytar/build/Release/keytar.node', library);
    expect(await findProblems(app)).toEqual({ 'no path of the building machine': [expect.stringMatching(/keytar\.node: …/)] });
  });

  it('paths of the app itself are no paths of a machine', async () => {
    const app = await make('linux');
    await repack(app, 'out/preload/index.cjs', "go('/home/products/'); go('/Users/'); open('C:/')");
    expect(await findProblems(app)).toEqual({});
  });

  it('a policy of pages that allows more', async () => {
    const app = await make('linux');
    const script = readFileSync(join(app.source, 'out/main/index.js'), 'utf8');
    await repack(app, 'out/main/index.js', script.replace(`"connect-src 'none'"`, `"connect-src 'self' ws://localhost:5173"`));
    expect(await findProblems(app)).toEqual({
      'policy of pages': [`"connect-src 'none'" is missing`, `"connect-src 'self' ws://localhost:5173" is not the app's policy`],
    });
  });

  it.each([
    ['another version', (app: Record<string, unknown>) => ({ ...app, version: '9.9.9' }), ['package.json says "9.9.9" as version']],
    ['scripts', (app: Record<string, unknown>) => ({ ...app, scripts: {} }), ['package.json holds scripts']],
    [
      'another start',
      (app: Record<string, unknown>) => ({ ...app, main: 'out/x.js' }),
      ['package.json says "out/x.js" as main', 'out/x.js, which package.json starts, is missing'],
    ],
  ])('a description with %s', async (_, change, problems) => {
    const app = await make('linux');
    const described = JSON.parse(readFileSync(join(app.source, 'package.json'), 'utf8')) as Record<string, unknown>;
    await repack(app, 'package.json', JSON.stringify(change(described)));
    expect(await findProblems(app)).toEqual({ description: problems });
  });

  it('more than the budget', async () => {
    const app = await openPackedApp((await make('linux')).folder);
    expect(await checkSize(app, { archive: 0, linux: 0, win: 0, mac: 0 })).toEqual([
      expect.stringMatching(/^app\.asar has [\d.]+ MiB, 0 were planned$/),
      expect.stringMatching(/^the whole has [\d.]+ MiB, 0 were planned$/),
    ]);
  });
});

describe('papers', () => {
  it.each([
    ['licences', 'legal/THIRD-PARTY-NOTICES.txt'],
    ['licences', 'legal/sbom.cdx.json'],
    ['policy templates', 'policy/diwan.admx'],
    ['policy templates', 'policy/ar-SA/diwan.adml'],
    ['policy templates', 'policy/diwan.mobileconfig'],
  ])('%s: without %s', async (check, path) => {
    const app = await make('linux');
    app.remove(app.resource(path));
    expect(await findProblems(app)).toEqual({ [check]: [`${path} is missing`] });
  });

  it.each([
    ['legal/THIRD-PARTY-NOTICES.txt', '', 'legal/THIRD-PARTY-NOTICES.txt names nobody'],
    ['legal/sbom.cdx.json', 'half a f', 'legal/sbom.cdx.json is no CycloneDX'],
    [
      'legal/sbom.cdx.json',
      '{"bomFormat":"CycloneDX","components":[{"name":"electron"},{"name":"react"}]}',
      'legal/sbom.cdx.json does not name keytar',
    ],
  ])('%s that says %j', async (path, content, problem) => {
    const app = await make('linux');
    app.write(app.resource(path), content);
    expect(await findProblems(app)).toEqual({ licences: [problem] });
  });

  it('without the licence of Electron', async () => {
    const app = await make('win');
    app.remove(join(app.folder, 'LICENSE.electron.txt'));
    expect(await findProblems(app)).toEqual({ licences: ['LICENSE.electron.txt is missing'] });
  });
});

describe('updates', () => {
  const feed = 'provider: generic\nurl: https://updates.shop.example/\n';
  const publisher = 'publisherName:\n  - Shop\n';

  it.each([
    ['deb', feed, 'app-update.yml has no use in a package that IT replaces'],
    ['nsis', null, 'app-update.yml is missing'],
    ['appimage', 'provider: generic\nurl: http://updates.shop.example/\n', 'app-update.yml names no https server'],
    ['dmg', 'provider: github\n', 'app-update.yml names no https server'],
    ['rpm', null, 'package-type says "rpm"'],
  ])('a package of type %s with %j', async (type, updates, problem) => {
    const app = await make('linux');
    app.write(app.resource('package-type'), type);
    if (updates) app.write(app.resource('app-update.yml'), updates);
    expect(await findProblems(app)).toEqual({ updates: [problem] });
  });

  it.each([
    ['msi', null],
    ['appimage', feed],
  ])('a package of type %s as it should be', async (type, updates) => {
    const app = await make('linux');
    app.write(app.resource('package-type'), type);
    if (updates) app.write(app.resource('app-update.yml'), updates);
    expect(await findProblems(app)).toEqual({});
  });

  it('a signed installer of Windows says who signs the next one', async () => {
    const app = await make('win');
    app.write(app.resource('package-type'), 'nsis');
    app.write(app.resource('app-update.yml'), feed);
    const isSigned = { isSigned: true, system: 'win32', run: async () => 'Valid\nShop' } as const;
    expect(await findProblems(app, isSigned)).toEqual({ updates: ['app-update.yml names no publisher: updates would not be checked'] });
    app.write(app.resource('app-update.yml'), feed + publisher);
    expect(await findProblems(app, isSigned)).toEqual({});
  });
});

describe('signatures', () => {
  /** A fake `osslsigncode` with a certificate subject per file, by the end of the file's name. Other files are unsigned. */
  const answering =
    (answers: Record<string, string>) =>
    async (_: string, args: string[]): Promise<string> => {
      const subject = Object.entries(answers).find(([name]) => args.some((arg) => arg.endsWith(name)))?.[1];
      if (subject) return `Signer's certificate:\n\tSigner #0:\n\t\tSubject: ${subject}\n\t\tIssuer : /CN=Authority\nSucceeded\n`;
      throw Object.assign(new Error('failed'), { code: 1, stdout: '', stderr: 'No signature found\n' });
    };
  const module = 'resources/app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';

  it('what is unsigned is said, and is a problem only where signing was wanted', async () => {
    const app = await make('win');
    const run = answering({});
    const findings = await verifyPackage(app.folder, { system: 'linux', run });
    expect(findings.at(-1)).toMatchObject({ problems: [], said: 'UNSIGNED: 0 of 2 verified as signed' });
    const unsigned = ['Diwan.exe is not signed', `${module} is not signed`];
    expect(await findProblems(app, { isSigned: true, run })).toMatchObject({ signatures: unsigned });
  });

  it('a library beside the archive may be signed after packing', async () => {
    const app = await make('win');
    const library = app.resource('app.asar.unpacked/node_modules/keytar/build/Release/keytar.node');
    app.write(library, Buffer.concat([readFileSync(library), Buffer.from('signature')]));
    const run = answering({ 'Diwan.exe': '/C=KW/CN=Shop', 'keytar.node': '/C=KW/CN=Shop' });
    expect(await findProblems(app, { isSigned: true, run })).toEqual({});
  });

  it.each([
    [
      'by somebody else',
      'Shop',
      { 'Diwan.exe': '/CN=Shop', 'keytar.node': '/O=Shop/CN=Mallory' },
      [`${module} is signed by Mallory, not by Shop`],
    ],
    ['by two', null, { 'Diwan.exe': '/CN=Shop', 'keytar.node': '/CN=Mallory' }, [`${module} is signed by Mallory, not by Shop`]],
    [
      'by a name in a name',
      'Shop',
      { 'Diwan.exe': '/CN=Shop', 'keytar.node': '/CN=Mallory/OU=x/CN=Shop' },
      [`${module} is signed by nobody that has one name`],
    ],
  ])('what is signed %s is refused', async (_, publisher, answers, signatures) => {
    const app = await make('win');
    expect(await findProblems(app, { isSigned: true, publisher, run: answering(answers) })).toEqual({ signatures });
  });

  it('whoever signs is the one that the package names for its next version', async () => {
    const app = await make('win');
    app.write(app.resource('package-type'), 'nsis');
    app.write(app.resource('app-update.yml'), 'provider: generic\nurl: https://updates.shop.example/\npublisherName: [Shop]\n');
    const run = answering({ 'Diwan.exe': '/CN=Mallory', 'keytar.node': '/CN=Mallory' });
    expect((await findProblems(app, { isSigned: true, run })).signatures).toHaveLength(2);
  });

  it.each(['Shop, W.L.L.', 'CN="Shop, W.L.L.", O=Shop, C=KW'])('the publisher may be given as %s', async (publisher) => {
    const app = await make('win');
    const run = answering({ 'Diwan.exe': '/O=Shop/CN=Shop, W.L.L.', 'keytar.node': '/O=Shop/CN=Shop, W.L.L.' });
    expect(await findProblems(app, { isSigned: true, publisher, run })).toEqual({});
  });

  it('says when nobody could look', async () => {
    const app = await make('win');
    const run = async () => Promise.reject(Object.assign(new Error('spawn'), { code: 'ENOENT' }));
    expect((await findProblems(app, { isSigned: true, run })).signatures).toContain(
      'Diwan.exe could not be verified: osslsigncode is missing',
    );
  });

  it.each([
    ['is trusted', 'Valid\r\nShop\r\n', []],
    ['is not', 'NotTrusted\r\nShop\r\n', ['Diwan.exe is not trusted by this Windows (NotTrusted)']],
    ['is unsigned', 'NotSigned\r\n', ['Diwan.exe is not signed']],
    ['is by another', 'Valid\r\nMallory\r\n', ['Diwan.exe is signed by Mallory, not by Shop']],
  ])('Windows is asked of each program and library, and its answer counts where one %s', async (_, answer, signatures) => {
    const app = await make('win');
    const run = async (__: string, args: string[]): Promise<string> => (args.at(-1)?.includes('Diwan.exe') ? answer : 'Valid\r\nShop\r\n');
    const found = await findProblems(app, { isSigned: true, system: 'win32', publisher: 'Shop', run });
    expect(found.signatures ?? []).toEqual(signatures);
  });

  describe('of an installer', () => {
    const write = (name: string): string => {
      const path = join(top, name);
      writeFileSync(path, '');
      return path;
    };

    it.each(['Diwan-Setup-1.0.0.exe', 'Diwan-1.0.0-x64.msi'])('%s itself are verified', async (name) => {
      const verify = (subject: string) =>
        verifyPackage(write(name), { isSigned: true, system: 'linux', publisher: 'Shop', run: answering({ [name]: subject }) });
      expect(await verify('/CN=Shop')).toEqual([{ check: 'signature', problems: [], said: '1 of 1 verified as signed by Shop' }]);
      expect(await verify('/CN=Mallory')).toMatchObject([{ problems: [`${name} is signed by Mallory, not by Shop`] }]);
      expect(await verify('')).toMatchObject([{ problems: [`${name} is not signed`] }]);
    });

    it.each([
      ['pkgutil', 'its signature does not hold'],
      ['spctl', 'macOS would not install it'],
      ['xcrun', 'the notary’s ticket is missing'],
    ])('macOS is asked of a PKG by %s', async (refusing, problem) => {
      const run = async (command: string): Promise<string> => (command === refusing ? Promise.reject(new Error('refused')) : '');
      const findings = await verifyPackage(write('Diwan-1.0.0-universal.pkg'), { isSigned: true, system: 'darwin', run });
      expect(findings).toMatchObject([{ problems: [problem] }]);
    });

    it.each(['Diwan.dmg', 'Diwan.zip', 'diwan.deb', 'diwan.AppImage'])('%s carries none, and that is said', async (name) => {
      const findings = await verifyPackage(write(name), { isSigned: true });
      expect(findings).toMatchObject([{ problems: [], said: expect.stringMatching(/^carries no signature; /) }]);
    });
  });

  it.each([
    ['codesign', 'its signature does not hold'],
    ['spctl', 'macOS would not start it'],
    ['xcrun', 'the notary’s ticket is missing'],
  ])('macOS is asked by %s', async (refusing, problem) => {
    const app = await make('mac');
    const run = async (command: string): Promise<string> => {
      if (command === refusing) throw new Error('refused');
      return '';
    };
    expect(await findProblems(app, { isSigned: true, system: 'darwin', run })).toEqual({ signatures: [problem] });
  });

  it('only macOS can say it of a Mac app', async () => {
    const findings = await verifyPackage((await make('mac')).folder, { isSigned: true, system: 'linux' });
    expect(findings.at(-1)).toMatchObject({ problems: [], said: 'only macOS can read the signature of a Mac app' });
  });
});
