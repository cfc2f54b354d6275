import type { Failure } from '@shared/contract/result';
import { type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSameRecord } from './form-values';
import type { Conflict, RecordFormOptions } from './record-form-types';

interface ConflictState<Values extends FieldValues> {
  conflict: Conflict<Values> | null;
  /** Compares the server's record with what the form was filled from; a difference stands as the question on screen. */
  isOvertaken: (tell: (failure: Failure) => void) => Promise<boolean>;
  /** The question goes; what it was about is the answer. */
  take: () => Conflict<Values> | null;
}

export function useConflict<Values extends FieldValues, Saved>(
  options: RefObject<RecordFormOptions<Values, Saved>>,
  baseline: RefObject<Values | null>,
): ConflictState<Values> {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  return {
    conflict,
    async isOvertaken(tell) {
      const now = await options.current.reread?.();
      if (!now) return false;
      if (!now.ok) tell(now.error);
      else if (!isSameRecord(now.value, baseline.current)) setConflict({ theirs: now.value });
      else return false;
      return true;
    },
    take() {
      setConflict(null);
      return conflict;
    },
  };
}
