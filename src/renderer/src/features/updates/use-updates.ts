import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { UpdateObstacle, UpdateView } from '@shared/contract/desktop/updates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Where the app stands with new versions; undefined until the main process has said so. */
export function useUpdates(): UpdateView | undefined {
  const client = useQueryClient();
  useEvent('updates.changed', (view) => client.setQueryData(readKey('updates.read', undefined), view));
  return useRead('updates.read', undefined).data;
}

export interface Restart {
  /** Why the last try did not end the program; gone with the next one. */
  obstacle: UpdateObstacle | null;
  run(): void;
}

/** Ends the program for the update, unless something is under way that would be lost. */
export function useRestart(): Restart {
  const [obstacle, setObstacle] = useState<UpdateObstacle | null>(null);
  return {
    obstacle,
    run() {
      void ask('updates.restart', undefined).then((answer) => setObstacle(answer.ok ? answer.value.obstacle : null));
    },
  };
}

export const startDownload = (): void => void ask('updates.download', undefined);
export const cancelDownload = (): void => void ask('updates.cancelDownload', undefined);
export const checkNow = (): void => void ask('updates.check', undefined);
