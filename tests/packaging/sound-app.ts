import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createPackageWithOptions, getRawHeader, uncacheAll } from '@electron/asar';
import { build as buildPlist } from 'plist';
import { NtExecutable, NtExecutableResource } from 'resedit';
import type { ProgramSystem } from '../../scripts/packaging/architecture';
import { filePolicy, toPagePolicy, toPrintPolicy } from '../../src/main/system/app-protocol/content-security-policy';
import { writeFusedProgram } from './fused-program';
import { headOfProgram } from './program-heads';

const root = join(import.meta.dirname, '../..');
/** The fuses set by `scripts/packaging/fuses.ts`. */
const decidedFuses = '010011001';

const layouts = {
  linux: { resources: 'resources', program: 'diwan', licences: '' },
  win: { resources: 'resources', program: 'Diwan.exe', licences: '' },
  mac: {
    resources: 'Diwan.app/Contents/Resources',
    program: 'Diwan.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
    licences: 'Diwan.app/Contents/Resources',
  },
};

const {
  scripts: _,
  devDependencies: __,
  ...description
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
// biome-ignore lint/suspicious/noTemplateCurlyInString: the text in the bundle.
const policies = [...[toPagePolicy, toPrintPolicy].flatMap((toPolicy) => toPolicy('${nonce}').split('; ')), filePolicy];
const mainScript = policies.map((words) => (words.includes('$') ? `\`${words}\`` : JSON.stringify(words))).join(',\n');

const archived = (module: Buffer): Record<string, string | Buffer> => ({
  'package.json': JSON.stringify(description),
  'out/main/index.js': mainScript,
  'out/preload/index.cjs': '',
  'out/renderer/index.html': '<!doctype html>',
  'node_modules/keytar/package.json': '{}',
  'node_modules/keytar/LICENSE.md': 'MIT',
  'node_modules/keytar/lib/keytar.js': '',
  'node_modules/keytar/build/Release/keytar.node': module,
});

const beside: Record<string, string> = {
  'legal/THIRD-PARTY-NOTICES.txt': 'notice '.repeat(200),
  'legal/sbom.cdx.json': JSON.stringify({ bomFormat: 'CycloneDX', components: ['Electron', 'keytar', 'react'].map((name) => ({ name })) }),
  'policy/diwan.admx': '<policyDefinitions/>',
  'policy/en-US/diwan.adml': '<policyDefinitionResources/>',
  'policy/ar-SA/diwan.adml': '<policyDefinitionResources/>',
  'policy/diwan.mobileconfig': '<plist/>',
  'policy/policy.schema.json': '{}',
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a Windows program that does nothing. */
export function makeWindowsProgram(change: (resource: NtExecutableResource) => void = () => undefined): Buffer {
  const program = NtExecutable.createEmpty(false, true);
  const resource = NtExecutableResource.from(program);
  change(resource);
  resource.outputResource(program);
  return Buffer.from(program.generate());
}

const toIntegrityResource = (hash: string) => ({
  type: 'INTEGRITY',
  id: 'ELECTRONASAR',
  lang: 1033,
  codepage: 1200,
  bin: new TextEncoder().encode(JSON.stringify([{ file: 'resources\\app.asar', alg: 'SHA256', value: hash }])).buffer,
});

/** A packed app without findings in `verify-package`, and methods to break it. */
export class SoundApp {
  readonly folder: string;
  readonly system: ProgramSystem;
  fuses = decidedFuses;

  constructor(folder: string, system: ProgramSystem) {
    this.folder = folder;
    this.system = system;
  }

  private get layout() {
    return layouts[this.system];
  }

  /** The folder that is packed into the archive. */
  get source(): string {
    return join(this.folder, '..', 'source');
  }

  resource(path: string): string {
    return join(this.folder, this.layout.resources, path);
  }

  write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  remove(path: string): void {
    rmSync(path);
  }

  private get module(): Buffer {
    if (this.system === 'win') return makeWindowsProgram();
    return headOfProgram(this.system, this.system === 'mac' ? ['x64', 'arm64'] : ['x64']);
  }

  async make(): Promise<this> {
    for (const [path, content] of Object.entries(archived(this.module))) this.write(join(this.source, path), content);
    for (const [path, content] of Object.entries(beside)) this.write(this.resource(path), content);
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html']) this.write(join(this.folder, this.layout.licences, name), 'MIT');
    await this.pack();
    return this;
  }

  /** Packs the source again, and writes the program for it. */
  async pack(): Promise<void> {
    rmSync(this.resource('app.asar'), { force: true });
    // The packing promise resolves before the last bytes are on disk.
    await finished(await createPackageWithOptions(this.source, this.resource('app.asar'), { unpack: '**/*.node' }));
    this.writeProgram(this.headerHash());
  }

  headerHash(): string {
    uncacheAll();
    return hashOf(getRawHeader(this.resource('app.asar')).headerString);
  }

  /** `hash`: the archive header's hash that the program declares. */
  writeProgram(hash: string): void {
    const program = join(this.folder, this.layout.program);
    if (this.system === 'win') {
      const start = makeWindowsProgram((resource) => resource.entries.push(toIntegrityResource(hash)));
      writeFusedProgram(program, start, this.fuses);
    } else writeFusedProgram(program, this.module, this.fuses);
    if (this.system !== 'mac') return;
    const info = { ElectronAsarIntegrity: { 'Resources/app.asar': { algorithm: 'SHA256', hash } } };
    this.write(join(this.folder, 'Diwan.app/Contents/Info.plist'), buildPlist(info));
  }
}
