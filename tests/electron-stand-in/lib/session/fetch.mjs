import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { netError, toNetError } from './net-errors.mjs';
import { schemeOf } from './schemes.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export async function fetchFile(url) {
  try {
    const file = fileURLToPath(url.replace(/[?#].*$/, ''));
    return new Response(await readFile(file), {
      headers: { 'content-type': types[path.extname(file).toLowerCase()] ?? 'application/octet-stream' },
    });
  } catch {
    throw netError('ERR_FILE_NOT_FOUND');
  }
}

/** Wraps the body of a Node response so that its errors have Chromium's names. */
function renameBodyErrors(body) {
  if (!body) return body;
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(toNetError(error, { isBody: true }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * session.fetch: Node's fetch with the behavior of Electron's. As in Electron, `redirect: 'manual'` rejects on a redirect, and the
 * response's `url` is empty.
 * @param {import('./session.mjs').Session} session
 */
export async function fetchInSession(session, input, init = {}) {
  const { bypassCustomProtocolHandlers, ...options } = init;
  const request = new Request(input, options);
  const verdict = await session.webRequest.askBefore({ url: request.url, method: request.method, resourceType: 'other' });
  if (verdict.cancel) throw netError('ERR_BLOCKED_BY_CLIENT');
  if (verdict.redirectURL) return fetchInSession(session, verdict.redirectURL, init);
  const scheme = schemeOf(request.url);
  const handler = session.protocol.handlerOf(scheme);
  if (handler && !bypassCustomProtocolHandlers) return handler(request);
  if (scheme === 'file') return fetchFile(request.url);
  if (scheme !== 'http' && scheme !== 'https') throw netError('ERR_UNKNOWN_URL_SCHEME');
  await session.certificates.ask(request.url);
  const isManual = request.redirect === 'manual';
  const response = await fetch(request).catch((error) => {
    throw toNetError(error);
  });
  if (isManual && response.status >= 300 && response.status < 400 && response.headers.has('location')) {
    await response.body?.cancel();
    throw new Error('Redirect was cancelled');
  }
  const { status, statusText, headers } = response;
  return new Response(renameBodyErrors(response.body), { status, statusText, headers });
}
