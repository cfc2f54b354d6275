import { net, type Session, session } from 'electron';
import type { Network } from '../api/network';
import { sendUpload } from '../api/send-upload';
import { isSecureAddress } from '../connection/api-root';

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

const uploadOptions = { method: 'POST', credentials: 'omit', redirect: 'manual', cache: 'no-store' } as const;

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
    upload: (upload) => sendUpload(net.request({ ...uploadOptions, url: upload.url, session: own }), upload),
  };
}
