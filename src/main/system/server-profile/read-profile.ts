import { type AnyCall, type AssumedPart, isRead } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import {
  type CallProfile,
  type ProfileProblem,
  type ProfileProblemCode,
  profileProblemCodes,
  profileShape,
  queryNames,
  type ServerProfile,
} from '@shared/domain/server/server-profile';
import type { z } from 'zod';

export type ReadProfile = { ok: true; profile: ServerProfile } | { ok: false; problems: ProfileProblem[] };

const names = Object.keys(calls) as CallName[];
const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const isCode = (text: string): text is ProfileProblemCode => (profileProblemCodes as readonly string[]).includes(text);
const problem = (code: ProfileProblemCode, at: string, detail = ''): ProfileProblem => ({ code, at, detail });
const maxProblems = 12;

const ofShape = (issues: readonly z.core.$ZodIssue[]): ProfileProblem[] =>
  issues.flatMap(({ code, path, message, ...issue }) => {
    const at = path.join('.');
    if (code === 'unrecognized_keys') {
      const { keys } = issue as { keys: string[] };
      return keys.map((key) => problem('unknownKey', [...path, key].join('.')));
    }
    if (isCode(message)) return [problem(message, at)];
    return [at === '' ? problem('notObject', '') : problem('badValue', at, message.replace(/^Invalid (input|option): /, ''))];
  });

const paramsOf = (path: string): string[] => [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name).toSorted();

/** Parts of a call's entry that only some calls have. */
const partsOf: Record<'path' | 'method' | 'status', AssumedPart> = { path: 'path', method: 'method', status: 'status' };
const placesOf: Record<AnyCall['answer']['form']['envelope'], readonly (keyof CallProfile)[]> = {
  page: ['rows', 'total', 'most', 'empty'],
  list: ['rows', 'empty'],
  record: ['data'],
  written: ['data'],
  ack: [],
  whole: [],
};

/** Returns the keys that an entry of this call may have. */
export function keysOfCall(name: CallName): readonly (keyof CallProfile)[] {
  const { answer, assumed }: AnyCall = calls[name];
  const parts = (Object.keys(partsOf) as (keyof typeof partsOf)[]).filter((key) => assumed.includes(partsOf[key]));
  return [...parts, ...placesOf[answer.form.envelope]];
}

/** Returns the methods that a profile may set for a call. A read stays a read, so that a check writes nothing and a retry does no harm. */
export function methodsOfCall(name: CallName): readonly NonNullable<CallProfile['method']>[] {
  return isRead(calls[name])
    ? ['GET']
    : calls[name].method === 'GET'
      ? ['GET', 'POST', 'PUT', 'PATCH']
      : ['POST', 'PUT', 'PATCH', 'DELETE'];
}

function judgeCall(name: CallName, entry: CallProfile): ProfileProblem[] {
  const at = (key: string): string => `calls.${name}.${key}`;
  const call: AnyCall = calls[name];
  const known = keysOfCall(name);
  const foreign = (Object.keys(entry) as (keyof CallProfile)[])
    .filter((key) => !known.includes(key))
    .map((key) => problem(Object.hasOwn(partsOf, key) ? 'notAssumed' : 'notOfCall', at(key)));
  const wanted = paramsOf(call.path);
  const hasParams = entry.path === undefined || paramsOf(entry.path).join() === wanted.join();
  const methods = methodsOfCall(name);
  return [
    ...foreign,
    ...(hasParams ? [] : [problem('badParams', at('path'), wanted.map((param) => `{${param}}`).join(' '))]),
    ...(entry.method && !methods.includes(entry.method) ? [problem('badMethod', at('method'), methods.join(', '))] : []),
    ...judgePlaces(entry, at),
  ];
}

/** Reports a total in a bare list, which has no place for it. */
function judgePlaces({ rows, total }: Pick<CallProfile, 'rows' | 'total'>, at: (key: string) => string): ProfileProblem[] {
  return rows === '' && total !== null && total !== undefined ? [problem('badPlace', at('total'), 'null')] : [];
}

/** Reports two calls that couldn't be distinguished. */
function judgeCollisions(entries: Readonly<Record<string, CallProfile>>): ProfileProblem[] {
  const toKey = (name: CallName): string => {
    const { method = calls[name].method, path = calls[name].path } = entries[name] ?? {};
    return `${method} ${path.replace(/:\w+|\{\w+\}/g, '{}')}`;
  };
  const byKey = Map.groupBy(names, toKey);
  return (Object.keys(entries) as CallName[]).flatMap((name) => {
    const { path, method } = entries[name] ?? {};
    if (path === undefined && method === undefined) return [];
    const other = byKey.get(toKey(name))?.find((one) => one !== name);
    return other ? [problem('samePath', `calls.${name}.${path === undefined ? 'method' : 'path'}`, other)] : [];
  });
}

function judgeNames(query: ServerProfile['query'] = {}): ProfileProblem[] {
  const taken = new Map<string, string>();
  return queryNames.flatMap((name) => {
    const written = query[name] ?? name;
    const other = taken.get(written);
    taken.set(written, name);
    return other ? [problem('sameName', `query.${query[name] ? name : other}`, written)] : [];
  });
}

/** Reports missing totals if `wholeLists` is false, because rows can only be counted in a full list. */
function judgeWhole({ pages, wholeLists, calls: entries = {} }: ServerProfile): ProfileProblem[] {
  if (wholeLists !== false) return [];
  const counted = Object.keys(entries).filter((name) => entries[name]?.total === null);
  return [...(pages?.total === null ? ['pages.total'] : []), ...counted.map((name) => `calls.${name}.total`)].map((at) =>
    problem('notWhole', at, 'wholeLists'),
  );
}

/** Reports a place of `fields` that isn't its own, because field texts couldn't be distinguished from the message. */
function judgeErrors({ message = 'message', fields }: NonNullable<ServerProfile['errors']>): ProfileProblem[] {
  if (fields === '') return [problem('badPlace', 'errors.fields')];
  return fields === message ? [problem('samePlace', 'errors.fields', message)] : [];
}

function judge(profile: ServerProfile): ProfileProblem[] {
  const entries = profile.calls ?? {};
  const unknown = Object.keys(entries).filter((name) => !isCallName(name));
  const known = Object.entries(entries).filter(([name]) => isCallName(name)) as [CallName, CallProfile][];
  return [
    ...unknown.map((name) => problem('unknownCall', `calls.${name}`)),
    ...known.flatMap(([name, entry]) => judgeCall(name, entry)),
    ...judgePlaces(profile.pages ?? {}, (key) => `pages.${key}`),
    ...(profile.pages?.rows === '' && profile.pages.total === undefined ? [problem('badPlace', 'pages.total', 'null')] : []),
    ...judgeCollisions(Object.fromEntries(known)),
    ...judgeNames(profile.query),
    ...judgeWhole(profile),
    ...judgeErrors(profile.errors ?? {}),
  ];
}

/** Validates a profile as a user has written it: it is valid as a whole or rejected. */
export function readServerProfile(raw: unknown): ReadProfile {
  const parsed = profileShape.safeParse(raw);
  if (!parsed.success) return { ok: false, problems: ofShape(parsed.error.issues).slice(0, maxProblems) };
  const { $schema: _schema, ...profile } = parsed.data;
  const problems = judge(profile);
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, maxProblems) } : { ok: true, profile };
}

/** For a place that needs a schema: its issues have the place in the profile. */
export const serverProfileSchema = profileShape.superRefine((profile, context) => {
  for (const { code, at, detail } of judge(profile)) context.addIssue({ code: 'custom', message: `${at}: ${code} ${detail}`.trim() });
});
