import type { Policy } from '@main/system/policy/policy';
import type { Config } from '@main/system/ports/config';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import { parseApiRoot } from '@shared/domain/server/api-root';

export interface Configured {
  policy: Pick<Policy, 'entry' | 'view'>;
  config: Pick<Config, 'environmentApiRoot' | 'defaultApiRoot'>;
}

interface Address<Source> {
  apiRoot: string;
  source: Source;
}

function addressOfPolicy({ policy }: Configured): (Address<'policy'> & { isEnforced: boolean }) | null {
  const entry = policy.entry('apiRoot');
  const parsed = entry && parseApiRoot(entry.value);
  return entry && parsed?.ok ? { apiRoot: parsed.apiRoot, source: 'policy', isEnforced: entry.isEnforced } : null;
}

/** The address that nobody may change. */
export function enforcedAddress(configured: Configured): Address<'policy' | 'environment'> | null {
  const ofPolicy = addressOfPolicy(configured);
  if (ofPolicy?.isEnforced) return ofPolicy;
  const { environmentApiRoot } = configured.config;
  return environmentApiRoot ? { apiRoot: environmentApiRoot, source: 'environment' } : null;
}

/** For people who have not chosen. */
export function startAddress(configured: Configured): Address<'policy' | 'build'> | null {
  const { defaultApiRoot } = configured.config;
  return addressOfPolicy(configured) ?? (defaultApiRoot ? { apiRoot: defaultApiRoot, source: 'build' } : null);
}

/** A policy that is there and cannot be understood forbids a change too: a mistake of IT's must not set the person free. */
export function connectionSource(configured: Configured): ConnectionView['fixedBy'] {
  return enforcedAddress(configured)?.source ?? (configured.policy.view().holdsServer ? 'unreadablePolicy' : null);
}
