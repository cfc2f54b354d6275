import type { EventName, Events } from '@shared/contract/events';
import type { Result } from '@shared/contract/result';

/** What is known about the frame that sent a request. */
export interface Sender {
  /** The web contents are one of the app's own windows with a page of the app. */
  isAppWindow: boolean;
  isMainFrame: boolean;
  /** Address of the frame; null when it is gone. */
  url: string | null;
}

/** The one channel between pages and the main process. */
export interface Transport {
  serve(answer: (sender: Sender, name: unknown, input: unknown) => Promise<Result<unknown>>): void;
  /** To every page of the app. */
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
}
