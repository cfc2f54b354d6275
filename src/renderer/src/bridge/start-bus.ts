import type { QueryClient } from '@tanstack/react-query';
import { ask, bridge } from './bridge';
import { notify } from './notify';
import { applyPreferences } from './preferences-store';
import { readKey } from './reads';
import { sessionActions } from './session-store';

/** Keeps stores and cache in step with what the main process tells. Returns the function that stops it. */
export function startBus(client: QueryClient): () => void {
  const stops = [
    bridge.on('preferences.changed', applyPreferences),
    bridge.on('session.changed', sessionActions.restore),
    bridge.on('session.ended', ({ reason }) => {
      sessionActions.end(reason);
      // The next person to sign in must not see rows of the one before.
      client.removeQueries({ predicate: (query) => !isOfThisPc(query.queryKey[0]) });
    }),
    bridge.on('connection.changed', (view) => client.setQueryData(readKey('connection.read', undefined), view)),
    bridge.on('printing.queueChanged', (view) => client.setQueryData(readKey('printing.queue', undefined), view)),
    bridge.on('app.noticed', () => void showNotices()),
  ];
  void showNotices();
  return () => {
    for (const stop of stops) stop();
  };
}

function isOfThisPc(name: unknown): boolean {
  return typeof name === 'string' && /^(connection|app|preferences|printing)\./.test(name);
}

/** Reading removes them in the main process, so each is shown once. */
async function showNotices(): Promise<void> {
  const result = await ask('app.notices', undefined);
  if (result.ok) for (const notice of result.value) notify.notice(notice);
}
