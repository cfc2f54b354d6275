import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import type { RuntimeVersions } from './runtime.ts';
import { idOf, type ShippedPackage } from './shipped.ts';

/** The parts of CycloneDX 1.5 that npm writes and this script uses. */
interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version?: string;
  purl?: string;
  cpe?: string;
  licenses?: unknown[];
  properties?: { name: string; value: string }[];
  [more: string]: unknown;
}
interface Dependency {
  ref: string;
  dependsOn?: string[];
}
export interface Bom {
  metadata: { component: Component; [more: string]: unknown };
  components: Component[];
  dependencies: Dependency[];
  [more: string]: unknown;
}

/** Returns npm's own bill of materials of the whole lock file. */
export function readWholeBom(root: string): Bom {
  const options = {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  } satisfies ExecFileSyncOptionsWithStringEncoding;
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  // On Windows, npm is a shell script.
  return JSON.parse(execFileSync('npm', command, { ...options, shell: process.platform === 'win32' })) as Bom;
}

const licence = (id: string): unknown[] => [{ license: { id } }];

function runtimeComponents({ electron, chromium, node }: RuntimeVersions): Component[] {
  const part = (name: string, version: string | null, more: Partial<Component>): Component => ({
    'bom-ref': version ? `${name}@${version}` : name,
    type: 'framework',
    name,
    ...(version ? { version, purl: `pkg:generic/${name}@${version}` } : { purl: `pkg:generic/${name}` }),
    ...more,
  });
  return [
    part('electron', electron, { purl: `pkg:npm/electron@${electron}`, licenses: licence('MIT') }),
    part('chromium', chromium, { cpe: `cpe:2.3:a:google:chrome:${chromium}:*:*:*:*:*:*:*`, licenses: licence('BSD-3-Clause') }),
    part('node', node, {
      ...(node && { cpe: `cpe:2.3:a:nodejs:node.js:${node}:*:*:*:*:*:*:*` }),
      licenses: licence('MIT'),
      ...(!node && { properties: [{ name: 'diwan:version', value: 'as Electron brings it; not asked on the machine that built this' }] }),
    }),
  ];
}

const nameAndVersion = ({ name, version, purl }: Component): string => {
  // npm lists an alias under the project's name for it; the package URL has the package's own name.
  const own = /^pkg:npm\/(.+)@/.exec(purl ?? '')?.[1];
  return `${own ? decodeURIComponent(own) : name}@${version}`;
};

/** Marks a component as required, because npm marks packages that only the build needs as optional or development. */
function asShipped(component: Component, { name, as }: ShippedPackage): Component {
  const { scope: _scope, properties: _properties, ...rest } = component;
  return { ...rest, name, scope: 'required', properties: [{ name: 'diwan:as', value: as }] };
}

/** Returns the bill of materials of the installed app only. */
export function toShippedBom(whole: Bom, shipped: readonly ShippedPackage[], runtime: RuntimeVersions): Bom {
  const byId = new Map(shipped.map((one) => [idOf(one), one]));
  const packages = new Map<string, Component>();
  for (const component of whole.components) {
    const one = byId.get(nameAndVersion(component));
    if (one && !packages.has(idOf(one))) packages.set(idOf(one), asShipped(component, one));
  }
  const absent = [...byId.keys()].filter((id) => !packages.has(id));
  if (absent.length > 0) throw new Error(`not in the lock file: ${absent.join(', ')}`);
  const parts = runtimeComponents(runtime);
  const components = [...packages.values(), ...parts];
  const refs = new Set(components.map((component) => component['bom-ref']));
  const self = { ...whole.metadata.component, type: 'application', name: 'diwan' };
  const [electron, ...insideElectron] = parts.map((part) => part['bom-ref']);
  const between = whole.dependencies
    .filter(({ ref }) => refs.has(ref) && ref !== electron)
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => refs.has(needed)) }));
  return {
    ...whole,
    metadata: { ...whole.metadata, component: self },
    components,
    dependencies: [
      { ref: self['bom-ref'], dependsOn: [...refs].filter((ref) => !insideElectron.includes(ref)) },
      { ref: electron as string, dependsOn: insideElectron },
      ...between,
    ],
  };
}
