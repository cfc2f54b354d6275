import { describe, expect, it } from 'vitest';
import { apiLimits } from './limits';

describe('the limits as shipped', () => {
  it('a silent server is told after 20 s, and answers end at 20 MB', () => {
    expect(apiLimits).toMatchObject({ readTimeoutMs: 20_000, maxAnswerBytes: 20 * 1024 * 1024 });
  });

  it('nothing that the server says parks a person for longer than that', () => {
    expect(apiLimits.maxRetryAfterMs * apiLimits.readRetries).toBeLessThan(apiLimits.readTimeoutMs);
  });
});
