import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { readOrderLink } from './order-link';

/** Commands that run instead of opening the window, and end automatically. */
type Command = 'version' | 'help' | 'smokeTest' | 'resetSettings' | 'exportDiagnostics' | 'checkServer' | 'quit';

export interface CommandLine {
  /** Null to run the program. */
  command: Command | null;
  /** Whether the program runs without showing its window. */
  isHidden: boolean;
  /** Absolute path; null without `--export-diagnostics`, or if it has no file. */
  file: string | null;
  /** Address and account of `--check-server`, never the password. Null without it, or if it has no server. */
  check: { apiRoot: string; email: string | null; out: string | null; profile: string | null } | null;
  /** Whether `--quit` waits until nothing is on its way to a printer and nothing is unsaved. */
  isWhenIdle: boolean;
  /** Order of the link by which the system has started the program. */
  order: OrderRef | null;
  /** Names of switches that aren't Diwan's own, without their values; Chromium has hundreds. */
  others: string[];
}

const options = {
  version: { type: 'boolean' },
  help: { type: 'boolean' },
  'smoke-test': { type: 'boolean' },
  'reset-settings': { type: 'boolean' },
  'export-diagnostics': { type: 'string' },
  'check-server': { type: 'string' },
  email: { type: 'string' },
  out: { type: 'string' },
  profile: { type: 'string' },
  quit: { type: 'boolean' },
  'when-idle': { type: 'boolean' },
  hidden: { type: 'boolean' },
} as const;

/** Of several commands, the first one in this list is run. */
const commands = [
  ['help', 'help'],
  ['version', 'version'],
  ['smoke-test', 'smokeTest'],
  ['export-diagnostics', 'exportDiagnostics'],
  ['check-server', 'checkServer'],
  ['reset-settings', 'resetSettings'],
  ['quit', 'quit'],
] as const satisfies readonly (readonly [keyof typeof options, Command])[];

const maxOthers = 20;
const isSwitchName = (name: string): boolean => /^[a-z][a-z0-9-]{0,59}$/i.test(name);

/** `args` are without the program itself; a relative file is resolved in `folder`. Never throws: unknown arguments are ignored. */
export function parseCommandLine(args: readonly string[], folder: string): CommandLine {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map(
    tokens.flatMap((token) => (token.kind === 'option' && token.rawName.startsWith('--') ? [[token.name, token.value] as const] : [])),
  );
  const command = commands.find(([name]) => given.has(name))?.[1] ?? null;
  // An option without its own value must not consume the next one.
  const givenTo = (name: keyof typeof options): string | null => {
    const value = given.get(name);
    return value && !value.startsWith('--') ? value : null;
  };
  const links = tokens.flatMap((token) => (token.kind === 'positional' ? [readOrderLink(token.value)] : []));
  const [file, server] = [givenTo('export-diagnostics'), givenTo('check-server')];
  const toPath = (name: 'out' | 'profile'): string | null => {
    const path = givenTo(name);
    return path ? resolve(folder, path) : null;
  };
  return {
    command,
    isHidden: given.has('hidden'),
    isWhenIdle: given.has('when-idle'),
    file: file ? resolve(folder, file) : null,
    check: server ? { apiRoot: server, email: givenTo('email'), out: toPath('out'), profile: toPath('profile') } : null,
    order: links.find((order) => order !== null) ?? null,
    others: [...given.keys()].filter((name) => !Object.hasOwn(options, name) && isSwitchName(name)).slice(0, maxOthers),
  };
}
