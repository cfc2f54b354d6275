import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Network, NetworkControl, NetworkRules } from '@main/server/api/network/network';
import { blockedCode } from '@main/server/api/network/network-failure';
import type { ProxySettings } from '@main/server/api/network/proxy-settings';
import { sendUpload, type UploadConnection } from '@main/server/api/uploads/send-upload';

const chunkBytes = 64 * 1024;
/** Milliseconds per chunk; slow enough for the progress of a large body to be visible. */
const paceMs = 6;

/** Node's request with the behavior of Electron's that an upload depends on. */
function openConnection(url: string): UploadConnection {
  const request = httpRequest(url, { method: 'POST' });
  let sentBytes = 0;
  const writeFrom = (body: Buffer, offset: number): void => {
    if (offset >= body.byteLength) {
      request.end();
      return;
    }
    sentBytes = Math.min(offset + chunkBytes, body.byteLength);
    request.write(body.subarray(offset, sentBytes), () => setTimeout(writeFrom, paceMs, body, sentBytes));
  };
  const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 300 && statusCode < 400;
  const on = (event: string, listener: (...details: never[]) => void): void => {
    if (event === 'redirect') request.on('response', (answer) => isRedirect(answer) && listener(answer as never));
    else if (event === 'response') request.on('response', (answer) => isRedirect(answer) || listener(answer as never));
    else request.on(event, listener as (...details: unknown[]) => void);
  };
  return {
    setHeader: (name, value) => void request.setHeader(name, value),
    on,
    getUploadProgress: () => ({ active: sentBytes > 0, current: sentBytes }),
    end(body) {
      request.setHeader('content-length', body.byteLength);
      writeFrom(body, 0);
    },
    abort: () => void request.destroy(),
  };
}

export interface FakeNetwork extends Network, NetworkControl {
  /** Requested proxy settings, in order; Node connects directly anyway. */
  readonly proxies: ProxySettings[];
  /** The last rules set; null before. */
  rules(): NetworkRules | null;
}

/** Node's own network, with the interface of the app's adapter. Like the adapter, it connects to no host before it has rules. */
export function createNodeNetwork(): FakeNetwork {
  const proxies: ProxySettings[] = [];
  let rules: NetworkRules | null = null;
  const demand = (rule: 'mayCall' | 'mayFetchPicture', url: string): void => {
    if (rules?.[rule](new URL(url))) return;
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(blockedCode), { code: blockedCode }) });
  };
  return {
    proxies,
    rules: () => rules,
    async fetch(input, init) {
      demand('mayCall', input.url);
      return fetch(input, init);
    },
    async fetchPicture(input) {
      demand('mayFetchPicture', input.url);
      return fetch(input);
    },
    async upload(upload) {
      demand('mayCall', upload.url);
      return sendUpload(openConnection(upload.url), upload);
    },
    restrict(given) {
      rules = given;
    },
    goThrough: async (proxy) => void proxies.push(proxy),
    certificates: () => [],
  };
}
