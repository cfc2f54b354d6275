import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appOrigin, parseMediaPath } from '@shared/contract/desktop/media';
import type { Logger } from '../log/logger';
import { filePolicy, toPagePolicy, toPrintPolicy } from './content-security-policy';
import { toMimeType } from './mime';
import { fillPageDocument, type PageFacts } from './page-document';
import { toStaticPath } from './static-path';

/** Responds to requests of the app's private scheme; the platform registers it on every session that shows the app's pages. */
export interface SchemeHost {
  serve(respond: (request: Request) => Promise<Response>): void;
}

/** Documents for the print windows, and their pictures. Every style element of a document must have `nonce`. */
export interface PrintPages {
  respond(path: string, nonce: string): { html: string } | { picture: { bytes: Uint8Array<ArrayBuffer>; contentType: string } } | null;
}

interface MediaReader {
  /** Resolves to the picture of an address from a server's response, checked and cached; null if there is no picture to show. */
  read(url: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null>;
}

export interface SchemeDeps {
  /** Folder of the built renderer. */
  folder: string;
  pageFacts: () => Omit<PageFacts, 'nonce'>;
  media: MediaReader;
  printPages: PrintPages;
  log: Logger;
}

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), payment=()',
};

const html = 'text/html; charset=utf-8';

function answer(body: BodyInit | null, contentType: string, policy: string, cacheControl = 'no-store'): Response {
  const headers = { ...commonHeaders, 'content-type': contentType, 'content-security-policy': policy, 'cache-control': cacheControl };
  return new Response(body, { headers });
}

function refuse(status: 400 | 404 | 405): Response {
  const headers = { ...commonHeaders, 'content-type': 'text/plain', 'content-security-policy': filePolicy };
  return new Response(null, { status, headers });
}

function createNonce(): string {
  return randomBytes(18).toString('base64url');
}

export function createSchemeHandler(deps: SchemeDeps): (request: Request) => Promise<Response> {
  const { folder, media, printPages, log } = deps;

  async function page(): Promise<Response> {
    const nonce = createNonce();
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    return answer(fillPageDocument(template, { ...deps.pageFacts(), nonce }), html, toPagePolicy(nonce));
  }

  function printPage(path: string): Response {
    const nonce = createNonce();
    const found = printPages.respond(path, nonce);
    if (!found) return refuse(404);
    return 'html' in found
      ? answer(found.html, html, toPrintPolicy(nonce))
      : answer(found.picture.bytes, found.picture.contentType, filePolicy);
  }

  async function picture(url: string): Promise<Response> {
    const found = await media.read(url);
    return found ? answer(found.bytes, found.contentType, filePolicy, 'private, max-age=600') : refuse(404);
  }

  async function file(pathname: string): Promise<Response> {
    const path = toStaticPath(folder, pathname);
    const contentType = path && toMimeType(path);
    if (!path || !contentType) return refuse(404);
    try {
      return answer(await readFile(path), contentType, filePolicy, 'private, max-age=600');
    } catch {
      return refuse(404);
    }
  }

  async function serve(request: Request): Promise<Response> {
    const url = URL.parse(request.url);
    if (!url || `${url.protocol}//${url.host}` !== appOrigin) return refuse(400);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const { pathname } = url;
    if (pathname === '/' || pathname === '/index.html') return page();
    if (pathname.startsWith('/print/')) return printPage(decodeURIComponent(pathname.slice('/print/'.length)));
    if (!pathname.startsWith('/media/')) return file(pathname);
    const pictureUrl = parseMediaPath(pathname);
    return pictureUrl ? picture(pictureUrl) : refuse(404);
  }

  return async (request) => {
    try {
      const response = await serve(request);
      return request.method === 'HEAD' ? new Response(null, { status: response.status, headers: response.headers }) : response;
    } catch (error) {
      log.error('scheme.failed', error, { path: URL.parse(request.url)?.pathname });
      return refuse(404);
    }
  };
}
