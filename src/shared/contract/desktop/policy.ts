import { z } from 'zod';
import type { PolicyKey, PolicyValues } from '../../policy/policy-schema';
import { localRead, ofComputer } from '../local-call';

/** Where IT has written a value, strongest first; a person may change what comes from the last three. */
export type PolicySource = 'machinePolicy' | 'userPolicy' | 'machineFile' | 'machineDefaults' | 'userDefaults' | 'machineFileDefaults';

export interface PolicyEntry<Value> {
  value: Value;
  /** Nobody may change it; otherwise it is only where a person starts from. */
  isEnforced: boolean;
  source: PolicySource;
  /** Registry key, property list or file, as IT knows it. */
  where: string;
}

export interface PolicyProblem {
  where: string;
  /** Null when it is not about one key. */
  key: string | null;
  /**
   * `unknownKey`: another version may know it, so it is no mistake. `writableByEveryone`: others than administrators could have written it, so it
   * does not count.
   */
  code: 'unreadable' | 'unknownKey' | 'badValue' | 'writtenTwice' | 'tooLarge' | 'writableByEveryone';
  /** For the IT department, in English. */
  detail: string;
}

export interface PolicyView {
  entries: { [Key in PolicyKey]?: PolicyEntry<NonNullable<PolicyValues[Key]>> };
  problems: PolicyProblem[];
  /** ISO time. */
  readAt: string;
  /**
   * Something of it cannot be understood: there, what was understood before is still in force. Not for a registry that Windows forbids to
   * everybody while the machine's file says something.
   */
  isUnreadable: boolean;
  /** Nobody knows whether IT has decided about the server: it cannot be changed. */
  holdsServer: boolean;
}

export const policyLocalCalls = {
  'policy.read': localRead(z.undefined(), ofComputer)<PolicyView>(),
} as const;
