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

/** What the app has to tell once after it started. */
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
/** With something to press in it, such as an undo. */
const readActionMs = 10_000;

/** Leads to the newest message. */
const focusShortcut = { focus: ({ key }: KeyboardEvent): boolean => key === 'F6' };

/** In the middle of the lower edge, above pager, save bar and footer: what is pressed next stands at the ends of these lines, and the actions of rows at the end of theirs. */
const offset = { bottom: { vertical: 104 } };

/** Of successes and notes. Problems and notices wait for the user, and are shown besides, up to the limit of the toaster. */
const mostShown = 2;
const mostToasts = 4;

const useStyles = makeStyles({
  toast: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  note: smallText,
  line: { display: 'block', overflowWrap: 'anywhere' },
  // Stronger than the place that Fluent writes on the element.
  top: { insetBlockStart: '8px !important', insetBlockEnd: 'auto !important' },
  corner: { insetInlineStart: 'auto !important', insetInlineEnd: '20px !important', transform: 'none !important' },
  start: { insetInlineStart: '20px !important', insetInlineEnd: 'auto !important', transform: 'none !important' },
  // Without room beside a dialog only what is wrong may lie over it.
  hidden: { display: 'none' },
});

const ShownPlace = createContext<Place>('bottom');

/** Takes the toasts with the least to lose off the screen until there is room for another one. */
function makeRoom(dismiss: (id: number) => void): void {
  const { shown } = useNotifications.getState();
  const minor = shown.filter(({ message }) => isMinor(message));
  for (const { id } of minor.slice(0, Math.max(0, shown.length - mostShown + 1))) dismiss(id);
}

const isMinor = (message: Message): boolean => message.kind === 'text' && message.intent !== 'warning';

/** Hands waiting messages to Fluent's toaster once it is there, and takes away those that were overtaken. `look` is called before each. */
function useDispatchedToasts(toasterId: string, { isReady, look }: { isReady: boolean; look(): void }): void {
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  const isHushed = useNotifications((state) => state.isHushed);
  const overtaken = useNotifications((state) => state.overtaken);
  const waiting = useNotifications((state) => state.messages);
  const onScreen = useRef(new Set<number>());
  useEffect(() => {
    // Fluent drops what is dispatched before its toaster is there.
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
    // Tab stops at what can be pressed; the whole toast is for F6.
    root: { tabIndex: -1 },
    pauseOnHover: true,
    pauseOnWindowBlur: true,
    politeness: intent === 'error' ? ('assertive' as const) : ('polite' as const),
  };
}

/** Success, information and failures that belong to no place on the screen; in a landmark of their own. */
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
        // What is read out stands beside the toasts, not on the page that a dialog hides.
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

/** Fluent holds Tab inside a toast until Escape; here it goes on as everywhere. */
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
        {/* Only a failure may have words of the server, in another language than the app's. */}
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
