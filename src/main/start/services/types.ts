import type { Printing, PrintingDeps } from '@main/printing/printing-port';
import type { ApiLimits } from '@main/server/api/limits';
import type { SampleShopHandle } from '@main/server/connection/connection';
import type { Timers } from '@main/support/updates/update-timer';
import type { PlaceReading, PolicyReader } from '@main/system/policy/policy-reading';
import type { Config } from '@main/system/ports/config';
import type { Platform } from './platform';

export interface ComposeOptions {
  createPrinting: (deps: PrintingDeps) => Printing;
  startSampleShop: () => Promise<SampleShopHandle>;
  /** IT's policy as read once before the start, and its reader for later. */
  policy: { readings: readonly PlaceReading[]; reader: PolicyReader };
  /** Time limits of the API; tests pass shorter ones. */
  limits?: ApiLimits;
  /** Time limit of the keychain; tests pass a shorter one. */
  keychainTimeLimitMs?: number;
  /** Timers of the checks for updates. */
  updateTimers?: Timers;
}

/** Common dependencies of all services. */
export interface Base {
  platform: Platform;
  config: Config;
  options: ComposeOptions;
}
