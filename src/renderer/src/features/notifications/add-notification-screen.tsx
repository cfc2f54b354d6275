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

/** What the list says of a send to which no answer came. */
type UnknownSend =
  | { state: 'reading' }
  | { state: 'unread'; failure: Failure }
  /** `record` holds the texts that were sent; null when none of the `looked` ones does, of `total` that the search by title finds. */
  | { state: 'read'; record: Notification | null; looked: number; total: number };

interface UnknownSendHandle {
  /** Null while every send had an answer. */
  unknown: UnknownSend | null;
  /** Reads the list for what was sent. */
  check: (sent: NotificationValues) => void;
  checkAgain: () => void;
  /** Forgets it, as before another send. */
  clear: () => void;
}

/** A title that is sent again and again is found so often; further than this nobody looks. */
const mostPages = 10;

/** Wherever the server puts a new one in its list, it is found by its title. */
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

/** After a send of unknown outcome the list is read, and only then a second try is offered: what went out cannot be taken back. */
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

/** checklist NOT-05 to NOT-10: a message is sent once everything is filled and its last step is confirmed (OP-79). */
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

/** Says in its place that nobody knows whether a message went out, and what the list says of it. */
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
