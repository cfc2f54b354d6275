import { sessionActions } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { Notice } from '@shared/contract/desktop/app';
import type { Failure } from '@shared/contract/result';
import { create } from 'zustand';
import { type FailurePlace, toPresentation } from './failure-presenter';

export interface ToastAction {
  label: string;
  /** `matters` are those of all successes that share the message. */
  run: (matters?: readonly string[]) => void;
}

/** Messages of one kind within ten seconds (mainly successes) share one message with the sums of their amounts. */
interface SharedMessage {
  /** Such as `printed on Office`. */
  kind: string;
  amounts: Readonly<Record<string, number>>;
  /** Returns the text for more than one success, with the sums. */
  toText(sums: Readonly<Record<string, number>>): string;
}

/** Further lines below the text, and a second action. */
interface MoreToTell {
  lines: readonly string[];
  action: ToastAction;
}

/** A message to show. Failures and notices are stored untranslated, so that they follow a change of the language. */
export type Message =
  | { kind: 'text'; intent: 'success' | 'info' | 'warning'; text: string; action?: ToastAction; more?: MoreToTell }
  | { kind: 'failure'; failure: Failure }
  | { kind: 'notice'; notice: Notice };

interface Waiting {
  /** The id of the earlier message if this one replaces it. */
  id: number;
  message: Message;
  /** A message about signing in again, which is also shown while the screens are covered. */
  isOfSignIn: boolean;
  /** Keys of the matters that the message is about, such as a batch of sheets. */
  matters: readonly string[];
  shared?: SharedMessage & { lastAt: number };
}

interface NotifyState {
  messages: readonly Waiting[];
  /** Messages on screen, the oldest first. */
  shown: readonly Waiting[];
  /** Matters with a later problem; messages about their success are withdrawn. */
  overtaken: ReadonlySet<string>;
  /** The failure in the modal alert. */
  alert: Failure | null;
  /** The screens are covered, so messages wait for the user. */
  isHushed: boolean;
  /** Number of times that all messages were dismissed. */
  clearings: number;
}

export const useNotifications = create<NotifyState>(() => ({
  messages: [],
  shown: [],
  overtaken: new Set(),
  alert: null,
  isHushed: false,
  clearings: 0,
}));

/** Notices about the signed-in user. */
const ofPerson: ReadonlySet<Notice['kind']> = new Set(['draftsWait', 'rightsChanged', 'writesInterrupted']);

/** Milliseconds within which successes share a message. */
const shareMs = 10_000;

let lastId = 0;

/** Merges equal texts into one, such as `Saved (3)`. */
function toRepeated(text: string): SharedMessage {
  return { kind: text, amounts: { times: 1 }, toText: ({ times = 1 }) => i18n.t('shell.notices.repeated', { text, times }) };
}

/** Shows equal texts once; messages with an action stay separate. */
const toSame = (text: string, action: ToastAction | undefined): SharedMessage | undefined =>
  action ? undefined : { kind: `same ${text}`, amounts: {}, toText: () => text };

interface Adding {
  about?: string | undefined;
  place?: FailurePlace;
  shared?: SharedMessage | undefined;
}

function add(message: Message, { about, place = 'anywhere', shared }: Adding = {}): void {
  const { messages, shown, overtaken } = useNotifications.getState();
  if (about !== undefined && overtaken.has(about)) return;
  const now = Date.now();
  const known =
    shared && [...messages, ...shown].find((entry) => entry.shared?.kind === shared.kind && now - entry.shared.lastAt < shareMs);
  lastId += 1;
  const waiting: Waiting = {
    id: known?.id ?? lastId,
    message,
    isOfSignIn: place === 'signIn',
    matters: about === undefined ? [] : [about],
    ...(shared && { shared: { ...shared, lastAt: now } }),
  };
  useNotifications.setState({
    messages: [...messages.filter(({ id }) => id !== waiting.id), known ? join(known, waiting) : waiting],
    shown: shown.filter(({ id }) => id !== waiting.id),
  });
}

/** Replaces the earlier message with the newer one, with the sums of both and one action for both. */
function join(before: Waiting, now: Waiting): Waiting {
  if (now.message.kind !== 'text' || !now.shared) return now;
  const sums = { ...before.shared?.amounts };
  for (const [name, amount] of Object.entries(now.shared.amounts)) sums[name] = (sums[name] ?? 0) + amount;
  const matters = [...before.matters, ...now.matters];
  const { action } = now.message;
  return {
    ...now,
    matters,
    shared: { ...now.shared, amounts: sums },
    message: { ...now.message, text: now.shared.toText(sums), ...(action && { action: { ...action, run: () => action.run(matters) } }) },
  };
}

export const notify = {
  /**
   * `about` is the key of the matter: the message is withdrawn, or not shown at all, if `overtake` reports a problem of the same matter.
   */
  success: (text: string, action?: ToastAction, about?: string, shared: SharedMessage = toRepeated(text)): void =>
    add({ kind: 'text', intent: 'success', text, ...(action && { action }) }, { about, shared }),
  /** A success with details and two actions. */
  made: (text: string, action: ToastAction, more: MoreToTell): void => add({ kind: 'text', intent: 'success', text, action, more }),
  /** `about` works as for a success. */
  info: (text: string, action?: ToastAction, about?: string): void =>
    add({ kind: 'text', intent: 'info', text, ...(action && { action }) }, { about, shared: toSame(text, action) }),
  warning: (text: string, action?: ToastAction): void =>
    add({ kind: 'text', intent: 'warning', text, ...(action && { action }) }, { shared: toSame(text, action) }),
  /** Withdraws messages about the success of a matter that has a problem. */
  overtake(about: string): void {
    useNotifications.setState(({ messages, overtaken }) => ({
      messages: messages.filter(({ matters }) => !matters.includes(about)),
      overtaken: new Set([...overtaken, about]),
    }));
  },
  notice: (notice: Notice): void => add({ kind: 'notice', notice }),
  /** Shows a failure exactly once, in the form of its presentation. `inline` failures are left to the caller. */
  failure(failure: Failure, place: FailurePlace = 'anywhere'): void {
    const { kind } = toPresentation(failure, place);
    if (kind === 'alert') useNotifications.setState({ alert: failure });
    if (kind === 'toast') add({ kind: 'failure', failure }, { place });
    if (kind === 'sessionEnd') sessionActions.end('notAuthorized');
  },
  /** Drops all messages when the user changes, except those about the computer. */
  forget: (): void =>
    useNotifications.setState(({ messages, clearings }) => ({
      messages: messages.filter(({ message }) => message.kind === 'notice' && !ofPerson.has(message.notice.kind)),
      shown: [],
      overtaken: new Set(),
      alert: null,
      clearings: clearings + 1,
    })),
  /** While true, hides all messages; then shows the waiting ones. */
  hush(isHushed: boolean): void {
    useNotifications.setState((state) =>
      state.isHushed === isHushed ? state : { isHushed, ...(isHushed && { alert: null, shown: [], clearings: state.clearings + 1 }) },
    );
  },
  /** Marks a message as shown. */
  taken: (id: number): void =>
    useNotifications.setState(({ messages, shown }) => ({
      messages: messages.filter((entry) => entry.id !== id),
      shown: [...shown.filter((entry) => entry.id !== id), ...messages.filter((entry) => entry.id === id)],
    })),
  /** Removes a message that has left the screen. */
  gone: (id: number): void => useNotifications.setState(({ shown }) => ({ shown: shown.filter((entry) => entry.id !== id) })),
  closeAlert: (): void => useNotifications.setState({ alert: null }),
};
