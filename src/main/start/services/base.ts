import type { ApiLimits } from '../../api/limits';
import type { SampleShopHandle } from '../../connection/connection';
import type { Config } from '../../host/config';
import type { PlaceReading, PolicyReader } from '../../policy/policy-reading';
import type { Printing, PrintingDeps } from '../../printing/printing-port';
import type { Timers } from '../../updates/update-timer';
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
