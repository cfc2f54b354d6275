import type { UploadRequest } from '../network/network';
import { RefusedResponseError, redirectCode } from '../network/network-failure';

/** The part of Electron's `ClientRequest` that an upload needs. */
export interface UploadConnection {
  setHeader(name: string, value: string): void;
  on(event: 'response', listener: (answer: UploadAnswer) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** `close` is always the last event. */
  on(event: 'redirect' | 'close', listener: () => void): unknown;
  getUploadProgress(): { active: boolean; current?: number };
  end(body: Buffer): unknown;
  abort(): void;
}

interface UploadAnswer {
  statusCode: number;
  statusMessage: string;
  headers: Record<string, string | string[] | undefined>;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  on(event: 'end' | 'aborted', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const progressIntervalMs = 100;
const bodiless = new Set([204, 205, 304]);

/** Creates an error with the message that ky recognizes. */
function toNetworkError(code: string, cause?: Error): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code, { cause }), { code }) });
}

function watchProgress(connection: UploadConnection, { body, onProgress }: UploadRequest): () => void {
  let sent = 0;
  const timer = setInterval(() => {
    const { active, current = 0 } = connection.getUploadProgress();
    if (!active || current <= sent) return;
    sent = Math.min(current, body.byteLength);
    onProgress(sent);
  }, progressIntervalMs);
  return () => clearInterval(timer);
}

function toResponse({ statusCode, statusMessage, headers }: UploadAnswer, chunks: readonly Buffer[]): Response {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = bodiless.has(statusCode) ? null : Buffer.concat(chunks);
  return new Response(body, { status: statusCode, statusText: statusMessage, headers: new Headers(entries) });
}

/** Sends a body and resolves when the whole response has arrived; the signal and the size limit apply until then. */
export function sendUpload(connection: UploadConnection, upload: UploadRequest): Promise<Response> {
  const { signal, maxAnswerBytes } = upload;
  return new Promise((resolve, reject) => {
    const stopWatching = watchProgress(connection, upload);
    const finish = (settle: () => void): void => {
      stopWatching();
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const giveUp = (error: unknown): void => {
      finish(() => reject(error));
      connection.abort();
    };
    const onAbort = (): void => giveUp(signal.reason);
    const onFailure = (error: Error): void => giveUp(toNetworkError(/net::ERR_\w+/.exec(error.message)?.[0] ?? 'net::ERR_FAILED', error));

    signal.throwIfAborted();
    signal.addEventListener('abort', onAbort);
    connection.on('redirect', () => giveUp(toNetworkError(redirectCode)));
    connection.on('error', onFailure);
    connection.on('close', () => finish(() => reject(toNetworkError('net::ERR_ABORTED'))));
    connection.on('response', (answer) => {
      stopWatching();
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk) => {
        size += chunk.byteLength;
        if (size > maxAnswerBytes) giveUp(new RefusedResponseError('answerTooLarge'));
        else chunks.push(chunk);
      });
      answer.on('aborted', () => giveUp(toNetworkError('net::ERR_ABORTED')));
      answer.on('error', onFailure);
      answer.on('end', () => finish(() => resolve(toResponse(answer, chunks))));
    });
    for (const [name, value] of Object.entries(upload.headers)) connection.setHeader(name, value);
    connection.end(Buffer.from(upload.body.buffer, upload.body.byteOffset, upload.body.byteLength));
  });
}
