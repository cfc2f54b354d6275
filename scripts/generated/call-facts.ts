import type { CallFacts } from '@renderer/runtime/calls/reads';
import { localCalls } from '@shared/contract/tables/local-registry.generated';
import { calls } from '@shared/contract/tables/registry';

type Declared = Omit<CallFacts, 'follows'> & { readonly follows?: readonly string[]; readonly audience?: string };

/**
 * Doesn't compile if `touches` names a call that isn't a read. The generated module doesn't compile if `follows` names an unknown event.
 */
const declared: { readonly [name: string]: Declared } = { ...calls, ...localCalls };

const head = `// Written by \`npm run generate\` from the contract.
import type { CallFacts } from './reads';
`;

/** Writes the module with the pages' facts about calls; leaves out facts that equal those of an undeclared call. */
export function makeCallFacts(): string {
  const rows = Object.entries(declared)
    .filter(([, { audience }]) => audience !== 'main')
    .map(([name, { needs = 'signedIn', touches = [], of = 'person', follows = [] }]) => ({
      name,
      facts: {
        ...(needs !== 'signedIn' && { needs }),
        ...(touches.length > 0 && { touches }),
        ...(of !== 'person' && { of }),
        ...(follows.length > 0 && { follows }),
      },
    }))
    .filter(({ facts }) => Object.keys(facts).length > 0)
    .map(({ name, facts }) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)},`);
  return [head, 'export const callFacts: { readonly [name: string]: CallFacts | undefined } = {', ...rows, '};', ''].join('\n');
}
