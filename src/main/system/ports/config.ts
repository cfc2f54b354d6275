import { existsSync } from 'node:fs';
import { parseApiRoot } from '@shared/domain/server/api-root';

/** What the build and the environment say; frozen for the whole run. What IT decides is the policy's. */
export interface Config {
  /** Decides over the saved address, but not over the policy's; unpackaged builds only. */
  readonly environmentApiRoot: string | null;
  readonly defaultApiRoot: string | null;
  /** Another data folder than the system's; unpackaged builds only. */
  readonly userData: string | null;
  /** Stands for the machine's policy file, whoever may write it; unpackaged builds only. */
  readonly policyFile: string | null;
  /** The AppImage that this program was started from, and the folder under which the system shows what is in it. */
  readonly appImage: { readonly file: string; readonly mountedAt: string } | null;
  /** Stands for `app-update.yml`; unpackaged builds only. */
  readonly updateConfig: string | null;
  /** Another print server than the system's own, as CUPS_SERVER names it. */
  readonly cupsServer: string | null;
  /** Where an installer of Windows looks for programs that must not be ended now; null elsewhere. */
  readonly busyFolder: string | null;
  /** Windows: folders that may go with the person from computer to computer, and those that stay; null elsewhere. */
  readonly roaming: { readonly from: string; readonly to: string } | null;
  /** The folder of Windows itself; without meaning elsewhere. */
  readonly systemRoot: string;
  /** What was wrong with the environment; for the log. */
  readonly problems: readonly string[];
}

export interface ConfigSources {
  isPackaged: boolean;
  environment?: NodeJS.ProcessEnv;
  isThere?: (path: string) => boolean;
  /** The program that runs. */
  execPath?: string;
}

const usualWindows = 'C:\\Windows';

/** A program that another AppImage has started inherits that one's variables. */
function ownAppImage({ APPIMAGE, APPDIR }: NodeJS.ProcessEnv, execPath: string): Config['appImage'] {
  return APPIMAGE && APPDIR && execPath.startsWith(`${APPDIR}/`) ? { file: APPIMAGE, mountedAt: APPDIR } : null;
}

export function readConfig(sources: ConfigSources): Config {
  const environment = sources.environment ?? process.env;
  const isThere = sources.isThere ?? existsSync;
  const unpackaged = sources.isPackaged ? {} : environment;
  const problems: string[] = [];

  const usable = (text: string | undefined, origin: string): string | null => {
    if (!text) return null;
    const parsed = parseApiRoot(text);
    if (!parsed.ok) problems.push(`${origin}: unusable API root (${parsed.code})`);
    return parsed.ok ? parsed.apiRoot : null;
  };
  const buildDefault: unknown = import.meta.env.MAIN_VITE_API_ROOT;

  return Object.freeze({
    environmentApiRoot: usable(unpackaged.DIWAN_API_ROOT, 'DIWAN_API_ROOT'),
    defaultApiRoot: usable(typeof buildDefault === 'string' ? buildDefault : undefined, 'build'),
    userData: unpackaged.DIWAN_USER_DATA ?? null,
    policyFile: unpackaged.DIWAN_POLICY || null,
    appImage: ownAppImage(environment, sources.execPath ?? process.execPath),
    updateConfig: unpackaged.DIWAN_UPDATE_CONFIG || null,
    cupsServer: environment.CUPS_SERVER || null,
    // Not the data folder, which roams from machine to machine.
    busyFolder: environment.LOCALAPPDATA ? `${environment.LOCALAPPDATA}\\Diwan\\busy` : null,
    roaming: environment.APPDATA && environment.LOCALAPPDATA ? { from: environment.APPDATA, to: environment.LOCALAPPDATA } : null,
    // The person could point the variable at a folder of their own; it counts only where Windows lies elsewhere.
    systemRoot: isThere(`${usualWindows}\\System32\\reg.exe`) ? usualWindows : environment.SystemRoot || usualWindows,
    problems,
  });
}

/** Takes variables out of this process's own environment. */
export function forgetVariables(names: readonly string[], environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of names) delete environment[name];
}

/** Keeps cmd, and what it starts, from looking for programs in the current folder first. */
export function searchPathAlone(environment: NodeJS.ProcessEnv = process.env): void {
  environment.NoDefaultCurrentDirectoryInExePath = '1';
}

/** The given variables of this process's own environment, as far as they are set. */
export function readVariables(names: readonly string[], environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(names.filter((name) => environment[name] !== undefined).map((name) => [name, environment[name]]));
}

/** Of whoever checks a server from the command line. */
export type AccountVariable = 'DIWAN_EMAIL' | 'DIWAN_PASSWORD';

export function readAccountVariable(name: AccountVariable): string | undefined {
  return process.env[name];
}
