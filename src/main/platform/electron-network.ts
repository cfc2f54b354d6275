import { type ClientRequest, type IncomingMessage, net, type Session, session } from 'electron';
import type { Network, UploadRequest } from '../api/network';
import { redirectCode } from '../api/network-failure';
import { isSecureAddress } from '../connection/api-root';

const progressIntervalMs = 100;

/** ky and the failure mapping know a network error by these words; Electron rejects with a plain `Error('net::ERR_…')`. */
function toNetworkError(error: unknown): unknown {
  const code = error instanceof Error ? /net::(ERR_\w+)/.exec(error.message)?.[0] : undefined;
  return code === undefined ? error : new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

/** Whatever a redirect or a picture's address says: nothing leaves over plain http but to this machine. */
function refuseInsecure(own: Session): void {
  own.webRequest.onBeforeRequest((details, answer) => {
    const url = URL.parse(details.url);
    answer({ cancel: url === null || !isSecureAddress(url) });
  });
}

function toResponse(message: IncomingMessage): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      message.on('data', (chunk) => controller.enqueue(new Uint8Array(chunk)));
      message.on('end', () => controller.close());
      message.on('error', (error: Error) => controller.error(toNetworkError(error)));
      message.on('aborted', () => controller.error(toNetworkError(new Error('net::ERR_ABORTED'))));
    },
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return new Response(body, { status: message.statusCode, statusText: message.statusMessage, headers });
}

function watchProgress(request: ClientRequest, { body, onProgress }: UploadRequest): () => void {
  let sent = 0;
  const timer = setInterval(() => {
    const { active, current = 0 } = request.getUploadProgress();
    if (!active || current <= sent) return;
    sent = Math.min(current, body.byteLength);
    onProgress(sent);
  }, progressIntervalMs);
  return () => clearInterval(timer);
}

function send(own: Session, upload: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    upload.signal.throwIfAborted();
    const request = net.request({
      method: 'POST',
      url: upload.url,
      session: own,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    });
    for (const [name, value] of Object.entries(upload.headers)) request.setHeader(name, value);
    const stopWatching = watchProgress(request, upload);
    const abort = (): void => {
      request.abort();
      reject(upload.signal.reason);
    };
    upload.signal.addEventListener('abort', abort, { once: true });
    const settle = (): void => {
      stopWatching();
      upload.signal.removeEventListener('abort', abort);
    };
    request.on('redirect', () => request.abort());
    request.on('abort', () => {
      settle();
      reject(toNetworkError(new Error(redirectCode)));
    });
    request.on('error', (error) => {
      settle();
      reject(toNetworkError(error));
    });
    request.on('response', (message) => {
      settle();
      resolve(toResponse(message));
    });
    request.end(Buffer.from(upload.body.buffer, upload.body.byteOffset, upload.body.byteLength));
  });
}

/** Chromium's network stack (proxies, the system's certificates) in a session of its own that keeps nothing. */
export function createElectronNetwork(): Network {
  const own = session.fromPartition('api', { cache: false });
  refuseInsecure(own);
  return {
    async fetch(input, init) {
      try {
        return await own.fetch(input, { ...init, bypassCustomProtocolHandlers: true });
      } catch (error) {
        throw toNetworkError(error);
      }
    },
    upload: (request) => send(own, request),
  };
}
