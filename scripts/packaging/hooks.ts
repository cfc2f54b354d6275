import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { Arch, type Configuration } from 'electron-builder';
import { build, parse } from 'plist';
import { makeLegalPapers } from '../legal/papers.ts';
import { type ProgramSystem, readArchitecture } from './architecture.ts';
import { fuses } from './fuses.ts';
import { makeIcons } from './icons.ts';
import { makeLinuxPapers } from './linux-papers.ts';
import { markForArm64 } from './msi-project.ts';
import { type PackageType, packageTypes } from './package-types.ts';

export type Hook = Exclude<NonNullable<Configuration['afterPack']>, string>;
type Context = Parameters<Hook>[0];

const systems: Record<string, ProgramSystem> = { win32: 'win', darwin: 'mac', linux: 'linux' };
const keychainModule = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';
/** Usage descriptions that Electron's program has for every app; this app uses none of these devices. */
const unusedUsage = /^NS(Camera|Microphone|AudioCapture|Bluetooth\w+|Location\w*)UsageDescription$/;

/** A file in the packed folder takes precedence over the one that electron-builder writes into the AppImage. */
const ownLauncher = join(import.meta.dirname, '../../resources/AppRun');

/** One half of a universal app, which is merged, finished, and signed later. */
const isHalf = ({ appOutDir }: Context): boolean => appOutDir.endsWith('-temp');

const macBundle = ({ appOutDir, packager }: Context): string => join(appOutDir, `${packager.appInfo.productFilename}.app`);

function findProgram(context: Context, system: ProgramSystem): string {
  const { appOutDir, packager } = context;
  if (system === 'mac') return macBundle(context);
  if (system === 'win') return join(appOutDir, `${packager.appInfo.productFilename}.exe`);
  return join(appOutDir, (packager as typeof packager & { executableName: string }).executableName);
}

const keychainPath = ({ appOutDir, packager }: Context): string => join(packager.getResourcesDir(appOutDir), keychainModule);

/**
 * Throws if the keychain's module is missing or built for another processor. Without the module, users would have to sign in at every
 * start, and only on computers on which the package wasn't tested.
 */
async function demandKeychainModule(context: Context, system: ProgramSystem): Promise<void> {
  const wanted = context.arch === Arch.universal ? ['arm64', 'x64'] : [Arch[context.arch]];
  const path = keychainPath(context);
  const found = await readArchitecture(path).catch(() => null);
  if (found?.system === system && found.processors.toSorted().join() === wanted.join()) return;
  const is = found === null ? 'missing' : `for ${found.system} ${found.processors.join(' and ')}`;
  throw new Error(`keytar has to be there for ${system} ${wanted.join(' and ')}, but it is ${is}: ${path}`);
}

interface MacInfo {
  NSAppTransportSecurity?: Record<string, unknown>;
}

/**
 * Removes the usage descriptions that the app doesn't need, and the permission for unencrypted connections to every host, which
 * electron-builder adds.
 */
async function narrowMacInfo(context: Context): Promise<void> {
  const file = join(macBundle(context), 'Contents/Info.plist');
  const info = parse(await readFile(file, 'utf8')) as MacInfo;
  const kept = Object.fromEntries(Object.entries(info).filter(([key]) => !unusedUsage.test(key)));
  await writeFile(file, build({ ...kept, NSAppTransportSecurity: { ...info.NSAppTransportSecurity, NSAllowsArbitraryLoads: false } }));
}

type Packager = Context['packager'] & { signIf?: (file: string) => Promise<boolean> };

/** Marks an MSI for ARM after it is written and before it is signed; electron-builder has no hook at that point. */
function markBeforeSigning(packager: Packager): void {
  const sign = packager.signIf?.bind(packager);
  if (!sign) throw new Error('electron-builder signs otherwise than before: the MSI for ARM cannot be marked.');
  packager.signIf = async (file) => {
    if (file.endsWith('-arm64.msi')) await writeFile(file, markForArm64(await readFile(file)));
    return sign(file);
  };
}

/** Rejects targets that the configuration wasn't made for, because they would have another package's type mark. */
export function preparePack(type: PackageType | null): Hook {
  const wanted: string[] = type === null ? [] : packageTypes[type].targets.map((name) => name.toLowerCase());
  return async ({ targets, packager, arch }) => {
    const others = targets.map(({ name }) => name.toLowerCase()).filter((name) => ![...wanted, 'dir'].includes(name));
    if (others.length > 0) throw new Error(`Build ${others.join(' and ')} by \`npm run package -- TYPE\`.`);
    if (type === 'msi' && arch === Arch.arm64) markBeforeSigning(packager);
    await makeIcons(join(packager.projectDir, 'resources/icons'));
    makeLegalPapers(packager.projectDir);
    if (type === 'deb') makeLinuxPapers(packager.projectDir);
  };
}

/** Finishes a packed app before it is signed: writes its type mark, narrows its Info.plist, and sets the fuses. */
export function finishPack(type: PackageType | null): Hook {
  return async (context) => {
    if (isHalf(context)) return;
    const system = systems[context.electronPlatformName] ?? 'linux';
    await demandKeychainModule(context, system);
    // A library is loaded, not started, but npm marks it as executable.
    await chmod(keychainPath(context), 0o644);
    if (type !== null) await writeFile(join(context.packager.getResourcesDir(context.appOutDir), 'package-type'), type);
    if (system === 'mac') await narrowMacInfo(context);
    if (type === 'appimage') await copyFile(ownLauncher, join(context.appOutDir, 'AppRun'));
    // Setting fuses breaks the linker's signature of an unsigned Mac program, and without a signature it doesn't start.
    await flipFuses(findProgram(context, system), { ...fuses, resetAdHocDarwinSignature: process.platform === 'darwin' });
  };
}
