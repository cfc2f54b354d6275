import type { SessionView } from '@shared/contract/session';

export type TokenPlace = SessionView['tokenKeptIn'];

/** One place that can keep the token of an account. Every method rejects when the place cannot do it. */
export interface TokenStore {
  readonly place: TokenPlace;
  save(account: string, token: string): Promise<void>;
  /** Null when nothing is kept for the account. */
  load(account: string): Promise<string | null>;
  clear(account: string): Promise<void>;
}

/** The account under which a token is kept: it binds the token to its API root (decisions: a token is never sent to another one). */
export function toAccount(apiRoot: string, adminId: number): string {
  return `${apiRoot}#${adminId}`;
}
