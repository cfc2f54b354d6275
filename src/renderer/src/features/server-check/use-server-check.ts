import { bridge } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import type { ServerCheckReport } from '@shared/domain/server-check';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface ServerCheck {
  report: ServerCheckReport | null;
  isRunning: boolean;
  isRead: boolean;
  start(slowMs: number): void;
  stop(): void;
}

/** The check of this session: what came so far, and the ways to start and to stop it. */
export function useServerCheck(): ServerCheck {
  const client = useQueryClient();
  const { data } = useRead('serverCheck.read', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const run = useWrite('serverCheck.run');
  const stop = useWrite('serverCheck.stop');
  useEffect(
    () =>
      bridge.on('serverCheck.progressed', (report) =>
        client.setQueryData(readKey('serverCheck.read', undefined), { report, isRunning: !report.isStopped }),
      ),
    [client],
  );
  return {
    report: data?.report ?? null,
    isRunning: run.isPending || (data?.isRunning ?? false),
    isRead: data !== undefined,
    start: (slowMs) => void run.send({ slowMs }),
    stop: () => void stop.send(undefined),
  };
}
