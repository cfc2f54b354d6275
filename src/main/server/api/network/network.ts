import type { CertificateFacts } from './certificate-facts';
import type { ProxySettings } from './proxy-settings';

/** The way out to the net. In the app this is Chromium's stack (proxies, the system's certificates), in tests Node's. */
export interface Network {
  /**
   * As the standard's `fetch`, for calls of the API, with credentials never sent. Rejects with a `TypeError` whose `cause.code` names the
   * failure (`net::ERR_…` or Node's code).
   */
  fetch(input: Request, init?: RequestInit): Promise<Response>;
  /** The same for a picture: what calls may reach, pictures may not, and the other way round. */
  fetchPicture(input: Request): Promise<Response>;
  /**
   * Sends a body whose real progress on the wire is reported, and answers with the whole answer. Rejects like `fetch`; a redirect is a
   * failure with `redirectCode`.
   */
  upload(request: UploadRequest): Promise<Response>;
}

/** What holds for every request, whoever makes it. */
export interface NetworkControl {
  /** Nothing leaves before this was called. */
  restrict(rules: NetworkRules): void;
  /** Requests wait until it is in force. */
  goThrough(proxy: ProxySettings): Promise<void>;
  /** What the servers of this run showed of themselves, the latest of each host. */
  certificates(): readonly CertificateFacts[];
}

/** Asked about each address before anything is sent to it, those of redirects included. */
export interface NetworkRules {
  mayCall(url: URL): boolean;
  mayFetchPicture(url: URL): boolean;
  /** Who must have issued a certificate with which this machine identifies itself to the API; null where it has none to show. */
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
