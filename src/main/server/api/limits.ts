/** Times and sizes of the API client. Tests pass smaller ones. */
export interface ApiLimits {
  /** A read with all its attempts; a silent server is told after this. */
  readTimeoutMs: number;
  /** A write; it is sent once. */
  writeTimeoutMs: number;
  uploadTimeoutMs: number;
  /** Further attempts of a read that failed on the way or was put off by the server. */
  readRetries: number;
  retryDelayMs: number;
  maxRetryAfterMs: number;
  maxAnswerBytes: number;
}

export const apiLimits: ApiLimits = {
  readTimeoutMs: 20_000,
  writeTimeoutMs: 30_000,
  uploadTimeoutMs: 5 * 60_000,
  readRetries: 2,
  retryDelayMs: 300,
  maxRetryAfterMs: 5000,
  maxAnswerBytes: 20 * 1024 * 1024,
};

/** Only answers that say "later"; a 500 is told at once. */
export const retriedStatuses = [408, 429, 502, 503, 504];
