import { bridge } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import type { ValueOf } from '@shared/contract/tables/bridge';
import type { CheckArea, ServerCheckReport } from '@shared/domain/server-check';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The calls to check, and when a response counts as slow. */
export interface CheckOptions {
  areas: CheckArea[];
  slowMs: number;
}

export interface ServerCheck {
  report: ServerCheckReport | null;
  isRunning: boolean;
  /** Number of calls per area, and the stored checks; undefined until both are loaded. */
  known: ValueOf<'serverCheck.history'> | undefined;
  start(wish: CheckOptions): void;
  stop(): void;
}

/** The check of this session: its results so far, and the functions to start and stop it. */
export function useServerCheck(): ServerCheck {
  const client = useQueryClient();
  const { data } = useRead('serverCheck.read', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const kept = useRead('serverCheck.history', undefined, { staleTimeMs: 0 });
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
    known: data && kept.data,
    start: (wish) => void run.send(wish),
    stop: () => void stop.send(undefined),
  };
}
