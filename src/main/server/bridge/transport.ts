import type { Result } from '@shared/contract/result';
import type { EventName, Events } from '@shared/contract/tables/events';

/** Facts about the frame that sent a request. */
export interface Sender {
  /** Name of the app's window with the frame; null for any other contents. */
  window: string | null;
  isMainFrame: boolean;
  /** Address of the frame; null if it is closed. */
  url: string | null;
}

/** The one channel between pages and the main process. */
export interface Transport {
  serve(answer: (sender: Sender, name: unknown, input: unknown) => Promise<Result<unknown>>): void;
  /** Sends an event to every page of the app. */
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /** Sends an event to the page of one window. */
  emitTo<Name extends EventName>(window: string, name: Name, payload: Events[Name]): void;
  /** Sends an event to the pages of all windows but one. */
  emitToOthers<Name extends EventName>(window: string, name: Name, payload: Events[Name]): void;
}
