import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { RecordOutcome } from '@shared/contract/desktop/record-writes';
import type { QueryClient } from '@tanstack/react-query';
import { runRecordWrites } from '../bulk-writes/run-record-writes';
import { invalidateAfter } from '../invalidation';
import { toNotRevertedText } from './not-reverted';
import { toUndoKey, undoState } from './undo-state';
import type { NotReverted, Undoable, UndoableRecord, UndoEntry } from './undoable';

interface PutBack {
  undone: number;
  stayed: NotReverted[];
  /** Records that can be retried. */
  open: UndoableRecord[];
}

/** Reverts the records of one change, and collects those that weren't. Never rejects. */
async function putBack(client: QueryClient, { calls }: Undoable, records: readonly UndoableRecord[]): Promise<PutBack> {
  const renewed = await Promise.all(records.map(({ write, renew }) => (renew ? renew() : write)));
  const possible = records.filter((_record, at) => renewed[at] !== null);
  const end =
    possible.length > 0
      ? await runRecordWrites(
          renewed.filter((write) => write !== null),
          toListeners(possible),
        )
      : null;
  for (const call of calls) void invalidateAfter(client, call);
  const hasEnded = end && (end.ok ? end.value.halt === 'sessionEnded' : end.error.code === 'sessionEnded');
  if (hasEnded) notify.failure({ code: 'sessionEnded' });
  const put: PutBack = { undone: 0, stayed: [], open: [] };
  for (const record of records) {
    const at = possible.indexOf(record);
    const outcome = end?.ok ? end.value.outcomes[at] : null;
    const why = at < 0 ? (record.write ? 'unsent' : 'impossible') : toStayed(record, outcome, end && !end.ok ? end.error : undefined);
    if (why === null) put.undone += 1;
    else {
      put.stayed.push({ name: record.name, why });
      if (why === 'unsent' || typeof why === 'object') put.open.push(record);
    }
  }
  return put;
}

const toListeners = (records: readonly UndoableRecord[]): Parameters<typeof runRecordWrites>[1] => ({
  onOutcome(at, { result, now }) {
    const record = records[at];
    if (result === 'written') record?.onWritten?.();
    else if (now) record?.onRead?.(now);
  },
});

/** Returns why a record wasn't reverted; null if it was. */
function toStayed(
  { whenAbsent = 'gone' }: UndoableRecord,
  outcome: RecordOutcome | null | undefined,
  failure = outcome?.failure,
): NotReverted['why'] | null {
  switch (outcome?.result) {
    case 'written':
      return null;
    case 'unchanged':
    case 'changedBySomeone':
      return 'moved';
    case 'notSent':
      if (failure?.code === 'notFound') return whenAbsent;
  }
  return failure ?? 'unsent';
}

/** Undoes changes whose records nobody else has changed since, and reports the result. Does nothing while it is running. */
export async function runUndo(client: QueryClient, matters: readonly string[]): Promise<void> {
  // Changes of an ended session aren't found; its messages can still be pressed for a moment.
  const entries = undoState.find(matters).filter(({ state }) => state === 'waiting');
  if (entries.length === 0) return;
  if (!isSignedIn(useSession.getState())) return notify.info(i18n.t('undo.signInFirst'));
  const mark = sessionMark();
  for (const { id } of entries) {
    notify.overtake(toUndoKey(id));
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
  // Don't show the result to another user.
  if (mark === sessionMark()) tell(entries, stayed);
}

function tell(entries: readonly UndoEntry[], stayed: readonly NotReverted[]): void {
  const [first] = entries;
  const [only] = stayed;
  const total = entries.reduce((sum, { open }) => sum + open.length, 0);
  const change = entries.length === 1 && first ? first.change.text(i18n.t) : i18n.t('undo.changes', { count: entries.length });
  if (!only) notify.success(i18n.t('undo.done', { change }));
  else if (total === 1) notify.warning(toNotRevertedText(only, i18n.t));
  else {
    const text = i18n.t('undo.partly', { count: stayed.length, total });
    notify.warning(text, { label: i18n.t('undo.look'), run: undoState.show });
  }
}
