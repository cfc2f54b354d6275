import { execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { readVariables } from '@main/system/ports/config';
import { coldPowerShellMs } from '@main/system/ports/power-shell';
import type { SystemPrograms } from '@main/system/ports/system-programs';
import { withinLimit } from '@main/system/time/time-limit';

function systemEnvironment(windowsFolder: string): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
  return {
    SystemRoot: windowsFolder,
    windir: windowsFolder,
    SystemDrive: windowsFolder.slice(0, 2),
    PATH: `${windowsFolder}\\System32`,
    ProgramData: `${windowsFolder.slice(0, 2)}\\ProgramData`,
    // PowerShell writes a script there to find out whether AppLocker is active; without the variable, it writes into the Windows folder.
    TEMP: tmpdir(),
    TMP: tmpdir(),
  };
}

const maxOutputBytes = 1024 * 1024;

/** `windowsFolder` is the path of the Windows folder; unused on other systems. */
export function createSystemPrograms(windowsFolder: string): SystemPrograms {
  const env = systemEnvironment(windowsFolder);
  return {
    run(program, args, { limitMs = coldPowerShellMs, inherits = [] } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<{ code: number; output: Uint8Array }>();
      const options = {
        encoding: 'buffer',
        maxBuffer: maxOutputBytes,
        windowsHide: true,
        env: { ...env, ...readVariables(inherits) },
      } as const;
      const child = execFile(program, [...args], options, (error, output) => {
        // A number is the program's exit code; any other value is the reason why it has none.
        if (!error) resolve({ code: 0, output });
        else if (typeof error.code === 'number' && !error.killed) resolve({ code: error.code, output });
        else reject(error);
      });
      return withinLimit(promise, limitMs, () => void child.kill('SIGKILL'));
    },
    start: (program, args) => spawn(program, [...args], { windowsHide: true, env }),
  };
}
