import { statSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { Authority } from './authenticode.ts';
import { askMac, checkAuthenticode, type SignatureOutcome } from './check-signatures.ts';

const pkgQuestions = [
  ['pkgutil', ['--check-signature'], 'its signature does not hold'],
  ['spctl', ['--assess', '--type', 'install'], 'macOS would not install it'],
  ['xcrun', ['stapler', 'validate'], 'the notary’s ticket is missing'],
] as const;

/** Checks by kind of installer. */
const kinds: Record<string, (path: string, publisher: string | null, authority: Authority) => Promise<SignatureOutcome>> = {
  '.exe': (path, publisher, authority) => checkAuthenticode(dirname(path), [basename(path)], publisher ? [publisher] : [], authority),
  '.msi': (path, publisher, authority) => checkAuthenticode(dirname(path), [basename(path)], publisher ? [publisher] : [], authority),
  '.pkg': (path, _, authority) => askMac(path, pkgQuestions, authority),
  '.dmg': async () => ({ problems: [], said: 'carries no signature; the app in it does' }),
  '.zip': async () => ({ problems: [], said: 'carries no signature; the app in it does' }),
  '.deb': async () => ({ problems: [], said: 'carries no signature; the repository that serves it does' }),
  '.appimage': async () => ({ problems: [], said: 'carries no signature; the update server’s certificate and the checksum count' }),
};

/** Whether `verifyInstaller` can check this file; other paths must be folders. */
export const isInstaller = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true && Object.hasOwn(kinds, extname(path).toLowerCase());

/** Verifies the installer itself, as it is published; `verifyPackage` checks the files that it installs. */
export const verifyInstaller = (path: string, publisher: string | null, authority: Authority): Promise<SignatureOutcome> =>
  kinds[extname(path).toLowerCase()]?.(path, publisher, authority) ?? Promise.reject(new Error(`${path} is no installer`));
