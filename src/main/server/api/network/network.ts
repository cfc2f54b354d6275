import type { CertificateFacts } from './certificate-facts';
import type { ProxySettings } from './proxy-settings';

/** Access to the network. In the app this is Chromium's stack (proxies, the system's certificates), in tests Node's. */
export interface Network {
  /**
   * Like the standard's `fetch`, for calls of the API, without credentials. Rejects with a `TypeError` whose `cause.code` names the failure
   * (`net::ERR_…` or Node's code).
   */
  fetch(input: Request, init?: RequestInit): Promise<Response>;
  /** Like `fetch`, for a picture: calls and pictures may reach different addresses. */
  fetchPicture(input: Request): Promise<Response>;
  /**
   * Sends a body and reports its real progress on the network. Resolves to the complete response. Rejects like `fetch`; a redirect is a
   * failure with `redirectCode`.
   */
  upload(request: UploadRequest): Promise<Response>;
}

/** Rules for every request of any caller. */
export interface NetworkControl {
  /** Sets the rules. Must be called first: no request is sent before. */
  restrict(rules: NetworkRules): void;
  /** Applies a proxy; requests wait until it is in use. */
  goThrough(proxy: ProxySettings): Promise<void>;
  /** Returns the certificates that servers have sent in this run, the latest one of each host. */
  certificates(): readonly CertificateFacts[];
}

/** Checked for each address before anything is sent to it, including redirects. */
export interface NetworkRules {
  mayCall(url: URL): boolean;
  mayFetchPicture(url: URL): boolean;
  /** Returns the required issuer of a certificate by which this machine identifies itself to the API; null if it sends none. */
  clientCertificateIssuer(): string | null;
}

export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  maxAnswerBytes: number;
  onProgress(sentBytes: number): void;
}
