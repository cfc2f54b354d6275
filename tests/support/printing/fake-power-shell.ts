import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { RunningProgram } from '@main/system/ports/system-programs';

/** A PowerShell's reaction to a command: its output after a time, never if it hangs. A thrown error is its error. */
interface Played {
  afterMs: number;
  answer(): string;
}

export interface FakePowerShellOptions {
  /** Milliseconds for loading its modules, before the first response. */
  coldStartMs(): number;
  play(command: string): Played;
  /** Whether AppLocker or App Control is active (Constrained Language Mode). */
  isConstrained?(): boolean;
}

const coreTypes = new Set([
  'int',
  'char',
  'string',
  'byte',
  'bool',
  'datetime',
  'hashtable',
  'regex',
  'xml',
  'guid',
  'long',
  'double',
  'decimal',
]);

/**
 * Returns the part of a command that Constrained Language Mode refuses (static members, methods, and types outside the core set); null if
 * the command runs.
 */
export function refusedWhenConstrained(command: string): string | null {
  const code = command.replaceAll(/'(?:[^']|'')*'/g, "''");
  const [method] = /::|\.\w+\(|\b(?:New-Object|Add-Type)\b/.exec(code) ?? [];
  const type = [...code.matchAll(/\[([a-z.]+)(?:\[\])?\]/gi)].find(([, name = '']) => !coreTypes.has(name.toLowerCase()))?.[1];
  return method ?? type ?? null;
}

const toCodes = (text: string): string => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).join(' ');
const question = /^'(.*?)'; try \{ (.*) \} catch \{ '(.*?)' \+ \(.*\) \}; '(.*)'$/;

/** One PowerShell process on the test's clock: reads lines, and processes them one after the other. */
export function startFakePowerShell({ coldStartMs, play, isConstrained = () => false }: FakePowerShellOptions): RunningProgram {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const lines: string[] = [];
  let isBusy = false;
  let isCold = true;
  let isAlive = true;

  const say = (text: string): void => {
    if (isAlive) stdout.write(`${text}\n`);
  };

  function work(): void {
    while (!isBusy && lines.length > 0) begin(lines.shift() ?? '');
  }

  function begin(line: string): void {
    const [, head = '', command = '', failed = '', end = ''] = question.exec(line) ?? [];
    if (!command) return;
    isBusy = true;
    const { afterMs, answer } = play(command);
    const waitMs = afterMs + (isCold ? coldStartMs() : 0);
    const done = (): void => {
      isCold = false;
      say(head);
      try {
        const refused = isConstrained() ? refusedWhenConstrained(command) : null;
        if (refused !== null) throw new Error(`not allowed in this language mode: ${refused}`);
        say(answer());
      } catch (error) {
        say(failed + toCodes(String(error)));
      }
      say(end);
      isBusy = false;
      work();
    };
    if (waitMs === 0) done();
    else if (waitMs < Number.POSITIVE_INFINITY) setTimeout(done, waitMs);
  }

  stdin.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter(Boolean));
    work();
  });
  const process = Object.assign(new EventEmitter(), {
    stdin,
    stdout,
    stderr,
    kill() {
      isAlive = false;
      process.emit('exit', null);
      return true;
    },
  });
  return process as unknown as RunningProgram;
}
