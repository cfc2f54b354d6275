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
  /** Says that the server holds already what was about to be sent. */
  tellStored: () => void;
  /** Runs when the record is saved as a whole. */
  onStored: () => void;
  /** The person may save here; whoever signs in again may have lost the right. */
  mayGoOn: boolean;
}

interface Save {
  phase: SavePhase;
  /** However often it is pressed, one save runs; true when everything is saved. */
  submit: (how?: SaveHow) => Promise<boolean>;
  answerLastStep: (isMeant: boolean) => void;
  /** A save that still waits for its uploads does not go on. */
  callOff: () => void;
}

const phases = { uploads: 'waitingForUploads', checking: 'saving', asking: 'asking', sending: 'saving' } as const;

/**
 * One save at a time: waits for uploads, validates, asks about a change that came between, sends, and tells what was refused. One that was
 * kept from the server by the end of the session goes on as soon as its admin is back.
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
  const { uploads, formId, options, values: record, mayGoOn } = deps;
  const showFirstError = useFocusFirstError(formId);
  const readUploads = (): Uploads => ({ isRunning: uploads.count() > 0, hasFailed: uploads.hasFailed() });

  /** Does what the step is there for. */
  async function carryOut(step: Exclude<SaveStep<Values>, { at: 'over' }>): Promise<SaveEvent<Values>> {
    switch (step.at) {
      case 'uploads':
        await uploads.settled();
        return isCalledOff.current ? { type: 'calledOff' } : { type: 'uploads', uploads: readUploads() };
      case 'checking':
        return validate(record.form, (errors) => {
          invalid.current = errors;
        });
      case 'asking':
        return { type: (await askLastStep()) ? 'meant' : 'calledOff' };
      case 'sending':
        return send(step.values, step.how, { ...deps, isGone, showFirstError });
    }
  }

  async function run(how: SaveHow): Promise<boolean> {
    isCalledOff.current = false;
    let step = toFirstStep<Values>(how, readUploads(), options.current.lastStep !== undefined);
    try {
      while (step.at !== 'over') {
        setPhase(phases[step.at]);
        step = toNextStep(step, await carryOut(step));
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
    // Whoever is back may have pressed Save already.
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

interface LastStepQuestion {
  /** Resolves with the answer. */
  askLastStep: () => Promise<boolean>;
  answerLastStep: Save['answerLastStep'];
}

/** The question before what cannot be taken back. */
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

/** Judges what is typed; `onInvalid` gets what is wrong. */
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
  {
    formId,
    options,
    values: record,
    compare,
    noteFailed,
    isOnScreen,
    tellStored,
    onStored,
    isGone,
    showFirstError,
  }: SendDeps<Values, Saved>,
): Promise<Sent> {
  const { save, onSaved, secrets = [], fieldOfServer = {}, readFailure } = options.current;
  function tell(failed: Failure): void {
    const failure = readFailure ? readFailure(failed) : failed;
    if (!failure) return;
    const { errors, rest } = divideRefusal(failure, {
      names: fieldOfServer,
      // As they stand on screen: the schema may have left out rows that are empty.
      values: record.form.getValues(),
      isOnScreen: (name) => !isGone.current && isOnScreen(name),
    });
    for (const { name, ...error } of errors) record.form.setError(name as Path<Values>, error);
    if (errors.length > 0) showFirstError();
    if (rest) notify.failure(rest);
    // Without an answer the server may have carried it out all the same.
    if (failure.code === 'sessionEnded' && (failure.status !== undefined || !isSent)) end = 'cutOff';
  }
  let isSent = false;
  let end: 'unsaved' | 'cutOff' = 'unsaved';
  const less: Partial<Values> = {};
  const found = overwrites ? 'untouched' : await compare(values, tell);
  if (found === 'asked') return { type: 'sent', end };
  if (found === 'joined') return { type: 'joined' };
  if (found === 'stored') {
    tellStored();
    return finish(null);
  }
  const typed = structuredClone(record.form.getValues());
  isSent = true;
  const result = await save(values, {
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
  return finish(result.value);

  /** Not saved when the server holds less than was typed. */
  function finish(saved: Saved | null): Sent {
    record.forgetDraft();
    if (isGone.current) return { type: 'sent', end: 'saved' };
    const stored = { ...values, ...less };
    if (!isSameRecord(stored, values)) {
      record.rebase(withoutSecrets(stored, secrets), withoutSecrets(values, secrets));
      return { type: 'sent', end: 'unsaved' };
    }
    unsavedWork.remove(formId);
    record.takeOver(values);
    onStored();
    onSaved?.(saved, values, isLeaving);
    return { type: 'sent', end: 'saved' };
  }
}
