import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf, type PhasedState } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import type { QueryClient } from '@tanstack/react-query';
import { isOfComputer } from './call-facts';

/**
 * Whose rows and messages the page holds: another person, or nobody, never gets those of the one before, whichever way that one's session
 * ended. The same person goes on after a suspension with fresh rows. Returns the function that stops it.
 */
export function followOwner(client: QueryClient): () => void {
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

/** Takes from the cache what is a person's, and leaves what belongs to this computer. */
export function forgetRows(client: QueryClient): void {
  const isTheirs = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean => !isOfComputer(name);
  // An answer that is still on its way would bring them back.
  void client.cancelQueries({ predicate: isTheirs });
  client.removeQueries({ predicate: isTheirs });
}
