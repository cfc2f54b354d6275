import { toFailureError } from '@renderer/runtime/calls/bridge';
import { failed, ok, type Result } from '@shared/contract/result';
import { useRef } from 'react';

interface Reread<Record, Values> {
  /** What `useRecordForm` compares before a save: the record as it is now, as form values. */
  reread: () => Promise<Result<Values | null>>;
  /** The record as last read by it: for what a save sends along without the form showing it. */
  latest: () => Record | null;
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
