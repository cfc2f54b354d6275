import { notify } from '@renderer/runtime/notices/notify';
import { isSuspended, sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import type { QueryClient } from '@tanstack/react-query';
import { ownerOf, type PhasedState } from '../../state/session-phase';
import { ask, bridge } from '../bridge';
import { watchBulkWrites } from '../bulk-writes/bulk-write-state';
import { isOfComputer } from '../call-facts';
import { invalidateAfter, invalidateFollowing } from '../invalidation';
import { applyPreferences } from '../preferences';
import { readKey, type WriteName } from '../reads';
import { takeQueueChange } from './queue-cache';

/**
 * Drops rows and messages of the previous user when another one signs in or no one is signed in, however the session ended. After a
 * suspension, the same user continues with fresh rows. Returns a function that unsubscribes.
 */
function followOwner(client: QueryClient): () => void {
  return useSession.subscribe((now, before) => {
    if (now.phase === before.phase && now.auth === before.auth) return;
    if (idOf(before) !== null && idOf(before) !== idOf(now)) {
      forgetRows(client);
      notify.forget();
    } else if (before.phase.kind === 'suspended' && now.phase.kind === 'signedIn') void client.invalidateQueries();
    notify.hush(now.phase.kind === 'suspended' && now.phase.covered);
  });
}

function idOf(state: PhasedState): number | null {
  return ownerOf(state)?.id ?? null;
}

/** Removes a user's data from the cache, and leaves the computer's. */
function forgetRows(client: QueryClient): void {
  const isTheirs = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean => !isOfComputer(name);
  // A running read would bring them back.
  void client.cancelQueries({ predicate: isTheirs });
  client.removeQueries({ predicate: isTheirs });
}

/** Interval in milliseconds: a running batch reports changes several times a second, faster than users can read marks. */
const gatherMs = 500;

const waiting = new WeakSet<QueryClient>();

/** Reloads the print state of the orders on screen, once for all changes within the interval. */
export function renewMarks(client: QueryClient): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  setTimeout(() => {
    waiting.delete(client);
    void client.invalidateQueries({ queryKey: ['printing.marks'] });
  }, gatherMs);
}

/** Updates stores and cache on the main process's events. Returns a function that unsubscribes. */
export function subscribeToMainEvents(client: QueryClient): () => void {
  const stops = [
    bridge.on('preferences.changed', applyPreferences),
    followOwner(client),
    bridge.on('session.changed', sessionActions.restore),
    bridge.on('session.locked', () => {
      sessionActions.lock();
      // The computer may be switched off while it is locked.
      void unsavedWork.keep();
    }),
    bridge.on('session.ended', ({ reason }) => {
      sessionActions.end(reason);
      if (!isSuspended()) forgetRows(client);
      // At once, while the user is still known: another user may sign in next.
      else void unsavedWork.keep();
    }),
    bridge.on('session.heldBackChanged', ({ isHeldBack }) => client.setQueryData(readKey('session.isHeldBack', undefined), isHeldBack)),
    bridge.on('connection.changed', (view) => {
      const known = client.getQueryData<ConnectionView>(readKey('connection.read', undefined));
      client.setQueryData(readKey('connection.read', undefined), view);
      // With another server profile, the same responses are parsed differently.
      if (known && JSON.stringify(known.profile) !== JSON.stringify(view.profile)) void client.invalidateQueries();
    }),
    bridge.on('policy.changed', (view) => {
      client.setQueryData(readKey('policy.read', undefined), view);
      invalidateFollowing(client, 'policy.changed');
    }),
    bridge.on('staffNotes.becameReadable', () => invalidateFollowing(client, 'staffNotes.becameReadable')),
    bridge.on('printing.queueChanged', (change) => {
      takeQueueChange(client, change);
      renewMarks(client);
    }),
    bridge.on('station.changed', (view) => client.setQueryData(readKey('station.read', undefined), view)),
    bridge.on('calls.invalidated', ({ name }) => void invalidateAfter(client, name as WriteName)),
    watchBulkWrites(client),
    bridge.on('windows.said', ({ text }) => notify.success(text)),
    bridge.on('app.noticesChanged', () => void showNotices()),
  ];
  void showNotices();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reading removes the notices in the main process, so each is shown once. */
async function showNotices(): Promise<void> {
  const result = await ask('app.notices', undefined);
  if (result.ok) for (const notice of result.value) notify.notice(notice);
}
