import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Returns the file in the folder for a request's path; null if the path leads outside of the folder or isn't plain. */
export function toStaticPath(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Backslashes, drive letters, and streams have a meaning only on Windows, and no served file has them.
  if (/[\0\\:]/.test(decoded) || decoded.includes('//')) return null;
  const path = resolve(join(folder, decoded));
  const inside = relative(folder, path);
  const isOutside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return isOutside ? null : path;
}
