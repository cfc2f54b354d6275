import { existsSync } from 'node:fs';
import { parseApiRoot } from '@shared/domain/server/api-root';

/** Settings of the build and the environment, frozen for the whole run. IT's settings are in the policy. */
export interface Config {
  /** Overrides the saved address, but not the policy's; unpackaged builds only. */
  readonly environmentApiRoot: string | null;
  readonly defaultApiRoot: string | null;
  /** Overrides the system's data folder; unpackaged builds only. */
  readonly userData: string | null;
  /** Replaces the machine's policy file without a permission check; unpackaged builds only. */
  readonly policyFile: string | null;
  /** The AppImage that this program was started from, and the folder where the system mounts it. */
  readonly appImage: { readonly file: string; readonly mountedAt: string } | null;
  /** Replaces `app-update.yml`; unpackaged builds only. */
  readonly updateConfig: string | null;
  /** Value of CUPS_SERVER: a print server other than the system's own. */
  readonly cupsServer: string | null;
  /** Folder in which a Windows installer looks for programs that must not be ended now; null on other systems. */
  readonly busyFolder: string | null;
  /** Windows: the folder that may roam with the user, and the one that stays on this computer; null on other systems. */
  readonly roaming: { readonly from: string; readonly to: string } | null;
  /** Path of the Windows folder; unused on other systems. */
  readonly systemRoot: string;
  /** Problems of the environment, for the log. */
  readonly problems: readonly string[];
}

export interface ConfigSources {
  isPackaged: boolean;
  environment?: NodeJS.ProcessEnv;
  isThere?: (path: string) => boolean;
  /** Path of the running program. */
  execPath?: string;
}

const usualWindows = 'C:\\Windows';

/** Returns the program's own AppImage: a program that was started by another AppImage inherits the variables of that one. */
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
    // Not in the data folder, because that roams from machine to machine.
    busyFolder: environment.LOCALAPPDATA ? `${environment.LOCALAPPDATA}\\Diwan\\busy` : null,
    roaming: environment.APPDATA && environment.LOCALAPPDATA ? { from: environment.APPDATA, to: environment.LOCALAPPDATA } : null,
    // The user could set the variable to their own folder, so it only counts if Windows isn't at its usual place.
    systemRoot: isThere(`${usualWindows}\\System32\\reg.exe`) ? usualWindows : environment.SystemRoot || usualWindows,
    problems,
  });
}

/** Removes variables from this process's own environment. */
export function forgetVariables(names: readonly string[], environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of names) delete environment[name];
}

/** Prevents cmd, and programs that it starts, from searching the current folder for programs first. */
export function searchPathAlone(environment: NodeJS.ProcessEnv = process.env): void {
  environment.NoDefaultCurrentDirectoryInExePath = '1';
}

/** Returns the given variables of this process's own environment that are set. */
export function readVariables(names: readonly string[], environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(names.filter((name) => environment[name] !== undefined).map((name) => [name, environment[name]]));
}

/** Variables with the account for checking a server from the command line. */
export type AccountVariable = 'DIWAN_EMAIL' | 'DIWAN_PASSWORD';

export function readAccountVariable(name: AccountVariable): string | undefined {
  return process.env[name];
}
