/** Times (ms) and sizes of the API client. Tests pass smaller ones. */
export interface ApiLimits {
  /** Limit for a read with all of its attempts, after which a missing response is reported. */
  readTimeoutMs: number;
  /** Limit for a write, which is sent once. */
  writeTimeoutMs: number;
  uploadTimeoutMs: number;
  /** Further attempts of a read that failed in the network or that the server postponed. */
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

/** Statuses that mean "later"; a 500 is reported at once. */
export const retriedStatuses = [408, 429, 502, 503, 504];
