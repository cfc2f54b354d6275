import {
  Button,
  Link,
  Portal,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  type ToastIntent,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { type Message, notify, useNotifications } from '@renderer/runtime/notices/notify';
import { useHasSaveBar } from '@renderer/ui/form/save-bar-slot';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toNoticeText } from './notice-text';

const readMs = 5_000;
const readFailureMs = 12_000;
/** With something to press in it, such as an undo. */
const readActionMs = 10_000;

/** Leads to the newest message. */
const focusShortcut = { focus: ({ key }: KeyboardEvent): boolean => key === 'F6' };

/** Success, information and failures that belong to no place on the screen; in a landmark of their own. */
export function Toasts(): ReactElement {
  const { t } = useTranslation();
  const toasterId = useId('toaster');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { dispatchToast } = useToastController(toasterId);
  const hasSaveBar = useHasSaveBar();
  const waiting = useNotifications((state) => state.messages);
  useEffect(() => {
    // Fluent drops what is dispatched before its toaster is there.
    if (!place) return;
    for (const { id, message } of waiting) {
      const intent = toIntent(message);
      dispatchToast(<MessageToast message={message} />, {
        intent,
        timeout: toTimeoutMs(message, intent),
        // Tab stops at what can be pressed; the whole toast is for F6.
        root: { tabIndex: -1 },
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: intent === 'error' ? 'assertive' : 'polite',
      });
      notify.taken(id);
    }
  }, [waiting, dispatchToast, place]);
  // Above the footer, and above a form's save bar: a toast must not cover the button that is pressed next.
  const offset = { horizontal: 20, vertical: hasSaveBar ? 104 : 44 };
  return (
    <>
      <Portal>
        <section ref={setPlace} aria-label={t('shell.notices.title')} />
      </Portal>
      {place && (
        <Toaster toasterId={toasterId} mountNode={place} position="bottom-end" limit={4} offset={offset} shortcuts={focusShortcut} />
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
  const { t } = useTranslation();
  const action = message.kind === 'text' ? message.action : undefined;
  const reference = toReference(message);
  return (
    <Toast ref={freeTab}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} aria-label={t('shell.notices.dismiss')} />
          </ToastTrigger>
        }
      >
        <bdi>{toText(message, t)}</bdi>
      </ToastTitle>
      {reference && <ToastBody>{t('common.reference', { reference })}</ToastBody>}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Link as="button" onClick={action.run}>
              {action.label}
            </Link>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  );
}

function toText(message: Message, t: ReturnType<typeof useTranslation>['t']): string {
  if (message.kind === 'text') return message.text;
  return message.kind === 'failure' ? toFailureText(message.failure, t) : toNoticeText(message.notice, t);
}

function toReference(message: Message): string | undefined {
  if (message.kind === 'failure') return message.failure.reference;
  return message.kind === 'notice' && 'reference' in message.notice ? message.notice.reference : undefined;
}
