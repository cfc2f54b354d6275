import { useWrite } from '@renderer/runtime/calls/use-write';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ConnectionInput, ConnectionView } from '@shared/contract/desktop/connection';
import type { Failure } from '@shared/contract/result';
import type { ProfileProblem, ServerProfile } from '@shared/domain/server/server-profile';
import type { Translate } from '@shared/i18n/translate';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** `profile` is null to remove the current one. */
interface ChosenFile {
  file: string;
  profile: ServerProfile | null;
}

export interface ConnectionForm {
  apiRoot: string;
  setApiRoot: (address: string) => void;
  authorization: ConnectionInput['authorization'];
  setAuthorization: (authorization: ConnectionInput['authorization']) => void;
  /** Shown below the address, because every failure here is about it. */
  error: string | undefined;
  /** The selected server profile; undefined while it is unchanged. */
  profile: ChosenFile | undefined;
  /** The last selected file, if it isn't a valid server profile. */
  refused: { file: string; problems: readonly ProfileProblem[] } | undefined;
  chooseProfile: () => void;
  removeProfile: () => void;
  isChoosing: boolean;
  isSaving: boolean;
  isStarting: boolean;
  submit: (event: FormEvent) => void;
  startSampleShop: () => void;
  addressRef: RefObject<HTMLInputElement | null>;
}

export function useConnectionForm({ apiRoot: known, authorization: knownHeader, source }: ConnectionView): ConnectionForm {
  const t = useTexts();
  const navigate = useNavigate();
  const [apiRoot, setApiRoot] = useState(source === 'sampleShop' ? '' : (known ?? ''));
  const [authorization, setAuthorization] = useState(knownHeader);
  const [isMissing, setMissing] = useState(false);
  const [profile, setProfile] = useState<ChosenFile>();
  const [refused, setRefused] = useState<ConnectionForm['refused']>();
  const addressRef = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(apiRoot === '');
  useEffect(() => {
    if (isWaiting.current) addressRef.current?.focus();
  }, []);
  const toSignIn = (): void => void navigate('/login');
  const save = useWrite('connection.save', { failure: 'inPlace', onSuccess: toSignIn, onFailure: () => addressRef.current?.focus() });
  const take = (chosen: ChosenFile): void => {
    setProfile(chosen);
    setRefused(undefined);
  };
  const open = useWrite('serverProfile.open', {
    onSuccess(chosen) {
      if (!chosen) return;
      if ('profile' in chosen) take(chosen);
      else setRefused(chosen);
    },
  });
  const sample = useWrite('connection.useSampleShop', { onSuccess: toSignIn });
  return {
    apiRoot,
    setApiRoot: (typed) => {
      setApiRoot(typed);
      setMissing(false);
      save.reset();
    },
    authorization,
    setAuthorization,
    error: isMissing ? t('shell.required') : save.failure ? toAddressError(save.failure, t) : undefined,
    profile,
    refused,
    chooseProfile: () => void open.send(undefined),
    removeProfile: () => take({ file: '', profile: null }),
    isChoosing: open.isPending,
    isSaving: save.isPending,
    isStarting: sample.isPending,
    submit: (event) => {
      event.preventDefault();
      const isEmpty = apiRoot.trim() === '';
      setMissing(isEmpty);
      if (isEmpty) addressRef.current?.focus();
      else void save.send({ apiRoot: apiRoot.trim(), authorization, ...(profile && { profile: profile.profile }) });
    },
    startSampleShop: () => void sample.send(undefined),
    addressRef,
  };
}

function toAddressError(failure: Failure, t: Translate): string {
  if (failure.code === 'badInput') return t('connection.notAnAddress', { example: t('connection.addressExample') });
  return toFailureText(failure, t);
}
