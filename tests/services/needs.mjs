import { describe, it } from 'vitest';

/**
 * `describe` for tests that need something of the machine. Where it is missing they are skipped under a title that the summary of `npm test`
 * reads; on CI that is a failure.
 * @param {string} thing
 * @param {boolean} isThere
 */
export function describeWith(thing, isThere) {
  if (isThere) return describe;
  const note = (title) => `${title} — not run: ${thing} is missing`;
  if (!process.env.CI) return (title, tests) => describe.skip(note(title), tests);
  return (title) =>
    describe(note(title), () => {
      it('has what it needs', () => {
        throw new Error(`${thing} is missing`);
      });
    });
}
