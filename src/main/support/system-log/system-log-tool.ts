/** An event that IT acts on; `id` is what a rule of theirs goes by. */
export interface SystemLogEntry {
  id: number;
  level: 'info' | 'warning' | 'error';
  /** One line in English. */
  text: string;
}

/** Where IT looks: Windows' event log, macOS' unified log, the journal. Rejects when the system does not take it. */
export interface SystemLogTool {
  write(entry: SystemLogEntry): Promise<void>;
}

export interface SystemLogToolDeps {
  platform: NodeJS.Platform;
  /** Windows' own folder. */
  windowsFolder: string;
  /** Runs a program of the system without a shell, and gives its exit code. Rejects when it cannot run or does not end in time. */
  run(program: string, args: readonly string[]): Promise<{ code: number }>;
}

const powerShell = String.raw`System32\WindowsPowerShell\v1.0\powershell.exe`;
const windowsLevels = { info: 'Information', warning: 'Warning', error: 'Error' } as const;
const posixLevels = { info: 'info', warning: 'warning', error: 'err' } as const;
/** Under which IT has made it known to Windows once: only an administrator may. */
const source = 'Diwan';

/** The text goes as Base64: nothing of it can be read as a command. */
function toPowerShell({ id, level, text }: SystemLogEntry): string {
  const encoded = Buffer.from(text).toString('base64');
  const decoded = `[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('${encoded}'))`;
  return `[Diagnostics.EventLog]::WriteEntry('${source}', ${decoded}, '${windowsLevels[level]}', ${id})`;
}

export function createSystemLogTool({ platform, windowsFolder, run }: SystemLogToolDeps): SystemLogTool {
  async function demand(program: string, args: readonly string[]): Promise<void> {
    const { code } = await run(program, args);
    if (code !== 0) throw new Error(`the log of the system does not take it (${code})`);
  }
  return {
    write(entry) {
      if (platform === 'win32')
        return demand(`${windowsFolder}\\${powerShell}`, ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', toPowerShell(entry)]);
      // The same program on macOS, where it writes to the unified log, and on Linux, where it reaches the journal.
      return demand('/usr/bin/logger', ['-t', 'diwan', '-p', `user.${posixLevels[entry.level]}`, '--', `[${entry.id}] ${entry.text}`]);
    },
  };
}
