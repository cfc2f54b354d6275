import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { holdsTexts, type NotificationValues } from '@shared/contract/notification-form';
import type { Notification } from '@shared/contract/notifications';
import type { Failure, FailureCode } from '@shared/contract/result';
import { useRef, useState } from 'react';

/** What the list says of a send to which no answer came. */
export type UnknownSend =
  | { state: 'reading' }
  | { state: 'unread'; failure: Failure }
  /** `record` holds the texts that were sent; null when no record does. */
  | { state: 'read'; record: Notification | null };

interface UnknownSendHandle {
  /** Null while every send had an answer. */
  unknown: UnknownSend | null;
  /** Reads the list for what was sent. */
  check: (sent: NotificationValues) => void;
  checkAgain: () => void;
  /** Forgets it, as before another send. */
  clear: () => void;
}

/** No answer, or one that says neither yes nor no: the server may have sent the message all the same. */
const unclear: readonly FailureCode[] = ['outcomeUnknown', 'unexpectedStatus', 'unreadableAnswer', 'answerTooLarge'];

export const isUnclear = ({ code }: Failure): boolean => unclear.includes(code);

/** After a send of unknown outcome the list is read, and only then a second try is offered: what went out cannot be taken back. */
export function useUnknownSend(): UnknownSendHandle {
  const [unknown, setUnknown] = useState<UnknownSend | null>(null);
  const sent = useRef<NotificationValues | null>(null);
  async function read(values: NotificationValues): Promise<void> {
    setUnknown({ state: 'reading' });
    try {
      const { rows } = await request('notifications.list', { query: { page: 1 } });
      setUnknown({ state: 'read', record: rows.find((row) => holdsTexts(row, values)) ?? null });
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
