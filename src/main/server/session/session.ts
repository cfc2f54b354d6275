import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { SecretPlace } from '@main/system/secrets/secret-store';
import type { SessionEndReason, SessionView } from '@shared/contract/desktop/session';
import { FailureError, failed, type Result } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import type { Access } from '../api/access';
import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';
import { toAccount } from './account';
import { type SessionState, signedOut, toSignedIn, withAdmin, withRoles } from './session-state';
import type { SessionStore } from './session-store';
import { type LoginResponse, toAuthData, toSessionView } from './session-view';

export interface SessionDeps {
  api: Api;
  access: Access;
  endpoint: Endpoint;
  kept: SessionStore;
  notices: Notices;
  log: Logger;
}

/** Sends the credentials; the log hides the password meanwhile. */
async function askToSignIn({ api, log }: SessionDeps, email: string, password: string): Promise<Result<LoginResponse>> {
  const showAgain = log.hide(password);
  try {
    return await api.call('session.login', { body: { email, password } });
  } finally {
    showAgain();
  }
}

/** The session in memory, and its changes for listeners. */
function createRunningSession({ access, kept }: SessionDeps) {
  const running = {
    state: signedOut as SessionState,
    place: 'memory' as SecretPlace,
    /** The signed-in account, or the last one in this run. */
    account: null as string | null,
    /** Whether a saved session waits for a keychain that doesn't respond. */
    isHeldBack: false,
    /** Whether a session has ended in a way that may leave its screens open. */
    isLeftOpen: false,
    /** Whether the user has locked the app, while the session goes on. */
    isLocked: false,
  };
  const events = createNanoEvents<{
    changed(view: SessionView): void;
    ended(reason: SessionEndReason): void;
    locked(): void;
    heldBackChanged(isHeldBack: boolean): void;
  }>();

  const view = (): SessionView | null => toSessionView(running.state, running.place);

  function announce(): void {
    const current = view();
    if (current) events.emit('changed', current);
  }

  function applyChange(changed: SessionState): void {
    const grant = access.current();
    if (!running.state.auth || !grant) return;
    running.state = changed;
    if (!running.isLocked) kept.keepDetails(grant.apiRoot, changed);
    announce();
  }

  function setHeldBack(now: boolean): void {
    if (running.isHeldBack === now) return;
    running.isHeldBack = now;
    events.emit('heldBackChanged', now);
  }

  return { running, events, view, announce, applyChange, setHeldBack };
}

type RunningSession = ReturnType<typeof createRunningSession>;

/** Restores a saved session, and forgets it. */
function createRestoring({ access, kept, log }: SessionDeps, { running, announce, setHeldBack }: RunningSession) {
  async function takeUp(): Promise<void> {
    if (running.state.auth) return;
    const opened = await kept.open();
    setHeldBack(opened === 'unavailable');
    if (opened === null || opened === 'unavailable') return;
    log.hide(opened.auth.idToken);
    access.grant(opened.auth.idToken, opened.apiRoot);
    running.place = opened.place;
    running.account = opened.account;
    running.state = { auth: opened.auth, roles: opened.roles };
  }

  async function takeUpAgain(): Promise<boolean> {
    if (!running.isHeldBack) return false;
    await takeUp();
    announce();
    return running.isHeldBack;
  }

  async function forgetKept(): Promise<void> {
    await kept.discard();
    setHeldBack(false);
    if (running.place === 'memory') return;
    running.place = 'memory';
    announce();
  }

  return { takeUp, takeUpAgain, forgetKept };
}

/** Ends the session, and locks it. */
function createEnding({ api, access, kept, log }: SessionDeps, { running, events }: RunningSession) {
  /** Ends the session with all visible changes at once; the returned step removes the saved session from disk. */
  function endNow(reason: SessionEndReason): () => Promise<void> {
    const { auth } = running.state;
    const grant = access.current();
    if (!auth || !grant) return async () => undefined;
    access.revoke();
    running.state = signedOut;
    running.isLocked = false;
    running.isLeftOpen = reason === 'notAuthorized';
    events.emit('ended', reason);
    return () => kept.discard(toAccount(grant.apiRoot, auth.admin.id));
  }

  function cover(): void {
    running.isLeftOpen = false;
    events.emit('ended', 'locked');
  }

  async function leave(reason: 'signedOut' | 'locked'): Promise<void> {
    // The sign-out request has the token, so it starts first; its response is not awaited (OP-23).
    if (reason === 'locked' && running.isLeftOpen) cover();
    if (access.current()) void api.call('session.logout', {}, { outlivesSession: true });
    await endNow(reason)();
  }

  /** Locks at once, and then removes the saved session from disk, because a restart must not open the screens. */
  async function lockNow(): Promise<void> {
    const { account, state, isLocked } = running;
    if (!state.auth || account === null || isLocked) return;
    running.isLocked = true;
    running.place = 'memory';
    events.emit('locked');
    try {
      await kept.discard(account);
    } catch (error) {
      log.error('session.notForgotten', error);
    }
  }

  return { endNow, leave, lockNow };
}

type Ending = ReturnType<typeof createEnding>;

/** Returns the function that signs in. */
function createSigning(deps: SessionDeps, { running, view, announce, setHeldBack }: RunningSession, { leave }: Ending) {
  const { access, endpoint, kept, notices, log } = deps;
  const isOwn = (account: string): boolean => account === running.account;

  async function signIn({ email, password }: { email: string; password: string }): Promise<SessionView> {
    const apiRoot = endpoint.target()?.apiRoot ?? '';
    // The server may refuse the former token before its response with the new one is here.
    const noteRenewed = running.isLocked ? access.awaitRenewal() : null;
    try {
      const login = await askToSignIn(deps, email, password);
      if (login.ok && running.isLocked && !isOwn(toAccount(apiRoot, login.value.admin.id))) await leave('signedOut');
      const answer = endpoint.target()?.apiRoot === apiRoot || !login.ok ? login : failed<LoginResponse>('cancelled');
      if (!answer.ok) throw new FailureError(answer.error);
      replaceSession(apiRoot, answer.value);
    } finally {
      noteRenewed?.();
    }
    await keepSession(apiRoot);
    const current = view();
    if (!current) throw new FailureError({ code: 'sessionEnded' });
    running.isLocked = false;
    announce();
    return current;
  }

  function replaceSession(apiRoot: string, answer: LoginResponse): void {
    running.account = toAccount(apiRoot, answer.admin.id);
    log.hide(answer.accessToken);
    // The former token isn't signed out: a server with one session for each admin would end the new session too.
    if (running.isLocked) access.renew(answer.accessToken);
    else access.grant(answer.accessToken, apiRoot);
    running.state = toSignedIn(toAuthData(answer));
    running.isLeftOpen = false;
  }

  async function keepSession(apiRoot: string): Promise<void> {
    const { auth } = running.state;
    if (!auth) return;
    running.place = await kept.keepToken(apiRoot, auth);
    const isKept = kept.keepDetails(apiRoot, running.state) && running.place !== 'memory';
    if (!isKept && kept.isAllowed()) notices.push({ kind: 'tokenInMemory' });
    setHeldBack(false);
  }

  return signIn;
}

/** The state of the running session, its changes, and its listeners. */
function createFollowing({ running, events, applyChange }: RunningSession) {
  return {
    state: (): SessionState => running.state,
    /** Whether the user has locked the app with `lockNow`: the session goes on, and no page may use it. */
    isLocked: (): boolean => running.isLocked,
    /** Whether a user's screens may be in the window: signed in, or behind the password prompt. */
    hasScreens: (): boolean => running.state.auth !== null || running.isLeftOpen,
    /** The signed-in account, or the last one in this run. */
    account: (): string | null => running.account,
    updateAvatar: (avatar: string | null): void => applyChange(withAdmin(running.state, { avatar })),
    mergeAdmin: (changes: Partial<Admin>): void => applyChange(withAdmin(running.state, changes)),
    replaceRoles: (roles: readonly string[]): void => applyChange(withRoles(running.state, roles)),
    onChanged: (listener: (view: SessionView) => void): void => void events.on('changed', listener),
    onEnded: (listener: (reason: SessionEndReason) => void): void => void events.on('ended', listener),
    /** Called when the user locks the app; it ends with `onChanged` or `onEnded`. */
    onLocked: (listener: () => void): void => void events.on('locked', listener),
    onHeldBackChanged: (listener: (isHeldBack: boolean) => void): void => void events.on('heldBackChanged', listener),
  };
}

export type Session = ReturnType<typeof createSession>;

/** The admin who is signed in: sign-in, sign-out, lock, and restore, one after the other. */
export function createSession(deps: SessionDeps) {
  const { access, kept, log } = deps;
  const session = createRunningSession(deps);
  const { running, view } = session;
  const { takeUp, takeUpAgain, forgetKept } = createRestoring(deps, session);
  const ending = createEnding(deps, session);
  const { endNow, leave, lockNow } = ending;
  const signIn = createSigning(deps, session, ending);
  let restoring: Promise<void> = Promise.resolve();

  /** Sign-in, sign-out, and restore never overlap. */
  const inTurn = pLimit(1);

  // The removal of the old token must not remove the fresh token of a sign-in that follows at once.
  const end = (reason: SessionEndReason): Promise<void> => inTurn(endNow(reason));

  access.onRefused(() => void end('notAuthorized').catch((error) => log.error('session.endFailed', error)));

  return {
    /** Restores the saved session once the address in use is known. */
    restore(endpointKnown: Promise<void>): Promise<void> {
      restoring = endpointKnown.then(() => inTurn(takeUp));
      return restoring;
    },
    /** Retries to restore a session that waits for the keychain; returns whether it still waits. */
    restoreAgain: (): Promise<boolean> => inTurn(takeUpAgain),
    /** Removes a saved session without an event. */
    discardStored: (): Promise<void> => inTurn(() => kept.discard()),
    /** Returns null while the app is locked. Waits for a restore that is under way. */
    async read(): Promise<SessionView | null> {
      await restoring;
      return running.isLocked ? null : view();
    },
    /** Whether a saved session waits for a keychain that doesn't respond. Waits for a restore that is under way. */
    async isHeldBack(): Promise<boolean> {
      await restoring;
      return running.isHeldBack;
    },
    signIn: (credentials: { email: string; password: string }): Promise<SessionView> => inTurn(() => signIn(credentials)),
    signOut: (): Promise<void> => inTurn(() => leave('signedOut')),
    /**
     * Ends a session because the app isn't used: like a sign-out, but the screens wait for the user who left them. Screens of a session
     * that has ended already are covered.
     */
    lock: (): Promise<void> => inTurn(() => leave('locked')),
    /**
     * Locks the app at the user's request until the same admin signs in: the session goes on in this process, and `onEnded` isn't called.
     * Does nothing without a session or while the app is locked.
     */
    lockNow: (): Promise<void> => inTurn(lockNow),
    /** Removes the saved session from disk; a running session goes on until the app quits. */
    forgetKept: (): Promise<void> => inTurn(forgetKept),
    /** Ends a running session once; later calls do nothing. */
    end,
    ...createFollowing(session),
  };
}
