import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { runForBuild } from './vite.run.ts';

const root = import.meta.dirname;
/** The module whose value a build puts in its place. */
export const workedOutByBuild = 'src/renderer/src/runtime/calls/call-facts.ts';
const file = normalizePath(join(root, workedOutByBuild));

/**
 * Puts what the page must know of the calls, worked out now, in the place of the module that works it out: with that one the whole contract
 * and the library of its schemas would stand in the way of the first list.
 */
export function callFactsWorkedOut(): Plugin {
  return {
    name: 'call-facts-worked-out',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null;
      const { callFacts } = await runForBuild<{ callFacts: Parameters<typeof toModule>[0] }>(this, workedOutByBuild);
      return toModule(callFacts);
    },
  };
}

/** The value as a module, with each list once: most calls of an area need and touch the same. */
function toModule(facts: Readonly<Record<string, readonly unknown[]>>): string {
  const lists = [...new Set(Object.values(facts).flatMap((parts) => parts.map((part) => JSON.stringify(part))))];
  const nameOf = (part: unknown): string => `list${lists.indexOf(JSON.stringify(part))}`;
  return [
    ...lists.map((list, index) => `const list${index} = ${list};`),
    'export const callFacts = {',
    ...Object.entries(facts).map(([call, parts]) => `  ${JSON.stringify(call)}: [${parts.map(nameOf).join(', ')}],`),
    '};',
  ].join('\n');
}
