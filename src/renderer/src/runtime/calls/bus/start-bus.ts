import { watchBulkWrites } from '@renderer/runtime/bulk-writes/bulk-write-state';
import { notify } from '@renderer/runtime/notices/notify';
import { applyPreferences } from '@renderer/runtime/state/preferences-store';
import { isSuspended, sessionActions } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import type { QueryClient } from '@tanstack/react-query';
import { ask, bridge } from '../bridge';
import { followOwner, forgetRows } from '../follow-owner';
import { invalidateAfter, invalidateFollowing } from '../invalidation';
import { readKey, type WriteName } from '../reads';
import { takeQueueChange } from './queue-cache';
import { renewMarks } from './renew-marks';

/** Keeps stores and cache in step with what the main process tells. Returns the function that stops it. */
export function startBus(client: QueryClient): () => void {
  const stops = [
    bridge.on('preferences.changed', applyPreferences),
    followOwner(client),
    bridge.on('session.changed', sessionActions.restore),
    bridge.on('session.ended', ({ reason }) => {
      sessionActions.end(reason);
      if (!isSuspended()) forgetRows(client);
      // At once, while it is still known whose it is: another person may sign in next.
      else void unsavedWork.keep();
    }),
    bridge.on('session.heldBackChanged', ({ isHeldBack }) => client.setQueryData(readKey('session.isHeldBack', undefined), isHeldBack)),
    bridge.on('connection.changed', (view) => {
      const known = client.getQueryData<ConnectionView>(readKey('connection.read', undefined));
      client.setQueryData(readKey('connection.read', undefined), view);
      // What was read by another profile is another text: the same answers mean something else now.
      if (known && JSON.stringify(known.profile) !== JSON.stringify(view.profile)) void client.invalidateQueries();
    }),
    bridge.on('policy.changed', (view) => {
      client.setQueryData(readKey('policy.read', undefined), view);
      invalidateFollowing(client, 'policy.changed');
    }),
    bridge.on('printing.queueChanged', (change) => {
      takeQueueChange(client, change);
      renewMarks(client);
    }),
    bridge.on('station.changed', (view) => client.setQueryData(readKey('station.read', undefined), view)),
    bridge.on('calls.touched', ({ name }) => void invalidateAfter(client, name as WriteName)),
    watchBulkWrites(client),
    bridge.on('windows.said', ({ text }) => notify.success(text)),
    bridge.on('app.noticed', () => void showNotices()),
  ];
  void showNotices();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reading removes them in the main process, so each is shown once. */
async function showNotices(): Promise<void> {
  const result = await ask('app.notices', undefined);
  if (result.ok) for (const notice of result.value) notify.notice(notice);
}
