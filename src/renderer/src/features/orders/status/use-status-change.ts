import { notify } from '@renderer/runtime/notices/notify';
import type { OrderStatus } from '@shared/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../order-row';
import { changeStatuses, type StatusChangeOutcome, type StatusChangeProgress } from './change-statuses';

export interface StatusChangeRun {
  /** Null while nothing runs. */
  progress: StatusChangeProgress | null;
  /** What the last run over several orders left undone; null when there was none or everything went well. */
  rest: StatusChangeOutcome | null;
  start(orders: readonly OrderRow[], status: OrderStatus): Promise<void>;
  /** Lets the running requests end and sends no more. */
  stop(): void;
}

interface StatusChangeOptions {
  onChanged(orders: OrderRow[], status: OrderStatus): void;
  /** Everything was changed. */
  onDone(): void;
}

/** Changes one order or many, tells the outcome once, and keeps what failed for another try. */
export function useStatusChange({ onChanged, onDone }: StatusChangeOptions): StatusChangeRun {
  const { t } = useTranslation();
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<StatusChangeProgress | null>(null);
  const [rest, setRest] = useState<StatusChangeOutcome | null>(null);

  const tell = ({ changed, failed, untouched }: StatusChangeOutcome): void => {
    const [only] = failed;
    if (failed.length + untouched.length === 0) notify.success(t('orders.statusUpdated'));
    else if (changed.length > 0) notify.success(t('orders.statusUpdatedPart', { count: changed.length }));
    // Of several, the dialog names each one.
    else if (failed.length === 1 && untouched.length === 0 && only && only.failure.code !== 'sessionEnded') notify.failure(only.failure);
  };

  const start = async (orders: readonly OrderRow[], status: OrderStatus): Promise<void> => {
    if (running.current) return;
    running.current = new AbortController();
    setRest(null);
    setProgress({ done: 0, total: orders.length });
    const outcome = await changeStatuses({ client, orders, status, signal: running.current.signal, onProgress: setProgress });
    running.current = null;
    setProgress(null);
    tell(outcome);
    if (outcome.changed.length > 0) onChanged(outcome.changed, status);
    if (outcome.changed.length === orders.length) onDone();
    else if (orders.length > 1) setRest(outcome);
  };

  return { progress, rest, start, stop: () => running.current?.abort() };
}
