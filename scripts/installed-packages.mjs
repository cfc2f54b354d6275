/** The keychain's module, which npm leaves out without a message if it can't be built. */
const keychain = 'node_modules/keytar';

/**
 * Whether npm has installed all packages of the lock file. `installed` is npm's own record, `node_modules/.package-lock.json`, which npm
 * writes last. Optional packages of other systems may be missing.
 */
export function isInstalled(lock, installed) {
  const { '': _root, ...wanted } = lock.packages;
  const isThere = ([path, { version, integrity, optional }]) => {
    const found = installed.packages[path];
    return found ? found.version === version && found.integrity === integrity : optional === true && path !== keychain;
  };
  return Object.entries(wanted).every(isThere) && Object.keys(installed.packages).every((path) => path in wanted);
}
