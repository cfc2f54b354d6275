import type { ReadName } from '@renderer/runtime/calls/reads';
import type { AnswerOwner } from '@shared/contract/local-call';
import { localCalls } from '@shared/contract/tables/local-registry';
import { calls } from '@shared/contract/tables/registry';
import type { Need } from '@shared/domain/permissions';

/** Doesn't compile if a name in `touches` isn't a read. */
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

const head = `// Written by \`npm run generate\` from the contract.
import type { AnswerOwner } from '@shared/contract/local-call';
import type { Need } from '@shared/domain/permissions';
import type { ReadName } from './reads';
`;

/**
 * Writes the module with the permissions, the touched reads, and the owner of each call; leaves out calls that need only a session, touch nothing, and
 * belong to a person.
 */
export function makeCallFacts(): string {
  const rows = Object.entries(declared)
    .filter(
      ([, { audience, needs = 'signedIn', touches, of }]) =>
        audience !== 'main' && (needs !== 'signedIn' || touches.length > 0 || of === 'computer'),
    )
    .map(([name, { needs = 'signedIn', touches, of }]) => {
      const facts = of === 'computer' ? [needs, touches, of] : [needs, touches];
      return `  ${JSON.stringify(name)}: ${JSON.stringify(facts)},`;
    });
  const type = '{ readonly [name: string]: readonly [needs: Need, touches: readonly ReadName[], of?: AnswerOwner] | undefined }';
  return [head, `export const callFacts: ${type} = {`, ...rows, '};', ''].join('\n');
}
