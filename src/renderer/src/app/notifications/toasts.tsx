import {
  Button,
  Link,
  makeStyles,
  mergeClasses,
  Portal,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  type ToastIntent,
  type ToastStatus,
  ToastTitle,
  ToastTrigger,
  tokens,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { toFailureNote, toFailureTexts } from '@renderer/runtime/notices/failure-presenter';
import { type Message, notify, type ToastAction, useNotifications } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { smallText } from '@renderer/ui/text/text-styles';
import type { Notice } from '@shared/contract/desktop/app';
import type { Translate } from '@shared/i18n/translate';
import { createContext, type ReactElement, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pendingScreen } from '../pending-screen';
import { type Place, raise, usePlace } from './toast-place';

/** Returns the text of a notice that is shown once after the start. */
function toNoticeText(notice: Notice, t: Translate): string {
  switch (notice.kind) {
    case 'tokenInMemory':
      return t('shell.notices.tokenInMemory');
    case 'settingsRestored':
      return notice.from === 'lastGood'
        ? t('shell.notices.settingsFromLastGood', { file: notice.file })
        : t('shell.notices.settingsFromDefaults', { file: notice.file });
    case 'draftsRemoved':
      return t('policy.draftsRemoved', { count: notice.count });
    case 'draftsWait':
      return t('shell.notices.draftsWait', { count: notice.count, title: notice.title });
    case 'crashedLastTime':
      return t('shell.notices.crashedLastTime');
    case 'rightsChanged':
      return t('shell.notices.rightsChanged');
    case 'writesInterrupted':
      return toInterruptedText(notice, t);
    case 'journalUnavailable':
      return t('shell.notices.journalUnavailable');
    case 'printQueueLocked':
      return t('shell.notices.printQueueLocked');
    case 'journalReplaced':
      return t('shell.notices.journalReplaced', { file: notice.file });
  }
}

const mostNames = 5;

function toInterruptedText({ total, written, unknown }: Extract<Notice, { kind: 'writesInterrupted' }>, t: Translate): string {
  const words = t('shell.notices.writesInterrupted', { written, count: total });
  if (unknown.length === 0) return words;
  const names = unknown.slice(0, mostNames).join(t('forms.separator'));
  return `${words} ${t('shell.notices.writesUnknown', { count: unknown.length, names })}`;
}

const readMs = 5_000;
const readFailureMs = 12_000;
/** Milliseconds for messages with an action, such as undo. */
const readActionMs = 10_000;

/** Focuses the newest message. */
const focusShortcut = { focus: ({ key }: KeyboardEvent): boolean => key === 'F6' };

/** Centered at the lower edge, above pager, save bar, and footer: their buttons and the rows' actions are at the ends of their lines. */
const offset = { bottom: { vertical: 104 } };

/**
 * Maximum number of successes and infos. Problems and notices stay until the user closes them, and are shown in addition, up to the
 * toaster's limit.
 */
const mostShown = 2;
const mostToasts = 4;

const useStyles = makeStyles({
  toast: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  note: smallText,
  line: { display: 'block', overflowWrap: 'anywhere' },
  // Overrides the position that Fluent sets on the element.
  top: { insetBlockStart: '8px !important', insetBlockEnd: 'auto !important' },
  corner: { insetInlineStart: 'auto !important', insetInlineEnd: '20px !important', transform: 'none !important' },
  start: { insetInlineStart: '20px !important', insetInlineEnd: 'auto !important', transform: 'none !important' },
  // Without room beside a dialog, only problems may cover it.
  hidden: { display: 'none' },
});

const ShownPlace = createContext<Place>('bottom');

/** Dismisses the least important toasts until there is room for another one. */
function makeRoom(dismiss: (id: number) => void): void {
  const { shown } = useNotifications.getState();
  const minor = shown.filter(({ message }) => isMinor(message));
  for (const { id } of minor.slice(0, Math.max(0, shown.length - mostShown + 1))) dismiss(id);
}

const isMinor = (message: Message): boolean => message.kind === 'text' && message.intent !== 'warning';

/** Dispatches waiting messages to Fluent's toaster once it is mounted, and dismisses withdrawn ones. Calls `look` before each. */
function useDispatchedToasts(toasterId: string, { isReady, look }: { isReady: boolean; look(): void }): void {
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  const isHushed = useNotifications((state) => state.isHushed);
  const overtaken = useNotifications((state) => state.overtaken);
  const waiting = useNotifications((state) => state.messages);
  const onScreen = useRef(new Set<number>());
  useEffect(() => {
    // Fluent drops messages that are dispatched before the toaster is mounted.
    if (!isReady) return;
    const toToastId = (id: number): string => `${toasterId}-${id}`;
    const forget = (id: number): void => {
      onScreen.current.delete(id);
      notify.gone(id);
    };
    const dismiss = (id: number): void => {
      dismissToast(toToastId(id));
      forget(id);
    };
    for (const { id, message, isOfSignIn } of waiting) {
      if (isHushed && !isOfSignIn) continue;
      look();
      const toast = { toastId: toToastId(id), ...toToastOptions(message) };
      if (onScreen.current.has(id)) updateToast({ ...toast, content: <MessageToast message={message} /> });
      else {
        makeRoom(dismiss);
        onScreen.current.add(id);
        const onStatusChange = (_event: null, { status }: { status: ToastStatus }): void => {
          if (status === 'dismissed' || status === 'unmounted') forget(id);
        };
        dispatchToast(<MessageToast message={message} />, { ...toast, onStatusChange });
      }
      notify.taken(id);
    }
  }, [waiting, isHushed, dispatchToast, updateToast, dismissToast, isReady, toasterId, look]);
  useEffect(() => {
    for (const { id, matters } of useNotifications.getState().shown)
      if (matters.some((matter) => overtaken.has(matter))) dismissToast(`${toasterId}-${id}`);
  }, [overtaken, dismissToast, toasterId]);
}

function toToastOptions(message: Message) {
  const intent = toIntent(message);
  return {
    intent,
    timeout: toTimeoutMs(message, intent),
    // Tab stops at actions; F6 focuses the whole toast.
    root: { tabIndex: -1 },
    pauseOnHover: true,
    pauseOnWindowBlur: true,
    politeness: intent === 'error' ? ('assertive' as const) : ('polite' as const),
  };
}

/** Successes, infos, and failures without a place on the screen, in their own landmark. */
export function Toasts(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const toasterId = useId('toaster');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (place) raise(place);
  }, [place]);
  const { place: at, look } = usePlace(place);
  useDispatchedToasts(toasterId, { isReady: place !== null, look });
  return (
    <>
      <Portal>
        <section ref={setPlace} aria-label={t('shell.notices.title')} data-place={at} />
      </Portal>
      {place && (
        // Announcements are rendered beside the toasts, because a dialog hides the page.
        <Portal mountNode={place}>
          <ShownPlace value={at}>
            <Toaster
              toasterId={toasterId}
              mountNode={place}
              position="bottom"
              limit={mostToasts}
              offset={offset}
              shortcuts={focusShortcut}
              className={mergeClasses(
                (at === 'corner' || at === 'top') && styles.top,
                at === 'corner' && styles.corner,
                at === 'start' && styles.start,
              )}
            />
          </ShownPlace>
        </Portal>
      )}
    </>
  );
}

function toTimeoutMs(message: Message, intent: ToastIntent): number {
  if (message.kind === 'notice') return -1;
  if (message.kind === 'text' && message.action) return readActionMs;
  return intent === 'error' ? readFailureMs : readMs;
}

function toIntent(message: Message): ToastIntent {
  if (message.kind === 'failure') return 'error';
  return message.kind === 'notice' ? 'warning' : message.intent;
}

/** Restores Tab, which Fluent traps in a toast until Escape. */
function freeTab(toast: HTMLElement | null): void {
  for (let group = toast?.closest('[data-tabster]'); group; group = group.parentElement?.closest('[role="list"][data-tabster]'))
    group.removeAttribute('data-tabster');
}

function MessageToast({ message }: { message: Message }): ReactElement {
  const at = use(ShownPlace);
  const styles = useStyles();
  const t = useTexts();
  const { title, words, note } = toWords(message, t);
  const action = toAction(message, t);
  const reference = toReference(message);
  const more = message.kind === 'text' ? message.more : undefined;
  return (
    <Toast ref={freeTab} className={mergeClasses(styles.toast, at === 'top' && isMinor(message) && styles.hidden)}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} aria-label={t('shell.notices.dismiss')} />
          </ToastTrigger>
        }
      >
        {/* Only a failure may have a message of the server, in another language than the app's. */}
        {message.kind === 'failure' ? <bdi>{title}</bdi> : <span>{title}</span>}
      </ToastTitle>
      {words && (
        <ToastBody dir="auto">
          <bdi>{words}</bdi>
        </ToastBody>
      )}
      {more && (
        <ToastBody className={styles.note}>
          {more.lines.map((line) => (
            <bdi key={line} className={styles.line}>
              {line}
            </bdi>
          ))}
        </ToastBody>
      )}
      {(note || reference) && (
        <ToastBody className={styles.note}>
          {note && <bdi dir="ltr">{note}</bdi>}
          {note && reference && ' · '}
          {reference && t('common.reference', { reference })}
        </ToastBody>
      )}
      {action && (
        <ToastFooter>
          {[action, ...(more ? [more.action] : [])].map(({ label, run }) => (
            <ToastTrigger key={label}>
              <Link as="button" onClick={() => run()}>
                {label}
              </Link>
            </ToastTrigger>
          ))}
        </ToastFooter>
      )}
    </Toast>
  );
}

function toAction(message: Message, t: Translate): ToastAction | undefined {
  if (message.kind === 'text') return message.action;
  if (message.kind !== 'notice' || message.notice.kind !== 'draftsWait') return undefined;
  return { label: t('shell.notices.openDrafts'), run: () => pendingScreen.open('/settings/drafts') };
}

interface MessageWords {
  title: string;
  words?: string | undefined;
  note?: string | undefined;
}

function toWords(message: Message, t: Translate): MessageWords {
  if (message.kind === 'text') return { title: message.text };
  if (message.kind === 'notice') return { title: toNoticeText(message.notice, t) };
  return { ...toFailureTexts(message.failure, t), note: toFailureNote(message.failure) };
}

function toReference(message: Message): string | undefined {
  if (message.kind === 'failure') return message.failure.reference;
  return message.kind === 'notice' && 'reference' in message.notice ? message.notice.reference : undefined;
}
