export type ParsedApiRoot = { ok: true; apiRoot: string } | { ok: false; code: 'badInput' | 'insecureAddress' };

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

/** Whether it is https, or http on this machine; other addresses get no token and no request for a picture. */
export function isSecureAddress(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** Parses the API's address as entered by a user or IT, without trailing slashes; `example.com/api` is parsed as https. */
export function parseApiRoot(text: string): ParsedApiRoot {
  const typed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(withScheme);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return { ok: false, code: 'badInput' };
  if (!isSecureAddress(url)) return { ok: false, code: 'insecureAddress' };
  return { ok: true, apiRoot: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
}
