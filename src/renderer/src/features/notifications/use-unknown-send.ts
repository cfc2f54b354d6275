import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import type { Failure } from '@shared/contract/result';
import type { Notification } from '@shared/contract/site/notifications';
import { toPageCount } from '@shared/domain/server/paging';
import { useRef, useState } from 'react';
import { holdsTexts, type NotificationValues } from './notification-form';

/** What the list says of a send to which no answer came. */
export type UnknownSend =
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
export function useUnknownSend(): UnknownSendHandle {
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
