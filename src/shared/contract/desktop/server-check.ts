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

/** ID of a report, which is also its file's name. */
const keptId = z.string().regex(/^\d{4}-\d{2}-\d{2}T[\d-]{8,12}Z$/);

const runInput = z.object({
  slowMs: z.number().int().min(minSlowMs).max(maxSlowMs).default(defaultSlowMs),
  areas: z
    .array(z.enum(checkAreas))
    .min(1)
    .default([...checkAreas]),
});

export const serverCheckLocalCalls = {
  /**
   * Sends every read call to the server in use, as the signed-in admin; `serverCheck.progressed` reports the results so far. Only one check
   * runs at a time.
   */
  'serverCheck.run': localWrite(runInput, { touches: ['serverCheck.read', 'serverCheck.history'] })<ServerCheckReport>(),
  /** Stops the check; its results stay, and `serverCheck.run` returns at once. */
  'serverCheck.stop': localWrite(z.undefined())<null>(),
  /** Returns the latest check of this session, including a running one; null if there is none. */
  'serverCheck.read': localRead(z.undefined())<{ report: ServerCheckReport | null; isRunning: boolean }>(),
  /** Returns the number of calls of each area, and the latest stored checks of the server in use, newest first. */
  'serverCheck.history': localRead(z.undefined())<{ calls: Record<CheckArea, number>; kept: StoredCheck[] }>(),
  /** Returns a stored report. */
  'serverCheck.open': localRead(z.object({ id: keptId }))<ServerCheckReport>(),
  /** Opens a save dialog and writes a stored report, or the latest one of this session. `path` is null if the user canceled. */
  'serverCheck.save': localWrite(z.object({ format: z.enum(['html', 'json']), id: keptId.nullable().default(null) }))<{
    path: string | null;
  }>(),
} as const;
