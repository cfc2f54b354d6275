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
  /** Time limit for a command, from when it is sent to the process. */
  answerLimitMs?: number;
  /** Time limit for a new process to load its printer modules; it doesn't count toward any command. */
  loadLimitMs?: number;
  /** An unused process ends after this time. */
  idleMs?: number;
}

const loading = 'Import-Module PrintManagement';

/** Creates the two PowerShell processes: a quick one for printers that respond, and a patient one for the others. */
export function createWindowsShells(start: PowerShellOptions['start']): WindowsShells {
  return { quick: createPowerShell({ start }), patient: createPowerShell({ start, answerLimitMs: coldPowerShellMs }) };
}

/**
 * Starts with the first command, ends after a while without commands, and is replaced if it ends or doesn't respond. A command that is
 * already waiting is run only once.
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

  /**
   * Resolves to a process that is ready. Errors while loading are ignored here, because the commands will report them too, and a process
   * that doesn't start isn't the printer's fault.
   */
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
