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
  /** What IT has written, read once before the start, and who reads it again. */
  policy: { readings: readonly PlaceReading[]; reader: PolicyReader };
  /** Tests pass shorter times. */
  limits?: ApiLimits;
  /** The same. */
  keychainTimeLimitMs?: number;
  /** The clock by which the app asks for updates. */
  updateTimers?: Timers;
}

/** What every part is built from. */
export interface Base {
  platform: Platform;
  config: Config;
  options: ComposeOptions;
}
