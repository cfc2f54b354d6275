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
  /** For code of the main process and for tests; pages use the bridge. */
  readonly api: Api;
  readonly session: Session;
  readonly policy: Policy;
  start(options?: StartOptions): void;
  /** Opens the window, or brings it to the front. */
  show(): void;
  /** Opens an order by its number in the main window for the signed-in user; without a session it only shows the window. */
  openOrder(order: OrderRef): void;
  /** Whether the program may end without interrupting work: now, or with a limit (ms) once it is idle. */
  becomesIdle(limitMs: number): Promise<boolean>;
  /** Quits in order, as the menu does. */
  quit(): void;
  /** Works before and after `start`. */
  exportDiagnostics(file: string): Promise<void>;
  /** Signs in at an address and checks its read calls; called instead of `start`. Rejects if the sign-in fails. */
  checkServer(wish: CheckOptions): Promise<ServerCheckReport>;
  /** Tests every part without a window; called instead of `start`. Never rejects. */
  testSmoke(): Promise<SmokeReport>;
  stop(): Promise<void>;
}

/** Builds the whole main process in one order; nothing runs before `start`. */
export function compose(platform: Platform, config: Config, options: ComposeOptions): MainProcess {
  const services = createServices(platform, config, options);
  // A command also uses a hidden window to list printers, and closing it must not end the program before the command's own exit code.
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
