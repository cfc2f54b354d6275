import { describe, it } from 'vitest';

/**
 * Returns `describe` for tests that need a part of the machine. If it is missing, the tests are skipped under a title that the summary of
 * `npm test` collects; on CI they fail.
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
