import { coldPowerShellMs } from '@main/system/ports/power-shell';
import type { RunningProgram } from '@main/system/ports/system-programs';
import { createPowerShellChild, type PowerShellChild } from './power-shell-child';
import type { PowerShell, WindowsShells } from './windows-queue';

interface Question {
  command: string;
  answer: Promise<string>;
  resolve(text: string): void;
  reject(error: Error): void;
}

export interface PowerShellOptions {
  /** Starts a PowerShell that reads commands line by line. */
  start(): RunningProgram;
  /** How long a question may take, from when it is put to the process. */
  answerLimitMs?: number;
  /** How long a new process may take to load what printers are asked with; it counts for no question. */
  loadLimitMs?: number;
  /** An unused process ends after this time. */
  idleMs?: number;
}

const loading = 'Import-Module PrintManagement';

/** What Windows is asked with: a process for printers that answer, and a patient one for the others. */
export function createWindowsShells(start: PowerShellOptions['start']): WindowsShells {
  return { quick: createPowerShell({ start }), patient: createPowerShell({ start, answerLimitMs: coldPowerShellMs }) };
}

/**
 * Starts with the first question, ends when nothing was asked for a while, and is replaced when it ends or does not answer. A question that is
 * asked again while it waits for others is put once.
 */
export function createPowerShell(options: PowerShellOptions): PowerShell {
  const { start, answerLimitMs = 7000, loadLimitMs = coldPowerShellMs, idleMs = 60_000 } = options;
  const waiting: Question[] = [];
  let child: PowerShellChild | null = null;
  let isAsking = false;
  let idle: NodeJS.Timeout | undefined;

  function retire(): void {
    clearTimeout(idle);
    child?.end(new Error('stopped'));
    child = null;
  }

  /** No printer is to blame when a process does not get ready; what it says about loading, the questions will say too. */
  async function ready(): Promise<PowerShellChild> {
    if (child?.isAlive()) return child;
    const fresh = createPowerShellChild(start());
    child = fresh;
    await fresh.ask(loading, loadLimitMs).catch((error: unknown) => {
      if (!fresh.isAlive()) throw new Error(`PowerShell did not start: ${String(error)}`);
    });
    return fresh;
  }

  async function work(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(idle);
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      const { command, resolve, reject } = question;
      await ready()
        .then((own) => own.ask(command, answerLimitMs))
        .then(resolve, reject);
    }
    isAsking = false;
    idle = setTimeout(retire, idleMs).unref();
  }

  return {
    run(command) {
      const same = waiting.find((question) => question.command === command);
      if (same) return same.answer;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      waiting.push({ command, answer: promise, resolve, reject });
      void work();
      return promise;
    },
    stop() {
      for (const question of waiting.splice(0)) question.reject(new Error('stopped'));
      retire();
    },
  };
}
