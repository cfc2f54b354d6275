import {
  Button,
  Link,
  makeStyles,
  Portal,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  type ToastIntent,
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
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  raised: { insetBlockStart: '8px !important', insetBlockEnd: 'auto !important' },
});

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/**
 * True while a dialog is open, whose buttons stand where the messages would lie, also those that were there before it. Afterwards they stay at the upper edge
 * until all are read: nothing moves from under the pointer.
 */
function useRaised(place: HTMLElement | null): { isRaised: boolean; look(): void } {
  const [isRaised, setRaised] = useState(false);
  const look = useCallback(() => setRaised((before) => isDialogOpen() || (before && place?.querySelector('.fui-Toast') !== null)), [place]);
  useEffect(() => {
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [look]);
  return { isRaised, look };
}

/** Success, information and failures that belong to no place on the screen; in a landmark of their own. */
export function Toasts(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const toasterId = useId('toaster');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  useLayoutEffect(() => {
    if (place) raise(place);
  }, [place]);
  const isHushed = useNotifications((state) => state.isHushed);
  const overtaken = useNotifications((state) => state.overtaken);
  const shown = useRef(new Map<string, string>());
  const waiting = useNotifications((state) => state.messages);
  const { isRaised, look } = useRaised(place);
  useEffect(() => {
    // Fluent drops what is dispatched before its toaster is there.
    if (!place) return;
    for (const { id, message, about, isOfSignIn } of waiting) {
      if (isHushed && !isOfSignIn) continue;
      look();
      const toastId = `${toasterId}-${id}`;
      if (about !== undefined) shown.current.set(about, toastId);
      const intent = toIntent(message);
      dispatchToast(<MessageToast message={message} />, {
        intent,
        toastId,
        timeout: toTimeoutMs(message, intent),
        // Tab stops at what can be pressed; the whole toast is for F6.
        root: { tabIndex: -1 },
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: intent === 'error' ? 'assertive' : 'polite',
      });
      notify.taken(id);
    }
  }, [waiting, isHushed, dispatchToast, place, toasterId, look]);
  useEffect(() => {
    for (const about of overtaken) {
      const toastId = shown.current.get(about);
      if (toastId) dismissToast(toastId);
      shown.current.delete(about);
    }
  }, [overtaken, dismissToast]);
  return (
    <>
      <Portal>
        <section ref={setPlace} aria-label={t('shell.notices.title')} data-edge={isRaised ? 'upper' : 'lower'} />
      </Portal>
      {place && (
        // What is read out stands beside the toasts, not on the page that a dialog hides.
        <Portal mountNode={place}>
          <Toaster
            toasterId={toasterId}
            mountNode={place}
            position="bottom"
            limit={4}
            offset={offset}
            shortcuts={focusShortcut}
            {...(isRaised && { className: styles.raised })}
          />
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
  const styles = useStyles();
  const t = useTexts();
  const { title, words, note } = toWords(message, t);
  const action = toAction(message, t);
  const reference = toReference(message);
  const more = message.kind === 'text' ? message.more : undefined;
  return (
    <Toast ref={freeTab} className={styles.toast}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} aria-label={t('shell.notices.dismiss')} />
          </ToastTrigger>
        }
      >
        <bdi>{title}</bdi>
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
              <Link as="button" onClick={run}>
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
