import { z } from 'zod';
import { localCall } from '../local-call';

export const diagnosticsLocalCalls = {
  /** Asks where to save a report for support, writes it and shows it in its folder. `path` is null when the person cancelled. */
  'diagnostics.export': localCall(z.undefined())<{ path: string | null }>(),
} as const;
