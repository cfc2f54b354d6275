import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { UpdateObstacle, UpdateView } from '@shared/contract/desktop/updates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Returns the state of updates; undefined before the first response. */
export function useUpdates(): UpdateView | undefined {
  const client = useQueryClient();
  useEvent('updates.changed', (view) => client.setQueryData(readKey('updates.read', undefined), view));
  return useRead('updates.read', undefined).data;
}

export interface Restart {
  /** Why the last restart was prevented; cleared by the next one. */
  obstacle: UpdateObstacle | null;
  run(): void;
}

/** Restarts the app for the update, unless work in progress would be lost. */
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
