import { expect, it } from 'vitest';
import { isOlderVersion } from './app-version';

/** Sorted, oldest first. */
const versions = ['0.1.0', '0.2.0-alpha', '0.2.0-alpha.1', '0.2.0-beta.2', '0.2.0-beta.11', '0.2.0', '0.2.1', '0.10', '1', '1.0.1'];

it('of every two versions the earlier one is older, and none than itself', () => {
  for (const [index, version] of versions.entries()) {
    for (const [other, than] of versions.entries()) expect(isOlderVersion(version, than), `${version} ${than}`).toBe(index < other);
  }
});
