import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch } from 'electron-builder';
import { build, parse } from 'plist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseArchitecture } from '../../scripts/packaging/architecture';
import { finishPack, preparePack } from '../../scripts/packaging/hooks';
import { makeIcons } from '../../scripts/packaging/icons';
import { writeFusedProgram } from '../packaging/fused-program';
import { headOfProgram } from '../packaging/program-heads';

type Context = Parameters<ReturnType<typeof finishPack>>[0];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-packing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const layouts = {
  linux: { program: 'diwan', resources: 'resources' },
  win32: { program: 'Diwan.exe', resources: 'resources' },
  darwin: {
    program: 'Diwan.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
    resources: 'Diwan.app/Contents/Resources',
  },
};
type System = keyof typeof layouts;
const keytar = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Creates the files that exist when electron-builder calls the hook. */
function layOut(system: System, module: Buffer | null = headOfProgram('linux', ['x64'])): void {
  const { program, resources } = layouts[system];
  writeFusedProgram(join(folder, program));
  write(join(resources, 'icon.txt'), '');
  if (module) write(join(resources, keytar), module);
}

const contextOf = (system: System, { arch = Arch.x64, targets = [] as string[], appOutDir = folder } = {}): Context =>
  ({
    appOutDir,
    arch,
    electronPlatformName: system,
    targets: targets.map((name) => ({ name })),
    packager: {
      projectDir: folder,
      executableName: 'diwan',
      appInfo: { productFilename: 'Diwan' },
      getResourcesDir: (appFolder: string) => join(appFolder, layouts[system].resources),
    },
  }) as unknown as Context;

describe('the last hands on a package', () => {
  it('all nine fuses are set', async () => {
    layOut('linux');
    await finishPack('deb')(contextOf('linux'));
    const wire = (await getCurrentFuseWire(join(folder, 'diwan'))) as unknown as Record<number, FuseState>;
    const enabled = Object.values(FuseV1Options).filter((fuse) => typeof fuse === 'number' && wire[fuse] === FuseState.ENABLE);
    expect(enabled.map((fuse) => FuseV1Options[fuse as number])).toEqual([
      'EnableCookieEncryption',
      'EnableEmbeddedAsarIntegrityValidation',
      'OnlyLoadAppFromAsar',
      'WasmTrapHandlers',
    ]);
  });

  it.skipIf(process.platform === 'win32')('the module of the keychain is a library that nobody starts', async () => {
    layOut('linux');
    const module = join(folder, 'resources', keytar);
    chmodSync(module, 0o755);
    await finishPack('deb')(contextOf('linux'));
    expect(statSync(module).mode & 0o777).toBe(0o644);
  });

  it('the app can tell how it was installed', async () => {
    layOut('linux');
    await finishPack('appimage')(contextOf('linux'));
    expect(readFileSync(join(folder, 'resources/package-type'), 'utf8')).toBe('appimage');
  });

  // On a Mac, codesign runs after the fuses, and fails for a file that is no program.
  it.skipIf(process.platform === 'darwin')(
    'a Mac app asks neither for the camera nor for the microphone, nor to speak in clear with every host',
    async () => {
      layOut('darwin', headOfProgram('mac', ['x64', 'arm64']));
      const NSAppTransportSecurity = { NSAllowsLocalNetworking: true, NSAllowsArbitraryLoads: true };
      const info = {
        CFBundleName: 'Diwan',
        NSAppTransportSecurity,
        NSCameraUsageDescription: 'Electron',
        NSMicrophoneUsageDescription: 'Electron',
      };
      write('Diwan.app/Contents/Info.plist', build(info));
      await finishPack('dmg')(contextOf('darwin', { arch: Arch.universal }));
      expect(parse(readFileSync(join(folder, 'Diwan.app/Contents/Info.plist'), 'utf8'))).toEqual({
        CFBundleName: 'Diwan',
        NSAppTransportSecurity: { NSAllowsLocalNetworking: true, NSAllowsArbitraryLoads: false },
      });
    },
  );

  it('a half of a universal Mac app is left as it is', async () => {
    const appOutDir = join(folder, 'mac-universal-x64-temp');
    await expect(finishPack('dmg')(contextOf('darwin', { appOutDir }))).resolves.toBeUndefined();
  });

  it.each([
    ['is missing', 'linux', Arch.x64, null],
    ['is of another processor', 'win32', Arch.arm64, headOfProgram('win', ['x64'])],
    ['is of another system', 'win32', Arch.x64, headOfProgram('linux', ['x64'])],
    ['has only half of a universal app', 'darwin', Arch.universal, headOfProgram('mac', ['arm64'])],
  ] as const)('fails when the module of the keychain %s', async (_, system, arch, module) => {
    layOut(system, module);
    await expect(finishPack('deb')(contextOf(system, { arch }))).rejects.toThrow('keytar has to be there');
  });

  it.each([
    ['linux', Arch.arm64, headOfProgram('linux', ['arm64'])],
    ['win32', Arch.arm64, headOfProgram('win', ['arm64'])],
  ] as const)('takes the module of %s', async (system, arch, module) => {
    layOut(system, module);
    await expect(finishPack(null)(contextOf(system, { arch }))).resolves.toBeUndefined();
  });

  it('a package that the configuration was not made for is not built', async () => {
    await expect(preparePack('nsis')(contextOf('win32', { targets: ['nsis', 'msi'] }))).rejects.toThrow('Build msi by');
  });
});

describe.skipIf(process.platform !== 'linux')('an AppImage', () => {
  /**
   * Starts the launcher beside a program that prints its arguments. `mayUnshare`: whether `unshare` reports that namespaces are allowed.
   */
  async function launch(mayUnshare: boolean): Promise<{ status: number | null; stdout: string; stderr: string }> {
    layOut('linux');
    await finishPack('appimage')(contextOf('linux'));
    for (const [name, script] of [
      ['diwan', 'echo "$@"'],
      ['bin/unshare', `exit ${mayUnshare ? 0 : 1}`],
      ['bin/zenity', 'exit 0'],
    ] as const) {
      write(name, `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    return spawnSync(join(folder, 'AppRun'), ['--hidden', 'a b'], { encoding: 'utf8', env: { ...process.env, PATH, APPDIR: folder } });
  }

  it('hands its arguments on, and nothing else', async () => {
    expect(await launch(true)).toMatchObject({ status: 0, stdout: '--hidden a b\n' });
  });

  it('starts nothing where its sandbox cannot be made, and says so in both languages', async () => {
    const { status, stdout, stderr } = await launch(false);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/deb package[\s\S]*حزمة deb/);
  });
});

describe('icons', () => {
  const isPng = (content: Buffer): boolean => content.toString('latin1', 1, 4) === 'PNG';
  const edgeOf = (png: Buffer): number => png.readUInt32BE(16);

  it('the one of Windows holds every size from 16 to 256 px', async () => {
    await makeIcons(folder);
    const ico = readFileSync(join(folder, 'icon.ico'));
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
    const pngs = entries.map((at) => ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8)));
    expect(pngs.every(isPng)).toBe(true);
    expect(pngs.map(edgeOf)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256]);
    expect(entries.map((at) => ico.readUInt8(at) || 256)).toEqual(pngs.map(edgeOf));
  });

  it('the one of macOS holds every size up to 1024 px, by the names that it knows', async () => {
    await makeIcons(folder);
    const icns = readFileSync(join(folder, 'icon.icns'));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const kinds: Record<string, number> = {};
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      kinds[icns.toString('latin1', at, at + 4)] = edgeOf(icns.subarray(at + 8));
    expect(kinds).toEqual({ icp4: 16, icp5: 32, ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic13: 256, ic09: 512, ic14: 512, ic10: 1024 });
  });

  it('the margin of Windows’ setup has the size that NSIS wants, and the ground of the icon', async () => {
    await makeIcons(folder);
    const bmp = readFileSync(join(folder, 'sidebar.bmp'));
    expect([bmp.toString('latin1', 0, 2), bmp.readInt32LE(18), bmp.readInt32LE(22), bmp.length]).toEqual(['BM', 164, 314, 54 + 492 * 314]);
    const [topLeft, bottomLeft] = [bmp.subarray(54 + 313 * 492, 57 + 313 * 492), bmp.subarray(54, 57)];
    expect([topLeft.toString('hex'), bottomLeft.toString('hex')]).toEqual(['7a8513', '4d540a']);
  });

  it('those of Linux are named by their size', async () => {
    await makeIcons(folder);
    expect(edgeOf(readFileSync(join(folder, 'linux/48x48.png')))).toBe(48);
  });
});

describe('what a program runs on', () => {
  it.each([
    ['linux', ['x64']],
    ['linux', ['arm64']],
    ['win', ['x64']],
    ['win', ['arm64']],
    ['mac', ['x64']],
    ['mac', ['x64', 'arm64']],
  ] as const)('%s %s', (system, processors) => {
    expect(parseArchitecture(headOfProgram(system, [...processors]))).toEqual({ system, processors });
  });

  it('a real library of this machine', () => {
    const copy = join(folder, 'node');
    copyFileSync(process.execPath, copy);
    const names = { linux: 'linux', darwin: 'mac', win32: 'win' } as Record<string, string>;
    expect(parseArchitecture(readFileSync(copy).subarray(0, 4096))).toMatchObject({
      system: names[process.platform],
      processors: [process.arch],
    });
  });

  it('a text runs on nothing', () => {
    expect(parseArchitecture(Buffer.from('#!/bin/sh\n'.padEnd(100)))).toBeNull();
  });
});
