import { localCalls } from '@shared/contract/tables/local-registry';
import { calls } from '@shared/contract/tables/registry';
import type { Need } from '@shared/domain/permissions';
import type { ReadName } from './reads';

/** Does not compile where a name in `touches` is no read. */
const declared: { readonly [name: string]: { readonly touches: readonly ReadName[]; readonly needs?: Need; readonly audience?: string } } =
  {
    ...calls,
    ...localCalls,
  };

/**
 * What a page must know of requests before the first list stands: a build puts this value in the place of the contract, which has the schemas
 * with it (`vite.calls.ts`). A request that needs only somebody signed in and touches nothing is left out.
 */
export const callFacts: { readonly [name: string]: readonly [needs: Need, touches: readonly ReadName[]] | undefined } = Object.fromEntries(
  Object.entries(declared)
    .filter(([, { audience, needs = 'signedIn', touches }]) => audience !== 'main' && (needs !== 'signedIn' || touches.length > 0))
    .map(([name, { needs = 'signedIn', touches }]) => [name, [needs, touches]]),
);
