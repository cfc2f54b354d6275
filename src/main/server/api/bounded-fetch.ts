import type { ApiLimits } from './limits';
import type { Network } from './network/network';
import { RefusedResponseError } from './network/network-failure';

async function readWithin(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw new RefusedResponseError('answerTooLarge');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new RefusedResponseError('answerTooLarge');
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

const bodiless = new Set([101, 204, 205, 304]);

/**
 * Returns a `fetch` that resolves only when the whole body has arrived, so that time limits and retries include the body. Rejects redirects
 * and responses over the limit: the request's token must not be sent to another address.
 */
export function createBoundedFetch(network: Network, { maxAnswerBytes }: Pick<ApiLimits, 'maxAnswerBytes'>): Network['fetch'] {
  return async (input, init) => {
    let response: Response;
    try {
      response = await network.fetch(input, { ...init, redirect: 'manual', credentials: 'omit', cache: 'no-store' });
    } catch (error) {
      if (isRedirectRefusal(error)) throw new RefusedResponseError('redirectRefused');
      throw error;
    }
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400 && response.status !== 304)) {
      await response.body?.cancel();
      throw new RefusedResponseError('redirectRefused');
    }
    return readBounded(response, maxAnswerBytes);
  };
}

/** Returns the same response with its whole body in memory; throws if it is over the limit. */
export async function readBounded(response: Response, maxBytes: number): Promise<Response> {
  const bytes = await readBody(response, maxBytes);
  const { status, statusText, headers } = response;
  return new Response(bodiless.has(status) ? null : bytes, { status, statusText, headers });
}

/** Whether Electron has rejected a manual redirect instead of resolving to its response. */
function isRedirectRefusal(error: unknown): boolean {
  return (
    error instanceof Error && (/redirect/i.test(error.message) || (error.cause instanceof Error && /redirect/i.test(error.cause.message)))
  );
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readWithin(response, maxBytes);
  } catch (error) {
    if (error instanceof RefusedResponseError) throw error;
    // ky recognizes a network failure by this message.
    throw new TypeError('fetch failed', { cause: error });
  }
}
