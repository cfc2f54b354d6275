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
 * The server's record before a save, compared with the form. `untouched`: equal to the record that the form was filled from. `stored`:
 * equal to the values that would be sent, as after a save whose response was lost. `joined`: someone else has changed other fields, which
 * the form shows now. `asked`: the record differs, and a dialog prompts the user; or it couldn't be read.
 */
type Comparison = 'untouched' | 'stored' | 'joined' | 'asked';

export interface ConflictState<Values extends FieldValues> {
  conflict: Conflict<Values> | null;
  compare: (values: Values, tell: (failure: Failure) => void) => Promise<Comparison>;
  /** Notes that a save of these values failed, although the server may have executed it. */
  noteFailed: (values: Values) => void;
  /** Closes the dialog, and returns its conflict. */
  take: () => Conflict<Values> | null;
  /** Merges the server's record into the form. Fields that both have changed are taken from the server if `chosen` has their path. */
  join: (theirs: Values, chosen: ReadonlySet<string>) => Merged<Values>;
}

interface ConflictOptions<Values extends FieldValues, Saved> {
  options: RefObject<RecordFormOptions<Values, Saved>>;
  values: RecordValues<Values>;
  views: FieldViews;
  /** Reports the fields that were taken from the server. */
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

  function join(theirs: Values, chosen: ReadonlySet<string>): Merged<Values> {
    const merged = mergeInto({ record, views, schema: options.current.schema }, theirs, chosen);
    record.rebase(theirs, merged.values);
    if (merged.taken.length > 0) tellTaken(merged.taken);
    return merged;
  }

  /** Treats a save of this form whose response was lost as the record that the form was filled from, not as a change by someone else. */
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
      const own = { record, views, schema: options.current.schema };
      const clashes = theirs ? mergeInto(own, theirs, new Set()).clashes : [];
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

interface OwnRecord<Values extends FieldValues> {
  record: RecordValues<Values>;
  views: FieldViews;
  schema: RecordFormOptions<Values, unknown>['schema'];
}

/**
 * Merges the server's record into the form's values. Fields that both have changed are taken from the server if `chosen` has their path.
 */
function mergeInto<Values extends FieldValues>(
  { record, views, schema }: OwnRecord<Values>,
  theirs: Values,
  chosen: ReadonlySet<string>,
): Merged<Values> {
  const typed = record.form.getValues();
  return mergeRecords(record.baseline.current ?? theirs, typed, theirs, {
    isGroup: (path) => views.hasFieldsBelow(path) || views.viewOf(path)?.rowLabel !== undefined,
    isSame: toSameness(typed, theirs, schema),
    isTheirs: (path) => chosen.has(path),
  });
}

/** Compares parsed values, because texts such as `29` and `29.000` are the same value. */
function toSameness<Values extends FieldValues>(mine: Values, theirs: Values, schema: RecordFormOptions<Values, unknown>['schema']) {
  const [one, other] = [schema.safeParse(mine), schema.safeParse(theirs)];
  return (path: string): boolean => one.success && other.success && isSameRecord(get(one.data, path), get(other.data, path));
}

type SentOptions<Values extends FieldValues> = Pick<RecordFormOptions<Values, unknown>, 'schema' | 'toSent' | 'secrets'>;

/** Whether a save of `values` would send the record's own values. Secrets are left out, because the server never returns them. */
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
