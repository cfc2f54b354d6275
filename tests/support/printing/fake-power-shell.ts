import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';

/** What a PowerShell does with a command: its text, after so long; for ever where it hangs. What is thrown is its error. */
interface Played {
  afterMs: number;
  answer(): string;
}

export interface FakePowerShellOptions {
  /** Loading its modules, before the first answer. */
  coldStartMs(): number;
  play(command: string): Played;
}

const toCodes = (text: string): string => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).join(' ');
const question = /^'(.*?)'; try \{ (.*) \} catch \{ '(.*?)' \+ \(.*\) \}; '(.*)'$/;

/** One process of PowerShell on the clock of the test: takes lines, and works on one after the other. */
export function startFakePowerShell({ coldStartMs, play }: FakePowerShellOptions): ChildProcessWithoutNullStreams {
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
  return process as unknown as ChildProcessWithoutNullStreams;
}
