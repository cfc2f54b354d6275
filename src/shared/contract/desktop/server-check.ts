import { z } from 'zod';
import {
  type CheckArea,
  checkAreas,
  defaultSlowMs,
  maxSlowMs,
  minSlowMs,
  type ServerCheckReport,
  type StoredCheck,
} from '../../domain/server-check';
import { localRead, localWrite } from '../local-call';

/** Also the name of its file. */
const keptId = z.string().regex(/^\d{4}-\d{2}-\d{2}T[\d-]{8,12}Z$/);

const runInput = z.object({
  slowMs: z.number().int().min(minSlowMs).max(maxSlowMs).default(defaultSlowMs),
  areas: z
    .array(z.enum(checkAreas))
    .min(1)
    .default([...checkAreas]),
});

export const serverCheckLocalCalls = {
  /** Asks every reading call of the server in use, as whoever is signed in; what came so far is told by `serverCheck.progressed`. One runs at a time. */
  'serverCheck.run': localWrite(runInput, { touches: ['serverCheck.read', 'serverCheck.history'] })<ServerCheckReport>(),
  /** What came stays; the answer to `serverCheck.run` comes at once. */
  'serverCheck.stop': localWrite(z.undefined())<null>(),
  /** The latest of this session, also one that is under way; null where there is none. */
  'serverCheck.read': localRead(z.undefined())<{ report: ServerCheckReport | null; isRunning: boolean }>(),
  /** How many calls of each area there are, and the latest checks of the server in use that are kept on this computer, the newest first. */
  'serverCheck.history': localRead(z.undefined())<{ calls: Record<CheckArea, number>; kept: StoredCheck[] }>(),
  /** One that is kept. */
  'serverCheck.open': localRead(z.object({ id: keptId }))<ServerCheckReport>(),
  /** Asks where to and writes it: a kept one, or the latest of this session. `path` is null when the person cancelled. */
  'serverCheck.save': localWrite(z.object({ format: z.enum(['html', 'json']), id: keptId.nullable().default(null) }))<{
    path: string | null;
  }>(),
} as const;
