import { toFailureError } from '@renderer/bridge/bridge';
import { failed, ok, type Result } from '@shared/contract/result';

/** Asks the server for the record as it is now, as form values: what `useRecordForm` compares before a save. */
export function rereadWith<Record, Values>(
  read: () => Promise<Record | null>,
  toValues: (record: Record) => Values,
): () => Promise<Result<Values | null>> {
  return async () => {
    try {
      const record = await read();
      return ok(record === null ? null : toValues(record));
    } catch (error) {
      const { code, ...details } = toFailureError(error).failure;
      return failed(code, details);
    }
  };
}
