import type { Api } from './api/api-client';
import type { Config } from './config';
import type { Platform } from './platform/platform';
import type { Policy } from './policy/policy';
import { run } from './run';
import { type ComposeOptions, createServices } from './services';
import type { Session } from './session/session';

export interface MainProcess {
  /** For code of the main process and for tests; pages come through the bridge. */
  readonly api: Api;
  readonly session: Session;
  readonly policy: Policy;
  start(): void;
  stop(): Promise<void>;
}

/** Builds the whole main process in one order; nothing happens before `start`. */
export function compose(platform: Platform, config: Config, options: ComposeOptions): MainProcess {
  const services = createServices(platform, config, options);
  return { api: services.api, session: services.session, policy: services.policy, ...run(services) };
}
