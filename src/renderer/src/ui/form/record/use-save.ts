import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { notify } from '@renderer/runtime/notices/notify';
import { untilBack } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { Failure } from '@shared/contract/result';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { withoutSecrets } from '../drafts/stored-draft';
import { useFocusFirstError } from '../focus-first-error';
import { divideRefusal } from '../server-errors';
import type { UploadHold } from '../use-upload-hold';
import { isSameRecord } from './form-values';
import type { RecordFormOptions, SavePhase } from './record-form-types';
import { type SaveEnd, type SaveEvent, type SaveHow, type SaveStep, toFirstStep, toNextStep, type Uploads } from './save-steps';
import type { ConflictState } from './use-conflict';
import type { RecordValues } from './use-record-values';

interface SaveDeps<Values extends FieldValues, Saved> {
  formId: string;
  options: RefObject<RecordFormOptions<Values, Saved>>;
  values: RecordValues<Values>;
  uploads: UploadHold;
  compare: ConflictState<Values>['compare'];
  noteFailed: ConflictState<Values>['noteFailed'];
  isOnScreen: (field: string) => boolean;
  /** Reports that the server already has the values that would be sent. */
  tellStored: () => void;
  /** Runs when the whole record is saved. */
  onStored: () => void;
  /** Whether the admin may save here; the permission can be gone after signing in again. */
  mayGoOn: boolean;
}

interface Save {
  phase: SavePhase;
  /** Starts a save, or returns the running one; true if everything is saved. */
  submit: (how?: SaveHow) => Promise<boolean>;
  answerLastStep: (isMeant: boolean) => void;
  /** Cancels a save that still waits for its uploads. */
  callOff: () => void;
}

const phases = { uploads: 'waitingForUploads', checking: 'saving', asking: 'asking', sending: 'saving' } as const;

/**
 * One save at a time: waits for uploads, validates, prompts about changes by others, sends, and reports refusals. A save that failed
 * because the session ended is repeated as soon as the same admin signs in again.
 */
export function useSave<Values extends FieldValues, Saved>(deps: SaveDeps<Values, Saved>): Save {
  const t = useTexts();
  const [phase, setPhase] = useState<SavePhase>('idle');
  const isCalledOff = useRef(false);
  const running = useRef<Promise<boolean> | null>(null);
  const invalid = useRef<FieldErrors<Values>>({});
  const { askLastStep, answerLastStep } = useLastStep();
  const callOff = useCallback(() => {
    isCalledOff.current = true;
    answerLastStep(false);
  }, [answerLastStep]);
  const isGone = useIsGone(callOff);
  const { uploads, options, mayGoOn } = deps;
  const showFirstError = useFocusFirstError(deps.formId);
  const onInvalid = (errors: FieldErrors<Values>): void => {
    invalid.current = errors;
  };

  async function run(how: SaveHow): Promise<boolean> {
    isCalledOff.current = false;
    let step = toFirstStep<Values>(how, readUploads(uploads), options.current.lastStep !== undefined);
    try {
      while (step.at !== 'over') {
        setPhase(phases[step.at]);
        step = toNextStep(step, await carryOut(step, { ...deps, isGone, isCalledOff, showFirstError, askLastStep, onInvalid }));
      }
    } finally {
      setPhase('idle');
    }
    conclude(step.end);
    return step.end === 'saved';
  }

  function conclude(end: SaveEnd): void {
    if (end === 'uploadFailed') notify.warning(t('forms.uploadFailed'));
    if (end === 'cutOff') void goOn();
    if (end !== 'invalid') return;
    showFirstError();
    options.current.onInvalid?.(invalid.current);
  }

  async function goOn(): Promise<void> {
    const isBack = await untilBack();
    // The admin may have selected *Save* already.
    if (isBack && !running.current && !isGone.current && latest.current.mayGoOn) await latest.current.submit();
  }

  function submit(how: SaveHow = {}): Promise<boolean> {
    if (options.current.isHeld) return Promise.resolve(false);
    running.current ??= run(how).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  const latest = useRef({ submit, mayGoOn });
  latest.current = { submit, mayGoOn };

  return { phase, answerLastStep, submit, callOff };
}

const readUploads = (uploads: UploadHold): Uploads => ({ isRunning: uploads.count() > 0, hasFailed: uploads.hasFailed() });

interface StepDeps<Values extends FieldValues, Saved> extends SendDeps<Values, Saved> {
  isCalledOff: RefObject<boolean>;
  askLastStep: LastStepQuestion['askLastStep'];
  onInvalid(errors: FieldErrors<Values>): void;
}

/** Executes one step of a save; the event decides the next step. */
async function carryOut<Values extends FieldValues, Saved>(
  step: Exclude<SaveStep<Values>, { at: 'over' }>,
  deps: StepDeps<Values, Saved>,
): Promise<SaveEvent<Values>> {
  switch (step.at) {
    case 'uploads':
      await deps.uploads.settled();
      return deps.isCalledOff.current ? { type: 'calledOff' } : { type: 'uploads', uploads: readUploads(deps.uploads) };
    case 'checking':
      return validate(deps.values.form, deps.onInvalid);
    case 'asking':
      return { type: (await deps.askLastStep()) ? 'meant' : 'calledOff' };
    case 'sending':
      return send(step.values, step.how, deps);
  }
}

interface LastStepQuestion {
  /** Resolves with the answer. */
  askLastStep: () => Promise<boolean>;
  answerLastStep: Save['answerLastStep'];
}

/** The confirmation before a step that can't be undone. */
function useLastStep(): LastStepQuestion {
  const question = useRef<((isMeant: boolean) => void) | null>(null);
  const askLastStep = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        question.current = resolve;
      }),
    [],
  );
  const answerLastStep = useCallback((isMeant: boolean): void => {
    question.current?.(isMeant);
    question.current = null;
  }, []);
  return { askLastStep, answerLastStep };
}

/** Validates the form's values; `onInvalid` gets the errors. */
async function validate<Values extends FieldValues>(
  form: RecordValues<Values>['form'],
  onInvalid: (errors: FieldErrors<Values>) => void,
): Promise<SaveEvent<Values>> {
  let event: SaveEvent<Values> = { type: 'invalid' };
  await form.handleSubmit((values) => {
    event = { type: 'valid', values: values as Values };
  }, onInvalid)();
  return event;
}

interface SendDeps<Values extends FieldValues, Saved> extends SaveDeps<Values, Saved> {
  isGone: RefObject<boolean>;
  showFirstError: () => void;
}

type Sent = Extract<SaveEvent<never>, { type: 'joined' | 'sent' }>;

async function send<Values extends FieldValues, Saved>(
  values: Values,
  { overwrites = false, isLeaving = false }: SaveHow,
  deps: SendDeps<Values, Saved>,
): Promise<Sent> {
  const { values: record, compare, noteFailed, tellStored, isGone } = deps;
  // The options may be replaced during the request; this save continues with its own.
  const options = deps.options.current;
  let isSent = false;
  let end: 'unsaved' | 'cutOff' = 'unsaved';
  const tell = (failure: Failure): void => {
    if (tellRefusal(failure, isSent, { ...deps, own: options })) end = 'cutOff';
  };
  const found = overwrites ? 'untouched' : await compare(values, tell);
  if (found === 'asked') return { type: 'sent', end };
  if (found === 'joined') return { type: 'joined' };
  const less: Partial<Values> = {};
  if (found === 'stored') {
    tellStored();
    return finish({ saved: null, values, less, isLeaving }, { ...deps, own: options });
  }
  const typed = structuredClone(record.form.getValues());
  isSent = true;
  const result = await options.save(values, {
    stored(part, held) {
      if (isGone.current) return;
      Object.assign(typed, part);
      Object.assign(less, held);
      record.rebase({ ...(record.baseline.current ?? values), ...part, ...held }, typed);
    },
  });
  if (!result.ok) {
    noteFailed(values);
    tell(result.error);
    return { type: 'sent', end };
  }
  return finish({ saved: result.value, values, less, isLeaving }, { ...deps, own: options });
}

interface OneSendDeps<Values extends FieldValues, Saved> extends SendDeps<Values, Saved> {
  own: RecordFormOptions<Values, Saved>;
}

/** Shows a refusal at its fields. Returns whether the save must be repeated once the admin has signed in again. */
function tellRefusal<Values extends FieldValues, Saved>(
  failed: Failure,
  isSent: boolean,
  { own, values: record, isOnScreen, isGone, showFirstError }: OneSendDeps<Values, Saved>,
): boolean {
  const failure = own.readFailure ? own.readFailure(failed) : failed;
  if (!failure) return false;
  const { errors, rest } = divideRefusal(failure, {
    names: own.fieldOfServer ?? {},
    // The form's values, because the schema may have left out empty rows.
    values: record.form.getValues(),
    isOnScreen: (name) => !isGone.current && isOnScreen(name),
  });
  for (const { name, ...error } of errors) record.form.setError(name as Path<Values>, error);
  if (errors.length > 0) showFirstError();
  if (rest) notify.failure(rest);
  // Without a response, the server may have executed the save anyway, so it isn't repeated.
  return failure.code === 'sessionEnded' && (failure.status !== undefined || !isSent);
}

interface Finished<Values, Saved> {
  saved: Saved | null;
  values: Values;
  /** Fields that the server has stored with other values. */
  less: Partial<Values>;
  isLeaving: boolean;
}

/** The form stays unsaved if the server has stored less than the user entered. */
function finish<Values extends FieldValues, Saved>(
  { saved, values, less, isLeaving }: Finished<Values, Saved>,
  { own, formId, values: record, onStored, isGone }: OneSendDeps<Values, Saved>,
): Sent {
  record.forgetDraft();
  if (isGone.current) return { type: 'sent', end: 'saved' };
  const stored = { ...values, ...less };
  if (!isSameRecord(stored, values)) {
    const secrets = own.secrets ?? [];
    record.rebase(withoutSecrets(stored, secrets), withoutSecrets(values, secrets));
    return { type: 'sent', end: 'unsaved' };
  }
  unsavedWork.remove(formId);
  record.takeOver(values);
  onStored();
  own.onSaved?.(saved, values, isLeaving);
  return { type: 'sent', end: 'saved' };
}
