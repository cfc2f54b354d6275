import { codesOf, fromCodes } from '@main/system/ports/power-shell';
import type { RunningProgram } from '@main/system/ports/system-programs';
import { withinLimit } from '@main/system/time/time-limit';

/** Thrown if the process was ended because it didn't respond in time. */
export class PowerShellLateError extends Error {
  override readonly name = 'PowerShellLateError';

  constructor() {
    super('PowerShell does not answer');
  }
}

/** One running PowerShell with its own state, so that nothing of an ended process reaches the next one. */
export interface PowerShellChild {
  isAlive(): boolean;
  /** Runs one command at a time. Rejects with the command's error. Ends the process if it exceeds `limitMs`. */
  ask(command: string, limitMs: number): Promise<string>;
  end(reason: Error): void;
}

type Outcome = { answer: string } | { failure: Error };

interface Asked {
  number: number;
  settle(outcome: Outcome): void;
}

export function createPowerShellChild(process: RunningProgram): PowerShellChild {
  let isAlive = true;
  let output = '';
  let asked: Asked | null = null;
  let count = 0;

  function end(reason: Error): void {
    if (!isAlive) return;
    isAlive = false;
    asked?.settle({ failure: reason });
    process.kill();
  }

  function hear(text: string): void {
    if (!asked) return;
    output += text;
    const answer = readAnswer(output, asked.number);
    if (answer) asked.settle(answer);
  }

  process.stdout.setEncoding('utf8').on('data', hear);
  process.stderr.resume();
  process.stdin.on('error', () => undefined); // The error is handled by 'exit'.
  process.on('error', end);
  process.once('exit', (code) => end(new Error(`PowerShell ended with ${code}`)));
  process.stdin.write("$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue'\n");

  function put(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      count += 1;
      output = '';
      asked = {
        number: count,
        settle(outcome) {
          asked = null;
          if ('answer' in outcome) resolve(outcome.answer);
          else reject(outcome.failure);
        },
      };
      process.stdin.write(toLine(command, count));
    });
  }

  return {
    isAlive: () => isAlive,
    ask: (command, limitMs) => withinLimit(put(command), limitMs, () => end(new PowerShellLateError())),
    end,
  };
}

const mark = (number: number, what: 'begin' | 'failed' | 'end'): string => `##diwan-${number}-${what}##`;

/**
 * Returns the line to send. It also encodes an error message in the user's language as character codes, because the output has the code
 * page of the console.
 */
function toLine(command: string, number: number): string {
  const failed = `'${mark(number, 'failed')}' + (${codesOf('"$_"')})`;
  return `'${mark(number, 'begin')}'; try { ${command} } catch { ${failed} }; '${mark(number, 'end')}'\n`;
}

function readAnswer(output: string, number: number): Outcome | null {
  const begin = output.indexOf(mark(number, 'begin'));
  const end = output.indexOf(mark(number, 'end'), begin);
  if (begin < 0 || end < 0) return null;
  const answer = output.slice(begin + mark(number, 'begin').length, end).trim();
  const failed = mark(number, 'failed');
  const failure = answer.indexOf(failed);
  return failure < 0 ? { answer } : { failure: new Error(fromCodes(answer.slice(failure + failed.length))) };
}
