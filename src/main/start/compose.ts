import type { Api } from '@main/server/api/api-client';
import type { Session } from '@main/server/session/session';
import type { CheckOptions } from '@main/support/server-check/check-as';
import type { Policy } from '@main/system/policy/policy';
import type { Config } from '@main/system/ports/config';
import { waitUntilIdle } from '@main/windows/wait-until-idle';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ServerCheckReport } from '@shared/domain/server-check';
import { run, type StartOptions } from './run';
import type { Platform } from './services/platform';
import { createServices } from './services/services';
import type { ComposeOptions } from './services/types';
import { type SmokeReport, testSmoke } from './smoke-test';

export interface MainProcess {
  /** For code of the main process and for tests; pages come through the bridge. */
  readonly api: Api;
  readonly session: Session;
  readonly policy: Policy;
  start(options?: StartOptions): void;
  /** Opens the window, or brings the open one to the front. */
  show(): void;
  /** Opens an order by its number for whoever is signed in, in the main window; for nobody it only shows the window. */
  openOrder(order: OrderRef): void;
  /** Whether the program may end without tearing anything: now, or with a limit once it is quiet. */
  becomesIdle(limitMs: number): Promise<boolean>;
  /** Ends it in order, as the menu does. */
  quit(): void;
  /** Before or after `start`. */
  exportDiagnostics(file: string): Promise<void>;
  /** Instead of `start`: signs in at an address and asks its reading calls. Rejects when nobody gets in. */
  checkServer(wish: CheckOptions): Promise<ServerCheckReport>;
  /** Instead of `start`: tries every part without a window. Never rejects. */
  testSmoke(): Promise<SmokeReport>;
  stop(): Promise<void>;
}

/** Builds the whole main process in one order; nothing happens before `start`. */
export function compose(platform: Platform, config: Config, options: ComposeOptions): MainProcess {
  const services = createServices(platform, config, options);
  // A command lists printers by a hidden window too, whose end must not end the program before the command's own exit code.
  platform.host.outliveWindows();
  return {
    api: services.api,
    session: services.session,
    policy: services.policy,
    show: services.mainWindow.show,
    openOrder(order) {
      services.mainWindow.show();
      services.pendingLink.ask(order);
    },
    becomesIdle: (limitMs) => waitUntilIdle({ printQueue: services.printing.queue, hasUnsaved: services.hub.hasUnsaved }, limitMs),
    quit: platform.host.quit,
    exportDiagnostics: services.diagnostics.exportTo,
    checkServer: services.checkAs,
    testSmoke: () => testSmoke(services, options.startSampleShop),
    ...run(services),
  };
}
