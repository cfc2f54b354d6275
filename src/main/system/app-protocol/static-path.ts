import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The file of the folder behind a request's path, or null when the path means anything outside it or is not plain. */
export function toStaticPath(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Backslashes, drive letters and streams mean something to Windows only; nothing that the app serves has them.
  if (/[\0\\:]/.test(decoded) || decoded.includes('//')) return null;
  const path = resolve(join(folder, decoded));
  const inside = relative(folder, path);
  const isOutside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return isOutside ? null : path;
}
