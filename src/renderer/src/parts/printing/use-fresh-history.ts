import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import type { ReadName } from '@renderer/runtime/calls/reads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A batch changes the queue several times a second; the history is read again this seldom. */
const intervalMs = 1000;
const reads = ['history.list', 'history.read', 'history.printers'] as const satisfies ReadName[];

/** What is shown of the history follows what the printers do. */
export function useFreshHistory(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvent('printing.queueChanged', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const name of reads) void client.invalidateQueries({ queryKey: [name] });
    }, intervalMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
