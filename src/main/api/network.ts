/** The way out to the net. In the app this is Chromium's stack (proxies, the system's certificates), in tests Node's. */
export interface Network {
  /**
   * As the standard's `fetch`, with credentials never sent. Rejects with a `TypeError` whose `cause.code` names the failure
   * (`net::ERR_…` or Node's code).
   */
  fetch(input: Request, init?: RequestInit): Promise<Response>;
  /**
   * Sends a body whose real progress on the wire is reported, and answers with the whole answer. Rejects like `fetch`; a redirect is a
   * failure with `redirectCode`.
   */
  upload(request: UploadRequest): Promise<Response>;
}

export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  maxAnswerBytes: number;
  onProgress(sentBytes: number): void;
}
