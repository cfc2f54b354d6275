import { type CertificateFacts, toCertificateFacts } from '@main/server/api/network/certificate-facts';
import { chooseClientCertificate } from '@main/server/api/network/client-certificate';
import type { Network, NetworkControl, NetworkRules } from '@main/server/api/network/network';
import { sendUpload } from '@main/server/api/uploads/send-upload';
import { app, net, type Session, session } from 'electron';
import { withoutSystemAccount } from './no-system-account';

/** Converts an error to the one that ky and the failure mapping recognize; Electron rejects with a plain `Error('net::ERR_…')`. */
function toNetworkError(error: unknown): unknown {
  const code = error instanceof Error ? /net::(ERR_\w+)/.exec(error.message)?.[0] : undefined;
  return code === undefined ? error : new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

/** Result code for Chromium's own verification of a certificate: the procedure only records facts. */
const asChromiumFound = -3;
/** More servers than a shop has. */
const maxCertificates = 50;

/** Creates a separate session that stores nothing, sends no password of the system, and checks every address. */
function openSession(name: string, mayReach: (url: URL) => boolean, note: (facts: CertificateFacts) => void): Session {
  const own = session.fromPartition(name, { cache: false });
  own.webRequest.onBeforeRequest((details, answer) => {
    const url = URL.parse(details.url);
    answer({ cancel: url === null || !mayReach(url) });
  });
  withoutSystemAccount(own);
  own.setCertificateVerifyProc((request, answer) => {
    note(toCertificateFacts(request));
    answer(asChromiumFound);
  });
  return own;
}

/** Responds to requests for a client certificate; without a listener, Electron sends the first one that matches. */
function answerCertificateWishes(rules: () => NetworkRules | null): void {
  app.on('select-client-certificate', (event, _contents, address, offered, answer) => {
    event.preventDefault();
    const url = URL.parse(address);
    const asking = rules();
    const issuer = url && asking?.mayCall(url) ? asking.clientCertificateIssuer() : null;
    answer(chooseClientCertificate(offered, { issuer, now: new Date() }));
  });
}

const uploadOptions = { method: 'POST', credentials: 'omit', redirect: 'manual', cache: 'no-store' } as const;

/** Creates Chromium's network stack: proxies, the system's certificates. */
export function createElectronNetwork(): Network & NetworkControl {
  const seen = new Map<string, CertificateFacts>();
  let rules: NetworkRules | null = null;
  let proxyInForce = Promise.resolve();

  const note = (facts: CertificateFacts): void => {
    seen.delete(facts.host);
    seen.set(facts.host, facts);
    const oldest = seen.size > maxCertificates ? seen.keys().next().value : undefined;
    if (oldest !== undefined) seen.delete(oldest);
  };
  const calls = openSession('api', (url) => rules?.mayCall(url) ?? false, note);
  const pictures = openSession('pictures', (url) => rules?.mayFetchPicture(url) ?? false, note);
  answerCertificateWishes(() => rules);
  // Uses the system's DNS instead of a provider's DNS over HTTPS.
  app.configureHostResolver({ secureDnsMode: 'off' });

  async function fetchIn(own: Session, input: Request, init?: RequestInit): Promise<Response> {
    await proxyInForce;
    try {
      return await own.fetch(input, { ...init, bypassCustomProtocolHandlers: true });
    } catch (error) {
      throw toNetworkError(error);
    }
  }

  return {
    fetch: (input, init) => fetchIn(calls, input, init),
    fetchPicture: (input) => fetchIn(pictures, input),
    async upload(upload) {
      await proxyInForce;
      return sendUpload(net.request({ ...uploadOptions, url: upload.url, session: calls }), upload);
    },
    restrict(given) {
      rules = given;
    },
    goThrough(proxy) {
      const inForce = Promise.all(
        [calls, pictures].map(async (own) => {
          await own.setProxy(proxy);
          // Closes existing connections, which would otherwise continue without the proxy.
          await own.closeAllConnections();
        }),
      ).then(() => undefined);
      proxyInForce = inForce;
      // Avoids an unhandled rejection; the next request rejects, because nothing is sent without IT's proxy.
      inForce.catch(() => undefined);
      return inForce;
    },
    certificates: () => [...seen.values()],
  };
}
