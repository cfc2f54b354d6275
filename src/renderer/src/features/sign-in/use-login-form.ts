import { ask } from '@renderer/runtime/calls/bridge';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { signIn } from '@renderer/runtime/calls/sign-in';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toPresentation } from '@renderer/runtime/notices/failure-presenter';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { useSession } from '@renderer/runtime/state/session-store';
import { wayOn } from '@renderer/runtime/state/way-on';
import { useConnection } from '@renderer/shared-components/frame/connection-state';
import type { Failure } from '@shared/contract/result';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface LoginForm {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  /** Inputs that were empty on the last try. */
  missing: { email: boolean; password: boolean };
  /** Shown below the inputs; other failures have their own place. */
  inlineFailure: Failure | null;
  submit: (event: FormEvent) => void;
  /** Fills in an account; pressing Enter then signs in. */
  fill: (account: { email: string; password: string }) => void;
  emailRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
  submitRef: RefObject<HTMLButtonElement | null>;
}

/** The first empty input gets the focus. A failed try keeps both inputs, and focuses the one with the error. */
export function useLoginForm(): LoginForm {
  const lastEmail = useLastEmail();
  const [ownEmail, setEmail] = useState<string | null>(() => useSession.getState().email || null);
  // IT's policy may name this computer's account.
  const account = usePolicyValue('stationAccount');
  const email = ownEmail ?? account ?? lastEmail;
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const startsWith = useRef(email === '' ? emailRef : passwordRef);
  useEffect(() => startsWith.current.current?.focus(), []);
  const isAlerted = useNotifications((state) => state.alert !== null);
  useEffect(() => {
    if (!failure || isAlerted) return;
    (failure.code === 'userNotFound' ? emailRef : passwordRef).current?.focus();
  }, [failure, isAlerted]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = { email: email.trim() === '', password: password === '' };
    setMissing(empty);
    setFailure(null);
    if (empty.email || empty.password) {
      (empty.email ? emailRef : passwordRef).current?.focus();
      return;
    }
    void signInAndLeadOn(email.trim(), password).then((result) => {
      if (!result.ok) setFailure(result.error);
    });
  };

  return {
    email,
    setEmail: (typed) => {
      setEmail(typed);
      setMissing((current) => ({ ...current, email: false }));
    },
    password,
    setPassword: (typed) => {
      setPassword(typed);
      setMissing((current) => ({ ...current, password: false }));
    },
    missing,
    inlineFailure: failure && toPresentation(failure, 'signIn').kind === 'inline' ? failure : null,
    submit,
    fill(account) {
      setEmail(account.email);
      setPassword(account.password);
      setMissing({ email: false, password: false });
      setFailure(null);
      submitRef.current?.focus();
    },
    emailRef,
    passwordRef,
    submitRef,
  };
}

/** Signs in, and then offers the account's last screen. */
async function signInAndLeadOn(email: string, password: string): ReturnType<typeof signIn> {
  wayOn.ask();
  const result = await signIn(email, password);
  if (result.ok) void ask('session.lastScreen', undefined).then((last) => (last.ok ? wayOn.offer(last.value) : wayOn.drop()));
  else wayOn.drop();
  return result;
}

/** Empty before the first sign-in on this server. */
function useLastEmail(): string {
  const { data: last } = useRead('session.lastEmail', undefined, { failure: 'inPlace' });
  const apiRoot = useConnection().data?.apiRoot;
  return last && last.apiRoot === apiRoot ? last.email : '';
}
