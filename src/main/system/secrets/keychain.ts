/** The part of keytar that the app uses. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Loads keytar if it is installed and its library can be loaded; rejects otherwise. */
export async function loadKeytar(): Promise<Keychain> {
  const module: Keychain & { default?: Keychain } = await import('keytar');
  return module.default ?? module;
}
