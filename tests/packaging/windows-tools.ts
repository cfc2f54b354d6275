import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { missingPrograms } from './missing-programs';

const root = join(import.meta.dirname, '../..');
const templates = join(root, 'node_modules/app-builder-lib/templates/nsis');
/** Debian's folder of NSIS. */
const debianNsis = '/usr/share/nsis';
/** Real Windows libraries and programs: plugins of NSIS, and the start of its installers. */
export const keychainModule = join(debianNsis, 'Plugins/amd64-unicode/nsExec.dll');
const asProgram = { mode: 0o755 };
/** Index of the entry for exports among the directories in a library's header. */
const exportDirectory = 0;

function write(path: string, content: string | Buffer, options = {}): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, options);
  return path;
}

const scriptsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ns[hi]$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Finds each `Plugin::function` that electron-builder's scripts call and that NSIS doesn't include. */
function findForeignCalls(): Map<string, Set<string>> {
  const known = new Set(readdirSync(join(debianNsis, 'Plugins/x86-unicode')).map((name) => name.replace(/\.dll$/, '').toLowerCase()));
  const calls = scriptsBelow(templates).flatMap((text) => [...text.matchAll(/\b([A-Za-z]\w+)::(\w+)/g)]);
  const foreign = new Map<string, Set<string>>();
  for (const [, plugin = '', name = ''] of calls) {
    if (known.has(plugin.toLowerCase()) || /32$/.test(plugin)) continue;
    foreign.set(plugin, (foreign.get(plugin) ?? new Set()).add(name));
  }
  return foreign;
}

/** Returns an export table that the compiler of NSIS can read. The functions never run. */
function toExports(at: number, names: string[]): Buffer {
  const tables = 40 + names.length * 10;
  const texts = names.map((name) => Buffer.from(`${name}\0`));
  const table = Buffer.alloc(tables);
  table.writeUInt32LE(at + tables, 12);
  table.writeUInt32LE(1, 16);
  table.writeUInt32LE(names.length, 20);
  table.writeUInt32LE(names.length, 24);
  table.writeUInt32LE(at + 40, 28);
  table.writeUInt32LE(at + 40 + names.length * 4, 32);
  table.writeUInt32LE(at + 40 + names.length * 8, 36);
  let text = at + tables;
  for (const [index] of names.entries()) {
    table.writeUInt32LE(at, 40 + index * 4);
    table.writeUInt32LE(text, 40 + names.length * 4 + index * 4);
    table.writeUInt16LE(index, 40 + names.length * 8 + index * 2);
    text += texts[index]?.length ?? 0;
  }
  return Buffer.concat([table, ...texts]);
}

function makePlugin(names: string[]): Buffer {
  const library = NtExecutable.createEmpty(true, true);
  const info = { name: '.edata', virtualSize: 0, virtualAddress: 0x1000, sizeOfRawData: 0, pointerToRawData: 0 };
  const data = toExports(info.virtualAddress, names.toSorted());
  const section = {
    ...info,
    virtualSize: data.length,
    pointerToRelocations: 0,
    pointerToLineNumbers: 0,
    numberOfRelocations: 0,
    numberOfLineNumbers: 0,
  };
  library.setSectionByEntry(exportDirectory, {
    info: { ...section, characteristics: 0x40000040 },
    data: data.buffer.slice(data.byteOffset, data.byteOffset + data.length) as ArrayBuffer,
  });
  return Buffer.from(library.generate());
}

/**
 * Creates NSIS as electron-builder would download it, from Debian's NSIS and empty libraries in place of electron-builder's own plugins:
 * the compiler checks their names and calls, not their effects.
 */
export function makeNsis(folder: string): Record<string, string> {
  const [bundle, resources] = [join(folder, 'nsis'), join(folder, 'nsis-resources')];
  mkdirSync(join(bundle, 'linux'), { recursive: true });
  write(join(bundle, 'linux/makensis'), '#!/bin/sh\nexec /usr/bin/makensis "$@"\n', asProgram);
  for (const name of readdirSync(debianNsis)) symlinkSync(join(debianNsis, name), join(bundle, name));
  for (const [plugin, names] of findForeignCalls()) write(join(resources, `plugins/x86-unicode/${plugin}.dll`), makePlugin([...names]));
  return { ELECTRON_BUILDER_NSIS_DIR: bundle, ELECTRON_BUILDER_NSIS_RESOURCES_DIR: resources };
}

/**
 * Creates a stand-in for Wine. electron-builder starts an installer that only writes the uninstaller (here: itself), and WiX's compiler and
 * linker: `wixl` does their work, on a converted project.
 */
export function makeWine(folder: string): Record<string, string> {
  const wine = join(folder, 'wine');
  for (const name of ['wine-home', 'lib']) mkdirSync(join(wine, name), { recursive: true });
  const script = `#!/bin/sh
exec '${process.execPath}' '${join(import.meta.dirname, 'play-wine.ts')}' "$@"
`;
  write(join(wine, 'bin/wine'), script, asProgram);
  return { ELECTRON_BUILDER_WINE_TOOLSET_DIR: wine };
}

/** Adds the description that electron-builder looks for and changes. */
function describe(program: Buffer): Buffer {
  const executable = NtExecutable.from(program);
  const resource = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(executable);
  return Buffer.from(executable.generate());
}

/** Creates `electron.exe` and a library from Debian's real Windows programs: the start of NSIS installers, and NSIS's own plugins. */
export function makeWindowsElectron(folder: string, processor: 'x64' | 'arm64', toProgram: (start: Buffer) => Buffer): string {
  const library = forProcessor(join(debianNsis, 'Plugins/amd64-unicode/System.dll'), processor);
  const program = forProcessor(join(debianNsis, 'Stubs/zlib-amd64-unicode'), processor);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak', 'locales/ar.pak']) write(join(folder, name), 'MIT');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
  write(join(folder, 'version'), version);
  write(join(folder, 'electron.exe'), toProgram(describe(program)));
  write(join(folder, 'ffmpeg.dll'), library);
  mkdirSync(join(folder, 'resources'), { recursive: true });
  return folder;
}

/** Marks the same bytes as a program for the processor. Debian has no programs for Windows on ARM. */
export function forProcessor(path: string, processor: 'x64' | 'arm64'): Buffer {
  const content = Buffer.from(readFileSync(path));
  if (processor === 'arm64') content.writeUInt16LE(0xaa64, content.readUInt32LE(0x3c) + 4);
  return content;
}

/** Returns the missing tools for Windows packages, by Debian package. */
export const missingTools = (): string[] =>
  missingPrograms({
    nsis: 'makensis',
    wixl: 'wixl',
    msitools: 'msiinfo',
    osslsigncode: 'osslsigncode',
    openssl: 'openssl',
    'p7zip-full': '7za',
  });
