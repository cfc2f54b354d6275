import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { PowerShell } from './windows-queue';

interface Question {
  command: string;
  resolve(text: string): void;
  reject(error: Error): void;
}

const endMark = '##diwan-end##';
const failMark = '##diwan-failed##';
const answerLimitMs = 7000;
const idleMs = 60_000;

const windowsPowerShell = {
  file: 'powershell.exe',
  args: ['-NoLogo', '-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command', '-'],
};

/** Starts with the first question, ends when nothing was asked for a minute, and is replaced when it does not answer. */
export function createPowerShell(program: { file: string; args: string[] } = windowsPowerShell): PowerShell {
  const waiting: Question[] = [];
  let child: ChildProcessWithoutNullStreams | null = null;
  let current: Question | null = null;
  let output = '';
  let timer: NodeJS.Timeout | undefined;

  function end(reason: string): void {
    clearTimeout(timer);
    const ended = child;
    child = null;
    output = '';
    ended?.removeAllListeners();
    ended?.kill();
    current?.reject(new Error(reason));
    current = null;
  }

  function start(): ChildProcessWithoutNullStreams {
    const started = spawn(program.file, program.args, { windowsHide: true });
    started.stdout.setEncoding('utf8').on('data', hear);
    started.stderr.resume();
    started.stdin.on('error', () => undefined); // told by 'exit'
    started.once('error', (error) => fail(error.message));
    started.once('exit', (code) => fail(`PowerShell ended with ${code}`));
    started.stdin.write('[Console]::OutputEncoding = [Text.Encoding]::UTF8; $ErrorActionPreference = "Stop"\n');
    return started;
  }

  function fail(reason: string): void {
    end(reason);
    askNext();
  }

  function hear(text: string): void {
    output += text;
    const marked = output.indexOf(endMark);
    if (marked < 0 || !current) return;
    const answer = output.slice(0, marked);
    const answered = current;
    output = output.slice(marked + endMark.length);
    current = null;
    const failure = answer.indexOf(failMark);
    if (failure >= 0) answered.reject(new Error(answer.slice(failure + failMark.length).trim()));
    else answered.resolve(answer.trim());
    askNext();
  }

  function askNext(): void {
    clearTimeout(timer);
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) {
      timer = setTimeout(() => end('idle'), idleMs);
      timer.unref();
      return;
    }
    child ??= start();
    timer = setTimeout(() => fail('PowerShell does not answer'), answerLimitMs);
    child.stdin.write(`try { ${current.command} } catch { '${failMark}' + $_ }; '${endMark}'\n`);
  }

  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject });
        askNext();
      }),
    stop() {
      for (const question of waiting.splice(0)) question.reject(new Error('stopped'));
      end('stopped');
    },
  };
}
