import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { type UnsavedForm, unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { useFieldViews } from '../field/field-views';
import { useFieldTexts } from '../field/use-field-words';
import type { FormScope } from '../form-context';
import { useFormParts } from '../use-form-parts';
import { useUploadHold } from '../use-upload-hold';
import { isSameRecord } from './form-values';
import type { Elsewhere, RecordFormHandle, RecordFormOptions } from './record-form-types';
import type { SaveHow } from './save-steps';
import { type ConflictState, useConflict } from './use-conflict';
import { type RecordValues, useRecordValues } from './use-record-values';
import { useSave } from './use-save';

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
function useElsewhere<Values extends FieldValues, Saved>({ options, values, compare }: ElsewhereOptions<Values, Saved>): ElsewhereState {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  useEvent('calls.invalidated', (touched) => {
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

/** The engine of one form; `RecordForm` draws its handle. */
export function useRecordForm<Values extends FieldValues, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormHandle<Values> {
  const { draft, initial, needs, startsLocked = false } = options;
  const unreadable = options.unreadable?.rows.length ? options.unreadable : null;
  const isView = options.isView === true || unreadable !== null;
  const t = useTexts();
  const formId = useId();
  const isAllowed = usePermission(needs);
  const latest = useRef(options);
  latest.current = options;
  const values = useRecordValues({ ...options, keepsDrafts: isAllowed && !isView });
  const { form, isDirty } = values;
  const { isLocked, setLocked } = useLock(startsLocked, isDirty);
  const [discards, setDiscards] = useState(0);
  const uploads = useUploadHold();
  const parts = useFormParts();
  const { placeField, placeSection } = parts;
  const views = useFieldViews();
  const { describe: describeField } = views;
  const tellTaken = useTellTaken(values, useFieldTexts(parts, views));
  const { conflict, compare, noteFailed, join, take: takeConflict } = useConflict({ options: latest, values, views, tellTaken });
  const { elsewhere, showElsewhere, dropElsewhere } = useElsewhere({ options: latest, values, compare });
  const { phase, submit, answerLastStep, callOff } = useSave({
    formId,
    options: latest,
    values,
    uploads,
    compare,
    noteFailed,
    isOnScreen: parts.isOnScreen,
    tellStored: () => notify.success(t('forms.storedAfterAll')),
    mayGoOn: isAllowed && !isView,
    onStored: () => latest.current.startsLocked !== undefined && setLocked(true),
  });

  const { giveUp, keepDraft } = values;
  const discard = useCallback(() => {
    callOff();
    setDiscards((count) => count + 1);
    giveUp();
    setLocked(latest.current.startsLocked ?? false);
  }, [callOff, giveUp, setLocked]);
  const hasUnsaved = isDirty || uploads.unfinished > 0;
  // What cannot be taken back is asked about once more, so it is never sent on the way out.
  const canSave = isAllowed && !isLocked && !isView && !options.isHeld && !options.lastStep;
  useUnsaved(hasUnsaved, formId, { title: draft.title, discard, keep: keepDraft, submit, canSave });

  const isReadOnly = !isAllowed || isLocked || isView;
  const isSaving = phase === 'saving' || phase === 'asking';
  const scope = useMemo<FormScope>(
    () => ({ formId, isAllowed, isReadOnly, isSaving, discards, uploads: uploads.tell, placeField, describeField, placeSection }),
    [formId, isAllowed, isReadOnly, isSaving, discards, uploads.tell, placeField, describeField, placeSection],
  );

  return {
    form,
    scope,
    isAllowed,
    isLocked,
    isView,
    unreadable,
    isUnlocked: startsLocked && !isLocked,
    isLoading: initial === null,
    isDirty,
    hasUnsaved,
    phase,
    uploadsRunning: uploads.running,
    lastStep: options.lastStep ?? null,
    isHeld: options.isHeld ?? false,
    parts,
    views,
    offered: values.offered,
    conflict,
    elsewhere,
    showElsewhere,
    dropElsewhere,
    submit: async () => void (await submit()),
    answerLastStep,
    discard,
    edit: () => setLocked(false),
    restoreOffer: () => values.restoreOffer() && setLocked(false),
    dropOffer: values.dropOffer,
    resolveConflict(answer) {
      const theirs = takeConflict()?.theirs;
      if (answer === 'later') return;
      const joined = theirs && join(theirs, answer.theirs).values;
      if (!joined || !isSameRecord(joined, theirs)) return void submit({ overwrites: true });
      // Nothing of one's own is left to save.
      values.forgetDraft();
      setDiscards((count) => count + 1);
      values.takeOver(theirs);
    },
  };
}

/** A form does not close under what is being typed in it. */
function useLock(startsLocked: boolean, isDirty: boolean): { isLocked: boolean; setLocked: (isLocked: boolean) => void } {
  const [isLocked, setLocked] = useState(startsLocked);
  const wasDirty = useRef(isDirty);
  wasDirty.current = isDirty;
  // Before anybody sees it: a form that opens locked never stands open for a moment.
  useLayoutEffect(() => {
    if (!startsLocked || !wasDirty.current) setLocked(startsLocked);
  }, [startsLocked]);
  return { isLocked, setLocked };
}

/** Names the fields whose values were taken over from someone else. */
function useTellTaken<Values extends FieldValues>(
  { form }: RecordValues<Values>,
  { label }: ReturnType<typeof useFieldTexts>,
): (paths: readonly string[]) => void {
  const t = useTexts();
  return (paths) => {
    const fields = new Set(paths.map((path) => label(path, get(form.getValues(), path))));
    notify.info(t('forms.conflict.taken', { fields: [...fields].join(t('forms.separator')) }));
  };
}

interface OwnForm extends Required<Omit<UnsavedForm, 'save'>> {
  submit: (how: SaveHow) => Promise<boolean>;
  canSave: boolean;
}

/** Counts the form as unsaved work while it has any. */
function useUnsaved(hasUnsaved: boolean, formId: string, { title, discard, keep, submit, canSave }: OwnForm): void {
  const latestSubmit = useRef(submit);
  latestSubmit.current = submit;
  const save = useCallback(() => latestSubmit.current({ isLeaving: true }), []);
  useEffect(() => {
    if (!hasUnsaved) return;
    unsavedWork.put(formId, { title, discard, keep, ...(canSave && { save }) });
    return () => unsavedWork.remove(formId);
  }, [hasUnsaved, formId, title, discard, keep, save, canSave]);
}
