import type { ToastAction } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { toUndoKey, undoState } from './undo-state';
import type { Undoable } from './undoable';

let lastId = 0;

/** Stores a change that has just been made. Returns the action for its message, and the key (`about`) that connects them. */
export function noteUndo(client: QueryClient, made: Undoable): { action: ToastAction; about: string } {
  lastId += 1;
  const id = lastId;
  undoState.put({ id, at: new Date().toISOString(), change: made, open: made.records, state: 'waiting', undone: 0, stayed: [] });
  const about = toUndoKey(id);
  const run = async (matters: readonly string[]): Promise<void> => (await import('./run-undo')).runUndo(client, matters);
  return { action: { label: i18n.t('common.undo'), run: (matters = [about]) => void run(matters) }, about };
}
