import { notify } from '@renderer/runtime/notices/notify';
import type { Failure } from '@shared/contract/result';
import type { QueryClient } from '@tanstack/react-query';
import { toFailureError } from '../bridge';
import { createTurns } from '../in-turn';
import { invalidateAfter } from '../invalidation';
import type { LeftAlone, StayedRecord, Undoable, UndoableRecord } from './undoable';

/** As many calls run at a time as when many are written. */
const lanes = 4;

interface PutBack {
  undone: number;
  stayed: StayedRecord[];
  /** Those of the others that another try is for. */
  open: UndoableRecord[];
}

type Outcome = 'undone' | LeftAlone | 'unsent' | Failure;

type PutBackAll = (change: Undoable, records: readonly UndoableRecord[]) => Promise<PutBack>;

/** Puts the records of one press back one by one, and stops where the session ends. Never rejects. */
export function createPutBack(client: QueryClient): PutBackAll {
  const inTurn = createTurns(lanes);
  let ended: Failure | null = null;

  async function putBack(record: UndoableRecord): Promise<Outcome> {
    if (ended) return 'unsent';
    const outcome = await putBackOne(record);
    if (typeof outcome === 'object' && outcome.code === 'sessionEnded' && !ended) {
      ended = outcome;
      notify.failure(outcome);
    }
    return outcome;
  }

  return async ({ calls }, records) => {
    const outcomes = await Promise.all(records.map((record) => inTurn(() => putBack(record))));
    for (const call of calls) void invalidateAfter(client, call);
    const put: PutBack = { undone: 0, stayed: [], open: [] };
    for (const [at, record] of records.entries()) {
      const why = outcomes[at] ?? 'unsent';
      if (why === 'undone') put.undone += 1;
      else {
        put.stayed.push({ name: record.name, why });
        if (why === 'unsent' || typeof why === 'object') put.open.push(record);
      }
    }
    return put;
  };
}

async function putBackOne(record: UndoableRecord): Promise<Outcome> {
  try {
    const answer = await record.putBack();
    if (typeof answer === 'string') return answer;
    return answer.ok ? 'undone' : answer.error;
  } catch (error) {
    return toFailureError(error).failure;
  }
}
