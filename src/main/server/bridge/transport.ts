import type { Result } from '@shared/contract/result';
import type { EventName, Events } from '@shared/contract/tables/events';

/** What is known about the frame that sent a request. */
export interface Sender {
  /** Name of the app's own window that it is in; null for any other contents. */
  window: string | null;
  isMainFrame: boolean;
  /** Address of the frame; null when it is gone. */
  url: string | null;
}

/** The one channel between pages and the main process. */
export interface Transport {
  serve(answer: (sender: Sender, name: unknown, input: unknown) => Promise<Result<unknown>>): void;
  /** To every page of the app. */
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /** To the page of one window. */
  emitTo<Name extends EventName>(window: string, name: Name, payload: Events[Name]): void;
  /** To the pages of all windows but one. */
  emitToOthers<Name extends EventName>(window: string, name: Name, payload: Events[Name]): void;
}
