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
  /** What the form was filled from: a save that finds something else on the server asks first. */
  baseline: RefObject<Values | null>;
  /** Fills the form with what the server holds now; nothing is typed any more. */
  takeOver: (record: Values) => void;
  /** Changes what counts as saved; what was typed beyond it stays. */
  rebase: (record: Values, typed: Values) => void;
  /** Back to the newest record that is known. */
  giveUp: () => void;
  /** The values are saved, or given up: their draft goes. */
  forgetDraft: () => void;
  /** Puts what was typed on disk now. */
  keepDraft: () => Promise<void>;
  restoreOffer: () => boolean;
  dropOffer: () => void;
}

type Options<Values extends FieldValues> = Pick<RecordFormOptions<Values, unknown>, 'schema' | 'initial' | 'draft' | 'secrets'> & {
  keepsDrafts: boolean;
};

/** The values of one form between three places: the server's record, what is typed, and the draft on disk. */
export function useRecordValues<Values extends FieldValues>(options: Options<Values>): RecordValues<Values> {
  const { schema, initial, draft: draftRef, secrets = noSecrets, keepsDrafts } = options;
  const baseline = useRef<Values | null>(null);
  /** The newest record known: read, or saved by this form and not read again yet. */
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

  /** What is put into the form is not typed, so it makes no draft. */
  const isStarting = useRef(false);
  const start = useCallback(
    (record: Values, typed?: Values) => {
      isStarting.current = true;
      baseline.current = record;
      form.reset(record);
      if (typed) form.reset(typed, { keepDefaultValues: true });
      isStarting.current = false;
    },
    [form],
  );

  // Takes over what the server sends while nothing is typed; typed values are never replaced.
  useEffect(() => {
    if (initial === null) return;
    known.current = initial;
    if (!form.formState.isDirty) start(initial);
  }, [initial, form, start]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) => {
          if (isStarting.current) return;
          if (hasChanges && baseline.current) draft.keep({ values, baseline: baseline.current });
          else if (hasChanges === false) draft.forgetOwn();
        },
      }),
    [form, draft.keep, draft.forgetOwn],
  );

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

function toUsable(offered: StoredDraft | null, schema: Parameters<typeof fitsSchema>[0]): StoredDraft | null {
  return offered?.content && !fitsSchema(schema, offered.content.values) ? { ...offered, content: null } : offered;
}
