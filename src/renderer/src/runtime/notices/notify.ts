import { sessionActions } from '@renderer/runtime/state/session-store';
import type { Notice } from '@shared/contract/desktop/app';
import type { Failure } from '@shared/contract/result';
import { create } from 'zustand';
import { type FailurePlace, toPresentation } from './failure-presenter';

export interface ToastAction {
  label: string;
  run: () => void;
}

/** Lines under the words, and what else can be done. */
interface MoreToTell {
  lines: readonly string[];
  action: ToastAction;
}

/** What waits to be told. Failures and notices keep their meaning, so that they follow a switch of the language. */
export type Message =
  | { kind: 'text'; intent: 'success' | 'info' | 'warning'; text: string; action?: ToastAction; more?: MoreToTell }
  | { kind: 'failure'; failure: Failure }
  | { kind: 'notice'; notice: Notice };

interface Waiting {
  id: number;
  message: Message;
  /** What the person does who signs in again, so that it is told over the lock too. */
  isOfSignIn: boolean;
  /** The matter that a success belongs to, such as a batch of sheets. */
  about?: string;
}

interface NotifyState {
  messages: readonly Waiting[];
  /** Matters of which worse was told since: what was said of their success is taken back. */
  overtaken: ReadonlySet<string>;
  /** The failure that stands in the modal alert. */
  alert: Failure | null;
  /** The screens are covered: what is told waits for their owner. */
  isHushed: boolean;
  /** Counts how often everything that was shown had to go. */
  clearings: number;
}

export const useNotifications = create<NotifyState>(() => ({
  messages: [],
  overtaken: new Set(),
  alert: null,
  isHushed: false,
  clearings: 0,
}));

let lastId = 0;

function add(message: Message, { about, place = 'anywhere' }: { about?: string; place?: FailurePlace } = {}): void {
  if (about !== undefined && useNotifications.getState().overtaken.has(about)) return;
  lastId += 1;
  const id = lastId;
  const waiting = { id, message, isOfSignIn: place === 'signIn', ...(about !== undefined && { about }) };
  useNotifications.setState(({ messages }) => ({ messages: [...messages, waiting] }));
}

export const notify = {
  /** With `about`, it goes again as soon as worse is told of the same matter, and is not told at all after that. */
  success: (text: string, action?: ToastAction, about?: string): void =>
    add({ kind: 'text', intent: 'success', text, ...(action && { action }) }, about === undefined ? {} : { about }),
  /** A success with its particulars, and two ways on. */
  made: (text: string, action: ToastAction, more: MoreToTell): void => add({ kind: 'text', intent: 'success', text, action, more }),
  /** `about`: as for a success. */
  info: (text: string, action?: ToastAction, about?: string): void =>
    add({ kind: 'text', intent: 'info', text, ...(action && { action }) }, about === undefined ? {} : { about }),
  warning: (text: string, action?: ToastAction): void => add({ kind: 'text', intent: 'warning', text, ...(action && { action }) }),
  /** What went wrong after a success was told of the same matter. */
  overtake(about: string): void {
    useNotifications.setState(({ messages, overtaken }) => ({
      messages: messages.filter((entry) => entry.about !== about),
      overtaken: new Set([...overtaken, about]),
    }));
  },
  notice: (notice: Notice): void => add({ kind: 'notice', notice }),
  /** Tells a failure exactly once, in the form that the failure asks for. `inline` failures are left to the place that asked. */
  failure(failure: Failure, place: FailurePlace = 'anywhere'): void {
    const { kind } = toPresentation(failure, place);
    if (kind === 'alert') useNotifications.setState({ alert: failure });
    if (kind === 'toast') add({ kind: 'failure', failure }, { place });
    if (kind === 'sessionEnd') sessionActions.end('notAuthorized');
  },
  /** Another person, or nobody, sits there now: nothing that was told or waits to be told is for them, but for what is about this computer. */
  forget: (): void =>
    useNotifications.setState(({ messages, clearings }) => ({
      messages: messages.filter(({ message }) => message.kind === 'notice' && message.notice.kind !== 'draftsWait'),
      overtaken: new Set(),
      alert: null,
      clearings: clearings + 1,
    })),
  /** Takes what is shown off the screen as it begins, and tells the rest as it ends. */
  hush(isHushed: boolean): void {
    useNotifications.setState((state) =>
      state.isHushed === isHushed ? state : { isHushed, ...(isHushed && { alert: null, clearings: state.clearings + 1 }) },
    );
  },
  taken: (id: number): void => useNotifications.setState(({ messages }) => ({ messages: messages.filter((entry) => entry.id !== id) })),
  closeAlert: (): void => useNotifications.setState({ alert: null }),
};
