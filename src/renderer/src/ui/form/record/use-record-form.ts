import { notify } from '@renderer/runtime/notices/notify';
import { type UnsavedForm, unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { useFieldViews } from '../field/field-views';
import { useFieldWords } from '../field/use-field-words';
import type { FormScope } from '../form-context';
import { useFormParts } from '../use-form-parts';
import { useUploadHold } from '../use-upload-hold';
import { isSameRecord } from './form-values';
import type { RecordFormHandle, RecordFormOptions } from './record-form-types';
import { useConflict } from './use-conflict';
import { useElsewhere } from './use-elsewhere';
import { useRecordValues } from './use-record-values';
import { useSave } from './use-save';

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
  const words = useFieldWords(parts, views);
  const tellTaken = (paths: readonly string[]): void => {
    const fields = new Set(paths.map((path) => words.label(path, get(form.getValues(), path))));
    notify.info(t('forms.conflict.taken', { fields: [...fields].join(t('forms.separator')) }));
  };
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
  const latestSubmit = useRef(submit);
  latestSubmit.current = submit;
  const save = useCallback(() => latestSubmit.current({ isLeaving: true }), []);
  // What cannot be taken back is asked about once more, so it is never sent on the way out.
  const canSave = isAllowed && !isLocked && !isView && !options.isHeld && !options.lastStep;
  useUnsaved(hasUnsaved, formId, { title: draft.title, discard, keep: keepDraft, save: canSave ? save : null });

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

type OwnForm = Required<Omit<UnsavedForm, 'save'>> & { save: UnsavedForm['save'] | null };

function useUnsaved(hasUnsaved: boolean, formId: string, { title, discard, keep, save }: OwnForm): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    unsavedWork.put(formId, { title, discard, keep, ...(save && { save }) });
    return () => unsavedWork.remove(formId);
  }, [hasUnsaved, formId, title, discard, keep, save]);
}
