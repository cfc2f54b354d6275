/** Where a secret is stored; `memory` ends with the app. */
export type SecretPlace = 'keychain' | 'safeStorage' | 'memory';

/** A place that can store an account's secret. Every method rejects if the place isn't available. */
export interface SecretStore {
  readonly place: SecretPlace;
  save(account: string, secret: string): Promise<void>;
  /** Null only if the place responds that it has no secret for the account. */
  load(account: string): Promise<string | null>;
  /** Resolves only when the place has no secret for the account. */
  clear(account: string): Promise<void>;
}
