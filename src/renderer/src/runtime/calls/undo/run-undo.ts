import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { putBack } from './put-back';
import { toStayedText } from './stayed-words';
import { toMatter, undoState } from './undo-state';
import type { StayedRecord, UndoEntry } from './undoable';

/** Takes changes back as far as nobody has changed their records since, and tells what came of it. A second press while it runs does nothing. */
export async function runUndo(client: QueryClient, matters: readonly string[]): Promise<void> {
  // Of an ended session nothing is found any more: its toasts may be pressed for a moment.
  const entries = undoState.find(matters).filter(({ state }) => state === 'waiting');
  if (entries.length === 0) return;
  if (!isSignedIn(useSession.getState())) return notify.info(i18n.t('undo.signInFirst'));
  const mark = sessionMark();
  for (const { id } of entries) {
    notify.overtake(toMatter(id));
    undoState.change(id, { state: 'running', stayed: [] });
  }
  const stayed = (
    await Promise.all(
      entries.map(async ({ id, change, open, undone: before }) => {
        const put = await putBack(client, change, open);
        if (mark === sessionMark())
          undoState.change(id, {
            state: put.open.length > 0 ? 'waiting' : 'done',
            open: put.open,
            undone: before + put.undone,
            stayed: put.stayed,
          });
        return put.stayed;
      }),
    )
  ).flat();
  // Another person, or nobody, sits there now.
  if (mark === sessionMark()) tell(entries, stayed);
}

function tell(entries: readonly UndoEntry[], stayed: readonly StayedRecord[]): void {
  const [first] = entries;
  const [only] = stayed;
  const total = entries.reduce((sum, { open }) => sum + open.length, 0);
  const change = entries.length === 1 && first ? first.change.text(i18n.t) : i18n.t('undo.changes', { count: entries.length });
  if (!only) notify.success(i18n.t('undo.done', { change }));
  else if (total === 1) notify.warning(toStayedText(only, i18n.t));
  else {
    const text = i18n.t('undo.partly', { count: stayed.length, total });
    notify.warning(text, { label: i18n.t('undo.look'), run: undoState.show });
  }
}
