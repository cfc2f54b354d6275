import type { Config } from '../../host/config';
import { createSchemeHandler } from '../../scheme/scheme-handler';
import { createAccount } from './account';
import type { ComposeOptions } from './base';
import { createCalling } from './calling';
import { createGround } from './ground';
import { createLists, type Lists } from './lists';
import { createPaper } from './paper';
import type { Platform } from './platform';
import { createSupport } from './support';
import { createWindows } from './windows';

/** Builds every part, in one order; nothing happens before `start`. */
export function createServices(platform: Platform, config: Config, options: ComposeOptions) {
  const base = { platform, config, options };
  const ground = { ...base, ...createGround(base) };
  const calling = { ...ground, ...createCalling(ground) };
  const account = { ...calling, ...createAccount(calling) };
  const lists: typeof account & Lists = { ...account, ...createLists({ ...account, printing: () => paper.printing }) };
  const paper = { ...lists, ...createPaper(lists) };
  const support = { ...paper, ...createSupport(paper) };
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

/** Everything that the main process consists of. */
export type Services = ReturnType<typeof createServices>;
