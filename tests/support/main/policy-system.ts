import type { RegistryValue } from '@main/system/policy/parse-registry-export';
import type { PolicySystem, PosixOwner } from '@main/system/policy/policy-system';

export type RegistryTree = Record<string, Record<string, RegistryValue>>;

export interface FakePolicySystem {
  platform: 'win32' | 'darwin' | 'linux';
  files?: Record<string, string | Uint8Array>;
  /** Owner, group, and mode of a path; `root root 0755` by default. */
  owners?: Record<string, Partial<Pick<PosixOwner, 'uid' | 'gid' | 'mode'>>>;
  /** Output of Get-Acl for the folder and the file. */
  descriptors?: [folder: string, file: string];
  /** Values of a registry key, by its full path. */
  registry?: RegistryTree;
  /** Programs that don't start, respond with an error, or never respond, by the end of their path. */
  failing?: Record<string, Error | number | 'silent'>;
  /** Milliseconds until a program responds, by the end of its path. A cold PowerShell takes seconds. */
  slowMs?: Record<string, number>;
  /** Output of plutil by the path in its arguments. */
  plists?: Record<string, { code: number; output: string }>;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
export const toUtf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(',');
const withEscapes = (text: string): string => text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`);

function exportValue(value: RegistryValue): string {
  if (typeof value === 'string') return `"${withEscapes(value)}"`;
  if (typeof value === 'number') return `dword:${value.toString(16).padStart(8, '0')}`;
  if (Array.isArray(value)) return `hex(7):${hex(Buffer.from(`${[...value, ''].join('\0')}\0`, 'utf16le'))}`;
  return 'hex:00,01';
}

/** Formats a registry tree as reg.exe exports it: every key at and below `path`. */
export function exportRegistry(tree: RegistryTree, path: string): string {
  const keys = Object.entries(tree).filter(([key]) => key === path || key.startsWith(`${path}\\`));
  const parts = keys.map(([key, values]) => [
    `[${key}]`,
    ...Object.entries(values).map(([name, value]) => `"${withEscapes(name)}"=${exportValue(value)}`),
    '',
  ]);
  return ['Windows Registry Editor Version 5.00', '', ...parts.flat(), ''].join('\r\n');
}

const withParents = (tree: RegistryTree): string[] =>
  Object.keys(tree).flatMap((key) => key.split('\\').map((_, index, names) => names.slice(0, index + 1).join('\\')));

const system32 = String.raw`C:\Windows\System32`;
const notThere = { code: 1, output: encode('') };

/** A machine with only the parts that a policy needs. */
export function createFakePolicySystem(machine: FakePolicySystem): PolicySystem & { ran: string[] } {
  const files = new Map(Object.entries(machine.files ?? {}));
  const registry = machine.registry ?? {};
  // Keys that exist on every Windows.
  const keys = [
    ...withParents(registry),
    String.raw`HKEY_LOCAL_MACHINE\Software\Policies`,
    String.raw`HKEY_CURRENT_USER\Software\Policies`,
  ];
  const ran: string[] = [];
  let scratchFiles = 0;

  function reg([verb, path = '', file = '']: readonly string[]) {
    if (verb === 'export') {
      if (!Object.keys(registry).some((key) => key === path || key.startsWith(`${path}\\`))) return notThere;
      files.set(file, toUtf16(exportRegistry(registry, path)));
      return { code: 0, output: encode('') };
    }
    if (!keys.includes(path)) return notThere;
    const below = new Set(
      keys.filter((key) => key.startsWith(`${path}\\`)).map((key) => `${path}\\${key.slice(path.length + 1).split('\\')[0]}`),
    );
    return { code: 0, output: encode(['', ...below, ''].join('\r\n')) };
  }

  function answer(program: string, args: readonly string[]) {
    if (program === `${system32}\\reg.exe`) return reg(args);
    if (program.endsWith('powershell.exe')) return { code: 0, output: encode(`${(machine.descriptors ?? []).join('\r\n')}\r\n`) };
    const plist = machine.plists?.[args.at(-1) ?? ''];
    if (program === '/usr/bin/plutil' && plist) return { code: plist.code, output: encode(plist.output) };
    throw new Error(`nobody answers for ${program}`);
  }

  return {
    platform: machine.platform,
    userName: 'noura',
    windowsFolder: String.raw`C:\Windows`,
    ran,
    async run(program, args) {
      ran.push([program, ...args].join(' '));
      const slowMs = Object.entries(machine.slowMs ?? {}).find(([end]) => program.endsWith(end))?.[1] ?? 0;
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
      const failure = Object.entries(machine.failing ?? {}).find(([end]) => program.endsWith(end))?.[1];
      if (failure === 'silent') return new Promise(() => undefined);
      if (typeof failure === 'number') return { code: failure, output: encode('') };
      if (failure) throw failure;
      return answer(program, args);
    },
    async readFile(path, maxBytes) {
      const content = files.get(path);
      if (content === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
      const bytes = typeof content === 'string' ? encode(content) : content;
      if (bytes.length > maxBytes) throw Object.assign(new Error(`${bytes.length} bytes`), { code: 'EFBIG' });
      return bytes;
    },
    withScratchFile(use) {
      scratchFiles += 1;
      return use(`C:\\scratch\\${scratchFiles}`);
    },
    async owners(path) {
      const names = path.split('/');
      const paths = names.map((_, index) => names.slice(0, names.length - index).join('/') || '/');
      return paths.map((one, depth) => ({ path: one, uid: 0, gid: 0, mode: 0o755, isOwn: depth < 2, ...machine.owners?.[one] }));
    },
  };
}
