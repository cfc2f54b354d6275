import { sessionActions } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { Notice } from '@shared/contract/desktop/app';
import type { Failure } from '@shared/contract/result';
import { create } from 'zustand';
import { type FailurePlace, toPresentation } from './failure-presenter';

export interface ToastAction {
  label: string;
  /** `matters`: those of all successes that share the message. */
  run: (matters?: readonly string[]) => void;
}

/** Messages of one kind within ten seconds, successes above all, share one that adds their amounts up. */
interface SharedMessage {
  /** What was done: `printed on Office`. */
  kind: string;
  amounts: Readonly<Record<string, number>>;
  /** The words for more than one success, with the sums. */
  toText(sums: Readonly<Record<string, number>>): string;
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
  /** Of a message that takes the place of an earlier one: the earlier one's. */
  id: number;
  message: Message;
  /** What the person does who signs in again, so that it is told over the lock too. */
  isOfSignIn: boolean;
  /** The matters that it belongs to, such as a batch of sheets. */
  matters: readonly string[];
  shared?: SharedMessage & { lastAt: number };
}

interface NotifyState {
  messages: readonly Waiting[];
  /** Those that are on screen, the oldest first. */
  shown: readonly Waiting[];
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
  shown: [],
  overtaken: new Set(),
  alert: null,
  isHushed: false,
  clearings: 0,
}));

/** About the person who was signed in. */
const ofPerson: ReadonlySet<Notice['kind']> = new Set(['draftsWait', 'rightsChanged', 'writesInterrupted']);

/** Of successes that share a message. */
const shareMs = 10_000;

let lastId = 0;

/** The same words again: `Saved (3)`. */
function toRepeated(text: string): SharedMessage {
  return { kind: text, amounts: { times: 1 }, toText: ({ times = 1 }) => i18n.t('shell.notices.repeated', { text, times }) };
}

/** The same words again are shown once; what can be taken back or opened stays a message of its own. */
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

/** The newer message in the place of the one before, with the sums of both and the way back of both. */
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
  /** With `about`, it goes again as soon as worse is told of the same matter, and is not told at all after that. */
  success: (text: string, action?: ToastAction, about?: string, shared: SharedMessage = toRepeated(text)): void =>
    add({ kind: 'text', intent: 'success', text, ...(action && { action }) }, { about, shared }),
  /** A success with its particulars, and two ways on. */
  made: (text: string, action: ToastAction, more: MoreToTell): void => add({ kind: 'text', intent: 'success', text, action, more }),
  /** `about`: as for a success. */
  info: (text: string, action?: ToastAction, about?: string): void =>
    add({ kind: 'text', intent: 'info', text, ...(action && { action }) }, { about, shared: toSame(text, action) }),
  warning: (text: string, action?: ToastAction): void =>
    add({ kind: 'text', intent: 'warning', text, ...(action && { action }) }, { shared: toSame(text, action) }),
  /** What went wrong after a success was told of the same matter. */
  overtake(about: string): void {
    useNotifications.setState(({ messages, overtaken }) => ({
      messages: messages.filter(({ matters }) => !matters.includes(about)),
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
      messages: messages.filter(({ message }) => message.kind === 'notice' && !ofPerson.has(message.notice.kind)),
      shown: [],
      overtaken: new Set(),
      alert: null,
      clearings: clearings + 1,
    })),
  /** Takes what is shown off the screen as it begins, and tells the rest as it ends. */
  hush(isHushed: boolean): void {
    useNotifications.setState((state) =>
      state.isHushed === isHushed ? state : { isHushed, ...(isHushed && { alert: null, shown: [], clearings: state.clearings + 1 }) },
    );
  },
  /** It is on screen now. */
  taken: (id: number): void =>
    useNotifications.setState(({ messages, shown }) => ({
      messages: messages.filter((entry) => entry.id !== id),
      shown: [...shown.filter((entry) => entry.id !== id), ...messages.filter((entry) => entry.id === id)],
    })),
  /** It has left the screen. */
  gone: (id: number): void => useNotifications.setState(({ shown }) => ({ shown: shown.filter((entry) => entry.id !== id) })),
  closeAlert: (): void => useNotifications.setState({ alert: null }),
};
