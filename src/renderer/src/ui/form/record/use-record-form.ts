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
  /** Merges the other window's change into the form; fields that both have changed open the conflict dialog. */
  showElsewhere(): void;
  dropElsewhere(): void;
}

/** Reads the record again when another window has changed it. A form without changes shows it; any other shows a notice. */
function useElsewhere<Values extends FieldValues, Saved>({ options, values, compare }: ElsewhereOptions<Values, Saved>): ElsewhereState {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  useEvent('calls.invalidated', (touched) => {
    if (!options.current.isTouched?.(touched) || values.baseline.current === null) return;
    const before = values.baseline.current;
    const about = { isMain: touched.isMain, at: new Date().toISOString() };
    void options.current.reread?.().then((now) => {
      // A record that can't be read now is compared before a save anyway.
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

/** The parts of a form's engine: its values, uploads, fields, changes by others, and saves. */
function useEngine<Values extends FieldValues, Saved>(options: RecordFormOptions<Values, Saved>, mayEdit: boolean) {
  const t = useTexts();
  const formId = useId();
  const latest = useRef(options);
  latest.current = options;
  const values = useRecordValues({ ...options, keepsDrafts: mayEdit });
  const lock = useLock(options.startsLocked ?? false, values.isDirty);
  const uploads = useUploadHold();
  const parts = useFormParts();
  const views = useFieldViews();
  const tellTaken = useTellTaken(values, useFieldTexts(parts, views));
  const conflicts = useConflict({ options: latest, values, views, tellTaken });
  const elsewhere = useElsewhere({ options: latest, values, compare: conflicts.compare });
  const save = useSave({
    formId,
    options: latest,
    values,
    uploads,
    compare: conflicts.compare,
    noteFailed: conflicts.noteFailed,
    isOnScreen: parts.isOnScreen,
    tellStored: () => notify.success(t('forms.storedAfterAll')),
    mayGoOn: mayEdit,
    onStored: () => latest.current.startsLocked !== undefined && lock.setLocked(true),
  });
  return { formId, latest, values, lock, uploads, parts, views, conflicts, elsewhere, save };
}

type Engine<Values extends FieldValues, Saved> = ReturnType<typeof useEngine<Values, Saved>>;

/** The engine of one form; `RecordForm` renders its handle. */
export function useRecordForm<Values extends FieldValues, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormHandle<Values> {
  const { draft, initial, needs, startsLocked = false } = options;
  const unreadable = options.unreadable?.rows.length ? options.unreadable : null;
  const isView = options.isView === true || unreadable !== null;
  const isAllowed = usePermission(needs);
  const engine = useEngine(options, isAllowed && !isView);
  const { formId, values, uploads, parts, views } = engine;
  const { isLocked, setLocked } = engine.lock;
  const { phase, submit, answerLastStep } = engine.save;
  const { discards, countDiscard, discard } = useDiscards(engine);
  const hasUnsaved = values.isDirty || uploads.unfinished > 0;
  // A save whose last step can't be undone needs a confirmation, so it's never sent while leaving.
  const canSave = isAllowed && !isLocked && !isView && !options.isHeld && !options.lastStep;
  useUnsaved(hasUnsaved, formId, { title: draft.title, discard, keep: values.keepDraft, submit, canSave });
  const isReadOnly = !isAllowed || isLocked || isView;
  const scope = useScope(engine, { isAllowed, isReadOnly, discards });
  return {
    form: values.form,
    scope,
    isAllowed,
    isLocked,
    isView,
    unreadable,
    isUnlocked: startsLocked && !isLocked,
    isLoading: initial === null,
    isDirty: values.isDirty,
    hasUnsaved,
    phase,
    uploadsRunning: uploads.running,
    lastStep: options.lastStep ?? null,
    isHeld: options.isHeld ?? false,
    parts,
    views,
    offered: values.offered,
    conflict: engine.conflicts.conflict,
    ...engine.elsewhere,
    submit: async () => void (await submit()),
    answerLastStep,
    discard,
    edit: () => setLocked(false),
    restoreOffer: () => values.restoreOffer() && setLocked(false),
    dropOffer: values.dropOffer,
    resolveConflict: toConflictAnswer(engine, countDiscard),
  };
}

/** The context of the form's fields; the same object until one of its values changes. */
function useScope<Values extends FieldValues, Saved>(
  { formId, uploads, parts, views, save }: Engine<Values, Saved>,
  { isAllowed, isReadOnly, discards }: Pick<FormScope, 'isAllowed' | 'isReadOnly' | 'discards'>,
): FormScope {
  const { placeField, placeSection } = parts;
  const { describe: describeField } = views;
  const isSaving = save.phase === 'saving' || save.phase === 'asking';
  return useMemo(
    () => ({ formId, isAllowed, isReadOnly, isSaving, discards, uploads: uploads.tell, placeField, describeField, placeSection }),
    [formId, isAllowed, isReadOnly, isSaving, discards, uploads.tell, placeField, describeField, placeSection],
  );
}

/** Discarding the form's changes. Fields follow the count of discards, and drop their uploads. */
function useDiscards<Values extends FieldValues, Saved>({ latest, values, lock, save }: Engine<Values, Saved>) {
  const [discards, setDiscards] = useState(0);
  const countDiscard = useCallback(() => setDiscards((count) => count + 1), []);
  const { giveUp } = values;
  const { setLocked } = lock;
  const { callOff } = save;
  const discard = useCallback(() => {
    callOff();
    countDiscard();
    giveUp();
    setLocked(latest.current.startsLocked ?? false);
  }, [callOff, countDiscard, giveUp, setLocked, latest]);
  return { discards, countDiscard, discard };
}

function toConflictAnswer<Values extends FieldValues, Saved>(
  { values, conflicts, save }: Engine<Values, Saved>,
  countDiscard: () => void,
): RecordFormHandle<Values>['resolveConflict'] {
  return (answer) => {
    const theirs = conflicts.take()?.theirs;
    if (answer === 'later') return;
    const joined = theirs && conflicts.join(theirs, answer.theirs).values;
    if (!joined || !isSameRecord(joined, theirs)) return void save.submit({ overwrites: true });
    // The form has no changes of its own left to save.
    values.forgetDraft();
    countDiscard();
    values.takeOver(theirs);
  };
}

/** A form with changes isn't locked. */
function useLock(startsLocked: boolean, isDirty: boolean): { isLocked: boolean; setLocked: (isLocked: boolean) => void } {
  const [isLocked, setLocked] = useState(startsLocked);
  const wasDirty = useRef(isDirty);
  wasDirty.current = isDirty;
  // A layout effect, so that a form that opens locked is never shown unlocked.
  useLayoutEffect(() => {
    if (!startsLocked || !wasDirty.current) setLocked(startsLocked);
  }, [startsLocked]);
  return { isLocked, setLocked };
}

/** Reports the fields whose values were taken from someone else. */
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

/** Registers the form as unsaved work while it has changes. */
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
