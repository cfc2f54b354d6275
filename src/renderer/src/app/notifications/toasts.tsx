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
import { toFailureNote, toFailureWords } from '@renderer/runtime/notices/failure-presenter';
import { type Message, notify, type ToastAction, useNotifications } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { smallText } from '@renderer/ui/text/text-styles';
import type { Translate } from '@shared/i18n/translate';
import { createContext, type ReactElement, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askedScreen } from '../asked-screen';
import { toNoticeText } from './notice-text';

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
const toastWidth = 292;
/** A toast and its distance from the edge of the window. */
const cornerWidth = toastWidth + 2 * 20;

/** Over dialogs, and the menus and lists in them. */
const layer = '1000002';

/** Everything that is told lies over every dialog, and no dialog hides it from screen readers; both are a matter of the portal's own element. */
function raise(section: HTMLElement): void {
  const portal = section.parentElement;
  if (!portal) return;
  portal.style.zIndex = layer;
  // Fluent's `useDangerousNeverHidden`, which counts only on a child of the body.
  portal.setAttribute('data-tabster-never-hide', '');
}

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

type Place = 'bottom' | 'start' | 'corner' | 'top';

const ShownPlace = createContext<Place>('bottom');

/** Beside an open dialog, whose buttons and content stay free; over its upper edge where the window has no room beside it. */
function findPlace(): Place {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].map((dialog) => dialog.getBoundingClientRect());
  if (dialogs.length === 0) return findPlaceBesidePanels();
  const isRtl = document.documentElement.dir === 'rtl';
  return dialogs.every(({ left, right }) => (isRtl ? left : window.innerWidth - right) >= cornerWidth) ? 'corner' : 'top';
}

/** Panels stand at the end of the window, as high as it is; `offsetWidth` is their width also while they slide in. */
function findPlaceBesidePanels(): Place {
  const panels = [...document.querySelectorAll<HTMLElement>('[role="dialog"]:not([aria-modal="true"])')].filter(
    ({ offsetHeight }) => offsetHeight >= window.innerHeight,
  );
  const room = window.innerWidth - Math.max(0, ...panels.map(({ offsetWidth }) => offsetWidth));
  if (room >= (window.innerWidth + toastWidth) / 2) return 'bottom';
  return room >= cornerWidth ? 'start' : 'top';
}

/**
 * Where toasts are shown, also those that were there before a dialog opened. After it has closed they stay at the upper edge until all
 * are read: nothing moves from under the pointer.
 */
function usePlace(section: HTMLElement | null): { place: Place; look(): void } {
  const [place, setPlace] = useState<Place>('bottom');
  const look = useCallback(
    () =>
      setPlace((before) => {
        const found = findPlace();
        if (found !== 'bottom' || before === 'bottom') return found;
        if (!section?.querySelector('.fui-Toast')) return 'bottom';
        return before === 'start' ? 'start' : 'corner';
      }),
    [section],
  );
  useEffect(() => {
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return { place, look };
}

/** Takes the toasts with the least to lose off the screen until there is room for another one. */
function makeRoom(dismiss: (id: number) => void): void {
  const { shown } = useNotifications.getState();
  const minor = shown.filter(({ message }) => isMinor(message));
  for (const { id } of minor.slice(0, Math.max(0, shown.length - mostShown + 1))) dismiss(id);
}

const isMinor = (message: Message): boolean => message.kind === 'text' && message.intent !== 'warning';

/** Success, information and failures that belong to no place on the screen; in a landmark of their own. */
export function Toasts(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const toasterId = useId('toaster');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  useLayoutEffect(() => {
    if (place) raise(place);
  }, [place]);
  const isHushed = useNotifications((state) => state.isHushed);
  const overtaken = useNotifications((state) => state.overtaken);
  const onScreen = useRef(new Set<number>());
  const waiting = useNotifications((state) => state.messages);
  const { place: at, look } = usePlace(place);
  useEffect(() => {
    // Fluent drops what is dispatched before its toaster is there.
    if (!place) return;
    const toToastId = (id: number): string => `${toasterId}-${id}`;
    const dismiss = (id: number): void => {
      dismissToast(toToastId(id));
      onScreen.current.delete(id);
      notify.gone(id);
    };
    for (const { id, message, isOfSignIn } of waiting) {
      if (isHushed && !isOfSignIn) continue;
      look();
      const intent = toIntent(message);
      const toast = {
        intent,
        toastId: toToastId(id),
        timeout: toTimeoutMs(message, intent),
        // Tab stops at what can be pressed; the whole toast is for F6.
        root: { tabIndex: -1 },
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: intent === 'error' ? ('assertive' as const) : ('polite' as const),
      };
      if (onScreen.current.has(id)) updateToast({ ...toast, content: <MessageToast message={message} /> });
      else {
        makeRoom(dismiss);
        onScreen.current.add(id);
        const onStatusChange = (_event: null, { status }: { status: ToastStatus }): void => {
          if (status !== 'dismissed' && status !== 'unmounted') return;
          onScreen.current.delete(id);
          notify.gone(id);
        };
        dispatchToast(<MessageToast message={message} />, { ...toast, onStatusChange });
      }
      notify.taken(id);
    }
  }, [waiting, isHushed, dispatchToast, updateToast, dismissToast, place, toasterId, look]);
  useEffect(() => {
    for (const { id, matters } of useNotifications.getState().shown)
      if (matters.some((matter) => overtaken.has(matter))) dismissToast(`${toasterId}-${id}`);
  }, [overtaken, dismissToast, toasterId]);
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
  return { label: t('shell.notices.openDrafts'), run: () => askedScreen.open('/settings/drafts') };
}

interface MessageWords {
  title: string;
  words?: string | undefined;
  note?: string | undefined;
}

function toWords(message: Message, t: Translate): MessageWords {
  if (message.kind === 'text') return { title: message.text };
  if (message.kind === 'notice') return { title: toNoticeText(message.notice, t) };
  return { ...toFailureWords(message.failure, t), note: toFailureNote(message.failure) };
}

function toReference(message: Message): string | undefined {
  if (message.kind === 'failure') return message.failure.reference;
  return message.kind === 'notice' && 'reference' in message.notice ? message.notice.reference : undefined;
}
