import { z } from 'zod';
import { defaultSlowMs, maxSlowMs, minSlowMs, type ServerCheckReport } from '../../domain/server-check';
import { localCall } from '../local-call';

export const serverCheckLocalCalls = {
  /** Asks every reading call of the server in use, as whoever is signed in; what came so far is told by `serverCheck.progressed`. One runs at a time. */
  'serverCheck.run': localCall(z.object({ slowMs: z.number().int().min(minSlowMs).max(maxSlowMs).default(defaultSlowMs) }), {
    touches: ['serverCheck.read'],
  })<ServerCheckReport>(),
  /** What came stays; the answer to `serverCheck.run` comes at once. */
  'serverCheck.stop': localCall(z.undefined())<null>(),
  /** The latest of this session, also one that is under way; null where there is none. */
  'serverCheck.read': localCall(z.undefined())<{ report: ServerCheckReport | null; isRunning: boolean }>(),
  /** Asks where to and writes it. `path` is null when the person cancelled. */
  'serverCheck.save': localCall(z.object({ format: z.enum(['html', 'json']) }))<{ path: string | null }>(),
} as const;
