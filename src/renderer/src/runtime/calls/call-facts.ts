import type { AnswerOwner } from '@shared/contract/local-call';
import { localCalls } from '@shared/contract/tables/local-registry';
import { calls } from '@shared/contract/tables/registry';
import type { Need } from '@shared/domain/permissions';
import type { ReadName } from './reads';

/** Does not compile where a name in `touches` is no read. */
const declared: {
  readonly [name: string]: {
    readonly touches: readonly ReadName[];
    readonly needs?: Need;
    readonly audience?: string;
    readonly of?: AnswerOwner;
  };
} = {
  ...calls,
  ...localCalls,
};

/**
 * What a page must know of requests before the first list stands: a build puts this value in the place of the contract, which has the schemas
 * with it (`vite.calls.ts`). A request that needs only somebody signed in, touches nothing and is a person's is left out.
 */
export const callFacts: { readonly [name: string]: readonly [needs: Need, touches: readonly ReadName[], of?: AnswerOwner] | undefined } =
  Object.fromEntries(
    Object.entries(declared)
      .filter(
        ([, { audience, needs = 'signedIn', touches, of }]) =>
          audience !== 'main' && (needs !== 'signedIn' || touches.length > 0 || of === 'computer'),
      )
      .map(([name, { needs = 'signedIn', touches, of }]) => [name, of === 'computer' ? [needs, touches, of] : [needs, touches]]),
  );
