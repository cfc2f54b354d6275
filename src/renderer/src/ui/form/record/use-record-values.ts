import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { fitsSchema, type StoredDraft, withoutSecrets } from '../drafts/stored-draft';
import { useDraft } from '../drafts/use-draft';
import type { RecordFormOptions } from './record-form-types';

const noSecrets: readonly string[] = [];

export interface RecordValues<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isDirty: boolean;
  offered: StoredDraft | null;
  /** The record that the form was filled from. If the server has another one, a save prompts first. */
  baseline: RefObject<Values | null>;
  /** Fills the form with the server's record, without changes. */
  takeOver: (record: Values) => void;
  /** Replaces the saved record; the user's changes stay. */
  rebase: (record: Values, typed: Values) => void;
  /** Reverts to the newest known record. */
  giveUp: () => void;
  /** Deletes the draft, because the values are saved or discarded. */
  forgetDraft: () => void;
  /** Writes the draft to disk now. */
  keepDraft: () => Promise<void>;
  restoreOffer: () => boolean;
  dropOffer: () => void;
}

type Options<Values extends FieldValues> = Pick<RecordFormOptions<Values, unknown>, 'schema' | 'initial' | 'draft' | 'secrets'> & {
  keepsDrafts: boolean;
};

/** The values of one form in three places: the server's record, the user's input, and the draft on disk. */
export function useRecordValues<Values extends FieldValues>(options: Options<Values>): RecordValues<Values> {
  const { schema, initial, draft: draftRef, secrets = noSecrets, keepsDrafts } = options;
  const baseline = useRef<Values | null>(null);
  /** The newest known record: loaded, or saved by this form and not loaded again yet. */
  const known = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: (initial ?? {}) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const path = useLocation().pathname;
  const draft = useDraft({ ref: draftRef, title: draftRef.title, path, enabled: keepsDrafts && initial !== null, secrets });
  const { isStarting, start } = useStart(form, baseline);

  // Shows the server's record while the form has no changes; entered values are never replaced.
  useEffect(() => {
    if (initial === null) return;
    known.current = initial;
    if (!form.formState.isDirty) start(initial);
  }, [initial, form, start]);
  useKeptDraft(form, draft, { baseline, isStarting });

  const giveUp = useCallback(() => {
    draft.forget();
    if (known.current) start(known.current);
  }, [draft.forget, start]);

  const offered = toUsable(draft.offered, schema);
  return {
    form,
    isDirty,
    offered,
    baseline,
    takeOver(record) {
      known.current = withoutSecrets(record, secrets);
      start(known.current);
    },
    rebase(record, typed) {
      known.current = withoutSecrets(record, secrets);
      start(record, typed);
      draft.keep({ values: typed, baseline: record });
    },
    giveUp,
    forgetDraft: draft.forget,
    keepDraft: draft.flush,
    restoreOffer() {
      const content = offered?.content;
      if (!content) return false;
      draft.replaceOffer(isDirty && baseline.current ? { values: form.getValues(), baseline: baseline.current } : null);
      start(content.baseline as Values, content.values as Values);
      draft.keep(content);
      return true;
    },
    dropOffer: draft.dropOffer,
  };
}

/** Fills the form. Meanwhile, `isStarting` marks the change as not made by the user, so that it makes no draft. */
function useStart<Values extends FieldValues>(form: UseFormReturn<Values>, baseline: RefObject<Values | null>) {
  const isStarting = useRef(false);
  const start = useCallback(
    (record: Values, typed?: Values) => {
      isStarting.current = true;
      baseline.current = record;
      form.reset(record);
      if (typed) form.reset(typed, { keepDefaultValues: true });
      isStarting.current = false;
    },
    [form, baseline],
  );
  return { isStarting, start };
}

/** Stores the form's changes as a draft. */
function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { keep, forgetOwn }: ReturnType<typeof useDraft>,
  { baseline, isStarting }: { baseline: RefObject<Values | null>; isStarting: RefObject<boolean> },
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isStarting.current) return;
          if (isDirty && baseline.current) keep({ values, baseline: baseline.current });
          else if (isDirty === false) forgetOwn();
        },
      }),
    [form, keep, forgetOwn, baseline, isStarting],
  );
}

/** Removes the content of a draft that no longer fits the form's schema. */
function toUsable(offered: StoredDraft | null, schema: Parameters<typeof fitsSchema>[0]): StoredDraft | null {
  return offered?.content && !fitsSchema(schema, offered.content.values) ? { ...offered, content: null } : offered;
}
