import { request as httpRequest } from 'node:http';
import type { Network, UploadRequest } from '@main/api/network';
import { redirectCode } from '@main/api/network-failure';

const chunkBytes = 64 * 1024;

function toNetworkError(cause: Error): TypeError {
  return new TypeError('fetch failed', { cause });
}

function send(upload: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    upload.signal.throwIfAborted();
    const request = httpRequest(upload.url, {
      method: 'POST',
      headers: { ...upload.headers, 'content-length': String(upload.body.byteLength) },
      signal: upload.signal,
    });
    request.on('error', (error) => reject(upload.signal.aborted ? upload.signal.reason : toNetworkError(error)));
    request.on('response', async (message) => {
      const status = message.statusCode ?? 0;
      if (status >= 300 && status < 400) {
        message.resume();
        reject(toNetworkError(Object.assign(new Error(redirectCode), { code: redirectCode })));
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk as Buffer);
      resolve(new Response(Buffer.concat(chunks), { status, headers: { 'content-type': message.headers['content-type'] ?? '' } }));
    });
    const writeFrom = (offset: number): void => {
      if (offset >= upload.body.byteLength) {
        request.end();
        return;
      }
      const end = Math.min(offset + chunkBytes, upload.body.byteLength);
      request.write(upload.body.subarray(offset, end), () => {
        upload.onProgress(end);
        writeFrom(end);
      });
    };
    writeFrom(0);
  });
}

/** Node's own way to the net, with the words that the app's adapter uses. */
export const nodeNetwork: Network = { fetch: (input, init) => fetch(input, init), upload: send };
