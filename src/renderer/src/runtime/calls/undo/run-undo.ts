import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { putBackEach } from './put-back';
import { toStayedText } from './stayed-words';
import { toMatter, undoState } from './undo-state';
import type { StayedRecord, UndoEntry } from './undoable';

/** Takes a change back as far as nobody has changed its records since, and tells what came of it. A second press while it runs does nothing. */
export async function runUndo(client: QueryClient, id: number): Promise<void> {
  // Of an ended session nothing is found any more: its toasts may be pressed for a moment.
  const entry = undoState.find(id);
  if (entry?.state !== 'waiting') return;
  if (!isSignedIn(useSession.getState())) return notify.info(i18n.t('undo.signInFirst'));
  const mark = sessionMark();
  notify.overtake(toMatter(id));
  undoState.change(id, { state: 'running', stayed: [] });
  const { undone, stayed, open } = await putBackEach(client, entry.change, entry.open);
  // Another person, or nobody, sits there now.
  if (mark !== sessionMark()) return;
  undoState.change(id, { state: open.length > 0 ? 'waiting' : 'done', open, undone: entry.undone + undone, stayed });
  tell(entry, stayed);
}

function tell({ change, open }: UndoEntry, stayed: readonly StayedRecord[]): void {
  const [only] = stayed;
  if (!only) notify.success(i18n.t('undo.done', { change: change.text(i18n.t) }));
  else if (open.length === 1) notify.warning(toStayedText(only, i18n.t));
  else {
    const text = i18n.t('undo.partly', { count: stayed.length, total: open.length });
    notify.warning(text, { label: i18n.t('undo.look'), run: undoState.show });
  }
}
