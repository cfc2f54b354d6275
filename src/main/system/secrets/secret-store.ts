/** Where a secret lies; `memory` ends with the app. */
export type SecretPlace = 'keychain' | 'safeStorage' | 'memory';

/** One place that can keep the secret of an account. Every method rejects when the place cannot do it now. */
export interface SecretStore {
  readonly place: SecretPlace;
  save(account: string, secret: string): Promise<void>;
  /** Null only when the place answers that it keeps nothing for the account. */
  load(account: string): Promise<string | null>;
  /** Resolves only when the place keeps nothing for the account any more. */
  clear(account: string): Promise<void>;
}
