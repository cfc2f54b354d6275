import { zodResolver } from '@hookform/resolvers/zod';
import { notify } from '@renderer/bridge/notify';
import { unsavedWork } from '@renderer/bridge/unsaved-work';
import { usePermission } from '@renderer/bridge/use-permission';
import type { Draft } from '@shared/contract/drafts';
import type { Failure, Result } from '@shared/contract/result';
import type { Need } from '@shared/domain/permissions';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { focusFirstError } from './focus-first-error';
import type { FormScope } from './form-context';
import { useDraft } from './use-draft';
import { useUploadHold } from './use-upload-hold';

export interface RecordFormOptions<Values extends FieldValues, Saved> {
  /** Screen and record under which typed values are kept; the title is what a list of kept drafts calls them. */
  draft: { screen: string; record: string | null; title: string };
  /** Messages of the schema are dictionary keys, so that they follow the language. */
  schema: z.ZodType<Values, Values>;
  /** The record as form values; `null` while it loads. */
  initial: Values | null;
  needs: Need;
  /** Sends one write; its failure is told by the engine (under its field, or by the presenter). */
  save: (values: Values) => Promise<Result<Saved>>;
  /** Runs after success, when nothing is unsaved any more. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** The record as it is now on the server: asked before a save, so that nobody's change is overwritten unseen. */
  reread?: () => Promise<Result<Values | null>>;
  /** Names of the API's fields where they differ from the form's. */
  fieldOfServer?: Partial<Record<string, Path<Values>>>;
  /** The form opens read-only and is opened for editing by `edit()`. */
  startsLocked?: boolean;
}

export interface Conflict<Values> {
  /** Null when the record is gone. */
  theirs: Values | null;
}

export interface RecordFormHandle<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  scope: FormScope;
  isAllowed: boolean;
  isLocked: boolean;
  isLoading: boolean;
  isDirty: boolean;
  /** `waitingForUploads`: pressed, and goes on by itself when they are done. */
  phase: 'idle' | 'waitingForUploads' | 'saving';
  uploadsRunning: number;
  /** Section of each field, by field name. */
  sections: ReadonlyMap<string, string>;
  offered: Draft | null;
  conflict: Conflict<Values> | null;
  submit: () => Promise<void>;
  discard: () => void;
  edit: () => void;
  restoreOffer: () => void;
  dropOffer: () => void;
  resolveConflict: (choice: 'mine' | 'theirs' | 'later') => void;
}

export function useRecordForm<Values extends FieldValues, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormHandle<Values> {
  const { draft: draftOptions, schema, initial, needs, startsLocked = false } = options;
  const isAllowed = usePermission(needs);
  const [isLocked, setLocked] = useState(startsLocked);
  const [phase, setPhase] = useState<RecordFormHandle<Values>['phase']>('idle');
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [sections, setSections] = useState<ReadonlyMap<string, string>>(new Map());
  const formId = useId();
  const latest = useRef(options);
  latest.current = options;

  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: (initial ?? {}) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const isReadOnly = !isAllowed || isLocked || phase === 'saving';
  const draft = useDraft(draftOptions, draftOptions.title, isAllowed && initial !== null);
  const uploads = useUploadHold();

  // Takes over what the server sends while nothing is typed; typed values are never replaced.
  useEffect(() => {
    if (initial !== null && !form.formState.isDirty) form.reset(initial);
  }, [initial, form]);

  useEffect(() => setLocked(startsLocked), [startsLocked]);

  const giveUp = useCallback(() => {
    draft.forget();
    form.reset();
  }, [draft.forget, form]);

  useEffect(() => {
    if (!isDirty) return;
    unsavedWork.put(formId, { title: draftOptions.title, discard: giveUp });
    return () => unsavedWork.remove(formId);
  }, [isDirty, formId, draftOptions.title, giveUp]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) => {
          if (hasChanges) draft.keep(values);
        },
      }),
    [form, draft.keep],
  );

  const running = useRef<Promise<void> | null>(null);

  async function send(values: Values, overwrite: boolean): Promise<void> {
    const { reread, save, onSaved, startsLocked: locksAgain } = latest.current;
    if (reread && !overwrite) {
      const now = await reread();
      if (!now.ok) return tell(now.error);
      if (!isSame(now.value, form.formState.defaultValues)) {
        setConflict({ theirs: now.value });
        return;
      }
    }
    const result = await save(values);
    if (!result.ok) return tell(result.error);
    draft.forget();
    unsavedWork.remove(formId);
    form.reset(values);
    if (locksAgain !== undefined) setLocked(true);
    onSaved?.(result.value, values);
  }

  function tell(failure: Failure): void {
    const fields = toFieldErrors(failure, latest.current.fieldOfServer ?? {}, form.getValues());
    for (const [name, words] of fields) form.setError(name as Path<Values>, { type: 'server', message: words });
    if (fields.length > 0) focusFirstError(formId);
    else notify.failure(failure);
  }

  async function run(overwrite: boolean): Promise<void> {
    if (uploads.count() > 0) {
      setPhase('waitingForUploads');
      await uploads.settled();
    }
    setPhase('saving');
    let isInvalid = false;
    try {
      await form.handleSubmit(
        (values) => send(values as Values, overwrite),
        () => {
          isInvalid = true;
        },
      )();
    } finally {
      setPhase('idle');
    }
    if (isInvalid) focusFirstError(formId);
  }

  /** However often it is pressed, one save runs. */
  function submit(overwrite = false): Promise<void> {
    running.current ??= run(overwrite).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  const scope = useMemo<FormScope>(
    () => ({
      isReadOnly,
      formId,
      uploads: { started: uploads.started, ended: uploads.ended },
      placeField: (name, section) => setSections((known) => (known.get(name) === section ? known : new Map(known).set(name, section))),
    }),
    [isReadOnly, formId, uploads.started, uploads.ended],
  );

  return {
    form,
    scope,
    isAllowed,
    isLocked,
    isLoading: initial === null,
    isDirty,
    phase,
    uploadsRunning: uploads.running,
    sections,
    offered: isDirty ? null : draft.offered,
    conflict,
    submit: () => submit(),
    discard: giveUp,
    edit: () => setLocked(false),
    restoreOffer() {
      if (!draft.offered) return;
      form.reset(JSON.parse(draft.offered.values) as Values, { keepDefaultValues: true });
      setLocked(false);
      draft.dismissOffer();
    },
    dropOffer: draft.forget,
    resolveConflict(choice) {
      const theirs = conflict?.theirs;
      setConflict(null);
      if (choice === 'mine') void submit(true);
      if (choice === 'theirs' && theirs) {
        draft.forget();
        form.reset(theirs);
      }
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** The server's words with the field they are about; empty when no field of this form is meant. */
function toFieldErrors(failure: Failure, names: Partial<Record<string, string>>, values: object): [string, string][] {
  if (failure.code === 'emailExists' && 'email' in values) return [['email', 'failures.emailExists']];
  return Object.entries(failure.fields ?? {}).flatMap(([field, words]): [string, string][] => {
    const name = names[field] ?? field;
    return name in values ? [[name, words]] : [];
  });
}
