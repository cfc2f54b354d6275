import { guard } from '../guard.mjs';

/** No crash is ever reported: Chromium runs with its reporter off. */
export const crashReporter = guard('crashReporter', { start: () => undefined });
