/** Origin of the private scheme, which has only one host. */
export const appOrigin = 'app://diwan';
const mediaPrefix = '/media/';

/**
 * Returns the path at which a page may show a picture of the server; the main process fetches, checks, and caches it. Null without a URL.
 */
export function toMediaPath(url: string | null | undefined): string | null {
  return url ? `${mediaPrefix}${encodeURIComponent(url)}` : null;
}

/** Returns the server's URL of a path from `toMediaPath`; null if it isn't such a path. */
export function parseMediaPath(pathname: string): string | null {
  if (!pathname.startsWith(mediaPrefix)) return null;
  try {
    return new URL(decodeURIComponent(pathname.slice(mediaPrefix.length))).href;
  } catch {
    return null;
  }
}
