import { connect } from 'node:tls';
import { toNetError } from './net-errors.mjs';

const inSeconds = (text) => Math.round(Date.parse(text) / 1000);

/** Converts a certificate to Electron's form. The chain ends at a self-signed certificate. */
function toCertificate(peer, seen = new Set()) {
  const isEnd = !peer.issuerCertificate || peer.issuerCertificate === peer || seen.has(peer.fingerprint256);
  seen.add(peer.fingerprint256);
  return {
    issuerName: peer.issuer?.CN ?? peer.issuer?.O ?? '',
    subjectName: peer.subject?.CN ?? peer.subject?.O ?? '',
    serialNumber: peer.serialNumber ?? '',
    validStart: inSeconds(peer.valid_from),
    validExpiry: inSeconds(peer.valid_to),
    fingerprint: peer.fingerprint256 ?? '',
    ...(isEnd ? {} : { issuerCert: toCertificate(peer.issuerCertificate, seen) }),
  };
}

/** Returns the server's certificate and Node's verdict on it; null if no server responds in TLS. */
function look({ hostname, port }) {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port) || 443,
      rejectUnauthorized: false,
      ...(/[a-z]/i.test(host) && { servername: host }),
    });
    socket.once('error', () => resolve(null));
    socket.once('secureConnect', () => {
      const certificate = toCertificate(socket.getPeerCertificate(true));
      const problem = socket.authorized ? null : toNetError(Object.assign(new Error('tls'), { code: socket.authorizationError })).message;
      socket.destroy();
      resolve({ hostname: host, certificate, validatedCertificate: certificate, problem });
    });
  });
}

/** One session's `setCertificateVerifyProc`: called once per server, and only Node's own verdict counts. */
export class Certificates {
  proc = null;
  #asked = new Map();

  async ask(address) {
    const url = new URL(address);
    if (!this.proc || url.protocol !== 'https:') return;
    if (!this.#asked.has(url.host)) this.#asked.set(url.host, this.#askOnce(url));
    await this.#asked.get(url.host);
  }

  async #askOnce(url) {
    const seen = await look(url);
    if (!seen) return;
    const { problem, ...shown } = seen;
    const verdict = await new Promise((resolve) => {
      this.proc({ ...shown, isIssuedByKnownRoot: problem === null, verificationResult: problem ?? 'net::OK', errorCode: 0 }, resolve);
    });
    if (verdict !== -3) throw new Error(`electron stand-in: answer ${verdict} of setCertificateVerifyProc is not provided`);
  }
}
