import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { isUnclear } from '@renderer/runtime/calls/write-outcome';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import type { FormFieldProps } from '@renderer/ui/form/field/form-field';
import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { TextAreaField, TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import type { LastStep } from '@renderer/ui/form/record/record-form-types';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { useListReturn } from '@renderer/ui/list/state/use-list-return';
import type { Failure } from '@shared/contract/result';
import type { Notification } from '@shared/contract/site/notifications';
import { toPageCount } from '@shared/domain/server/paging';
import type { Translate } from '@shared/i18n/translate';
import { type ReactElement, useRef, useState } from 'react';
import { emptyNotification, holdsTexts, type NotificationValues, notificationForm } from './notification-form';
import { PhonePreviews } from './phone-preview';

/** State of a message that was sent without a response, by what the list shows. */
type UnknownSend =
  | { state: 'reading' }
  | { state: 'unread'; failure: Failure }
  /** `record` has the texts that were sent; null if none of the `looked` ones has them, of `total` results of a search by title. */
  | { state: 'read'; record: Notification | null; looked: number; total: number };

interface UnknownSendHandle {
  /** Null while every request had a response. */
  unknown: UnknownSend | null;
  /** Searches the list for what was sent. */
  check: (sent: NotificationValues) => void;
  checkAgain: () => void;
  /** Clears the state before another send. */
  clear: () => void;
}

/** Maximum number of pages to search, because a title may have been sent many times. */
const mostPages = 10;

/** Finds the record by its title, independent of the list's order. */
async function find(values: NotificationValues): Promise<{ record: Notification | null; looked: number; total: number }> {
  let looked = 0;
  for (let page = 1; ; page += 1) {
    const { rows, unreadable, totalItems } = await request('notifications.list', { query: { page, search: values.title_en.trim() } });
    looked += rows.length;
    const record = rows.find((row) => holdsTexts(row, values)) ?? null;
    const isLast = rows.length + unreadable.length === 0 || page >= Math.min(toPageCount(totalItems), mostPages);
    if (record || isLast) return { record, looked, total: totalItems };
  }
}

/** After a send with an unknown result, loads the list before a retry is offered, because a sent message can't be undone. */
function useUnknownSend(): UnknownSendHandle {
  const [unknown, setUnknown] = useState<UnknownSend | null>(null);
  const sent = useRef<NotificationValues | null>(null);
  async function read(values: NotificationValues): Promise<void> {
    setUnknown({ state: 'reading' });
    try {
      setUnknown({ state: 'read', ...(await find(values)) });
    } catch (error) {
      setUnknown({ state: 'unread', failure: toFailureError(error).failure });
    }
  }
  return {
    unknown,
    check(values) {
      sent.current = values;
      void read(values);
    },
    checkAgain: () => void (sent.current && read(sent.current)),
    clear: () => setUnknown(null),
  };
}

const list = 'notification';

const CountedLine = (props: FormFieldProps): ReactElement => <TextField {...props} isCounted />;
const CountedText = (props: FormFieldProps): ReactElement => <TextAreaField {...props} rows={5} isCounted />;

function toLastStep(t: Translate, isUnknown: boolean): LastStep {
  return {
    title: t('notifications.lastStep.title'),
    text: t('notifications.lastStep.text'),
    confirmLabel: t('notifications.lastStep.confirm'),
    icon: <MirroredIcon icon={SendRegular} />,
    pending: t(isUnknown ? 'notifications.unknown.pending' : 'notifications.lastStep.pending'),
    pendingHint: t(isUnknown ? 'notifications.unknown.pendingHint' : 'notifications.lastStep.pendingHint'),
    running: t('notifications.lastStep.running'),
  };
}

/** Checklist NOT-05 to NOT-10: a message is sent once everything is filled in and confirmed (OP-79). */
export function AddNotificationScreen(): ReactElement {
  const t = useTexts();
  const backToList = useListReturn(list);
  const { send } = useWrite('notifications.send', { failure: 'inPlace', success: t('notifications.sent') });
  const { unknown, check, checkAgain, clear } = useUnknownSend();
  const handle = useRecordForm<NotificationValues>({
    draft: { screen: 'notification.add', record: null, title: t('navigation.addNotification') },
    schema: notificationForm,
    initial: emptyNotification,
    needs: needsOf('notifications.send'),
    async save(values) {
      clear();
      const result = await send({ body: values });
      if (!result.ok && isUnclear(result.error)) check(values);
      return result;
    },
    readFailure: (failure) => (isUnclear(failure) ? null : failure),
    onInvalid: () => notify.warning(t('notifications.enterMessage')),
    onSaved: backToList,
    lastStep: toLastStep(t, unknown !== null),
    isHeld: unknown !== null && unknown.state !== 'read',
  });
  const leave = (): void => {
    handle.discard();
    unsavedWork.remove(handle.scope.formId);
    backToList();
  };
  return (
    <RecordForm handle={handle} saveLabel={t('notifications.send')} onCancel={backToList} preview={<PhonePreviews />}>
      {unknown && <UnknownSendBar unknown={unknown} onReadAgain={checkAgain} onLeave={leave} />}
      <FormSection id="title" title={t('notifications.title')} hint={t('notifications.titleHint')}>
        <BilingualField name="title" label={t('notifications.title')} as={CountedLine} isRequired />
      </FormSection>
      <FormSection id="text" title={t('notifications.text')} hint={t('notifications.textHint')}>
        <BilingualField name="description" label={t('notifications.text')} as={CountedText} isRequired />
      </FormSection>
    </RecordForm>
  );
}

interface UnknownSendBarProps {
  unknown: UnknownSend;
  onReadAgain: () => void;
  onLeave: () => void;
}

/** Shows that it is unknown whether a message was sent, and what the list shows. */
function UnknownSendBar({ unknown, onReadAgain, onLeave }: UnknownSendBarProps): ReactElement {
  const t = useTexts();
  const words = useWords(unknown);
  return (
    <MessageBar intent="warning" layout="multiline" politeness="assertive" data-unknown-send={unknown.state}>
      <MessageBarBody>
        <MessageBarTitle>{t('notifications.unknown.title')}</MessageBarTitle>
        {words}
      </MessageBarBody>
      <MessageBarActions>
        {unknown.state === 'unread' && <Button onClick={onReadAgain}>{t('notifications.unknown.readAgain')}</Button>}
        {unknown.state === 'read' && unknown.record && <Button onClick={onLeave}>{t('notifications.unknown.toList')}</Button>}
      </MessageBarActions>
    </MessageBar>
  );
}

function useWords(unknown: UnknownSend): string {
  const t = useTexts();
  const format = useFormat();
  if (unknown.state === 'reading') return t('notifications.unknown.reading');
  if (unknown.state === 'unread') return t('notifications.unknown.unread', { reason: toFailureText(unknown.failure, t) });
  const { record, looked, total } = unknown;
  if (!record) return total === 0 ? t('notifications.unknown.noneFound') : t('notifications.unknown.notFound', { looked, total });
  return t('notifications.unknown.found', { when: format.dateTime(record.createdAt) });
}
