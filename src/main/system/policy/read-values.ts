import type { PolicyProblem } from '@shared/contract/desktop/policy';
import { isRecord } from '@shared/domain/is-record';
import { type PolicyKey, type PolicyValues, policyKeys, policySchema } from '@shared/policy/policy-schema';
import type { z } from 'zod';
import { serverProfileSchema } from '../server-profile/read-profile';
import type { RawValues } from './policy-reading';

export interface ReadValues {
  values: PolicyValues;
  problems: PolicyProblem[];
  /** Keys whose value is invalid. */
  mistaken: PolicyKey[];
}

/**
 * Whether the name is allowed beside IT's keys: the schema of a JSON file, and the keys that device management adds to each of its
 * payloads.
 */
const isOther = (name: string): boolean => name === '$schema' || /^Payload[A-Z]/.test(name);

function toKey(name: string): PolicyKey | undefined {
  const wanted = name.slice(0, 1).toLowerCase() + name.slice(1);
  return policyKeys.find((key) => key === wanted);
}

/** Defaults are valid only as one object with this name; a name that is left over is a mistake. */
const isDefaults = (name: string): boolean => name.toLowerCase() === 'defaults';
/** Returns the problem of a name regardless of its value; null if the name may have a value. */
function toNameProblem(name: string, value: unknown, isTaken: boolean): Pick<PolicyProblem, 'code' | 'detail'> | null {
  const twice = { code: 'writtenTwice', detail: 'written twice; the first one counts' } as const;
  if (isDefaults(name)) return isRecord(value) ? twice : { code: 'badValue', detail: 'not an object' };
  if (!toKey(name)) return { code: 'unknownKey', detail: 'this version does not know it' };
  return isTaken ? twice : null;
}

/** Returns the schema of a key; a server profile is also validated against the calls. */
const schemaOf = (key: PolicyKey): z.ZodType => (key === 'serverProfile' ? serverProfileSchema : policySchema.shape[key]);

/** Validates each key separately, so that an invalid one doesn't affect the others. */
export function readValues(raw: RawValues, where: string): ReadValues {
  const values: Partial<Record<PolicyKey, unknown>> = {};
  const problems: PolicyProblem[] = [];
  const mistaken: PolicyKey[] = [];
  for (const [name, value] of Object.entries(raw)) {
    if (isOther(name)) continue;
    const key = toKey(name);
    const problem = toNameProblem(name, value, key !== undefined && Object.hasOwn(values, key));
    if (problem || !key) {
      if (problem) problems.push({ where, key: name, ...problem });
      continue;
    }
    const parsed = schemaOf(key).safeParse(value);
    if (parsed.success && parsed.data !== undefined) values[key] = parsed.data;
    else {
      const detail = parsed.error?.issues.map(({ message }) => message).join('; ') ?? 'empty';
      problems.push({ where, key: name, code: 'badValue', detail });
      mistaken.push(key);
    }
  }
  return { values: values as PolicyValues, problems, mistaken };
}
