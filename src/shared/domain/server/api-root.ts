export type ParsedApiRoot = { ok: true; apiRoot: string } | { ok: false; code: 'badInput' | 'insecureAddress' };

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

/** True for https, and for http on this machine; nothing else may carry a token or bring a picture. */
export function isSecureAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** The address of the API as typed by a person or IT, without trailing slashes; `example.com/api` is read as https. */
export function parseApiRoot(text: string): ParsedApiRoot {
  const typed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(withScheme);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return { ok: false, code: 'badInput' };
  if (!isSecureAddress(url)) return { ok: false, code: 'insecureAddress' };
  return { ok: true, apiRoot: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
}
