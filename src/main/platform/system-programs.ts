import { execFile } from 'node:child_process';
import type { PolicySystem } from '../policy/policy-system';

const runLimitMs = 3500;

/** Nothing of the person's environment: it could lead the system's programs to other code. */
function systemEnvironment(windowsFolder: string): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
  return {
    SystemRoot: windowsFolder,
    windir: windowsFolder,
    SystemDrive: windowsFolder.slice(0, 2),
    PATH: `${windowsFolder}\\System32`,
    ProgramData: `${windowsFolder.slice(0, 2)}\\ProgramData`,
  };
}

const maxOutputBytes = 1024 * 1024;

/** Runs programs of the system, by full paths and without a shell, as `PolicySystem` has it. */
export function createSystemPrograms(windowsFolder: string): PolicySystem['run'] {
  const options = {
    encoding: 'buffer',
    timeout: runLimitMs,
    killSignal: 'SIGKILL',
    maxBuffer: maxOutputBytes,
    windowsHide: true,
    env: systemEnvironment(windowsFolder),
  } as const;
  return (program, args) =>
    new Promise((resolve, reject) => {
      execFile(program, [...args], options, (error, output) => {
        // A number is what the program answered; anything else is why it did not.
        if (!error) resolve({ code: 0, output });
        else if (typeof error.code === 'number' && !error.killed) resolve({ code: error.code, output });
        else reject(error);
      });
    });
}
