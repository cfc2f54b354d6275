import { useWrite } from '@renderer/runtime/calls/use-write';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import type { ConnectionInput, ConnectionView } from '@shared/contract/desktop/connection';
import type { Failure } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface ConnectionForm {
  apiRoot: string;
  setApiRoot: (address: string) => void;
  authorization: ConnectionInput['authorization'];
  setAuthorization: (authorization: ConnectionInput['authorization']) => void;
  /** Told under the address: whatever fails here is about it. */
  error: string | undefined;
  isSaving: boolean;
  isStarting: boolean;
  submit: (event: FormEvent) => void;
  startSampleShop: () => void;
  addressRef: RefObject<HTMLInputElement | null>;
}

export function useConnectionForm({ apiRoot: known, authorization: knownHeader, source }: ConnectionView): ConnectionForm {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [apiRoot, setApiRoot] = useState(source === 'sampleShop' ? '' : (known ?? ''));
  const [authorization, setAuthorization] = useState(knownHeader);
  const [isMissing, setMissing] = useState(false);
  const addressRef = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(apiRoot === '');
  useEffect(() => {
    if (isWaiting.current) addressRef.current?.focus();
  }, []);
  const toSignIn = (): void => void navigate('/login');
  const save = useWrite('connection.save', { failure: 'inPlace', onSuccess: toSignIn, onFailure: () => addressRef.current?.focus() });
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
    isSaving: save.isPending,
    isStarting: sample.isPending,
    submit: (event) => {
      event.preventDefault();
      const isEmpty = apiRoot.trim() === '';
      setMissing(isEmpty);
      if (isEmpty) addressRef.current?.focus();
      else void save.send({ apiRoot: apiRoot.trim(), authorization });
    },
    startSampleShop: () => void sample.send(undefined),
    addressRef,
  };
}

function toAddressError(failure: Failure, t: Translate): string {
  if (failure.code === 'badInput') return t('connection.notAnAddress', { example: t('connection.addressExample') });
  return toFailureText(failure, t);
}
