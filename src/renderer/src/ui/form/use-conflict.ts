import type { Failure } from '@shared/contract/result';
import { type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSameRecord } from './form-values';
import { withoutSecrets } from './kept-draft';
import type { Conflict, RecordFormOptions } from './record-form-types';

export interface ConflictState<Values extends FieldValues> {
  conflict: Conflict<Values> | null;
  /**
   * Compares the server's record with what the form was filled from. `stored`: it is what is about to be sent, as after a save whose answer
   * was lost. `asked`: it is something else, which stands as the question on screen, or could not be read.
   */
  compare: (values: Values, tell: (failure: Failure) => void) => Promise<'untouched' | 'stored' | 'asked'>;
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
    async compare(values, tell) {
      const now = await options.current.reread?.();
      if (!now) return 'untouched';
      if (!now.ok) {
        tell(now.error);
        return 'asked';
      }
      if (isSameRecord(now.value, baseline.current)) return 'untouched';
      if (now.value && isSent(values, now.value, options.current)) return hasSecret(values, options.current) ? 'untouched' : 'stored';
      setConflict({ theirs: now.value });
      return 'asked';
    },
    take() {
      setConflict(null);
      return conflict;
    },
  };
}

type SentOptions<Values extends FieldValues> = Pick<RecordFormOptions<Values, unknown>, 'schema' | 'toSent' | 'secrets'>;

/** Whether a save of `values` would send what the record is already; of secrets nobody can tell. */
function isSent<Values extends FieldValues>(
  values: Values,
  record: Values,
  { schema, toSent, secrets = [] }: SentOptions<Values>,
): boolean {
  const known = schema.safeParse(record);
  if (!known.success) return false;
  const [one, other] = [withoutSecrets(values, secrets), withoutSecrets(known.data, secrets)];
  return toSent ? isSameRecord(toSent(one), toSent(other)) : isSameRecord(one, other);
}

function hasSecret<Values extends FieldValues>(values: Values, { secrets = [] }: SentOptions<Values>): boolean {
  return secrets.some((name) => values[name] !== '');
}
