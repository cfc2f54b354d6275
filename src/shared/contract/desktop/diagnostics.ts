import { z } from 'zod';
import { localCall, ofComputer } from '../local-call';

export const diagnosticsLocalCalls = {
  /** Asks where to save a report for support, writes it and shows it in its folder. `path` is null when the person cancelled. */
  'diagnostics.export': localCall(z.undefined(), ofComputer)<{ path: string | null }>(),
} as const;
