import type { PolicyView } from '@shared/contract/desktop/policy';
import type { PolicyKey, PolicyValues } from '@shared/policy/policy-schema';
import { useRead } from './use-read';

/** Who has decided about a setting, when it is not the person at the desk. */
export interface Managed {
  /** Registry key, plist or file, as IT knows it. */
  where: string;
}

/** What IT says about this computer. Kept fresh by `policy.changed`; undefined until the first answer. */
export function usePolicy(): PolicyView | undefined {
  return useRead('policy.read', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY }).data;
}

/** Null while a person may decide: IT has said nothing, or only where to start from. */
export function useManaged(key: PolicyKey): Managed | null {
  const entry = usePolicy()?.entries[key];
  return entry?.isEnforced ? { where: entry.where } : null;
}

/** What IT says about something that has no setting of a person's own: enforced or not, it holds. */
export function usePolicyValue<Key extends PolicyKey>(key: Key): PolicyValues[Key] | undefined {
  return usePolicy()?.entries[key]?.value as PolicyValues[Key] | undefined;
}
