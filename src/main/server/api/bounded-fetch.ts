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
 * A `fetch` that answers only when the whole body has arrived, so that time limits and retries cover the body too. Redirects and answers
 * over the limit are refused: the token of the request must not follow anyone elsewhere.
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

/** The same answer with its whole body in memory; throws for one over the limit. */
export async function readBounded(response: Response, maxBytes: number): Promise<Response> {
  const bytes = await readBody(response, maxBytes);
  const { status, statusText, headers } = response;
  return new Response(bodiless.has(status) ? null : bytes, { status, statusText, headers });
}

/** Electron rejects a manual redirect instead of answering with it. */
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
    // The words by which ky knows a failure of the network.
    throw new TypeError('fetch failed', { cause: error });
  }
}
