import type { SecretPlace } from '@main/system/secrets/secret-store';
import type { SessionView } from '@shared/contract/desktop/session';
import type { ValueOfCall } from '../api/api-client';
import { type AuthData, isAuthenticated, type SessionState } from './session-state';

export type LoginResponse = ValueOfCall<'session.login'>;

/** Converts the sign-in's response (OP-27). */
export function toAuthData({ accessToken, admin, expiresIn, refreshToken }: LoginResponse): AuthData {
  return {
    email: admin.email,
    idToken: accessToken,
    localId: String(admin.id),
    expiresIn: expiresIn ?? '',
    refreshToken: refreshToken ?? '',
    admin,
  };
}

/** Returns everything of a session except the tokens, for pages. */
export function toSessionView(state: SessionState, tokenKeptIn: SecretPlace): SessionView | null {
  if (!state.auth || !isAuthenticated(state)) return null;
  const { email, localId, expiresIn, admin } = state.auth;
  return { auth: { email, idToken: '', localId, expiresIn, refreshToken: '', admin }, roles: [...state.roles], tokenKeptIn };
}
