import { spawn } from 'node:child_process';
import { createPowerShellChild, type PowerShellChild } from './power-shell-child';
import type { PowerShell } from './windows-queue';

interface Question {
  command: string;
  resolve(text: string): void;
  reject(error: Error): void;
}

export interface PowerShellOptions {
  program: { file: string; args: string[] };
  /** How long a question may take, from when it is put to the process. */
  answerLimitMs?: number;
  /** An unused process ends after this time. */
  idleMs?: number;
}

/** Windows PowerShell by its full path, so that nothing else on the search path answers; `systemRoot` is Windows' own folder. */
export function toWindowsPowerShell(systemRoot: string): PowerShellOptions['program'] {
  return {
    file: `${systemRoot}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`,
    args: ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', '-'],
  };
}

/** Starts with the first question, ends when nothing was asked for a while, and is replaced when it ends or does not answer. */
export function createPowerShell({ program, answerLimitMs = 7000, idleMs = 60_000 }: PowerShellOptions): PowerShell {
  const waiting: Question[] = [];
  let child: PowerShellChild | null = null;
  let isAsking = false;
  let idle: NodeJS.Timeout | undefined;

  function retire(): void {
    clearTimeout(idle);
    child?.end('stopped');
    child = null;
  }

  async function work(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(idle);
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      if (!child?.isAlive()) child = createPowerShellChild(spawn(program.file, program.args, { windowsHide: true }));
      await child.ask(question.command, answerLimitMs).then(question.resolve, question.reject);
    }
    isAsking = false;
    idle = setTimeout(retire, idleMs).unref();
  }

  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject });
        void work();
      }),
    stop() {
      for (const question of waiting.splice(0)) question.reject(new Error('stopped'));
      retire();
    },
  };
}
