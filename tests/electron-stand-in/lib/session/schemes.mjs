import { runtime } from '../runtime.mjs';

/**
 * Chromium can't navigate to a scheme of the app's own, so a page of app://host/path is shown at http://host.app.localhost/path (a
 * trustworthy origin to Chromium) and served by interception. Everything that the main process gets is mapped back.
 */
const registered = new Map();
const known = new Set(['standard', 'secure', 'supportFetchAPI', 'stream', 'codeCache']);

export function registerSchemesAsPrivileged(schemes) {
  if (runtime.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  for (const { scheme, privileges = {} } of schemes) {
    const unsafe = Object.keys(privileges).find((key) => privileges[key] && !known.has(key));
    if (unsafe) throw new Error(`electron stand-in: the privilege "${unsafe}" of ${scheme}: is not provided`);
    if (privileges.codeCache && !privileges.standard) {
      throw new Error('Code cache can only be enabled when the custom scheme is registered as standard scheme.');
    }
    registered.set(scheme, { ...privileges });
  }
}

/** @returns {{ standard?: boolean, secure?: boolean, supportFetchAPI?: boolean } | undefined} */
export const privilegesOf = (scheme) => registered.get(scheme);

export const schemeOf = (url) => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1].toLowerCase() ?? '';

export const isAppScheme = (scheme) => registered.has(scheme);

/** @param {string} url as the app writes it @returns {string} as Chromium can load it */
export function toAlias(url) {
  const scheme = schemeOf(url);
  const privileges = registered.get(scheme);
  if (!privileges) return url;
  if (!privileges.standard || !privileges.secure) {
    throw new Error(`electron stand-in: ${scheme}: pages are provided only for a scheme registered as standard and secure`);
  }
  const { host, pathname, search, hash } = new URL(url.replace(/^[^:]+/, 'http'));
  return `http://${host}.${scheme}.localhost${pathname}${search}${hash}`;
}

/** Maps an address from Chromium to the address that Electron would report. */
export function fromAlias(url) {
  const match = /^http:\/\/([^/?#]+)\.([a-z][a-z0-9+.-]*)\.localhost(?=[/?#]|$)/i.exec(url ?? '');
  return match && registered.has(match[2]) ? `${match[2]}://${match[1]}${url.slice(match[0].length)}` : (url ?? '');
}

/** @param {string} url @returns {string} its origin, in the form of senderFrame.origin */
export function originOf(url) {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(url);
  if (match && registered.has(match[1])) return `${match[1]}://${match[2]}`;
  return URL.canParse(url) ? new URL(url).origin : 'null';
}

/** In a page of app:, 'self' covers app: addresses. In its alias they have another scheme, which must be added. */
export function toAliasPolicy(policy) {
  const schemes = [...registered.keys()].map((scheme) => `${scheme}:`).join(' ');
  const aliased = policy.replace(/(?<=\s)[a-z][a-z0-9+.-]*:\/\/[^\s;,]+/gi, (source) =>
    registered.has(schemeOf(source)) ? `${toAlias(source).replace(/\/$/, '')} ${schemeOf(source)}:` : source,
  );
  return aliased.replace(/'self'/g, `'self' ${schemes}`);
}
