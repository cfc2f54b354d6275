import { z } from 'zod';
import { route } from '../route';

export const diagnosticsRoutes = {
  /** Asks where to save a report for support, writes it and shows it in its folder. `path` is null when the person cancelled. */
  'diagnostics.export': route(z.undefined())<{ path: string | null }>(),
} as const;
