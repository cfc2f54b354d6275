import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/installed-packages.mjs';

const lock = {
  packages: {
    '': { name: 'diwan' },
    'node_modules/react': { version: '19.2.0', integrity: 'sha512-a' },
    'node_modules/keytar': { version: '7.9.0', integrity: 'sha512-b', optional: true },
    'node_modules/of-another-system': { version: '1.0.0', integrity: 'sha512-c', optional: true },
  },
};
const { 'node_modules/react': react, 'node_modules/keytar': keytar } = lock.packages;

describe('packages that npm has installed', () => {
  it('need no second install, whoever ran `npm ci`', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/react': react, 'node_modules/keytar': keytar } })).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/keytar': keytar }],
    ['one has another version', { 'node_modules/react': { ...react, version: '18.0.0' }, 'node_modules/keytar': keytar }],
    ['the module of the keychain could not be built', { 'node_modules/react': react }],
    ['one is left from before', { 'node_modules/react': react, 'node_modules/keytar': keytar, 'node_modules/old': react }],
  ])('are installed again where %s', (_case, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});
