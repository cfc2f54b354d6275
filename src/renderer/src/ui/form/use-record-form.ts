import { zodResolver } from '@hookform/resolvers/zod';
import { notify } from '@renderer/bridge/notify';
import { unsavedWork } from '@renderer/bridge/unsaved-work';
import { usePermission } from '@renderer/bridge/use-permission';
import type { Failure, Result } from '@shared/contract/result';
import type { Need } from '@shared/domain/permissions';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { focusFirstError } from './focus-first-error';
import type { FormScope } from './form-context';
import { isSameRecord, toFieldErrors } from './form-values';
import { fitsSchema, type KeptDraft } from './kept-draft';
import { useDraft } from './use-draft';
import { useUploadHold } from './use-upload-hold';

export interface SaveProgress<Values> {
  /**
   * Says that a part is stored already, although the save as a whole may still fail: that part counts as saved from now on. `held` is given
   * where the server holds less of it: the rest stays in the form, as unsaved.
   */
  stored: (part: Partial<Values>, held?: Partial<Values>) => void;
}

export interface RecordFormOptions<Values extends FieldValues, Saved> {
  /** Screen and record under which typed values are kept; the title is what a list of kept drafts calls them. */
  draft: { screen: string; record: string | null; title: string };
  /** Fields that are never kept on disk. */
  secrets?: readonly Path<Values>[];
  /** Messages of the schema are dictionary keys, so that they follow the language. */
  schema: z.ZodType<Values, Values>;
  /** The record as form values; `null` while it loads. */
  initial: Values | null;
  needs: Need;
  /** Sends the writes; its failure is told by the engine (under its field, or by the presenter). */
  save: (values: Values, progress: SaveProgress<Values>) => Promise<Result<Saved>>;
  /** Runs after success, when nothing is unsaved any more, unless the form was left meanwhile. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** Runs beside the messages at the fields when save was pressed on values that are not valid. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
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
  /** Opened for editing by `edit()`, and closed again by a save or by `discard()`. */
  isUnlocked: boolean;
  isLoading: boolean;
  isDirty: boolean;
  /** `waitingForUploads`: pressed, and goes on by itself when they are done. */
  phase: 'idle' | 'waitingForUploads' | 'saving';
  uploadsRunning: number;
  /** Section of each field, by field name. */
  sections: ReadonlyMap<string, string>;
  offered: KeptDraft | null;
  conflict: Conflict<Values> | null;
  submit: () => Promise<void>;
  discard: () => void;
  edit: () => void;
  restoreOffer: () => void;
  dropOffer: () => void;
  resolveConflict: (choice: 'mine' | 'theirs' | 'later') => void;
}

const noSecrets: readonly string[] = [];

export function useRecordForm<Values extends FieldValues, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormHandle<Values> {
  const { draft: draftOptions, schema, initial, needs, startsLocked = false } = options;
  const { t } = useTranslation();
  const isAllowed = usePermission(needs);
  const [isLocked, setLocked] = useState(startsLocked);
  const [phase, setPhase] = useState<RecordFormHandle<Values>['phase']>('idle');
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [sections, setSections] = useState<ReadonlyMap<string, string>>(new Map());
  const [discards, setDiscards] = useState(0);
  const formId = useId();
  const latest = useRef(options);
  latest.current = options;
  /** What the server is known to hold: a save that finds something else there asks first. */
  const baseline = useRef<Values | null>(null);

  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: (initial ?? {}) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const draft = useDraft({
    ref: draftOptions,
    title: draftOptions.title,
    path: useLocation().pathname,
    enabled: isAllowed && initial !== null,
    secrets: options.secrets ?? noSecrets,
  });
  const uploads = useUploadHold();
  const hasUnsaved = isDirty || uploads.unfinished > 0;

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

  /** Changes what counts as saved; what was typed beyond it stays. */
  const rebase = (record: Values, typed: Values): void => {
    start(record, typed);
    draft.keep(typed, record);
  };

  // Takes over what the server sends while nothing is typed; typed values are never replaced.
  useEffect(() => {
    if (initial !== null && !form.formState.isDirty) start(initial);
  }, [initial, form, start]);

  useEffect(() => setLocked(startsLocked), [startsLocked]);

  const giveUp = useCallback(() => {
    draft.forget();
    setDiscards((count) => count + 1);
    const record = latest.current.initial ?? baseline.current;
    if (record) start(record);
    setLocked(latest.current.startsLocked ?? false);
  }, [draft.forget, start]);

  useEffect(() => {
    if (!hasUnsaved) return;
    unsavedWork.put(formId, { title: draftOptions.title, discard: giveUp });
    return () => unsavedWork.remove(formId);
  }, [hasUnsaved, formId, draftOptions.title, giveUp]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) => {
          if (isStarting.current) return;
          if (hasChanges && baseline.current) draft.keep(values, baseline.current);
          else if (hasChanges === false) draft.forgetOwn();
        },
      }),
    [form, draft.keep, draft.forgetOwn],
  );

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function tell(failure: Failure): void {
    const fields = toFieldErrors(failure, latest.current.fieldOfServer ?? {}, form.getValues());
    for (const [name, words] of fields) form.setError(name as Path<Values>, { type: 'server', message: words });
    if (fields.length > 0) focusFirstError(formId);
    else notify.failure(failure);
  }

  /** True when somebody else's change came between; the question then stands on screen. */
  async function isOvertaken(): Promise<boolean> {
    const now = await latest.current.reread?.();
    if (!now) return false;
    if (!now.ok) tell(now.error);
    else if (!isSameRecord(now.value, baseline.current)) setConflict({ theirs: now.value });
    else return false;
    return true;
  }

  async function send(values: Values, overwrite: boolean): Promise<void> {
    if (!overwrite && (await isOvertaken())) return;
    const { save, onSaved, startsLocked: locksAgain } = latest.current;
    const typed = structuredClone(form.getValues());
    const less: Partial<Values> = {};
    const result = await save(values, {
      stored(part, held) {
        Object.assign(typed, part);
        Object.assign(less, held);
        rebase({ ...(baseline.current ?? values), ...part, ...held }, typed);
      },
    });
    if (!result.ok) return tell(result.error);
    draft.forget();
    if (isGone.current) return;
    const stored = { ...values, ...less };
    if (!isSameRecord(stored, values)) return rebase(stored, values);
    unsavedWork.remove(formId);
    start({ ...values, ...Object.fromEntries((latest.current.secrets ?? []).map((name) => [name, ''])) });
    if (locksAgain !== undefined) setLocked(true);
    onSaved?.(result.value, values);
  }

  async function run(overwrite: boolean): Promise<void> {
    if (uploads.count() > 0) {
      setPhase('waitingForUploads');
      await uploads.settled();
    }
    if (uploads.hasFailed()) {
      setPhase('idle');
      notify.warning(t('forms.uploadFailed'));
      return;
    }
    setPhase('saving');
    let invalid: FieldErrors<Values> | null = null;
    try {
      await form.handleSubmit(
        (values) => send(values as Values, overwrite),
        (errors) => {
          invalid = errors;
        },
      )();
    } finally {
      setPhase('idle');
    }
    if (!invalid) return;
    focusFirstError(formId);
    latest.current.onInvalid?.(invalid);
  }

  const running = useRef<Promise<void> | null>(null);

  /** However often it is pressed, one save runs. */
  function submit(overwrite = false): Promise<void> {
    running.current ??= run(overwrite).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  const isReadOnly = !isAllowed || isLocked;
  const isSaving = phase === 'saving';
  const scope = useMemo<FormScope>(
    () => ({
      formId,
      isAllowed,
      isReadOnly,
      isSaving,
      discards,
      uploads: uploads.tell,
      placeField: (name, section) => setSections((known) => (known.get(name) === section ? known : new Map(known).set(name, section))),
    }),
    [formId, isAllowed, isReadOnly, isSaving, discards, uploads.tell],
  );

  const offered = draft.offered;
  return {
    form,
    scope,
    isAllowed,
    isLocked,
    isUnlocked: startsLocked && !isLocked,
    isLoading: initial === null,
    isDirty,
    phase,
    uploadsRunning: uploads.running,
    sections,
    offered: offered?.content && !fitsSchema(schema, offered.content.values) ? { ...offered, content: null } : offered,
    conflict,
    submit: () => submit(),
    discard: giveUp,
    edit: () => setLocked(false),
    restoreOffer() {
      const content = offered?.content;
      if (!content) return;
      start(content.baseline as Values, content.values as Values);
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
        setDiscards((count) => count + 1);
        start(theirs);
      }
    },
  };
}
