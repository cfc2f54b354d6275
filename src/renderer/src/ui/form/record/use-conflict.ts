import type { Failure } from '@shared/contract/result';
import { type RefObject, useRef, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { withoutSecrets } from '../drafts/stored-draft';
import type { FieldViews } from '../field/field-views';
import { isSameRecord } from './form-values';
import { type Merged, mergeRecords } from './merge-records';
import type { Conflict, RecordFormOptions } from './record-form-types';
import type { RecordValues } from './use-record-values';

/**
 * What the server's record says before a save. `untouched`: what the form was filled from. `stored`: what is about to be sent, as after a
 * save whose answer was lost. `joined`: somebody has changed other fields, which stand in the form now. `asked`: something else, which
 * stands as the question on screen, or could not be read.
 */
type Comparison = 'untouched' | 'stored' | 'joined' | 'asked';

export interface ConflictState<Values extends FieldValues> {
  conflict: Conflict<Values> | null;
  compare: (values: Values, tell: (failure: Failure) => void) => Promise<Comparison>;
  /** A save of these values failed; the server may have carried it out anyway. */
  noteFailed: (values: Values) => void;
  /** The question goes; what it was about is the answer. */
  take: () => Conflict<Values> | null;
  /** Puts into the form what both have typed; of what both have changed, theirs where their paths are named. */
  join: (theirs: Values, chosen: ReadonlySet<string>) => Merged<Values>;
}

interface ConflictOptions<Values extends FieldValues, Saved> {
  options: RefObject<RecordFormOptions<Values, Saved>>;
  values: RecordValues<Values>;
  views: FieldViews;
  /** Says what came from the other side. */
  tellTaken: (paths: readonly string[]) => void;
}

export function useConflict<Values extends FieldValues, Saved>({
  options,
  values: record,
  views,
  tellTaken,
}: ConflictOptions<Values, Saved>): ConflictState<Values> {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const failedSave = useRef<Values | null>(null);

  function merge(theirs: Values, chosen: ReadonlySet<string>): Merged<Values> {
    const typed = record.form.getValues();
    return mergeRecords(record.baseline.current ?? theirs, typed, theirs, {
      isGroup: (path) => views.hasFieldsBelow(path) || views.viewOf(path)?.rowLabel !== undefined,
      isSame: toSameness(typed, theirs, options.current.schema),
      isTheirs: (path) => chosen.has(path),
    });
  }

  function join(theirs: Values, chosen: ReadonlySet<string>): Merged<Values> {
    const merged = merge(theirs, chosen);
    record.rebase(theirs, merged.values);
    if (merged.taken.length > 0) tellTaken(merged.taken);
    return merged;
  }

  /** A save of this form whose response was lost is no change by someone else: it becomes what the form was filled from. */
  function takeOwn(theirs: Values): void {
    const sent = failedSave.current;
    failedSave.current = null;
    if (sent && isSent(sent, theirs, options.current)) record.rebase(theirs, structuredClone(record.form.getValues()));
  }

  return {
    conflict,
    join,
    noteFailed(values) {
      failedSave.current = values;
    },
    async compare(values, tell) {
      const now = await options.current.reread?.();
      if (!now) return 'untouched';
      if (!now.ok) {
        tell(now.error);
        return 'asked';
      }
      const theirs = now.value;
      if (isSameRecord(theirs, record.baseline.current)) return 'untouched';
      if (theirs) takeOwn(theirs);
      if (theirs && isSent(values, theirs, options.current)) return hasSecret(values, options.current) ? 'untouched' : 'stored';
      if (isSameRecord(theirs, record.baseline.current)) return 'untouched';
      const clashes = theirs ? merge(theirs, new Set()).clashes : [];
      if (theirs && clashes.length === 0) {
        join(theirs, new Set());
        return 'joined';
      }
      setConflict({ theirs, clashes });
      return 'asked';
    },
    take() {
      setConflict(null);
      return conflict;
    },
  };
}

/** Two texts that the schema reads alike, such as `29` and `29.000`, are no two values. */
function toSameness<Values extends FieldValues>(mine: Values, theirs: Values, schema: RecordFormOptions<Values, unknown>['schema']) {
  const [one, other] = [schema.safeParse(mine), schema.safeParse(theirs)];
  return (path: string): boolean => one.success && other.success && isSameRecord(get(one.data, path), get(other.data, path));
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
