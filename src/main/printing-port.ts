import type { RouteName } from '@shared/contract/bridge';
import type { QueueView } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import type { Api } from './api/api-client';
import type { MediaCache } from './api/media-cache';
import type { Handlers } from './bridge/router';
import type { Logger } from './diagnostics/logger';
import type { Notices } from './diagnostics/notices';
import type { PrintPages } from './scheme/scheme-handler';
import type { Settings } from './settings/settings';

export type PrintingRouteName = Extract<RouteName, `printing.${string}`>;

/** What the composition root gives to printing; its surface of the platform comes in addition. */
export interface PrintingDeps {
  api: Api;
  media: MediaCache;
  settings: Settings;
  /** The data folder. */
  userData: string;
  language: () => Language;
  digits: () => Digits;
  notices: Notices;
  log: Logger;
  onQueueChanged: (queue: QueueView) => void;
}

/** What the composition root expects of printing. */
export interface Printing {
  handlers: Handlers<PrintingRouteName>;
  pages: PrintPages;
  /** Orders that pages have seen are not valid any more: the session or the shop changed. */
  forgetOrders(): void;
  /** Takes up what an earlier run left in the journal. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
