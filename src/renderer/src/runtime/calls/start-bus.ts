import { notify } from '@renderer/runtime/notices/notify';
import { applyPreferences } from '@renderer/runtime/state/preferences-store';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import type { QueryClient } from '@tanstack/react-query';
import { ask, bridge } from './bridge';
import { takeQueueChange } from './queue-cache';
import { type ReadName, readKey } from './reads';

/** Keeps stores and cache in step with what the main process tells. Returns the function that stops it. */
export function startBus(client: QueryClient): () => void {
  const stops = [
    bridge.on('preferences.changed', applyPreferences),
    bridge.on('session.changed', (view) => {
      const { suspended } = useSession.getState();
      sessionActions.restore(view);
      if (suspended) takeUpAfter(client, suspended.id === view.auth.admin.id);
    }),
    bridge.on('session.ended', ({ reason }) => {
      sessionActions.end(reason);
      // The next person to sign in must not see rows of the one before.
      if (!useSession.getState().suspended) forgetRows(client);
    }),
    bridge.on('session.heldBackChanged', ({ isHeldBack }) => client.setQueryData(readKey('session.isHeldBack', undefined), isHeldBack)),
    bridge.on('connection.changed', (view) => client.setQueryData(readKey('connection.read', undefined), view)),
    bridge.on('policy.changed', (view) => {
      client.setQueryData(readKey('policy.read', undefined), view);
      for (const name of followsPolicy) void client.invalidateQueries({ queryKey: [name] });
    }),
    bridge.on('printing.queueChanged', (change) => takeQueueChange(client, change)),
    bridge.on('station.changed', (view) => client.setQueryData(readKey('station.read', undefined), view)),
    bridge.on('app.noticed', () => void showNotices()),
  ];
  void showNotices();
  return () => {
    for (const stop of stops) stop();
  };
}

/** What IT's decisions shape on its way to the page. */
const followsPolicy = ['printing.readSettings', 'printing.printers'] as const satisfies ReadName[];

function forgetRows(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !isOfThisPc(query.queryKey[0]) });
}

/** Back after a suspension: the same admin goes on with fresh rows, another one starts without any. */
function takeUpAfter(client: QueryClient, isSameAdmin: boolean): void {
  if (isSameAdmin) void client.invalidateQueries();
  else forgetRows(client);
}

function isOfThisPc(name: unknown): boolean {
  return typeof name === 'string' && /^(connection|app|policy|preferences|printing|station)\./.test(name);
}

/** Reading removes them in the main process, so each is shown once. */
async function showNotices(): Promise<void> {
  const result = await ask('app.notices', undefined);
  if (result.ok) for (const notice of result.value) notify.notice(notice);
}
