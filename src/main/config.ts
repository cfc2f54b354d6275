import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@shared/domain/language';
import { z } from 'zod';
import { parseApiRoot } from './connection/api-root';

export type Authorization = 'bare' | 'bearer';

/** What stands before anything that a person has saved; frozen for the whole run. */
export interface Config {
  /** Decides over the saved address. */
  readonly enforcedApiRoot: { readonly apiRoot: string; readonly source: 'policy' | 'environment' } | null;
  readonly defaultApiRoot: string | null;
  readonly enforcedAuthorization: Authorization | null;
  /** For people who have not chosen a language yet. */
  readonly initialLanguage: Language | null;
  /** Another data folder than the system's; unpackaged builds only. */
  readonly userData: string | null;
  /** Another print server than the system's own, as CUPS_SERVER names it. */
  readonly cupsServer: string | null;
  /** The folder of Windows itself; without meaning elsewhere. */
  readonly systemRoot: string;
  /** What was wrong with the policy file or the environment; for the log. */
  readonly problems: readonly string[];
}

export interface ConfigSources {
  isPackaged: boolean;
  platform: NodeJS.Platform;
  environment?: NodeJS.ProcessEnv;
  /** Throws `ENOENT` when there is no file. */
  readFile?: (path: string) => string;
}

const policySchema = z.object({ apiRoot: z.string(), authorization: z.enum(['bare', 'bearer']), language: z.enum(languages) }).partial();
type Policy = z.output<typeof policySchema>;

export function policyPath(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  if (platform === 'darwin') return '/Library/Application Support/Diwan/policy.json';
  if (platform === 'win32') return join(environment.ProgramData ?? 'C:\\ProgramData', 'Diwan', 'policy.json');
  return '/etc/diwan/policy.json';
}

/** A key with an unusable value counts as absent, so that one typing mistake does not lift the rest of the policy. */
function readPolicy(path: string, readFile: (path: string) => string, problems: string[]): Policy {
  let raw: unknown;
  try {
    raw = JSON.parse(readFile(path).replace(/^\ufeff/, ''));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(`policy file ${path}: ${String(error)}`);
    return {};
  }
  const entries = Object.entries(typeof raw === 'object' && raw !== null ? raw : {}).filter(([key, value]) => {
    const known = Object.hasOwn(policySchema.shape, key);
    const readable = known && policySchema.safeParse({ [key]: value }).success;
    if (!readable) problems.push(`policy file ${path}: ${known ? 'unusable value of' : 'unknown key'} "${key}"`);
    return readable;
  });
  return policySchema.parse(Object.fromEntries(entries));
}

export function readConfig(sources: ConfigSources): Config {
  const environment = sources.environment ?? process.env;
  const readFile = sources.readFile ?? ((path: string) => readFileSync(path, 'utf8'));
  const problems: string[] = [];
  const policy = readPolicy(policyPath(sources.platform, environment), readFile, problems);

  const usable = (text: string | undefined, origin: string): string | null => {
    if (!text) return null;
    const parsed = parseApiRoot(text);
    if (!parsed.ok) problems.push(`${origin}: unusable API root (${parsed.code})`);
    return parsed.ok ? parsed.apiRoot : null;
  };
  const fromPolicy = usable(policy.apiRoot, 'policy');
  const fromEnvironment = sources.isPackaged ? null : usable(environment.DIWAN_API_ROOT, 'DIWAN_API_ROOT');
  const buildDefault: unknown = import.meta.env.MAIN_VITE_API_ROOT;

  return Object.freeze({
    enforcedApiRoot: fromPolicy
      ? { apiRoot: fromPolicy, source: 'policy' as const }
      : fromEnvironment
        ? { apiRoot: fromEnvironment, source: 'environment' as const }
        : null,
    defaultApiRoot: usable(typeof buildDefault === 'string' ? buildDefault : undefined, 'build'),
    enforcedAuthorization: policy.authorization ?? null,
    initialLanguage: policy.language ?? null,
    userData: sources.isPackaged ? null : (environment.DIWAN_USER_DATA ?? null),
    cupsServer: environment.CUPS_SERVER || null,
    systemRoot: environment.SystemRoot || 'C:\\Windows',
    problems,
  });
}
