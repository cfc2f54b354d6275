import type { SessionEndReason, SessionView } from '@shared/contract/desktop/session';
import { FailureError, failed, type Result } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import type { Access } from '../api/access';
import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';
import type { Logger } from '../log/logger';
import type { Notices } from '../log/notices';
import type { SecretPlace } from '../secrets/secret-store';
import { toAccount } from './account';
import type { KeptSession } from './kept-session';
import { type SessionState, signedOut, toSignedIn, withAdmin, withRoles } from './session-state';
import { type LoginAnswer, toAuthData, toSessionView } from './session-view';

export interface Session {
  /** Takes up the kept session once the address in use is known. */
  restore(endpointKnown: Promise<void>): Promise<void>;
  /** True while a kept session waits for a keychain that does not answer. Waits for a restore that is under way. */
  isHeldBack(): Promise<boolean>;
  /** Tries once more to take up a session that is held back; says whether it still is. */
  restoreAgain(): Promise<boolean>;
  /** Forgets a kept session without telling anyone. */
  discardStored(): Promise<void>;
  /** Waits for a restore that is under way. */
  read(): Promise<SessionView | null>;
  state(): SessionState;
  /** The account that is signed in, or was last in this run. */
  account(): string | null;
  signIn(credentials: { email: string; password: string }): Promise<SessionView>;
  signOut(): Promise<void>;
  /** Ends a running session because nobody uses it: as a sign-out, but the screens wait for whoever left them. Screens of a session that has ended already are covered. */
  lock(): Promise<void>;
  /** Somebody's screens may be on the window: signed in, or kept under the question for the password. */
  hasScreens(): boolean;
  /** Takes what is kept from disk; a running session goes on until the app ends. */
  forgetKept(): Promise<void>;
  /** Ends a running session once; later calls do nothing. */
  end(reason: SessionEndReason): Promise<void>;
  updateAvatar(avatar: string | null): void;
  mergeAdmin(changes: Partial<Admin>): void;
  replaceRoles(roles: readonly string[]): void;
  onChanged(listener: (view: SessionView) => void): void;
  onEnded(listener: (reason: SessionEndReason) => void): void;
  onHeldBackChanged(listener: (isHeldBack: boolean) => void): void;
}

export interface SessionDeps {
  api: Api;
  access: Access;
  endpoint: Endpoint;
  kept: KeptSession;
  notices: Notices;
  log: Logger;
}

export function createSession(deps: SessionDeps): Session {
  const { api, access, endpoint, kept, notices, log } = deps;
  let state = signedOut;
  let place: SecretPlace = 'memory';
  let account: string | null = null;
  let isHeldBack = false;
  /** A session has ended in a way that may leave its screens open. */
  let isLeftOpen = false;
  let restoring: Promise<void> = Promise.resolve();
  const events = createNanoEvents<{
    changed(view: SessionView): void;
    ended(reason: SessionEndReason): void;
    heldBackChanged(isHeldBack: boolean): void;
  }>();

  /** Sign-in, sign-out and restore never overlap. */
  const inTurn = pLimit(1);

  const isInUse = (apiRoot: string): boolean => endpoint.target()?.apiRoot === apiRoot;

  const view = (): SessionView | null => toSessionView(state, place);

  function announce(): void {
    const current = view();
    if (current) events.emit('changed', current);
  }

  function applyChange(changed: SessionState): void {
    const grant = access.current();
    if (!state.auth || !grant) return;
    state = changed;
    kept.keepDetails(grant.apiRoot, state);
    announce();
  }

  function setHeldBack(now: boolean): void {
    if (isHeldBack === now) return;
    isHeldBack = now;
    events.emit('heldBackChanged', now);
  }

  async function takeUp(): Promise<void> {
    if (state.auth) return;
    const opened = await kept.open();
    setHeldBack(opened === 'unavailable');
    if (opened === null || opened === 'unavailable') return;
    log.hide(opened.auth.idToken);
    access.grant(opened.auth.idToken, opened.apiRoot);
    ({ place, account } = opened);
    state = { auth: opened.auth, roles: opened.roles };
  }

  async function takeUpAgain(): Promise<boolean> {
    if (!isHeldBack) return false;
    await takeUp();
    announce();
    return isHeldBack;
  }

  /** Everything that the page sees happens at once; the returned step removes what is kept on disk. */
  function endNow(reason: SessionEndReason): () => Promise<void> {
    const { auth } = state;
    const grant = access.current();
    if (!auth || !grant) return async () => undefined;
    access.revoke();
    state = signedOut;
    isLeftOpen = reason === 'notAuthorized';
    events.emit('ended', reason);
    return () => kept.discard(toAccount(grant.apiRoot, auth.admin.id));
  }

  // A sign-in that follows at once must not lose its fresh token to the removal of the old one.
  const end = (reason: SessionEndReason): Promise<void> => inTurn(endNow(reason));

  async function askToSignIn(email: string, password: string): Promise<Result<LoginAnswer>> {
    const showAgain = log.hide(password);
    try {
      return await api.call('session.login', { body: { email, password } });
    } finally {
      showAgain();
    }
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<SessionView> {
    const apiRoot = endpoint.target()?.apiRoot ?? '';
    const login = await askToSignIn(email, password);
    const answer = isInUse(apiRoot) || !login.ok ? login : failed<LoginAnswer>('cancelled');
    if (!answer.ok) throw new FailureError(answer.error);
    await replaceSession(apiRoot, answer.value);
    const current = view();
    if (!current) throw new FailureError({ code: 'sessionEnded' });
    announce();
    return current;
  }

  async function replaceSession(apiRoot: string, answer: LoginAnswer): Promise<void> {
    const auth = toAuthData(answer);
    account = toAccount(apiRoot, answer.admin.id);
    log.hide(answer.accessToken);
    access.grant(answer.accessToken, apiRoot);
    state = toSignedIn(auth);
    isLeftOpen = false;
    place = await kept.keepToken(apiRoot, auth);
    const isKept = kept.keepDetails(apiRoot, state) && place !== 'memory';
    if (!isKept && kept.isAllowed()) notices.push({ kind: 'tokenInMemory' });
    setHeldBack(false);
  }

  function cover(): void {
    isLeftOpen = false;
    events.emit('ended', 'locked');
  }

  async function leave(reason: 'signedOut' | 'locked'): Promise<void> {
    // The farewell carries the token, so it starts first; nobody waits for its answer (OP-23).
    if (reason === 'locked' && isLeftOpen) cover();
    if (access.current()) void api.call('session.logout', {}, { outlivesSession: true });
    await endNow(reason)();
  }

  async function forgetKept(): Promise<void> {
    await kept.discard();
    setHeldBack(false);
    if (place === 'memory') return;
    place = 'memory';
    announce();
  }

  access.onRefused(() => void end('notAuthorized').catch((error) => log.error('session.endFailed', error)));

  return {
    restore(endpointKnown) {
      restoring = endpointKnown.then(() => inTurn(takeUp));
      return restoring;
    },
    restoreAgain: () => inTurn(takeUpAgain),
    discardStored: () => inTurn(() => kept.discard()),
    async read() {
      await restoring;
      return view();
    },
    async isHeldBack() {
      await restoring;
      return isHeldBack;
    },
    state: () => state,
    hasScreens: () => state.auth !== null || isLeftOpen,
    account: () => account,
    signIn: (credentials) => inTurn(() => signIn(credentials)),
    signOut: () => inTurn(() => leave('signedOut')),
    lock: () => inTurn(() => leave('locked')),
    forgetKept: () => inTurn(forgetKept),
    end,
    updateAvatar: (avatar) => applyChange(withAdmin(state, { avatar })),
    mergeAdmin: (changes) => applyChange(withAdmin(state, changes)),
    replaceRoles: (roles) => applyChange(withRoles(state, roles)),
    onChanged: (listener) => void events.on('changed', listener),
    onEnded: (listener) => void events.on('ended', listener),
    onHeldBackChanged: (listener) => void events.on('heldBackChanged', listener),
  };
}
