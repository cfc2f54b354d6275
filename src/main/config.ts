import { readFileSync } from 'node:fs';
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
  /** IT has put a policy there of which something cannot be understood: nobody may change the connection until it can. */
  readonly isPolicyUnreadable: boolean;
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

/** Fixed, because the environment belongs to the person whom the policy binds. */
function policyPath(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return '/Library/Application Support/Diwan/policy.json';
  return platform === 'win32' ? 'C:\\ProgramData\\Diwan\\policy.json' : '/etc/diwan/policy.json';
}

/** A key with an unusable value does not lift the rest of the policy. */
function readPolicy(path: string, readFile: (path: string) => string, problems: string[]): Policy {
  let raw: unknown;
  try {
    raw = JSON.parse(readFile(path).replace(/^\ufeff/, ''));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(`policy file ${path}: ${String(error)}`);
    return {};
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    problems.push(`policy file ${path}: not a JSON object`);
    return {};
  }
  const entries = Object.entries(raw).filter(([key, value]) => {
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
  const policy = readPolicy(policyPath(sources.platform), readFile, problems);

  const usable = (text: string | undefined, origin: string): string | null => {
    if (!text) return null;
    const parsed = parseApiRoot(text);
    if (!parsed.ok) problems.push(`${origin}: unusable API root (${parsed.code})`);
    return parsed.ok ? parsed.apiRoot : null;
  };
  const fromPolicy = usable(policy.apiRoot, 'policy');
  const isPolicyUnreadable = problems.length > 0;
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
    isPolicyUnreadable,
    initialLanguage: policy.language ?? null,
    userData: sources.isPackaged ? null : (environment.DIWAN_USER_DATA ?? null),
    cupsServer: environment.CUPS_SERVER || null,
    systemRoot: environment.SystemRoot || 'C:\\Windows',
    problems,
  });
}
