/**
 * Returns the policy of the app's pages: own scripts, own styles and style elements with the document's nonce (Griffel creates them at run
 * time), and no network at all. Styles that scripts set through the CSSOM need no permission.
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

/** Returns the policy of printed documents, which have no scripts, so none may run. */
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

/** Policy of pictures and other files: an SVG that is opened directly stays a picture. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
