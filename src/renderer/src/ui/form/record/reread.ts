import { toFailureError } from '@renderer/runtime/calls/bridge';
import type { Rows } from '@shared/contract/response';
import { FailureError, failed, ok, type Result } from '@shared/contract/result';
import { useRef } from 'react';

interface Reread<Record, Values> {
  /** What `useRecordForm` compares before a save: the record as it is now, as form values. */
  reread: () => Promise<Result<Values | null>>;
  /** The record as last read by it: for what a save sends along without the form showing it. */
  latest: () => Record | null;
}

/** The answer, where all of it could be read: a list that a save replaces is not replaced by less than it was. */
export function wholeOf<Answer extends Rows<unknown>>(answer: Answer): Answer {
  if (answer.unreadable.length > 0) throw new FailureError({ code: 'unreadableAnswer' });
  return answer;
}

/** Asks the server for the record as it is now. */
export function useReread<Record, Values>(
  read: () => Promise<Record | null>,
  toValues: (record: Record) => Values,
): Reread<Record, Values> {
  const record = useRef<Record | null>(null);
  return {
    async reread() {
      try {
        record.current = await read();
        return ok(record.current === null ? null : toValues(record.current));
      } catch (error) {
        const { code, ...details } = toFailureError(error).failure;
        return code === 'notFound' ? ok(null) : failed(code, details);
      }
    },
    latest: () => record.current,
  };
}
