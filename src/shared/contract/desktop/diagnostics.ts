import { z } from 'zod';
import { localWrite, ofComputer } from '../local-call';

export const diagnosticsLocalCalls = {
  /** Asks where to save a report for support, writes it and shows it in its folder. `path` is null when the person cancelled. */
  'diagnostics.export': localWrite(z.undefined(), ofComputer)<{ path: string | null }>(),
} as const;
