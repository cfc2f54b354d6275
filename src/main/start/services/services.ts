import { createSchemeHandler } from '@main/system/app-protocol/scheme-handler';
import type { Config } from '@main/system/ports/config';
import { createAccount } from './account';
import { createApiServices } from './api';
import { createFoundation } from './foundation';
import { createLists, type Lists } from './lists';
import type { Platform } from './platform';
import { createPrintingServices } from './printing';
import { createSupport } from './support';
import type { ComposeOptions } from './types';
import { createWindows } from './windows';

/** Creates all services in one order; nothing runs before `start`. */
export function createServices(platform: Platform, config: Config, options: ComposeOptions) {
  const base = { platform, config, options };
  const foundation = { ...base, ...createFoundation(base) };
  const apiServices = { ...foundation, ...createApiServices(foundation) };
  const account = { ...apiServices, ...createAccount(apiServices) };
  const lists: typeof account & Lists = { ...account, ...createLists({ ...account, printing: () => printingServices.printing }) };
  const printingServices = { ...lists, ...createPrintingServices(lists) };
  const support = { ...printingServices, ...createSupport(printingServices) };
  const whole = { ...support, ...createWindows(support) };
  const { host, theme } = platform;
  const respond = createSchemeHandler({
    folder: host.rendererFolder,
    pageFacts: () => ({
      boot: { ...whole.preferences.read(), version: host.info.version, platform: host.platform },
      isDark: theme.isDark(),
    }),
    media: { read: async (url) => (whole.knownPictures.has(url) ? whole.media.read(url) : null) },
    printPages: whole.printing.pages,
    log: whole.log,
  });
  return { ...whole, respond };
}

/** All services of the main process. */
export type Services = ReturnType<typeof createServices>;
