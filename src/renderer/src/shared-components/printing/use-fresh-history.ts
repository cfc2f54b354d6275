import { invalidateFollowing } from '@renderer/runtime/calls/invalidation';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A batch changes the queue several times a second; the history is read again this seldom. */
const intervalMs = 1000;

/** What is shown of the history follows what the printers do. */
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
