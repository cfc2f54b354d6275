import { z } from 'zod';
import { localWrite, ofComputer } from '../local-call';

export const diagnosticsLocalCalls = {
  /** Opens a save dialog, writes a report for support, and shows it in its folder. `path` is null if the user canceled. */
  'diagnostics.export': localWrite(z.undefined(), ofComputer)<{ path: string | null }>(),
} as const;
