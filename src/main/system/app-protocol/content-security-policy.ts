/**
 * The app's pages: own scripts, own styles plus style elements that carry the document's nonce (Griffel makes them at run time), and no
 * network at all. Styles set by script through the CSSOM need no further permission.
 */
export function toPagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Printed documents hold no script, so none may run. */
export function toPrintPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Pictures and other files: an SVG that is opened by itself stays a picture. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
