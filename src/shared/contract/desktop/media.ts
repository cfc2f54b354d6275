/** The private scheme's only host. */
export const appOrigin = 'app://diwan';
const mediaPrefix = '/media/';

/** The address under which a page may show a picture of the server; the main process fetches, checks and caches it. Null for no url. */
export function toMediaPath(url: string | null | undefined): string | null {
  return url ? `${mediaPrefix}${encodeURIComponent(url)}` : null;
}

/** The server's url behind a path of `toMediaPath`, or null when the path is not one. */
export function parseMediaPath(pathname: string): string | null {
  if (!pathname.startsWith(mediaPrefix)) return null;
  try {
    return new URL(decodeURIComponent(pathname.slice(mediaPrefix.length))).href;
  } catch {
    return null;
  }
}
