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

/** Returns the address that users can't change. */
export function enforcedAddress(configured: Configured): Address<'policy' | 'environment'> | null {
  const ofPolicy = addressOfPolicy(configured);
  if (ofPolicy?.isEnforced) return ofPolicy;
  const { environmentApiRoot } = configured.config;
  return environmentApiRoot ? { apiRoot: environmentApiRoot, source: 'environment' } : null;
}

/** Returns the default address for users who haven't selected one. */
export function startAddress(configured: Configured): Address<'policy' | 'build'> | null {
  const { defaultApiRoot } = configured.config;
  return addressOfPolicy(configured) ?? (defaultApiRoot ? { apiRoot: defaultApiRoot, source: 'build' } : null);
}

/**
 * Returns the reason why the address can't be changed. A policy that can't be read forbids changes too: IT's mistake must not lift the
 * restriction.
 */
export function connectionSource(configured: Configured): ConnectionView['fixedBy'] {
  return enforcedAddress(configured)?.source ?? (configured.policy.view().holdsServer ? 'unreadablePolicy' : null);
}
