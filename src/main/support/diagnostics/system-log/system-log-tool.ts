import { toLiteral, toPowerShellArgs, windowsPowerShell } from '@main/system/ports/power-shell';
import type { SystemPrograms } from '@main/system/ports/system-programs';

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
  programs: Pick<SystemPrograms, 'run'>;
}

const windowsLevels = { info: 'Information', warning: 'Warning', error: 'Error' } as const;
const posixLevels = { info: 'info', warning: 'warning', error: 'err' } as const;
/** Under which IT has made it known to Windows once: only an administrator may. */
const source = 'Diwan';

/** A cmdlet of Windows PowerShell 5.1, because Constrained Language Mode refuses the methods of .NET. */
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
      // The same program on macOS, where it writes to the unified log, and on Linux, where it reaches the journal.
      return demand('/usr/bin/logger', ['-t', 'diwan', '-p', `user.${posixLevels[entry.level]}`, '--', `[${entry.id}] ${entry.text}`]);
    },
  };
}
