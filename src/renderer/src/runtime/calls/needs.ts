import type { BridgeName } from '@shared/contract/tables/bridge';
import type { Need } from '@shared/domain/permissions';
import { callFacts } from './call-facts.generated';

/** Who may make a call, as its declaration says. */
export function needsOf(name: BridgeName): Need {
  return callFacts[name]?.[0] ?? 'signedIn';
}
