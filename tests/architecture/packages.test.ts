import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { linkScheme } from '@main/start/order-link';
import { readConfig } from '@main/system/ports/config';
// electron-builder's check of its own configuration.
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { fuses } from '../../scripts/packaging/fuses';
import { debDepends } from '../../scripts/packaging/libraries';
import { improveProject, markForArm64 } from '../../scripts/packaging/msi-project';
import { type PackageType, packageTypes } from '../../scripts/packaging/package-types';
import { forElectron } from '../../scripts/setup.mjs';
import { askElectronBuilder, mergeConfiguration, readWritten } from '../packaging/merged-configuration';

const root = join(import.meta.dirname, '../..');
const types = Object.keys(packageTypes) as PackageType[];

const configure = (type: PackageType | null, environment: Record<string, string> = {}) =>
  mergeConfiguration({ type, updateFeed: 'https://updates.shop.example/', environment });

const azure = {
  DIWAN_AZURE_SIGN_ENDPOINT: 'https://weu.codesigning.azure.net/',
  DIWAN_AZURE_SIGN_ACCOUNT: 'account',
  DIWAN_AZURE_SIGN_PROFILE: 'profile',
  DIWAN_AZURE_SIGN_PUBLISHER: 'CN=Publisher',
};
const apple = { CSC_LINK: 'certificate.p12', APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' };

/** The only differences between the six packages. */
const arches = (target: string, arch: string[]) => ({ target, arch });
const feed = { provider: 'generic', url: 'https://updates.shop.example/', useMultipleRangeRequest: false };
const wanted: Record<PackageType, { targets: object[]; publish: object | null }> = {
  nsis: { targets: [arches('nsis', ['x64', 'arm64'])], publish: feed },
  msi: { targets: [arches('msi', ['x64', 'arm64'])], publish: null },
  dmg: { targets: [arches('dmg', ['universal']), arches('zip', ['universal'])], publish: feed },
  pkg: { targets: [arches('pkg', ['universal'])], publish: null },
  deb: { targets: [arches('deb', ['x64'])], publish: null },
  appimage: { targets: [arches('AppImage', ['x64'])], publish: feed },
};

describe('electron-builder.yml', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const variables = ['DIWAN_PACKAGE_TYPE', 'DIWAN_UPDATE_FEED', 'CSC_LINK', 'WIN_CSC_LINK', 'CSC_NAME', ...Object.keys(azure)];
  const ask = async (environment: Record<string, string>) => {
    for (const name of variables) vi.stubEnv(name, environment[name]);
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { extends: _, files, ...merged } = await askElectronBuilder();
    return { ...merged, files: (files as { filter: string[] }[]).flatMap(({ filter }) => filter) };
  };

  it.each(types)('is what electron-builder packs %s with, and only the target, the feed and the signing are added', async (type) => {
    const { targets, publish } = wanted[type];
    const written = readWritten();
    expect(await ask({ DIWAN_PACKAGE_TYPE: type, DIWAN_UPDATE_FEED: feed.url })).toEqual({
      ...written,
      publish,
      win: { ...written.win, target: targets, forceCodeSigning: false },
      mac: { ...written.mac, target: targets, forceCodeSigning: false, notarize: false },
      linux: { ...written.linux, target: targets },
    });
  });

  it.each([
    ['a folder', null, {}],
    ['an MSI that Azure signs', 'msi', azure],
    ['a setup that a certificate signs', 'nsis', { WIN_CSC_LINK: 'certificate.pfx' }],
    ['a PKG that Apple lets pass', 'pkg', apple],
  ] as const)('is merged for %s as these tests merge it', async (_, type, environment) => {
    const asked = await ask({ ...environment, ...(type && { DIWAN_PACKAGE_TYPE: type }) });
    expect(asked).toEqual(mergeConfiguration({ type, updateFeed: null, environment }));
  });

  it('names hooks that are there', async () => {
    const { beforePack, afterPack, msiProjectCreated } = readWritten();
    for (const [name, path] of Object.entries({ beforePack, afterPack, msiProjectCreated })) {
      const module = (await import(join(root, String(path)))) as Record<string, unknown>;
      expect(module[name], name).toBeTypeOf('function');
    }
  });

  it('is the only configuration', () => {
    const others = readdirSync(root).filter((name) => /^electron-builder\./.test(name));
    expect(others).toEqual(['electron-builder.yml']);
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).not.toHaveProperty('build');
  });
});

describe('what electron-builder is told', () => {
  it.each([null, ...types])('it understands for %s', async (type) => {
    await expect(validateConfiguration(configure(type), { isEnabled: false } as never)).resolves.toBeUndefined();
  });

  it('only what a shop installs by itself carries the address of updates', () => {
    expect(types.filter((type) => configure(type).publish !== null)).toEqual(['nsis', 'dmg', 'appimage']);
    expect(mergeConfiguration({ type: 'nsis', updateFeed: null, environment: {} }).publish).toBeNull();
    expect(configure('nsis').publish).toMatchObject({ provider: 'generic', url: 'https://updates.shop.example/' });
    // A channel in this configuration would publish test versions among the final ones.
    expect(configure('nsis').publish).not.toHaveProperty('channel');
    expect(configure('nsis').detectUpdateChannel).not.toBe(false);
  });

  it('the MSI is for the whole machine, starts nothing, and is found again by the next one', () => {
    expect(configure('msi').msi).toMatchObject({
      perMachine: true,
      runAfterFinish: false,
      upgradeCode: 'A1C300AC-68C5-5E43-A195-826E82223DF1',
      warningsAsErrors: true,
    });
  });

  it('the installer of a shop asks for no administrator, speaks both languages and is found again', () => {
    expect(configure('nsis').nsis).toMatchObject({
      perMachine: false,
      installerLanguages: ['en_US', 'ar_SA'],
      guid: '51806f9c-9eff-5ecb-ac0d-d524ac990f1b',
      deleteAppDataOnUninstall: false,
      packElevateHelper: false,
    });
  });

  it('the PKG replaces the app where IT put it, after that was closed', () => {
    expect(configure('pkg').pkg).toMatchObject({ isRelocatable: false, overwriteAction: 'upgrade', mustClose: ['com.diwan.backoffice'] });
  });

  it('the AppImage starts inside the sandbox', () => {
    expect(configure('appimage')).toMatchObject({
      appImage: { executableArgs: [] },
      toolsets: { appimage: expect.stringMatching(/^1\./) },
    });
  });

  it('the deb depends on what its program is linked to, in older and newer systems', () => {
    expect(configure('deb').deb?.depends).toEqual(debDepends);
    const named = new Set(debDepends.flatMap((names) => names.split(' | ')));
    const forStarting = Object.keys(forElectron).map((names) => names.split(' | '));
    expect(forStarting.filter((names) => !names.every((name) => named.has(name)))).toEqual([]);
  });

  it('a menu of Linux names the app in both languages', () => {
    const { desktop, description } = configure('deb').linux ?? {};
    const entry: Record<string, string> = { ...desktop?.entry, Comment: description ?? '' };
    for (const key of ['Name', 'GenericName', 'Comment', 'Keywords']) {
      expect(entry?.[key], key).toMatch(/^[\w ,;-]+$/);
      expect(entry?.[`${key}[ar]`], key).toMatch(/^[\u0600-\u06ff ;،]+$/);
    }
  });

  it('a module that is missing fails the build', () => {
    expect(configure('nsis')).toMatchObject({ allowMissingDependencies: false, npmRebuild: true, buildDependenciesFromSource: false });
  });
});

describe('the project of the MSI', () => {
  const template = readFileSync(join(root, 'node_modules/app-builder-lib/templates/msi/template.xml'), 'utf8');
  const shortcut =
    '<Shortcut Id="desktopShortcut" Directory="DesktopFolder" Name="Diwan" WorkingDirectory="APPLICATIONFOLDER" Advertise="yes" Icon="i"/>';
  const project = template.replace('{{-files}}', `<Component><File Name="Diwan.exe">${shortcut}</File></Component>`);

  it('wants Windows 10 instead of 7, and lets IT forbid the link on the desktop', () => {
    const improved = improveProject(project);
    expect(improved).not.toContain('Windows 7');
    expect(improved).toMatch(/Message="Diwan needs Windows 10 or newer\. \/ .*Windows 10 أو أحدث\."/);
    expect(improved).toMatch(/<Property Id="WINDOWS10ORNEWER" Secure="yes">[\s\S]*CurrentMajorVersionNumber/);
    expect(improved).toMatch(/<Property Id="DESKTOPSHORTCUT" Secure="yes" Value="1"\/>/);
    expect(improved.match(/desktopShortcut/g)).toHaveLength(1);
    expect(improved).toMatch(/DESKTOPSHORTCUT <> "0"[\s\S]*desktopShortcut[^>]*Target="\[APPLICATIONFOLDER\]Diwan\.exe"/);
  });

  it.each([
    ['launch condition', project.replace('Windows 7 and above', 'Windows 8 and above')],
    ['link', project.replace(shortcut, '')],
  ])('is refused where electron-builder writes another %s', (_, other) => {
    expect(() => improveProject(other)).toThrow('electron-builder writes it otherwise than before');
  });

  it('an MSI for ARM says so in its summary, in the room of the word before', () => {
    const summary = (word: string): Buffer => Buffer.concat([Buffer.of(0x1e, 0, 0, 0, word.length + 1, 0, 0, 0), Buffer.from(`${word}\0`)]);
    const msi = Buffer.concat([Buffer.alloc(100, 7), summary('x64;1033'), Buffer.alloc(3), Buffer.alloc(100, 7)]);
    const marked = markForArm64(msi);
    expect(marked).toHaveLength(msi.length);
    expect(marked.includes(summary('Arm64;1033'))).toBe(true);
    expect(() => markForArm64(marked)).toThrow('cannot be marked for ARM');
    expect(() => markForArm64(Buffer.concat([msi, msi]))).toThrow('cannot be marked for ARM');
  });
});

describe('the installer of Windows', () => {
  const read = (name: string): string => readFileSync(join(root, 'resources', name), 'utf8');
  const textsOf = (script: string, language: string): string[] =>
    [...script.matchAll(new RegExp(`LangString (\\w+) \\$\\{LANG_${language}\\} "(.+)"`, 'g'))].map(([, name = '']) => name);

  it('is told what to do with an app that is busy', () => {
    expect(configure('nsis').nsis?.include).toBe('installer.nsh');
    const script = read('installer.nsh');
    // The last two are for the copy that runs as administrator, for which electron-builder makes no check.
    for (const macro of ['customCheckAppRunning', 'customPageAfterChangeDir', 'customInit']) {
      expect(script, macro).toMatch(new RegExp(`^!macro ${macro}$(?:(?!^!macroend$)[\\s\\S])*waitWhileBusy`, 'm'));
    }
  });

  it('asks the app of this person to end by its own command before it ends anything', () => {
    const script = read('installer.nsh');
    expect(script).toMatch(/!macro quitOwn\n(?:(?!^!macroend$)[\s\S])*--quit --when-idle/m);
    expect(script).toMatch(/!macro closeIdle\n\s*!insertmacro quitOwn/);
  });

  it('takes along what starts the app with Windows, but not for an update', () => {
    const [, removing = ''] = /!macro customUnInstall\n([\s\S]*?)!macroend/.exec(read('installer.nsh')) ?? [];
    expect(removing).toMatch(/\$\{IfNot\} \$\{isUpdated\}\n\s*DeleteRegValue HKCU "\$\{RUN_KEY\}" "\$\{APP_ID\}"/);
    // Windows identifies the entry by the name that the app sets.
    expect(readFileSync(join(root, 'src/main/index.ts'), 'utf8')).toContain(`setAppUserModelId('${configure('nsis').appId}')`);
  });

  it('takes along the link, where it leads to the copy that is removed', () => {
    const script = read('installer.nsh');
    const [, removing = ''] = /!macro customUnInstall\n([\s\S]*?)!macroend/.exec(script) ?? [];
    expect(script).toContain(`!define LINK_KEY "Software\\Classes\\${linkScheme}"`);
    expect(removing).toMatch(
      /StrLen \$1 "\$INSTDIR\\"\n\s*StrCpy \$2 \$0 \$1 1\n\s*\$\{If\} \$2 == "\$INSTDIR\\"\n\s*DeleteRegKey HKCU "\$\{LINK_KEY\}"/,
    );
    for (const guide of ['it-guide.md', 'it-guide.ar.md'])
      expect(readFileSync(join(root, 'docs', guide), 'utf8'), guide).toContain(`HKCU:\\Software\\Classes\\${linkScheme}`);
  });

  it('looks where the app marks its process', () => {
    const { busyFolder } = readConfig({ isPackaged: true, environment: { LOCALAPPDATA: '$1' } });
    const script = read('installer.nsh').replaceAll(/\$\{PRODUCT_FILENAME\}/g, 'Diwan');
    expect(script).toContain(`lookAtMarks "${busyFolder}"`);
  });

  it('has its own texts in both languages', () => {
    const own = read('installer.nsh');
    expect(textsOf(own, 'ENGLISH')).toHaveLength(3);
    expect(textsOf(own, 'ARABIC')).toEqual(textsOf(own, 'ENGLISH'));
  });

  // A newer electron-builder may have more texts.
  it('has Arabic for every text of electron-builder', () => {
    const templates = join(root, 'node_modules/app-builder-lib/templates/nsis');
    const texts = ['messages.yml', 'assistedMessages.yml'].map((name) => parse(readFileSync(join(templates, name), 'utf8')) as object);
    expect(textsOf(read('installer-arabic.nsh'), 'ARABIC')).toEqual(texts.flatMap((each) => Object.keys(each)));
  });
});

describe('signing', () => {
  it('nothing is demanded where the environment has no certificate', () => {
    expect(configure('nsis').win).toMatchObject({ forceCodeSigning: false });
    expect(configure('dmg').mac).toMatchObject({ forceCodeSigning: false, notarize: false });
  });

  it('libraries are signed too', () => {
    expect(configure('msi').win?.signExts).toEqual(expect.arrayContaining(['.dll', '.node']));
  });

  it.each([
    ['Azure', 'msi', azure],
    ['a certificate', 'nsis', { WIN_CSC_LINK: 'certificate.pfx' }],
    ['the certificate of every system', 'nsis', { CSC_LINK: 'certificate.pfx' }],
  ] as const)('with %s a Windows package that stays unsigned fails the build', (_, type, environment) => {
    expect(configure(type, environment).win?.forceCodeSigning).toBe(true);
  });

  it('a certificate signs with the digest that Windows believes', async () => {
    const configuration = configure('nsis', { CSC_LINK: 'certificate.pfx' });
    expect(configuration.win?.signtoolOptions?.signingHashAlgorithms).toEqual(['sha256']);
    await expect(validateConfiguration(configuration, { isEnabled: false } as never)).resolves.toBeUndefined();
  });

  it('Azure is told which certificate', () => {
    expect(configure('msi', azure).win?.azureSignOptions).toEqual({
      endpoint: 'https://weu.codesigning.azure.net/',
      codeSigningAccountName: 'account',
      certificateProfileName: 'profile',
      publisherName: 'CN=Publisher',
    });
  });

  it('with a certificate a Mac package that stays unsigned or is not notarized fails the build', () => {
    expect(configure('pkg', apple).mac).toMatchObject({ forceCodeSigning: true, notarize: true });
  });

  it.each([
    ['nsis', azure, 'DIWAN_AZURE_SIGN_PUBLISHER'],
    ['dmg', apple, 'APPLE_API_KEY_ID'],
  ] as const)('%s is not built with half of what signing needs', (type, complete, name) => {
    expect(() => configure(type, { ...complete, [name]: '' })).toThrow(`Signing needs ${name} too.`);
  });
});

describe('fuses', () => {
  it('every one that Electron has is decided', () => {
    const known = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
    expect(known.filter((fuse) => typeof (fuses as Record<number, unknown>)[fuse] !== 'boolean')).toEqual([]);
    expect(fuses.strictlyRequireAllFuses).toBe(true);
  });
});

describe('what the signed app may do on macOS', () => {
  it('runs hardened', () => {
    expect(configure('dmg').mac?.hardenedRuntime).toBe(true);
  });

  // Without own entitlements, electron-builder uses its defaults, which also allow unsigned memory and foreign libraries.
  it.each(['entitlements', 'entitlementsInherit'] as const)('%s lift only the ban on compiling', (option) => {
    const file = configure('dmg').mac?.[option] ?? '';
    const lifted = [...readFileSync(join(root, file), 'utf8').matchAll(/<key>(.+?)<\/key>\s*<(\w+)\/>/g)];
    expect(lifted.map(([, key, value]) => [key, value])).toEqual([['com.apple.security.cs.allow-jit', 'true']]);
  });
});
