import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { notify } from '@renderer/runtime/notices/notify';
import { untilBack } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { Failure } from '@shared/contract/result';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withoutSecrets } from '../drafts/kept-draft';
import { useFocusFirstError } from '../focus-first-error';
import { divideRefusal } from '../server-errors';
import type { UploadHold } from '../use-upload-hold';
import { isSameRecord } from './form-values';
import type { RecordFormOptions, SavePhase } from './record-form-types';
import type { ConflictState } from './use-conflict';
import type { RecordValues } from './use-record-values';

interface SaveDeps<Values extends FieldValues, Saved> {
  formId: string;
  options: RefObject<RecordFormOptions<Values, Saved>>;
  values: RecordValues<Values>;
  uploads: UploadHold;
  compare: ConflictState<Values>['compare'];
  isOnScreen: (field: string) => boolean;
  /** Says that the server holds already what was about to be sent. */
  tellStored: () => void;
  /** Runs when the record is saved as a whole. */
  onStored: () => void;
  /** The person may save here; whoever signs in again may have lost the right. */
  mayGoOn: boolean;
}

interface SaveHow {
  /** Whatever came between. */
  overwrites?: boolean;
  /** The form is left with it. */
  isLeaving?: boolean;
}

/** `joined`: what came from the other side now stands beside what was typed, and is not looked at yet. */
type Sent = 'saved' | 'unsaved' | 'joined';

interface Save {
  phase: SavePhase;
  /** However often it is pressed, one save runs; true when everything is saved. */
  submit: (how?: SaveHow) => Promise<boolean>;
  answerLastStep: (isMeant: boolean) => void;
  /** A save that still waits for its uploads does not go on. */
  callOff: () => void;
}

/**
 * One save at a time: waits for uploads, validates, asks about a change that came between, sends, and tells what was refused. One that was
 * kept from the server by the end of the session goes on as soon as its admin is back.
 */
export function useSave<Values extends FieldValues, Saved>(deps: SaveDeps<Values, Saved>): Save {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<SavePhase>('idle');
  const isWaiting = useRef(false);
  const running = useRef<Promise<boolean> | null>(null);
  const question = useRef<((isMeant: boolean) => void) | null>(null);
  const answerLastStep = useCallback((isMeant: boolean): void => {
    question.current?.(isMeant);
    question.current = null;
  }, []);
  const isGone = useIsGone(() => {
    isWaiting.current = false;
    answerLastStep(false);
  });
  const { uploads, formId, options, values: record, mayGoOn } = deps;
  const showFirstError = useFocusFirstError(formId);

  /** False when it was called off meanwhile, or an upload failed. */
  async function areUploadsDone(): Promise<boolean> {
    isWaiting.current = true;
    if (uploads.count() > 0) {
      setPhase('waitingForUploads');
      await uploads.settled();
    }
    if (!isWaiting.current) return false;
    isWaiting.current = false;
    if (uploads.hasFailed()) notify.warning(t('forms.uploadFailed'));
    return !uploads.hasFailed();
  }

  async function isMeant(): Promise<boolean> {
    if (!options.current.lastStep) return true;
    setPhase('asking');
    const answer = await new Promise<boolean>((resolve) => {
      question.current = resolve;
    });
    if (answer) setPhase('saving');
    return answer;
  }

  async function run(how: SaveHow): Promise<boolean> {
    let invalid: FieldErrors<Values> | null = null;
    let isSaved = false;
    let isCutOff = false;
    const onCutOff = (): void => {
      isCutOff = true;
    };
    try {
      if (!(await areUploadsDone())) return false;
      setPhase('saving');
      const trySend = async (asHow: SaveHow, isAsked: () => Promise<boolean>): Promise<Sent> => {
        let sent: Sent = 'unsaved';
        await record.form.handleSubmit(
          async (values) => {
            if (await isAsked()) sent = await send(values as Values, asHow, { ...deps, isGone, showFirstError, onCutOff });
          },
          (errors) => {
            invalid = errors;
          },
        )();
        return sent;
      };
      let found = await trySend(how, isMeant);
      // What came from the other side is looked at as what is typed is.
      if (found === 'joined') found = await trySend({ ...how, overwrites: true }, async () => true);
      isSaved = found === 'saved';
    } finally {
      setPhase('idle');
    }
    if (isCutOff) void goOn();
    if (!invalid) return isSaved;
    showFirstError();
    options.current.onInvalid?.(invalid);
    return false;
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

  return {
    phase,
    answerLastStep,
    submit,
    callOff: useCallback(() => {
      isWaiting.current = false;
      answerLastStep(false);
    }, [answerLastStep]),
  };
}

interface SendDeps<Values extends FieldValues, Saved> extends SaveDeps<Values, Saved> {
  isGone: RefObject<boolean>;
  showFirstError: () => void;
  /** The session has ended before the server took anything. */
  onCutOff: () => void;
}

async function send<Values extends FieldValues, Saved>(
  values: Values,
  { overwrites = false, isLeaving = false }: SaveHow,
  { formId, options, values: record, compare, isOnScreen, tellStored, onStored, isGone, showFirstError, onCutOff }: SendDeps<Values, Saved>,
): Promise<Sent> {
  const { save, onSaved, secrets = [], fieldOfServer = {}, readFailure } = options.current;
  function tell(failed: Failure): void {
    const failure = readFailure ? readFailure(failed) : failed;
    if (!failure) return;
    const { errors, rest } = divideRefusal(failure, {
      names: fieldOfServer,
      values,
      isOnScreen: (name) => !isGone.current && isOnScreen(name),
    });
    for (const { name, ...error } of errors) record.form.setError(name as Path<Values>, error);
    if (errors.length > 0) showFirstError();
    if (rest) notify.failure(rest);
    // Without an answer the server may have carried it out all the same.
    if (failure.code === 'sessionEnded' && (failure.status !== undefined || !isSent)) onCutOff();
  }
  let isSent = false;
  const less: Partial<Values> = {};
  const found = overwrites ? 'untouched' : await compare(values, tell);
  if (found === 'asked') return 'unsaved';
  if (found === 'joined') return 'joined';
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
    tell(result.error);
    return 'unsaved';
  }
  return finish(result.value);

  /** Not saved when the server holds less than was typed. */
  function finish(saved: Saved | null): Sent {
    record.forgetDraft();
    if (isGone.current) return 'saved';
    const stored = { ...values, ...less };
    if (!isSameRecord(stored, values)) {
      record.rebase(withoutSecrets(stored, secrets), withoutSecrets(values, secrets));
      return 'unsaved';
    }
    unsavedWork.remove(formId);
    record.takeOver(values);
    onStored();
    onSaved?.(saved, values, isLeaving);
    return 'saved';
  }
}
