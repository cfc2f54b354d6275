import { invalidateFollowing } from '@renderer/runtime/calls/invalidation';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Minimum interval of reads in milliseconds, because a batch changes the queue several times a second. */
const intervalMs = 1000;

/** Reloads the shown part of the history while printers work. */
export function useFreshHistory(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvent('printing.queueChanged', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      invalidateFollowing(client, 'printing.queueChanged');
    }, intervalMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
