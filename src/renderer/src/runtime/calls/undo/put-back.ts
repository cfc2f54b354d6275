import { runRecordWrites } from '@renderer/runtime/bulk-writes/run-record-writes';
import { notify } from '@renderer/runtime/notices/notify';
import type { RecordOutcome } from '@shared/contract/desktop/record-writes';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../invalidation';
import type { StayedRecord, Undoable, UndoableRecord } from './undoable';

interface PutBack {
  undone: number;
  stayed: StayedRecord[];
  /** Those of the others that another try is for. */
  open: UndoableRecord[];
}

/** Has the records of one change put back, and keeps what stayed. Never rejects. */
export async function putBack(client: QueryClient, { calls }: Undoable, records: readonly UndoableRecord[]): Promise<PutBack> {
  const possible = records.filter(({ write }) => write !== null);
  const end =
    possible.length > 0
      ? await runRecordWrites(
          possible.flatMap(({ write }) => write ?? []),
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
    const why = at < 0 ? 'impossible' : toStayed(record, outcome, end && !end.ok ? end.error : undefined);
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

/** Null where the record was put back. */
function toStayed(
  { whenAbsent = 'gone' }: UndoableRecord,
  outcome: RecordOutcome | null | undefined,
  failure = outcome?.failure,
): StayedRecord['why'] | null {
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
