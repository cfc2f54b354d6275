import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isSameRecord } from './form-values';
import type { Elsewhere, RecordFormOptions } from './record-form-types';
import type { ConflictState } from './use-conflict';
import type { RecordValues } from './use-record-values';

interface ElsewhereOptions<Values extends FieldValues, Saved> {
  options: RefObject<RecordFormOptions<Values, Saved>>;
  values: RecordValues<Values>;
  compare: ConflictState<Values>['compare'];
}

interface ElsewhereState {
  elsewhere: Elsewhere | null;
  /** Brings the other side's change in beside what is typed; what both have changed stands as the question on screen. */
  showElsewhere(): void;
  dropElsewhere(): void;
}

/** Asks for the record again once another window has changed it: it is taken over where nothing is typed, and named where something is. */
export function useElsewhere<Values extends FieldValues, Saved>({
  options,
  values,
  compare,
}: ElsewhereOptions<Values, Saved>): ElsewhereState {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  useEvent('calls.touched', (touched) => {
    if (!options.current.isTouched?.(touched) || values.baseline.current === null) return;
    const before = values.baseline.current;
    const about = { isMain: touched.isMain, at: new Date().toISOString() };
    void options.current.reread?.().then((now) => {
      // What cannot be read now is compared before a save all the same.
      if (!now.ok || isSameRecord(now.value, before)) return;
      if (now.value === null) return setElsewhere({ ...about, kind: 'gone' });
      const hasTyped = values.form.formState.isDirty;
      setElsewhere({ ...about, kind: hasTyped ? 'waiting' : 'taken' });
      if (!hasTyped) values.takeOver(now.value);
    });
  });
  return {
    elsewhere,
    showElsewhere() {
      setElsewhere(null);
      void compare(values.form.getValues(), notify.failure);
    },
    dropElsewhere: () => setElsewhere(null),
  };
}
