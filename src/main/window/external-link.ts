const openable = new Set(['https:', 'mailto:', 'tel:']);

/** Links that may leave the app to the system's programs. */
export function isExternalLink(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && openable.has(parsed.protocol) && !parsed.username && !parsed.password;
}
