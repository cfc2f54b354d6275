import { toLiteral, toPowerShellArgs, windowsPowerShell } from '@main/system/ports/power-shell';
import type { SystemPrograms } from '@main/system/ports/system-programs';

/** An event that IT acts on; IT's rules match its `id`. */
export interface SystemLogEntry {
  id: number;
  level: 'info' | 'warning' | 'error';
  /** One line in English. */
  text: string;
}

/**
 * Writes to the log that IT reads: Windows' event log, macOS' unified log, or the journal. Rejects if the system doesn't accept the entry.
 */
export interface SystemLogTool {
  write(entry: SystemLogEntry): Promise<void>;
}

export interface SystemLogToolDeps {
  platform: NodeJS.Platform;
  /** Path of the Windows folder. */
  windowsFolder: string;
  programs: Pick<SystemPrograms, 'run'>;
}

const windowsLevels = { info: 'Information', warning: 'Warning', error: 'Error' } as const;
const posixLevels = { info: 'info', warning: 'warning', error: 'err' } as const;
/** Name of the event source, which IT has registered in Windows once: only an administrator may. */
const source = 'Diwan';

/** Uses a cmdlet of Windows PowerShell 5.1, because Constrained Language Mode rejects .NET methods. */
function toPowerShell({ id, level, text }: SystemLogEntry): string {
  const target = `-LogName Application -Source ${source} -EntryType ${windowsLevels[level]} -EventId ${id}`;
  return `Write-EventLog ${target} -Message ${toLiteral(text)} -ErrorAction Stop`;
}

export function createSystemLogTool({ platform, windowsFolder, programs }: SystemLogToolDeps): SystemLogTool {
  async function demand(program: string, args: readonly string[]): Promise<void> {
    const { code } = await programs.run(program, args);
    if (code !== 0) throw new Error(`the log of the system does not take it (${code})`);
  }
  return {
    write(entry) {
      if (platform === 'win32') return demand(windowsPowerShell(windowsFolder), toPowerShellArgs(toPowerShell(entry)));
      // On macOS this program writes to the unified log, on Linux to the journal.
      return demand('/usr/bin/logger', ['-t', 'diwan', '-p', `user.${posixLevels[entry.level]}`, '--', `[${entry.id}] ${entry.text}`]);
    },
  };
}
