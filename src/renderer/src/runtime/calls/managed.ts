import type { PolicyView } from '@shared/contract/desktop/policy';
import type { PolicyKey, PolicyValues } from '@shared/policy/policy-schema';
import { useRead } from './use-read';

/** A setting that IT's policy has decided. */
export interface Managed {
  /** The policy's place: a registry key, a plist, or a file. */
  where: string;
}

/** This computer's policy, updated by `policy.changed`; undefined until the first response. */
export function usePolicy(): PolicyView | undefined {
  return useRead('policy.read', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY }).data;
}

/** Null if the user can change the setting: the policy doesn't mention it, or only sets its default. */
export function useManaged(key: PolicyKey): Managed | null {
  const entry = usePolicy()?.entries[key];
  return entry?.isEnforced ? { where: entry.where } : null;
}

/** The policy's value for a key without a setting of the user's own, whether it's enforced or not. */
export function usePolicyValue<Key extends PolicyKey>(key: Key): PolicyValues[Key] | undefined {
  return usePolicy()?.entries[key]?.value as PolicyValues[Key] | undefined;
}
