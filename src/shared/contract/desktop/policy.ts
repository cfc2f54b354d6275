import { z } from 'zod';
import type { PolicyKey, PolicyValues } from '../../policy/policy-schema';
import { localRead, ofComputer, whileLocked } from '../local-call';

/** The place where IT has set a value, strongest first; users may change values of the last three. */
export type PolicySource = 'machinePolicy' | 'userPolicy' | 'machineFile' | 'machineDefaults' | 'userDefaults' | 'machineFileDefaults';

export interface PolicyEntry<Value> {
  value: Value;
  /** Whether users can't change it; otherwise it is only the default. */
  isEnforced: boolean;
  source: PolicySource;
  /** Registry key, property list, or file. */
  where: string;
}

export interface PolicyProblem {
  where: string;
  /** Null if it isn't about a single key. */
  key: string | null;
  /**
   * `unknownKey`: another version may have the key, so it is no mistake. `writableByEveryone`: users other than administrators could have
   * written it, so it doesn't count.
   */
  code: 'unreadable' | 'unknownKey' | 'badValue' | 'writtenTwice' | 'tooLarge' | 'writableByEveryone';
  /** Text for the IT department, in English. */
  detail: string;
}

export interface PolicyView {
  entries: { [Key in PolicyKey]?: PolicyEntry<NonNullable<PolicyValues[Key]>> };
  problems: PolicyProblem[];
  /** ISO time. */
  readAt: string;
  /**
   * Whether a part can't be read: its last valid values are still used. False if Windows denies everyone access to the registry and the
   * machine's file has values.
   */
  isUnreadable: boolean;
  /** Whether it is unknown if IT has set the server, so that it can't be changed. */
  holdsServer: boolean;
}

export const policyLocalCalls = {
  'policy.read': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<PolicyView>(),
} as const;
