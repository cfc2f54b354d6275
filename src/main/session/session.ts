import type { Admin } from '@shared/contract/admins';
import { FailureError, failed } from '@shared/contract/result';
import type { SessionEndReason, SessionView } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import type { Api } from '../api/api-client';
import type { Endpoint } from '../connection/endpoint';
import type { Logger } from '../diagnostics/logger';
import type { Notices } from '../diagnostics/notices';
import type { Access } from './access';
import { createSessionState, reduceSession, type SessionAction, type SessionState } from './session-state';
import { type LoginAnswer, toAuthData, toErrorMessage, toSessionView } from './session-view';
import type { StoredSession } from './stored-session';
import { type TokenPlace, toAccount } from './token-store';
import type { TokenVault } from './token-vault';

export interface Session {
  /** Takes up the stored session once the address in use is known; clears what cannot be taken up (OP-25). */
  restore(endpointKnown: Promise<void>): Promise<void>;
  /** Forgets a stored session without telling anyone. */
  discardStored(): Promise<void>;
  /** Waits for a restore that is under way. */
  read(): Promise<SessionView | null>;
  state(): SessionState;
  /** The account that is signed in, or was last in this run. */
  account(): string | null;
  signIn(credentials: { email: string; password: string }): Promise<SessionView>;
  signOut(): Promise<void>;
  /** Ends a running session once; later calls do nothing. */
  end(reason: SessionEndReason): Promise<void>;
  updateAvatar(avatar: string | null): void;
  mergeAdmin(changes: Partial<Admin>): void;
  replaceRoles(roles: readonly string[]): void;
  setLoading(loading: boolean): void;
  setLogo(logo: string | null): void;
  setLanguage(language: Language): void;
  onChanged(listener: (view: SessionView) => void): void;
  onEnded(listener: (reason: SessionEndReason) => void): void;
}

export interface SessionDeps {
  api: Api;
  access: Access;
  endpoint: Endpoint;
  vault: TokenVault;
  stored: StoredSession;
  notices: Notices;
  log: Logger;
  language: Language;
}

export function createSession(deps: SessionDeps): Session {
  const { api, access, endpoint, vault, stored, notices, log } = deps;
  let state = createSessionState(deps.language);
  let place: TokenPlace = 'memory';
  let account: string | null = null;
  let restoring: Promise<void> = Promise.resolve();
  let lastStep: Promise<unknown> = Promise.resolve();
  const changed = new Set<(view: SessionView) => void>();
  const ended = new Set<(reason: SessionEndReason) => void>();

  const dispatch = (action: SessionAction): void => {
    state = reduceSession(state, action);
  };
  /** Sign-in, sign-out and restore never overlap. */
  const inTurn = <Value>(step: () => Promise<Value>): Promise<Value> => {
    const turn = lastStep.then(step, step);
    lastStep = turn.catch(() => undefined);
    return turn;
  };

  const isInUse = (apiRoot: string): boolean => endpoint.target()?.apiRoot === apiRoot;

  const view = (): SessionView | null => toSessionView(state, place);

  /** A session that cannot be stored still runs; the next start asks for a sign-in. */
  function persist(apiRoot: string): boolean {
    if (!state.auth) return true;
    const { email, localId, expiresIn, admin } = state.auth;
    try {
      stored.write({ apiRoot, email, localId, expiresIn, admin }, state.roles);
      return true;
    } catch (error) {
      log.error('session.notStored', error);
      return false;
    }
  }

  function clearStored(): void {
    try {
      stored.clear();
    } catch (error) {
      log.error('session.notCleared', error);
    }
  }

  function applyChange(action: SessionAction): void {
    const grant = access.current();
    if (!state.auth || !grant) return;
    dispatch(action);
    persist(grant.apiRoot);
    const current = view();
    if (current) for (const listener of changed) listener(current);
  }

  async function restoreStored(): Promise<void> {
    const target = endpoint.target();
    const kept = stored.read();
    if (!kept || !target || state.auth) return;
    const { details, roles } = kept;
    const found = details.apiRoot === target.apiRoot ? await vault.load(toAccount(details.apiRoot, details.admin.id)) : null;
    // A keychain may take its time, and the person may have chosen another server meanwhile.
    if (!found || !isInUse(target.apiRoot)) return discard(details.apiRoot, details.admin.id);
    log.hide(found.token);
    access.grant(found.token, target.apiRoot);
    place = found.place;
    account = toAccount(target.apiRoot, details.admin.id);
    dispatch({ type: 'restored', roles, auth: { ...details, idToken: found.token, refreshToken: '' } });
  }

  async function discard(apiRoot: string, adminId: number): Promise<void> {
    clearStored();
    await vault.wipe(toAccount(apiRoot, adminId));
  }

  /** Everything that the page sees happens at once; the returned step removes what is kept on disk. */
  function endNow(reason: SessionEndReason): () => Promise<void> {
    const { auth } = state;
    const grant = access.current();
    if (!auth || !grant) return async () => undefined;
    access.revoke();
    dispatch({ type: 'signedOut' });
    for (const listener of ended) listener(reason);
    return () => discard(grant.apiRoot, auth.admin.id);
  }

  // A sign-in that follows at once must not lose its fresh token to the removal of the old one.
  const end = (reason: SessionEndReason): Promise<void> => inTurn(endNow(reason));

  async function signIn({ email, password }: { email: string; password: string }): Promise<SessionView> {
    log.hide(password);
    dispatch({ type: 'signInStarted', email, password });
    const apiRoot = endpoint.target()?.apiRoot ?? '';
    const login = await api.call('session.login', { body: { email, password } });
    const answer = isInUse(apiRoot) || !login.ok ? login : failed<LoginAnswer>('cancelled');
    if (!answer.ok) {
      dispatch({ type: 'signInFailed', errorMessage: toErrorMessage(answer.error) });
      throw new FailureError(answer.error);
    }
    await replaceSession(apiRoot, answer.value);
    const current = view();
    if (!current) throw new FailureError({ code: 'sessionEnded' });
    for (const listener of changed) listener(current);
    return current;
  }

  async function replaceSession(apiRoot: string, answer: LoginAnswer): Promise<void> {
    const earlier = stored.read()?.details;
    account = toAccount(apiRoot, answer.admin.id);
    if (earlier && toAccount(earlier.apiRoot, earlier.admin.id) !== account) await discard(earlier.apiRoot, earlier.admin.id);
    log.hide(answer.accessToken);
    access.grant(answer.accessToken, apiRoot);
    dispatch({ type: 'signInSucceeded', auth: toAuthData(answer) });
    place = await vault.save(account, answer.accessToken);
    if (!persist(apiRoot) || place === 'memory') notices.push({ kind: 'tokenInMemory' });
  }

  async function signOut(): Promise<void> {
    // The farewell carries the token, so it starts first; nobody waits for its answer (OP-23).
    if (access.current()) void api.call('session.logout', {}, { outlivesSession: true });
    await endNow('signedOut')();
  }

  access.onRefused(() => void end('notAuthorized').catch((error) => log.error('session.endFailed', error)));

  return {
    restore(endpointKnown) {
      restoring = endpointKnown.then(() => inTurn(restoreStored));
      return restoring;
    },
    discardStored: () =>
      inTurn(async () => {
        const kept = stored.read();
        if (kept) await discard(kept.details.apiRoot, kept.details.admin.id);
      }),
    async read() {
      await restoring;
      return view();
    },
    state: () => state,
    account: () => account,
    signIn: (credentials) => inTurn(() => signIn(credentials)),
    signOut: () => inTurn(signOut),
    end,
    updateAvatar: (avatar) => applyChange({ type: 'avatarUpdated', avatar }),
    mergeAdmin: (changes) => applyChange({ type: 'adminMerged', changes }),
    replaceRoles: (roles) => applyChange({ type: 'rolesReplaced', roles }),
    setLoading: (loading) => dispatch({ type: 'loadingSet', loading }),
    setLogo: (logo) => dispatch({ type: 'logoSet', logo }),
    setLanguage: (language) => dispatch({ type: 'languageSet', language }),
    onChanged(listener) {
      changed.add(listener);
    },
    onEnded(listener) {
      ended.add(listener);
    },
  };
}
