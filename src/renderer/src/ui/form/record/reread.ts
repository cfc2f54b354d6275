import { toFailureError } from '@renderer/runtime/calls/bridge';
import type { Rows } from '@shared/contract/response';
import { FailureError, failed, ok, type Result } from '@shared/contract/result';
import { useRef } from 'react';

interface Reread<Record, Values> {
  /** Loads the current record as form values; `useRecordForm` compares it before a save. */
  reread: () => Promise<Result<Values | null>>;
  /** The record as last loaded by `reread`, for values that a save sends without a field in the form. */
  latest: () => Record | null;
}

/** Returns the response if all of it was readable. Throws otherwise, so that a save never replaces a list with a part of it. */
export function wholeOf<Answer extends Rows<unknown>>(answer: Answer): Answer {
  if (answer.unreadable.length > 0) throw new FailureError({ code: 'unreadableAnswer' });
  return answer;
}

/** Loads the server's current record. */
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
